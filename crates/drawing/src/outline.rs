//! Outlines of sets of cells and lines between them, as SVG path data.

use std::collections::BTreeSet;
use std::fmt::Write;

/// A cell by its column and its row; rows grow downwards.
pub(crate) type Cell = (i32, i32);

/// A side of a cell, as a line of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Side {
    /// The line above the cell.
    Above(Cell),
    /// The line on the cell's left.
    Left(Cell),
}

/// Where a grid lies and how wide its cells are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GridLayout {
    pub x: i32,
    pub y: i32,
    pub cell: i32,
}

const STEPS: [Cell; 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// The path around a set of cells: outer rims and holes, each closed.
pub(crate) fn around(cells: &BTreeSet<Cell>, place: GridLayout) -> String {
    let mut edges = rim(cells);
    let mut path = String::new();
    while let Some(&(y, x, direction)) = edges.first() {
        let corners = follow(&mut edges, (x, y), direction);
        let mut before = None;
        for (x, y) in corners {
            let (x, y) = (place.x + x * place.cell, place.y + y * place.cell);
            // Writing to a string cannot fail.
            let _ = match before {
                None => write!(path, "M{x} {y}"),
                Some(above) if above == y => write!(path, "H{x}"),
                Some(_) => write!(path, "V{y}"),
            };
            before = Some(y);
        }
        path.push('z');
    }
    path
}

/// The sides of cells with nothing beyond, as row, column and direction; the cell lies
/// to the right of its side.
fn rim(cells: &BTreeSet<Cell>) -> BTreeSet<(i32, i32, usize)> {
    let mut edges = BTreeSet::new();
    for &(x, y) in cells {
        for (direction, beyond, start) in [
            (0, (x, y - 1), (x, y)),
            (1, (x + 1, y), (x + 1, y)),
            (2, (x, y + 1), (x + 1, y + 1)),
            (3, (x - 1, y), (x, y + 1)),
        ] {
            if !cells.contains(&beyond) {
                edges.insert((start.1, start.0, direction));
            }
        }
    }
    edges
}

/// Takes one closed rim out of the edges and gives its corners. Where two rims touch
/// it turns right, so that cells which meet at a corner alone stay apart.
fn follow(edges: &mut BTreeSet<(i32, i32, usize)>, start: Cell, first: usize) -> Vec<Cell> {
    let mut corners = vec![start];
    let (mut at, mut direction) = (start, first);
    while edges.remove(&(at.1, at.0, direction)) {
        at = (at.0 + STEPS[direction].0, at.1 + STEPS[direction].1);
        let turns = [(direction + 1) % 4, direction, (direction + 3) % 4];
        let Some(next) = turns.into_iter().find(|&next| edges.contains(&(at.1, at.0, next))) else { break };
        if next != direction {
            corners.push(at);
        }
        direction = next;
    }
    corners
}

/// The path of lines of the grid; lines that go on are one.
pub(crate) fn lines(sides: &BTreeSet<Side>, place: GridLayout) -> String {
    let mut path = String::new();
    for &side in sides {
        let before = match side {
            Side::Above((x, y)) => Side::Above((x - 1, y)),
            Side::Left((x, y)) => Side::Left((x, y - 1)),
        };
        if sides.contains(&before) {
            continue;
        }
        let length = run(sides, side) * place.cell;
        let (Side::Above((x, y)) | Side::Left((x, y))) = side;
        let (x, y) = (place.x + x * place.cell, place.y + y * place.cell);
        let letter = if matches!(side, Side::Above(_)) { 'h' } else { 'v' };
        let _ = write!(path, "M{x} {y}{letter}{length}");
    }
    path
}

fn run(sides: &BTreeSet<Side>, first: Side) -> i32 {
    (0..)
        .take_while(|&i| {
            sides.contains(&match first {
                Side::Above((x, y)) => Side::Above((x + i, y)),
                Side::Left((x, y)) => Side::Left((x, y + i)),
            })
        })
        .count() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACE: GridLayout = GridLayout { x: 0, y: 0, cell: 10 };

    fn path(cells: &[Cell]) -> String {
        around(&cells.iter().copied().collect(), PLACE)
    }

    #[test]
    fn a_square_and_a_bar_have_four_corners() {
        assert_eq!(path(&[(0, 0)]), "M0 0H10V10H0z");
        assert_eq!(path(&[(0, 0), (1, 0), (2, 0)]), "M0 0H30V10H0z");
    }

    #[test]
    fn a_hole_is_a_rim_of_its_own() {
        let ring: Vec<Cell> =
            (0..3).flat_map(|x| (0..3).map(move |y| (x, y))).filter(|&c| c != (1, 1)).collect();
        let path = path(&ring);
        assert!(path.starts_with("M0 0H30V30H0z"), "{path}");
        assert!(path.ends_with("M10 10V20H20V10z"), "{path}");
    }

    #[test]
    fn cells_that_meet_at_a_corner_stay_apart() {
        assert_eq!(path(&[(0, 0), (1, 1)]), "M0 0H10V10H0zM10 10H20V20H10z");
    }

    #[test]
    fn lines_that_go_on_are_one() {
        let sides = [Side::Above((0, 1)), Side::Above((1, 1)), Side::Left((1, 0)), Side::Above((3, 1))];
        assert_eq!(lines(&sides.into_iter().collect(), PLACE), "M0 10h20M30 10h10M10 0v10");
    }
}
