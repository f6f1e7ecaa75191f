//! Computer players for both games.
//!
//! A player gets the view of its seat and the legal list, never the game: what it
//! knows is what a person in that seat may know. Where it wants to try something out
//! it does so in a world sampled from that view, so a decision cannot depend on what
//! is hidden. Everything is counted in whole numbers: equal seeds and equal views
//! give equal decisions on every machine.
//!
//! ```
//! use bots::hulk;
//! assert!(hulk::player("veteran", 7).is_some());
//! assert!(hulk::player("oracle", 7).is_none());
//! ```
#![warn(missing_docs)]

pub mod angel;
pub mod hulk;

use std::time::Duration;

use game_api::{Game, Player};
use search::Budget;

/// Somebody who can hold a seat of a game.
pub type AnyPlayer<G> = Box<dyn Player<G> + Send>;

/// A game that computers can play.
pub trait ComputerPlayers: Game {
    /// The names of its players, the weakest first; `random` is among them.
    const BOTS: &'static [&'static str];

    /// The player of this name. Its own choices follow from the seed.
    fn player(name: &str, seed: u64) -> Option<AnyPlayer<Self>>;

    /// The same for a match in which players have `waited` for the answer already: a player who
    /// looks ahead keeps the promise of its level, however slow or busy the machine is.
    fn player_in_time(name: &str, seed: u64, waited: Duration) -> Option<AnyPlayer<Self>>;
}

/// How long a player thinks who looks ahead. Levels differ in what they may compute, never in what
/// they may know or in their dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Less than 50 ms for most decisions.
    Captain,
    /// Less than a second.
    Master,
}

impl Level {
    /// The level of this name.
    pub fn named(name: &str) -> Option<Level> {
        match name {
            "captain" => Some(Level::Captain),
            "master" => Some(Level::Master),
            _ => None,
        }
    }

    /// Nobody waits longer for a decision, apart from that of a veteran, which comes first.
    pub const fn promise(self) -> Duration {
        match self {
            Level::Captain => Duration::from_millis(200),
            Level::Master => Duration::from_millis(2000),
        }
    }

    /// What is left of a number of rollouts for somebody for whom others have waited this long.
    pub(crate) fn budget(self, rollouts: u32, waited: Duration) -> Budget {
        Budget { time: Some(self.promise().saturating_sub(waited)), ..Budget::rollouts(rollouts) }
    }
}

/// Counts the changes after which a player decides differently from before. Results of
/// another revision are not mixed with those of this one.
pub const REVISION: u32 = 7;
