//! What a file shows of its mission, whatever is wrong with it.

use std::collections::BTreeMap;

use serde_json::Value as Json;
use space_hulk::{Coord, SpaceHulk};

use super::edit::{SQUARE_FIELDS, table_json};
use super::fix::{Fix, fix};
use crate::diagnostic::{Diagnostic, Level, Notes, Span, line_and_column};
use crate::hulk::model::Mission;
use crate::hulk::read::{self, Draft};
use crate::hulk::{lint, migrate, rules};
use crate::report::check_source;
use crate::tree::{self, Node, TomlTable, Value};

/// More squares than this are no place any more.
const MAX_POINTED: usize = 60;

/// What a file shows of its mission.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The mission, if it can be played.
    pub mission: Option<Mission>,
    /// The same as far as it could be read; nothing if the file is no TOML at all.
    pub draft: Option<Mission>,
    /// Whether every map could be read: otherwise what the draft lacks was not taken away by anybody.
    pub has_map: bool,
    /// Every field as it is written, as JSON.
    pub fields: Json,
    /// The squares that fields name, by table, number and field: `marine.0.at`, `walls`.
    pub squares: BTreeMap<String, Vec<Coord>>,
    /// Everything found, in the order of the file.
    pub findings: Vec<Finding>,
    /// How many findings there were beyond [`MAX_DIAGNOSTICS`](crate::MAX_DIAGNOSTICS).
    pub left_out: usize,
}

/// A finding with its places in the text and on the map.
#[derive(Clone, Debug)]
pub struct Finding {
    /// How bad it is.
    pub level: Level,
    /// The name of the kind of finding.
    pub code: &'static str,
    /// What is wrong.
    pub message: String,
    /// What to do.
    pub advice: String,
    /// The line and column, from 1, where it begins.
    pub start: (usize, usize),
    /// Those where it ends.
    pub end: (usize, usize),
    /// The table that it is about, with its number among those of its name.
    pub subject: Option<(String, usize)>,
    /// The squares that it is about.
    pub squares: Vec<Coord>,
    /// What mends it for certain.
    pub fix: Option<Fix>,
}

/// Reads a file for somebody who draws.
pub fn sheet(source: &str) -> Sheet {
    let notes = Notes::default();
    let read = check_source(source, &notes).and_then(|()| read_tree(source, &notes));
    let Some((tree, draft)) = read else { return broken(source, notes) };
    let game = rules::check(&draft, &notes);
    if let (Some(game), false) = (&game, notes.has_errors()) {
        lint::lint(&draft, game.clone(), None, &notes);
    }
    let is_playable = !notes.has_errors();
    let squares = named_squares(&tree, &draft);
    let (diagnostics, left_out) = notes.into_list();
    let desk = Desk { source, tree: &tree, draft: &draft, game: game.as_ref(), squares: &squares };
    let findings = diagnostics.into_iter().map(|found| desk.finding(found)).collect();
    Sheet {
        mission: is_playable.then(|| draft.mission.clone()),
        fields: table_json(&tree),
        findings,
        left_out,
        squares,
        has_map: !draft.map.broken,
        draft: Some(draft.mission),
    }
}

fn read_tree(source: &str, notes: &Notes) -> Option<(TomlTable, Draft)> {
    let mut tree = tree::grow(source, notes)?;
    migrate::migrate(&mut tree, notes)?;
    let draft = read::read(source, &tree, notes);
    Some((tree, draft))
}

fn broken(source: &str, notes: Notes) -> Sheet {
    let (diagnostics, left_out) = notes.into_list();
    let findings = diagnostics.into_iter().map(|found| plain(source, found)).collect();
    let fields = Json::Object(serde_json::Map::new());
    let squares = BTreeMap::new();
    Sheet { mission: None, draft: None, has_map: false, fields, squares, findings, left_out }
}

fn plain(source: &str, found: Diagnostic) -> Finding {
    Finding {
        level: found.level,
        code: found.code,
        message: found.message,
        advice: found.advice,
        start: line_and_column(source, found.span.start),
        end: line_and_column(source, found.span.end),
        subject: None,
        squares: Vec::new(),
        fix: None,
    }
}

