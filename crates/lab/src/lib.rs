//! The laboratory: plays many games, keeps every result, and says what they mean.
//!
//! A [`Job`] is one game: a mission, two players, a seed. The dice follow from mission
//! and seed alone, so that different players meet the same luck; equal jobs give equal
//! [`Record`]s on every machine and with any number of threads. [`run`] plays jobs on
//! all cores, [`Store`] keeps what is done on disk, and [`stats`] puts intervals round
//! what was seen.
#![warn(missing_docs)]

pub mod angel;
pub mod arena;
mod game;
pub mod odds;
pub mod output;
mod plan;
mod record;
pub mod report;
mod run;
mod simulate;
pub mod stats;
mod store;
mod summary;

pub use game::{Job, Mission, Table, play};
pub use plan::{Plan, version};
pub use record::{Death, Record};
pub use run::{Stop, run};
pub use simulate::{Experiment, Results, play_all, simulate};
pub use store::{Store, StoreError};
pub use summary::{Summary, summarize};
