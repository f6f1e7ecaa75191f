//! The one way out: what a table tells a viewer.

use forms::Text;
use game_api::{Chance as _, FirstDraw, Journal};
use protocol::{Event, Legal, Stage, Step, Undo, Update, View};

use crate::any::{AnyHistory, Look, MomentKind, each};
use crate::consider::{beyond, world_of};
use crate::early::{Early, asked_game};
use crate::entry::Millis;
use crate::playable::{Playable, legal};
use crate::seat::{PersonId, Seat};
use crate::table::{Note, Table, What};
use crate::told;
use crate::update::{People, Viewer, view_hash};

/// A screen: through whose eyes, and whether there is a curtain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Screen {
    eyes: Option<Seat>,
    curtain: Option<Seat>,
}

impl Screen {
    fn look(self) -> Look {
        self.eyes.map_or(Look::Spectator, Look::Seat)
    }
}

impl Table {
    /// Through whose eyes a viewer sees now.
    pub(crate) fn look_of(&self, viewer: &Viewer) -> Look {
        self.screen(viewer).look()
    }

    /// What a viewer may know now, with what happened after version `since`; without it
    /// nothing that happened is told. The one way out of a match that is being played: equal for two
    /// matches that differ only in what the viewer may not know.
    pub fn update(&self, viewer: &Viewer, since: Option<u32>, people: &People, now: Millis) -> Update {
        let screen = self.screen(viewer);
        let (person, look) = (person_of(viewer), screen.look());
        let decides = self.deciders();
        let mine = screen.eyes.filter(|seat| decides.contains(seat));
        let history = self.history.as_ref();
        let view = history.map(|history| View::from(self.view_now(history, look)));
        let state = |&seat: &Seat| self.seat_state(seat, &decides, person, people);
        Update {
            version: self.version(),
            since,
            steps: since.map(|since| self.steps(viewer, since, u32::MAX, people)).unwrap_or_default(),
            stage: self.stage(),
            start: (self.stage() == Stage::Waiting).then(|| self.told_start()),
            seat: screen.eyes,
            hash: view.as_ref().map(view_hash),
            view,
            decision: history.zip(mine).map(|(history, seat)| history.decision(&self.early, seat).into()),
            over: self.ending().cloned(),
            legal: history
                .zip(mine)
                .map(|(history, seat)| history.answers(&self.early, seat))
                .unwrap_or_default(),
            after_pass: history.zip(mine).map(|(history, seat)| history.after_pass(seat)).unwrap_or_default(),
            turn: history.map(AnyHistory::turn_name),
            curtain: screen.curtain,
            clock: self.clock_at(now, mine),
            undo: person.and_then(|person| self.undo_now(person)),
            seats: self.chairs.keys().map(state).collect(),
            presence: people.presence.clone(),
            next_match: self.rematch.clone().map(String::from),
            secret: self.closed.as_ref().map(|(_, secret)| secret.to_hex()),
        }
    }

    /// What happened after version `since`, up to version `until`.
    pub fn steps(&self, viewer: &Viewer, since: u32, until: u32, people: &People) -> Vec<Step> {
        let look = self.look_of(viewer);
        self.tell(look, since as usize, (until as usize).min(self.notes.len()), people)
    }

    /// Lifts the curtain for a seat: whether this person may look through its eyes now.
    pub fn can_lift(&self, person: &PersonId, seat: Seat) -> bool {
        self.chairs.get(&seat).is_some_and(|chair| chair.holder.is(person))
    }

    /// What some versions changed, as this look sees it.
    fn tell(&self, look: Look, since: usize, until: usize, people: &People) -> Vec<Step> {
        let notes = || self.notes.range(since..until);
        let moments = notes().filter_map(moment_of);
        let (first, end) = moments.fold((usize::MAX, 0), |(first, _), at| (first.min(at), at + 1));
        let events =
            self.history.as_ref().map(|history| history.events(first, end, look)).unwrap_or_default();
        let mut events = events.into_iter();
        let told = notes().enumerate().map(|(i, note)| {
            let events = match &note.what {
                What::Started => self.history.as_ref().map(|history| history.opening_events(look)),
                // Nothing happens in the game when something is taken back, but it has its place
                // among the moments.
                What::Moment(_) | What::Undone(..) => events.next(),
                _ => None,
            };
            let events = events.into_iter().flatten().map(Event::from).collect();
            let (version, what) = ((since + i + 1) as u32, self.what_is_told(note, people));
            Step { version, at: note.at, what, events }
        });
        told.collect()
    }

