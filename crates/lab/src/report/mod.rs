//! What the reports of both games have in common: pages of one file, without scripts and
//! without anything from elsewhere.

mod chart;
mod page;

pub(crate) use chart::{Bar, color, escape, wins};
pub(crate) use page::{FOOT, head, intro, rounds};
