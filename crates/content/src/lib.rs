//! What people write for the games: the missions of Space Hulk ([`hulk`]) and what leads from one to the
//! next ([`campaign`]), the cards of Death Angel ([`angel`]), and the guide to the rules of both ([`guide`]).
//!
//! Every file is read by the same means: findings with their places ([`Diagnostic`]), texts in
//! several languages ([`Text`]), and messages as compilers show them ([`render`]).
#![warn(missing_docs)]

pub mod angel;
pub mod campaign;
mod diagnostic;
pub mod guide;
pub mod hulk;
mod language;
mod nearest;
mod read;
mod render;
mod report;
pub mod schema;
mod shown;
mod tree;

pub use diagnostic::{Diagnostic, Level, MAX_DIAGNOSTICS, Span, line_and_column};
pub use language::{Language, Text};
pub use render::{render, to_json};
pub use report::{Findings, MAX_BYTES, Report};
