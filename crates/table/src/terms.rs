//! What is fixed before a match starts.

use forms::Fields;
use serde::{Deserialize, Serialize};
use space_hulk::Solo;

use crate::plan::Plan;
use crate::seat::Seat;

/// Everything that is fixed before a match starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The game.
    pub game: GameTerms,
    /// How long a seat may think; nothing lets it think for ever. The Marine turn's timer
    /// is no part of it: that is an option of the mission.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockTerms>,
    /// One person practices: every action can be taken back, and the record says so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    /// A person who holds several seats sees the secrets of the one that decides at once,
    /// without having to lift a curtain.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open_hands: bool,
}

/// Which game, and how it is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum GameTerms {
    /// Space Hulk.
    SpaceHulk {
        /// The whole mission file, so that a record needs no library.
        mission: String,
        /// Options that differ from those of the mission, as in the engine protocol.
        #[serde(default, skip_serializing_if = "Fields::is_empty")]
        options: Fields,
        /// A game for one, in variant `a` or `b`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        solo: Option<SoloVariant>,
    },
    /// Death Angel.
    DeathAngel {
        /// For how many, 1 to 6.
        players: u8,
        /// The teams of each seat; without them they are chosen in the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        teams: Option<Fields>,
    },
}

impl GameTerms {
    /// The revision of the game's rules that this program plays by.
    pub fn rules_revision(&self) -> u32 {
        match self {
            GameTerms::SpaceHulk { .. } => space_hulk::RULES_REVISION,
            GameTerms::DeathAngel { .. } => death_angel::RULES_REVISION,
        }
    }
}

/// How a game of Space Hulk for one is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum SoloVariant {
    A,
    B,
}

impl From<SoloVariant> for Solo {
    fn from(variant: SoloVariant) -> Solo {
        match variant {
            SoloVariant::A => Solo::A,
            SoloVariant::B => Solo::B,
        }
    }
}

/// How long a seat may think. When its time is up, the table answers for it: it passes,
/// keeps, ends the turn, or takes the first answer of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockTerms {
    /// What the time is for.
    pub each: Each,
    /// How long, in seconds; from 1 to [`ClockTerms::MOST_SECONDS`].
    pub seconds: u32,
}

impl ClockTerms {
    /// The longest time: 90 days.
    pub const MOST_SECONDS: u32 = 90 * 24 * 60 * 60;
}

/// What a clock's time is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Each {
    /// For every decision anew.
    Decision,
    /// For all decisions of a seat in one turn or round.
    Turn,
}

impl Terms {
    /// The seats that somebody can hold, or everything that is wrong with these terms.
    pub fn check(&self) -> Result<Vec<Seat>, String> {
        Plan::new(self.clone()).map(|plan| plan.seats)
    }
}
