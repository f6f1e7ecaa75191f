//! Changes of the drawings.

use std::collections::{BTreeMap, BTreeSet};

use space_hulk::Coord;

use super::edit::{CannotEdit, cannot, read};
use super::splice::{Found, add_block, find, set_field, unset_field};
use crate::shown::is_letter;
use crate::tree::{TomlTable, Value};

/// The longest side of a drawing; see `read::map`.
const MAX_SPAN: i32 = 200;
const MAX_LEVEL: u8 = 7;
/// The most blank rows or columns that are drawn for the sake of an origin at 0.
const MAX_MARGIN: i16 = 20;

pub(super) type Cells = BTreeMap<(i16, i16), char>;

/// One map of a file: what is drawn, by x and y.
pub(super) struct Drawing {
    index: usize,
    pub level: u8,
    origin: Coord,
    pub floor: Cells,
    pub marks: Cells,
}

/// Draws squares, or takes them away.
pub(super) fn paint(
    source: &str,
    tree: &TomlTable,
    level: u8,
    squares: &[(i16, i16)],
    section: Option<char>,
) -> Result<String, CannotEdit> {
    if section.is_some_and(|letter| !is_letter(letter)) {
        return cannot("a section is called by a letter or a digit");
    }
    if level > MAX_LEVEL {
        return cannot(format!("levels count from 0 to {MAX_LEVEL}"));
    }
    let drawings = drawings(tree);
    let Some(mut drawing) = drawings.into_iter().find(|drawing| drawing.level == level) else {
        let floor = section.map(|letter| squares.iter().map(|at| (*at, letter)).collect());
        return begin_level(source, tree, level, floor.unwrap_or_default());
    };
    for at in squares {
        match section {
            Some(letter) => drawing.floor.insert(*at, letter),
            None => drawing.floor.remove(at),
        };
    }
    write(source, &drawing)
}

/// Wipes marks out.
pub(super) fn wipe(source: &str, tree: &TomlTable, unused: &BTreeSet<char>) -> Result<String, CannotEdit> {
    let mut text = source.to_owned();
    for mut drawing in drawings(tree) {
        let before = drawing.marks.len();
        drawing.marks.retain(|_, mark| !unused.contains(mark));
        if drawing.marks.len() < before {
            text = write(&text, &drawing)?;
        }
    }
    Ok(text)
}

fn begin_level(source: &str, tree: &TomlTable, level: u8, floor: Cells) -> Result<String, CannotEdit> {
    let (west, south) = corner(&floor)?;
    let origin = Coord { x: west, y: south, level };
    let rows = rows(&floor, &floor, ' ', (west, south));
    add_block(source, tree, "map", &format!("[[map]]\norigin = \"{origin}\"\nrows = {rows}\n"))
}

/// Writes a map behind those that are there; `index` says how many these are.
pub(super) fn begin_map(
    source: &str,
    index: usize,
    level: u8,
    floor: &Cells,
    marks: &Cells,
) -> Result<String, CannotEdit> {
    let origin = Coord { level, ..Coord::default() };
    let drawing = Drawing { index, level, origin, floor: floor.clone(), marks: marks.clone() };
    let block = "[[map]]\nrows = ''\n";
    write(&add_block(source, &read(source)?, "map", block)?, &drawing)
}

/// The maps of a file.
pub(super) fn drawings(tree: &TomlTable) -> Vec<Drawing> {
    let Some(Value::List(maps)) = tree.get("map").map(|entry| &entry.node.value) else { return Vec::new() };
    let drawing = |(index, map): (usize, &crate::tree::Node)| {
        let Value::Table(fields) = &map.value else { return None };
        let text = |key: &str| match fields.get(key).map(|entry| &entry.node.value) {
            Some(Value::Text(text)) => Some(text.as_str()),
            _ => None,
        };
        let origin = text("origin").and_then(Coord::parse).unwrap_or_default();
        let floor = cells(text("rows").unwrap_or_default(), origin, &[' ']);
        let marks = cells(text("marks").unwrap_or_default(), origin, &[' ', '.']);
        Some(Drawing { index, level: origin.level, origin, floor, marks })
    };
    maps.iter().enumerate().filter_map(drawing).collect()
}

