//! What is kept of one game.

use serde::{Deserialize, Serialize};

/// A Marine's death: when and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Death {
    /// The round in which he died.
    pub round: u16,
    /// The square: x, y and level; nothing if he died off the board.
    pub at: Option<(i16, i16, u8)>,
}

/// The result of one game. It holds nothing that differs from run to run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The mission's id.
    pub mission: String,
    /// Who played the Marines.
    pub marine: String,
    /// Who played the aliens.
    pub alien: String,
    /// The seed of the dice.
    pub seed: u64,
    /// `marine`, `alien`, or nothing for a draw.
    pub winner: Option<String>,
    /// Why the game ended.
    pub reason: String,
    /// The round in which it ended.
    pub rounds: u16,
    /// How many decisions were made.
    pub decisions: u32,
    /// How many Marines took part.
    pub marines: u8,
    /// Every Marine's death, in order.
    pub deaths: Vec<Death>,
    /// Marines who left by an exit.
    pub exited: u16,
    /// How many aliens were killed.
    pub kills: u16,
}
