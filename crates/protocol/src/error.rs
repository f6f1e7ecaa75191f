//! What is refused, and why.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Something that is not done. It has changed nothing.
///
/// On the socket it is the message `refused`; over HTTP it is the body of every answer
/// whose status is not a success.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Refused {
    /// The number of the message that is answered; null where it could not be read, and
    /// over HTTP.
    pub re: Option<u32>,
    /// What is wrong, for programs.
    pub code: Code,
    /// What is wrong and what to do, in English.
    pub message: String,
    /// The rule of the game that forbids it.
    pub rule: Option<String>,
    /// The name of the reason why the rule forbids it: it stays, whatever the message says.
    pub reason: Option<String>,
    /// Everything that is wrong, with its place.
    pub problems: Vec<Problem>,
}

impl Refused {
    /// A refusal that answers no message in particular.
    pub fn new(code: Code, message: impl Into<String>) -> Refused {
        Refused { re: None, code, message: message.into(), rule: None, reason: None, problems: Vec::new() }
    }

    /// The same as the answer to a message.
    pub fn answering(mut self, re: u32) -> Refused {
        self.re = Some(re);
        self
    }
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Refused {}

/// One of several things that are wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// Where.
    pub path: String,
    /// What.
    pub message: String,
}

/// What is wrong, for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Code {
    /// The message is no JSON, no known message, or a field is missing, unknown or wrong.
    BadMessage,
    /// The first message was not `hello`, or a second `hello` came.
    Hello,
    /// The server speaks another version of the protocol.
    Protocol,
    /// A token, or the right one, is missing.
    Unauthorized,
    /// The one who asks may not do this.
    Forbidden,
    /// There is no such thing.
    NotFound,
    /// The match has gone on; look at the newest update.
    Stale,
    /// The rules forbid the action.
    IllegalAction,
    /// It is not the decision of the one who asks.
    NotYourTurn,
    /// The match has not begun, has begun already, or is over.
    WrongStage,
    /// Nothing can be taken back.
    NoUndo,
    /// There is no draw to offer or to answer.
    NoDraw,
    /// The time is up; the clock decides.
    TimeUp,
    /// The seat is taken.
    SeatTaken,
    /// The terms of a match, or an imported record, have mistakes.
    BadTerms,
    /// Too much at once; wait a moment.
    TooMany,
    /// Too large, or too much work.
    TooLarge,
    /// The server can not store anything now; nothing was done.
    Storage,
    /// The server is about to stop.
    Closing,
    /// A mistake of the server; its log knows more.
    Internal,
}
