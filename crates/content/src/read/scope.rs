//! Tables and values under way: every wrong one is noted, and reading goes on.

use std::ops::RangeInclusive;

use crate::diagnostic::{Notes, Span};
use crate::nearest::suggestion;
use crate::schema::Form;
use crate::shown::{listed, shown};
use crate::tree::{KeyValue, Node, TomlTable, Value};

/// A value and what it is called.
#[derive(Clone, Copy)]
pub(crate) struct Item<'a> {
    pub key: &'a str,
    pub node: &'a Node,
    pub notes: &'a Notes,
}

/// A table whose fields are known.
#[derive(Clone, Copy)]
pub(crate) struct Scope<'a> {
    pub table: &'a TomlTable,
    pub form: &'static Form,
    pub span: &'a Span,
    pub notes: &'a Notes,
}

impl<'a> Scope<'a> {
    /// Takes a table and notes every field that it should not have.
    pub fn new(table: &'a TomlTable, form: &'static Form, span: &'a Span, notes: &'a Notes) -> Scope<'a> {
        for entry in &table.0 {
            if !form.fields.contains(&entry.key.as_str()) {
                unknown_field(entry, form, notes);
            }
        }
        Scope { table, form, span, notes }
    }

    /// A field that may be missing.
    pub fn item(&self, key: &str) -> Option<Item<'a>> {
        let entry = self.table.get(key)?;
        Some(Item { key: &entry.key, node: &entry.node, notes: self.notes })
    }

    /// A field that must be there.
    pub fn need(&self, key: &str) -> Option<Item<'a>> {
        let item = self.item(key);
        if item.is_none() {
            self.missing(key, "");
        }
        item
    }

    /// Notes that a field is missing.
    pub fn missing(&self, key: &str, advice: &str) {
        if self.notes.has_syntax_errors() {
            return;
        }
        let message = format!("{} needs `{key}`", self.form.name);
        let advice = match advice {
            "" => format!("add it, as in `{}`", example(self.form, key)),
            advice => advice.to_owned(),
        };
        self.notes.error("missing-field", self.span, message, advice);
    }

    pub fn flag(&self, key: &str) -> Option<bool> {
        self.item(key)?.flag()
    }

    pub fn number<N: TryFrom<i64>>(&self, key: &str, range: RangeInclusive<i64>) -> Option<N> {
        self.item(key)?.number(range)
    }
}

fn unknown_field(entry: &KeyValue, form: &'static Form, notes: &Notes) {
    let otherwise = format!("there are {}", listed(form.fields.iter().copied(), "and"));
    let advice = suggestion(&entry.key, form.fields.iter().copied(), otherwise);
    let message = format!("{} has no field {}", form.name, shown(&entry.key));
    notes.error("unknown-field", &entry.key_span, message, advice);
}

/// What a missing field could look like.
fn example(form: &'static Form, key: &str) -> String {
    let value = match (form.name, key) {
        ("a mission", "title") => return "title = { en = \"The Long Corridor\" }".into(),
        ("a mission", "briefing") => return "briefing = { en = \"Cross the deck.\" }".into(),
        (_, "format") => "1",
        (_, "author") => "\"Your name\"",
        (_, "licence") => "\"MIT OR Apache-2.0\"",
        (_, "difficulty") => "3",
        (_, "en") => "\"In English\"",
        (_, "rows") => "'''",
        (_, "at" | "upper" | "lower" | "squares" | "area") => "\"4,2\"",
        (_, "from" | "to" | "facing") => "\"E\"",
        (_, "for" | "side") => "\"marine\"",
        (_, "value" | "count") => "2",
        (_, "text") => "{ en = \"Leave by the east exit.\" }",
        (_, "when") => "{ marines_exited = 3 }",
        (_, "of") => "[{ round = 3 }, { broodlord_dead = true }]",
        _ => "\"long-corridor\"",
    };
    format!("{key} = {value}")
}

