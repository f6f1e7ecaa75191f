//! Campaigns as files: which missions follow each other, who takes part in them, and what a defeat changes.
//!
//! [`parse`] reads a campaign together with the missions that it names, and reports everything that is wrong
//! or suspicious at once. The format is described in `docs/formats/campaign.md`. What follows from a chapter
//! that has been played is decided by the crate `campaign`.

mod change;
mod files;
mod library;
mod lint;
mod model;
mod read;
mod report;
pub mod schema;

pub use files::{check_files, read_files};
pub use library::{built_in, find, source};
pub use model::*;
pub use report::{CampaignReport, parse, parse_file, read_trusted};

/// The format that is read.
pub const FORMAT: i64 = 1;
