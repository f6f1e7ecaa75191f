//! The lines of one level.

use std::collections::BTreeSet;

use space_hulk::{Coord, DoorState, Facing};

use super::canvas::{Canvas, Ink};
use super::glyph::{Glyph, Glyphs};
use super::lattice::{is_hull, line, runs_on};
use crate::map::{Bounds, side, step};

/// Between two neighbours.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Nothing,
    Wall,
    Door(DoorState),
}

struct Level<'a> {
    glyphs: &'a Glyphs<'a>,
    level: u8,
    bounds: Bounds,
    /// Columns with a line of their own on their west side.
    columns: BTreeSet<i16>,
    /// Rows with a line of their own on their north side.
    rows: BTreeSet<i16>,
}

pub(super) fn draw(canvas: &mut Canvas, glyphs: &Glyphs, number: u8) {
    let Some(bounds) = glyphs.map.bounds(number) else { return };
    let mut level = Level { glyphs, level: number, bounds, columns: BTreeSet::new(), rows: BTreeSet::new() };
    level.make_room();
    for y in (bounds.bottom - 1..=bounds.top + 1).rev() {
        if level.rows.contains(&y) {
            level.draw_between(canvas, y);
        }
        level.draw_row(canvas, y);
    }
    if glyphs.style.coordinates {
        level.draw_ruler(canvas);
    }
}

impl Level<'_> {
    fn at(&self, x: i16, y: i16) -> Coord {
        Coord { level: self.level, x, y }
    }

    /// Finds the lines on which walls or doors stand between floor squares.
    fn make_room(&mut self) {
        let doors = self.glyphs.edge_doors.keys().copied();
        let edges: Vec<(Coord, Coord)> = self.glyphs.map.walls().chain(doors).collect();
        for (a, b) in edges.into_iter().filter(|(a, _)| a.level == self.level) {
            match side(a, b) {
                Some(Facing::East) => self.columns.insert(b.x),
                Some(Facing::West) => self.columns.insert(a.x),
                Some(Facing::North) => self.rows.insert(a.y),
                Some(Facing::South) => self.rows.insert(b.y),
                None => false,
            };
        }
    }

    fn edge(&self, at: Coord, to: Facing) -> Edge {
        let beyond = step(at, to);
        let map = self.glyphs.map;
        let pair = (at.min(beyond), at.max(beyond));
        match self.glyphs.edge_doors.get(&pair) {
            Some(&state) => Edge::Door(state),
            None if map.has(at) && map.has(beyond) && !map.is_open(at, to) => Edge::Wall,
            None => Edge::Nothing,
        }
    }

    fn draw_row(&self, canvas: &mut Canvas, y: i16) {
        self.margin(canvas, Some(y).filter(|y| (self.bounds.bottom..=self.bounds.top).contains(y)));
        for x in self.bounds.left - 1..=self.bounds.right + 1 {
            let at = self.at(x, y);
            if self.columns.contains(&x) {
                let (sign, ink) = self.upright(at);
                canvas.put([sign], ink);
            }
            let glyph = self.square(at);
            canvas.put(glyph.chars, glyph.ink);
        }
        canvas.end_line();
    }

    fn square(&self, at: Coord) -> Glyph {
        let map = self.glyphs.map;
        match self.glyphs.on(at) {
            Some(glyph) => glyph,
            None if map.has(at) => self.glyphs.floor(),
            None if !is_hull(map, at) => Glyph::new([' '; 2], Ink::Plain),
            None if !self.glyphs.style.unicode => Glyph::new(['#'; 2], Ink::Hull),
            None => {
                let on = if runs_on(map, at, Facing::East) { '━' } else { ' ' };
                Glyph::new([line(|to| runs_on(map, at, to)), on], Ink::Hull)
            }
        }
    }

    /// The sign on the west side of a square.
    fn upright(&self, at: Coord) -> (char, Ink) {
        let west = step(at, Facing::West);
        match self.edge(at, Facing::West) {
            Edge::Wall => (self.glyphs.pick('|', '┃'), Ink::Hull),
            Edge::Door(state) => (self.glyphs.door(state, true).chars[0], Ink::Door),
            Edge::Nothing => self.filler(west, at, '━', runs_on(self.glyphs.map, west, Facing::East)),
        }
    }

    /// What joins two parts of the hull across a line that stands open elsewhere.
    fn filler(&self, one: Coord, two: Coord, sign: char, runs: bool) -> (char, Ink) {
        let map = self.glyphs.map;
        let solid = is_hull(map, one) && is_hull(map, two);
        match (self.glyphs.style.unicode, runs, solid) {
            (true, true, _) => (sign, Ink::Hull),
            (false, _, true) => ('#', Ink::Hull),
            _ => (' ', Ink::Plain),
        }
    }

    /// The line on the north side of a row.
    fn draw_between(&self, canvas: &mut Canvas, y: i16) {
        self.margin(canvas, None);
        for x in self.bounds.left - 1..=self.bounds.right + 1 {
            let at = self.at(x, y);
            if self.columns.contains(&x) {
                canvas.put([self.crossing(at)], Ink::Hull);
            }
            let (chars, ink) = self.lying(at);
            canvas.put(chars, ink);
        }
        canvas.end_line();
    }

    fn lying(&self, at: Coord) -> ([char; 2], Ink) {
        let north = step(at, Facing::North);
        match self.edge(at, Facing::North) {
            Edge::Wall => ([self.glyphs.pick('-', '━'); 2], Ink::Hull),
            Edge::Door(state) => (self.glyphs.door(state, false).chars, Ink::Door),
            Edge::Nothing => {
                let (sign, ink) = self.filler(north, at, '┃', runs_on(self.glyphs.map, at, Facing::North));
                ([sign, if sign == '#' { '#' } else { ' ' }], ink)
            }
        }
    }

    /// The corner north-west of a square, where two lines of their own cross.
    fn crossing(&self, at: Coord) -> char {
        let north = step(at, Facing::North);
        let is_wall = |square: Coord, to: Facing| self.edge(square, to) == Edge::Wall;
        let runs = |to: Facing| match to {
            Facing::North => is_wall(north, Facing::West),
            Facing::South => is_wall(at, Facing::West),
            Facing::East => is_wall(at, Facing::North),
            Facing::West => is_wall(step(at, Facing::West), Facing::North),
        };
        if Facing::ALL.into_iter().any(runs) { self.glyphs.pick('+', line(runs)) } else { ' ' }
    }

    fn margin(&self, canvas: &mut Canvas, y: Option<i16>) {
        if self.glyphs.style.coordinates {
            let text = y.map_or(String::new(), |y| y.to_string());
            canvas.put(format!("{text:>4} ").chars(), Ink::Plain);
        }
    }

    /// Numbers below every fifth column, each where its square begins.
    fn draw_ruler(&self, canvas: &mut Canvas) {
        self.margin(canvas, None);
        let mut ruler = String::new();
        let mut end = 2;
        for x in self.bounds.left..=self.bounds.right {
            end += usize::from(self.columns.contains(&x));
            if x % 5 == 0 {
                ruler = format!("{ruler:end$}{x}");
            }
            end += 2;
        }
        canvas.line(&ruler);
    }
}
