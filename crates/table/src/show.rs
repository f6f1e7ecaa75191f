//! The one way out: what a table tells a viewer.

use forms::Text;

use crate::any::{AnyLine, Look, MomentKind, each};
use crate::consider::world_of;
use crate::entry::Passing;
use crate::line::{Line, Trial};
use crate::playable::Playable;
use crate::seat::{PersonId, Seat};
use crate::table::{Note, Table, What};
use crate::update::{Answer, ClockNow, Hand, Happened, Happening, SeatNow, UndoNow, Update, Viewer};

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
    /// nothing that happened is told. The one way out of a match that is being played.
    pub fn update(&self, viewer: &Viewer, since: Option<u32>) -> Update {
        let screen = self.screen(viewer);
        let (person, look) = (person_of(viewer), screen.look());
        let decides = self.in_play().ok().and_then(AnyLine::owner).filter(|_| self.due_ending().is_none());
        let mine = decides.filter(|&seat| screen.eyes == Some(seat));
        let line = self.line.as_ref();
        Update {
            version: self.version(),
            stage: self.stage(),
            yours: person.map(|person| self.seats_of(person)).unwrap_or_default(),
            eyes: screen.eyes,
            curtain: screen.curtain,
            seats: self.chairs.keys().map(|&seat| self.seat_now(seat, decides)).collect(),
            view: line.map(|line| line.view(usize::MAX, look)),
            happened: since.map(|since| self.history(viewer, since, u32::MAX)).unwrap_or_default(),
            decision: line.filter(|_| mine.is_some()).map(AnyLine::decision),
            legal: line.zip(mine).map(|(line, seat)| line.answers(seat)).unwrap_or_default(),
            clock: self.clock_now(),
            undo: person.and_then(|person| self.undo_now(person)),
            passing: person.map(|person| self.passing_of(person)).unwrap_or_default(),
            over: self.ending().cloned(),
            commitment: self.commitment,
            secret: self.closed.as_ref().map(|(_, secret)| secret.clone()),
            rematch: self.rematch.clone(),
        }
    }

    /// What happened after version `since`, up to version `until`.
    pub fn history(&self, viewer: &Viewer, since: u32, until: u32) -> Vec<Happened> {
        let look = self.look_of(viewer);
        self.tell(look, since as usize, (until as usize).min(self.notes.len()))
    }

    /// Lifts the curtain for a seat: whether this person may look through its eyes now.
    pub fn can_lift(&self, person: &PersonId, seat: Seat) -> bool {
        self.chairs.get(&seat).is_some_and(|chair| chair.holder.is(person))
    }

    /// What a version changed, as this look sees it.
    pub(crate) fn tell(&self, look: Look, since: usize, until: usize) -> Vec<Happened> {
        let notes = || self.notes.range(since..until);
        let moments = notes().filter_map(moment_of);
        let (first, end) = moments.fold((usize::MAX, 0), |(first, _), at| (first.min(at), at + 1));
        let events = self.line.as_ref().map(|line| line.events(first, end, look)).unwrap_or_default();
        let mut events = events.into_iter();
        let told = notes().enumerate().map(|(i, note)| Happened {
            version: (since + i + 1) as u32,
            at: note.at,
            what: self.happening(note, look, &mut events),
        });
        told.collect()
    }

    fn happening(&self, note: &Note, look: Look, events: &mut impl Iterator<Item = Vec<Text>>) -> Happening {
        match &note.what {
            What::Opened => Happening::Opened,
            What::Seated(seat, holder) => Happening::Seated { seat: *seat, holder: holder.clone() },
            What::Contributed(person) => Happening::Contributed { person: person.clone() },
            What::Started => {
                let events = self.line.as_ref().map(|line| line.opening_events(look));
                Happening::Started { events: events.unwrap_or_default() }
            }
            What::Moment(at) => {
                let (seat, by) = self.played_by(*at);
                Happening::Played { seat, by, events: events.next().unwrap_or_default() }
            }
            What::Undone(_, taken) => {
                // Nothing happens in the game, but it has its place among the moments.
                events.next();
                Happening::Undone { seat: taken.seat, to: taken.to, marked: taken.marked }
            }
            What::Resigned(seat) => Happening::Resigned { seat: *seat },
            What::DrawOffered(seat) => Happening::DrawOffered { seat: *seat },
            What::DrawDeclined(seat) => Happening::DrawDeclined { seat: *seat },
            What::Paused => Happening::Paused,
            What::Resumed => Happening::Resumed,
            What::Closed => Happening::Closed,
            What::RematchWanted(seat) => Happening::RematchWanted { seat: *seat },
            What::Rematched => Happening::Rematched,
        }
    }

    /// Whose step a moment was, and who took it as far as others may know.
    pub(crate) fn played_by(&self, at: usize) -> (Seat, Hand) {
        match self.line.as_ref().map(|line| line.moment(at)) {
            Some(MomentKind::Played { seat, by, .. }) => (seat, Hand::of(by)),
            _ => (self.plan.seats[0], Hand::Person),
        }
    }

    /// Through whose eyes a viewer sees. Whoever holds one seat sees through it. Whoever
    /// holds several sees through the one that decides if there is nothing to hide or the
    /// curtain was lifted for it, and what everybody sees while it was not; when somebody
    /// else decides, through the one for which it was last lifted.
    fn screen(&self, viewer: &Viewer) -> Screen {
        let Viewer::Person { person, lifted } = viewer else { return Screen { eyes: None, curtain: None } };
        let seats = self.seats_of(person);
        if seats.len() < 2 {
            return Screen { eyes: seats.first().copied(), curtain: None };
        }
        let lifted = lifted.filter(|seat| seats.contains(seat));
        let decides = self.in_play().ok().and_then(AnyLine::owner).filter(|seat| seats.contains(seat));
        let Some(seat) = decides else { return Screen { eyes: lifted, curtain: None } };
        match lifted == Some(seat) || self.terms().open_hands || !self.is_private(seat) {
            true => Screen { eyes: Some(seat), curtain: None },
            false => Screen { eyes: None, curtain: Some(seat) },
        }
    }

    /// Whether others may not look on while a seat decides: it knows more than everybody
    /// does, or what it answers stays its secret. Without the latter the curtain would miss
    /// the first secret, and fall after it in front of the one who has just answered.
    fn is_private(&self, seat: Seat) -> bool {
        let Some(line) = &self.line else { return false };
        line.answers_in_secret()
            || line.view(usize::MAX, Look::Seat(seat)) != line.view(usize::MAX, Look::Spectator)
    }

    fn seat_now(&self, seat: Seat, decides: Option<Seat>) -> SeatNow {
        let chair = &self.chairs[&seat];
        let person = chair.holder.person();
        SeatNow {
            seat,
            holder: chair.holder.clone(),
            decides: decides == Some(seat),
            contributed: person.is_some_and(|person| self.nonces.contains_key(person)),
            resigned: chair.has_resigned,
            draw: chair.agrees,
            rematch: chair.wants_rematch,
        }
    }

    fn clock_now(&self) -> Option<ClockNow> {
        let at = self.last_at();
        let (left, paused) = (self.clock.left(at), self.clock.is_paused());
        self.clock.runs().then_some(ClockNow { paused, turn_left: left.turn, seat_left: left.seat, at })
    }

    fn undo_now(&self, person: &PersonId) -> Option<UndoNow> {
        let offer = self.undo_offer(person)?;
        Some(UndoNow { to: self.version_before_step(offer.to), marked: offer.marked })
    }

    fn passing_of(&self, person: &PersonId) -> Vec<(Seat, Passing)> {
        let held = self.chairs.iter().filter(|(_, chair)| chair.holder.is(person));
        held.map(|(&seat, chair)| (seat, chair.passing)).collect()
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

impl AnyLine {
    /// The pending decision, for its owner.
    fn decision(&self) -> Text {
        use forms::Spoken;
        each!(self, line => Text::of(&line.now().write_decision()))
    }

    /// The legal list, for the seat that decides.
    fn answers(&self, seat: Seat) -> Vec<Answer> {
        each!(self, line => answers(line, seat))
    }
}

/// The legal list with the risk of each answer, found out in a world that the seat cannot
/// tell from the real one.
fn answers<G: Playable>(line: &Line<G>, seat: Seat) -> Vec<Answer> {
    let world = world_of(line.now(), seat);
    let answer = |action: &G::Action| Answer {
        action: Text::of(&line.now().write_action(action)),
        risk: !Trial::new(&world, action, game_api::Seeded::new(0)).is_free(),
    };
    line.legal().iter().map(answer).collect()
}
