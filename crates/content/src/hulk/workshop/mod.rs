//! A mission file under somebody's hands: what it shows ([`sheet`]), changes that keep everything else as it is
//! written ([`edit`]), and what can be asked about the map ([`layers`]). [`parts`] is the file as other editors of maps hold it.

mod edit;
mod fix;
mod layers;
mod paint;
pub mod parts;
mod sheet;
mod splice;

pub use edit::{CannotEdit, Edit, MAX_EDITS, edit};
pub use fix::{Fix, FixKind};
pub use layers::{Layers, layers};
pub use sheet::{Finding, Sheet, sheet};

/// A file without any floor, to be drawn from nothing.
pub const EMPTY_DECK: &str = include_str!("empty.toml");
