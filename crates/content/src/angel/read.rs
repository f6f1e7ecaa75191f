//! From the tree of a file to cards, texts and words; notes everything that is wrong.

mod cards;
mod texts;

use std::collections::BTreeSet;

use super::effects::{Slot, Sort, Spec};
use super::model::{Card, CardKind, CardText, Effect, Param, Word};
use super::{VERSION, schema};
use crate::diagnostic::{Notes, Span};
use crate::nearest::suggestion;
use crate::read::{Item, Scope};
use crate::shown::{listed, shown};
use crate::tree::{TomlTable, Value};
use death_angel::{Marine, Side, Terrain};

/// Something with its place in the file.
#[derive(Clone, Debug)]
pub(super) struct Placed<T> {
    pub value: T,
    pub span: Span,
}

/// What was read of a file.
#[derive(Debug, Default)]
pub(super) struct Part {
    pub cards: Vec<Placed<Card>>,
    pub texts: Vec<Told<CardText>>,
    pub words: Vec<Told<Word>>,
    /// Kinds of cards of which some could not be read: nothing is said about their numbers.
    pub broken: BTreeSet<CardKind>,
    /// Texts or words could not be read: none is missed.
    pub broken_texts: bool,
}

/// Something that is told in languages.
#[derive(Debug)]
pub(super) struct Told<T> {
    pub value: T,
    pub span: Span,
    /// Where the name stands.
    pub name: Span,
    /// Where the text stands in each language, in the order of languages.
    pub texts: [Option<Span>; 5],
}

/// More of a kind than anybody needs; a hostile file could have very many.
const MOST: usize = 200;

/// Reads a file. Nothing if it is of another version.
pub(super) fn read(source: &str, tree: &TomlTable, notes: &Notes) -> Option<Part> {
    let start = 0..source.len().min(1);
    let file = Scope::new(tree, &schema::FILE, &start, notes);
    check_version(&file)?;
    let mut part = Part::default();
    part.read_cards(&file);
    part.read_texts(&file);
    part.read_words(&file);
    Some(part)
}

fn check_version(file: &Scope<'_>) -> Option<()> {
    let version = need(file, "version")?;
    match version.node.value {
        Value::Number(VERSION) => Some(()),
        Value::Number(_) | Value::Huge => {
            let message = "the file is written in a version that this program does not know";
            version.wrong("format", message, format!("update Blipfall; this version reads {VERSION}"));
            None
        }
        _ => {
            version.not("`version = 1`");
            None
        }
    }
}

/// A field that must be there.
fn need<'a>(scope: &Scope<'a>, key: &str) -> Option<Item<'a>> {
    let item = scope.item(key);
    if item.is_none() {
        scope.missing(key, &format!("add it, as in `{}`", schema::example(scope.form.name, key)));
    }
    item
}

/// One of the names that the rules have.
fn known(item: &Item<'_>, what: &str, names: &[&'static str]) -> Option<&'static str> {
    let text = item.text()?;
    let found = names.iter().copied().find(|name| *name == text);
    if found.is_none() {
        let otherwise = format!("there is {}", listed(names.iter().copied(), "and"));
        let advice = suggestion(text, names.iter().copied(), otherwise);
        item.wrong("unknown-name", format!("the rules have no {what} {}", shown(text)), advice);
    }
    found
}

/// An effect that may stand in this place.
fn effect(item: &Item<'_>, slot: Slot) -> Option<Effect> {
    let Value::Table(table) = &item.node.value else {
        item.not("a table, as in `{ effect = \"late-attack\" }`");
        return None;
    };
    let Some(entry) = table.get("effect") else {
        let message = format!("{} has no `effect`", shown(item.key));
        item.wrong("missing-field", message, "say what happens, as in `{ effect = \"late-attack\" }`");
        return None;
    };
    let name = Item { key: &entry.key, node: &entry.node, notes: item.notes };
    let spec = spec(&name, slot)?;
    let scope = item.table(&spec.form)?;
    let params = spec.params.iter().map(|&(key, sort)| Some((key, param(&need(&scope, key)?, sort)?)));
    // All of them are looked at before one that is wrong ends it.
    let params: Vec<Option<(&'static str, Param)>> = params.collect();
    Some(Effect { spec, params: params.into_iter().collect::<Option<_>>()? })
}

fn spec(item: &Item<'_>, slot: Slot) -> Option<&'static Spec> {
    let text = item.text()?;
    let found = slot.specs().find(|spec| spec.name == text);
    if found.is_none() {
        let names: Vec<&str> = slot.specs().map(|spec| spec.name).collect();
        let otherwise = format!("here can be {}", listed(names.iter().copied(), "or"));
        let message = format!("there is no effect {} here", shown(text));
        item.wrong("unknown-effect", message, suggestion(text, names, otherwise));
    }
    found
}

fn param(item: &Item<'_>, sort: Sort) -> Option<Param> {
    match sort {
        Sort::Count => item.number(1..=12).map(Param::Number),
        Sort::Face | Sort::UpTo => item.number(0..=5).map(Param::Number),
        Sort::Marine => word(item, "Marine", Marine::ALL, Marine::name).map(Param::Marine),
        Sort::Terrain => word(item, "terrain card", Terrain::ALL, Terrain::name).map(Param::Terrain),
        Sort::Side => item.word(Side::ALL, Side::name).map(Param::Side),
    }
}

/// A reference to something that the rules name.
fn word<T: Copy>(item: &Item<'_>, what: &str, all: &[T], name: fn(T) -> &'static str) -> Option<T> {
    let names: Vec<&'static str> = all.iter().map(|value| name(*value)).collect();
    let found = known(item, what, &names)?;
    all.iter().copied().find(|value| name(*value) == found)
}
