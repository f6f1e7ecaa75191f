//! The map, prepared once: neighbours, steps, sight lines and their shadows.
//!
//! A door on an edge (`door_placement = edge`) is a square of its own as far as
//! blocking goes: it has a number behind the floor squares, and its bit is set while
//! it is closed. So one set of bits says everything that blocks.

use crate::geometry::{Coord, Facing, Square, SquareSet};
use crate::grid::{DIRECTIONS, Edge, Grid, floor_of};
use crate::options::{LosModel, Options};
use crate::position::{BoardPlan, SectionKind};
use crate::sight::Sight;
use crate::steps::Steps;

/// A ladder: its upper and lower end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ladder {
    pub upper: Square,
    pub lower: Square,
}

/// Where a door stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DoorSpot {
    /// The square it fills while it is closed; for a door on an edge a number
    /// behind the floor squares.
    pub block: Square,
    /// For a door on an edge, the two squares it stands between.
    pub sides: Option<(Square, Square)>,
}

/// The prepared map.
#[derive(Debug)]
pub struct Board {
    grid: Grid,
    sections: Vec<u8>,
    letters: Vec<char>,
    kinds: Vec<SectionKind>,
    areas: Vec<SquareSet>,
    steps: Steps,
    adjacent: Vec<SquareSet>,
    front: Vec<[Square; 4]>,
    edge_doors: Vec<[Square; 4]>,
    doors: Vec<DoorSpot>,
    ladders: Vec<Ladder>,
    sight: Sight,
}

impl Board {
    /// Prepares a map that has been checked.
    pub(crate) fn new(plan: &BoardPlan, options: &Options) -> Board {
        let first_door = floor_of(plan).count() as u16;
        let on_edges = plan.doors.iter().filter_map(|door| Some((door.at, door.beyond?))).zip(first_door..);
        let on_edges: Vec<_> = on_edges.map(|((at, beyond), number)| (at, beyond, Square(number))).collect();
        let grid = Grid::new(plan, &on_edges);
        let doors = door_spots(plan, &grid);
        let count = grid.coords.len();
        let mut board = Board {
            sections: vec![0; count],
            letters: Vec::new(),
            kinds: Vec::new(),
            areas: Vec::new(),
            steps: Steps::new(&grid, options.diagonal_block, !on_edges.is_empty()),
            adjacent: vec![SquareSet::EMPTY; count],
            front: vec![[Square::NEVER; 4]; count],
            edge_doors: vec![[Square::NEVER; 4]; count],
            doors,
            ladders: Vec::new(),
            sight: Sight::default(),
            grid,
        };
        board.draw_sections(plan);
        board.find_ladders(plan);
        for square in board.squares() {
            board.find_adjacent(square);
            board.find_front(square);
        }
        let strict = options.los_model == LosModel::CorridorStrict;
        let is_room = |s: Square| board.kinds[board.sections[s.index()] as usize] == SectionKind::Room;
        let allowed = |a: Coord, b: Coord, from: Square, to: Square| {
            !strict || (is_room(from) && is_room(to)) || a.x == b.x || a.y == b.y || a.range_to(b) == Some(1)
        };
        board.sight = Sight::new(&board.grid, board.doors.len(), &board.ladders, allowed);
        board
    }

    fn draw_sections(&mut self, plan: &BoardPlan) {
        let mut letters: Vec<char> = floor_of(plan).map(|(_, letter)| letter).collect();
        letters.sort_unstable();
        letters.dedup();
        self.areas = vec![SquareSet::EMPTY; letters.len()];
        for (coord, letter) in floor_of(plan) {
            let square = self.grid.square(coord).expect("drawn");
            let section = letters.binary_search(&letter).expect("a drawn letter");
            self.sections[square.index()] = section as u8;
            self.areas[section].insert(square);
        }
        let kind_of = |letter| plan.kinds.iter().find(|(l, _)| *l == letter).map(|(_, kind)| *kind);
        self.kinds = letters.iter().map(|&letter| kind_of(letter).unwrap_or(SectionKind::Corridor)).collect();
        self.letters = letters;
    }

    fn find_ladders(&mut self, plan: &BoardPlan) {
        let ends = |&(upper, lower): &(Coord, Coord)| {
            Some(Ladder { upper: self.grid.square(upper)?, lower: self.grid.square(lower)? })
        };
        self.ladders = plan.ladders.iter().filter_map(ends).collect();
    }

    fn find_adjacent(&mut self, from: Square) {
        for direction in 0..DIRECTIONS.len() {
            let joined = match direction % 2 {
                0 => self.grid.edge(from, direction / 2) != Edge::Wall,
                _ => self.grid.corner(from, direction).is_some(),
            };
            if let Some(to) = self.grid.next(from, direction)
                && joined
            {
                self.adjacent[from.index()].insert(to);
            }
        }
        let ends: SquareSet = self.across(from).collect();
        self.adjacent[from.index()] = self.adjacent[from.index()].or(&ends);
    }

    fn find_front(&mut self, from: Square) {
        for facing in 0..4 {
            let (edge, front) = (self.grid.edge(from, facing), self.grid.next(from, facing * 2));
            if let (Edge::Open | Edge::Door(_), Some(front)) = (edge, front) {
                self.front[from.index()][facing] = front;
            }
            if let Edge::Door(door) = edge {
                self.edge_doors[from.index()][facing] = door;
            }
        }
    }

