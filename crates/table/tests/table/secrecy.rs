//! Two matches that differ only in what somebody may not know are the same to them, byte
//! for byte: updates, history, frames, refusals, odds and reasons, undo included.

use forms::{Args, GameJson};
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
struct World<G: GameJson> {
    table: Table,
    games: Vec<G>,
    /// What was answered before it was asked for.
    early: Vec<(Seat, G::Action)>,
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

    /// What a person can answer now, who is asked in this game.
    fn answers_of(&self, person: &PersonId, asked: &G) -> Vec<G::Action> {
        let update = self.table.update(&Viewer::person(person), None, &People::default(), 0);
        let read = |legal: &protocol::Legal| {
            let fields = legal.action.fields();
            asked.read_action(Args::new(&fields)).expect("it can be read").expect("it can be meant")
        };
        update.legal.iter().map(read).collect()
    }

    fn early_of(&self, seat: Seat) -> Option<G::Action> {
        self.early.iter().find(|early| early.0 == seat).map(|early| early.1.clone())
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
    strangers: Vec<Seat>,
    is_hidden: Hidden,
    /// Whether the two worlds may answer a decision differently.
    may_differ: fn(&G::Action, &G::Action) -> bool,
    seat_of: fn(G::Seat) -> Seat,
    rules_seat: fn(Seat) -> G::Seat,
    /// The game as a seat sees its question that may answer before it is asked.
    asking: fn(&G, G::Seat) -> Option<G>,
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
    n_early: usize,
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
            let mut world = World { table: house.table.clone(), games: vec![game], early: Vec::new() };
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
            n_early: 0,
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
    /// can be played that they could not tell apart. Sometimes somebody answers who is not asked yet.
    fn step(&mut self) -> bool {
        if self.chance.below(3) == 0 && self.answer_early() {
            return true;
        }
        if !self.step_asked() {
            return false;
        }
        // What was answered early is played at once when its turn comes.
        while self.asked().is_some_and(|seat| self.one.early_of(seat).is_some()) {
            if !self.step_asked() {
                return false;
            }
        }
        true
    }

    /// The seat that the rules ask.
    fn asked(&self) -> Option<Seat> {
        match self.one.now().pending() {
            Pending::Decide(owner) => Some((self.case.seat_of)(owner)),
            Pending::Over(_) => None,
        }
    }

    /// The seat that is asked plays, what it answered early if it did.
    fn step_asked(&mut self) -> bool {
        let Some(seat) = self.asked() else { return false };
        let (mut legal, mut answers) = (self.one.legal(), self.other.legal());
        if let (Some(early), Some(other)) = (self.one.early_of(seat), self.other.early_of(seat)) {
            (legal, answers) = (vec![early], vec![other]);
        }
        let is_early = self.one.early_of(seat).is_some();
        for attempt in 0..12 {
            let action = legal[self.chance.below(legal.len() as u32) as usize].clone();
            let answer =
                if is_early { Some(answers[0].clone()) } else { self.answer(&answers, &action, attempt < 6) };
            let Some(answer) = answer else { continue };
            if let Some((one, other)) = self.play(seat, &action, &answer, attempt < 9) {
                (self.one, self.other) = (one, other);
                return true;
            }
        }
        false
    }

    /// Somebody answers who is not asked yet, if there is somebody who can.
    fn answer_early(&mut self) -> bool {
        let (asked, table) = (self.asked(), &self.one.table);
        let can_answer = |&seat: &Seat| {
            let person = table.holder(seat)?.person()?.clone();
            let answers = [&self.one, &self.other].map(|world| {
                let asked = (self.case.asking)(world.now(), (self.case.rules_seat)(seat));
                asked.map_or_else(Vec::new, |asked| world.answers_of(&person, &asked))
            });
            (Some(seat) != asked && !answers[0].is_empty()).then_some((seat, person, answers))
        };
        let mut able: Vec<_> = table.seats().iter().filter_map(can_answer).collect();
        if able.is_empty() {
            return false;
        }
        let (seat, person, [legal, answers]) =
            able.swap_remove(self.chance.below(able.len() as u32) as usize);
        let action = legal[self.chance.below(legal.len() as u32) as usize].clone();
        // Strangers know what they have chosen themselves.
        let differs = !self.case.strangers.contains(&seat);
        let Some(answer) = self.answer(&answers, &action, differs) else { return false };
        for (world, action) in [(&mut self.one, action), (&mut self.other, answer)] {
            let choice = Choice::Object(forms::object(&world.now().write_action(&action)));
            let command = Command::Act { version: world.table.version(), choice, turn: None };
            let decided = world.table.consider(&Who::Person(person.clone()), &command, &self.secret, 0);
            for entry in decided.expect("it may be answered").entries {
                assert!(matches!(entry.fact, Fact::Answered { .. }), "{entry:?}");
                world.table.absorb(&entry).expect("it follows");
            }
            world.early.push((seat, action));
        }
        self.n_early += 1;
        true
    }

    /// What the other world answers: something else where that may be, or the same.
    fn answer(&mut self, legal: &[G::Action], action: &G::Action, differs: bool) -> Option<G::Action> {
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
        for world in [&mut one, &mut other] {
            let given = world.early.iter().position(|early| early.0 == seat);
            given.map(|at| world.early.remove(at));
        }
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
                    match entry.fact {
                        Fact::Undone { to, .. } => world.games.truncate(to as usize + 1),
                        Fact::Recalled { seat, .. } => {
                            let last = world.early.iter().rposition(|early| early.0 == seat);
                            world.early.remove(last.expect("it was answered"));
                        }
                        _ => panic!("{entry:?}"),
                    }
                    world.table.absorb(&entry).unwrap();
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

/// Plays many pairs; gives how often they were compared, how often they differed then,
/// how often something was taken back, and how often somebody answered who was not asked yet.
fn check<G: GameJson>(case: &Case<G>, n_pairs: u64) -> [usize; 4] {
    let mut sums = [0; 4];
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
        let own = [pair.n_compared, pair.n_different, pair.n_undone, pair.n_early];
        for (sum, own) in sums.iter_mut().zip(own) {
            *sum += own;
        }
    }
    sums
}

fn hulk_case(stranger: Seat, is_hidden: Hidden) -> Case<space_hulk::SpaceHulk> {
    Case {
        terms: hulk("shakedown"),
        people: &["ann", "bob"],
        set_up: |chance| {
            let mission = content::hulk::Library::built_in().find("shakedown").unwrap();
            forms::hulk::set_up(mission, None, None, chance, &mut Journal::keep()).unwrap()
        },
        strangers: vec![stranger],
        is_hidden,
        may_differ: |_, _| false,
        seat_of: |side| if side == space_hulk::Side::Marine { Seat::Marine } else { Seat::Alien },
        rules_seat: |seat| {
            if seat == Seat::Marine { space_hulk::Side::Marine } else { space_hulk::Side::Alien }
        },
        asking: |_, _| None,
    }
}

/// The counters of the Marines' points are drawn from six, the blips from three kinds.
#[test]
fn aliens_learn_nothing_of_the_command_counter() {
    let case = hulk_case(Seat::Alien, |draw| matches!(draw, Draw::Pick { weights } if weights.len() == 6));
    let [compared, different, undone, _] = check(&case, 25);
    assert!(compared > 500 && different > 400 && undone > 15, "{compared} {different} {undone}");
}

#[test]
fn marines_learn_nothing_of_the_blips() {
    let case = hulk_case(Seat::Marine, |draw| matches!(draw, Draw::Pick { weights } if weights.len() == 3));
    let [compared, different, undone, _] = check(&case, 25);
    assert!(compared > 500 && different > 400 && undone > 15, "{compared} {different} {undone}");
}

/// The cards that one player chooses, and the events that this player alone has seen.
fn angel_case(players: u8, keeper: Seat) -> Case<death_angel::DeathAngel> {
    Case {
        terms: angel(players),
        people: &["ann", "bob", "cid", "dan", "eve", "fay"][..players as usize],
        set_up: match players {
            2 => |chance| death_angel::DeathAngel::new(2, chance, &mut Journal::keep()).unwrap(),
            _ => |chance| death_angel::DeathAngel::new(6, chance, &mut Journal::keep()).unwrap(),
        },
        strangers: Seat::PLAYERS[..players as usize].iter().copied().filter(|&seat| seat != keeper).collect(),
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
        asking: death_angel::DeathAngel::asking,
    }
}

#[test]
fn players_learn_nothing_of_chosen_cards() {
    // Whoever has the secret is asked first, between others, or last.
    for (players, keeper) in [(2, Seat::P1), (2, Seat::P2), (6, Seat::P1), (6, Seat::P3), (6, Seat::P6)] {
        let sums @ [compared, different, undone, early] = check(&angel_case(players, keeper), 15);
        assert!(compared > 150 && different > 5 && undone > 5 && early > 10, "{players} {keeper}: {sums:?}");
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
    let case = hulk_case(Seat::Alien, |draw| matches!(draw, Draw::Pick { weights } if weights.len() == 6));
    for (name, leak) in LEAKS {
        let caught = (0..20).any(|seed| {
            let Some(mut pair) = Pair::start(&case, seed) else { return false };
            pair.prefer_in_one();
            (0..30).any(|_| pair.compare(leak).is_some() || !pair.step()) && pair.compare(leak).is_some()
        });
        assert!(caught, "{name} is not noticed");
    }
}
