//! Two matches that differ only in what somebody may not know are the same to them, byte
//! for byte: updates, history, frames, refusals, odds and reasons, undo included.

use forms::GameJson;
use game_api::{Chance, Draw, Game, Journal, Pending, Seeded};
use protocol::Passing;
use table::{
    By, Choice, Command, Drawn, Entry, Fact, People, PersonId, Seat, Table, Terms, Viewer, Who, witnessed,
};
use testkit::twins::{Hidden, in_both, parting};

use crate::house::{House, angel, hulk, id};

/// What a mistake in the table could tell.
type Leak<G> = fn(&World<G>) -> String;

/// A match with the games that led to its present one.
#[derive(Clone)]
struct World<G> {
    table: Table,
    games: Vec<G>,
}

impl<G: GameJson> World<G> {
    fn now(&self) -> &G {
        self.games.last().expect("a game")
    }

    fn legal(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.now().legal_actions(&mut legal);
        legal
    }

    fn absorb(&mut self, fact: Fact) {
        let entry = Entry { at: self.table.last_at() + 5, fact };
        self.table.absorb(&entry).unwrap_or_else(|corrupt| panic!("{corrupt}"));
    }
}

/// What is kept from whom.
struct Case<G: GameJson> {
    terms: Terms,
    people: &'static [&'static str],
    set_up: fn(&mut dyn Chance) -> G,
    /// Who may not know it; spectators never do.
    strangers: &'static [Seat],
    is_hidden: Hidden,
    /// Whether the two worlds may answer a decision differently.
    may_differ: fn(&G::Action, &G::Action) -> bool,
    seat_of: fn(G::Seat) -> Seat,
    rules_seat: fn(Seat) -> G::Seat,
}

struct Pair<'a, G: GameJson> {
    case: &'a Case<G>,
    one: World<G>,
    other: World<G>,
    secret: table::Secret,
    chance: Seeded,
    twin: Seeded,
    n_compared: usize,
    n_different: usize,
    n_undone: usize,
}

