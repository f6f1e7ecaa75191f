//! What is wrong, or suspicious, with a file: where, what, and what to do.

use std::cell::RefCell;
use std::ops::Range;

/// A part of the file, in bytes.
pub type Span = Range<usize>;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// The mission cannot be played.
    Error,
    /// It can, but hardly as it was meant.
    Warning,
    /// Nothing to worry about.
    Note,
}

impl Level {
    /// The word in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Error => "error",
            Level::Warning => "warning",
            Level::Note => "note",
        }
    }
}

/// Something that is wrong with a file, or suspicious.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub level: Level,
    /// The name of the kind of finding, as in `unreachable-floor`.
    pub code: &'static str,
    /// The part of the file that it is about.
    pub span: Span,
    /// What is wrong.
    pub message: String,
    /// What to do.
    pub advice: String,
    /// Other places that have to do with it.
    pub related: Vec<(Span, String)>,
}

/// After this number of findings the rest is only counted: nobody reads more at once, and a
/// hostile file could have very many.
pub const MAX_DIAGNOSTICS: usize = 100;

/// Collects findings while a file is read.
#[derive(Debug, Default)]
pub(crate) struct Notes {
    list: RefCell<Vec<Diagnostic>>,
    left_out: RefCell<usize>,
}

impl Notes {
    pub fn add(&self, diagnostic: Diagnostic) {
        let mut list = self.list.borrow_mut();
        if list.len() < MAX_DIAGNOSTICS {
            list.push(diagnostic);
        } else {
            *self.left_out.borrow_mut() += 1;
        }
    }

    pub fn error(
        &self,
        code: &'static str,
        span: &Span,
        message: impl Into<String>,
        advice: impl Into<String>,
    ) {
        self.add(Diagnostic {
            level: Level::Error,
            code,
            span: span.clone(),
            message: message.into(),
            advice: advice.into(),
            related: Vec::new(),
        });
    }

    /// An error about the second of two things that exclude each other.
    pub fn twice(&self, span: &Span, first: &Span, message: impl Into<String>, advice: &str) {
        self.add(Diagnostic {
            level: Level::Error,
            code: "duplicate",
            span: span.clone(),
            message: message.into(),
            advice: advice.into(),
            related: vec![(first.clone(), "the first one".into())],
        });
    }

    /// Whether parts of the file could not be read at all: then things may seem to be
    /// missing that are there.
    pub fn has_syntax_errors(&self) -> bool {
        self.has_error("syntax")
    }

    /// Whether an error of this kind was found.
    pub fn has_error(&self, code: &str) -> bool {
        self.list.borrow().iter().any(|found| found.code == code && found.level == Level::Error)
    }

    pub fn has_errors(&self) -> bool {
        self.list.borrow().iter().any(|diagnostic| diagnostic.level == Level::Error)
    }

    /// Everything in the order of the file, and how many there were beyond the limit.
    pub fn into_list(self) -> (Vec<Diagnostic>, usize) {
        let mut list = self.list.into_inner();
        list.sort_by_key(|found| (found.span.start, found.level, found.span.end));
        list.dedup();
        (list, self.left_out.into_inner())
    }
}

/// The line and column, both from 1, of a byte of the text. Columns count characters.
pub fn line_and_column(source: &str, at: usize) -> (usize, usize) {
    let before = &source[..source.floor_char_boundary(at)];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let line = before.bytes().filter(|&byte| byte == b'\n').count() + 1;
    (line, before[line_start..].chars().filter(|&c| c != '\u{feff}').count() + 1)
}
