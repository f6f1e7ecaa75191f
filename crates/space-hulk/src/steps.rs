//! Steps to neighbouring squares, prepared once, and which of them are open.

use crate::geometry::{Square, SquareSet, bits};
use crate::grid::{Edge, Grid};
use crate::options::DiagonalBlock;

/// One step to a neighbouring square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BoardStep {
    pub to: Square,
    /// Index into [`crate::grid::DIRECTIONS`].
    pub direction: u8,
}

/// The directions in the order of the squares they lead to: numbers grow column by
/// column from the west, each from the south. A step is known by its place here.
pub(crate) const PLACES: [u8; 8] = [5, 6, 7, 4, 0, 3, 2, 1];

/// The diagonal steps, each with the places of the two squares beside it.
const DIAGONALS: [(u8, [u8; 2]); 4] = [(0, [1, 3]), (2, [1, 4]), (5, [3, 6]), (7, [4, 6])];

/// By the places that are taken: the diagonal steps whose first, and whose second
/// square beside them is.
const FLANKED: [[u8; 2]; 256] = {
    let mut flanked = [[0; 2]; 256];
    let mut taken = 0;
    while taken < 256 {
        let mut i = 0;
        while i < 4 {
            let (place, [first, second]) = DIAGONALS[i];
            flanked[taken][0] |= ((taken >> first & 1) << place) as u8;
            flanked[taken][1] |= ((taken >> second & 1) << place) as u8;
            i += 1;
        }
        taken += 1;
    }
    flanked
};

/// The steps from one square; sets of them are bits by place.
#[derive(Clone, Copy, Debug)]
struct Around {
    /// Where each leads; `Square::NEVER` where none does.
    to: [Square; 8],
    exists: u8,
    /// The diagonal steps with a wall for the first, and for the second square
    /// beside them.
    walled: [u8; 2],
}

/// A step, by its place, that is barred while both squares block.
type Bar = (u8, Square, Square);

/// The steps of one map.
#[derive(Debug, Default)]
pub(crate) struct Steps {
    around: Vec<Around>,
    /// For each square what bars its steps, if more does than two squares beside a
    /// diagonal one: doors on edges, or one square alone (SH-OPT-20). Else empty.
    bars: Vec<Vec<Bar>>,
}

/// Some of the steps from a square.
#[derive(Clone, Copy)]
pub(crate) struct OpenSteps<'a> {
    around: &'a Around,
    open: u8,
}

impl<'a> OpenSteps<'a> {
    /// Only those at certain places.
    #[inline]
    pub fn only(self, places: u8) -> OpenSteps<'a> {
        OpenSteps { open: self.open & places, ..self }
    }

    /// The steps, ascending by where they lead.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = BoardStep> + use<'a> {
        let around = self.around;
        bits(self.open.into()).map(|place| {
            let place = usize::from(place & 7);
            BoardStep { to: around.to[place], direction: PLACES[place] }
        })
    }
}

impl Steps {
    pub fn new(grid: &Grid, rule: DiagonalBlock, has_edge_doors: bool) -> Steps {
        let squares = || (0..grid.coords.len() as u16).map(Square);
        let has_more_bars = has_edge_doors || rule == DiagonalBlock::Any;
        Steps {
            around: squares().map(|from| Around::new(grid, from, rule)).collect(),
            bars: if has_more_bars {
                squares().map(|from| all_bars(grid, from, rule)).collect()
            } else {
                Vec::new()
            },
        }
    }

    /// How many bytes they take.
    pub fn bytes(&self) -> usize {
        let bars: usize = self.bars.iter().map(|bars| size_of_val(&**bars)).sum();
        size_of_val(&*self.around) + size_of_val(&*self.bars) + bars
    }