impl<'a> Item<'a> {
    pub fn span(&self) -> &'a Span {
        &self.node.span
    }

    /// Notes what is wrong with the value.
    pub fn wrong(&self, code: &'static str, message: impl Into<String>, advice: impl Into<String>) {
        self.notes.error(code, &self.node.span, message, advice);
    }

    /// Notes that something else is asked for.
    pub fn not(&self, asked: &str) {
        if matches!(self.node.value, Value::Broken) {
            return;
        }
        let message = format!("{} is {}", shown(self.key), self.node.value.what());
        self.wrong("wrong-type", message, format!("write {asked}"));
    }

    pub fn text(&self) -> Option<&'a str> {
        match &self.node.value {
            Value::Text(text) => Some(text),
            _ => {
                self.not("a text, in quotes");
                None
            }
        }
    }

    pub fn flag(&self) -> Option<bool> {
        match self.node.value {
            Value::Flag(flag) => Some(flag),
            _ => {
                self.not("`true` or `false`, without quotes");
                None
            }
        }
    }

    pub fn number<N: TryFrom<i64>>(&self, range: RangeInclusive<i64>) -> Option<N> {
        let (from, to) = (range.start(), range.end());
        let asked = format!("a whole number from {from} to {to}, without quotes");
        match self.node.value {
            Value::Number(number) if range.contains(&number) => N::try_from(number).ok(),
            Value::Number(number) => {
                let message = format!("{number} is too {}", if number < *from { "small" } else { "large" });
                self.wrong("bad-value", message, format!("write {asked}"));
                None
            }
            Value::Huge => {
                self.wrong("bad-value", "the number is too large by far", format!("write {asked}"));
                None
            }
            _ => {
                self.not(&asked);
                None
            }
        }
    }

    /// One of several words.
    pub fn word<T: Copy>(&self, all: &[T], name: impl Fn(T) -> &'static str) -> Option<T> {
        let text = self.text()?;
        let found = all.iter().copied().find(|value| name(*value) == text);
        if found.is_none() {
            let words: Vec<&'static str> = all.iter().map(|value| name(*value)).collect();
            let otherwise = format!("write {}", listed(words.iter().copied(), "or"));
            let advice = suggestion(text, words, otherwise);
            self.wrong("bad-value", format!("{} is no value of `{}`", shown(text), self.key), advice);
        }
        found
    }

    /// The members of a list.
    pub fn list(&self) -> Option<Vec<Item<'a>>> {
        match &self.node.value {
            Value::List(nodes) => Some(self.members(nodes)),
            _ => {
                self.not("a list, in square brackets");
                None
            }
        }
    }

    /// The members of a list, or the value itself where there is no list.
    pub fn list_or_one(&self) -> Vec<Item<'a>> {
        match &self.node.value {
            Value::List(nodes) => self.members(nodes),
            _ => vec![*self],
        }
    }

    fn members(&self, nodes: &'a [Node]) -> Vec<Item<'a>> {
        nodes.iter().map(|node| Item { node, ..*self }).collect()
    }

    /// A table with these fields.
    pub fn table(&self, form: &'static Form) -> Option<Scope<'a>> {
        match &self.node.value {
            Value::Table(table) => Some(Scope::new(table, form, &self.node.span, self.notes)),
            _ => {
                self.not("a table, as in `{ key = value }`");
                None
            }
        }
    }

    /// The tables of `[[key]]`, at most `most`.
    pub fn tables(&self, form: &'static Form, most: usize) -> Vec<Scope<'a>> {
        let Value::List(nodes) = &self.node.value else {
            self.not(&format!("{}, with two brackets on each side", form.name));
            return Vec::new();
        };
        if nodes.len() > most {
            let message = format!("{} times {}: at most {most}", nodes.len(), form.name);
            self.notes.error("too-large", &nodes[most].span, message, "leave some out");
        }
        self.members(&nodes[..nodes.len().min(most)]).iter().filter_map(|item| item.table(form)).collect()
    }

    /// A name: lowercase letters, digits, hyphens.
    pub fn id(&self, most: usize) -> Option<String> {
        let text = self.text()?;
        let fine = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if (1..=most).contains(&text.len()) && text.chars().all(fine) {
            return Some(text.to_owned());
        }
        let message = format!("{} is no name", shown(text));
        self.wrong("bad-value", message, format!("a name has 1 to {most} characters of a-z, 0-9 and \"-\""));
        None
    }
}
