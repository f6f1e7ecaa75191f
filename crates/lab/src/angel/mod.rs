//! The same for Death Angel: games for one to six players who win or lose together.

mod arena;
mod game;
mod output;
mod plan;
mod record;
mod report;
mod summary;

pub use arena::Contest;
pub use game::{Job, play};
pub use output::{balance, csv, figures, json, table};
pub use plan::Plan;
pub use record::Record;
pub use report::html;
pub use summary::{Reached, Summary, summarize};
