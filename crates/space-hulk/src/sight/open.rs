//! Open floor: rectangles without a gap, a wall or a door on an edge.
//!
//! Within one, every line is open, and the numbers of squares grow by one from south to north in
//! every column. A line and the same line one square further south then consist of the same
//! numbers, relative to their ends, and need not be walked again. The same holds for one square
//! further west where the columns are equally long.

use crate::geometry::{Coord, Square};
use crate::grid::{Edge, Grid};

/// How far the floor is open from each square.
pub(super) struct OpenFloor {
    north: Run,
    south: Run,
    /// For how many squares towards the east the numbers grow as much from column to column as
    /// they did up to this square.
    even: Vec<i16>,
}

/// Squares in one direction.
struct Run {
    /// How many of them follow a square without anything between them.
    beyond: Vec<i16>,
    /// Of the square and these, how many from the first on are open towards the east.
    eastward: Vec<i16>,
}

/// The rectangles that have a square in their western column: for each column how far they go
/// north and south.
pub(super) struct Rectangles {
    at: Coord,
    heights: Vec<(i16, i16)>,
}

const NORTH: usize = 0;
const EAST: usize = 1;
const SOUTH: usize = 2;
const WEST: usize = 3;

impl OpenFloor {
    pub fn new(grid: &Grid) -> OpenFloor {
        let squares = (0..grid.coords.len() as u16).map(Square);
        OpenFloor {
            // Squares are numbered from south to north.
            north: Run::new(grid, NORTH, squares.clone().rev()),
            south: Run::new(grid, SOUTH, squares),
            even: even(grid),
        }
    }

    /// Whether the columns from a square to another one are as long as the one before them.
    pub fn is_even(&self, from: Square, n_columns: i16) -> bool {
        self.even[from.index()] >= n_columns
    }

    /// The rectangles of a square.
    pub fn measure(&self, grid: &Grid, from: Square) -> Rectangles {
        let mut found = Rectangles { at: grid.coords[from.index()], heights: Vec::new() };
        let mut square = from;
        let (mut north, mut south) = (i16::MAX, i16::MAX);
        loop {
            north = north.min(self.north.beyond[square.index()]);
            south = south.min(self.south.beyond[square.index()]);
            found.heights.push((north, south));
            let Some(east) = open_neighbour(grid, square, EAST) else { return found };
            north = north.min(self.north.eastward[square.index()] - 1);
            south = south.min(self.south.eastward[square.index()] - 1);
            square = east;
        }
    }
}

impl Run {
    /// `squares` come in an order in which the next one of the run is known before a square.
    fn new(grid: &Grid, facing: usize, squares: impl Iterator<Item = Square>) -> Run {
        let mut run = Run { beyond: vec![0; grid.coords.len()], eastward: vec![0; grid.coords.len()] };
        for square in squares {
            let next = open_neighbour(grid, square, facing);
            run.beyond[square.index()] = next.map_or(0, |next| run.beyond[next.index()] + 1);
            if open_neighbour(grid, square, EAST).is_some() {
                run.eastward[square.index()] = next.map_or(0, |next| run.eastward[next.index()]) + 1;
            }
        }
        run
    }
}

impl Rectangles {
    /// Whether the floor is open between the square and another one that does not lie to the west.
    pub fn reach(&self, to: Coord) -> bool {
        let (dx, dy) = (to.x - self.at.x, to.y - self.at.y);
        match self.heights.get(dx as usize) {
            Some(&(north, south)) => -south <= dy && dy <= north,
            None => false,
        }
    }
}

fn even(grid: &Grid) -> Vec<i16> {
    let mut even = vec![0; grid.coords.len()];
    for square in (0..grid.coords.len() as u16).map(Square).rev() {
        let sides = [WEST, EAST].map(|facing| grid.next(square, facing * 2));
        if let [Some(west), Some(east)] = sides
            && square.0 - west.0 == east.0 - square.0
        {
            even[square.index()] = even[east.index()] + 1;
        }
    }
    even
}

fn open_neighbour(grid: &Grid, square: Square, facing: usize) -> Option<Square> {
    let next = grid.next(square, facing * 2)?;
    (grid.edge(square, facing) == Edge::Open).then_some(next)
}
