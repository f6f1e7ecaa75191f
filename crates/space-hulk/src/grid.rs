//! The floor and the walls: what movement and sight are both made from.

use std::collections::BTreeMap;

use crate::geometry::{Coord, Facing, Square};
use crate::position::BoardPlan;

/// The eight directions, clockwise from north; even ones are orthogonal.
pub(crate) const DIRECTIONS: [(i16, i16); 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// What lies between two squares that share an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Edge {
    Open,
    Wall,
    /// A door, by its number behind the floor squares.
    Door(Square),
}

/// What closes the corner gap between two diagonal neighbours: pairs of squares
/// while both of a pair block, or walls for good.
pub(crate) type Corner = Option<Vec<(Square, Square)>>;

/// The floor, with every neighbour looked up once.
#[derive(Debug)]
pub(crate) struct Grid {
    pub coords: Vec<Coord>,
    by_coord: BTreeMap<Coord, Square>,
    /// Neighbours by direction; `Square::NEVER` where there is no floor.
    next: Vec<[Square; 8]>,
    edges: Vec<[Edge; 4]>,
    /// Corners by half the diagonal direction.
    corners: Vec<[Corner; 4]>,
}

impl Grid {
    /// Lays out a plan; `doors` are those on edges, with their numbers.
    pub fn new(plan: &BoardPlan, doors: &[(Coord, Coord, Square)]) -> Grid {
        let mut coords: Vec<Coord> = floor_of(plan).map(|(coord, _)| coord).collect();
        coords.sort_unstable();
        let by_coord: BTreeMap<Coord, Square> =
            coords.iter().enumerate().map(|(i, &coord)| (coord, Square(i as u16))).collect();
        let around = |coord: &Coord| {
            DIRECTIONS.map(|(dx, dy)| by_coord.get(&coord.offset(dx, dy)).copied().unwrap_or(Square::NEVER))
        };
        let next: Vec<[Square; 8]> = coords.iter().map(around).collect();
        let edges = vec![[Edge::Open; 4]; coords.len()];
        let mut grid = Grid { coords, by_coord, next, edges, corners: Vec::new() };
        for &(a, b) in &plan.walls {
            grid.set_edge(a, b, Edge::Wall);
        }
        for &(a, b, door) in doors {
            grid.set_edge(a, b, Edge::Door(door));
        }
        let squares = (0..grid.coords.len() as u16).map(Square);
        grid.corners =
            squares.map(|square| [1, 3, 5, 7].map(|direction| grid.find_corner(square, direction))).collect();
        grid
    }

    fn set_edge(&mut self, a: Coord, b: Coord, edge: Edge) {
        let (Some(a), Some(b)) = (self.square(a), self.square(b)) else { return };
        for (from, to) in [(a, b), (b, a)] {
            for facing in Facing::ALL {
                if self.next(from, facing as usize * 2) == Some(to)
                    && self.edges[from.index()][facing as usize] != Edge::Wall
                {
                    self.edges[from.index()][facing as usize] = edge;
                }
            }
        }
    }

    /// How many bytes it takes, nearly.
    pub fn bytes(&self) -> usize {
        let corners = self.corners.iter().flatten().flatten();
        size_of_val(&*self.coords)
            + self.by_coord.len() * size_of::<(Coord, Square)>()
            + size_of_val(&*self.next)
            + size_of_val(&*self.edges)
            + size_of_val(&*self.corners)
            + corners.map(|pairs| size_of_val(&**pairs)).sum::<usize>()
    }

    /// The floor square there.
    pub fn square(&self, coord: Coord) -> Option<Square> {
        self.by_coord.get(&coord).copied()
    }

    /// The neighbour in one of the eight directions, whatever lies between.
    #[inline]
    pub fn next(&self, from: Square, direction: usize) -> Option<Square> {
        let next = self.next[from.index()][direction];
        (next != Square::NEVER).then_some(next)
    }

    /// What lies on an edge of a square.
    #[inline]
    pub fn edge(&self, from: Square, facing: usize) -> Edge {
        self.edges[from.index()][facing]
    }

    /// What closes the corner gap in a diagonal direction.
    #[inline]
    pub fn corner(&self, from: Square, direction: usize) -> &Corner {
        &self.corners[from.index()][direction / 2]
    }

    /// As [`Grid::corner`] where one blocked side is enough (SH-OPT-20).
    pub fn narrow_corner(&self, from: Square, direction: usize) -> Corner {
        let [one, two] = self.flanks(from, direction);
        Some(one?.into_iter().chain(two?).map(|square| (square, square)).collect())
    }

    fn find_corner(&self, from: Square, direction: usize) -> Corner {
        match self.flanks(from, direction) {
            [None, None] => None,
            [Some(rest), None] | [None, Some(rest)] => Some(rest.into_iter().map(|m| (m, m)).collect()),
            [Some(one), Some(two)] => {
                Some(one.iter().flat_map(|&x| two.iter().map(move |&y| (x, y))).collect())
            }
        }
    }

    /// What can block the two sides of a diagonal step: the square beside it and the
    /// doors on the way through that square; `None` for a wall.
    fn flanks(&self, from: Square, direction: usize) -> [Option<Vec<Square>>; 2] {
        [(direction + 7) % 8, (direction + 1) % 8].map(|aside| {
            let middle = self.next(from, aside)?;
            // Through the middle the way goes first aside, then on by the other direction.
            let on = (2 * direction + 8 - aside) % 8;
            let mut blocks = vec![middle];
            for edge in [self.edge(from, aside / 2), self.edge(middle, on / 2)] {
                match edge {
                    Edge::Wall => return None,
                    Edge::Door(door) => blocks.push(door),
                    Edge::Open => {}
                }
            }
            Some(blocks)
        })
    }
}

/// Every floor square that a plan draws, with its section letter.
pub(crate) fn floor_of(plan: &BoardPlan) -> impl Iterator<Item = (Coord, char)> {
    plan.levels.iter().flat_map(|level| {
        let height = level.rows.len() as i16;
        level.rows.iter().zip(0i16..).flat_map(move |(row, down)| {
            let y = height - 1 - down;
            row.chars()
                .zip(0i16..)
                .filter(|&(letter, _)| letter != ' ')
                .map(move |(letter, x)| (level.origin.offset(x, y), letter))
        })
    })
}
