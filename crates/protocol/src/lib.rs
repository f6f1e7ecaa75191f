//! What the server and its clients say to each other.
//!
//! These are wire types: they promise a JSON form and nothing else. The engine's own
//! types may change as they like; what is written here changes only together with
//! [`PROTOCOL`]. Everything has a TypeScript form, kept in `ui/src/wire/` by a test, and
//! what goes over HTTP an OpenAPI description ([`open_api`]). The meaning of every
//! message is told in `docs/formats/wire.md`.
//!
//! ```
//! use protocol::{ClientMessage, ServerMessage};
//!
//! let said: ClientMessage = serde_json::from_str(r#"{"type":"act","re":7,"version":12,"action":3}"#)?;
//! assert_eq!(said, ClientMessage::Act { re: 7, version: 12, action: 3, turn: None, after_pass: false });
//! let answer = ServerMessage::Ack { re: 7, version: 13 };
//! assert_eq!(serde_json::to_string(&answer)?, r#"{"type":"ack","re":7,"version":13}"#);
//! # Ok::<(), serde_json::Error>(())
//! ```
#![warn(missing_docs)]

mod analysis;
mod api;
mod campaigns;
mod client;
mod close;
mod devices;
mod error;
mod matches;
mod payload;
mod puzzles;
mod rest;
mod server;
mod shelf;
mod update;
mod workshop;

pub use analysis::{
    AdvisedAnswer, AnalysedStep, Analysis, AnalysisCard, AnalysisPage, ErrorSize, JudgedAnswer, MarineTally,
    SeatTally,
};
pub use api::open_api;
pub use campaigns::{
    CampaignBook, CampaignCard, CampaignChapter, CampaignEpilogue, CampaignLevel, CampaignMarine,
    CampaignMedal, CampaignMode, CampaignNext, CampaignOutcome, CampaignPage, CampaignSource,
    CampaignSummary, CampaignSurvivor, CampaignTry, NewCampaign,
};
pub use client::{ClientMessage, DrawAnswer, Passing, Preferences, Taker};
pub use close::Close;
pub use devices::{Device, DeviceCode, NewDevice};
pub use error::{Code, Problem, Refused};
pub use matches::{
    ClockTerms, Created, Each, FirstMoment, GameName, Holder, Invitation, Invited, Join, Joined,
    MatchSummary, NewGame, NewHolder, NewMatch, PlayOn, Seat, SeatSummary, Solo, Stage, Visibility,
};
pub use payload::{Action, Decision, Event, Summary, View};
pub use puzzles::{
    PuzzleAnswer, PuzzleAttempt, PuzzleCard, PuzzleGrade, PuzzlePage, PuzzleResult, PuzzleShelf,
    PuzzleVerdict,
};
pub use rest::{
    About, Finding, Health, Imported, Limits, Me, NewPerson, Person, Proof, ReplayFrame, ReplayPage, Welcomed,
};
pub use server::{
    OddsOutcome, OddsParts, OddsTarget, OddsTotal, Presence, ReachSpot, Replacing, Said, ServerMessage,
    Threat, Welcome, You,
};
pub use shelf::{
    ComputerPlayer, EntryOpens, Forces, GoalText, Hint, HintPoint, HintUntil, LessonTerms, MarineArms,
    MarineName, MissionPage, MissionSummary, OptionChoice, OptionPage, SpecialRules, Texts, WinRate,
};
pub use update::{
    AbortReason, By, Clock, Committed, Ending, How, Legal, SeatState, Start, Step, Undo, Update, What,
};

pub use workshop::{
    Balance, BalanceProgress, FindingLevel, GeneratedRequest, LayersRequest, Measure, MissionEdit,
    MissionLayers, MissionSheet, MissionText, NewBalance, NewPrediction, PictureRequest, Prediction,
    PredictionProgress, PrefabShapes, Proposal, ProposalKind, SharedMission, SharedMissions, SheetFinding,
    SheetFix, SheetFixKind, SheetLevel, SheetRequest, StartedWork, TiledExport, TiledForm, TiledImport,
    TiledMission, WorkStage, WorkshopKit,
};

/// The version of the protocol. A client says it in `hello`, and a server that speaks
/// another one refuses with the code `protocol`.
pub const PROTOCOL: u32 = 2;

/// The longest message that a client may send, in bytes.
pub const MAX_MESSAGE: usize = 16 * 1024;

/// The longest text that somebody may say, in characters.
pub const MAX_SAID: usize = 500;

/// The longest name of a person, in characters.
pub const MAX_NAME: usize = 40;
