//! From what is stored to what is told, where the two differ on purpose.

use protocol::SeatState;

use crate::entry::{Aborted, By, Passing};
use crate::refused::{Code, Refused};
use crate::seat::{Holder, PersonId, Seat};
use crate::table::Table;
use crate::update::People;

/// Who made a decision, as far as others may know.
pub(crate) fn by(by: &By) -> protocol::By {
    match by {
        By::Person(_) | By::Preference => protocol::By::Person,
        By::Computer => protocol::By::Computer,
        By::Clock => protocol::By::Clock,
    }
}

/// Who holds a seat, with the person's present name.
pub(crate) fn holder(holder: &Holder, people: &People) -> protocol::Holder {
    match holder {
        Holder::Nobody => protocol::Holder::Nobody,
        Holder::Person(person) => {
            protocol::Holder::Person { person: person.to_string(), name: people.name(person.as_str()) }
        }
        Holder::Computer(player) => protocol::Holder::Computer { player: player.clone() },
    }
}

/// A start that came to nothing.
pub(crate) fn aborted(aborted: &Aborted, people: &People) -> protocol::What {
    let Aborted { start, why, by, missing, .. } = aborted;
    let named =
        |person: &PersonId| protocol::Person { id: person.to_string(), name: people.name(person.as_str()) };
    let (by, missing) = (by.as_ref().map(named), missing.iter().map(named).collect());
    protocol::What::Aborted { start: *start, why: *why, by, missing }
}

/// Which windows a seat passes.
pub(crate) fn passing(passing: Passing) -> protocol::Passing {
    match passing {
        Passing::Never => protocol::Passing::Never,
        Passing::WhenForced => protocol::Passing::WhenForced,
        Passing::ThisTurn(_) => protocol::Passing::ThisTurn,
    }
}

/// The way back: what a client prefers, in this turn.
pub(crate) fn passing_at(passing: protocol::Passing, turn: u16) -> Passing {
    match passing {
        protocol::Passing::Never => Passing::Never,
        protocol::Passing::WhenForced => Passing::WhenForced,
        protocol::Passing::ThisTurn => Passing::ThisTurn(turn),
    }
}

impl Table {
    /// How far the start is; after it, that which led to the game.
    pub fn told_start(&self) -> protocol::Start {
        let start = &self.start;
        let committed = start.committed.iter().map(|(person, commitment)| protocol::Committed {
            person: person.to_string(),
            commitment: commitment.to_hex(),
            revealed: start.nonces.contains_key(person),
        });
        protocol::Start {
            number: start.number(),
            commitment: start.commitment().to_hex(),
            committed: committed.collect(),
            reveal_until: start.deadline(),
        }
    }

    /// A seat and who holds it; what it prefers is told to its holder alone.
    pub(crate) fn seat_state(
        &self,
        seat: Seat,
        decides: &[Seat],
        viewer: Option<&PersonId>,
        people: &People,
    ) -> SeatState {
        let chair = &self.chairs[&seat];
        let yours = viewer.is_some_and(|person| chair.holder.is(person));
        let preferences = || protocol::Preferences { passing: passing(chair.passing) };
        SeatState {
            seat,
            holder: holder(&chair.holder, people),
            yours,
            decides: decides.contains(&seat),
            ready: self.has_committed(&chair.holder),
            resigned: chair.has_resigned,
            draw: chair.agrees,
            rematch: chair.wants_rematch,
            preferences: yours.then(preferences),
        }
    }
}

impl From<Refused> for protocol::Refused {
    fn from(refused: Refused) -> protocol::Refused {
        let rule = refused.rule.map(str::to_owned);
        let told = protocol::Refused::new(told_code(refused.code), refused.message);
        protocol::Refused { rule, reason: refused.reason, ..told }
    }
}

/// Clients need fewer words than those who run a table.
fn told_code(code: Code) -> protocol::Code {
    match code {
        Code::NotStarted | Code::Started | Code::Over | Code::NotOver => protocol::Code::WrongStage,
        Code::NotReady | Code::Contributed => protocol::Code::WrongStage,
        Code::NotYourSeat | Code::NotAllowed => protocol::Code::Forbidden,
        Code::SeatTaken => protocol::Code::SeatTaken,
        Code::NotYourDecision => protocol::Code::NotYourTurn,
        Code::Stale => protocol::Code::Stale,
        Code::BadAction => protocol::Code::BadMessage,
        Code::Illegal => protocol::Code::IllegalAction,
        Code::TimeUp | Code::TooEarly => protocol::Code::TimeUp,
        Code::NoUndo => protocol::Code::NoUndo,
        Code::NoDraw => protocol::Code::NoDraw,
        Code::Full | Code::TooLarge => protocol::Code::TooLarge,
        Code::House => protocol::Code::Internal,
    }
}
