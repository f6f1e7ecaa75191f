//! Squares, by coordinates, marks, areas and sections.

use std::collections::BTreeSet;

use game_api::Path;
use space_hulk::{Coord, MAX_SQUARES};

use super::{Item, Reader, Scope};
use crate::diagnostic::Span;
use crate::hulk::model::{Area, Mission};
use crate::hulk::schema;
use crate::nearest::suggestion;
use crate::shown::{listed, shown};
use crate::tree::Value;

/// A list longer than this names squares that a board cannot have.
const MAX_LIST: usize = 600;
const MAX_AREAS: usize = 64;
/// A list may name a square several times over, but not without end.
const MAX_NAMED: usize = 4 * MAX_SQUARES;

const HOW: &str = "a square is \"x,y\", \"x,y,level\" or a mark of one character";

impl Reader<'_> {
    pub(super) fn areas(&mut self, scope: &Scope<'_>, mission: &mut Mission) {
        let Some(item) = scope.item("area") else { return };
        for area in item.tables(&schema::AREA, MAX_AREAS) {
            let id = self.name(&area, "id", "area", 24);
            let name = area.item("name").map(|item| crate::read::text(&item));
            let squares = area.need("squares").and_then(|item| self.squares(&item));
            if let Some(id) = &id {
                self.areas.insert(id.clone(), squares.clone().unwrap_or_default());
            }
            let (Some(id), Some(squares)) = (id, squares) else { continue };
            let path = Path::from("areas").index(mission.areas.len());
            self.place_fields(&area, &path, schema::AREA.fields);
            mission.areas.push(Area { id, name: name.flatten(), squares });
        }
    }

    /// A name that something is given.
    pub(super) fn name(
        &self,
        scope: &Scope<'_>,
        key: &str,
        what: &'static str,
        most: usize,
    ) -> Option<String> {
        let item = scope.need(key)?;
        let name = item.id(most)?;
        self.names.give(what, &name, &item).then_some(name)
    }

    /// Exactly one square.
    pub(super) fn square(&self, item: &Item<'_>) -> Option<Coord> {
        if let Value::List(_) = item.node.value {
            item.not("one square, without brackets");
            return None;
        }
        let found = self.reference(item)?;
        match found.as_slice() {
            [one] => Some(*one),
            [] => None,
            many => {
                let message = format!("{} stands on {} squares", shown(item.text()?), many.len());
                item.wrong("bad-square", message, "one square is asked for: use a mark that stands on one");
                None
            }
        }
    }

    /// All the squares of a list, each once. Nothing if anything is wrong.
    pub(super) fn squares(&self, item: &Item<'_>) -> Option<Vec<Coord>> {
        self.spots(item).map(|spots| spots.into_iter().map(|(coord, _)| coord).collect())
    }

    /// All the squares of a list, each with the place that names it.
    pub(super) fn spots(&self, item: &Item<'_>) -> Option<Vec<(Coord, Span)>> {
        let items = item.list_or_one();
        if items.is_empty() {
            item.wrong("bad-value", "the list of squares is empty", HOW);
            return None;
        }
        if items.len() > MAX_LIST {
            let message = format!("{} squares in a list", items.len());
            item.wrong("too-large", message, format!("at most {MAX_LIST} are read"));
            return None;
        }
        let mut seen = BTreeSet::new();
        let mut spots = Vec::new();
        let mut sound = true;
        let mut named = 0;
        for one in items {
            match self.reference(&one) {
                Some(found) => {
                    named += found.len();
                    if named > MAX_NAMED {
                        let message = "the list names the same squares again and again";
                        item.wrong("too-large", message, "name each once");
                        return None;
                    }
                    let new = found.into_iter().filter(|coord| seen.insert(*coord));
                    spots.extend(new.map(|coord| (coord, one.span().clone())));
                }
                None => sound = false,
            }
        }
        (sound && !spots.is_empty()).then_some(spots)
    }

    /// What one text stands for.
    fn reference(&self, item: &Item<'_>) -> Option<Vec<Coord>> {
        let text = item.text()?;
        let mut letters = text.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            return self.mark(letter, item);
        }
        if let Some(id) = text.strip_prefix("area:") {
            return self.names.has("area", id, item).then(|| self.areas.get(id).cloned()).flatten();
        }
        if let Some(section) = text.strip_prefix("section:") {
            return self.section_squares(section, item);
        }
        let Some(coord) = Coord::parse(text) else {
            item.wrong("bad-square", format!("{} is no square", shown(text)), HOW);
            return None;
        };
        if !self.map.broken && !self.map.floor.contains_key(&coord) {
            item.wrong("bad-square", format!("{coord} is no floor"), self.off_floor(coord));
            return None;
        }
        Some(vec![coord])
    }

    fn mark(&self, letter: char, item: &Item<'_>) -> Option<Vec<Coord>> {
        self.map.used.borrow_mut().insert(letter);
        match self.map.marks.get(&letter) {
            Some(at) => Some(at.iter().map(|(coord, _)| *coord).collect()),
            None if self.map.broken => None,
            None => {
                let drawn: Vec<String> = self.map.marks.keys().map(char::to_string).collect();
                let advice = if drawn.is_empty() {
                    "draw it in `marks`, below the `rows` of a map".to_owned()
                } else {
                    format!("`marks` has {}", listed(drawn.iter().map(String::as_str), "and"))
                };
                let message = format!("there is no mark {}", shown(&letter.to_string()));
                item.wrong("unknown-name", message, advice);
                None
            }
        }
    }

    fn section_squares(&self, name: &str, item: &Item<'_>) -> Option<Vec<Coord>> {
        let mut letters = name.chars();
        let letter = letters.next().filter(|_| letters.next().is_none());
        let found = letter.and_then(|letter| self.map.sections.get(&letter));
        if found.is_none() && !self.map.broken {
            let drawn: Vec<String> = self.map.sections.keys().map(char::to_string).collect();
            let known = drawn.iter().map(String::as_str);
            let advice = suggestion(name, known.clone(), format!("the map has {}", listed(known, "and")));
            item.wrong("unknown-name", format!("there is no section {}", shown(name)), advice);
        }
        found.cloned()
    }

    /// The section letter of `section_burns`.
    pub(super) fn section(&self, item: &Item<'_>) -> Option<char> {
        let text = item.text()?;
        self.section_squares(text, item)?;
        text.chars().next()
    }

    fn off_floor(&self, coord: Coord) -> String {
        let swapped = Coord { x: coord.y, y: coord.x, ..coord };
        let level = self.map.floor.keys().filter(|floor| floor.level == coord.level);
        let (xs, ys): (Vec<i16>, Vec<i16>) = level.map(|floor| (floor.x, floor.y)).unzip();
        let span = |numbers: &[i16]| Some((*numbers.iter().min()?, *numbers.iter().max()?));
        match (span(&xs), span(&ys)) {
            _ if self.map.floor.contains_key(&swapped) => {
                format!("x comes first: did you mean \"{swapped}\"?")
            }
            (Some((west, east)), Some((south, north))) => {
                format!("x counts from {west} to {east} eastwards, y from {south} to {north} northwards")
            }
            _ => format!("there is no level {}", coord.level),
        }
    }
}
