//! Line of sight (SH-LOS), prepared as lines and shadows.
//!
//! Every line between two squares that walls leave open is walked once, by the
//! algorithm of SH-LOS-08. It is kept in two forms: as the squares that must be
//! clear, to ask about one target; and turned round, as the squares that each
//! obstruction hides, to find everything at once.

use crate::board::Ladder;
use crate::geometry::{Coord, Facing, Square, SquareSet};
use crate::grid::{Edge, Grid};

/// The prepared lines of one map.
#[derive(Debug, Default)]
pub(crate) struct Sight {
    /// How many bits a set of obstructions can hold: floor squares and edge doors.
    width: usize,
    /// What could be seen if nothing obstructed.
    reach: Vec<[SquareSet; 4]>,
    /// What could obstruct that.
    matters: Vec<[SquareSet; 4]>,
    /// Where in `lines` the line from one square to another starts.
    line_starts: Vec<u32>,
    /// For each line the number of single squares, these, the number of pairs, these.
    lines: Vec<Square>,
    /// Where in `shadows` the shadow of an obstruction is, as seen from a square.
    shadow_index: Vec<u32>,
    shadows: Vec<Shadow>,
}

/// What one obstruction hides from one square.
#[derive(Clone, Debug, Default)]
struct Shadow {
    alone: SquareSet,
    /// What it hides together with another one.
    paired: Vec<(Square, SquareSet)>,
}

/// What must be clear for a line: each single square, and one of each pair.
#[derive(Default)]
struct Line {
    singles: Vec<Square>,
    pairs: Vec<(Square, Square)>,
}

const NONE: u32 = u32::MAX;

impl Sight {
    /// Walks every line. `allowed` can forbid a pair of squares (`los_model`).
    pub fn new(
        grid: &Grid,
        n_edge_doors: usize,
        ladders: &[Ladder],
        allowed: impl Fn(Coord, Coord, Square, Square) -> bool,
    ) -> Sight {
        let count = grid.coords.len();
        let width = count + n_edge_doors;
        let mut sight = Sight {
            width,
            reach: vec![[SquareSet::EMPTY; 4]; count],
            matters: vec![[SquareSet::EMPTY; 4]; count],
            line_starts: vec![NONE; count * count],
            lines: Vec::new(),
            shadow_index: vec![NONE; count * width],
            shadows: Vec::new(),
        };
        for (i, &from) in grid.coords.iter().enumerate() {
            // A line is the same both ways, so it is walked once.
            for (j, &to) in grid.coords.iter().enumerate().skip(i + 1) {
                let (a, b) = (Square(i as u16), Square(j as u16));
                if from.level != to.level || !allowed(from, to, a, b) {
                    continue;
                }
                if let Some(line) = walk(grid, a, from, to) {
                    sight.keep(a, b, &line, |facing| in_arc(from, facing, to));
                    sight.keep(b, a, &line, |facing| in_arc(to, facing, from));
                }
            }
        }
        for ladder in ladders {
            sight.keep(ladder.upper, ladder.lower, &Line::default(), |_| true);
            sight.keep(ladder.lower, ladder.upper, &Line::default(), |_| true);
        }
        sight
    }

    fn keep(&mut self, from: Square, to: Square, line: &Line, sees: impl Fn(Facing) -> bool) {
        let count = self.reach.len();
        self.line_starts[from.index() * count + to.index()] = self.lines.len() as u32;
        self.lines.push(Square(line.singles.len() as u16));
        self.lines.extend(&line.singles);
        self.lines.push(Square(line.pairs.len() as u16));
        self.lines.extend(line.pairs.iter().flat_map(|&(a, b)| [a, b]));
        for facing in Facing::ALL.into_iter().filter(|&facing| sees(facing)) {
            self.reach[from.index()][facing as usize].insert(to);
            let pairs = line.pairs.iter().flat_map(|&(a, b)| [a, b]);
            for square in line.singles.iter().copied().chain(pairs) {
                self.matters[from.index()][facing as usize].insert(square);
            }
        }
        for &by in &line.singles {
            self.shadow_mut(from, by).alone.insert(to);
        }
        for &(a, b) in &line.pairs {
            self.hide_paired(from, a, b, to);
            self.hide_paired(from, b, a, to);
        }
    }

