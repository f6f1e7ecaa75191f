//! TOML as canonical files have it.

use std::fmt::{Display, Write};

use crate::language::{Language, Text};

/// A file under way.
#[derive(Default)]
pub(super) struct Page(String);

impl Page {
    pub fn finish(self) -> String {
        self.0
    }

    /// Begins `[name]`.
    pub fn table(&mut self, name: &str) {
        let _ = write!(self.0, "\n[{name}]\n");
    }

    /// Begins `[[name]]`.
    pub fn tables(&mut self, name: &str) {
        let _ = write!(self.0, "\n[[{name}]]\n");
    }

    /// A field whose value is TOML already.
    pub fn field(&mut self, key: &str, value: impl Display) {
        let _ = writeln!(self.0, "{key} = {value}");
    }

    /// A field that may be missing.
    pub fn maybe(&mut self, key: &str, value: Option<impl Display>) {
        if let Some(value) = value {
            self.field(key, value);
        }
    }

    /// A text; one of several lines is written over several lines.
    pub fn text(&mut self, key: &str, text: &str) {
        self.field(key, text_value(text));
    }

    /// A word that is left out where it is the default.
    pub fn unless(&mut self, key: &str, word: &str, default: &str) {
        if word != default {
            self.text(key, word);
        }
    }

    /// A list, on one line or a line for each member.
    pub fn list(&mut self, key: &str, items: Vec<String>) {
        self.field(key, format!("[{}]", items.join(", ")));
    }

    /// A drawing of several lines.
    pub fn drawing(&mut self, key: &str, rows: &[String]) {
        let rows: Vec<&str> = rows.iter().map(|row| row.trim_end()).collect();
        let _ = write!(self.0, "{key} = '''\n{}\n'''\n", rows.join("\n"));
    }
}

/// A text in quotes; one of several lines over several lines.
pub(in crate::hulk) fn text_value(text: &str) -> String {
    if text.contains('\n') { format!("\"\"\"\n{}\n\"\"\"", escaped(text, true)) } else { quoted(text) }
}

/// A text in quotes.
pub(super) fn quoted(text: &str) -> String {
    format!("\"{}\"", escaped(text, false))
}

fn escaped(text: &str, lines: bool) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '\\' => out.push_str("\\\\"),
            '"' if lines => out.push('"'),
            '"' => out.push_str("\\\""),
            '\n' if lines => out.push('\n'),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            c if c.is_control() => {
                let _ = write!(out, "\\u{:04X}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    // Three quotes would end the text, and so would one at its end.
    if lines { out.replace("\"\"", "\"\\\"") } else { out }
}

/// A key: as it is where TOML allows it.
pub(in crate::hulk) fn bare_or_quoted(key: &str) -> String {
    let bare = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if !key.is_empty() && key.chars().all(bare) { key.to_owned() } else { quoted(key) }
}

/// A text as an inline table.
pub(super) fn inline_text(text: &Text) -> String {
    let part = |language: Language| Some(format!("{language} = {}", quoted(text.given(language)?)));
    let parts: Vec<String> = Language::ALL.into_iter().filter_map(part).collect();
    format!("{{ {} }}", parts.join(", "))
}
