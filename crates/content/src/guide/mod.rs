//! The rules as players look them up: short, in five languages, with the IDs of the rules.
//!
//! [`check`] reads the files of a game and reports everything that is wrong at once, each
//! finding with its place. [`Guide::built_in`] is what comes with the program. The format is
//! described in `docs/formats/guide.md`.

mod lint;
mod model;
mod play;
mod read;
pub mod schema;

use std::sync::OnceLock;

pub use model::{Block, Chapter, Guide, GuideEntry, Picture, Play, Summary, Term, blocks};
pub use play::play;

use crate::diagnostic::Notes;
use crate::report::{Report, check_source};
use crate::tree;
use read::Part;

/// The games that have a guide: the folders of `guide/`.
pub const GAMES: [&str; 2] = ["space-hulk", "death-angel"];

/// The file with the words of a game.
pub const GLOSSARY: &str = "glossary.toml";

/// The file with the game in a few sentences; every other file is a chapter.
pub const SUMMARY: &str = "summary.toml";

/// The game, the name and the text of every file.
const FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/guide.rs"));

/// Every rule of `docs/rules`, with its game.
const RULE_IDS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/rule_ids.rs"));

impl Guide {
    /// The guide of a game that comes with the program; empty for any other.
    pub fn built_in(game: &str) -> &'static Guide {
        static GUIDES: OnceLock<[Guide; GAMES.len()]> = OnceLock::new();
        static NONE: Guide = Guide { chapters: Vec::new(), terms: Vec::new(), summary: None };
        let guides = GUIDES.get_or_init(|| GAMES.map(assemble));
        GAMES.iter().position(|name| *name == game).map_or(&NONE, |at| &guides[at])
    }

    /// The files of a game: name and text, in the order of reading.
    pub fn files(game: &str) -> Vec<(&'static str, &'static str)> {
        let own = FILES.iter().filter(|(other, ..)| *other == game);
        own.map(|(_, name, source)| (*name, *source)).collect()
    }
}

fn assemble(game: &str) -> Guide {
    let mut guide = Guide::default();
    for (name, source) in Guide::files(game) {
        let notes = Notes::default();
        let part = read_into(name, source, &notes).filter(|_| !notes.has_errors());
        // The linter has seen them all: a test asks it.
        let mut part = part.unwrap_or_else(|| panic!("{game}/{name}: a file with errors"));
        guide.terms.extend(part.terms.drain(..).map(|term| term.value));
        guide.summary = part.summary.take().or(guide.summary);
        guide.chapters.extend(part.into_chapter());
    }
    guide
}

/// Every rule of a game, in the order of `docs/rules`.
pub fn rules_of(game: &str) -> impl Iterator<Item = &'static str> {
    RULE_IDS.iter().filter(move |(other, _)| *other == game).map(|(_, id)| *id)
}

/// The rules of a game that no entry tells. Test vectors are no rules: they show them.
pub fn untold(game: &str, guide: &Guide) -> Vec<&'static str> {
    let told = |id: &&str| guide.entries().any(|entry| entry.rules.iter().any(|rule| rule == id));
    rules_of(game).filter(|id| !id.contains("-TV-") && !told(id)).collect()
}

/// Checks the files of a game, each with its name, and gives a report for each.
pub fn check(game: &str, files: &[(&str, &str)]) -> Vec<Report> {
    let notes: Vec<Notes> = files.iter().map(|_| Notes::default()).collect();
    let mut parts: Vec<(Part, &str, &Notes)> = Vec::new();
    for ((name, source), notes) in files.iter().zip(&notes) {
        parts.push((read_into(name, source, notes).unwrap_or_default(), name, notes));
    }
    lint::lint(game, &parts);
    drop(parts);
    notes.into_iter().map(Report::of).collect()
}

/// Reads a file; what is wrong is noted, and nothing is there of a file that is no TOML.
fn read_into(name: &str, source: &str, notes: &Notes) -> Option<Part> {
    check_source(source, notes)?;
    let tree = tree::grow(source, notes)?;
    Some(read::read(source, &tree, name, notes))
}
