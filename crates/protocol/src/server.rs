//! What the server says on the socket.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    Action, AdvisedAnswer, Close, GameName, Limits, Refused, Seat, Step, Summary, Update, Visibility,
};

/// A message from the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`; an `update` follows at once.
    Welcome(Box<Welcome>),
    /// How the match stands, for this client: after every change that it may notice.
    Update(Box<Update>),
    /// What was asked for is done. For whatever changes the match this is said only once
    /// it is safely on disk.
    Ack {
        /// The number of the message that is answered.
        re: u32,
        /// The version of the match after it.
        version: u32,
    },
    /// What was asked for is not done, and has changed nothing.
    Refused(Refused),
    /// The odds of an action.
    Odds {
        /// The number of the message that is answered.
        re: u32,
        /// Every outcome that differs in what it comes down to; the chances add up to 1.
        outcomes: Vec<OddsOutcome>,
        /// Of an action whose dice each decide about something of their own: what they decide.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        parts: Option<OddsParts>,
        /// Nothing hidden has a say in it. If not, these are the odds over some worlds that
        /// fit what the seat knows.
        exact: bool,
    },
    /// Why an action is not legal.
    WhyNot {
        /// The number of the message that is answered.
        re: u32,
        /// Whether it is legal after all.
        legal: bool,
        /// The rule that forbids it.
        rule: Option<String>,
        /// The name of the reason: it stays, whatever the message says.
        reason: Option<String>,
        /// Why, in English.
        message: Option<String>,
    },
    /// Where a unit can go.
    Reach {
        /// The number of the message that is answered.
        re: u32,
        /// Every place, with the cheapest way there.
        spots: Vec<ReachSpot>,
    },
    /// What a unit sees.
    Sight {
        /// The number of the message that is answered.
        re: u32,
        /// Floor, occupied or not.
        squares: Vec<String>,
        /// Units of the other side that stand on it.
        targets: Vec<String>,
    },
    /// How likely each Marine is to die in the coming attacks, if nothing changes before them.
    Threats {
        /// The number of the message that is answered.
        re: u32,
        /// One for each Marine, in the order of the formation.
        threats: Vec<Threat>,
    },
    /// Advice on a decision.
    Advice {
        /// The number of the message that is answered.
        re: u32,
        /// The answers that were compared, the best first; empty where there is no choice.
        answers: Vec<AdvisedAnswer>,
    },
    /// What happened between two versions.
    History {
        /// The number of the message that is answered.
        re: u32,
        /// The version before the first step.
        from: u32,
        /// The version up to which it is told; less than was asked if that was too much.
        to: u32,
        /// What happened, as far as this client may know it.
        steps: Vec<Step>,
    },
    /// Somebody said something.
    Said(Said),
    /// Who is there has changed.
    Presence(Presence),
    /// The answer to `ping`.
    Pong {
        /// The number of the message that is answered.
        re: u32,
    },
    /// The server is about to close this connection; the code of the close frame is the same.
    Closing {
        /// Why.
        code: Close,
        /// Why, in English.
        message: String,
    },
}

/// What stays the same while a client is connected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Welcome {
    /// The number of the `hello` that is answered.
    pub re: u32,
    /// The version of the protocol.
    pub protocol: u32,
    /// Which match.
    #[serde(rename = "match")]
    pub match_id: String,
    /// Which game.
    pub game: GameName,
    /// The id of its mission, in Space Hulk.
    pub mission: Option<String>,
    /// Whether it is a practice game, in which more can be taken back.
    pub practice: bool,
    /// Who may watch.
    pub visibility: Visibility,
    /// Who the client is; null for a spectator.
    pub you: Option<You>,
    /// The server's commitment to its secret part of the seed, published before anybody sits down: 64
    /// hexadecimal digits. It is that of the first start; `start` of an update has the present one.
    pub commitment: String,
    /// What was said lately, the oldest first.
    pub said: Vec<Said>,
    /// What the server allows.
    pub limits: Limits,
}

/// Who a client is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct You {
    /// The person's public id.
    pub person: String,
    /// The person's name.
    pub name: String,
    /// The person made this match, and may change its seats before the start.
    pub host: bool,
    /// The seats that the person holds now; later changes come with the updates.
    pub seats: Vec<Seat>,
}

/// One way an action can turn out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OddsOutcome {
    /// Its chance as an exact fraction, as in `"25/36"`.
    pub p: String,
    /// What it comes down to.
    pub summary: Summary,
}

/// The odds of an action whose dice each decide about something of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OddsParts {
    /// Every unit and thing that can be destroyed, each on its own.
    pub targets: Vec<OddsTarget>,
    /// How many are destroyed in all; the chances add up to 1.
    pub totals: Vec<OddsTotal>,
}

/// How likely it is that one unit or thing is destroyed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OddsTarget {
    /// The id of a unit, or where a thing stands.
    pub target: String,
    /// The chance as an exact fraction.
    pub p: String,
}

/// How likely a number of destroyed units and things is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OddsTotal {
    /// How many.
    pub count: u32,
    /// The chance as an exact fraction.
    pub p: String,
}

/// A place that a unit can come to, and the cheapest way there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ReachSpot {
    /// Where it stands then.
    pub square: String,
    /// Which way it faces then: `N`, `E`, `S` or `W`; a blip has no facing.
    pub facing: Option<String>,
    /// Points in all.
    pub cost: u8,
    /// Command points among them.
    pub cp: u8,
    /// The way may end early: the enemy may react, dice are rolled, or something comes to light.
    pub risky: bool,
    /// One action after the other. A free shot that is offered on the way is declined.
    pub path: Vec<Action>,
}

/// Something that somebody said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Said {
    /// Counts what was said in this match, from 1.
    pub number: u32,
    /// The public id of the person.
    pub person: String,
    /// The person's name.
    pub name: String,
    /// What.
    pub text: String,
    /// When: milliseconds since 1970.
    pub at: u64,
}

/// Who is connected.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Presence {
    /// The seats whose holder is connected; computer players always are.
    pub seats: Vec<Seat>,
    /// How many others watch.
    pub spectators: u32,
    /// Seats of people who are away, where others want a computer player to go on.
    #[serde(default)]
    pub replacing: Vec<Replacing>,
}

/// A seat whose person is away, and who wants a computer player to go on there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Replacing {
    /// The seat of the one who is away.
    pub seat: Seat,
    /// The seats of those who have agreed; once every other person has, the computer player goes on.
    pub agreed: Vec<Seat>,
}

/// What threatens a Marine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Threat {
    /// The Marine's name.
    pub marine: String,
    /// How likely he is to die, as a fraction: `0`, `1` or `5/36`.
    pub p: String,
    /// Whether a swarm that is going to attack him stands behind him.
    pub behind: bool,
}
