//! How likely a position is won, at the moment when the teams have acted and the
//! Genestealers are about to attack.
//!
//! A position is told in a few dozen numbers, its facts. Each has a weight, by the stage of
//! the game; the sum, bent into the range from a sure loss to a sure win, is the verdict.
//! The weights come from games that were played: see `examples/angel_weights.rs`.

use death_angel::cards::{ACTIONS, LocationId};
use death_angel::{Cell, DeathAngel, Kind, Phase, Side, Team, Terrain, teams_per_player};

use super::threat::{death, reach};
use super::weights::WEIGHTS;

/// What a game that is won is worth.
pub const VICTORY: i32 = 10_000;

/// How many facts weigh the same at every stage: the Marines who live, and the cards that
/// their teams have played.
pub const COMMON: usize = 30;
/// How many facts have a weight for each stage.
pub const OWN: usize = 19;
/// How many stages there are: up to four locations ahead, and the three last locations.
pub const STAGES: usize = 7;

/// What a position is told by; everything in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The stage of the game.
    pub stage: usize,
    /// Facts that weigh the same at every stage.
    pub common: [i32; COMMON],
    /// Facts with a weight for each stage.
    pub own: [i32; OWN],
}

/// The weights of all facts, in thousandths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Of those that weigh the same at every stage.
    pub common: [i16; COMMON],
    /// Of the others, by stage.
    pub own: [[i16; OWN]; STAGES],
}

/// The weights that were found.
pub fn weights() -> &'static Weights {
    &WEIGHTS
}

/// What a position is worth, from 0 for a loss to [`VICTORY`].
pub fn judge(game: &DeathAngel, weights: &Weights) -> i32 {
    match game.outcome() {
        Some(outcome) => VICTORY * i32::from(outcome.is_won()),
        None => bend(weigh(&facts(game), weights)),
    }
}

/// The sum of all facts by their weights.
pub fn weigh(facts: &Facts, weights: &Weights) -> i32 {
    let sum = |facts: &[i32], weights: &[i16]| -> i64 {
        facts.iter().zip(weights).map(|(&fact, &weight)| i64::from(fact) * i64::from(weight)).sum()
    };
    ((sum(&facts.common, &weights.common) + sum(&facts.own, &weights.own[facts.stage])) / 1000) as i32
}

/// The logistic curve from -8 to 8 in steps of a half, in ten thousandths.
const CURVE: [i32; 33] = [
    3, 6, 9, 15, 25, 41, 67, 110, 180, 293, 474, 759, 1192, 1824, 2689, 3775, 5000, 6225, 7311, 8176, 8808,
    9241, 9526, 9707, 9820, 9890, 9933, 9959, 9975, 9985, 9991, 9994, 9997,
];

/// A sum of thousandths as a chance in ten thousandths.
fn bend(sum: i32) -> i32 {
    let place = (sum + 8000).clamp(0, 15_999);
    let (step, rest) = ((place / 500) as usize, place % 500);
    CURVE[step] + (CURVE[step + 1] - CURVE[step]) * rest / 500
}

/// The facts of a position.
pub fn facts(game: &DeathAngel) -> Facts {
    let mut facts = Facts { stage: stage(game), common: [0; COMMON], own: [0; OWN] };
    let covered = tell_marines(game, &mut facts);
    tell_swarms(game, covered, &mut facts);
    tell_terrain(game, &mut facts);
    let blips = Side::ALL.iter().map(|&side| 1000 * i32::from(game.n_blips(side)));
    facts.own[9] = blips.clone().min().unwrap_or(0);
    facts.own[10] = blips.max().unwrap_or(0);
    facts.own[14] = 1000 * i32::from(game.site_tokens() + game.door_tokens());
    facts.own[15] = 1000 * i32::from(game.artefact_holder().is_some());
    for card in ACTIONS.iter().filter(|card| game.is_team_alive(card.team)) {
        facts.common[11 + usize::from(card.number)] =
            1000 * i32::from(last(game, card.team) == Some(card.kind));
    }
    scale(game.n_players(), &mut facts);
    facts
}

