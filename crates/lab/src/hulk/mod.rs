//! Space Hulk: games of two sides on a mission.

mod arena;
mod fit;
mod game;
mod heat;
mod odds;
mod output;
mod pages;
mod plan;
mod record;
mod report;
mod summary;

pub use arena::Contest;
pub use fit::{Fit, Fitted};
pub use game::{Job, Longest, Mission, PreparedMission, play, play_within};
pub(crate) use game::{play_through, seats};
pub use odds::tables as odds_tables;
pub use plan::Plan;
pub use record::{Death, Record};
pub use summary::{Summary, summarize};