    /// Every floor square.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        (0..self.grid.coords.len() as u16).map(Square)
    }

    /// How many floor squares there are.
    pub fn len(&self) -> usize {
        self.grid.coords.len()
    }

    /// Whether there is no floor.
    pub fn is_empty(&self) -> bool {
        self.grid.coords.is_empty()
    }

    /// Where a square lies.
    #[inline]
    pub fn coord(&self, square: Square) -> Coord {
        self.grid.coords[square.index()]
    }

    /// The floor square there.
    pub fn square(&self, coord: Coord) -> Option<Square> {
        self.grid.square(coord)
    }

    /// The section of a square, by number.
    #[inline]
    pub fn section(&self, square: Square) -> u8 {
        self.sections[square.index()]
    }

    /// How many sections there are.
    pub fn n_sections(&self) -> u8 {
        self.letters.len() as u8
    }

    /// The letter that draws a section.
    pub fn section_letter(&self, section: u8) -> char {
        self.letters[section as usize]
    }

    /// The section drawn by a letter.
    pub fn section_named(&self, letter: char) -> Option<u8> {
        self.letters.binary_search(&letter).ok().map(|section| section as u8)
    }

    /// The squares of a section.
    #[inline]
    pub fn area(&self, section: u8) -> &SquareSet {
        &self.areas[section as usize]
    }

    /// Squares next to this one (SH-AMB-32); the other end of a ladder is one of them.
    #[inline]
    pub fn adjacent(&self, square: Square) -> &SquareSet {
        &self.adjacent[square.index()]
    }

    /// The square in front, unless a wall is there.
    #[inline]
    pub fn front(&self, square: Square, facing: Facing) -> Option<Square> {
        let front = self.front[square.index()][facing as usize];
        (front != Square::NEVER).then_some(front)
    }

    /// The blocking bit of the door on the edge in front.
    #[inline]
    pub(crate) fn front_edge(&self, square: Square, facing: Facing) -> Square {
        self.edge_doors[square.index()][facing as usize]
    }

    /// Steps on this map.
    #[inline]
    pub(crate) fn steps(&self) -> &Steps {
        &self.steps
    }

    /// Whether nothing of what is `shut` lies between two neighbouring squares of a
    /// level: no door on the edge, no closed corner gap.
    pub(crate) fn is_open_between(&self, a: Square, b: Square, shut: &SquareSet) -> bool {
        let directions = 0..DIRECTIONS.len();
        let Some(direction) = directions.into_iter().find(|&d| self.grid.next(a, d) == Some(b)) else {
            return false;
        };
        if direction % 2 == 1 {
            let open =
                |pairs: &Vec<(Square, Square)>| !pairs.iter().any(|&(x, y)| shut.has(x) && shut.has(y));
            return self.grid.corner(a, direction).as_ref().is_some_and(open);
        }
        match self.grid.edge(a, direction / 2) {
            Edge::Open => true,
            Edge::Wall => false,
            Edge::Door(door) => !shut.has(door),
        }
    }

    /// The doors, in the order of the plan.
    pub(crate) fn doors(&self) -> &[DoorSpot] {
        &self.doors
    }

    /// The other ends of the ladders that end here.
    #[inline]
    pub(crate) fn across(&self, square: Square) -> impl Iterator<Item = Square> + '_ {
        self.ladders.iter().filter_map(move |ladder| match square {
            s if s == ladder.upper => Some(ladder.lower),
            s if s == ladder.lower => Some(ladder.upper),
            _ => None,
        })
    }

    /// The square a Marine falls to who enters this one (SH-LAD-04).
    pub(crate) fn below(&self, square: Square) -> Option<Square> {
        self.ladders.iter().find(|ladder| ladder.upper == square).map(|ladder| ladder.lower)
    }

    /// Range between two squares (SH-RANGE-02); `None` on different levels.
    pub fn range(&self, a: Square, b: Square) -> Option<u16> {
        if self.across(a).any(|end| end == b) {
            return Some(1);
        }
        self.coord(a).range_to(self.coord(b))
    }

    /// Sight over this map.
    #[inline]
    pub(crate) fn sight(&self) -> &Sight {
        &self.sight
    }

    /// How many bytes it takes now, nearly.
    pub(crate) fn bytes(&self) -> usize {
        self.grid.bytes()
            + self.steps.bytes()
            + size_of_val(&*self.sections)
            + size_of_val(&*self.areas)
            + size_of_val(&*self.adjacent)
            + size_of_val(&*self.front)
            + size_of_val(&*self.edge_doors)
            + self.sight.bytes()
    }

    /// Path distance (SH-AMB-16) from a square to every other; 255 where there is no way.
    pub fn distances(&self, from: Square) -> Vec<u8> {
        let mut distances = vec![u8::MAX; self.len()];
        distances[from.index()] = 0;
        let mut ring = vec![from];
        for distance in 1..u8::MAX {
            let mut next = Vec::new();
            for square in ring {
                for to in self.adjacent(square).iter() {
                    if distances[to.index()] == u8::MAX {
                        distances[to.index()] = distance;
                        next.push(to);
                    }
                }
            }
            ring = next;
        }
        distances
    }
}

/// Finds the doors; those on edges have numbers behind the floor squares.
fn door_spots(plan: &BoardPlan, grid: &Grid) -> Vec<DoorSpot> {
    let mut numbers = (grid.coords.len() as u16..).map(Square);
    let square = |coord| grid.square(coord).expect("checked");
    plan.doors
        .iter()
        .map(|door| match door.beyond {
            None => DoorSpot { block: square(door.at), sides: None },
            Some(beyond) => DoorSpot {
                block: numbers.next().expect("enough numbers"),
                sides: Some((square(door.at), square(beyond))),
            },
        })
        .collect()
}
