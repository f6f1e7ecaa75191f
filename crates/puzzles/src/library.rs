//! The puzzles that come with the program.

use std::sync::OnceLock;

use crate::puzzle::Puzzle;
use crate::text::read;

/// The stem and the text of every file in `puzzles/`.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/puzzles.rs"));

/// Puzzles by id.
pub struct Library {
    puzzles: Vec<Puzzle>,
}

impl Library {
    /// The puzzles that come with the program.
    pub fn built_in() -> &'static Library {
        static LIBRARY: OnceLock<Library> = OnceLock::new();
        LIBRARY.get_or_init(|| {
            // A test has read them all.
            let read = |(id, text): &(&str, &str)| read(id, text).unwrap_or_else(|why| panic!("{id}: {why}"));
            Library { puzzles: FILES.iter().map(read).collect() }
        })
    }

    /// All of them, those of Space Hulk first, each game's by their ids.
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// The puzzle of this id.
    pub fn find(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id == id)
    }

    /// The puzzle of a day, counted from 1970. More puzzles change the puzzles of few days: each day takes the one
    /// with the highest hash of both.
    pub fn of_day(&self, day: u64) -> Option<&Puzzle> {
        self.puzzles.iter().max_by_key(|puzzle| game_api::stable_hash(&(day, puzzle.id.as_str())))
    }
}
