//! The mission workshop: a file that is drawn, checked and tried out.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Texts;

mod files;

pub use files::{SharedMission, SharedMissions, TiledExport, TiledForm, TiledImport, TiledMission};

/// A change of a mission file. Comments and whatever else is not changed stay as they are written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum MissionEdit {
    /// Draws squares of floor, or takes them away.
    Paint {
        /// The level; a map for it is begun if there is none.
        level: u8,
        /// Their x and y.
        squares: Vec<(i16, i16)>,
        /// The letter of the section that they belong to from now on; null takes the floor away.
        section: Option<String>,
    },
    /// Sets a field.
    Set {
        /// The table, as in `marine` or `ending.marine`; empty for the fields above all tables.
        table: String,
        /// Which of several tables of this name, from 0.
        index: Option<u32>,
        /// The name of the field.
        field: String,
        /// What it is to be; null leaves it out.
        #[ts(type = "unknown")]
        #[schema(value_type = Object)]
        value: Value,
    },
    /// Adds a table behind the last one of its name.
    Add {
        /// As in `marine`.
        table: String,
        /// Its fields.
        #[ts(type = "Record<string, unknown>")]
        #[schema(value_type = Object)]
        fields: Map<String, Value>,
    },
    /// Leaves a table out, with the comment above it.
    Remove {
        /// As in `marine`.
        table: String,
        /// Which of several tables of this name, from 0.
        index: Option<u32>,
    },
    /// Writes something else in place of some bytes.
    Text {
        /// The first byte.
        start: u32,
        /// The byte behind the last one.
        end: u32,
        /// What is written there.
        text: String,
    },
}

/// `POST /api/workshop/sheet`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetRequest {
    /// The mission file.
    pub text: String,
    /// The changes that are made before it is read.
    pub edits: Vec<MissionEdit>,
}

/// What a mission file shows, whatever is wrong with it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct MissionSheet {
    /// The file after the changes.
    pub text: String,
    /// Whether it can be played.
    pub playable: bool,
    /// Whether the drawing could be read; if not, nothing else is to be believed but the findings.
    pub readable: bool,
    /// Every field as it is written.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub fields: Value,
    /// The drawings.
    pub levels: Vec<SheetLevel>,
    /// The squares that fields name, by table, number and field: `marine.0.at`, `walls`.
    pub squares: BTreeMap<String, Vec<String>>,
    /// The goals in words, in the order of the file.
    pub goals: Vec<Texts>,
    /// What is wrong or suspicious, in the order of the file.
    pub findings: Vec<SheetFinding>,
    /// How many findings there are beyond those.
    pub left_out: u32,
}

/// The drawing of a level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct SheetLevel {
    pub level: u8,
    /// The x of the first character of every row.
    pub x: i16,
    /// The y of the last row.
    pub y: i16,
    /// The northernmost first; each letter is a square of that section.
    pub rows: Vec<String>,
}

/// Something wrong or suspicious in a mission file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SheetFinding {
    /// How bad it is.
    pub level: FindingLevel,
    /// The name of the kind of finding; see `docs/formats/mission.md`.
    pub code: String,
    /// What is wrong, in English.
    pub message: String,
    /// What to do, in English.
    pub advice: String,
    /// Where it begins in the text, from 1.
    pub line: u32,
    /// The column, in characters, from 1.
    pub column: u32,
    /// Where it ends.
    pub end_line: u32,
    /// The column behind its end.
    pub end_column: u32,
    /// The table that it is about.
    pub table: Option<String>,
    /// Which of the tables of this name, from 0.
    pub index: Option<u32>,
    /// The squares that it is about.
    pub squares: Vec<String>,
    /// What mends it for certain.
    pub fix: Option<SheetFix>,
}

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FindingLevel {
    /// The mission cannot be played.
    Error,
    /// It can, but hardly as it was meant.
    Warning,
    /// Nothing to worry about.
    Note,
}

/// What mends a finding.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SheetFix {
    /// What it does.
    pub kind: SheetFixKind,
    /// The word that is written, the mark that is wiped out, or the number of squares.
    pub subject: String,
    /// The changes to send back.
    pub edits: Vec<MissionEdit>,
}

/// What a fix does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say all")]
pub enum SheetFixKind {
    Word,
    WipeMark,
    TakeFloor,
    LeaveOut,
}

/// `POST /api/workshop/layers`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LayersRequest {
    /// The mission file, which must be playable.
    pub text: String,
    /// The square that is asked about, if one is.
    pub from: Option<String>,
}

/// Answers about the map of a mission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MissionLayers {
    /// What a Marine on the asked square sees, whichever way he looks.
    pub seen: Vec<String>,
    /// The entry areas whose square he sees.
    pub entries_seen: Vec<String>,
    /// The action points that he needs to each square, turns and closed doors included.
    pub distances: BTreeMap<String, u16>,
    /// Squares with only one way in, where nobody comes in and nobody leaves.
    pub dead_ends: Vec<String>,
    /// Floor that neither side can reach.
    pub unreachable: Vec<String>,
}

