//! Players of Space Hulk, for either side.

mod aim;
mod alien;
mod errand;
mod escort;
mod field;
mod judge;
mod marine;
mod objective;
mod orders;
mod pace;
mod reach;
mod react;
mod sampler;
mod scale;
mod scout;
mod tempo;
#[cfg(test)]
mod tests;
mod threat;
mod veteran;
mod ways;

use game_api::RandomPlayer;
use space_hulk::SpaceHulk;

use crate::{AnyPlayer, ComputerPlayers};

pub use scout::Scout;
pub use veteran::Veteran;

/// The names of the players, the weakest first.
pub const NAMES: [&str; 3] = ["random", "scout", "veteran"];

impl ComputerPlayers for SpaceHulk {
    const BOTS: &'static [&'static str] = &NAMES;

    fn player(name: &str, seed: u64) -> Option<AnyPlayer<SpaceHulk>> {
        player(name, seed)
    }
}

/// The player of this name. Its own choices follow from the seed.
pub fn player(name: &str, seed: u64) -> Option<AnyPlayer<SpaceHulk>> {
    match name {
        "random" => Some(Box::new(RandomPlayer::new(seed))),
        "scout" => Some(Box::new(Scout::new(seed))),
        "veteran" => Some(Box::new(Veteran::new(seed))),
        _ => None,
    }
}
