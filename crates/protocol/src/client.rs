//! What clients say on the socket.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Action, Seat};

/// A message from a client. Every message has a number of the client's choice, `re`,
/// which the answer repeats.
///
/// Unknown fields are refused: a misspelled field that were ignored would be a trap.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: which match, and who is there. Answered by `welcome` and `update`.
    Hello {
        /// The client's number of this message.
        re: u32,
        /// The version that the client speaks: [`crate::PROTOCOL`].
        protocol: u32,
        /// Which match.
        #[serde(rename = "match")]
        match_id: String,
        /// Who is there; nobody in particular, a spectator, if it is null.
        token: Option<String>,
        /// The last version the client has seen, to be told what happened since.
        since: Option<u32>,
    },
    /// Plays an action of the legal list.
    Act {
        /// The client's number of this message.
        re: u32,
        /// The version whose legal list is meant.
        version: u32,
        /// The place in that list, from 0.
        action: u32,
        /// The turn that it is meant for, as `turn` of an update names it: in another turn it is
        /// refused. Whoever plays several actions for one wish would otherwise play the last of
        /// them in the turn after. Default: in any turn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        turn: Option<String>,
        /// The list that is meant is `after_pass` of the update, and the pending decision is
        /// passed first. Default: false.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        after_pass: bool,
    },
    /// Takes back the last decision, where `undo` of the update says that it can be.
    Undo {
        /// The client's number of this message.
        re: u32,
        /// The version that the client sees.
        version: u32,
    },
    /// Gives the game up for a seat. Where several play together, all must.
    Resign {
        /// The client's number of this message.
        re: u32,
        /// Which of one's seats.
        seat: Seat,
    },
    /// Offers, accepts or declines a draw, for all of one's seats.
    Draw {
        /// The client's number of this message.
        re: u32,
        /// Which of the three.
        answer: DrawAnswer,
    },
    /// Asks for another match on the same terms; it begins when every person has asked.
    Rematch {
        /// The client's number of this message.
        re: u32,
    },
    /// Before the start: puts somebody into a seat.
    Sit {
        /// The client's number of this message.
        re: u32,
        /// Which seat.
        seat: Seat,
        /// Who gets it.
        taker: Taker,
    },
    /// Before the start: ready, with a commitment to 32 random bytes of the client. When every
    /// seat is held and every person is ready, everybody reveals what they have committed to.
    Ready {
        /// The client's number of this message.
        re: u32,
        /// 64 hexadecimal digits; `docs/formats/replay.md` tells what is hashed.
        commitment: String,
    },
    /// Reveals what one has committed to, once `reveal_until` of the start is told. The match begins
    /// when everybody has.
    Reveal {
        /// The client's number of this message.
        re: u32,
        /// The 32 bytes in 64 hexadecimal digits.
        nonce: String,
    },
    /// Calls the start off, because one has lost what one had committed to; the record says so.
    Withdraw {
        /// The client's number of this message.
        re: u32,
    },
    /// Lifts the curtain: the person at this seat, and nobody else, looks at the screen now.
    Lift {
        /// The client's number of this message.
        re: u32,
        /// Which of one's seats.
        seat: Seat,
    },
    /// Says something to everybody.
    Say {
        /// The client's number of this message.
        re: u32,
        /// At most [`crate::MAX_SAID`] characters.
        text: String,
    },
    /// Changes what is answered automatically for a seat.
    Prefer {
        /// The client's number of this message.
        re: u32,
        /// Which of one's seats.
        seat: Seat,
        /// What to do.
        preferences: Preferences,
    },
    /// Asks for the exact odds of a legal action.
    Odds {
        /// The client's number of this message.
        re: u32,
        /// The version whose legal list is meant.
        version: u32,
        /// The place in that list, from 0.
        action: u32,
        /// The list that is meant is `after_pass` of the update. Default: false.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        after_pass: bool,
    },
    /// Asks why an action is not legal.
    WhyNot {
        /// The client's number of this message.
        re: u32,
        /// The version that the client sees.
        version: u32,
        /// The action, as an object.
        action: Action,
    },
    /// Space Hulk: asks where a unit can go.
    Reach {
        /// The client's number of this message.
        re: u32,
        /// The version that the client sees.
        version: u32,
        /// The name of the unit.
        unit: String,
    },
    /// Space Hulk: asks what a unit sees, or all Marines together.
    Sight {
        /// The client's number of this message.
        re: u32,
        /// The version that the client sees.
        version: u32,
        /// The name of the unit; default: all Marines.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional = nullable)]
        unit: Option<String>,
    },
    /// Death Angel: asks how likely each Marine is to die in the coming attacks.
    Threats {
        /// The client's number of this message.
        re: u32,
        /// The version that the client sees.
        version: u32,
        /// The place of an action in the legal list: what would threaten them after it. It must not
        /// roll or reveal anything. Default: as things are.
        #[serde(default)]
        #[ts(optional)]
        action: Option<u32>,
    },
    /// Asks for advice on the pending decision, in a practice game.
    Advise {
        /// The client's number of this message.
        re: u32,
        /// The version that the client sees.
        version: u32,
        /// The place of an action in the legal list that is compared in any case.
        #[serde(default)]
        #[ts(optional)]
        action: Option<u32>,
    },
    /// Asks for what happened after version `from`, up to and with version `to`.
    History {
        /// The client's number of this message.
        re: u32,
        /// The version before the first step.
        from: u32,
        /// The version of the last step; at most 200 after `from` are answered at once.
        to: u32,
    },
    /// Asks for a sign of life, and for the complete update if the client is behind.
    Ping {
        /// The client's number of this message.
        re: u32,
    },
}

impl ClientMessage {
    /// The client's number of the message.
    pub fn re(&self) -> u32 {
        use ClientMessage::*;
        match self {
            Hello { re, .. } | Act { re, .. } | Undo { re, .. } | Resign { re, .. } | Draw { re, .. } => *re,
            Rematch { re } | Sit { re, .. } | Ready { re, .. } | Lift { re, .. } | Say { re, .. } => *re,
            Prefer { re, .. } | Odds { re, .. } | WhyNot { re, .. } | Reach { re, .. } | Sight { re, .. } => {
                *re
            }
            Threats { re, .. } | Advise { re, .. } => *re,
            History { re, .. } | Ping { re } | Reveal { re, .. } | Withdraw { re } => *re,
        }
    }
}

/// What to do about a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DrawAnswer {
    /// Offer one.
    Offer,
    /// Accept the one that is offered.
    Accept,
    /// Decline it, or take one's own offer back.
    Decline,
}

/// Who gets a seat before the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Taker {
    /// The one who says it, if the seat is free; or if a computer player goes on for them.
    Me,
    /// Nobody: one's own seat, or for the host any seat, becomes free.
    Nobody,
    /// A computer player; only the host may seat one. In Death Angel everybody at the table may let one go on
    /// for a person who has been away for two minutes, and all together after ten seconds.
    Computer {
        /// Its name, as in `GET /api/players`.
        player: String,
    },
}

/// What is answered automatically for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Preferences {
    /// Which reaction windows the seat passes by itself.
    pub passing: Passing,
}

/// Which reaction windows a seat passes by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Passing {
    /// None.
    #[default]
    Never,
    /// Those in which passing is the only answer.
    WhenForced,
    /// All until the present turn is over, then those of `when_forced`.
    ThisTurn,
}
