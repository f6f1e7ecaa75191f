//! How far it is from here to there, remembered while nothing changes.

use std::collections::HashMap;
use std::sync::Arc;

use space_hulk::{Setup, SpaceHulk, Square, SquareSet};

use super::pace::{End, Points, Terrain, points_to};

/// As far as can be: there is no way.
pub(crate) const FAR: u8 = u8::MAX;

/// The distance of every square of a board from some of them.
pub(crate) type Row = Arc<[u8]>;

/// What ways depend on besides the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Obstacles {
    closed: u64,
    shut: SquareSet,
}

/// Distances on one board. A closed door costs one step more; sealed doors, fire, the
/// barrier and generators are no way at all. Units are no obstacle: they move.
pub(crate) struct Ways {
    setup: Arc<Setup>,
    rows: HashMap<(Obstacles, SquareSet), Row>,
    points: HashMap<(Obstacles, SquareSet, End), Points>,
}

/// Rows that are kept before the memory is wiped.
const MOST_ROWS: usize = 4096;

impl Ways {
    pub fn new(setup: &Arc<Setup>) -> Ways {
        Ways { setup: Arc::clone(setup), rows: HashMap::new(), points: HashMap::new() }
    }

    /// Whether these are the ways of that mission.
    pub fn is_for(&self, setup: &Arc<Setup>) -> bool {
        Arc::ptr_eq(&self.setup, setup) || self.setup == *setup
    }

    /// How far every square is from this one.
    pub fn row_from(&mut self, game: &SpaceHulk, from: Square) -> Row {
        self.row_from_any(game, &[from].into_iter().collect())
    }

    /// How far every square is from the nearest of these.
    pub fn row_from_any(&mut self, game: &SpaceHulk, from: &SquareSet) -> Row {
        let obstacles = Obstacles { closed: game.closed_door_bits(), shut: shut(game) };
        if self.rows.len() > MOST_ROWS {
            self.rows.clear();
        }
        let setup = &self.setup;
        let row = self.rows.entry((obstacles, *from)).or_insert_with(|| flood(setup, &obstacles, from));
        Arc::clone(row)
    }

    /// What a Marine spends from every stance on his way to the nearest of these squares.
    pub fn points_to(&mut self, game: &SpaceHulk, goal: &SquareSet, end: End) -> Points {
        let obstacles = Obstacles { closed: game.closed_door_bits(), shut: shut(game) };
        if self.points.len() > MOST_ROWS {
            self.points.clear();
        }
        let setup = &self.setup;
        let points = self.points.entry((obstacles, *goal, end)).or_insert_with(|| {
            let doors = closed_squares(setup, obstacles.closed);
            points_to(&Terrain { setup, shut: &obstacles.shut, doors }, goal, end)
        });
        Arc::clone(points)
    }
}

/// Where nobody walks until something changes.
pub(super) fn shut(game: &SpaceHulk) -> SquareSet {
    let mut shut = *game.burning();
    shut = shut.or(&game.setup().generators().iter().copied().collect());
    let sealed = game.closed_door_bits() & game.setup().sealed_door_bits();
    shut = shut.or(&closed_squares(game.setup(), sealed));
    if let Some(barrier) = game.barrier() {
        shut.insert(barrier);
    }
    shut
}

/// Counts steps ring by ring. A closed door is passed one ring late.
fn flood(setup: &Setup, obstacles: &Obstacles, from: &SquareSet) -> Row {
    let board = setup.board();
    let doors = closed_squares(setup, obstacles.closed);
    let mut row = vec![FAR; board.len()];
    let (mut ring, mut next): (Vec<Square>, Vec<Square>) = (from.iter().collect(), Vec::new());
    for distance in 0..FAR {
        let mut later = Vec::new();
        for square in ring {
            if row[square.index()] != FAR {
                continue;
            }
            row[square.index()] = distance;
            for to in board.adjacent(square).without(&obstacles.shut).iter() {
                if row[to.index()] != FAR {
                    continue;
                }
                if doors.has(to) {
                    later.push(to);
                } else {
                    next.push(to);
                }
            }
        }
        if next.is_empty() && later.is_empty() {
            break;
        }
        (ring, next) = (next, later);
    }
    row.into()
}

/// The squares of the doors that are closed.
fn closed_squares(setup: &Setup, closed: u64) -> SquareSet {
    let doors = (0..setup.n_doors()).filter(|&door| closed >> door & 1 != 0);
    let on_squares = doors.filter(|&door| setup.door_beyond(door).is_none());
    on_squares.fold(SquareSet::EMPTY, |squares, door| squares.or(&setup.door_squares(door)))
}