/// The squares of every field that names some.
fn named_squares(tree: &TomlTable, draft: &Draft) -> BTreeMap<String, Vec<Coord>> {
    let mut named = BTreeMap::new();
    let mut note = |key: String, node: &Node| {
        let mut squares = Vec::new();
        resolve(node, draft, &mut squares);
        if !squares.is_empty() {
            named.insert(key, squares);
        }
    };
    for entry in &tree.0 {
        match &entry.node.value {
            Value::List(items) if entry.key != "walls" => {
                for (index, item) in items.iter().enumerate() {
                    let Value::Table(fields) = &item.value else { continue };
                    for field in fields.0.iter().filter(|field| SQUARE_FIELDS.contains(&&*field.key)) {
                        note(format!("{}.{index}.{}", entry.key, field.key), &field.node);
                    }
                }
            }
            Value::Table(fields) => {
                for field in fields.0.iter().filter(|field| SQUARE_FIELDS.contains(&&*field.key)) {
                    note(format!("{}.{}", entry.key, field.key), &field.node);
                }
            }
            _ if entry.key == "walls" => note(entry.key.clone(), &entry.node),
            _ => {}
        }
    }
    named
}

/// What texts stand for; those that stand for nothing are left out.
fn resolve(node: &Node, draft: &Draft, squares: &mut Vec<Coord>) {
    match &node.value {
        Value::Text(text) => squares.extend(squares_called(text, draft)),
        Value::List(items) => items.iter().for_each(|item| resolve(item, draft, squares)),
        _ => {}
    }
}

fn squares_called(text: &str, draft: &Draft) -> Vec<Coord> {
    let mut letters = text.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        let marked = draft.map.marks.get(&letter);
        return marked.into_iter().flatten().map(|(coord, _)| *coord).collect();
    }
    if let Some(id) = text.strip_prefix("area:") {
        let area = draft.mission.areas.iter().find(|area| area.id == id);
        return area.map(|area| area.squares.clone()).unwrap_or_default();
    }
    if let Some(letter) = text.strip_prefix("section:").and_then(|name| name.chars().next()) {
        return draft.map.sections.get(&letter).cloned().unwrap_or_default();
    }
    Coord::parse(text).into_iter().collect()
}

/// What the place of a finding is looked up in.
pub(super) struct Desk<'a> {
    pub source: &'a str,
    pub tree: &'a TomlTable,
    pub draft: &'a Draft,
    /// If the rules have nothing against it.
    pub game: Option<&'a SpaceHulk>,
    pub squares: &'a BTreeMap<String, Vec<Coord>>,
}

impl Desk<'_> {
    fn finding(&self, found: Diagnostic) -> Finding {
        let subject = self.subject(found.span.start);
        let squares = self.squares_of(&found, subject.as_ref());
        let fix = fix(self, &found, &squares);
        Finding { subject, squares, fix, ..plain(self.source, found) }
    }

    /// The table under whose header a place is.
    fn subject(&self, at: usize) -> Option<(String, usize)> {
        let mut last: Option<(usize, String, usize)> = None;
        for entry in &self.tree.0 {
            let starts: Vec<usize> = match &entry.node.value {
                Value::List(items) => items.iter().map(|item| item.span.start).collect(),
                _ => vec![entry.key_span.start],
            };
            for (index, start) in starts.into_iter().enumerate().filter(|(_, start)| *start <= at) {
                if last.as_ref().is_none_or(|(other, ..)| *other < start) {
                    last = Some((start, entry.key.clone(), index));
                }
            }
        }
        last.map(|(_, table, index)| (table, index))
    }

    fn squares_of(&self, found: &Diagnostic, subject: Option<&(String, usize)>) -> Vec<Coord> {
        let within = |span: &Span| span.start >= found.span.start && span.end <= found.span.end;
        let map = &self.draft.map;
        let floor = map.floor.iter().filter(|(_, (_, span))| within(span)).map(|(coord, _)| *coord);
        let marks = map.marks.values().flatten().filter(|(_, span)| within(span)).map(|(coord, _)| *coord);
        let drawn: Vec<Coord> = floor.chain(marks).collect();
        if (1..=MAX_POINTED).contains(&drawn.len()) {
            return drawn;
        }
        let of_subject = subject.map(|(table, index)| {
            let prefix = format!("{table}.{index}.");
            let named = self.squares.iter().filter(|(key, _)| key.starts_with(&prefix));
            named.flat_map(|(_, squares)| squares.iter().copied()).collect::<Vec<Coord>>()
        });
        let of_subject = of_subject.filter(|squares| (1..=MAX_POINTED).contains(&squares.len()));
        of_subject.unwrap_or_else(|| said(&found.message))
    }
}

/// The squares that a message names.
fn said(message: &str) -> Vec<Coord> {
    let words = message.split(|c: char| !(c.is_ascii_digit() || c == ',' || c == '-'));
    words
        .map(|word| word.trim_matches(','))
        .filter(|word| word.contains(','))
        .filter_map(Coord::parse)
        .collect()
}
