//! What can be asked of a table.

use forms::Fields;

use crate::dice::{Commitment, Nonce};
use crate::entry::Entry;
use crate::seat::{Holder, MatchId, PersonId, Seat};
use crate::table::Table;

/// Who gives a command. The caller has made sure of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// A person.
    Person(PersonId),
    /// The computer player that holds a seat.
    Computer(Seat),
    /// The program that runs the table.
    House,
}

/// What is asked of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub enum Command {
    /// Take a free seat.
    Take { seat: Seat },
    /// Leave a seat. Another person may take it over.
    Leave { seat: Seat },
    /// The house gives a seat to a computer player, or frees it.
    Fill {
        seat: Seat,
        /// To whom; not to a person, who takes a seat.
        holder: Holder,
    },
    /// The house lets a computer player go on for a person who has left the others waiting. The person may
    /// take the seat back.
    TakeOver {
        seat: Seat,
        /// The name of the computer player.
        player: String,
    },
    /// Commit to what one is going to add to the seed. Everybody who holds a seat must before
    /// the start; until all have, another commitment takes the place of the first.
    Commit { commitment: Commitment },
    /// Tell what one has committed to, once all have committed.
    Reveal { nonce: Nonce },
    /// Call the start off, because one cannot reveal what one has committed to.
    Withdraw,
    /// The house starts the match.
    Start,
    /// Answer the pending decision.
    Act {
        /// The version of the table that the answer is about.
        version: u32,
        choice: Choice,
        /// The turn it is meant for, as an update names it: it is refused in another.
        turn: Option<String>,
    },
    /// The house passes for a person who prefers it: see [`WaitsFor`](crate::WaitsFor).
    ///
    /// How long it waits before it does is its own matter, and must not depend on anything
    /// hidden. An answer that always comes at once says that there was none.
    Pass {
        /// The version of the table that it is about.
        version: u32,
    },
    /// Take the last action back.
    Undo {
        /// The version of the table that it is about.
        version: u32,
    },
    /// Give a seat up. Where several play together, all must.
    Resign { seat: Seat },
    /// Offer a draw, or agree to one.
    OfferDraw,
    /// Agree to a draw that somebody has offered.
    AcceptDraw,
    /// Play on.
    DeclineDraw,
    /// Play again, with the seats changed.
    Rematch,
    /// The house has opened the match after this one.
    LinkRematch { id: MatchId },
    /// Pass some windows by oneself.
    Prefer {
        /// For which seat.
        seat: Seat,
        passing: protocol::Passing,
    },
    /// The house looks whether the time of the seat that decides is up; before the start, that of
    /// those who have to reveal what they add to the seed.
    Tick,
    /// The house stops the clock.
    Pause,
    /// The house is back; what it was away for is charged to no seat.
    Resume,
    /// The house writes an end down that is missing.
    Close,
    /// The house gives up a match that is not played any more.
    Abandon,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Its place in the legal list.
    Index(u32),
    /// Its object, as in the legal list.
    Object(Fields),
    /// Its place in the legal list after passing, where the pending decision is a mere offer.
    AfterPass(u32),
}

/// A command that is followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    /// What is to be written down, all of it or nothing. Empty if it has been done before: a
    /// command that is sent again is not followed twice.
    pub entries: Vec<Entry>,
    /// The table after these entries, as absorbing them gives it; nothing if there are none.
    pub after: Option<Box<Table>>,
    /// The version with which it is, or was, done: the same when it is sent again. What
    /// follows from it at once, such as the end of the match, comes after that version.
    pub version: u32,
}
