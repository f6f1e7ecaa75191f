//! Reads the drawn map and what stands in its cells.

use super::MAX_SPAN;
use super::lex::{Problems, Spot, Word, outside_quotes};
use super::names::{shown, split_section, unquote};
use super::parse::Reader;
use crate::geometry::{Coord, Facing, MAX_SQUARES};
use crate::position::{DoorPlan, DoorState, GeneratorPlan, LevelPlan, ObjectPlan, PlacePlan};

/// The signs of the four facings, from north clockwise.
pub(super) const ARROWS: [char; 4] = ['^', '>', 'v', '<'];

/// A map whose rows are being read. Where its cells lie is known at its end only,
/// since its origin belongs to the last row.
#[derive(Default)]
pub(super) struct OpenMap {
    pub origin: Coord,
    rows: Vec<String>,
    filled: Vec<Cell>,
    first: Spot,
}

impl OpenMap {
    pub fn at(origin: Coord) -> OpenMap {
        OpenMap { origin, ..OpenMap::default() }
    }

    pub fn has_rows(&self) -> bool {
        !self.rows.is_empty()
    }
}

struct Cell {
    row: usize,
    column: usize,
    items: Vec<(Item, Spot)>,
}

/// Something that stands or lies on a square.
pub(super) enum Item {
    Unit(String, Option<Facing>),
    Door(DoorState),
    Fire,
    Barrier,
    Generator { damaged: bool },
    Object(String),
}

/// Whether a line that begins with this word draws a row: no other line begins with a
/// word of one character, and none has a colon in the second place.
pub(super) fn is_row(word: &str) -> bool {
    let mut chars = word.chars();
    let first = chars.next();
    matches!(first, Some('.' | '\\' | ':')) || first != Some('"') && matches!(chars.next(), None | Some(':'))
}

