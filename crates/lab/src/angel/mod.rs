//! Death Angel: games for one to six players, who win or lose together.

mod arena;
mod game;
mod odds;
mod output;
mod pages;
mod plan;
mod record;
mod report;
mod summary;
pub mod threats;

pub use arena::Contest;
pub use game::{Job, play};
pub use odds::tables as odds_tables;
pub use plan::Plan;
pub use record::Record;
pub use summary::{Reached, Summary, summarize};
