//! The changing part of a position of Death Angel. The number of players and their seats' teams
//! are in it too, because teams can be taken in the game itself.

use death_angel::DeathAngel;

use super::{position_out, setup};
use crate::failure::Failure;
use crate::snapshot::Snapshot;

pub(super) fn take(game: &DeathAngel) -> Snapshot {
    Snapshot::of(&position_out::write(&game.position()))
}

/// The game of a snapshot.
pub(super) fn restore(snapshot: &Snapshot) -> Result<DeathAngel, Failure> {
    let mut chance = game_api::Seeded::new(0);
    setup::load(&snapshot.fields()?, &mut chance, &mut game_api::Journal::discard())
}
