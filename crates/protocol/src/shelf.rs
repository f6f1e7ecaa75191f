//! What there is to play: missions, options, computer players.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{GameName, Seat, Solo};

/// A text by language: always in `en`, perhaps also in `sk`, `hu`, `it`, `de`.
pub type Texts = BTreeMap<String, String>;

/// A mission in `GET /api/missions`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MissionSummary {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: Texts,
    /// What players are told before it begins.
    pub briefing: Texts,
    /// `tutorial`, `campaign`, `single` or `generated`.
    pub series: String,
    /// Its place in the series, where it has one.
    pub chapter: Option<u16>,
    /// From 1, easy, to 5.
    pub difficulty: u8,
    /// How many Marines take part.
    pub marines: u32,
    /// The last round, if there is one.
    pub round_limit: Option<u16>,
    /// The seats of a game for two.
    pub seats: Vec<Seat>,
    /// The variants for one player in which it can be played.
    pub solo: Vec<Solo>,
    /// How many squares of floor it has.
    pub squares: u32,
    /// Who made it.
    pub author: Option<String>,
    /// How often each side won when computer players tried it, where that was measured.
    pub win_rate: Option<WinRate>,
}

/// How often the sides of a mission won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct WinRate {
    /// How many games were played.
    pub games: u32,
    /// How many of them the Marine side won.
    pub marine: u32,
    /// How many of them the alien side won.
    pub alien: u32,
}

/// `GET /api/missions/{id}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MissionPage {
    /// What the list says.
    pub summary: MissionSummary,
    /// The whole mission file.
    pub file: String,
}

/// An option of Space Hulk in `GET /api/options`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OptionPage {
    /// The key in `options`.
    pub name: String,
    /// The rule that describes it, such as `SH-OPT-02`.
    pub rule: String,
    /// What it is about, in English.
    pub about: String,
    /// What it is in the preset `fourth`.
    #[ts(type = "string | number | boolean | null")]
    #[schema(value_type = Object)]
    pub fourth: Value,
    /// What it is in the preset `third`.
    #[ts(type = "string | number | boolean | null")]
    #[schema(value_type = Object)]
    pub third: Value,
    /// What it can be.
    pub choice: OptionChoice,
}

/// What an option can be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OptionChoice {
    /// One of some words.
    Words {
        /// The words.
        words: Vec<String>,
    },
    /// Yes or no.
    Flag,
    /// A number, or null where `none` is true.
    Number {
        /// Whether there may be no number.
        none: bool,
    },
}

/// A computer player in `GET /api/players`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ComputerPlayer {
    /// Its name.
    pub name: String,
    /// Which game it plays.
    pub game: GameName,
    /// Its place among the players of its game, from 1, the weakest.
    pub strength: u8,
}
