//! What can be asked about the map of a mission that plays.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

use game_api::{Journal, Seeded};
use space_hulk::{Coord, Facing, SpaceHulk, Square, SquareSet, marine_step};

use crate::hulk::lint::reach::Reach;
use crate::hulk::model::Mission;

/// What a turn by a quarter costs a Marine, in action points (SH-MOVE).
const TURN: u16 = 1;
/// What opening a closed door costs.
const DOOR: u16 = 1;
/// What a ladder costs.
const LADDER: u16 = 2;

/// Answers about the map, as at the start of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layers {
    /// What a Marine on the asked square sees, whichever way he looks.
    pub seen: Vec<Coord>,
    /// The entry areas whose square he sees.
    pub entries_seen: Vec<String>,
    /// The action points that a Marine needs from the asked square, turns and closed doors included; he may
    /// begin with any facing.
    pub distances: BTreeMap<Coord, u16>,
    /// Squares with only one way in, where nobody comes in and nobody leaves.
    pub dead_ends: Vec<Coord>,
    /// Floor that neither side can reach.
    pub unreachable: Vec<Coord>,
}

/// Answers about a mission; nothing if the rules refuse it.
pub fn layers(mission: &Mission, from: Option<Coord>) -> Option<Layers> {
    let game =
        SpaceHulk::from_position(&mission.position(), &mut Seeded::new(0), &mut Journal::discard()).ok()?;
    let board = game.setup().board();
    let mut layers = Layers {
        dead_ends: dead_ends(mission, &game),
        unreachable: unreachable(mission, &game),
        ..Layers::default()
    };
    if let Some(square) = from.and_then(|from| board.square(from)) {
        let seen: BTreeSet<Coord> = Facing::ALL
            .into_iter()
            .flat_map(|facing| game.seen_from(square, facing).iter().collect::<Vec<_>>())
            .map(|square| board.coord(square))
            .collect();
        let entries = mission.board.entries.iter().filter(|entry| seen.contains(&entry.at));
        layers.entries_seen = entries.map(|entry| entry.id.clone()).collect();
        layers.seen = seen.into_iter().collect();
        layers.distances = distances(&game, square);
    }
    Some(layers)
}

fn solid(game: &SpaceHulk) -> SquareSet {
    game.setup().generators().iter().copied().collect()
}

fn distances(game: &SpaceHulk, from: Square) -> BTreeMap<Coord, u16> {
    let (setup, solid) = (game.setup(), solid(game));
    let board = setup.board();
    let closed = game.closed_door_bits();
    let doors: SquareSet = (0..64u8)
        .filter(|door| closed >> door & 1 != 0)
        .flat_map(|door| setup.door_squares(door).iter().collect::<Vec<_>>())
        .collect();
    let mut best: BTreeMap<(Square, u8), u16> = BTreeMap::new();
    let mut open: BinaryHeap<Reverse<(u16, Square, u8)>> =
        Facing::ALL.into_iter().map(|facing| Reverse((0, from, facing as u8))).collect();
    while let Some(Reverse((cost, square, number))) = open.pop() {
        if best.get(&(square, number)).is_some_and(|known| *known <= cost) {
            continue;
        }
        best.insert((square, number), cost);
        let facing = Facing::ALL[usize::from(number)];
        for turned in [facing.left(), facing.right()] {
            open.push(Reverse((cost + TURN, square, turned as u8)));
        }
        for (to, direction) in board.open_steps(square, &solid) {
            let door = if doors.has(to) { DOOR } else { 0 };
            if let Some(step) = marine_step(facing, direction) {
                open.push(Reverse((cost + u16::from(step) + door, to, number)));
            }
        }
        for to in board.ladders_from(square) {
            open.push(Reverse((cost + LADDER, to, number)));
        }
    }
    let mut distances = BTreeMap::new();
    for ((square, _), cost) in best {
        let least = distances.entry(board.coord(square)).or_insert(cost);
        *least = cost.min(*least);
    }
    distances
}

fn dead_ends(mission: &Mission, game: &SpaceHulk) -> Vec<Coord> {
    let (board, solid) = (game.setup().board(), solid(game));
    let leads_out: BTreeSet<Coord> = mission
        .board
        .entries
        .iter()
        .map(|entry| entry.at)
        .chain(mission.board.exits.iter().map(|exit| exit.at))
        .collect();
    let n_ways = |square: Square| {
        let steps = board.open_steps(square, &solid).filter(|(_, direction)| direction % 2 == 0);
        steps.count() + board.ladders_from(square).len()
    };
    let ends = board.squares().filter(|square| n_ways(*square) <= 1);
    ends.map(|square| board.coord(square)).filter(|at| !leads_out.contains(at)).collect()
}

fn unreachable(mission: &Mission, game: &SpaceHulk) -> Vec<Coord> {
    let reach = Reach::of(mission, game);
    let board = game.setup().board();
    let floor = board.squares().map(|square| board.coord(square));
    let is_reached = |at: &Coord| {
        reach.by_marines.contains(at) || reach.by_aliens.contains(at) || mission.generators.contains(at)
    };
    floor.filter(|at| !is_reached(at)).collect()
}