impl<'a, G: GameJson> Pair<'a, G> {
    /// Two matches that start differently, if they look the same to the strangers.
    fn start(case: &'a Case<G>, seed: u64) -> Option<Pair<'a, G>> {
        let mut house = House::open(case.terms.clone(), seed as u8);
        for (seat, person) in house.table.seats().to_vec().into_iter().zip(case.people) {
            house.does(person, Command::Take { seat });
        }
        case.people.iter().for_each(|person| house.commits(person));
        case.people.iter().for_each(|person| house.reveals(person));
        let (mut chance, mut twin) = (Seeded::new(seed), Seeded::new(!seed));
        let set_up = |chance: &mut dyn Chance| witnessed(chance, case.set_up);
        let [first, second] = in_both(case.is_hidden, (&mut chance, &mut twin), set_up, set_up);
        let world = |((game, drawn), _): ((G, Drawn), Vec<u32>)| {
            let mut world = World { table: house.table.clone(), games: vec![game] };
            let started = Fact::started(drawn, world.now());
            world.absorb(started);
            world
        };
        let (one, other) = (world(first), world(second));
        let pair = Pair {
            case,
            one,
            other,
            secret: house.secret,
            chance,
            twin,
            n_compared: 0,
            n_different: 0,
            n_undone: 0,
        };
        pair.look_alike(&pair.one, &pair.other).then_some(pair)
    }

    fn viewers(&self) -> Vec<game_api::Viewer<G::Seat>> {
        let seats =
            self.case.strangers.iter().map(|&seat| game_api::Viewer::Seat((self.case.rules_seat)(seat)));
        seats.chain([game_api::Viewer::Spectator]).collect()
    }

    /// Whether the rules show the same to everybody who may not know the difference.
    fn look_alike(&self, one: &World<G>, other: &World<G>) -> bool {
        self.viewers().into_iter().all(|viewer| one.now().view(viewer) == other.now().view(viewer))
    }

    /// Plays the same on both sides, as far as the strangers can tell; false if nothing
    /// can be played that they could not tell apart.
    fn step(&mut self) -> bool {
        let Pending::Decide(owner) = self.one.now().pending() else { return false };
        let legal = self.one.legal();
        for attempt in 0..12 {
            let action = legal[self.chance.below(legal.len() as u32) as usize].clone();
            let Some(answer) = self.answer(&action, attempt < 6) else { continue };
            let seat = (self.case.seat_of)(owner);
            if let Some((one, other)) = self.play(seat, &action, &answer, attempt < 9) {
                (self.one, self.other) = (one, other);
                return true;
            }
        }
        false
    }

    /// What the other world answers: something else where that may be, or the same.
    fn answer(&mut self, action: &G::Action, differs: bool) -> Option<G::Action> {
        let legal = self.other.legal();
        let others: Vec<&G::Action> =
            legal.iter().filter(|other| (self.case.may_differ)(action, other)).collect();
        if differs && !others.is_empty() {
            return Some(others[self.twin.below(others.len() as u32) as usize].clone());
        }
        let written = self.one.now().write_action(action);
        legal.iter().find(|other| self.other.now().write_action(other) == written).cloned()
    }

    fn play(
        &mut self,
        seat: Seat,
        action: &G::Action,
        answer: &G::Action,
        anew: bool,
    ) -> Option<(World<G>, World<G>)> {
        let hidden: Hidden = if anew { self.case.is_hidden } else { |_| false };
        let play = |game: &G, action: &G::Action| {
            let (mut game, action) = (game.clone(), action.clone());
            move |chance: &mut dyn Chance| {
                let mut story = Journal::keep();
                let ((), drawn) =
                    witnessed(chance, |chance| game.apply_unchecked(&action, chance, &mut story));
                (game, story, drawn)
            }
        };
        let (one, other) = (play(self.one.now(), action), play(self.other.now(), answer));
        let chances = (&mut self.chance, &mut self.twin);
        let [((first, story, drawn), _), ((second, other_story, other_drawn), _)] =
            in_both(hidden, chances, one, other);
        let told_alike = self.viewers().into_iter().all(|viewer| {
            story.visible_to(viewer).collect::<Vec<_>>() == other_story.visible_to(viewer).collect::<Vec<_>>()
        });
        let person =
            self.one.table.holder(seat).and_then(|holder| holder.person()).cloned().expect("a person");
        let (mut one, mut other) = (self.one.clone(), self.other.clone());
        // By hand or by preference: nobody may know that either.
        let legal = self.one.legal();
        let is_pass = !self.case.strangers.contains(&seat)
            && legal.len() == 1
            && forms::json(&self.one.now().write_action(action))["do"] == "pass";
        let by = if is_pass { By::Preference } else { By::Person(person.clone()) };
        add(&mut one, seat, by.clone(), action, drawn, first);
        add(&mut other, seat, By::Person(person), answer, other_drawn, second);
        let is_secret = told_alike && self.look_alike(&one, &other);
        // What can be taken back has told nobody anything.
        if let (false, true, By::Person(person)) = (is_secret, action == answer, &by) {
            let undo = |world: &World<G>| {
                world.table.update(&Viewer::person(person), None, &People::default(), 0).undo
            };
            assert_eq!(undo(&one), None, "{action:?}: {story:?}");
        }
        is_secret.then_some((one, other))
    }

    /// Somebody prefers something in one of the two: that is hidden as well.
    fn prefer_in_one(&mut self) {
        let table = &self.one.table;
        let Some(&seat) = table.seats().iter().find(|seat| !self.case.strangers.contains(seat)) else {
            return;
        };
        let person = table.holder(seat).and_then(|holder| holder.person()).cloned().expect("a person");
        let wish = Command::Prefer { seat, passing: Passing::WhenForced };
        let decided = table.consider(&Who::Person(person), &wish, &self.secret, 0).unwrap();
        decided.entries.iter().for_each(|entry| self.one.table.absorb(entry).unwrap());
    }

    /// Takes back what can be on both sides.
    fn undo(&mut self) {
        let version = self.one.table.version();
        for person in self.case.people {
            let who = Who::Person(id(person));
            let ask =
                |world: &World<G>, secret| world.table.consider(&who, &Command::Undo { version }, secret, 0);
            let (Ok(one), Ok(other)) = (ask(&self.one, &self.secret), ask(&self.other, &self.secret)) else {
                continue;
            };
            for (world, decided) in [(&mut self.one, one), (&mut self.other, other)] {
                for entry in decided.entries {
                    let Fact::Undone { to, .. } = entry.fact else { panic!("{entry:?}") };
                    world.table.absorb(&entry).unwrap();
                    world.games.truncate(to as usize + 1);
                }
            }
            self.n_undone += 1;
            return;
        }
    }

    /// Everything that a table says to those who may not know the difference, and what a
    /// leak would add to it. Gives where the two worlds part.
    fn compare(&mut self, leak: Leak<G>) -> Option<String> {
        let strangers = self.case.people.iter().map(|person| id(person));
        let strangers: Vec<PersonId> = strangers
            .filter(|person| {
                self.one.table.seats_of(person).iter().all(|seat| self.case.strangers.contains(seat))
            })
            .chain([id("nobody")])
            .collect();
        let since = self.twin.below(self.one.table.version());
        let frame = self.twin.below(self.one.table.n_frames() as u32) as usize;
        self.n_compared += 1;
        self.n_different += usize::from(self.one.now() != self.other.now());
        strangers.iter().find_map(|person| {
            let say = |world: &World<G>| {
                let said = self.everything(&world.table, person, since, frame);
                format!("{said}\n{}", leak(world))
            };
            parting(&say(&self.one), &say(&self.other)).map(|parting| format!("{person} is told {parting}"))
        })
    }

    fn everything(&self, table: &Table, person: &PersonId, since: u32, frame: usize) -> String {
        let viewer = Viewer::person(person);
        let update =
            |since| serde_json::to_string(&table.update(&viewer, since, &People::default(), 0)).unwrap();
        let mut said = vec![update(Some(since)), update(Some(0)), update(None)];
        said.push(serde_json::to_string(&table.frame(&viewer, frame)).unwrap());
        said.push(
            serde_json::to_string(&table.update(&Viewer::Spectator, Some(since), &People::default(), 0))
                .unwrap(),
        );
        let version = table.version();
        for command in [
            Command::Undo { version },
            Command::Undo { version: since },
            Command::Act { version, choice: Choice::Index(0), turn: None },
            Command::Act { version, choice: Choice::Index(3), turn: None },
            Command::Act { version: since, choice: Choice::Index(1), turn: None },
            Command::Act {
                version,
                choice: Choice::Object(forms::fields! {"do": "reinforce", "blip": "b1"}),
                turn: None,
            },
            Command::OfferDraw,
            Command::Rematch,
            Command::Resign { seat: table.seats()[0] },
        ] {
            let answer = table.consider(&Who::Person(person.clone()), &command, &self.secret, 0);
            said.push(match answer {
                Ok(decided) => format!("{} {}", decided.version, decided.entries.is_empty()),
                Err(refused) => serde_json::to_string(&refused).unwrap(),
            });
        }
        // Odds take their time, so that only some are compared.
        let odds = table.odds(person, if since.is_multiple_of(8) { version } else { 0 }, &Choice::Index(0));
        said.push(odds.map_or_else(|refused| format!("{refused}"), |odds| format!("{odds:?}")));
        for action in
            [forms::fields! {"do": "fire", "unit": "m1", "target": "b1"}, forms::fields! {"do": "keep"}]
        {
            let why = table.why_not(person, version, &action);
            said.push(why.map_or_else(|refused| format!("{refused}"), |why| format!("{why:?}")));
        }
        said.join("\n")
    }
}

fn add<G: GameJson>(world: &mut World<G>, seat: Seat, by: By, action: &G::Action, drawn: Drawn, after: G) {
    let written = forms::Text::of(&world.now().write_action(action));
    let played = Fact::played(seat, by, written, drawn, &world.now().snapshot(), &after.snapshot());
    world.absorb(played);
    world.games.push(after);
}

/// Plays many pairs; gives how often they were compared, how often they differed then, and
/// how often something was taken back.
fn check<G: GameJson>(case: &Case<G>, n_pairs: u64) -> [usize; 3] {
    let mut sums = [0; 3];
    for seed in 0..n_pairs {
        let Some(mut pair) = Pair::start(case, seed) else { continue };
        pair.prefer_in_one();
        for _ in 0..70 {
            assert_eq!(pair.compare(|_| String::new()), None);
            if !pair.step() {
                break;
            }
            if pair.chance.below(6) == 0 {
                assert_eq!(pair.compare(|_| String::new()), None);
                pair.undo();
            }
        }
        for (sum, own) in sums.iter_mut().zip([pair.n_compared, pair.n_different, pair.n_undone]) {
            *sum += own;
        }
    }
    sums
}

fn hulk_case(strangers: &'static [Seat], is_hidden: Hidden) -> Case<space_hulk::SpaceHulk> {
    Case {
        terms: hulk("shakedown"),
        people: &["ann", "bob"],
        set_up: |chance| {
            let mission = content::hulk::Library::built_in().find("shakedown").unwrap();
            forms::hulk::set_up(mission, None, None, chance, &mut Journal::keep()).unwrap()
        },
        strangers,
        is_hidden,
        may_differ: |_, _| false,
        seat_of: |side| if side == space_hulk::Side::Marine { Seat::Marine } else { Seat::Alien },
        rules_seat: |seat| {
            if seat == Seat::Marine { space_hulk::Side::Marine } else { space_hulk::Side::Alien }
        },
    }
}

/// The counters of the Marines' points are drawn from six, the blips from three kinds.
#[test]
fn aliens_learn_nothing_of_the_command_counter() {
    let case = hulk_case(&[Seat::Alien], |draw| matches!(draw, Draw::Pick { weights } if weights.len() == 6));
    let [compared, different, undone] = check(&case, 25);
    assert!(compared > 500 && different > 400 && undone > 15, "{compared} {different} {undone}");
}

#[test]
fn marines_learn_nothing_of_the_blips() {
    let case =
        hulk_case(&[Seat::Marine], |draw| matches!(draw, Draw::Pick { weights } if weights.len() == 3));
    let [compared, different, undone] = check(&case, 25);
    assert!(compared > 500 && different > 400 && undone > 15, "{compared} {different} {undone}");
}

/// The cards that the first player chooses, and the events that he alone has seen.
fn angel_case(players: u8) -> Case<death_angel::DeathAngel> {
    Case {
        terms: angel(players),
        people: &["ann", "bob", "cid", "dan", "eve", "fay"][..players as usize],
        set_up: match players {
            2 => |chance| death_angel::DeathAngel::new(2, chance, &mut Journal::keep()).unwrap(),
            _ => |chance| death_angel::DeathAngel::new(6, chance, &mut Journal::keep()).unwrap(),
        },
        strangers: &Seat::PLAYERS[1..players as usize],
        is_hidden: |draw| matches!(draw, Draw::Pick { weights } if weights.len() > 12),
        may_differ: |one, other| {
            use death_angel::Action::Choose;
            matches!((one, other), (Choose { team, card }, Choose { team: same, card: else_ })
                if team == same && card != else_)
        },
        seat_of: |seat| Seat::PLAYERS[seat as usize],
        rules_seat: |seat| {
            let index = Seat::PLAYERS.iter().position(|&own| own == seat).unwrap();
            death_angel::Seat::ALL[index]
        },
    }
}

#[test]
fn players_learn_nothing_of_chosen_cards() {
    for players in [2, 6] {
        let [compared, different, undone] = check(&angel_case(players), 15);
        assert!(compared > 150 && different > 30 && undone > 5, "{players}: {compared} {different} {undone}");
    }
}

/// Mistakes that a table could make: each would tell somebody what they may not know.
const LEAKS: [(&str, Leak<space_hulk::SpaceHulk>); 10] = [
    ("the hash of the game", |world| world.now().state_hash().to_string()),
    ("the whole position", |world| world.now().write_position().to_string()),
    ("how many entries there are", |world| world.table.n_entries().to_string()),
    ("the answers of the other seat", |world| as_owner(world, None)["legal"].to_string()),
    ("the whole table", |world| format!("{:?}", world.table)),
    ("the view of the other seat", |world| as_owner(world, None).to_string()),
    ("what the other seat was told", |world| as_owner(world, Some(0)).to_string()),
    ("the preference of the other seat", |world| {
        as_owner(world, None)["seats"][0]["preferences"].to_string()
    }),
    ("the last moment as the other seat saw it", |world| {
        let frame = world.table.frame(&Viewer::person(&id("ann")), world.table.n_frames() - 1);
        serde_json::to_string(&frame).unwrap()
    }),
    ("a world that is not sampled", |world| format!("{:?}", world.now())),
];

/// What the Marine side's person is told.
fn as_owner(world: &World<space_hulk::SpaceHulk>, since: Option<u32>) -> serde_json::Value {
    serde_json::to_value(world.table.update(&Viewer::person(&id("ann")), since, &People::default(), 0))
        .unwrap()
}

/// The check itself is checked: it finds what would be a leak.
#[test]
fn planted_leaks_are_caught() {
    let case = hulk_case(&[Seat::Alien], |draw| matches!(draw, Draw::Pick { weights } if weights.len() == 6));
    for (name, leak) in LEAKS {
        let caught = (0..20).any(|seed| {
            let Some(mut pair) = Pair::start(&case, seed) else { return false };
            pair.prefer_in_one();
            (0..30).any(|_| pair.compare(leak).is_some() || !pair.step()) && pair.compare(leak).is_some()
        });
        assert!(caught, "{name} is not noticed");
    }
}
