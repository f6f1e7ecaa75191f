//! Text boards: a position that people can read and write.
//!
//! The map is drawn in cells, the rest is said in lines, and every default is left
//! out. The whole format is described in `docs/formats/text-board.md`.
//!
//! ```
//! use space_hulk::text;
//!
//! let position = text::parse(
//!     "a:m1> a a:+ b b:g1<
//!      .     . .   b b
//!
//!      kind b room
//!      m1 heavy_flamer ammo 5",
//! )?;
//! assert_eq!(position.units.len(), 2);
//! assert_eq!(text::parse(&text::print(&position))?, position);
//!
//! let problems = text::parse("a:m1> a\n\ntrun 3").unwrap_err();
//! assert_eq!(
//!     problems[0].to_string(),
//!     "line 3, column 1: `trun` is neither a kind of line nor a unit that was placed; did you mean `turn`?"
//! );
//! # Ok::<(), Vec<game_api::Problem>>(())
//! ```
//!
//! [`parse`] checks the text, not the rules: whether a position can be played is for
//! the game to say. Nothing is lost between the two functions: `parse(&print(&p))`
//! gives `p` again for every position of a game, and `print` has one form for each.

mod actions;
mod args;
mod condition;
mod details;
mod draw;
mod events;
mod lex;
mod lines;
mod map;
mod names;
mod page;
mod parse;
mod print;
mod state;
#[cfg(test)]
mod tests;

pub use actions::{parse_action, print_action};
pub use events::print_event;
pub use parse::parse;
pub use print::print;

/// The longest text that is read, in bytes.
pub const MAX_BYTES: usize = 64 * 1024;
/// The longest line that is read, in characters.
pub const MAX_LINE: usize = 4096;
/// After this number of problems the rest is not listed: a file of another kind has thousands.
const MAX_PROBLEMS: usize = 100;
/// More units than any game can hold.
const MAX_UNITS: usize = 255;
/// Maps of more rows or columns do not fit between the largest coordinates.
const MAX_SPAN: usize = 2 * crate::geometry::Coord::LIMIT as usize + 1;
/// Conditions nested deeper are refused, so that no text can exhaust the stack.
const MAX_DEPTH: usize = 64;
