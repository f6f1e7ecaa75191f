//! The file as a tree: every key and value with the place where it stands.

use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use crate::diagnostic::{MAX_DIAGNOSTICS, Notes, Span};
use crate::shown::{is_hidden, shown};

/// A value with its place in the file.
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
    Table(TomlTable),
    /// What could not be read; it has been noted.
    Broken,
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
            Value::Broken => "broken",
        }
    }
}

/// A table, in the order of the file.
#[derive(Clone, Debug, Default)]
pub(crate) struct TomlTable(pub Vec<KeyValue>);

/// A key and its value.
#[derive(Clone, Debug)]
pub(crate) struct KeyValue {
    pub key: String,
    pub key_span: Span,
    pub node: Node,
}

impl TomlTable {
    /// The entry of this key.
    pub fn get(&self, key: &str) -> Option<&KeyValue> {
        self.0.iter().find(|entry| entry.key == key)
    }

    /// Takes an entry out.
    pub fn take(&mut self, key: &str) -> Option<KeyValue> {
        let at = self.0.iter().position(|entry| entry.key == key)?;
        Some(self.0.remove(at))
    }
}

/// Reads the file as TOML. What is broken is noted and left out; nothing is read of a
/// file that is broken everywhere.
pub(crate) fn grow(source: &str, notes: &Notes) -> Option<TomlTable> {
    let (document, errors) = DeTable::parse_recoverable(source);
    let mut broken = Vec::new();
    for error in errors {
        let span = error.span().unwrap_or(0..0);
        broken.push(span.clone());
        notes.error("syntax", &within(source, span), sentence(error.message()), advice(error.message()));
    }
    let sound = broken.len() < MAX_DIAGNOSTICS;
    sound.then(|| Grower { source, notes, broken }.table(document.get_ref()))
}

/// Copies a tree.
struct Grower<'a> {
    source: &'a str,
    notes: &'a Notes,
    /// Where the file is no TOML: what stands there says nothing.
    broken: Vec<Span>,
}

/// A place that can be shown: the last character where the place is behind the text.
fn within(source: &str, span: Span) -> Span {
    if span.start >= source.len() {
        source.trim_end().len().saturating_sub(1)..source.trim_end().len()
    } else {
        span
    }
}

fn sentence(message: &str) -> String {
    let words = ["`nan`", "`inf`", "`true`", "`false`", "must be quoted"];
    if words.iter().any(|word| message.contains(word)) {
        "this is no text, no number, and neither true nor false".into()
    } else {
        format!("this is no TOML: {message}")
    }
}

fn advice(message: &str) -> &'static str {
    match message {
        "duplicate key" => {
            "keep one of the two; several things of a kind are written `[[marine]]`, with two brackets"
        }
        message if message.contains("recurs") => "nothing in these files is nested that deeply",
        message if message.contains("string") => {
            "texts stand in quotes: \"like this\", or ''' and \"\"\" around several lines"
        }
        message if message.contains("table") => "a table begins with a line like `[rounds]` or `[[marine]]`",
        _ => "a line is `key = value`, and texts stand in quotes",
    }
}

impl Grower<'_> {
    fn table(&self, from: &DeTable<'_>) -> TomlTable {
        let mut entries: Vec<KeyValue> = from.iter().map(|(key, value)| self.entry(key, value)).collect();
        entries.sort_by_key(|entry| entry.key_span.start);
        TomlTable(entries)
    }

    fn entry(&self, key: &Spanned<DeString<'_>>, value: &Spanned<DeValue<'_>>) -> KeyValue {
        self.check_hidden(key.get_ref(), &key.span());
        KeyValue {
            key: key.get_ref().to_string(),
            key_span: key.span(),
            node: self.node(value.get_ref(), value.span()),
        }
    }

    fn node(&self, from: &DeValue<'_>, span: Span) -> Node {
        let touches = |error: &Span| error.start <= span.end && error.end >= span.start;
        let value = match from {
            _ if self.broken.iter().any(touches) => Value::Broken,
            DeValue::String(text) => {
                self.check_hidden(text, &span);
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
                Value::List(list.iter().map(|item| self.node(item.get_ref(), item.span())).collect())
            }
            DeValue::Table(inner) => Value::Table(self.table(inner)),
        };
        Node { span, value }
    }

    /// Hidden characters that were written as escapes; the others were found in the source.
    fn check_hidden(&self, text: &str, span: &Span) {
        let hidden = |c: char| is_hidden(c) || c == '\r' && !text.contains("\r\n");
        let Some(hidden) = text.chars().find(|&c| hidden(c)) else { return };
        if self.source.get(span.clone()).is_some_and(|raw| raw.contains(hidden)) {
            return;
        }
        let number = u32::from(hidden);
        let message = format!("{} has a character that nobody sees, U+{number:04X}", shown(text));
        self.notes.error("hidden-character", span, message, "leave it out");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_has_its_place() {
        let source = "a = 1\n[[marine]]\nid = 'x'\n";
        let notes = Notes::default();
        let tree = grow(source, &notes).expect("mostly sound");
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
        let tree = grow("a = \nb = 2\nc = 'x\nd = 99999999999999999999\n", &notes).expect("mostly sound");
        assert!(matches!(tree.get("b").expect("read").node.value, Value::Number(2)));
        assert!(matches!(tree.get("d").expect("read").node.value, Value::Huge));
        assert_eq!(notes.into_list().0.len(), 2);
    }
}
