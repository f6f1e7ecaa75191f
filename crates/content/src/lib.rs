//! Missions as files, the decks of Death Angel ([`deck`]), and the guide to the rules ([`guide`]).
//!
//! [`parse`] reads a mission and reports everything that is wrong or suspicious at once,
//! each finding with its place; [`print()`] writes the canonical file. The format is
//! described in `docs/formats/mission.md`.
#![warn(missing_docs)]

pub mod deck;
mod diagnostic;
mod format;
pub mod guide;
mod language;
pub mod library;
mod lint;
mod measured;
mod migrate;
mod model;
mod nearest;
mod overview;
mod position;
mod print;
mod read;
mod render;
mod report;
mod rules;
pub mod schema;
mod shown;
mod starter;
mod tree;
mod words;

pub use diagnostic::{Diagnostic, Level, MAX_DIAGNOSTICS, Span, line_and_column};
pub use format::format;
pub use language::{Language, Text};
pub use library::Library;
pub use measured::Measured;
pub use migrate::FORMAT;
pub use model::*;
pub use overview::overview;
pub use print::print;
pub use render::{render, to_json};
pub use report::{Findings, MAX_BYTES, Report, parse, parse_file};
pub use starter::starter;
