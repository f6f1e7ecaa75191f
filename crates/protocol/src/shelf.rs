//! What there is to play: missions, options, computer players.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
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
    /// How it is taught, if it is a tutorial.
    pub lesson: Option<LessonTerms>,
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

/// How a tutorial is taught.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonTerms {
    /// The seat of the pupil.
    pub seat: Seat,
    /// What to ask for as `lesson` of a new match; nothing if its dice are rolled.
    pub dice: Option<u32>,
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
    /// The least that the share of the Marine side may well be, in thousandths: with `high` an
    /// interval with a confidence of 95%.
    pub low: u16,
    /// The most.
    pub high: u16,
    /// The computer player on both sides.
    pub player: String,
    /// When it was measured, as in `2026-01-31`.
    pub date: String,
}

/// `GET /api/missions/{id}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MissionPage {
    /// What the list says.
    pub summary: MissionSummary,
    /// The whole mission file.
    pub file: String,
    /// Who wins when.
    pub goals: Vec<GoalText>,
    /// The Marines, by the ids that views and events call them by.
    pub marines: Vec<MarineName>,
    /// What either side begins with, and what comes later.
    pub forces: Forces,
    /// What holds in this mission alone.
    pub special: SpecialRules,
    /// What things are called, by the kinds that views and events call them by.
    pub objects: BTreeMap<String, Texts>,
    /// What a tutorial says, one after the other.
    pub hints: Vec<Hint>,
    /// How the story ends, by who wins: `marine`, `alien` or `draw`.
    pub endings: BTreeMap<String, Texts>,
}

/// A goal of a mission, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GoalText {
    /// The name of the goal in the view, and the reason of a victory by it.
    pub id: String,
    /// Whose goal it is; nobody wins by one without a side.
    pub side: Option<Seat>,
    /// What it asks for.
    pub text: Texts,
}

/// What the sides of a mission have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Forces {
    /// The Marines, in the order of `marines`.
    pub marines: Vec<MarineArms>,
    /// Blips drawn before the first round.
    pub starting_blips: u8,
    /// Blips in each round; the last number holds on.
    pub reinforcements: Vec<u8>,
    /// Genestealers that are there at the start.
    pub genestealers: u32,
    /// Blips that are there at the start.
    pub blips: u32,
    /// Whether the Broodlord takes part.
    pub broodlord: bool,
}

/// What a Marine is and carries, by the names that views use.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MarineArms {
    /// His id.
    pub id: String,
    /// His rank.
    pub rank: String,
    /// What he shoots with.
    pub ranged: String,
    /// What he fights with.
    pub melee: String,
    /// The kinds of the objects he carries.
    pub carries: Vec<String>,
}

/// What holds in one mission alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SpecialRules {
    /// Generators can be attacked as closed doors are.
    pub generators_break: bool,
    /// How many doors nobody can open or close.
    pub sealed_doors: u32,
    /// The Marines' command points in each round, where no command counter is drawn.
    pub command_points: Option<u8>,
    /// Entry areas that take blips only from some round on.
    pub entry_opens: Vec<EntryOpens>,
}

/// From when on an entry area takes blips.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EntryOpens {
    /// The entry area, as the map calls it.
    pub entry: String,
    /// The first round.
    pub round: u16,
}

/// What a Marine is called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MarineName {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The squad, where there are several.
    pub squad: Option<Texts>,
}

/// One thing that a tutorial says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Hint {
    /// Its name in the mission.
    pub id: String,
    /// What is said.
    pub text: Texts,
    /// The rules that it is about.
    pub rules: Vec<String>,
    /// What it is about, to be pointed at.
    pub point: Option<HintPoint>,
    /// When it has served its purpose.
    pub until: HintUntil,
}

/// What a hint points at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum HintPoint {
    /// A unit.
    Unit {
        /// Its id.
        unit: String,
    },
    /// Squares of the board.
    Squares {
        /// As in views.
        squares: Vec<String>,
    },
    /// A part of the screen.
    Control {
        /// Its name, such as `end_turn`.
        control: String,
    },
}

/// When a hint has served its purpose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum HintUntil {
    /// When it has been read.
    Read,
    /// When an action has been taken.
    Action {
        /// Its word, as in `do`.
        action: String,
        /// By whom; anybody if it is null.
        unit: Option<String>,
    },
    /// When a condition holds.
    When {
        /// The condition, as in `victory` of the engine protocol.
        #[ts(as = "forms::hulk::Condition")]
        #[schema(value_type = Object)]
        condition: Map<String, Value>,
    },
    /// From a round on.
    Round {
        /// Which.
        round: u16,
    },
    /// When a phase begins.
    Phase {
        /// Its name.
        phase: String,
    },
}

/// An option of Space Hulk in `GET /api/options`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OptionPage {
    /// The key in `options`.
    pub name: String,
    /// What it is in the preset `fourth`.
    #[ts(type = "string | number | boolean")]
    #[schema(value_type = Object)]
    pub fourth: Value,
    /// What it is in the preset `third`.
    #[ts(type = "string | number | boolean")]
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
    /// A number, or one of some words.
    Number {
        /// Which numbers, in English.
        about: String,
        /// The word that says that there is none, if there may be none.
        none: Option<String>,
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
