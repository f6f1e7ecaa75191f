//! Players of Death Angel, for any seat.

mod council;
mod habit;
pub mod judge;
mod luck;
mod sampler;
#[cfg(test)]
mod tests;
mod threat;
mod veteran;
mod weights;

use death_angel::DeathAngel;
use game_api::RandomPlayer;

use crate::{AnyPlayer, ComputerPlayers};

pub use veteran::Veteran;

/// The names of the players, the weakest first.
pub const NAMES: [&str; 2] = ["random", "veteran"];

impl ComputerPlayers for DeathAngel {
    const BOTS: &'static [&'static str] = &NAMES;

    fn player(name: &str, seed: u64) -> Option<AnyPlayer<DeathAngel>> {
        player(name, seed)
    }
}

/// The player of this name. Its own choices follow from the seed.
pub fn player(name: &str, seed: u64) -> Option<AnyPlayer<DeathAngel>> {
    match name {
        "random" => Some(Box::new(RandomPlayer::new(seed))),
        "veteran" => Some(Box::new(Veteran::new(seed))),
        _ => None,
    }
}