    fn hide_paired(&mut self, from: Square, by: Square, with: Square, to: Square) {
        let paired = &mut self.shadow_mut(from, by).paired;
        match paired.iter_mut().find(|(other, _)| *other == with) {
            Some((_, hides)) => hides.insert(to),
            None => paired.push((with, [to].into_iter().collect())),
        }
    }

    fn shadow_mut(&mut self, from: Square, by: Square) -> &mut Shadow {
        let slot = &mut self.shadow_index[from.index() * self.width + by.index()];
        if *slot == NONE {
            *slot = self.shadows.len() as u32;
            self.shadows.push(Shadow::default());
        }
        &mut self.shadows[*slot as usize]
    }

    /// What could be seen from here if nothing but walls obstructed.
    #[inline]
    pub fn reach(&self, from: Square, facing: Facing) -> &SquareSet {
        &self.reach[from.index()][facing as usize]
    }

    /// Everything a Marine sees from here (SH-LOS-01 to 10).
    #[inline]
    pub fn seen(&self, from: Square, facing: Facing, obstructed: &SquareSet) -> SquareSet {
        let mut seen = self.reach[from.index()][facing as usize];
        let relevant = obstructed.and(&self.matters[from.index()][facing as usize]);
        for by in relevant.iter() {
            let slot = self.shadow_index[from.index() * self.width + by.index()];
            let shadow = &self.shadows[slot as usize];
            seen = seen.without(&shadow.alone);
            for (with, hides) in &shadow.paired {
                if relevant.has(*with) {
                    seen = seen.without(hides);
                }
            }
        }
        seen
    }

    /// Whether a Marine here sees one square.
    #[inline(always)]
    pub fn sees(&self, from: Square, facing: Facing, to: Square, obstructed: &SquareSet) -> bool {
        self.reach(from, facing).has(to) && self.is_clear(from, to, obstructed)
    }

    /// Whether the line between two squares is clear; the arc does not count.
    #[inline(never)]
    fn is_clear(&self, from: Square, to: Square, obstructed: &SquareSet) -> bool {
        let start = self.line_starts[from.index() * self.reach.len() + to.index()] as usize;
        let n_singles = self.lines[start].index();
        let singles = &self.lines[start + 1..start + 1 + n_singles];
        if singles.iter().any(|&square| obstructed.has(square)) {
            return false;
        }
        let pairs_at = start + 1 + n_singles;
        let n_pairs = self.lines[pairs_at].index();
        let pairs = &self.lines[pairs_at + 1..pairs_at + 1 + 2 * n_pairs];
        !pairs.chunks_exact(2).any(|pair| obstructed.has(pair[0]) && obstructed.has(pair[1]))
    }
}

/// Whether a square lies in the arc of a viewer (SH-LOS-02).
fn in_arc(from: Coord, facing: Facing, to: Coord) -> bool {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let (fx, fy) = facing.delta();
    let forward = dx * fx + dy * fy;
    let sideways = (dx * fy - dy * fx).abs();
    forward >= 1 && sideways <= forward
}

/// The walk of SH-LOS-08; `None` if a wall is in the way.
fn walk(grid: &Grid, start: Square, from: Coord, to: Coord) -> Option<Line> {
    let (nx, ny) = (i32::from((to.x - from.x).abs()), i32::from((to.y - from.y).abs()));
    let across = if to.x > from.x { 2 } else { 6 };
    let along = if to.y > from.y { 0 } else { 4 };
    let diagonal = match (across, along) {
        (2, 0) => 1,
        (2, _) => 3,
        (_, 0) => 7,
        _ => 5,
    };
    let (mut ix, mut iy) = (0, 0);
    let mut here = start;
    let mut line = Line::default();
    while ix < nx || iy < ny {
        let c = (1 + 2 * ix) * ny - (1 + 2 * iy) * nx;
        let direction = match c.signum() {
            0 => diagonal,
            -1 => across,
            _ => along,
        };
        ix += i32::from(c <= 0);
        iy += i32::from(c >= 0);
        pass(grid, &mut line, here, direction)?;
        here = grid.next(here, direction)?;
        if ix < nx || iy < ny {
            line.singles.push(here);
        }
    }
    // A pair that a single square of the line already covers needs no second test.
    line.pairs.retain(|(a, b)| !line.singles.contains(a) && !line.singles.contains(b));
    Some(line)
}

/// Notes what must be clear between two neighbouring squares of the line.
fn pass(grid: &Grid, line: &mut Line, here: Square, direction: usize) -> Option<()> {
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
