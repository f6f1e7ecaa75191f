//! What somebody may know of a match, as values.

use forms::Text;
use serde::Serialize;

use crate::dice::{Commitment, Secret};
use crate::entry::{By, Ending, Millis, Passing};
use crate::seat::{Holder, MatchId, PersonId, Seat};
use crate::table::Stage;

/// Who looks at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// A person, who sees what their seats may know. Whoever holds several has a curtain in
    /// front of those with secrets: `lifted` is the seat for which it was last lifted on
    /// this screen, which whoever runs the table remembers for each screen.
    Person {
        /// Who.
        person: PersonId,
        /// The seat for which the curtain is up.
        lifted: Option<Seat>,
    },
    /// Somebody without a seat.
    Spectator,
}

impl Viewer {
    /// A person who has lifted no curtain.
    pub fn person(person: &PersonId) -> Viewer {
        Viewer::Person { person: person.clone(), lifted: None }
    }
}

/// What somebody may know of a match. Equal for two matches that differ only in what the
/// viewer may not know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Update {
    /// The version that this is about.
    pub version: u32,
    /// How far the match is.
    pub stage: Stage,
    /// The seats that the viewer holds.
    pub yours: Vec<Seat>,
    /// The seat through whose eyes the viewer sees; nothing if they see what everybody
    /// sees.
    pub eyes: Option<Seat>,
    /// The curtain is down: the person must lift it for this seat, which is theirs and
    /// decides.
    pub curtain: Option<Seat>,
    /// Every seat.
    pub seats: Vec<SeatNow>,
    /// What the eyes see; nothing before the start.
    pub view: Option<Text>,
    /// What happened since the version that was asked for.
    pub happened: Vec<Happened>,
    /// What is being decided, for who decides it.
    pub decision: Option<Text>,
    /// The answers, for who decides.
    pub legal: Vec<Answer>,
    /// The clock, if one runs.
    pub clock: Option<ClockNow>,
    /// What the viewer could take back.
    pub undo: Option<UndoNow>,
    /// Which windows each of the viewer's seats passes.
    pub passing: Vec<(Seat, Passing)>,
    /// How it ended.
    pub over: Option<Ending>,
    /// The server's word about its dice.
    pub commitment: Commitment,
    /// What the dice followed from, once it is over.
    pub secret: Option<Secret>,
    /// The match after this one.
    pub rematch: Option<MatchId>,
}

/// A seat, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatNow {
    /// Which.
    pub seat: Seat,
    /// Who holds it.
    pub holder: Holder,
    /// It decides now.
    pub decides: bool,
    /// Its person has added to the dice.
    pub contributed: bool,
    /// It has given up.
    pub resigned: bool,
    /// It would call it a draw.
    pub draw: bool,
    /// It wants to play again.
    pub rematch: bool,
}

/// An answer to the pending decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Answer {
    /// The action, with its costs.
    pub action: Text,
    /// It cannot be taken back: as far as the seat can know, something will be rolled or
    /// revealed.
    pub risk: bool,
}

/// The clock of whoever decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ClockNow {
    /// It stands still.
    pub paused: bool,
    /// What was left, in milliseconds, of the turn's own timer ...
    pub turn_left: Option<Millis>,
    /// ... and of the deciding seat's time ...
    pub seat_left: Option<Millis>,
    /// ... at this time.
    pub at: Millis,
}

/// What somebody can take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct UndoNow {
    /// The game would be again as it was at this version.
    pub to: u32,
    /// The record will say that it went beyond what is free.
    pub marked: bool,
}

/// What happened with one version.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Happened {
    /// The version that came of it.
    pub version: u32,
    /// When.
    pub at: Millis,
    /// What.
    #[serde(flatten)]
    pub what: Happening,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Happening {
    Opened,
    Seated {
        seat: Seat,
        holder: Holder,
    },
    Contributed {
        person: PersonId,
    },
    Started {
        events: Vec<Text>,
    },
    Played {
        seat: Seat,
        by: Hand,
        events: Vec<Text>,
    },
    /// The game is again as it was at version `to`.
    Undone {
        seat: Seat,
        to: u32,
        marked: bool,
    },
    Resigned {
        seat: Seat,
    },
    DrawOffered {
        seat: Seat,
    },
    DrawDeclined {
        seat: Seat,
    },
    Paused,
    Resumed,
    Closed,
    RematchWanted {
        seat: Seat,
    },
    Rematched,
}

/// Who took an action, as far as others may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// The person who holds the seat, by hand or because they prefer it: which of the two
    /// would say whether there was anything else to answer.
    Person,
    /// The computer player.
    Computer,
    /// The clock.
    Clock,
}

impl Hand {
    pub(crate) fn of(by: &By) -> Hand {
        match by {
            By::Person(_) | By::Preference => Hand::Person,
            By::Computer => Hand::Computer,
            By::Clock => Hand::Clock,
        }
    }
}