    fn what_is_told(&self, note: &Note, people: &People) -> protocol::What {
        use protocol::What as Told;
        match &note.what {
            What::Opened => Told::Opened,
            What::Seated(seat, holder) => Told::Seated { seat: *seat, holder: told::holder(holder, people) },
            What::Committed(person) => Told::Committed { person: person.to_string() },
            What::Revealed(person) => Told::Revealed { person: person.to_string() },
            What::Aborted(aborted) => told::aborted(aborted, people),
            What::Started => Told::Started,
            What::Moment(at) => {
                let (seat, by) = self.played_by(*at);
                Told::Played { seat, by }
            }
            What::Answered(seat) => Told::Answered { seat: *seat },
            What::Recalled(seat) => Told::Recalled { seat: *seat },
            What::Undone(_, taken) => Told::Undone { seat: taken.seat, to: taken.to, marked: taken.marked },
            What::Resigned(seat) => Told::Resigned { seat: *seat },
            What::DrawOffered(seat) => Told::DrawOffered { seat: *seat },
            What::DrawDeclined(seat) => Told::DrawDeclined { seat: *seat },
            What::Paused => Told::Paused,
            What::Resumed => Told::Resumed,
            What::Closed => Told::Closed,
            What::RematchWanted(seat) => Told::RematchWanted { seat: *seat },
            What::Rematched => Told::Rematched,
        }
    }

    /// Whose step a moment was, and who took it as far as others may know.
    pub(crate) fn played_by(&self, at: usize) -> (Seat, protocol::By) {
        match self.history.as_ref().map(|history| history.moment(at)) {
            Some(MomentKind::Played { seat, by, .. }) => (seat, told::by(by)),
            _ => (self.plan.seats[0], protocol::By::Person),
        }
    }

    /// Through whose eyes a viewer sees. A person with one seat sees through it. A
    /// person with several sees through the one that decides if there is nothing to hide or the
    /// curtain was lifted for it, and what all may see while it was not; when
    /// another person decides, through the one for which it was last lifted.
    fn screen(&self, viewer: &Viewer) -> Screen {
        let Viewer::Person { person, lifted } = viewer else { return Screen { eyes: None, curtain: None } };
        let seats = self.seats_of(person);
        if seats.len() < 2 {
            return Screen { eyes: seats.first().copied(), curtain: None };
        }
        let lifted = lifted.filter(|seat| seats.contains(seat));
        let decides = self.deciders().into_iter().find(|seat| seats.contains(seat));
        let Some(seat) = decides else { return Screen { eyes: lifted, curtain: None } };
        if lifted == Some(seat) || self.terms().open_hands || !self.is_private(seat) {
            Screen { eyes: Some(seat), curtain: None }
        } else {
            Screen { eyes: None, curtain: Some(seat) }
        }
    }

    /// Whether others may not look on while a seat decides: it knows more than everybody
    /// does, or what it answers stays its secret. Without the latter the curtain would miss
    /// the first secret, and fall after it in front of the one who has just answered.
    fn is_private(&self, seat: Seat) -> bool {
        let Some(history) = &self.history else { return false };
        history.answers_in_secret()
            || self.view_now(history, Look::Seat(seat)) != self.view_now(history, Look::Spectator)
    }

    /// A seat that is asked sees its own clock, everybody else that of the seat that the rules ask.
    fn clock_at(&self, now: Millis, mine: Option<Seat>) -> Option<protocol::Clock> {
        let left = self.clock.left(now);
        let own = mine.and_then(|seat| self.clock.left_of(seat, now));
        let paused = self.clock.is_paused();
        self.has_clock().then_some(protocol::Clock {
            paused,
            turn_left: left.turn,
            seat_left: own.or(left.seat),
        })
    }

    fn undo_now(&self, person: &PersonId) -> Option<Undo> {
        if self.recall_offer(person).is_some() {
            return Some(Undo { to: self.version(), marked: false });
        }
        let offer = self.undo_offer(person)?;
        Some(Undo { to: self.version_before_step(offer.to), marked: offer.marked })
    }
}

fn person_of(viewer: &Viewer) -> Option<&PersonId> {
    match viewer {
        Viewer::Person { person, .. } => Some(person),
        Viewer::Spectator => None,
    }
}

