//! Changes of a mission file that leave everything else in it as it is written: comments, order, line breaks.

use std::collections::BTreeSet;
use std::fmt;

use serde_json::{Map, Value as Json};

use super::paint;
use super::splice::{Found, add_block, find, remove_block, set_field, unset_field};
use crate::diagnostic::{Notes, Span};
use crate::hulk::format::form_of;
use crate::hulk::format::layout::{self, Layout};
use crate::hulk::print::toml::{bare_or_quoted, text_value};
use crate::tree::{self, Node, TomlTable, Value};

/// The changes that are made at once; each reads the file again.
pub const MAX_EDITS: usize = 100;

/// A change of a mission file.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Draws squares of floor, or takes them away.
    Paint {
        /// The level; a map for it is begun if there is none.
        level: u8,
        /// Their x and y.
        squares: Vec<(i16, i16)>,
        /// The section that they belong to from now on; nothing takes the floor away.
        section: Option<char>,
    },
    /// Sets a field.
    Set {
        /// The table, as in `marine` or `ending.marine`; empty for the fields above all tables.
        table: String,
        /// Which of several tables of this name.
        index: Option<usize>,
        /// The name of the field.
        field: String,
        /// What it is to be; null leaves it out.
        value: Json,
    },
    /// Adds a table to those of its name, behind the last one.
    Add {
        /// As in `marine`.
        table: String,
        /// The fields that the new table begins with.
        fields: Map<String, Json>,
    },
    /// Leaves a table out, with the comment above it.
    Remove {
        /// As in `marine`.
        table: String,
        /// Which of several tables of this name.
        index: Option<usize>,
    },
    /// Writes something else in place of some bytes of the file.
    Text {
        /// The first byte.
        start: usize,
        /// The byte behind the last one.
        end: usize,
        /// What is written there.
        text: String,
    },
}

/// Why a file cannot be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CannotEdit(pub String);

impl fmt::Display for CannotEdit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

pub(super) fn cannot<T>(why: impl Into<String>) -> Result<T, CannotEdit> {
    Err(CannotEdit(why.into()))
}

/// The file after these changes, one after the other. Marks of the map that nothing is called by any more
/// are wiped out.
pub fn edit(source: &str, edits: &[Edit]) -> Result<String, CannotEdit> {
    if edits.len() > MAX_EDITS {
        return cannot(format!("{} changes at once: at most {MAX_EDITS}", edits.len()));
    }
    if source.len() > crate::MAX_BYTES {
        return cannot(format!("the file has {} bytes: at most {}", source.len(), crate::MAX_BYTES));
    }
    let used = read(source).map(|tree| used_marks(&tree)).unwrap_or_default();
    let mut text = source.replace("\r\n", "\n");
    for edit in edits {
        text = apply(&text, edit)?;
        if text.len() > crate::MAX_BYTES {
            return cannot(format!("the file would have more than {} bytes", crate::MAX_BYTES));
        }
    }
    wipe_unused(text, &used)
}

/// The file after one change.
pub(super) fn apply(source: &str, edit: &Edit) -> Result<String, CannotEdit> {
    if let Edit::Text { start, end, text } = edit {
        return replaced(source, &(*start..*end), text);
    }
    let tree = read(source)?;
    let after = match edit {
        Edit::Paint { level, squares, section } => paint::paint(source, &tree, *level, squares, *section),
        Edit::Set { table, index, field, value } => set(source, &tree, (table, *index), field, value),
        Edit::Add { table, fields } => add(source, &tree, table, fields),
        Edit::Remove { table, index } => remove(source, &tree, table, *index),
        Edit::Text { .. } => unreachable!("it was done above"),
    }?;
    // What is written in a form that was not thought of is left alone, rather than broken.
    read(&after).map_err(|_| CannotEdit("this part of the text can only be changed in the text".into()))?;
    Ok(after)
}

