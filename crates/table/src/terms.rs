//! What is fixed before a match starts.

use forms::Fields;
pub use protocol::{ClockTerms, Each, Solo};
use serde::{Deserialize, Serialize};

use crate::plan::Plan;
use crate::playable::Playable;
use crate::seat::Seat;

/// Everything that is fixed before a match starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct Terms {
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
    /// A lesson, whose dice follow from this number alone: its texts can speak of what happens. Only
    /// practice can be a lesson, and everybody may know the number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<u32>,
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
        solo: Option<Solo>,
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

    /// The sides that can win or lose.
    pub(crate) fn sides(&self) -> &'static [&'static str] {
        match self {
            GameTerms::SpaceHulk { .. } => <space_hulk::SpaceHulk as Playable>::SIDES,
            GameTerms::DeathAngel { .. } => <death_angel::DeathAngel as Playable>::SIDES,
        }
    }

    /// Whether there are sides that play against each other; otherwise all play together.
    pub fn is_contest(&self) -> bool {
        self.sides().len() > 1
    }
}

impl Terms {
    /// The seats that can be held, or everything that is wrong with these terms.
    pub fn check(&self) -> Result<Vec<Seat>, String> {
        Plan::new(self.clone()).map(|plan| plan.seats)
    }
}

/// The rules' name for a variant.
pub(crate) fn rules_solo(solo: Solo) -> space_hulk::Solo {
    match solo {
        Solo::A => space_hulk::Solo::A,
        Solo::B => space_hulk::Solo::B,
    }
}
