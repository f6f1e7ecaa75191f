//! Players of Space Hulk, for either side.

mod aim;
mod alien;
mod cadet;
mod duel;
mod errand;
mod escort;
mod facts;
mod field;
mod guide;
mod judge;
mod manner;
mod marine;
mod memo;
mod objective;
mod orders;
mod pace;
mod rank;
mod reach;
mod react;
mod rollout;
mod route;
mod sampler;
mod scale;
mod scout;
mod tempo;
#[cfg(test)]
mod tests;
mod thinker;
mod threat;
mod veteran;
mod ways;

use std::time::Duration;

use game_api::RandomPlayer;
use space_hulk::SpaceHulk;

use crate::{AnyPlayer, ComputerPlayers, Level};

pub use cadet::Cadet;
pub use facts::{CERTAIN, FACTS, Facts, Surveyor, evaluate, is_alien_turn};
pub use guide::Guide;
pub use manner::Manner;
pub use rank::{Ranker, rank};
pub use rollout::{Horizon, Rollout};
pub use scout::Scout;
pub use thinker::Thinker;
pub use veteran::Veteran;

/// The names of the players, the weakest first.
pub const NAMES: [&str; 6] = ["random", "scout", "cadet", "veteran", "captain", "master"];

impl ComputerPlayers for SpaceHulk {
    const BOTS: &'static [&'static str] = &NAMES;

    fn player(name: &str, seed: u64) -> Option<AnyPlayer<SpaceHulk>> {
        player(name, seed)
    }

    fn player_in_time(name: &str, seed: u64, waited: Duration) -> Option<AnyPlayer<SpaceHulk>> {
        match Level::named(name) {
            Some(level) => Some(Box::new(Thinker::new(level, seed).in_time(level, waited))),
            None => player(name, seed),
        }
    }
}

/// The player of this name. Its own choices follow from the seed.
pub fn player(name: &str, seed: u64) -> Option<AnyPlayer<SpaceHulk>> {
    match name {
        "random" => Some(Box::new(RandomPlayer::new(seed))),
        "scout" => Some(Box::new(Scout::new(seed))),
        "cadet" => Some(Box::new(Cadet::new(seed))),
        "veteran" => Some(Box::new(Veteran::new(seed))),
        _ => Some(Box::new(Thinker::new(Level::named(name)?, seed))),
    }
}
