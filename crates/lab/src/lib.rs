//! The laboratory: plays many games, keeps every result, and says what they mean.
//!
//! A [`Job`] is one game: a mission, two players, a seed. The dice follow from mission
//! and seed alone, so that different players meet the same luck; equal jobs give equal
//! [`Record`]s on every machine and with any number of threads. [`run`] plays jobs on
//! all cores, [`Store`] keeps what is done on disk, and [`stats`] puts intervals round
//! what was seen.
#![warn(missing_docs)]

mod game;
mod record;
mod run;
pub mod stats;
mod store;
mod summary;

pub use game::{Job, Mission, play};
pub use record::{Death, Record};
pub use run::{Stop, run};
pub use store::{Store, StoreError};
pub use summary::{Summary, summarize};
