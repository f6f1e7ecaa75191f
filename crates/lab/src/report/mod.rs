//! A page that shows what many games say: one file, no scripts, nothing from elsewhere.

mod chart;
mod heat;
mod page;

pub use page::html;

pub(crate) use chart::{Bar, color, escape, wins};
pub(crate) use page::{FOOT, head, intro, rounds};
