//! How a match stands.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Action, Decision, Event, Holder, Person, Preferences, Presence, Seat, Stage, View};

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
    /// How far the start is; null once the game has begun.
    pub start: Option<Start>,
    /// The seat from which `view` is seen; null for what everybody may know.
    pub seat: Option<Seat>,
    /// What there is to see; null before the start.
    pub view: Option<View>,
    /// A hash of `view` in 16 hexadecimal digits, to compare after a reconnect.
    pub hash: Option<String>,
    /// What is to be decided, where the decision is the client's own; `view` tells the others
    /// what is public about it.
    pub decision: Option<Decision>,
    /// How it ended.
    pub over: Option<Ending>,
    /// What the client can play now; empty if the decision is not its own.
    pub legal: Vec<Legal>,
    /// What the client can play after passing, where the pending decision is a mere offer that any
    /// other action declines (a free shot; command points before overwatch): `act` with `after_pass`
    /// plays one of these. Otherwise empty.
    pub after_pass: Vec<Legal>,
    /// A name of the turn that is played, different for every turn and phase; null before the
    /// start.
    pub turn: Option<String>,
    /// One screen for several people: this seat decides next, and what it may know is shown
    /// only after `lift`.
    pub curtain: Option<Seat>,
    /// The clock, where one runs.
    pub clock: Option<Clock>,
    /// What this client could take back now.
    pub undo: Option<Undo>,
    /// Every seat of the match.
    pub seats: Vec<SeatState>,
    /// Who is connected.
    pub presence: Presence,
    /// The match that follows this one, once everybody has asked for it.
    pub next_match: Option<String>,
    /// After the end: the server's secret part of the seed, in 64 hexadecimal digits.
    pub secret: Option<String>,
}

/// How far the start of a match is: everybody commits, then everybody reveals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Start {
    /// Which start of the match it is, from 1; one more for each that was aborted.
    pub number: u32,
    /// The server's commitment to its secret for this start: 64 hexadecimal digits.
    pub commitment: String,
    /// Who has committed, in the order of their ids.
    pub committed: Vec<Committed>,
    /// When the start is aborted if somebody has not revealed by then, in milliseconds since 1970; null
    /// while not everybody has committed, and nobody may reveal.
    pub reveal_until: Option<u64>,
}

/// What a person has committed to before the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Committed {
    /// The person's public id.
    pub person: String,
    /// 64 hexadecimal digits.
    pub commitment: String,
    /// Whether the person has revealed what it stands for.
    pub revealed: bool,
}

/// Why a start came to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum AbortReason {
    /// Somebody did not reveal in time.
    Late,
    /// Somebody could not reveal.
    Withdrawn,
    /// A seat got another holder.
    Reseated,
}

impl AbortReason {
    /// What was done to the start, in words.
    pub fn words(self) -> &'static str {
        match self {
            AbortReason::Late => "aborted because time was up",
            AbortReason::Withdrawn => "called off",
            AbortReason::Reseated => "ended by a change of seats",
        }
    }
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
    /// A person is ready and has committed to a contribution to the seed.
    #[serde(rename = "ready")]
    Committed {
        /// The person's public id.
        person: String,
    },
    /// A person has revealed what they had committed to.
    Revealed {
        /// The person's public id.
        person: String,
    },
    /// All had committed, and the start came to nothing: everybody commits anew.
    Aborted {
        /// Which start of the match it was, from 1.
        start: u32,
        /// Why.
        why: AbortReason,
        /// Whose doing it was; null where nobody can be named.
        by: Option<Person>,
        /// Who had not revealed anything by then.
        missing: Vec<Person>,
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
    /// All choose at once, and a seat has made a choice before the rules ask for it. Which one is a
    /// secret until all are revealed.
    Answered {
        /// Whose choice it is.
        seat: Seat,
    },
    /// A seat has taken such a choice back.
    Recalled {
        /// Which seat.
        seat: Seat,
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
    /// A seat gave up.
    Resigned {
        /// Which.
        seat: Seat,
    },
    /// A seat offered a draw, or agreed to one.
    DrawOffered {
        /// Which.
        seat: Seat,
    },
    /// A seat declined a draw, or took its offer back.
    DrawDeclined {
        /// Which.
        seat: Seat,
    },
    /// The clock stands still.
    Paused,
    /// The clock goes on.
    Resumed,
    /// The match ended.
    #[serde(rename = "ended")]
    Closed,
    /// A seat wants to play again.
    #[serde(rename = "rematch_asked")]
    RematchWanted {
        /// Which.
        seat: Seat,
    },
    /// There is a match after this one.
    Rematched,
}

/// Who made a decision, as far as others may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The person who holds the seat, by hand or because the person prefers it so: which of
    /// the two would say whether there was anything else to answer.
    Person,
    /// The computer player who holds it.
    Computer,
    /// The clock, because time was up.
    Clock,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// What ended it.
    pub how: How,
    /// The side that won; null in a draw, and where all have lost.
    pub winner: Option<String>,
    /// Why: a word of the rules, such as the name of a goal, or a sentence.
    pub reason: String,
}

/// What ended a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// The rules.
    Played,
    /// A side gave up.
    Resigned,
    /// All agreed on a draw.
    Agreed,
    /// Nobody came back.
    Abandoned,
    /// It had as many actions or rounds as a match may have: a draw.
    Limit,
}

/// A legal action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Legal {
    /// The action, with its cost.
    pub action: Action,
    /// It can not be taken back: as far as the seat can know, something will be rolled or
    /// revealed.
    #[serde(rename = "risk")]
    pub is_final: bool,
}

/// The clock. It is the server's: a client only shows it, and counts down from what was left
/// when the message came.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Clock {
    /// It stands still.
    pub paused: bool,
    /// What was left of the turn's own timer, in milliseconds.
    pub turn_left: Option<u64>,
    /// What was left of the time of the seat that decides, in milliseconds.
    pub seat_left: Option<u64>,
}

/// What could be taken back now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Undo {
    /// The game would be again as it was at this version.
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
    /// Whether it decides now.
    pub decides: bool,
    /// Whether its holder is ready to begin.
    pub ready: bool,
    /// Whether it has given up.
    pub resigned: bool,
    /// Whether it offers, or agrees to, a draw.
    pub draw: bool,
    /// Whether it wants to play again.
    pub rematch: bool,
    /// What is answered automatically; told to its holder alone.
    pub preferences: Option<Preferences>,
}
