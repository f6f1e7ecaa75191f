//! Puzzles: positions from played games in which one answer is clearly best.
//!
//! A [`Puzzle`] is a file (`docs/formats/puzzle.md`). [`find`] plays games and looks for positions with a quick search;
//! [`examine`] then compares every legal answer, exactly where the position is small, else by rollouts to the end of
//! the game, ten times as many as the search that found it. Everything is judged from the view of the seat that
//! decides, so that a solution needs nothing that a player cannot know.
#![warn(missing_docs)]

mod examine;
mod find;
mod game;
mod grade;
mod library;
mod lint;
mod puzzle;
mod race;
mod text;

pub use examine::{Examined, Unfit, examine};
pub use find::{Hunt, find};
pub use game::Puzzling;
pub use grade::grade;
pub use library::Library;
pub use lint::{Position, problems};
pub use puzzle::{Answer, Checked, Grade, LEAD, MOST_RIGHT, Origin, Puzzle};
pub use text::{Unreadable, print, read};
