//! What goes over HTTP besides matches and the shelf of missions.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Action, Decision, Ending, Event, GameName, Seat, View};

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
    /// The largest mission file, in bytes.
    pub mission_bytes: u32,
}

/// `POST /api/people`, and `PUT /api/me`: how somebody is called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPerson {
    /// The name that others see.
    pub name: String,
}

/// The answer to `POST /api/people`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Welcomed {
    /// Who it is.
    pub person: Person,
    /// What proves it, from now on and on every device: 32 random bytes in base64url. The
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

/// `GET /api/matches/{id}/replay`: part of a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayPage {
    /// Which match.
    #[serde(rename = "match")]
    pub match_id: String,
    /// Which game.
    pub game: GameName,
    /// How many frames there are in all: one for the start and one for each decision.
    pub length: u32,
    /// The frames that were asked for, in order.
    pub frames: Vec<ReplayFrame>,
}

/// One moment of a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayFrame {
    /// Its place, from 0.
    pub number: u32,
    /// Who had decided, before it.
    pub seat: Option<Seat>,
    /// What was decided; null in the first frame, and where the viewer may not know it.
    pub action: Option<Action>,
    /// What happened then, as far as the viewer may know it.
    pub events: Vec<Event>,
    /// What there is to see after it.
    pub view: View,
    /// What is to be decided next.
    pub decision: Option<Decision>,
    /// How it ended.
    pub over: Option<Ending>,
}
