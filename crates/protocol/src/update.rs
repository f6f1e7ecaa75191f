//! How a match stands.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Action, Decision, Event, Holder, Over, Preferences, Presence, Seat, Stage, View};

/// How a match stands, for one client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Update {
    /// Grows with everything that changes what anybody sees.
    pub version: u32,
    /// `steps` tells what happened after this version; null if the client has to start
    /// afresh from `view`.
    pub since: Option<u32>,
    /// What happened since, the oldest first, as far as this client may know it.
    pub steps: Vec<Step>,
    /// Waiting, playing or over.
    pub stage: Stage,
    /// The seat from which `view` is seen; null for what everybody may know.
    pub seat: Option<Seat>,
    /// What there is to see; null before the start.
    pub view: Option<View>,
    /// A hash of `view` in 16 hexadecimal digits, to compare after a reconnect.
    pub hash: Option<String>,
    /// What is to be decided, and by whom; null before the start and after the end.
    pub decision: Option<Decision>,
    /// How it ended.
    pub over: Option<Over>,
    /// What the client can play now; empty if the decision is not its own.
    pub legal: Vec<Legal>,
    /// One screen for several people: this seat decides next, and what it may know is shown
    /// only after `lift`.
    pub curtain: Option<Seat>,
    /// The clock of the turn.
    pub clock: Option<Clock>,
    /// What this client could take back now.
    pub undo: Option<Undo>,
    /// Who has offered a draw that is not answered yet.
    pub draw: Option<Seat>,
    /// Every seat of the match.
    pub seats: Vec<SeatState>,
    /// Who is connected.
    pub presence: Presence,
    /// The persons' seats that have asked for a rematch.
    pub rematch: Vec<Seat>,
    /// The match that follows this one, once everybody has asked for it.
    pub next_match: Option<String>,
    /// After the end: the server's secret part of the seed, in 64 hexadecimal digits.
    pub secret: Option<String>,
}

/// One entry of the record, as far as a client may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Step {
    /// The version of the match after it.
    pub version: u32,
    /// When it was: milliseconds since 1970.
    pub at: u64,
    /// What kind of thing it was.
    pub what: What,
    /// What happened in the game.
    pub events: Vec<Event>,
}

/// What kind of thing a step was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum What {
    /// The match was made.
    Opened,
    /// A seat has another holder.
    Seated {
        /// Which seat.
        seat: Seat,
        /// Who holds it now.
        holder: Holder,
    },
    /// Somebody is ready and has contributed to the seed.
    Ready {
        /// Whose seat.
        seat: Seat,
    },
    /// The game began.
    Started,
    /// A decision was made. Which one is told by the events, as far as it is public.
    Played {
        /// Whose decision it was.
        seat: Seat,
        /// Who made it.
        by: By,
    },
    /// Decisions were taken back: the game is again what it was at a version.
    Undone {
        /// Who took them back.
        seat: Seat,
        /// As it was at this version.
        to: u32,
        /// More was taken back than is free; the record says so.
        marked: bool,
    },
    /// A draw was offered.
    DrawOffered {
        /// Who offered it.
        seat: Seat,
    },
    /// An offer of a draw was declined, or taken back.
    DrawDeclined {
        /// Who declined it.
        seat: Seat,
    },
    /// A seat gave up.
    Resigned {
        /// Which.
        seat: Seat,
    },
    /// The match ended.
    Ended,
    /// Somebody wants to play again.
    RematchAsked {
        /// Whose seat.
        seat: Seat,
    },
    /// What is answered automatically for a seat was changed; only its holder is told.
    Preferred {
        /// Which seat.
        seat: Seat,
    },
    /// The clock stood still, because the server did, or goes on.
    Clock,
}

/// Who made a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The person who holds the seat.
    Person,
    /// The computer player who holds it.
    Computer,
    /// The clock, because time was up.
    Clock,
    /// What the person prefers to be answered automatically.
    Preference,
}

/// A legal action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Legal {
    /// The action, with its cost.
    pub action: Action,
    /// Whether it could be taken back afterwards.
    pub risk: Risk,
}

/// Why an action can not be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Risk {
    /// It can.
    None,
    /// Something random comes up, or something hidden is shown, or it may be.
    Final,
}

/// The clock of the turn. It is the server's: a client only shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Clock {
    /// Whose time runs.
    pub seat: Seat,
    /// What was left when the update was made, in milliseconds.
    pub left: u64,
    /// Whether it runs now.
    pub running: bool,
}

/// What could be taken back now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Undo {
    /// It would be again as at this version.
    pub to: u32,
    /// The record would say so, because more than a free undo is taken back.
    pub marked: bool,
}

/// A seat and who holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatState {
    /// Which seat.
    pub seat: Seat,
    /// Who holds it.
    pub holder: Holder,
    /// Whether the client's person holds it.
    pub yours: bool,
    /// Whether its holder is ready to begin.
    pub ready: bool,
    /// What is answered automatically; told to its holder alone.
    pub preferences: Option<Preferences>,
}
