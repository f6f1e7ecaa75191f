//! How dangerous swarms are, in thousandths of a Marine.

use death_angel::{Cell, DeathAngel, Kind, Marine, Phase, Side, Swarm, Terrain};

/// The chance that a swarm kills with one roll, in thousandths (DA-GSATK-03).
pub(crate) fn hit(swarm: Swarm) -> i32 {
    if swarm.is_empty() || swarm.is_shielded() {
        return 0;
    }
    i32::from(swarm.size() + swarm.lords() + 1).min(6) * 1000 / 6
}

/// The same against a Marine who may pay this number of tokens for rerolls.
pub(crate) fn hit_through(swarm: Swarm, tokens: u8) -> i32 {
    let once = hit(swarm);
    (0..tokens.min(4)).fold(once, |chance, _| chance * once / 1000)
}

/// The chance that the swarm in a cell kills the Marine there, with what he and his team
/// have prepared for this round.
pub(crate) fn death(game: &DeathAngel, marine: Marine, cell: Cell) -> i32 {
    let swarm = game.crowd(cell);
    if swarm.is_empty() || swarm.is_shielded() {
        return 0;
    }
    let faced = game.facing(marine) == cell.side();
    let tokens = if faced { game.tokens_of(marine) } else { 0 };
    let prepared = game.phase() > Phase::Choose && game.played(marine.team()) == Some(Kind::Support);
    match marine {
        Marine::Gideon if prepared => blocked(swarm),
        Marine::Lorenzo if prepared => countered(swarm),
        Marine::Claudio | Marine::Goriel if prepared => {
            (0..tokens.min(4)).fold(hit(swarm), |chance, _| chance / 6)
        }
        _ => hit_through(swarm, tokens),
    }
}

/// The chance to hit with a face that shows no skull.
fn blocked(swarm: Swarm) -> i32 {
    let strength = swarm.size() + swarm.lords();
    (1 + i32::from(strength >= 4) + i32::from(strength >= 5)) * 1000 / 6
}

/// The same where every skull kills one of them, and the rest attacks again.
fn countered(swarm: Swarm) -> i32 {
    let strength = swarm.size() + swarm.lords();
    (1..=strength.min(8))
        .fold(0, |chance, n| (1 + i32::from(n >= 4) + i32::from(n >= 5)) * 1000 / 6 + chance / 2)
}

/// The chance that a Marine at a position, looking that way and with this number of tokens,
/// dies in one Genestealer Attack Phase in which nothing else helps him.
pub(crate) fn danger_at(game: &DeathAngel, position: u8, facing: Side, tokens: u8) -> i32 {
    let front = Cell::new(position, facing);
    let (before, behind) = (hit_through(game.crowd(front), tokens), hit(game.crowd(front.across())));
    before + behind - before * behind / 1000
}

/// The same for a Marine where he stands.
pub(crate) fn danger(game: &DeathAngel, marine: Marine) -> i32 {
    match game.position_of(marine) {
        Some(position) => danger_at(game, position, game.facing(marine), game.tokens_of(marine)),
        None => 0,
    }
}

/// How much danger one kill in a cell takes away. A swarm of more than five is as deadly
/// with one less, yet somebody has to begin.
pub(crate) fn relief(game: &DeathAngel, cell: Cell) -> i32 {
    let swarm = game.swarm(cell);
    match swarm.size() {
        0 => 0,
        _ if swarm.is_shielded() => 0,
        1 => 333 + 167 * i32::from(swarm.lords()) + rear(game, cell),
        2..=5 => 167 + rear(game, cell),
        _ => 60 + rear(game, cell),
    }
}

/// A swarm behind its Marine is worse: no token helps against it.
fn rear(game: &DeathAngel, cell: Cell) -> i32 {
    let marine = game.marine_at(cell.position());
    if game.facing(marine) == cell.side() { -20 * i32::from(game.tokens_of(marine).min(3)) } else { 40 }
}

/// The cells that a Marine at a position reaches on a side.
pub(crate) fn reach(
    game: &DeathAngel,
    marine: Marine,
    position: u8,
    side: Side,
) -> impl Iterator<Item = Cell> {
    let range = marine.range();
    let rows = position.saturating_sub(range)..(position + range + 1).min(game.n_marines());
    rows.map(move |row| Cell::new(row, side))
}

/// What a Marine's eyes on a side are worth: swarms he could attack there, and terrain at
/// which more will appear.
pub(crate) fn cover(game: &DeathAngel, marine: Marine, position: u8, side: Side) -> i32 {
    let best = reach(game, marine, position, side).map(|cell| relief(game, cell)).max().unwrap_or(0);
    let spawns = Terrain::ALL.iter().filter_map(|&terrain| Some((terrain, game.terrain_cell(terrain)?)));
    let own = spawns.filter(|(_, cell)| cell.side() == side);
    let expected: i32 = own
        .map(|(terrain, cell)| {
            let weight = i32::from(terrain.card().color.threat());
            match cell.position().abs_diff(position) {
                0 => 3 * weight,
                distance if distance <= marine.range() => weight,
                _ => 0,
            }
        })
        .sum();
    best / 2 + 5 * expected
}
