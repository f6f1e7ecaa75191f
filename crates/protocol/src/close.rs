//! Why a connection is closed.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Why the server closes a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Close {
    /// The server stops; come back in a moment.
    Stopping,
    /// The client read too slowly; come back and ask for what is missing.
    Slow,
    /// Too many messages in too short a time; come back later.
    Rate,
    /// No `hello` in time, or one that was refused.
    Hello,
    /// Nothing was heard from the client for too long.
    Silent,
    /// Too many messages that could not be read.
    Garbage,
    /// Too many connections of this person to this match; the oldest is closed.
    Replaced,
    /// The match can not go on: what is stored of it is damaged, or the disk is full.
    Storage,
    /// The server made a mistake in this match and has loaded it again from what is stored; come back.
    Failed,
    /// The person has dropped the device that this connection came from: its token is of no use any more.
    Dropped,
}

impl Close {
    /// Every reason.
    pub const ALL: [Close; 10] = [
        Close::Stopping,
        Close::Slow,
        Close::Rate,
        Close::Hello,
        Close::Silent,
        Close::Garbage,
        Close::Replaced,
        Close::Storage,
        Close::Failed,
        Close::Dropped,
    ];

    /// The code of the close frame, in the range for applications.
    pub const fn number(self) -> u16 {
        match self {
            Close::Stopping => 4000,
            Close::Slow => 4001,
            Close::Rate => 4002,
            Close::Hello => 4003,
            Close::Silent => 4004,
            Close::Garbage => 4005,
            Close::Replaced => 4006,
            Close::Storage => 4007,
            Close::Failed => 4008,
            Close::Dropped => 4009,
        }
    }

    /// Whether the client should connect again by itself.
    pub const fn come_back(self) -> bool {
        !matches!(self, Close::Hello | Close::Garbage | Close::Replaced | Close::Dropped)
    }
}