fn moment_of(note: &Note) -> Option<usize> {
    match note.what {
        What::Moment(at) | What::Undone(at, ..) => Some(at),
        _ => None,
    }
}

impl AnyHistory {
    /// The decision of a seat that decides.
    fn decision(&self, early: &[Early], seat: Seat) -> Text {
        use forms::GameJson;
        each!(self, history => Text::of(&asked_game(history, early, seat).write_decision()))
    }

    /// The legal list of a seat that decides.
    fn answers(&self, early: &[Early], seat: Seat) -> Vec<Legal> {
        each!(self, history => answers(&*asked_game(history, early, seat), seat))
    }

    /// The legal list after passing, where the seat is merely offered something.
    fn after_pass(&self, seat: Seat) -> Vec<Legal> {
        each!(self, history => {
            beyond(history.now(), seat).filter(|_| history.owner() == Some(seat)).map(|beyond| answers(&beyond.game, seat)).unwrap_or_default()
        })
    }
}

/// The legal list, each answer with whether it is final, in a world that the seat cannot tell from the real one.
fn answers<G: Playable>(game: &G, seat: Seat) -> Vec<Legal> {
    let world = world_of(game, seat);
    let answer = |action: &G::Action| Legal {
        action: Text::of(&game.write_action(action)).into(),
        is_final: is_final(&world, action),
    };
    legal(game).iter().map(answer).collect()
}

/// Whether an answer is final: it draws something, reveals something or ends the game. It is followed on a copy to its
/// first draw, and no further.
fn is_final<G: Playable>(world: &G, action: &G::Action) -> bool {
    let (mut game, mut chance, mut story) = (world.clone(), FirstDraw::default(), Journal::keep());
    game.apply_unchecked(action, &mut chance, &mut story);
    chance.is_spent() || story.entries().iter().any(|entry| G::reveals(&entry.event))
}

#[cfg(test)]
mod tests {
    use game_api::{Pending, Seeded};

    use super::*;
    use crate::history::Applied;
    use crate::plan::Plan;
    use crate::terms::{GameTerms, Solo, Terms};

    /// What was asked in random games.
    #[derive(Debug, Default)]
    struct Asked {
        is_final: usize,
        others: usize,
    }

    /// In random games it is known of every answer before it is played whether it is final, whatever is rolled.
    fn check<G: Playable>(start: &G, seed: u64, asked: &mut Asked) {
        let (mut game, mut dice, mut legal) = (start.clone(), Seeded::new(seed), Vec::new());
        for _ in 0..300 {
            let Pending::Decide(_) = game.pending() else { break };
            game.legal_actions(&mut legal);
            for action in &legal {
                let played =
                    Applied::new(&game, action, Seeded::new(u64::from(dice.below(1 << 16)))).is_final();
                assert_eq!(is_final(&game, action), played, "{}", game.action_words(action));
                *if played { &mut asked.is_final } else { &mut asked.others } += 1;
            }
            let chosen = &legal[dice.below(legal.len() as u32) as usize];
            game.apply(chosen, &mut dice, &mut Journal::discard()).expect("legal");
        }
    }

    fn start(game: GameTerms) -> AnyHistory {
        let terms = Terms { game, clock: None, practice: false, open_hands: false, lesson: None };
        Plan::new(terms).expect("a plan").set_up(&mut Seeded::new(1)).expect("a game")
    }

    #[test]
    fn what_is_final_is_known_before_it_is_played() {
        let missions = content::hulk::Library::built_in();
        let hulk = |(source, solo): (&str, Option<Solo>)| GameTerms::SpaceHulk {
            mission: source.to_owned(),
            options: Default::default(),
            solo,
        };
        let mut games: Vec<GameTerms> =
            (1..=6).map(|players| GameTerms::DeathAngel { players, teams: None }).collect();
        games.extend(
            missions
                .entries()
                .iter()
                .filter_map(|entry| content::hulk::Library::source(&entry.mission.id))
                .zip([None, Some(Solo::A), Some(Solo::B)].into_iter().cycle())
                .map(hulk),
        );
        let mut asked = Asked::default();
        for (game, seed) in games.into_iter().zip(1..) {
            each!(start(game), history => check(history.now(), seed, &mut asked));
        }
        assert!(asked.is_final > 3_000 && asked.others > 30_000, "{asked:?}");
    }
}