    /// Every step that walls allow.
    pub fn all(&self, from: Square) -> OpenSteps<'_> {
        let around = &self.around[from.index()];
        OpenSteps { around, open: around.exists }
    }

    /// The steps that nothing bars, with these barriers. Written without branches:
    /// which are open is anybody's guess, and guessing wrong costs more than asking.
    #[inline]
    pub fn open(&self, from: Square, barriers: &SquareSet) -> OpenSteps<'_> {
        let around = &self.around[from.index()];
        let taken = around.to.iter().rev().fold(0, |taken, &to| taken << 1 | u8::from(barriers.has(to)));
        let [first, second] = FLANKED[usize::from(taken)];
        let squeezed = (first | around.walled[0]) & (second | around.walled[1]);
        let mut open = around.exists & !taken & !squeezed;
        if !self.bars.is_empty() {
            open &= !barred(&self.bars[from.index()], barriers);
        }
        OpenSteps { around, open }
    }
}

/// The steps that are barred, by place.
fn barred(bars: &[Bar], barriers: &SquareSet) -> u8 {
    let shut = bars.iter().filter(|(_, a, b)| barriers.has(*a) && barriers.has(*b));
    shut.fold(0, |barred, (place, ..)| barred | 1 << place)
}

impl Around {
    fn new(grid: &Grid, from: Square, rule: DiagonalBlock) -> Around {
        let mut around = Around { to: [Square::NEVER; 8], exists: 0, walled: [0; 2] };
        for (place, direction) in PLACES.into_iter().enumerate() {
            if let Some(to) = grid.next(from, direction.into())
                && bars_of(grid, from, direction.into(), rule).is_some()
            {
                around.to[place] = to;
                around.exists |= 1 << place;
            }
        }
        for (place, beside) in DIAGONALS {
            let direction = usize::from(PLACES[usize::from(place)]);
            for (walled, beside) in around.walled.iter_mut().zip(beside) {
                let middle = grid.next(from, PLACES[usize::from(beside)].into());
                *walled |= u8::from(is_walled(grid, from, direction, middle)) << place;
            }
        }
        around
    }
}

/// Whether there is no way by the square beside a diagonal step. Otherwise it is
/// part of what closes the gap.
fn is_walled(grid: &Grid, from: Square, direction: usize, beside: Option<Square>) -> bool {
    let pairs = grid.corner(from, direction).iter().flatten();
    !pairs.flat_map(|&(a, b)| [a, b]).any(|square| Some(square) == beside)
}

fn all_bars(grid: &Grid, from: Square, rule: DiagonalBlock) -> Vec<Bar> {
    let places = (0..).zip(PLACES);
    let of_step = |(place, direction): (u8, u8)| {
        let pairs = bars_of(grid, from, direction.into(), rule).unwrap_or_default();
        pairs.into_iter().map(move |(a, b)| (place, a, b))
    };
    places.flat_map(of_step).collect()
}

/// What bars a step, in pairs; `None` if walls do for good.
fn bars_of(
    grid: &Grid,
    from: Square,
    direction: usize,
    rule: DiagonalBlock,
) -> Option<Vec<(Square, Square)>> {
    if direction % 2 == 1 {
        return match rule {
            DiagonalBlock::Both => grid.corner(from, direction).clone(),
            DiagonalBlock::Any => grid.narrow_corner(from, direction),
        };
    }
    match grid.edge(from, direction / 2) {
        Edge::Wall => None,
        Edge::Door(door) => Some(vec![(door, door)]),
        Edge::Open => Some(Vec::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Coord;
    use crate::grid::DIRECTIONS;

    #[test]
    fn places_are_in_the_order_of_squares() {
        let target = |direction: u8| {
            let (dx, dy) = DIRECTIONS[usize::from(direction)];
            Coord::new(0, 0).offset(dx, dy)
        };
        assert!(PLACES.is_sorted_by_key(|&direction| target(direction)));
        for (place, beside) in DIAGONALS {
            let [a, b] = beside.map(|beside| target(PLACES[usize::from(beside)]));
            assert_eq!(a.offset(b.x, b.y), target(PLACES[usize::from(place)]), "between the two");
        }
    }
}
