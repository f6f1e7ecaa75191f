//! What must be clear between two squares.
//!
//! A line is the same both ways, so it is kept once, with numbers relative to the lower of the
//! two squares. On an open floor the line between two squares then has the same numbers as the
//! line between their neighbours to the south or to the west, and shares their place.

use super::open::{OpenFloor, Rectangles};
use crate::geometry::{Coord, Square, SquareSet};
use crate::grid::{Edge, Grid};

/// What must be clear for one line: each single square, and one of each pair.
#[derive(Default)]
struct CrossedSquares {
    singles: Vec<Square>,
    pairs: Vec<(Square, Square)>,
}

/// Every line that walls leave open.
#[derive(Debug, Default)]
pub(super) struct Lines {
    /// Where in `numbers` a line starts, by the higher square and then the lower one.
    starts: Vec<u32>,
    /// For each line the number of single squares, these, the number of pairs, these.
    numbers: Vec<i16>,
}

/// A line that is kept.
#[derive(Clone, Copy)]
pub(super) struct Kept<'a> {
    lower: Square,
    singles: &'a [i16],
    pairs: &'a [i16],
}

const NONE: u32 = u32::MAX;
const SOUTH: usize = 4;
const WEST: usize = 6;

/// Fills [`Lines`], from one square after the other.
pub(super) struct Walker<'a> {
    grid: &'a Grid,
    lines: Lines,
    open: OpenFloor,
    /// Those of every square up to the one whose lines are walked.
    rectangles: Vec<Rectangles>,
    line: CrossedSquares,
    written: Vec<i16>,
}

impl<'a> Walker<'a> {
    pub fn new(grid: &'a Grid) -> Walker<'a> {
        let count = grid.coords.len();
        let lines = Lines { starts: vec![NONE; count * count.saturating_sub(1) / 2], numbers: Vec::new() };
        Walker {
            grid,
            lines,
            open: OpenFloor::new(grid),
            rectangles: Vec::new(),
            line: CrossedSquares::default(),
            written: Vec::new(),
        }
    }

    /// Goes on to the lines from the next square to higher ones.
    pub fn begin(&mut self, from: Square) {
        self.rectangles.push(self.open.measure(self.grid, from));
    }

    /// Walks the line from the present square to a higher one of its level and keeps it; whether
    /// walls leave it open.
    pub fn walk(&mut self, lower: Square, higher: Square) -> bool {
        if let Some(known) = self.known(lower, higher) {
            self.lines.starts[place(lower, higher)] = known;
            return true;
        }
        let (from, to) = (self.grid.coords[lower.index()], self.grid.coords[higher.index()]);
        let is_open = walk(self.grid, &mut self.line, lower, from, to).is_some();
        if is_open {
            self.keep(lower, higher);
        }
        is_open
    }

    /// Where the numbers of a line are already, if that is certain without a walk: the floor is
    /// open between the two squares and their neighbours to the south or to the west.
    fn known(&self, lower: Square, higher: Square) -> Option<u32> {
        let to = self.grid.coords[higher.index()];
        if !self.rectangles[lower.index()].reach(to) {
            return None;
        }
        let neighbours = |side| Some((self.grid.next(lower, side)?, self.grid.next(higher, side)?));
        let south =
            neighbours(SOUTH).filter(|(a, b)| self.rectangles[a.index()].reach(self.grid.coords[b.index()]));
        let n_columns = to.x - self.grid.coords[lower.index()].x;
        let (a, b) = south.or_else(|| {
            let is_open = |a: Square| self.rectangles[a.index()].reach(to);
            neighbours(WEST).filter(|&(a, _)| is_open(a) && self.open.is_even(lower, n_columns))
        })?;
        Some(self.lines.starts[place(a, b)]).filter(|&start| start != NONE)
    }

    /// Keeps a line that nothing can obstruct.
    pub fn join(&mut self, one: Square, other: Square) {
        self.line = CrossedSquares::default();
        self.keep(one.min(other), one.max(other));
    }

    pub fn finish(mut self) -> Lines {
        self.lines.numbers.shrink_to_fit();
        self.lines
    }

    fn keep(&mut self, lower: Square, higher: Square) {
        self.write(lower);
        let alike = [SOUTH, WEST].into_iter().find_map(|side| self.find_alike(lower, higher, side));
        self.lines.starts[place(lower, higher)] = alike.unwrap_or_else(|| {
            let start = self.lines.numbers.len() as u32;
            self.lines.numbers.extend(&self.written);
            start
        });
    }

    fn write(&mut self, lower: Square) {
        let relative = |square: Square| square.0 as i16 - lower.0 as i16;
        let CrossedSquares { singles, pairs } = &self.line;
        self.written.clear();
        self.written.push(singles.len() as i16);
        self.written.extend(singles.iter().map(|&square| relative(square)));
        self.written.push(pairs.len() as i16);
        self.written.extend(pairs.iter().flat_map(|&(a, b)| [relative(a), relative(b)]));
    }

    /// Where the same numbers are already, if the neighbours on one side have them.
    fn find_alike(&self, lower: Square, higher: Square, side: usize) -> Option<u32> {
        let (a, b) = (self.grid.next(lower, side)?, self.grid.next(higher, side)?);
        let start = self.lines.starts[place(a, b)];
        let numbers = self.lines.numbers.get(start as usize..)?;
        numbers.starts_with(&self.written).then_some(start)
    }
}

/// Where the start of a line is kept.
#[inline]
fn place(lower: Square, higher: Square) -> usize {
    higher.index() * (higher.index().wrapping_sub(1)) / 2 + lower.index()
}

impl Lines {
    /// The line between two squares, which walls must leave open.
    #[inline]
    pub fn between(&self, one: Square, other: Square) -> Kept<'_> {
        let (lower, higher) = (one.min(other), one.max(other));
        let start = self.starts[place(lower, higher)] as usize;
        let (singles, rest) = counted(&self.numbers[start..], 1);
        Kept { lower, singles, pairs: counted(rest, 2).0 }
    }

