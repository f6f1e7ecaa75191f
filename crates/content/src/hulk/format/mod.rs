//! Brings a mission file into its canonical form, with every comment kept.
//!
//! Fields and tables are put into the order of the format; comments above something and
//! behind it go with it. The words and numbers stay as they are written.

mod cut;
pub(super) mod layout;

use self::cut::{Block, Document, cut};
use crate::diagnostic::Notes;
use crate::hulk::migrate::FORMAT;
use crate::hulk::report::{Report, parse};
use crate::hulk::schema;
use crate::schema::{Form, TEXT};
use crate::tree::{self, Value};

/// The file in canonical form, or why it has none: it is no TOML, or of an older format.
pub fn format(source: &str) -> Result<String, Box<Report>> {
    let refused = || Box::new(parse(source));
    if source.len() > crate::MAX_BYTES {
        return Err(refused());
    }
    let notes = Notes::default();
    let tree = tree::grow(source, &notes);
    if notes.has_errors() {
        return Err(refused());
    }
    if let Some(entry) = tree.as_ref().and_then(|tree| tree.get("format"))
        && !matches!(entry.node.value, Value::Number(FORMAT))
    {
        let advice = "comments cannot be moved between formats; `--upgrade` writes it anew, without them";
        notes.error("format", &entry.node.span, format!("this is not format {FORMAT}"), advice);
        let (diagnostics, left_out) = notes.into_list();
        return Err(Box::new(Report { mission: None, diagnostics, left_out }));
    }
    Ok(tidy(source))
}

/// As [`format`], for what is known to be TOML of today's format.
pub(crate) fn tidy(source: &str) -> String {
    let source = source.trim_start_matches('\u{feff}').replace("\r\n", "\n");
    let mut document = cut(&source);
    sort(&mut document);
    write(&document)
}

/// A table, and the tables inside it that have headers of their own.
type Group = Vec<Block>;

/// Puts fields and tables into the order of the format.
fn sort(document: &mut Document) {
    let mut groups: Vec<Group> = Vec::new();
    for mut block in std::mem::take(&mut document.blocks) {
        let form = form_of(&block.path);
        block.fields.sort_by_key(|field| field_order(form, &field.path));
        let owner = |group: &&mut Group| group[0].is_list && group[0].path[0] == block.path[0];
        match groups.iter_mut().rev().find(owner) {
            Some(group) if block.path.len() > 1 => group.push(block),
            _ => groups.push(vec![block]),
        }
    }
    groups.sort_by_key(|group| field_order(Some(&schema::MISSION), &group[0].path));
    document.blocks = groups.into_iter().flatten().collect();
}

/// The place of a field, and of a field inside it.
fn field_order(form: Option<&'static Form>, path: &[String]) -> Vec<usize> {
    let mut order = Vec::new();
    let mut form = form;
    for (i, key) in path.iter().enumerate() {
        let fields = form.map_or(&[][..], |form| form.fields);
        order.push(fields.iter().position(|field| field == key).unwrap_or(usize::MAX));
        form = form_of(&path[..=i]);
    }
    order
}

/// The fields that a table has, where they are fixed.
pub(super) fn form_of(path: &[String]) -> Option<&'static Form> {
    let names: Vec<&str> = path.iter().map(String::as_str).collect();
    Some(match names.as_slice() {
        [] => &schema::MISSION,
        ["title" | "briefing"] | ["ending", _] | [_, "name" | "text"] => &TEXT,
        ["ending"] => &schema::ENDING,
        ["aliens", "reserve"] => &schema::RESERVE,
        [name] => {
            let header = |form: &&&Form| form.name.trim_matches(['[', ']']) == *name;
            schema::ALL.iter().find(header)?
        }
        _ => return None,
    })
}

fn write(document: &Document) -> String {
    let mut out = String::new();
    let comments = |out: &mut String, lines: &[String]| {
        for line in lines {
            out.push_str(line);
            out.push('\n');
        }
    };
    comments(&mut out, &document.preamble);
    for block in &document.blocks {
        let header = block.header();
        let is_empty = header.is_empty() && block.fields.is_empty();
        if !out.is_empty() && !is_empty {
            out.push('\n');
        }
        comments(&mut out, &block.comments);
        if !header.is_empty() {
            out.push_str(&with_comment(header, &block.behind));
        }
        for field in &block.fields {
            comments(&mut out, &field.comments);
            let line = layout::field(&field.key, &field.value);
            out.push_str(&with_comment(line, &field.behind));
        }
    }
    if !document.tail.is_empty() && !out.is_empty() {
        out.push('\n');
    }
    comments(&mut out, &document.tail);
    out
}

fn with_comment(line: String, behind: &Option<String>) -> String {
    match behind {
        Some(comment) => format!("{line}  {comment}\n"),
        None => format!("{line}\n"),
    }
}
