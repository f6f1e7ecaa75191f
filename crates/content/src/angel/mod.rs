//! Death Angel: its cards as files, and what players read on them.
//!
//! [`check`] reads deck and text files and reports everything that is wrong or suspicious
//! at once, each finding with its place. [`Deck`] is what comes with the program. The
//! format is described in `docs/formats/deck.md`.

mod agree;
mod effects;
mod library;
mod lint;
mod model;
mod page;
mod read;
pub mod schema;
mod vocabulary;
mod words;

pub use agree::{Difference, differences};
pub use library::Deck;
pub use model::*;
pub use page::{list, page};
pub use vocabulary::{Stems, WORDS};
pub use words::word_ids;

use crate::diagnostic::Notes;
use crate::report::{Report, check_source};
use crate::tree;
use read::Part;

/// The format that is read.
pub const VERSION: i64 = 1;

/// Checks files, each with what messages call it, and gives a report for each.
///
/// Texts are compared with the cards of these files, and with those that come with the
/// program where the files do not have a card.
pub fn check(files: &[(&str, &str)]) -> Vec<Report> {
    let notes: Vec<Notes> = files.iter().map(|_| Notes::default()).collect();
    let parts: Vec<Part> = files
        .iter()
        .zip(&notes)
        .map(|((_, source), notes)| read_into(source, notes).unwrap_or_default())
        .collect();
    let cards: Vec<Card> = parts.iter().flat_map(|part| &part.cards).map(|card| card.value.clone()).collect();
    let names: Vec<&str> = files.iter().map(|(name, _)| *name).collect();
    for (at, (part, notes)) in parts.iter().zip(&notes).enumerate() {
        lint::lint(part, notes, |id| {
            cards.iter().find(|card| card.id == id).or_else(|| Deck::built_in().card(id))
        });
        lint::told_before(part, notes, parts[..at].iter().zip(names.iter().copied()));
    }
    notes.into_iter().map(Report::of).collect()
}

/// Reads a file; what is wrong is noted, and nothing is there of a file that is no TOML.
fn read_into(source: &str, notes: &Notes) -> Option<Part> {
    check_source(source, notes)?;
    let tree = tree::grow(source, notes)?;
    read::read(source, &tree, notes)
}
