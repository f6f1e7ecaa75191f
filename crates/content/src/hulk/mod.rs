//! Space Hulk: its missions as files.
//!
//! [`parse`] reads a mission and reports everything that is wrong or suspicious at once,
//! each finding with its place; [`print()`] writes the canonical file. The format is
//! described in `docs/formats/mission.md`.

mod format;
pub mod library;
mod lint;
mod measured;
mod migrate;
mod model;
mod overview;
mod position;
mod print;
mod read;
pub(crate) mod report;
mod rules;
pub mod schema;
mod starter;
mod words;
pub mod workshop;

pub use format::format;
pub use library::Library;
pub use measured::Measured;
pub use migrate::FORMAT;
pub use model::*;
pub use overview::overview;
pub use print::print;
pub use report::{Report, parse, parse_file};
pub use starter::starter;
