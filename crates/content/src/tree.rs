//! The file as a tree: every key and value with the place where it stands.

use toml::de::{DeTable, DeValue};

use crate::diagnostic::{Notes, Span};
use crate::shown::{is_hidden, shown};

/// A value.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub span: Span,
    pub value: Value,
}

/// What a value is.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Text(String),
    Number(i64),
    /// A whole number beyond all measure.
    Huge,
    Fraction,
    Flag(bool),
    Date,
    List(Vec<Node>),
    Table(Table),
}

impl Value {
    /// What messages call it.
    pub fn what(&self) -> &'static str {
        match self {
            Value::Text(_) => "a text",
            Value::Number(_) | Value::Huge => "a number",
            Value::Fraction => "a number with a fraction",
            Value::Flag(_) => "true or false",
            Value::Date => "a date",
            Value::List(_) => "a list",
            Value::Table(_) => "a table",
        }
    }
}

/// A table, in the order of the file.
#[derive(Clone, Debug, Default)]
pub(crate) struct Table(pub Vec<Entry>);

/// A key and its value.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub key: String,
    pub key_span: Span,
    pub node: Node,
}

impl Table {
    /// The entry of this key.
    pub fn get(&self, key: &str) -> Option<&Entry> {
        self.0.iter().find(|entry| entry.key == key)
    }

    /// Takes an entry out.
    pub fn take(&mut self, key: &str) -> Option<Entry> {
        let at = self.0.iter().position(|entry| entry.key == key)?;
        Some(self.0.remove(at))
    }
}

/// Reads the file as TOML. What is broken is noted and left out.
pub(crate) fn grow(source: &str, notes: &Notes) -> Table {
    let (document, errors) = DeTable::parse_recoverable(source);
    for error in errors {
        let span = error.span().unwrap_or(0..0);
        notes.error("syntax", &within(source, span), sentence(error.message()), advice(error.message()));
    }
    table(document.get_ref(), source, notes)
}

/// A place that can be shown: the last character where the place is behind the text.
fn within(source: &str, span: Span) -> Span {
    match span.start >= source.len() {
        true => source.trim_end().len().saturating_sub(1)..source.trim_end().len(),
        false => span,
    }
}

fn sentence(message: &str) -> String {
    format!("this is no TOML: {message}")
}

fn advice(message: &str) -> &'static str {
    match message {
        "duplicate key" => {
            "keep one of the two; several things of a kind are written `[[marine]]`, with two brackets"
        }
        message if message.contains("recurs") => "nothing in a mission is nested that deeply",
        message if message.contains("string") => {
            "texts stand in quotes: \"like this\", or ''' and \"\"\" around several lines"
        }
        message if message.contains("table") => "a table begins with a line like `[rounds]` or `[[marine]]`",
        _ => "a line is `key = value`, and texts stand in quotes",
    }
}

fn table(from: &DeTable<'_>, source: &str, notes: &Notes) -> Table {
    let mut entries: Vec<Entry> = from
        .iter()
        .map(|(key, value)| {
            check_hidden(key.get_ref(), &key.span(), source, notes);
            Entry {
                key: key.get_ref().to_string(),
                key_span: key.span(),
                node: node(value.get_ref(), value.span(), source, notes),
            }
        })
        .collect();
    entries.sort_by_key(|entry| entry.key_span.start);
    Table(entries)
}

fn node(from: &DeValue<'_>, span: Span, source: &str, notes: &Notes) -> Node {
    let value = match from {
        DeValue::String(text) => {
            check_hidden(text, &span, source, notes);
            Value::Text(text.to_string())
        }
        DeValue::Integer(number) => {
            let digits = number.as_str().replace('_', "");
            i64::from_str_radix(&digits, number.radix()).map_or(Value::Huge, Value::Number)
        }
        DeValue::Float(_) => Value::Fraction,
        DeValue::Boolean(flag) => Value::Flag(*flag),
        DeValue::Datetime(_) => Value::Date,
        DeValue::Array(list) => {
            Value::List(list.iter().map(|item| node(item.get_ref(), item.span(), source, notes)).collect())
        }
        DeValue::Table(inner) => Value::Table(table(inner, source, notes)),
    };
    Node { span, value }
}

/// Hidden characters that were written as escapes; the others were found in the source.
fn check_hidden(text: &str, span: &Span, source: &str, notes: &Notes) {
    if let Some(hidden) = text.chars().find(|&c| is_hidden(c) || c == '\r' && !text.contains("\r\n"))
        && !source.get(span.clone()).unwrap_or_default().contains(hidden)
    {
        let message =
            format!("{} has a character that nobody sees, U+{:04X}", shown(text), u32::from(hidden));
        notes.error("hidden-character", span, message, "leave it out");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_has_its_place() {
        let source = "a = 1\n[[marine]]\nid = 'x'\n";
        let notes = Notes::default();
        let tree = grow(source, &notes);
        assert!(!notes.has_errors());
        let marine = tree.get("marine").expect("it is there");
        let Value::List(list) = &marine.node.value else { panic!("a list") };
        assert_eq!(&source[list[0].span.clone()], "[[marine]]");
        let Value::Table(first) = &list[0].value else { panic!("a table") };
        assert_eq!(&source[first.0[0].key_span.clone()], "id");
        assert_eq!(&source[first.0[0].node.span.clone()], "'x'");
    }

    #[test]
    fn broken_lines_are_noted_and_the_others_read() {
        let notes = Notes::default();
        let tree = grow("a = \nb = 2\nc = 'x\nd = 99999999999999999999\n", &notes);
        assert!(matches!(tree.get("b").expect("read").node.value, Value::Number(2)));
        assert!(matches!(tree.get("d").expect("read").node.value, Value::Huge));
        assert_eq!(notes.into_list().0.len(), 2);
    }
}
