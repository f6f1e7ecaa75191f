//! Draws the map of a position.

use std::collections::BTreeMap;

use super::map::ARROWS;
use super::names::{quote, section};
use super::page::Page;
use crate::geometry::{Coord, Facing};
use crate::position::{DoorState, LevelPlan, PlacePlan, Position, UnitPlan};
use crate::unit::Kind;

/// Wider maps are not drawn in columns, so that no line gets too long.
const WIDEST: usize = 240;
/// Nor are maps that would together take more than this many characters.
const LARGEST: usize = 24 * 1024;

/// Where the text mentions something: this is the order in which it is read back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Rank {
    /// In a cell: map, row, column.
    Drawn(usize, usize, usize),
    /// On a line `at`, which stand in the order of their squares.
    Beside(Coord),
    /// On a line of its own, after these.
    Line(usize),
}

/// Which squares are drawn where, and what stands on each.
pub(super) struct Drawing {
    cells: BTreeMap<Coord, (usize, usize, usize)>,
    contents: BTreeMap<Coord, Vec<String>>,
}

impl Drawing {
    pub fn new(position: &Position) -> Drawing {
        let mut drawing = Drawing { cells: BTreeMap::new(), contents: BTreeMap::new() };
        for (number, level) in position.board.levels.iter().enumerate() {
            for (coord, row, column) in floor(level) {
                drawing.cells.entry(coord).or_insert((number, row, column));
            }
        }
        drawing.fill(position);
        drawing
    }

    fn fill(&mut self, position: &Position) {
        for door in position.board.doors.iter().filter(|door| door.beyond.is_none()) {
            self.add(door.at, door_sign(door.state).to_owned());
        }
        for generator in &position.generators {
            self.add(generator.at, if generator.damaged { "%x" } else { "%" }.to_owned());
        }
        if let Some(at) = position.barrier {
            self.add(at, "=".to_owned());
        }
        for &at in &position.burning {
            self.add(at, "*".to_owned());
        }
        for unit in &position.units {
            if let PlacePlan::At(at) = unit.place {
                self.add(at, unit_sign(unit));
            }
        }
        for object in &position.objects {
            self.add(object.at, format!("!{}", quote(&object.kind)));
        }
    }

    fn add(&mut self, at: Coord, sign: String) {
        self.contents.entry(at).or_default().push(sign);
    }

    pub fn rank(&self, at: Coord) -> Rank {
        match self.cells.get(&at) {
            Some(&(level, row, column)) => Rank::Drawn(level, row, column),
            None => Rank::Beside(at),
        }
    }

    /// Draws every level: in columns, or with counted gaps where that would be too large.
    pub fn levels(&self, position: &Position, page: &mut Page) {
        let levels: Vec<_> = position.board.levels.iter().enumerate().collect();
        let rows: Vec<_> = levels.iter().map(|(number, level)| self.cells_of(*number, level)).collect();
        let widths: Vec<_> = rows.iter().map(|rows| column_widths(rows)).collect();
        let width = |widths: &Vec<usize>| widths.iter().map(|width| width + 1).sum::<usize>();
        let size: usize = widths.iter().zip(&rows).map(|(widths, rows)| width(widths) * rows.len()).sum();
        let is_large = size > LARGEST || widths.iter().any(|widths| width(widths) > WIDEST);
        for ((number, level), (rows, widths)) in levels.into_iter().zip(rows.iter().zip(&widths)) {
            page.blank();
            if number > 0 || level.origin != Coord::default() || level.rows.is_empty() {
                page.line(["origin".to_owned(), level.origin.to_string()]);
            }
            draw_rows(rows, if is_large { None } else { Some(widths) }, page);
        }
        page.blank();
    }

    fn cells_of(&self, number: usize, level: &LevelPlan) -> Vec<Vec<String>> {
        let mut rows: Vec<Vec<String>> =
            level.rows.iter().map(|row| row.chars().map(plain_cell).collect()).collect();
        for (coord, row, column) in floor(level) {
            if let Some(contents) = self.contents.get(&coord)
                && self.cells[&coord] == (number, row, column)
            {
                rows[row][column] += &format!(":{}", contents.join(","));
            }
        }
        rows
    }

    /// Says what stands on squares that are not drawn.
    pub fn beside(&self, page: &mut Page) {
        for (at, contents) in &self.contents {
            if !self.cells.contains_key(at) {
                page.line(["at".to_owned(), at.to_string(), contents.join(",")]);
            }
        }
    }
}

/// The squares of floor of a level, with row and column. A square beyond all
/// coordinates, which no game has, is left out.
fn floor(level: &LevelPlan) -> impl Iterator<Item = (Coord, usize, usize)> {
    let height = level.rows.len();
    let origin = level.origin;
    let place = move |row: usize, column: usize| {
        let x = i16::try_from(column).ok()?.checked_add(origin.x)?;
        let y = i16::try_from(height - 1 - row).ok()?.checked_add(origin.y)?;
        Some((Coord { x, y, ..origin }, row, column))
    };
    level.rows.iter().enumerate().flat_map(move |(row, text)| {
        let columns = text.chars().enumerate().filter(|(_, letter)| *letter != ' ');
        columns.filter_map(move |(column, _)| place(row, column))
    })
}

fn draw_rows(rows: &[Vec<String>], widths: Option<&Vec<usize>>, page: &mut Page) {
    for row in rows {
        match widths {
            _ if row.is_empty() => page.line(["-".to_owned()]),
            Some(widths) => page.row(row, widths),
            None => page.line(with_runs(row)),
        }
    }
}

fn plain_cell(letter: char) -> String {
    match letter {
        ' ' => ".".to_owned(),
        letter => section(letter),
    }
}

fn column_widths(rows: &[Vec<String>]) -> Vec<usize> {
    let mut widths = vec![0; rows.iter().map(Vec::len).max().unwrap_or(0)];
    for row in rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.chars().count().max(*width);
        }
    }
    widths
}

/// The cells with gaps counted instead of drawn.
fn with_runs(row: &[String]) -> Vec<String> {
    let runs = row.chunk_by(|a, b| a == "." && b == ".");
    let short = |run: &[String]| match run.len() {
        1 => run[0].clone(),
        n => format!(".{n}"),
    };
    runs.map(short).collect()
}

fn door_sign(state: DoorState) -> &'static str {
    match state {
        DoorState::Closed => "+",
        DoorState::Open => "/",
        DoorState::Destroyed => "-",
    }
}

/// A unit with its arrow. Blips and units beside the map need none, unless their name
/// ends in a letter that would be taken for one.
pub(super) fn unit_sign(unit: &UnitPlan) -> String {
    let is_turned = unit.facing != Facing::North || unit.id.ends_with('v');
    let must_face = unit.kind != Kind::Blip && matches!(unit.place, PlacePlan::At(_));
    let name = quote(&unit.id);
    if is_turned || must_face { format!("{name}{}", ARROWS[unit.facing as usize]) } else { name }
}
