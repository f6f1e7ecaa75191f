//! The floor as a set of squares, with what a drawing asks about it.

use std::collections::{BTreeMap, BTreeSet};

use space_hulk::{BoardPlan, Coord, DoorPlan, Facing, SectionKind};

/// The floor and the walls of a plan.
pub(crate) struct Map {
    floor: BTreeMap<Coord, char>,
    kinds: BTreeMap<char, SectionKind>,
    walls: BTreeSet<(Coord, Coord)>,
}

/// The smallest rectangle around the floor of one level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub left: i16,
    pub right: i16,
    pub bottom: i16,
    pub top: i16,
}

impl Map {
    pub fn new(plan: &BoardPlan) -> Map {
        Map {
            floor: floor_of(plan),
            kinds: plan.kinds.iter().copied().collect(),
            walls: plan.walls.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect(),
        }
    }

    pub fn squares(&self) -> impl Iterator<Item = Coord> {
        self.floor.keys().copied()
    }

    pub fn len(&self) -> usize {
        self.floor.len()
    }

    pub fn has(&self, at: Coord) -> bool {
        self.floor.contains_key(&at)
    }

    pub fn section(&self, at: Coord) -> Option<char> {
        self.floor.get(&at).copied()
    }

    pub fn kind(&self, at: Coord) -> SectionKind {
        let kind = self.section(at).and_then(|section| self.kinds.get(&section));
        kind.copied().unwrap_or(SectionKind::Corridor)
    }

    /// The wall edges, each with its smaller square first.
    pub fn walls(&self) -> impl Iterator<Item = (Coord, Coord)> {
        self.walls.iter().copied()
    }

    /// Whether one can look from a square to its neighbour, doors aside.
    pub fn is_open(&self, at: Coord, to: Facing) -> bool {
        let beyond = step(at, to);
        self.has(beyond) && !self.walls.contains(&(at.min(beyond), at.max(beyond)))
    }

    pub fn levels(&self) -> BTreeSet<u8> {
        self.squares().map(|at| at.level).collect()
    }

    pub fn bounds(&self, level: u8) -> Option<Bounds> {
        self.squares().filter(|at| at.level == level).fold(None, |bounds, at| {
            let old = bounds.unwrap_or(Bounds { left: at.x, right: at.x, bottom: at.y, top: at.y });
            Some(Bounds {
                left: old.left.min(at.x),
                right: old.right.max(at.x),
                bottom: old.bottom.min(at.y),
                top: old.top.max(at.y),
            })
        })
    }

    /// Whether the bar of a door in this square runs from north to south, since the
    /// corridor leads from west to east.
    pub fn door_stands_upright(&self, at: Coord) -> bool {
        let ways = |to: Facing| i32::from(self.is_open(at, to)) + i32::from(self.is_open(at, to.back()));
        ways(Facing::East) >= ways(Facing::North)
    }
}

/// The neighbour on that side.
pub(crate) fn step(at: Coord, to: Facing) -> Coord {
    let (dx, dy) = to.delta();
    Coord { level: at.level, x: at.x.saturating_add(dx), y: at.y.saturating_add(dy) }
}

/// The side of the first square on which the second lies, if they share an edge.
pub(crate) fn side(at: Coord, beyond: Coord) -> Option<Facing> {
    Facing::ALL.into_iter().find(|&to| step(at, to) == beyond)
}

/// The two squares of a door that stands on an edge.
pub(crate) fn edge_of(door: &DoorPlan) -> Option<(Coord, Facing)> {
    Some((door.at, side(door.at, door.beyond?)?))
}

/// Squares with coordinates that nothing else may have are left out.
fn floor_of(plan: &BoardPlan) -> BTreeMap<Coord, char> {
    let mut floor = BTreeMap::new();
    for level in &plan.levels {
        for (up, row) in level.rows.iter().rev().enumerate() {
            for (right, letter) in row.chars().enumerate() {
                let x = i64::from(level.origin.x) + right as i64;
                let y = i64::from(level.origin.y) + up as i64;
                let limit = i64::from(Coord::LIMIT);
                if letter != ' ' && x.abs() <= limit && y.abs() <= limit {
                    floor.insert(Coord { level: level.origin.level, x: x as i16, y: y as i16 }, letter);
                }
            }
        }
    }
    floor
}
