//! Where the tables of a file stand, and how lines are put between them.

use super::edit::{CannotEdit, replaced};
use crate::diagnostic::Span;
use crate::hulk::format::form_of;
use crate::hulk::schema;
use crate::tree::{KeyValue, Node, TomlTable, Value};

/// How a table is written.
pub(super) enum Found<'a> {
    /// Fields under a header, or those above all headers.
    Block(Block<'a>),
    /// On the lines of a key: `title = { en = ".." }`.
    Inline(&'a KeyValue),
    Nothing,
}

/// Fields under a header.
pub(super) struct Block<'a> {
    fields: &'a TomlTable,
    /// Where the line of the header begins; nothing for the fields above all headers.
    header: Option<usize>,
}

/// Finds a table by its path and its number.
pub(super) fn find<'a>(source: &str, tree: &'a TomlTable, path: &str, index: Option<usize>) -> Found<'a> {
    if path.is_empty() {
        return Found::Block(Block { fields: tree, header: None });
    }
    let (first, rest) = path.split_once('.').map_or((path, None), |(first, rest)| (first, Some(rest)));
    let Some(entry) = tree.get(first) else { return Found::Nothing };
    if let (Some(rest), Value::Table(inner)) = (rest, &entry.node.value) {
        return find(source, inner, rest, index);
    }
    if !is_header(source, entry) {
        return Found::Inline(entry);
    }
    let node = match (&entry.node.value, index) {
        (Value::List(items), Some(index)) => items.get(index),
        (Value::Table(_), None) => Some(&entry.node),
        _ => None,
    };
    match node.map(|node| (&node.value, node)) {
        Some((Value::Table(fields), node)) => {
            let at = if index.is_some() { node.span.start } else { entry.key_span.start };
            Found::Block(Block { fields, header: Some(line_start(source, at)) })
        }
        _ => Found::Nothing,
    }
}

/// Whether a table has a header of its own.
pub(super) fn is_header(source: &str, entry: &KeyValue) -> bool {
    let line = &source[line_start(source, entry.key_span.start)..];
    line.trim_start_matches([' ', '\t']).starts_with('[')
}

fn line_start(source: &str, at: usize) -> usize {
    source[..at].rfind('\n').map_or(0, |newline| newline + 1)
}

/// Behind the end of the line of a place.
fn line_end(source: &str, at: usize) -> usize {
    source[at..].find('\n').map_or(source.len(), |newline| at + newline + 1)
}

/// The end of everything in a value, tables with headers of their own included.
fn deep_end(node: &Node) -> usize {
    let inner = match &node.value {
        Value::List(items) => items.iter().map(deep_end).max(),
        Value::Table(table) => table_end(table),
        _ => None,
    };
    inner.unwrap_or(0).max(node.span.end)
}

fn table_end(table: &TomlTable) -> Option<usize> {
    table.0.iter().map(|entry| deep_end(&entry.node)).max()
}

/// Where the comment above a line begins.
fn with_comment(source: &str, mut start: usize) -> usize {
    while start > 0 {
        let above = line_start(source, start - 1);
        if !source[above..start].trim_start().starts_with('#') {
            break;
        }
        start = above;
    }
    start
}

impl Block<'_> {
    /// The whole block with the comment above it.
    fn span(&self, source: &str) -> Span {
        let header = self.header.unwrap_or(0);
        let last = table_end(self.fields).unwrap_or(header).max(header);
        with_comment(source, header)..line_end(source, last)
    }

    /// The same with one of the blank lines around it.
    fn with_blank(&self, source: &str) -> Span {
        let mut span = self.span(source);
        if source[span.end..].starts_with('\n') {
            span.end += 1;
        } else if source[..span.start].ends_with("\n\n") {
            span.start -= 1;
        }
        span
    }

    fn own_fields<'a>(&'a self, source: &'a str) -> impl Iterator<Item = &'a KeyValue> {
        self.fields.0.iter().filter(|entry| !is_header(source, entry))
    }

    /// Where a new field is put: behind the last one that comes before it in the format.
    fn place_for(&self, source: &str, table: &str, field: &str) -> usize {
        let path: Vec<String> = table.split('.').filter(|part| !part.is_empty()).map(str::to_owned).collect();
        let known = form_of(&path).map_or(&[][..], |form| form.fields);
        let order = |key: &str| known.iter().position(|other| *other == key).unwrap_or(usize::MAX);
        let before = self.own_fields(source).filter(|entry| order(&entry.key) <= order(field));
        match before.map(|entry| deep_end(&entry.node)).max() {
            Some(end) => line_end(source, end),
            None => self.header.map_or(0, |header| line_end(source, header)),
        }
    }
}

