//! Campaigns: whole ones, chapter after chapter, between computer players.

mod output;
mod plan;
mod record;

pub use output::{balance, table};
pub use plan::{Job, Plan};
pub use record::{ChapterRecord, Record};
