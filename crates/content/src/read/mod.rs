//! What reading files of every kind has in common.

mod scope;
mod text;

pub(crate) use scope::{Item, Scope};
pub(crate) use text::text;

/// The longest text that a file may have in one place, in characters.
const MAX_TEXT: usize = 8000;
