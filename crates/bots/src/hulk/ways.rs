//! How far it is from here to there, remembered for each state of doors and fires.

use std::sync::Arc;

use space_hulk::{Setup, SpaceHulk, Square, SquareSet};

use super::escort::{Convoys, MOST_CONVOYS};
use super::memo::Memo;
use super::pace::{End, Points, Terrain, points_to};
use super::reach::Reaches;

/// As far as can be: there is no way.
pub(crate) const FAR: u8 = u8::MAX;

/// The distance of every square of a board from some of them.
pub(crate) type Row = Arc<[u8]>;

/// What ways depend on besides the map.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Obstacles {
    closed: u64,
    burning: SquareSet,
    barrier: Option<Square>,
}

/// Distances on one board. A closed door costs one step more; sealed doors, fire, the
/// barrier and generators are no way at all. Units are no obstacle: they move.
pub(crate) struct Ways {
    setup: Arc<Setup>,
    known: Vec<Known>,
    /// The place in `known` that was asked last.
    current: usize,
    /// Where units could go.
    pub reaches: Reaches,
    /// Who has gone with whom.
    pub convoys: Convoys,
}

/// What is known while nothing is opened, closed or burned.
struct Known {
    obstacles: Obstacles,
    shut: SquareSet,
    /// The squares of closed doors.
    doors: SquareSet,
    /// By the square from which the steps are counted.
    rows: Vec<Option<Row>>,
    /// For goals of several squares, the newest last.
    goals: Vec<(SquareSet, Row)>,
    points: Vec<(SquareSet, End, Points)>,
}

/// States of doors and fires that are kept before the memory is wiped.
const MOST_KNOWN: usize = 48;
/// Goals that are kept for each of them.
const MOST_GOALS: usize = 24;

impl Ways {
    pub fn new(setup: &Arc<Setup>) -> Ways {
        Ways {
            setup: Arc::clone(setup),
            known: Vec::new(),
            current: 0,
            reaches: Reaches::new(),
            convoys: Memo::new(MOST_CONVOYS),
        }
    }

    /// Whether these are the ways of that mission.
    pub fn is_for(&self, setup: &Arc<Setup>) -> bool {
        Arc::ptr_eq(&self.setup, setup) || self.setup == *setup
    }

    /// How far every square is from this one.
    pub fn row_from(&mut self, game: &SpaceHulk, from: Square) -> Row {
        let (setup, known) = self.known(game);
        Arc::clone(known.row(setup, from))
    }

    /// How far every square is from the nearest of these. Meant for goals, which stay.
    pub fn row_from_any(&mut self, game: &SpaceHulk, from: &SquareSet) -> Row {
        let (setup, known) = self.known(game);
        if let Some((_, row)) = known.goals.iter().rev().find(|(goal, _)| goal == from) {
            return Arc::clone(row);
        }
        let row: Row = known.nearest(setup, from).into();
        if known.goals.len() == MOST_GOALS {
            known.goals.clear();
        }
        known.goals.push((*from, Arc::clone(&row)));
        row
    }

    /// The same for squares that will be others soon, so that the answer is not kept.
    pub fn row_from_units(&mut self, game: &SpaceHulk, from: &SquareSet) -> Vec<u8> {
        let (setup, known) = self.known(game);
        known.nearest(setup, from)
    }

    /// What a Marine spends from every stance on his way to the nearest of these squares.
    pub fn points_to(&mut self, game: &SpaceHulk, goal: &SquareSet, end: End) -> Points {
        let (setup, known) = self.known(game);
        if let Some((.., points)) = known.points.iter().rev().find(|(of, how, _)| of == goal && *how == end) {
            return Arc::clone(points);
        }
        let points = points_to(&Terrain { setup, shut: &known.shut, doors: known.doors }, goal, end);
        if known.points.len() == MOST_GOALS {
            known.points.clear();
        }
        known.points.push((*goal, end, Arc::clone(&points)));
        points
    }

    /// What is known of the board as it is now.
    fn known(&mut self, game: &SpaceHulk) -> (&Setup, &mut Known) {
        let obstacles = Obstacles::of(game);
        if self.known.get(self.current).is_none_or(|known| known.obstacles != obstacles) {
            self.current = self.place_of(obstacles, game);
        }
        (&self.setup, &mut self.known[self.current])
    }

    fn place_of(&mut self, obstacles: Obstacles, game: &SpaceHulk) -> usize {
        if let Some(place) = self.known.iter().position(|known| known.obstacles == obstacles) {
            return place;
        }
        if self.known.len() == MOST_KNOWN {
            self.known.clear();
        }
        self.known.push(Known {
            obstacles,
            shut: shut(game),
            doors: closed_squares(&self.setup, obstacles.closed),
            rows: vec![None; self.setup.board().len()],
            goals: Vec::new(),
            points: Vec::new(),
        });
        self.known.len() - 1
    }
}

impl Obstacles {
    fn of(game: &SpaceHulk) -> Obstacles {
        Obstacles { closed: game.closed_door_bits(), burning: *game.burning(), barrier: game.barrier() }
    }
}

impl Known {
    fn row(&mut self, setup: &Setup, from: Square) -> &Row {
        let (shut, doors) = (&self.shut, &self.doors);
        self.rows[from.index()].get_or_insert_with(|| flood(setup, shut, doors, from))
    }

    /// The least of the rows of some squares.
    fn nearest(&mut self, setup: &Setup, from: &SquareSet) -> Vec<u8> {
        let mut nearest = vec![FAR; setup.board().len()];
        for square in from.iter() {
            for (least, steps) in nearest.iter_mut().zip(self.row(setup, square).iter()) {
                *least = (*least).min(*steps);
            }
        }
        nearest
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
fn flood(setup: &Setup, shut: &SquareSet, doors: &SquareSet, from: Square) -> Row {
    let board = setup.board();
    let mut row = vec![FAR; board.len()];
    let mut passed = *shut;
    let (mut ring, mut later): (SquareSet, SquareSet) = ([from].into_iter().collect(), SquareSet::EMPTY);
    for distance in 0..FAR {
        passed = passed.or(&ring);
        let mut near = SquareSet::EMPTY;
        for square in ring.iter() {
            row[square.index()] = distance;
            near = near.or(board.adjacent(square));
        }
        let next = near.without(&passed);
        (ring, later) = (next.without(doors).or(&later.without(&passed)), next.and(doors));
        if ring.is_empty() && later.is_empty() {
            break;
        }
    }
    row.into()
}

/// The squares of the doors that are closed.
fn closed_squares(setup: &Setup, closed: u64) -> SquareSet {
    let doors = (0..setup.n_doors()).filter(|&door| closed >> door & 1 != 0);
    let on_squares = doors.filter(|&door| setup.door_beyond(door).is_none());
    on_squares.fold(SquareSet::EMPTY, |squares, door| squares.or(&setup.door_squares(door)))
}