fn cells(text: &str, origin: Coord, blank: &[char]) -> Cells {
    let rows: Vec<&str> = text.strip_suffix('\n').unwrap_or(text).split('\n').collect();
    let last = rows.len() - 1;
    let row = |(row, line): (usize, &&str)| {
        let drawn: Vec<_> = line.chars().enumerate().filter(|(_, c)| !blank.contains(c)).collect();
        let at = |(x, c): (usize, char)| {
            let coord = origin.offset(x as i16, (last - row) as i16);
            ((coord.x, coord.y), c)
        };
        drawn.into_iter().map(at).collect::<Vec<_>>()
    };
    rows.iter().enumerate().flat_map(row).collect()
}

/// The west and the south end of a drawing, which must not be too large.
fn corner(floor: &Cells) -> Result<(i16, i16), CannotEdit> {
    let span = |pick: fn(&(i16, i16)) -> i16| {
        let all = || floor.keys().map(pick);
        (all().min().unwrap_or(0), all().max().unwrap_or(0))
    };
    let ((west, east), (south, north)) = (span(|at| at.0), span(|at| at.1));
    let is_long = |low: i16, high: i16| i32::from(high) - i32::from(low) >= MAX_SPAN;
    if is_long(west, east) || is_long(south, north) {
        return cannot(format!("a map has at most {MAX_SPAN} rows of {MAX_SPAN} squares"));
    }
    Ok((west, south))
}

impl Drawing {
    /// The west and the south end of what is written. The first map has them at 0 where it can, as most files do.
    fn frame(&self) -> Result<(i16, i16), CannotEdit> {
        let (west, south) = corner(&self.floor)?;
        let end = |tight: i16, before: i16| {
            let is_near = self.index == 0 && before <= 0 && (0..=MAX_MARGIN).contains(&tight);
            if is_near { 0 } else { tight }
        };
        Ok((end(west, self.origin.x), end(south, self.origin.y)))
    }
}

/// A drawing as TOML: what is drawn on the floor, with something else where only floor is.
fn rows(floor: &Cells, drawn: &Cells, plain: char, (west, south): (i16, i16)) -> String {
    let north = floor.keys().map(|at| at.1).max().unwrap_or(south);
    let mut out = String::from("'''\n");
    for y in (south..=north).rev() {
        let east = floor.keys().filter(|at| at.1 == y).map(|at| at.0).max().unwrap_or(west - 1);
        let cell = |x: i16| match (floor.contains_key(&(x, y)), drawn.get(&(x, y))) {
            (true, Some(letter)) => *letter,
            (true, None) => plain,
            (false, _) => ' ',
        };
        out.extend((west..=east).map(cell));
        out.push('\n');
    }
    out + "'''"
}

/// Writes a map back.
fn write(source: &str, drawing: &Drawing) -> Result<String, CannotEdit> {
    let frame = drawing.frame()?;
    let origin = Coord { x: frame.0, y: frame.1, level: drawing.level };
    let keeps_origin = drawing.index > 0 || origin != Coord::default();
    let origin = keeps_origin.then(|| format!("origin = \"{origin}\""));
    let marks = drawing.marks.iter().filter(|(at, _)| drawing.floor.contains_key(at));
    let marks: Cells = marks.map(|(at, mark)| (*at, *mark)).collect();
    let has_marks = !marks.is_empty();
    let marks = has_marks.then(|| rows(&drawing.floor, &marks, '.', frame));
    let fields = [
        ("origin", origin),
        ("rows", Some(format!("rows = {}", rows(&drawing.floor, &drawing.floor, ' ', frame)))),
        ("marks", marks.map(|marks| format!("marks = {marks}"))),
    ];
    let mut text = source.to_owned();
    for (field, line) in fields {
        let tree = read(&text)?;
        let Found::Block(block) = find(&text, &tree, "map", Some(drawing.index)) else {
            return cannot("the map is written in a form that can only be changed in the text");
        };
        text = match line {
            Some(line) => set_field(&text, &block, "map", field, &line)?,
            None => unset_field(&text, &block, field)?,
        };
    }
    Ok(text)
}