    /// How many bytes they take.
    pub fn bytes(&self) -> usize {
        size_of_val(&*self.starts) + size_of_val(&*self.numbers)
    }
}

/// The numbers behind their count, `each` for one thing, and what comes after them.
#[inline]
fn counted(numbers: &[i16], each: usize) -> (&[i16], &[i16]) {
    numbers[1..].split_at(numbers[0] as usize * each)
}

impl<'a> Kept<'a> {
    #[inline]
    fn square(self, number: i16) -> Square {
        Square(self.lower.0.wrapping_add_signed(number))
    }

    /// The squares of which each must be clear.
    #[inline]
    pub fn singles(self) -> impl Iterator<Item = Square> + use<'a> {
        self.singles.iter().map(move |&number| self.square(number))
    }

    /// The pairs of squares of which one must be clear.
    #[inline]
    pub fn pairs(self) -> impl Iterator<Item = (Square, Square)> + use<'a> {
        self.pairs.chunks_exact(2).map(move |pair| (self.square(pair[0]), self.square(pair[1])))
    }

    /// Whether nothing obstructs it.
    #[inline]
    pub fn is_clear(self, obstructed: &SquareSet) -> bool {
        !self.singles().any(|square| obstructed.has(square))
            && !self.pairs().any(|(a, b)| obstructed.has(a) && obstructed.has(b))
    }
}

/// The walk of SH-LOS-08; `None` if a wall is in the way.
fn walk(grid: &Grid, line: &mut CrossedSquares, start: Square, from: Coord, to: Coord) -> Option<()> {
    let (nx, ny) = (i32::from((to.x - from.x).abs()), i32::from((to.y - from.y).abs()));
    let across = if to.x > from.x { 2 } else { 6 };
    let along = if to.y > from.y { 0 } else { 4 };
    let diagonal = match (across, along) {
        (2, 0) => 1,
        (2, _) => 3,
        (_, 0) => 7,
        _ => 5,
    };
    line.singles.clear();
    line.pairs.clear();
    let (mut ix, mut iy) = (0, 0);
    let mut here = start;
    while ix < nx || iy < ny {
        let c = (1 + 2 * ix) * ny - (1 + 2 * iy) * nx;
        let direction = match c.signum() {
            0 => diagonal,
            -1 => across,
            _ => along,
        };
        ix += i32::from(c <= 0);
        iy += i32::from(c >= 0);
        pass(grid, line, here, direction)?;
        here = grid.next(here, direction)?;
        if ix < nx || iy < ny {
            line.singles.push(here);
        }
    }
    // A pair that a single square of the line already covers needs no second test.
    let singles = &line.singles;
    line.pairs.retain(|(a, b)| !singles.contains(a) && !singles.contains(b));
    Some(())
}

/// Notes what must be clear between two neighbouring squares of the line.
fn pass(grid: &Grid, line: &mut CrossedSquares, here: Square, direction: usize) -> Option<()> {
    if direction % 2 == 1 {
        for &(x, y) in grid.corner(here, direction).as_ref()? {
            if x == y { line.singles.push(x) } else { line.pairs.push((x, y)) }
        }
        return Some(());
    }
    match grid.edge(here, direction / 2) {
        Edge::Wall => return None,
        Edge::Door(door) => line.singles.push(door),
        Edge::Open => {}
    }
    Some(())
}
