//! Line of sight (SH-LOS), prepared as lines and shadows.
//!
//! Every line between two squares that walls leave open is walked once, by the algorithm of
//! SH-LOS-08, and kept as the squares that must be clear, to ask about one target. Turned round,
//! as the squares that each obstruction hides, the lines of a square find everything at once.
//! That form is larger, and most squares of a large board are never looked from: it is made when
//! somebody first looks from a square. It follows from the lines alone, so that nobody can tell
//! when it was made.

mod lines;
mod open;
mod shadows;

use std::fmt;
use std::sync::OnceLock;

use self::lines::{Lines, Walker};
use self::shadows::Shadows;
use crate::board::Ladder;
use crate::geometry::{Coord, Facing, Square, SquareSet};
use crate::grid::Grid;

/// The prepared lines of one map.
#[derive(Default)]
pub(crate) struct Sight {
    /// How many bits a set of obstructions can hold: floor squares and edge doors.
    width: usize,
    /// What could be seen if nothing obstructed.
    reach: Vec<[SquareSet; 4]>,
    lines: Lines,
    shadows: Vec<OnceLock<Shadows>>,
}

/// Without the shadows, which would tell who has looked from where.
impl fmt::Debug for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sight { width, reach, lines, shadows: _ } = self;
        let mut shown = f.debug_struct("Sight");
        shown.field("width", width).field("reach", reach).field("lines", lines).finish_non_exhaustive()
    }
}

impl Sight {
    /// Walks every line. `allowed` can forbid a pair of squares (`los_model`).
    pub fn new(
        grid: &Grid,
        n_edge_doors: usize,
        ladders: &[Ladder],
        allowed: impl Fn(Coord, Coord, Square, Square) -> bool,
    ) -> Sight {
        let count = grid.coords.len();
        let mut reach = vec![[SquareSet::EMPTY; 4]; count];
        let mut walker = Walker::new(grid);
        for (i, &from) in grid.coords.iter().enumerate() {
            walker.begin(Square(i as u16));
            for (j, &to) in grid.coords.iter().enumerate().skip(i + 1) {
                let (a, b) = (Square(i as u16), Square(j as u16));
                if from.level == to.level && allowed(from, to, a, b) && walker.walk(a, b) {
                    for facing in Facing::ALL.into_iter().filter(|&facing| in_arc(from, facing, to)) {
                        reach[i][facing as usize].insert(b);
                        reach[j][facing.back() as usize].insert(a);
                    }
                }
            }
        }
        for &Ladder { upper, lower } in ladders {
            walker.join(upper, lower);
            for facing in Facing::ALL {
                reach[upper.index()][facing as usize].insert(lower);
                reach[lower.index()][facing as usize].insert(upper);
            }
        }
        let shadows = (0..count).map(|_| OnceLock::new()).collect();
        Sight { width: count + n_edge_doors, reach, lines: walker.finish(), shadows }
    }

    /// What could be seen from here if nothing but walls obstructed.
    #[inline]
    pub fn reach(&self, from: Square, facing: Facing) -> &SquareSet {
        &self.reach[from.index()][facing as usize]
    }

    /// Everything a Marine sees from here (SH-LOS-01 to 10).
    #[inline]
    pub fn seen(&self, from: Square, facing: Facing, obstructed: &SquareSet) -> SquareSet {
        self.shadows(from).seen(*self.reach(from, facing), facing as usize, obstructed)
    }

    #[inline]
    fn shadows(&self, from: Square) -> &Shadows {
        match self.shadows[from.index()].get() {
            Some(made) => made,
            None => self.make_shadows(from),
        }
    }

    /// Makes what is otherwise made by the first look from a square.
    pub fn prepare(&self, from: Square) {
        self.shadows(from);
    }

    #[cold]
    fn make_shadows(&self, from: Square) -> &Shadows {
        let make = || Shadows::new(&self.lines, from, &self.reach[from.index()], self.width);
        self.shadows[from.index()].get_or_init(make)
    }

    /// Whether a Marine here sees one square.
    #[inline(always)]
    pub fn sees(&self, from: Square, facing: Facing, to: Square, obstructed: &SquareSet) -> bool {
        self.reach(from, facing).has(to) && self.is_clear(from, to, obstructed)
    }

    /// Whether the line between two squares is clear; the arc does not count.
    #[inline(never)]
    fn is_clear(&self, from: Square, to: Square, obstructed: &SquareSet) -> bool {
        self.lines.between(from, to).is_clear(obstructed)
    }

    /// How many bytes it takes now.
    pub fn bytes(&self) -> usize {
        let made = self.shadows.iter().filter_map(OnceLock::get);
        size_of_val(&*self.reach)
            + self.lines.bytes()
            + size_of_val(&*self.shadows)
            + made.map(|shadows| shadows.bytes()).sum::<usize>()
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
