//! Where hull and walls run, and with which characters.

use space_hulk::{Coord, Facing};

use crate::map::{Map, step};

/// Lines from the middle to north, east, south and west, by the bits 1, 2, 4 and 8.
const LINES: [char; 16] = ['▪', '╹', '╺', '┗', '╻', '┃', '┏', '┣', '╸', '┛', '━', '┻', '┓', '┫', '┳', '╋'];

/// Whether a place without floor is part of the hull: floor lies beside it or at a
/// corner of it.
pub(super) fn is_hull(map: &Map, at: Coord) -> bool {
    !map.has(at)
        && (-1..=1).any(|dx| {
            (-1..=1).any(|dy| {
                map.has(Coord { level: at.level, x: at.x.saturating_add(dx), y: at.y.saturating_add(dy) })
            })
        })
}

/// Whether the hull runs on from one place to its neighbour: floor lies on either side
/// of the line between their middles.
pub(super) fn runs_on(map: &Map, at: Coord, to: Facing) -> bool {
    let beyond = step(at, to);
    is_hull(map, at)
        && is_hull(map, beyond)
        && [at, beyond].iter().any(|&end| map.has(step(end, to.left())) || map.has(step(end, to.right())))
}

/// The character for lines that run to these sides.
pub(super) fn line(to: impl Fn(Facing) -> bool) -> char {
    LINES[Facing::ALL.into_iter().filter(|&side| to(side)).map(|side| 1 << side as usize).sum::<usize>()]
}
