//! Commands become entries, or are refused. Nothing changes here.

mod act;
mod clock;
mod ending;
mod seats;
mod undo;

pub(crate) use act::{Played, choose, read_as, world_of};
pub use ending::Rematch;
pub(crate) use undo::UndoOffer;

use crate::any::AnyLine;
use crate::command::{Command, Decided, Who};
use crate::dice::Secret;
use crate::entry::{Entry, Fact, Millis};
use crate::refused::{Code, Refused};
use crate::seat::{PersonId, Seat};
use crate::table::Table;

/// So many moments a match has at most: a record must end some time.
pub(crate) const MOST_MOMENTS: usize = 20_000;

/// What a command comes to: facts to write down, or the version with which it was done
/// before.
pub(crate) enum Verdict {
    Facts(Vec<Fact>),
    Before(u32),
}

impl From<Fact> for Verdict {
    fn from(fact: Fact) -> Verdict {
        Verdict::Facts(vec![fact])
    }
}

pub(crate) type Ruling = Result<Verdict, Refused>;

impl Table {
    /// Decides about a command and changes nothing: the entries must be written down and
    /// then absorbed. `now` is the time on the clock of whoever runs the table; a time
    /// before the last entry counts as that of the entry.
    pub fn consider(
        &self,
        who: &Who,
        command: &Command,
        secret: &Secret,
        now: Millis,
    ) -> Result<Decided, Refused> {
        if secret.commitment() != self.commitment {
            return Err(Refused::new(Code::House, "the secret is not that of this match"));
        }
        let at = now.max(self.last_at());
        let verdict = match who {
            Who::House => self.for_house(command, secret, at),
            Who::Person(person) => self.for_person(person, command, secret, at),
            Who::Computer(seat) => self.for_computer(*seat, command, secret, at),
        }?;
        let facts = match verdict {
            Verdict::Before(version) => return Ok(Decided { entries: Vec::new(), version }),
            Verdict::Facts(facts) => facts,
        };
        // What follows at once, such as the end, has versions of its own: whoever asks again is
        // told the same one.
        let is_seen = facts.first().is_some_and(|fact| !matches!(fact, Fact::Preferred { .. }));
        let entries = facts.into_iter().map(|fact| Entry { at, fact }).collect();
        Ok(Decided { entries, version: self.version() + u32::from(is_seen) })
    }

    fn for_person(&self, person: &PersonId, command: &Command, secret: &Secret, at: Millis) -> Ruling {
        match command {
            Command::Take { seat } => self.take(person, *seat),
            Command::Leave { seat } => self.leave(person, *seat),
            Command::Contribute { nonce } => self.contribute(person, nonce),
            Command::Act { version, choice } => {
                let who = Played::Person(person);
                self.act(&who, *version, choice, secret, at)
            }
            Command::Undo { version } => self.undo(person, *version),
            Command::Resign { seat } => self.resign(person, *seat, secret),
            Command::OfferDraw => self.offer_draw(person, secret),
            Command::DeclineDraw => self.decline_draw(person),
            Command::Rematch => self.want_rematch(person),
            Command::Prefer { seat, passing } => self.prefer(person, *seat, *passing),
            Command::Fill { .. }
            | Command::Start
            | Command::Pass { .. }
            | Command::LinkRematch { .. }
            | Command::Tick
            | Command::Pause
            | Command::Resume
            | Command::Close
            | Command::Abandon => Err(Refused::new(Code::NotAllowed, "only the house can do that")),
        }
    }

    fn for_computer(&self, seat: Seat, command: &Command, secret: &Secret, at: Millis) -> Ruling {
        match command {
            Command::Act { version, choice } => {
                self.act(&Played::Computer(seat), *version, choice, secret, at)
            }
            _ => Err(Refused::new(Code::NotAllowed, "a computer player only acts")),
        }
    }

    fn for_house(&self, command: &Command, secret: &Secret, at: Millis) -> Ruling {
        match command {
            Command::Fill { seat, holder } => self.fill(*seat, holder),
            Command::Start => self.start(secret),
            Command::Pass { version } => self.pass(*version, secret, at),
            Command::Tick => self.tick(secret, at),
            Command::Pause => self.pause(),
            Command::Resume => self.resume(),
            Command::Close => self.close(secret),
            Command::Abandon => self.abandon(secret),
            Command::LinkRematch { id } => self.link_rematch(id),
            Command::Take { .. }
            | Command::Leave { .. }
            | Command::Contribute { .. }
            | Command::Act { .. }
            | Command::Undo { .. }
            | Command::Resign { .. }
            | Command::OfferDraw
            | Command::DeclineDraw
            | Command::Rematch
            | Command::Prefer { .. } => {
                Err(Refused::new(Code::NotAllowed, "that is for those who sit at the table"))
            }
        }
    }

    /// The game, while it is being played.
    pub(crate) fn in_play(&self) -> Result<&AnyLine, Refused> {
        match (&self.line, &self.closed) {
            (_, Some(_)) => Err(Refused::new(Code::Over, "the match is over")),
            (None, None) => Err(Refused::new(Code::NotStarted, "the match has not started yet")),
            (Some(line), None) => Ok(line),
        }
    }

    /// The seats of a person, who must hold at least one.
    pub(crate) fn need_seats(&self, person: &PersonId) -> Result<Vec<Seat>, Refused> {
        match self.seats_of(person) {
            seats if seats.is_empty() => Err(Refused::new(Code::NotYourSeat, "you hold no seat here")),
            seats => Ok(seats),
        }
    }
}
