//! How a player looks ahead.

use search::Gate;

use super::rollout::Horizon;
use crate::Level;

/// How a player looks ahead: how much, how far, and when it believes what it sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// Rollouts for a decision, of all candidates together.
    pub rollouts: u32,
    /// Answers that are compared at most.
    pub most_candidates: usize,
    /// How many of them may come from a veteran who thinks of one unit after the other; the others are those
    /// that look best at once.
    pub most_options: usize,
    /// Whether it thinks again about the next step of a way that it has begun.
    pub is_restless: bool,
    /// Where a rollout ends.
    pub horizon: Horizon,
    /// What another answer must gain to be chosen in place of a veteran's.
    pub gate: Gate,
}

impl Manner {
    /// The manner of a level.
    pub const fn of(level: Level) -> Manner {
        match level {
            Level::Captain => Manner {
                rollouts: 256,
                most_candidates: 8,
                most_options: 4,
                is_restless: false,
                horizon: Horizon::Rounds(1),
                gate: Gate { errors: 10, least: 0 },
            },
            Level::Master => Manner {
                rollouts: 1024,
                most_candidates: 12,
                most_options: 6,
                is_restless: true,
                horizon: Horizon::Rounds(1),
                gate: Gate { errors: 10, least: 25 },
            },
        }
    }
}