/// Facts of which there are more the more Marines set out.
const GROWING: [usize; 11] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 18];

/// Makes formations of any size look like one of six.
fn scale(n_players: u8, facts: &mut Facts) {
    let size = i32::from(2 * n_players * teams_per_player(n_players));
    facts.common.iter_mut().for_each(|fact| *fact = *fact * 6 / size);
    GROWING.iter().for_each(|&place| facts.own[place] = facts.own[place] * 6 / size);
}

fn stage(game: &DeathAngel) -> usize {
    match (game.n_ahead(), game.site()) {
        (0, LocationId::GenestealerLair) => 4,
        (0, LocationId::LaunchControlRoom) => 5,
        (0, _) => 6,
        (ahead, _) => usize::from(ahead) - 1,
    }
}

/// Tells of the Marines; the cells that one of them could attack.
fn tell_marines(game: &DeathAngel, facts: &mut Facts) -> u32 {
    let mut covered = 0;
    facts.own[0] = 1000;
    facts.own[1] = 1000 * i32::from(game.n_marines());
    facts.own[2] = 1000 * Team::ALL.iter().filter(|&&team| game.is_team_alive(team)).count() as i32;
    for row in 0..game.n_marines() {
        let marine = game.marine_at(row);
        let front = Cell::new(row, game.facing(marine));
        facts.common[marine.index()] = 1000;
        facts.own[3] += 1000 * i32::from(game.tokens_of(marine).min(2));
        facts.own[4] += death(game, marine, front);
        facts.own[5] += death(game, marine, front.across());
        for cell in reach(game, marine, row, front.side()) {
            covered |= bit(cell);
        }
    }
    covered
}

fn bit(cell: Cell) -> u32 {
    1 << (2 * cell.position() + cell.side() as u8)
}

fn tell_swarms(game: &DeathAngel, covered: u32, facts: &mut Facts) {
    for row in 0..game.n_marines() {
        for cell in Side::ALL.iter().map(|&side| Cell::new(row, side)) {
            let swarm = game.crowd(cell);
            if swarm.is_empty() {
                continue;
            }
            let size = 1000 * i32::from(swarm.size());
            facts.own[6] += size;
            facts.own[7] += if covered & bit(cell) == 0 { size } else { 0 };
            facts.own[8] = facts.own[8].max(size);
            facts.own[16] += if swarm.lords() > 0 { size } else { 0 };
            facts.own[17] += 1000 * i32::from(swarm.lords());
            facts.own[18] += 1000;
        }
    }
}

fn tell_terrain(game: &DeathAngel, facts: &mut Facts) {
    for &terrain in Terrain::ALL {
        let Some(cell) = game.terrain_cell(terrain) else { continue };
        let marine = game.marine_at(cell.position());
        let is_faced = game.facing(marine) == cell.side();
        let threat = 1000 * i32::from(terrain.card().color.threat());
        facts.own[if is_faced { 11 } else { 12 }] += threat;
        if terrain == Terrain::ControlPanel && is_faced && last(game, marine.team()) != Some(Kind::Move) {
            facts.own[13] = 1000;
        }
    }
}

/// The card that a team cannot play in the round to come.
fn last(game: &DeathAngel, team: Team) -> Option<Kind> {
    match game.phase() {
        Phase::Setup | Phase::Choose => game.played_before(team),
        Phase::Resolve | Phase::Attack | Phase::Event => game.played(team),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_is_even_and_rises() {
        assert_eq!((bend(0), bend(-100_000), bend(100_000)), (5000, 3, 9996));
        assert!((-9000..9000).step_by(50).all(|sum| bend(sum) <= bend(sum + 50)));
        assert!((0..8000).step_by(250).all(|sum| (bend(sum) + bend(-sum) - VICTORY).abs() <= 2));
    }
}
