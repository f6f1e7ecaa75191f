//! What is kept of a chapter that was played.

use std::fmt;

use serde::{Deserialize, Serialize};

/// How a chapter ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The Marine side won.
    Won,
    /// It did not, and the rules did not call it a draw.
    Lost,
    /// The rules ended the game without a winner.
    Drawn,
}

/// What is kept of a chapter that was played. Durable: its JSON is described in `docs/formats/campaign.md`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChapterResult {
    /// The number of the chapter, from 1.
    pub chapter: u16,
    /// Whether it was the second try.
    pub second_try: bool,
    /// How it ended.
    pub outcome: Outcome,
    /// Everybody who took part, in the order of the mission.
    pub marines: Vec<MarineResult>,
}

/// What became of a Marine in a chapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarineResult {
    /// The id in the mission.
    pub place: String,
    /// Who stood there: the id of a Marine of the roster or of a recruit.
    pub member: String,
    /// How many aliens he killed.
    pub kills: u16,
    /// Whether he was killed.
    pub fell: bool,
}

/// More kills of one Marine than any match has room for.
pub(crate) const MOST_KILLS: u16 = 999;

/// Why a result cannot follow those before it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Wrong {
    /// There is no such level.
    Level(String),
    /// The campaign is over: nothing follows.
    Over,
    /// Another chapter, or another try, comes next.
    Chapter {
        /// The chapter that comes next, from 1.
        expected: u16,
        /// Whether it would be the second try.
        second_try: bool,
    },
    /// Others took part.
    Marines,
    /// A Marine has more kills than any match has room for.
    Kills(String),
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::Level(level) => write!(f, "the campaign has no level {level:?}"),
            Wrong::Over => f.write_str("the campaign is over, and nothing follows its last chapter"),
            Wrong::Chapter { expected, second_try: false } => write!(f, "chapter {expected} comes next"),
            Wrong::Chapter { expected, second_try: true } => {
                write!(f, "the second try of chapter {expected} comes next")
            }
            Wrong::Marines => f.write_str("other Marines take part in this chapter"),
            Wrong::Kills(member) => write!(f, "{member:?} cannot have killed that many"),
        }
    }
}

impl std::error::Error for Wrong {}
