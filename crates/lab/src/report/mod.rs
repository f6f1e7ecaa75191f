//! A page that shows what many games say: one file, no scripts, nothing from elsewhere.

mod chart;
mod heat;
mod page;

pub use page::html;

pub(crate) use chart::{color, escape};
