//! Calls squares by the marks, areas and sections of the mission where they fit.

use std::collections::BTreeMap;

use space_hulk::{Coord, LevelPlan};

use super::toml::quoted;
use crate::hulk::model::{Mark, Mission};

/// Names for squares.
pub(super) struct Namer {
    /// Every name by the first of its squares, with all of them; the most telling first.
    names: BTreeMap<Coord, Vec<(String, Vec<Coord>)>>,
}

impl Namer {
    pub fn new(mission: &Mission) -> Namer {
        let areas = mission.areas.iter().map(|area| (format!("area:{}", area.id), area.squares.clone()));
        Namer::of(mission, areas.collect())
    }

    /// For the areas themselves.
    pub fn without_areas(mission: &Mission) -> Namer {
        Namer::of(mission, Vec::new())
    }

    fn of(mission: &Mission, areas: Vec<(String, Vec<Coord>)>) -> Namer {
        let marks = mission.marks.iter().map(|mark| (mark.letter.to_string(), mark.squares.clone()));
        let sections = sections(mission).into_iter().filter(|(_, squares)| squares.len() > 1);
        let sections = sections.map(|(letter, squares)| (format!("section:{letter}"), squares));
        let areas = areas.into_iter().filter(|(_, squares)| squares.len() > 1);
        let mut names: BTreeMap<Coord, Vec<(String, Vec<Coord>)>> = BTreeMap::new();
        for (name, squares) in marks.chain(areas).chain(sections) {
            if let Some(first) = squares.first() {
                names.entry(*first).or_default().push((name, squares));
            }
        }
        Namer { names }
    }

    /// One square, in quotes.
    pub fn square(&self, at: Coord) -> String {
        let own = self.names.get(&at).into_iter().flatten().find(|(_, squares)| squares.len() == 1);
        quoted(own.map_or(&at.to_string(), |(name, _)| name))
    }

    /// A list of squares: one name if one says it all.
    pub fn squares(&self, squares: &[Coord]) -> String {
        let mut parts = Vec::new();
        let mut rest = squares;
        while let Some(&first) = rest.first() {
            let fits = |(_, named): &&(String, Vec<Coord>)| rest.starts_with(named);
            let named = self.names.get(&first).into_iter().flatten().filter(fits);
            // Of names that say as much the first one is the best.
            let best = named.rev().max_by_key(|(_, named)| named.len());
            let (name, length) = match best {
                Some((name, named)) => (name.clone(), named.len()),
                None => (first.to_string(), 1),
            };
            parts.push(quoted(&name));
            rest = &rest[length..];
        }
        match parts.as_slice() {
            [one] => one.clone(),
            many => format!("[{}]", many.join(", ")),
        }
    }
}

/// The squares of each section, in the order of the drawing.
fn sections(mission: &Mission) -> BTreeMap<char, Vec<Coord>> {
    let mut sections: BTreeMap<char, Vec<Coord>> = BTreeMap::new();
    for (coord, letter) in mission.board.levels.iter().flat_map(drawn) {
        sections.entry(letter).or_default().push(coord);
    }
    sections
}

/// Every floor square of a map, from the northernmost row, each from west to east.
pub(crate) fn drawn(level: &LevelPlan) -> impl Iterator<Item = (Coord, char)> + '_ {
    let last = level.rows.len().saturating_sub(1);
    level.rows.iter().enumerate().flat_map(move |(row, text)| {
        let letters = text.chars().enumerate().filter(|(_, letter)| *letter != ' ');
        letters.map(move |(x, letter)| (level.origin.offset(x as i16, (last - row) as i16), letter))
    })
}

/// The marks of a map as a drawing, if it has any.
pub(super) fn marks(level: &LevelPlan, marks: &[Mark]) -> Option<Vec<String>> {
    let at: BTreeMap<Coord, char> =
        marks.iter().flat_map(|mark| mark.squares.iter().map(|square| (*square, mark.letter))).collect();
    let last = level.rows.len().saturating_sub(1);
    let mut any = false;
    let mut mark = |coord: Coord, letter: char| match at.get(&coord) {
        Some(mark) => {
            any = true;
            *mark
        }
        None if letter == ' ' => ' ',
        None => '.',
    };
    let mut rows = Vec::new();
    for (row, text) in level.rows.iter().enumerate() {
        let y = (last - row) as i16;
        let cells = text.chars().enumerate();
        rows.push(cells.map(|(x, letter)| mark(level.origin.offset(x as i16, y), letter)).collect());
    }
    any.then_some(rows)
}
