//! Puzzles: positions in which one answer is clearly best.
//!
//! Chances are those of whoever decides, in ten thousandths of a win.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Action, GameName, Seat, Update};

/// How hard a puzzle is; `docs/formats/puzzle.md` has the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say all")]
pub enum PuzzleGrade {
    Easy,
    Medium,
    Hard,
}

/// `GET /api/puzzles`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleShelf {
    /// The day for which `daily` is, in UTC: `2026-11-18`.
    pub date: String,
    /// The id of the puzzle of the day; null if there is no puzzle at all.
    pub daily: Option<String>,
    /// Every puzzle, those of Space Hulk first.
    pub puzzles: Vec<PuzzleCard>,
}

/// A puzzle in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleCard {
    /// Its id.
    pub id: String,
    /// Which game.
    pub game: GameName,
    /// The id of the mission, in Space Hulk.
    pub mission: Option<String>,
    /// Who decides.
    pub seat: Seat,
    /// How hard it is.
    pub grade: PuzzleGrade,
}

/// `GET /api/puzzles/{id}`: what is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzlePage {
    /// The puzzle as lists show it.
    pub card: PuzzleCard,
    /// The position as whoever decides sees it, with every legal answer: the same as in a match.
    #[schema(value_type = Object)]
    pub update: Update,
}

/// `POST /api/puzzles/{id}/answers`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleAttempt {
    /// The place of the answer in the legal list.
    pub action: u32,
}

/// The answer to `POST /api/puzzles/{id}/answers`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleVerdict {
    /// Whether the puzzle is solved.
    pub solved: bool,
    /// Whether the chances are exact, by trying everything; else they come from games that computer players of the
    /// level `veteran` play to their end.
    pub exact: bool,
    /// The place of what was answered in `answers`.
    pub chosen: u32,
    /// Every legal answer, the best first.
    pub answers: Vec<PuzzleAnswer>,
}

/// What came of a puzzle for a person: the first answer counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleResult {
    /// The id of the puzzle.
    pub puzzle: String,
    /// The date on which it was the puzzle of the day, as in `2026-11-18`: the first answer of that day. Null for the
    /// first answer on any day.
    pub day: Option<String>,
    /// Whether that answer solved it.
    pub solved: bool,
}

/// What an answer to a puzzle is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleAnswer {
    /// Its place in the legal list.
    pub index: u32,
    /// The answer.
    pub action: Action,
    /// Whether it solves the puzzle.
    pub right: bool,
    /// The chance to win after it, before dice are rolled.
    pub chance: i32,
    /// The standard error of its difference from the best; 0 where chances are exact.
    pub uncertainty: i32,
    /// How often it was played out; 0 where chances are exact.
    pub rollouts: u32,
}
