//! What goes over HTTP besides matches and the shelf of missions.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Action, By, Ending, Event, GameName, Seat, Start, View};

/// `GET /api/about`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct About {
    /// The name of the program.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The version of the protocol.
    pub protocol: u32,
    /// Whether only this computer can reach the server: then an invitation is of no use
    /// to others.
    pub local: bool,
    /// The address under which others reach the server, where its host has said it.
    pub public_url: Option<String>,
    /// What the server allows.
    pub limits: Limits,
}

/// What the server allows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Limits {
    /// The longest message, in bytes.
    pub message_bytes: u32,
    /// Messages on a socket, per second; short bursts may have twice as many.
    pub messages_per_second: u32,
    /// The longest text that somebody may say, in characters.
    pub said_characters: u32,
    /// Texts that somebody may say in a minute.
    pub said_per_minute: u32,
    /// The longest name, in characters.
    pub name_characters: u32,
    /// Matches that a person may have waiting or running.
    pub matches_per_person: u32,
    /// Matches among these in which every seat is a computer player's.
    pub computer_matches_per_person: u32,
    /// Records from elsewhere that a person may bring.
    pub records_per_person: u32,
    /// Campaigns that a person may have saved.
    pub campaigns_per_person: u32,
    /// The largest mission file, in bytes.
    pub mission_bytes: u32,
    /// Actions of a match, those that were taken back and taking back included; then it is a draw.
    pub actions_per_match: u32,
    /// Rounds of a match; then it is a draw.
    pub rounds_per_match: u32,
}

/// `POST /api/people`, and `PUT /api/me`: how somebody is called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPerson {
    /// The name that others see.
    pub name: String,
    /// What to call the device that asks, where a person is made; default: nothing.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub device: Option<String>,
}

/// The answer to `POST /api/people` and `POST /api/devices`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Welcomed {
    /// Who it is.
    pub person: Person,
    /// What proves it, from now on and on this device: 32 random bytes in base64url. The
    /// server keeps only a hash and can not tell it again.
    pub token: String,
}

/// A person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Person {
    /// The public id.
    pub id: String,
    /// The name.
    pub name: String,
}

/// `GET /api/me`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// Who it is.
    pub person: Person,
    /// How many of the person's matches are waiting or running.
    pub matches: u32,
}

/// `GET /api/health`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Health {
    /// Whether everything works; the status is 503 if not.
    pub ok: bool,
    /// Whether entries can be stored.
    pub storage: bool,
    /// Whether the server is about to stop.
    pub closing: bool,
}

/// The answer to `POST /api/records`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Imported {
    /// The id under which the record can be seen here.
    #[serde(rename = "match")]
    pub match_id: String,
}

/// `GET /api/matches/{id}/proof`: what the record of a finished match proves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Proof {
    /// Whether everything is proven: that the dice follow from the seed, and everything else from the rules.
    /// Who played is not proven by any record.
    pub proven: bool,
    /// Whether the record was brought from elsewhere: then nothing is known here of those who played.
    pub imported: bool,
    /// Each thing that was looked at.
    pub findings: Vec<Finding>,
    /// The start that led to the game, with what everybody had committed to: a client that took part
    /// compares it with what it was shown before it revealed anything. Null if the game never began.
    pub start: Option<Start>,
}

/// One thing that a proof looks at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Finding {
    /// What it is about: `seal`, `commitment`, `contributions`, `dice`, `rules` or `ending`.
    pub about: String,
    /// Whether it is proven.
    pub proven: bool,
    /// What is proven; or what is wrong, and where.
    pub detail: String,
}

/// `GET /api/matches/{id}/replay`: part of a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayPage {
    /// Which match.
    #[serde(rename = "match")]
    pub match_id: String,
    /// Which game.
    pub game: GameName,
    /// The id of the mission, where it is one of the library.
    pub mission: Option<String>,
    /// Whether the record was brought from elsewhere; its people are not those of this server.
    pub imported: bool,
    /// How many frames there are in all.
    pub length: u32,
    /// How it ended.
    pub over: Option<Ending>,
    /// The frames that were asked for, in order.
    pub frames: Vec<ReplayFrame>,
}

/// One moment of a finished match. The first is the game as it was set up; every decision, and
/// every time that something was taken back, leads to the next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayFrame {
    /// Its place, from 0.
    pub number: u32,
    /// The version of the match after it.
    pub version: u32,
    /// When it was: milliseconds since 1970.
    pub at: u64,
    /// The turn or round.
    pub turn: u16,
    /// The phase.
    pub phase: String,
    /// Who had decided, or took something back; nobody in the first frame.
    pub seat: Option<Seat>,
    /// Whose hand it was.
    pub by: Option<By>,
    /// Something was taken back: the game is again as it was in this frame.
    pub undone_to: Option<u32>,
    /// What was decided, where the viewer may know it.
    pub action: Option<Action>,
    /// What happened then, as far as the viewer may know it.
    pub events: Vec<Event>,
    /// What there is to see after it, in the form of a view also where everything lies open.
    pub view: View,
}
