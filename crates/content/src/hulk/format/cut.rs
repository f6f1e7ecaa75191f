//! Cuts a file into its tables and fields, each with its comments.

use toml_parser::Source;
use toml_parser::lexer::{Token, TokenKind};

use super::layout::Layout;

/// A file, cut into blocks with their comments.
#[derive(Default)]
pub(super) struct Document {
    /// Comments at the start that a blank line parts from the rest.
    pub preamble: Vec<String>,
    /// The fields before the first header come first, without one.
    pub blocks: Vec<Block>,
    /// Comments after which nothing follows.
    pub tail: Vec<String>,
}

/// A header and the fields under it.
#[derive(Default)]
pub(super) struct Block {
    pub comments: Vec<String>,
    pub path: Vec<String>,
    /// `[[like this]]`.
    pub is_list: bool,
    pub behind: Option<String>,
    pub fields: Vec<Field>,
}

impl Block {
    /// The line that begins it; nothing for the fields before the first header.
    pub fn header(&self) -> String {
        let path = self.path.join(".");
        match (self.path.is_empty(), self.is_list) {
            (true, _) => String::new(),
            (false, true) => format!("[[{path}]]"),
            (false, false) => format!("[{path}]"),
        }
    }
}

/// A key and its value.
pub(super) struct Field {
    pub comments: Vec<String>,
    pub path: Vec<String>,
    pub key: String,
    pub value: Layout,
    pub behind: Option<String>,
}

/// Goes through the tokens of a file that is known to be TOML.
pub(super) struct Cutter<'a> {
    source: &'a str,
    tokens: Vec<Token>,
    at: usize,
}

/// Cuts a whole file.
pub(super) fn cut(source: &str) -> Document {
    let mut cutter = Cutter { source, tokens: Source::new(source).lex().into_vec(), at: 0 };
    let mut document = Document { blocks: vec![Block::default()], ..Document::default() };
    let mut comments: Vec<String> = Vec::new();
    let mut at_start = true;
    loop {
        cutter.skip_blanks();
        match cutter.kind() {
            TokenKind::Eof => break,
            TokenKind::Newline => {
                cutter.at += 1;
                if at_start && cutter.is_blank_line() && !comments.is_empty() {
                    document.preamble = std::mem::take(&mut comments);
                    at_start = false;
                } else if cutter.is_blank_line() && comments.last().is_some_and(|line| !line.is_empty()) {
                    comments.push(String::new());
                }
                continue;
            }
            TokenKind::Comment => {
                comments.push(cutter.text().trim_end().to_owned());
                cutter.at += 1;
                continue;
            }
            TokenKind::LeftSquareBracket => {
                let block = cutter.header(tidied(&mut comments));
                document.blocks.push(block);
            }
            _ => {
                let field = cutter.field(tidied(&mut comments));
                let block = document.blocks.last_mut().expect("the first is always there");
                block.fields.push(field);
            }
        }
        at_start = false;
    }
    document.tail = tidied(&mut comments);
    document
}

/// The comments without a blank line at their end.
fn tidied(comments: &mut Vec<String>) -> Vec<String> {
    while comments.last().is_some_and(String::is_empty) {
        comments.pop();
    }
    std::mem::take(comments)
}

impl<'a> Cutter<'a> {
    pub fn kind(&self) -> TokenKind {
        self.tokens.get(self.at).map_or(TokenKind::Eof, Token::kind)
    }

    pub fn text(&self) -> &'a str {
        let Some(token) = self.tokens.get(self.at) else { return "" };
        &self.source[token.span().start()..token.span().end()]
    }

    pub fn next(&mut self) {
        self.at += 1;
    }

    fn skip_blanks(&mut self) {
        while self.kind() == TokenKind::Whitespace {
            self.at += 1;
        }
    }

    /// Skips what does not count inside a list or a table; whether a comment was there.
    pub fn skip_gap(&mut self) -> bool {
        let mut commented = false;
        while matches!(self.kind(), TokenKind::Whitespace | TokenKind::Newline | TokenKind::Comment) {
            commented |= self.kind() == TokenKind::Comment;
            self.at += 1;
        }
        commented
    }

    /// The text of the tokens from one place up to the next one.
    pub fn since(&self, start: usize) -> &'a str {
        let from = self.tokens[start].span().start();
        let to = self.tokens[self.at - 1].span().end();
        &self.source[from..to]
    }

    pub fn place(&self) -> usize {
        self.at
    }

    /// Whether only blanks follow on this line.
    fn is_blank_line(&self) -> bool {
        let rest = self.tokens[self.at.min(self.tokens.len())..].iter().map(Token::kind);
        rest.into_iter().find(|kind| *kind != TokenKind::Whitespace) == Some(TokenKind::Newline)
    }

    /// A key, dotted or not: its parts, and as it is written.
    pub fn key(&mut self) -> (Vec<String>, String) {
        let mut path = Vec::new();
        loop {
            match self.kind() {
                TokenKind::Whitespace | TokenKind::Dot => {}
                TokenKind::Atom | TokenKind::LiteralString | TokenKind::BasicString => {
                    path.push(plain(self.text()));
                }
                _ => break,
            }
            self.at += 1;
        }
        let written = path.join(".");
        (path, written)
    }

    fn header(&mut self, comments: Vec<String>) -> Block {
        self.at += 1;
        let is_list = self.kind() == TokenKind::LeftSquareBracket;
        self.at += usize::from(is_list);
        let (path, _) = self.key();
        self.at += 1 + usize::from(is_list);
        Block { comments, path, is_list, behind: self.behind(), fields: Vec::new() }
    }

    fn field(&mut self, comments: Vec<String>) -> Field {
        let (path, key) = self.key();
        // The sign between the two.
        self.at += 1;
        self.skip_blanks();
        let value = Layout::cut(self);
        Field { comments, path, key, value, behind: self.behind() }
    }

    /// The comment at the end of the line, and the end itself.
    fn behind(&mut self) -> Option<String> {
        self.skip_blanks();
        let comment = (self.kind() == TokenKind::Comment).then(|| self.text().trim_end().to_owned());
        while !matches!(self.kind(), TokenKind::Newline | TokenKind::Eof) {
            self.at += 1;
        }
        comment
    }
}

/// A key without its quotes, unless it needs them.
fn plain(key: &str) -> String {
    let inner = key.strip_prefix(['"', '\'']).and_then(|key| key.strip_suffix(['"', '\'']));
    match inner {
        Some(inner) if is_bare(inner) => inner.to_owned(),
        _ => key.to_owned(),
    }
}

fn is_bare(key: &str) -> bool {
    !key.is_empty() && key.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}
