//! Boards of every feature, mistakes with their messages, and random positions.

mod boards;
mod conditions;
mod documented;
mod generator;
mod mistakes;
mod random;

use super::{parse, print};
use crate::position::Position;

/// Reads a board that has no mistake.
fn read(text: &str) -> Position {
    parse(text).unwrap_or_else(|problems| panic!("{text}\n{problems:#?}"))
}

/// Reads a board that is written as `print` writes it.
fn canonical(text: &str) -> Position {
    let position = read(text);
    assert_eq!(print(&position), text);
    position
}