/// The tree of a file that is TOML from end to end.
pub(super) fn read(source: &str) -> Result<TomlTable, CannotEdit> {
    let notes = Notes::default();
    match tree::grow(source, &notes) {
        Some(tree) if !notes.has_syntax_errors() => Ok(tree),
        _ => cannot("the text has a mistake that must be mended first"),
    }
}

pub(super) fn replaced(source: &str, span: &Span, text: &str) -> Result<String, CannotEdit> {
    match (source.get(..span.start), source.get(span.end..)) {
        (Some(before), Some(behind)) if span.start <= span.end => Ok(format!("{before}{text}{behind}")),
        _ => cannot("the text has changed in the meantime"),
    }
}

fn set(
    source: &str,
    tree: &TomlTable,
    (table, index): (&str, Option<usize>),
    field: &str,
    value: &Json,
) -> Result<String, CannotEdit> {
    match find(source, tree, table, index) {
        Found::Block(block) if value.is_null() => unset_field(source, &block, field),
        Found::Block(block) => set_field(source, &block, table, field, &line(field, value)?),
        Found::Inline(entry) => {
            let mut whole = to_json(&entry.node);
            let inner = match index {
                Some(index) => whole.get_mut(index),
                None => Some(&mut whole),
            };
            let Some(fields) = inner.and_then(Json::as_object_mut) else { return missing(table, index) };
            if value.is_null() {
                fields.remove(field)
            } else {
                fields.insert(field.to_owned(), value.clone())
            };
            rewrite(source, &entry.key, &entry.node.span, &whole)
        }
        Found::Nothing if value.is_null() => Ok(source.to_owned()),
        Found::Nothing if index.is_none() => {
            add_block(source, tree, table, &format!("[{table}]\n{}\n", line(field, value)?))
        }
        Found::Nothing => missing(table, index),
    }
}

fn add(
    source: &str,
    tree: &TomlTable,
    table: &str,
    fields: &Map<String, Json>,
) -> Result<String, CannotEdit> {
    if let Some(entry) = tree.get(table)
        && !super::splice::is_header(source, entry)
    {
        let mut whole = to_json(&entry.node);
        let Some(list) = whole.as_array_mut() else { return missing(table, None) };
        list.push(Json::Object(fields.clone()));
        return rewrite(source, &entry.key, &entry.node.span, &whole);
    }
    add_block(source, tree, table, &block_of(table, fields)?)
}

/// A table as it is written.
pub(super) fn block_of(table: &str, fields: &Map<String, Json>) -> Result<String, CannotEdit> {
    let mut block = format!("[[{table}]]\n");
    let known = form_of(&[table.to_owned()]).map_or(&[][..], |form| form.fields);
    let mut given: Vec<_> = fields.iter().filter(|(_, value)| !value.is_null()).collect();
    given.sort_by_key(|(field, _)| known.iter().position(|other| other == field).unwrap_or(usize::MAX));
    for (field, value) in given {
        block.push_str(&line(field, value)?);
        block.push('\n');
    }
    Ok(block)
}

fn remove(source: &str, tree: &TomlTable, table: &str, index: Option<usize>) -> Result<String, CannotEdit> {
    match (find(source, tree, table, index), index) {
        (Found::Block(block), _) => remove_block(source, &block),
        (Found::Inline(entry), Some(index)) => {
            let mut whole = to_json(&entry.node);
            match whole.as_array_mut() {
                Some(list) if index < list.len() => drop(list.remove(index)),
                _ => return missing(table, Some(index)),
            }
            rewrite(source, &entry.key, &entry.node.span, &whole)
        }
        _ => missing(table, index),
    }
}

fn missing<T>(table: &str, index: Option<usize>) -> Result<T, CannotEdit> {
    let number = index.map_or(String::new(), |index| format!(" number {}", index + 1));
    cannot(format!("there is no `{table}`{number}"))
}

