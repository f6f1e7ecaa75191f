//! Players of Death Angel.

use death_angel::DeathAngel;
use game_api::RandomPlayer;

use crate::{AnyPlayer, ComputerPlayers};

impl ComputerPlayers for DeathAngel {
    const BOTS: &'static [&'static str] = &["random"];

    fn player(name: &str, seed: u64) -> Option<AnyPlayer<DeathAngel>> {
        match name {
            "random" => Some(Box::new(RandomPlayer::new(seed))),
            _ => None,
        }
    }
}
