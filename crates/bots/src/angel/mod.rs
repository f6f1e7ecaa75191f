//! Players of Death Angel, for any seat.

mod cadet;
mod council;
mod habit;
pub mod judge;
mod luck;
mod sampler;
#[cfg(test)]
mod tests;
mod thinker;
mod threat;
mod veteran;
mod weights;

use std::time::Duration;

use death_angel::DeathAngel;
use game_api::RandomPlayer;

use crate::{AnyPlayer, ComputerPlayers, Level};

pub use cadet::Cadet;
pub use thinker::{Manner, Rollout, Thinker};
pub use veteran::Veteran;

/// The names of the players, the weakest first.
pub const NAMES: [&str; 5] = ["random", "cadet", "veteran", "captain", "master"];

impl ComputerPlayers for DeathAngel {
    const BOTS: &'static [&'static str] = &NAMES;

    fn player(name: &str, seed: u64) -> Option<AnyPlayer<DeathAngel>> {
        player(name, seed)
    }

    fn player_in_time(name: &str, seed: u64, waited: Duration) -> Option<AnyPlayer<DeathAngel>> {
        match Level::named(name) {
            Some(level) => Some(Box::new(Thinker::new(level, seed).in_time(level, waited))),
            None => player(name, seed),
        }
    }
}

/// The player of this name. Its own choices follow from the seed.
pub fn player(name: &str, seed: u64) -> Option<AnyPlayer<DeathAngel>> {
    match name {
        "random" => Some(Box::new(RandomPlayer::new(seed))),
        "cadet" => Some(Box::new(Cadet::new(seed))),
        "veteran" => Some(Box::new(Veteran::new(seed))),
        _ => Some(Box::new(Thinker::new(Level::named(name)?, seed))),
    }
}