/// Writes a value that stands on the lines of its key anew.
fn rewrite(source: &str, key: &str, span: &Span, value: &Json) -> Result<String, CannotEdit> {
    let line = line(key, value)?;
    let written = line.split_once(" = ").map_or("", |(_, value)| value);
    replaced(source, span, written)
}

/// A field as it is written, without the end of its line.
pub(super) fn line(key: &str, value: &Json) -> Result<String, CannotEdit> {
    Ok(layout::field(&bare_or_quoted(key), &layout_of(value)?))
}

fn layout_of(value: &Json) -> Result<Layout, CannotEdit> {
    Ok(match value {
        Json::Null => return cannot("a value is missing"),
        Json::Number(number) if !number.is_i64() => return cannot("numbers are whole"),
        Json::Bool(_) | Json::Number(_) => Layout::Plain(value.to_string()),
        Json::String(text) => Layout::Plain(text_value(text)),
        Json::Array(items) => Layout::List(items.iter().map(layout_of).collect::<Result<_, _>>()?),
        Json::Object(fields) => {
            let entry = |(key, value): (&String, &Json)| Ok((bare_or_quoted(key), layout_of(value)?));
            let fields = fields.iter().filter(|(_, value)| !value.is_null());
            Layout::Table(fields.map(entry).collect::<Result<_, _>>()?)
        }
    })
}

/// A value as JSON; what cannot be read is null.
pub(super) fn to_json(node: &Node) -> Json {
    match &node.value {
        Value::Text(text) => text.clone().into(),
        Value::Number(number) => (*number).into(),
        Value::Flag(flag) => (*flag).into(),
        Value::List(items) => items.iter().map(to_json).collect(),
        Value::Table(table) => table_json(table),
        Value::Huge | Value::Fraction | Value::Date | Value::Broken => Json::Null,
    }
}

pub(super) fn table_json(table: &TomlTable) -> Json {
    table.0.iter().map(|entry| (entry.key.clone(), to_json(&entry.node))).collect::<Map<_, _>>().into()
}

/// The fields that name squares.
pub(super) const SQUARE_FIELDS: [&str; 13] = [
    "at",
    "squares",
    "deploy",
    "upper",
    "lower",
    "between",
    "walls",
    "sealed_doors",
    "area",
    "generator_damaged",
    "doors_closed",
    "doors_destroyed",
    "point",
];

/// The marks by which something is called.
pub(super) fn used_marks(tree: &TomlTable) -> BTreeSet<char> {
    fn texts(node: &Node, found: &mut BTreeSet<char>) {
        match &node.value {
            Value::Text(text) => {
                let mut letters = text.chars();
                found.extend(letters.next().filter(|_| letters.next().is_none()));
            }
            Value::List(items) => items.iter().for_each(|item| texts(item, found)),
            Value::Table(table) => table.0.iter().for_each(|entry| texts(&entry.node, found)),
            _ => {}
        }
    }
    fn look(node: &Node, found: &mut BTreeSet<char>) {
        match &node.value {
            Value::List(items) => items.iter().for_each(|item| look(item, found)),
            Value::Table(table) => fields(table, found),
            _ => {}
        }
    }
    fn fields(table: &TomlTable, found: &mut BTreeSet<char>) {
        for entry in &table.0 {
            if SQUARE_FIELDS.contains(&entry.key.as_str()) {
                texts(&entry.node, found);
            }
            look(&entry.node, found);
        }
    }
    let mut found = BTreeSet::new();
    fields(tree, &mut found);
    found
}

fn wipe_unused(text: String, before: &BTreeSet<char>) -> Result<String, CannotEdit> {
    let Ok(tree) = read(&text) else { return Ok(text) };
    let now = used_marks(&tree);
    let unused: BTreeSet<char> = before.difference(&now).copied().collect();
    if unused.is_empty() { Ok(text) } else { paint::wipe(&text, &tree, &unused) }
}