/// Writes a field, in place of what it was or on a line of its own.
pub(super) fn set_field(
    source: &str,
    block: &Block<'_>,
    table: &str,
    field: &str,
    line: &str,
) -> Result<String, CannotEdit> {
    let Some(entry) = block.fields.get(field) else {
        let at = block.place_for(source, table, field);
        let newline = if source[..at].ends_with('\n') || at == 0 { "" } else { "\n" };
        return replaced(source, &(at..at), &format!("{newline}{line}\n"));
    };
    if is_header(source, entry) {
        let at = block.place_for(source, table, field);
        let span = sub_block(source, entry);
        let without = replaced(source, &span, "")?;
        // The fields stand before the tables inside them.
        return replaced(&without, &(at..at), &format!("{line}\n"));
    }
    let written = line.split_once(" = ").map_or("", |(_, value)| value);
    replaced(source, &entry.node.span, written)
}

/// Leaves a field out, with the comment above it.
pub(super) fn unset_field(source: &str, block: &Block<'_>, field: &str) -> Result<String, CannotEdit> {
    let Some(entry) = block.fields.get(field) else { return Ok(source.to_owned()) };
    if is_header(source, entry) {
        return replaced(source, &sub_block(source, entry), "");
    }
    let start = with_comment(source, line_start(source, entry.key_span.start));
    replaced(source, &(start..line_end(source, deep_end(&entry.node))), "")
}

fn sub_block(source: &str, entry: &KeyValue) -> Span {
    with_comment(source, line_start(source, entry.key_span.start))..line_end(source, deep_end(&entry.node))
}

/// Leaves a table out, with one of the blank lines around it.
pub(super) fn remove_block(source: &str, block: &Block<'_>) -> Result<String, CannotEdit> {
    replaced(source, &block.with_blank(source), "")
}

/// Leaves many tables out at once.
pub(super) fn remove_blocks(source: &str, blocks: &[Block<'_>]) -> Result<String, CannotEdit> {
    let mut spans: Vec<Span> = blocks.iter().map(|block| block.with_blank(source)).collect();
    spans.sort_by_key(|span| span.start);
    let mut text = source.to_owned();
    let mut behind = source.len();
    // From the last one to the first, so that the places of the others stay what they are.
    for span in spans.into_iter().rev() {
        text = replaced(&text, &(span.start.min(behind)..span.end.min(behind)), "")?;
        behind = span.start.min(behind);
    }
    Ok(text)
}

/// Puts a table behind the last one of its name, or else where the format has it.
pub(super) fn add_block(
    source: &str,
    tree: &TomlTable,
    table: &str,
    block: &str,
) -> Result<String, CannotEdit> {
    let root = table.split('.').next().unwrap_or(table);
    let at = match tree.get(root).filter(|entry| is_header(source, entry)) {
        Some(entry) => line_end(source, deep_end(&entry.node)),
        None => place_of(source, tree, root),
    };
    let (before, behind) = source.split_at(at);
    let gap = match before {
        "" => "",
        before if before.ends_with("\n\n") => "",
        before if before.ends_with('\n') => "\n",
        _ => "\n\n",
    };
    let tail = if behind.is_empty() || behind.starts_with('\n') { "" } else { "\n" };
    replaced(source, &(at..at), &format!("{gap}{block}{tail}"))
}

/// In front of the first table that comes later in the format.
fn place_of(source: &str, tree: &TomlTable, table: &str) -> usize {
    let order = |key: &str| schema::MISSION.fields.iter().position(|field| *field == key);
    let headers = tree.0.iter().filter(|entry| is_header(source, entry));
    let later = headers.filter(|entry| order(&entry.key) > order(table));
    let starts = later.map(|entry| with_comment(source, line_start(source, entry.key_span.start)));
    starts.min().unwrap_or(source.len())
}
