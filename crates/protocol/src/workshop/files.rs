//! Missions of the workshop as maps of the editor Tiled, and in the library of a server.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::MissionSummary;

/// `POST /api/workshop/tiled/import`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TiledImport {
    /// The map, TMX or TMJ.
    pub map: String,
}

/// A mission file that was read from a map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TiledMission {
    /// The file, which may have mistakes.
    pub text: String,
    /// The names of layers that say nothing about a mission.
    pub left_out: Vec<String>,
}

/// `POST /api/workshop/tiled/export`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TiledExport {
    /// The mission file.
    pub text: String,
    /// How the map is written.
    pub form: TiledForm,
}

/// How a map is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say all")]
pub enum TiledForm {
    Tmx,
    Tmj,
}

/// `GET /api/library`: the missions that people have saved on this server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SharedMissions {
    /// Whether the host lets people save missions.
    pub open: bool,
    /// How many each person may save.
    pub most: u32,
    /// Sorted by title.
    pub missions: Vec<SharedMission>,
}

/// A mission that somebody has saved on this server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SharedMission {
    /// What to ask for it by.
    pub key: String,
    /// Whether whoever asks has saved it, and may delete it.
    pub mine: bool,
    /// What it is.
    pub mission: MissionSummary,
}
