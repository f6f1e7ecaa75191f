//! What is found in a file, and what every file has to be.

use crate::diagnostic::{Diagnostic, Level, Notes};
use crate::shown::is_hidden;

/// The longest file that is read, in bytes.
pub const MAX_BYTES: usize = 256 * 1024;

/// What was found in a file, whatever the file is about.
pub trait Findings {
    /// Everything found, in the order of the file.
    fn diagnostics(&self) -> &[Diagnostic];

    /// How many findings there were beyond [`MAX_DIAGNOSTICS`](crate::MAX_DIAGNOSTICS).
    fn left_out(&self) -> usize;

    /// How many findings there are of this level.
    fn count(&self, level: Level) -> usize {
        self.diagnostics().iter().filter(|diagnostic| diagnostic.level == level).count()
    }
}

/// What was found in a file, without what the file says.
#[derive(Clone, Debug)]
pub struct Report {
    /// Everything found, in the order of the file.
    pub diagnostics: Vec<Diagnostic>,
    /// How many findings there were beyond [`MAX_DIAGNOSTICS`](crate::MAX_DIAGNOSTICS).
    pub left_out: usize,
}

impl Report {
    pub(crate) fn of(notes: Notes) -> Report {
        let (diagnostics, left_out) = notes.into_list();
        Report { diagnostics, left_out }
    }
}

impl Findings for Report {
    fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    fn left_out(&self) -> usize {
        self.left_out
    }
}

/// Notes what is wrong with the file as text; nothing if it is too long to be read.
pub(crate) fn check_source(source: &str, notes: &Notes) -> Option<()> {
    if source.len() > MAX_BYTES {
        let message = format!("the file has {} bytes", source.len());
        notes.error("too-large", &(0..1), message, format!("at most {MAX_BYTES} are read"));
        return None;
    }
    check_characters(source, notes);
    Some(())
}

/// Notes characters that nobody sees, each kind once. A mark of the byte order at the
/// start is fine.
fn check_characters(source: &str, notes: &Notes) {
    let mut seen = std::collections::BTreeSet::new();
    for (at, c) in source.char_indices().filter(|&(at, c)| is_hidden(c) && (at, c) != (0, '\u{feff}')) {
        if seen.insert(c) {
            let message = format!("a character that nobody sees, U+{:04X}", u32::from(c));
            notes.error("hidden-character", &(at..at + c.len_utf8()), message, "leave it out");
        }
        if seen.len() > 16 {
            return;
        }
    }
}
