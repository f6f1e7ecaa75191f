//! Sampled worlds have the blips of the mission.

use game_api::{Game, HiddenInfo, Seeded, Viewer};
use space_hulk::{Kind, Position, Side, SpaceHulk};
use testkit::contract::Asked;

/// Fewer blips in all are taken for those of a full set.
const FEW: u32 = 9;

/// At every decision each value is there as often in a world that the Marine side thinks of as it is in the game
/// (SH-SETUP-13): no blip comes or goes while a mission is played.
pub fn same_blips_in_every_world(game: &SpaceHulk, dice: &mut Seeded) -> Asked {
    let real = blips(&game.position());
    if real.iter().sum::<u32>() < FEW {
        return Ok(false);
    }
    let world = SpaceHulk::sample_world(&game.view(Viewer::Seat(Side::Marine)), dice);
    let thought = blips(&world.position());
    if thought == real {
        Ok(true)
    } else {
        Err(format!("{real:?} are there, and {thought:?} are thought of"))
    }
}

/// How many blips of each value there are, wherever they are.
fn blips(position: &Position) -> [u32; 3] {
    let on_board = position.units.iter().filter(|unit| unit.kind == Kind::Blip);
    let on_board = on_board.flat_map(|unit| std::iter::once(&unit.value).chain(&unit.beneath));
    let piles = [&position.blip_pile, &position.used_blips, &position.used_unseen].into_iter().flatten();
    let mut blips = position.blip_pool.map(u32::from);
    on_board.chain(piles).for_each(|&value| blips[usize::from(value) - 1] += 1);
    blips
}
