//! The drawings: floor, sections, marks.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use game_api::Path;
use space_hulk::{Coord, LevelPlan, MAX_SQUARES, SectionKind};

use super::{Item, Reader, Scope};
use crate::diagnostic::Span;
use crate::hulk::model::{Mark, Mission};
use crate::hulk::schema;
use crate::shown::{is_letter, listed, shown};
use crate::tree::Value;

/// The longest side of a map.
const MAX_SPAN: usize = 200;
const MAX_LEVELS: usize = 8;

/// The floor and where each of its squares is drawn.
#[derive(Debug, Default)]
pub(crate) struct MapSource {
    /// The section of each floor square, and where it is drawn.
    pub floor: BTreeMap<Coord, (char, Span)>,
    /// The squares of each section, in the order of the drawing.
    pub sections: BTreeMap<char, Vec<Coord>>,
    /// The squares of each mark, in the order of the drawing, and where each is drawn.
    pub marks: BTreeMap<char, Vec<(Coord, Span)>>,
    /// Marks that something is called by.
    pub used: RefCell<BTreeSet<char>>,
    /// Nothing can be said about squares, for a map could not be read.
    pub broken: bool,
}

/// A drawing: its rows, each with the place of its first character, if that is known.
struct Drawing<'a> {
    item: Item<'a>,
    rows: Vec<(String, Option<usize>)>,
}

impl Drawing<'_> {
    /// Where a character stands.
    fn spot(&self, row: usize, column: usize) -> Span {
        let (text, start) = &self.rows[row];
        let Some(start) = start else { return self.item.span().clone() };
        let before: usize = text.chars().take(column).map(char::len_utf8).sum();
        let length = text.chars().nth(column).map_or(1, char::len_utf8);
        start + before..start + before + length
    }
}

impl Reader<'_> {
    pub(super) fn maps(&mut self, scope: &Scope<'_>, source: &str, mission: &mut Mission) {
        let Some(item) = scope.item("map") else {
            self.map.broken = true;
            return scope.missing("map", "draw one: `[[map]]`, then `rows = '''` and the rows below");
        };
        let levels = item.tables(&schema::MAP, MAX_LEVELS);
        self.map.broken |= levels.is_empty();
        for (i, level) in levels.iter().enumerate() {
            self.places.set("board.levels", level.span);
            self.level(level, i, source, mission);
        }
        if let Some(first) = levels.first() {
            self.places.set("board.levels", first.span);
        }
        if self.map.floor.len() > MAX_SQUARES {
            let message = format!("{} squares of floor: at most {MAX_SQUARES}", self.map.floor.len());
            self.notes.error("too-large", item.span(), message, "draw a smaller map");
            self.map.broken = true;
        }
        let marks = self.map.marks.iter();
        mission.marks = marks
            .map(|(&letter, at)| Mark { letter, squares: at.iter().map(|(coord, _)| *coord).collect() })
            .collect();
        self.sections(scope, mission);
    }

    fn level(&mut self, scope: &Scope<'_>, index: usize, source: &str, mission: &mut Mission) {
        let origin = match (scope.item("origin"), index) {
            (Some(item), _) => origin(&item),
            (None, 0) => Some(Coord::default()),
            (None, _) => {
                scope.missing("origin", "say where its last row begins, as in `origin = \"0,0,1\"`");
                None
            }
        };
        let drawing = scope.need("rows").and_then(|item| drawing(&item, source));
        let (Some(origin), Some(drawing)) = (origin, drawing) else {
            self.map.broken = true;
            return;
        };
        let level = mission.board.levels.len();
        self.places.set(Path::from("board.levels").index(level).field("rows"), drawing.item.span());
        self.floor(&drawing, origin);
        let rows = drawing.rows.iter().map(|(row, _)| row.trim_end().to_owned()).collect();
        mission.board.levels.push(LevelPlan { origin, rows });
        if let Some(marks) = scope.item("marks").and_then(|item| self::drawing(&item, source)) {
            self.marks(&marks, drawing.rows.len(), origin);
        }
    }

    fn floor(&mut self, drawing: &Drawing<'_>, origin: Coord) {
        let mut refused = BTreeSet::new();
        for (row, column, letter, coord) in cells(drawing, origin) {
            let span = drawing.spot(row, column);
            if !is_letter(letter) {
                if refused.insert(letter) {
                    self.notes.error("bad-letter", &span, no_section(letter), letter_advice(letter));
                }
                // It was meant as floor: what stands there is not to blame.
                self.map.floor.entry(coord).or_insert(('?', span));
                continue;
            }
            if let Some((_, first)) = self.map.floor.get(&coord) {
                let advice = "move one of the maps by its `origin`";
                self.notes.twice(&span, first, format!("{coord} is drawn twice"), advice);
                self.map.broken = true;
                return;
            }
            self.map.floor.insert(coord, (letter, span));
            self.map.sections.entry(letter).or_default().push(coord);
        }
    }

    fn marks(&mut self, drawing: &Drawing<'_>, n_rows: usize, origin: Coord) {
        if drawing.rows.len() != n_rows {
            let message = format!("the marks have {} rows, the map has {n_rows}", drawing.rows.len());
            drawing.item.wrong("bad-value", message, "draw the marks over a copy of `rows`");
            return;
        }
        for (row, column, letter, coord) in cells(drawing, origin).filter(|cell| cell.2 != '.') {
            let span = drawing.spot(row, column);
            if !is_letter(letter) {
                let message = format!("{} cannot be a mark", shown(&letter.to_string()));
                self.notes.error("bad-letter", &span, message, "use a letter or a digit");
                continue;
            }
            if !self.map.floor.contains_key(&coord) && !self.map.broken {
                let message = format!("the mark `{letter}` stands on {coord}, where there is no floor");
                self.notes.error(
                    "bad-square",
                    &span,
                    message,
                    "draw floor in `rows` there, or move the mark",
                );
                self.map.used.borrow_mut().insert(letter);
                self.map.marks.entry(letter).or_default();
                continue;
            }
            self.map.marks.entry(letter).or_default().push((coord, span));
        }
    }

    /// What each section is.
    fn sections(&self, scope: &Scope<'_>, mission: &mut Mission) {
        let Some(item) = scope.item("sections") else { return };
        let Value::Table(table) = &item.node.value else { return item.not("a table, as in `[sections]`") };
        self.places.set("board.kinds", item.span());
        for entry in &table.0 {
            let item = Item { key: &entry.key, node: &entry.node, notes: self.notes };
            let mut letters = entry.key.chars();
            let letter = match (letters.next(), letters.next()) {
                (Some(letter), None) => letter,
                _ => {
                    let message = format!("{} is no section", shown(&entry.key));
                    self.notes.error("bad-value", &entry.key_span, message, "a section has one letter");
                    continue;
                }
            };
            if !self.map.sections.contains_key(&letter) && !self.map.broken {
                let drawn: Vec<String> = self.map.sections.keys().map(char::to_string).collect();
                let message = format!("no square of the map belongs to section `{letter}`");
                let advice = format!("the map has {}", listed(drawn.iter().map(String::as_str), "and"));
                self.notes.error("unknown-name", &entry.key_span, message, advice);
                continue;
            }
            if let Some(kind) = item.word(SectionKind::ALL, SectionKind::name) {
                mission.board.kinds.push((letter, kind));
            }
        }
        mission.board.kinds.sort_by_key(|(letter, _)| *letter);
    }
}