/// `GET /api/workshop/kit`: what a drawing can begin with and be made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct WorkshopKit {
    /// A file without floor.
    pub empty: String,
    /// A small mission that plays.
    pub starter: String,
    /// The kinds of missions that can be generated.
    pub archetypes: Vec<String>,
    /// The sizes of generated missions.
    pub sizes: Vec<String>,
    /// Sections to be stamped.
    pub prefabs: Vec<PrefabShapes>,
}

/// A section of the generator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PrefabShapes {
    /// Its name.
    pub name: String,
    /// What it is, as in `[sections]` of a mission.
    pub kind: String,
    /// Every way to turn and mirror it: the x and y of its squares, from 0.
    pub ways: Vec<Vec<(i16, i16)>>,
}

/// `POST /api/workshop/generated`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GeneratedRequest {
    /// What it is to be about; any if it is null.
    pub archetype: Option<String>,
    /// How large it is to be; any if it is null.
    pub size: Option<String>,
    /// Which one of them.
    pub seed: u32,
}

/// A mission file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MissionText {
    /// The file.
    pub text: String,
}

/// `POST /api/workshop/picture`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PictureRequest {
    /// The mission file, which must be playable.
    pub text: String,
    /// The language of the words.
    pub lang: String,
}

/// `POST /api/workshop/predictions`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPrediction {
    /// The mission file.
    pub text: String,
    /// The computer player of the Marines.
    pub marine: String,
    /// The computer player of the aliens.
    pub alien: String,
    /// The mission before the last change, to be compared with.
    pub before: Option<String>,
    /// A prediction of the same person that is not needed any more.
    pub instead_of: Option<String>,
}

/// A computation that has been started.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct StartedWork {
    /// What to ask for.
    pub id: String,
}

/// How a computation stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum WorkStage {
    /// It is computed.
    Running,
    /// The person has used up their time; it goes on as soon as some comes back.
    Paused,
    /// It is over.
    Done,
    /// A mistake of the server has ended it.
    Failed,
}

/// A number with its 95% interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct Measure {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

/// `GET /api/workshop/predictions/{id}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PredictionProgress {
    /// What to send as `after`, to be answered when there is something newer.
    pub number: u32,
    /// How it stands.
    pub stage: WorkStage,
    /// Nothing before the first games.
    pub prediction: Option<Prediction>,
}

/// Who wins a mission, as far as computer players have tried it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Prediction {
    /// How many games were played.
    pub games: u32,
    /// The part of them that the Marines won.
    pub marine: Measure,
    /// The part that the aliens won.
    pub alien: Measure,
    /// Rounds until the end.
    pub rounds: Measure,
    /// Marines who died in a game.
    pub deaths: Measure,
    /// Aliens who died in a game.
    pub kills: Measure,
    /// How often the game ended by which goal or reason.
    pub reasons: BTreeMap<String, u32>,
    /// How many Marines died on which square.
    pub deaths_by_square: BTreeMap<String, u32>,
    /// How much more often the Marines win than before the change, by games with the same dice.
    pub difference: Option<Measure>,
}

/// `POST /api/workshop/balances`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBalance {
    /// The mission file.
    pub text: String,
    /// The computer player of the Marines.
    pub marine: String,
    /// The computer player of the aliens.
    pub alien: String,
    /// The part of the games that the Marines should win, from 0 to 1.
    pub target: f64,
    /// A computation of the same person that is not needed any more.
    pub instead_of: Option<String>,
}

/// `GET /api/workshop/balances/{id}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct BalanceProgress {
    /// What to send as `after`, to be answered when there is something newer.
    pub number: u32,
    /// How it stands.
    pub stage: WorkStage,
    /// Nothing before the first games.
    pub balance: Option<Balance>,
}

/// Small changes that bring a mission nearer to a wished rate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Balance {
    /// The part of the games that the Marines win as it is.
    pub share: Measure,
    /// How many games were played for that.
    pub games: u32,
    /// The nearest first.
    pub proposals: Vec<Proposal>,
}

/// A small change of a mission.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Proposal {
    /// What is changed.
    pub kind: ProposalKind,
    /// By how much.
    pub amount: i32,
    /// Where.
    pub square: Option<String>,
    /// The changes to send to `sheet`.
    pub edits: Vec<MissionEdit>,
    /// The part of the games that the Marines win then.
    pub share: Measure,
    /// How much that is more than without the change.
    pub difference: Measure,
    /// How many games were played.
    pub games: u32,
}

/// What a proposal changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say all")]
pub enum ProposalKind {
    StartingBlips,
    Reinforcements,
    Rounds,
    DoorAdded,
    DoorRemoved,
    BlipRemoved,
    GenestealerRemoved,
    /// The number that a goal of the Marines asks for; `square` is the id of the goal.
    Goal,
}