impl Reader<'_, '_> {
    pub(super) fn row(&mut self, words: &[Word<'_>], problems: &mut Problems) {
        let start = words[0].spot;
        if self.map.is_none() && !self.position.board.levels.is_empty() {
            let advice = "write a line such as `origin 0,0,1` before it; a blank line ends a map";
            problems.push(start, format!("a second map must say where it lies; {advice}"));
        }
        let mut map = self.map.take().unwrap_or_default();
        if map.rows.is_empty() {
            map.first = start;
        }
        if map.rows.len() < MAX_SPAN {
            self.draw(&mut map, words, problems);
        } else {
            problems.push(start, format!("the map has more than {MAX_SPAN} rows"));
        }
        self.map = Some(map);
    }

    fn draw(&mut self, map: &mut OpenMap, words: &[Word<'_>], problems: &mut Problems) {
        let mut row = String::new();
        let mut width = 0;
        let row_number = map.rows.len();
        // A row without any cell, which a blank line cannot stand for.
        let words = if words.len() == 1 && words[0].text == "-" { &[] } else { words };
        for word in words {
            match cell(*word, problems) {
                Some(Drawn::Gap(n)) if width + n <= MAX_SPAN => {
                    row.extend(std::iter::repeat_n(' ', n));
                    width += n;
                }
                Some(Drawn::Floor(letter, items)) if width < MAX_SPAN => {
                    row.push(letter);
                    if !items.is_empty() {
                        map.filled.push(Cell { row: row_number, column: width, items });
                    }
                    width += 1;
                    self.count_floor(word.spot, problems);
                }
                Some(_) => {
                    return problems.push(word.spot, format!("the row has more than {MAX_SPAN} cells"));
                }
                None => {}
            }
        }
        map.rows.push(row);
    }

    fn count_floor(&mut self, spot: Spot, problems: &mut Problems) {
        self.n_floor += 1;
        if self.n_floor == MAX_SQUARES + 1 {
            let message = format!("the map has more than {MAX_SQUARES} squares of floor; draw fewer");
            problems.push(spot, message);
        }
    }

    /// A blank line or a line of another kind: the map is complete if it has begun.
    pub(super) fn end_map(&mut self, problems: &mut Problems) {
        if self.map.as_ref().is_some_and(OpenMap::has_rows) {
            self.drop_map(problems);
        }
    }

    /// Takes the map as it is, even without rows.
    pub(super) fn drop_map(&mut self, problems: &mut Problems) {
        let Some(map) = self.map.take() else { return };
        if !fits(&map) {
            let limit = Coord::LIMIT;
            let message = format!("the map reaches beyond the largest coordinate, {limit}; move its origin");
            return problems.push(map.first, message);
        }
        let height = map.rows.len();
        for cell in map.filled {
            let at = map.origin.offset(cell.column as i16, (height - 1 - cell.row) as i16);
            self.put(at, cell.items, problems);
        }
        self.position.board.levels.push(LevelPlan { origin: map.origin, rows: map.rows });
    }

    /// Puts what was written in a cell on its square.
    pub(super) fn put(&mut self, at: Coord, items: Vec<(Item, Spot)>, problems: &mut Problems) {
        for (item, spot) in items {
            match item {
                Item::Unit(id, facing) => self.place(id, facing, PlacePlan::At(at), spot, problems),
                Item::Door(state) => self.position.board.doors.push(DoorPlan { at, beyond: None, state }),
                Item::Fire => self.position.burning.push(at),
                Item::Generator { damaged } => {
                    self.position.generators.push(GeneratorPlan { at, damaged });
                }
                Item::Object(kind) => self.position.objects.push(ObjectPlan { kind, at }),
                Item::Barrier => {
                    if let Some(first) = self.position.barrier.replace(at) {
                        problems.push(spot, format!("a barrier stands on {first} too; there is only one"));
                    }
                }
            }
        }
    }
}

/// Whether every square of floor has a coordinate that can be written.
fn fits(map: &OpenMap) -> bool {
    let limit = i32::from(Coord::LIMIT);
    let (x, y) = (i32::from(map.origin.x), i32::from(map.origin.y));
    let width = map.rows.iter().map(|row| row.trim_end_matches(' ').chars().count()).max().unwrap_or(0);
    x + width as i32 <= limit + 1 && y + map.rows.len() as i32 <= limit + 1
}

enum Drawn {
    Gap(usize),
    Floor(char, Vec<(Item, Spot)>),
}

fn cell(word: Word<'_>, problems: &mut Problems) -> Option<Drawn> {
    if let Some(digits) = word.text.strip_prefix('.') {
        let n = if digits.is_empty() { Some(1) } else { gap(digits) };
        if n.is_none() {
            let advice = format!("write `.`, or `.12` for twelve of them, at most {MAX_SPAN}");
            problems.push(word.spot, format!("{} is no gap; {advice}", shown(word.text)));
        }
        return n.map(Drawn::Gap);
    }
    match split_section(word.text) {
        Some((letter, "")) => Some(Drawn::Floor(letter, Vec::new())),
        Some((letter, rest)) if rest.starts_with(':') => {
            let column = word.spot.column + word.text[..=word.text.len() - rest.len()].chars().count() as u32;
            let spot = Spot { column, ..word.spot };
            Some(Drawn::Floor(letter, items(Word { text: &rest[1..], spot }, problems)))
        }
        _ => {
            problems.push(word.spot, no_cell(word.text));
            None
        }
    }
}

fn gap(digits: &str) -> Option<usize> {
    let n = digits.parse().ok()?;
    (digits.bytes().all(|c| c.is_ascii_digit()) && (1..=MAX_SPAN).contains(&n)).then_some(n)
}

fn no_cell(word: &str) -> String {
    let advice = match word.chars().next() {
        Some('#') => "a comment needs two spaces before its `#`",
        Some(':' | '+' | '/' | '*' | '=' | '%' | '!' | '-') => "say the section first, as in `a:+`",
        _ => "write a section letter, then `:` and what is there, as in `a:m1^`",
    };
    format!("{} is no cell of a map; {advice}", shown(word))
}

/// Reads what stands on a square: signs and names with commas between them.
pub(super) fn items(word: Word<'_>, problems: &mut Problems) -> Vec<(Item, Spot)> {
    let mut found = Vec::new();
    let (mut rest, mut spot) = (word.text, word.spot);
    loop {
        let end = outside_quotes(rest, |c| c == ',').unwrap_or(rest.len());
        match item(&rest[..end]) {
            Some(item) => found.push((item, spot)),
            None => problems.push(spot, no_item(&rest[..end])),
        }
        if end == rest.len() {
            return found;
        }
        spot.column += rest[..end].chars().count() as u32 + 1;
        rest = &rest[end + 1..];
    }
}

fn item(text: &str) -> Option<Item> {
    Some(match text {
        "+" => Item::Door(DoorState::Closed),
        "/" => Item::Door(DoorState::Open),
        "-" => Item::Door(DoorState::Destroyed),
        "*" => Item::Fire,
        "=" => Item::Barrier,
        "%" => Item::Generator { damaged: false },
        "%x" => Item::Generator { damaged: true },
        _ => match text.strip_prefix('!') {
            Some(kind) => Item::Object(unquote(kind)?),
            None => unit(text).map(|(id, facing)| Item::Unit(id, facing))?,
        },
    })
}

fn no_item(text: &str) -> String {
    if text.is_empty() {
        return "here is nothing; write what is on the square, or leave `:` or `,` out".to_owned();
    }
    let advice = "write units as `m1^`, objects as `!cat`, and signs: + / - * = % %x";
    format!("{} cannot be on a square; {advice}", shown(text))
}

/// A unit with its facing, if that is given.
pub(super) fn unit(text: &str) -> Option<(String, Option<Facing>)> {
    let arrow = ARROWS.iter().position(|&arrow| text.ends_with(arrow));
    let id = if arrow.is_some() { &text[..text.len() - 1] } else { text };
    Some((unquote(id)?, arrow.map(|index| Facing::from_index(index as u8))))
}
