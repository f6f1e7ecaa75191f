//! Values: on one line if they fit, else broken into one line for each member.

use toml_parser::lexer::TokenKind;

use super::cut::Cutter;

/// The longest line that is not broken.
const WIDTH: usize = 110;

/// A value, broken into lines where it is too long for one.
pub(in crate::hulk) enum Layout {
    /// As it was written: a word, a number, a text, or something with comments inside.
    Plain(String),
    /// `[a, b]`.
    List(Vec<Layout>),
    /// `{ a = 1, b = 2 }`.
    Table(Vec<(String, Layout)>),
}

impl Layout {
    /// Takes a value from the tokens. What has comments inside stays as it is.
    pub(super) fn cut(cutter: &mut Cutter<'_>) -> Layout {
        let start = cutter.place();
        let mut commented = false;
        let value = Layout::take(cutter, &mut commented);
        if commented { Layout::Plain(cutter.since(start).to_owned()) } else { value }
    }

    fn take(cutter: &mut Cutter<'_>, commented: &mut bool) -> Layout {
        match cutter.kind() {
            TokenKind::LeftSquareBracket => {
                let mut items = Vec::new();
                Layout::members(cutter, TokenKind::RightSquareBracket, commented, |cutter, commented| {
                    items.push(Layout::take(cutter, commented));
                });
                Layout::List(items)
            }
            TokenKind::LeftCurlyBracket => {
                let mut entries = Vec::new();
                Layout::members(cutter, TokenKind::RightCurlyBracket, commented, |cutter, commented| {
                    let (_, key) = cutter.key();
                    cutter.next();
                    *commented |= cutter.skip_gap();
                    entries.push((key, Layout::take(cutter, commented)));
                });
                Layout::Table(entries)
            }
            _ => Layout::scalar(cutter),
        }
    }

    /// What stands between brackets, with commas between.
    fn members(
        cutter: &mut Cutter<'_>,
        end: TokenKind,
        commented: &mut bool,
        mut member: impl FnMut(&mut Cutter<'_>, &mut bool),
    ) {
        cutter.next();
        loop {
            *commented |= cutter.skip_gap();
            match cutter.kind() {
                TokenKind::Comma => cutter.next(),
                kind if kind == end => return cutter.next(),
                TokenKind::Eof => return,
                _ => member(cutter, commented),
            }
        }
    }

    /// A number may be several tokens, a date with a blank inside too.
    fn scalar(cutter: &mut Cutter<'_>) -> Layout {
        let start = cutter.place();
        let ends = |kind: TokenKind| {
            use TokenKind::*;
            matches!(kind, Comma | RightSquareBracket | RightCurlyBracket | Newline | Comment | Eof)
        };
        while !ends(cutter.kind()) {
            cutter.next();
        }
        if cutter.place() > start {
            return Layout::Plain(cutter.since(start).trim_end().to_owned());
        }
        // Nothing that could be a value: go on, the source is not what it was said to be.
        cutter.next();
        Layout::Plain(String::new())
    }

    fn line(&self) -> String {
        match self {
            Layout::Plain(text) => text.clone(),
            Layout::List(items) => {
                let items: Vec<String> = items.iter().map(Layout::line).collect();
                format!("[{}]", items.join(", "))
            }
            Layout::Table(entries) if entries.is_empty() => "{}".into(),
            Layout::Table(entries) => {
                let entries: Vec<String> =
                    entries.iter().map(|(key, value)| format!("{key} = {}", value.line())).collect();
                format!("{{ {} }}", entries.join(", "))
            }
        }
    }

    /// The value, laid out for a line with `before` characters ahead of it and `after` behind it.
    fn fitted(&self, before: usize, after: usize, indent: usize) -> String {
        let line = self.line();
        if before + line.chars().count() + after <= WIDTH && !line.contains('\n') {
            return line;
        }
        let inner = " ".repeat(indent + 2);
        let outer = " ".repeat(indent);
        match self {
            Layout::Plain(text) => text.clone(),
            Layout::List(items) => {
                let item = |item: &Layout| format!("{inner}{},\n", item.fitted(indent + 2, 1, indent + 2));
                format!("[\n{}{outer}]", items.iter().map(item).collect::<String>())
            }
            Layout::Table(entries) => {
                let entry = |(key, value): &(String, Layout)| {
                    let before = indent + 2 + key.chars().count() + 3;
                    format!("{inner}{key} = {},\n", value.fitted(before, 1, indent + 2))
                };
                format!("{{\n{}{outer}}}", entries.iter().map(entry).collect::<String>())
            }
        }
    }
}

/// A whole field.
pub(in crate::hulk) fn field(key: &str, value: &Layout) -> String {
    format!("{key} = {}", value.fitted(key.chars().count() + 3, 0, 0))
}
