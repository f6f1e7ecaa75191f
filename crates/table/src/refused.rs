//! Why a command is not followed, and why an entry cannot be one.

use std::fmt;

use serde::Serialize;

use crate::entry::Millis;

/// A command that is not followed. Nothing has changed. The text is for the one who gave
/// the command, and tells nothing that they may not know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refused {
    /// Why, in one word.
    pub code: Code,
    /// Why, in a sentence.
    pub message: String,
    /// The rule that forbids an action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// The name of the reason why the rules forbid it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// When to try again, for [`Code::TooEarly`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<Millis>,
}

/// Why a command is not followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Code {
    /// The match has not started yet.
    NotStarted,
    /// It has started already.
    Started,
    /// It is over.
    Over,
    /// It is not over yet.
    NotOver,
    /// There is no such seat at this table, or it is not yours.
    NotYourSeat,
    /// The seat is taken, or cannot be had.
    SeatTaken,
    /// Another seat decides.
    NotYourDecision,
    /// The command is about a table that has changed since.
    Stale,
    /// There is no such action.
    BadAction,
    /// The rules forbid it.
    Illegal,
    /// The time is up.
    TimeUp,
    /// The time is not up yet.
    TooEarly,
    /// There is nothing to take back, or it cannot be.
    NoUndo,
    /// There is no draw to offer or to answer.
    NoDraw,
    /// Something is missing before the match can start.
    NotReady,
    /// The contribution is fixed.
    Contributed,
    /// Only the house may do that.
    NotAllowed,
    /// The record has no more room.
    Full,
    /// It would take too long to compute.
    TooLarge,
    /// The server itself is wrong: the players can do nothing about it.
    House,
}

impl Refused {
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Refused {
        Refused { code, message: message.into(), rule: None, reason: None, until: None }
    }

    /// The rules forbid it.
    pub(crate) fn illegal(refusal: game_api::Refusal) -> Refused {
        let (rule, reason) = (Some(refusal.rule), Some(refusal.code()));
        Refused { rule, reason, ..Refused::new(Code::Illegal, refusal.message) }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        match self.rule {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Refused {}

/// An entry that does not follow from those before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corrupt {
    /// Which entry, counted from 0.
    pub entry: usize,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for Corrupt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {}: {}", self.entry, self.why)
    }
}

impl std::error::Error for Corrupt {}