fn no_section(letter: char) -> String {
    format!("{} cannot draw a section", shown(&letter.to_string()))
}

fn letter_advice(letter: char) -> &'static str {
    match letter {
        '.' => "where there is no floor, draw a space",
        '\t' => "draw spaces instead of tabs",
        _ => "use a letter or a digit",
    }
}

fn origin(item: &Item<'_>) -> Option<Coord> {
    let text = item.text()?;
    let coord = Coord::parse(text);
    if coord.is_none() {
        item.wrong("bad-value", format!("{} is no square", shown(text)), "write \"x,y\" or \"x,y,level\"");
    }
    coord
}

/// Every character that is no space: row, column, what it is and which square it draws.
fn cells<'a>(
    drawing: &'a Drawing<'_>,
    origin: Coord,
) -> impl Iterator<Item = (usize, usize, char, Coord)> + use<'a> {
    let last = drawing.rows.len() - 1;
    drawing.rows.iter().enumerate().flat_map(move |(row, (text, _))| {
        let drawn = text.chars().enumerate().filter(|(_, letter)| *letter != ' ');
        drawn.map(move |(column, letter)| {
            (row, column, letter, origin.offset(column as i16, (last - row) as i16))
        })
    })
}

/// Cuts a drawing into rows.
fn drawing<'a>(item: &Item<'a>, source: &str) -> Option<Drawing<'a>> {
    let text = item.text()?;
    let text = text.strip_suffix('\n').map_or(text, |text| text.strip_suffix('\r').unwrap_or(text));
    let mut start = drawn_from(source, item.span());
    let rows: Vec<(String, Option<usize>)> = text
        .split('\n')
        .map(|line| {
            let row = line.strip_suffix('\r').unwrap_or(line).to_owned();
            let at = start;
            // A carriage return in the file is not in the value.
            start = start.map(|at| {
                let end = at + line.len();
                end + if source[end..].starts_with("\r\n") { 2 } else { 1 }
            });
            (row, at)
        })
        .collect();
    let widest = rows.iter().map(|(row, _)| row.chars().count()).max().unwrap_or(0);
    if rows.len() > MAX_SPAN || widest > MAX_SPAN {
        let message = format!("{} rows of up to {widest} squares", rows.len());
        item.wrong("too-large", message, format!("a map has at most {MAX_SPAN} rows of {MAX_SPAN} squares"));
        return None;
    }
    Some(Drawing { item: *item, rows })
}

/// Where the first row begins in the file; nowhere if the text is written with escapes.
fn drawn_from(source: &str, span: &Span) -> Option<usize> {
    let raw = source.get(span.clone())?;
    let quote = ["'''", "\"\"\"", "'", "\""].into_iter().find(|quote| raw.starts_with(quote))?;
    if quote.starts_with('"') && raw.contains('\\') {
        return None;
    }
    let inner = &raw[quote.len()..];
    let newline = match quote.len() {
        3 if inner.starts_with("\r\n") => 2,
        3 if inner.starts_with('\n') => 1,
        _ => 0,
    };
    Some(span.start + quote.len() + newline)
}
