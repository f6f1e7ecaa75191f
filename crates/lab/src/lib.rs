//! The laboratory: plays many games, keeps every result, and says what they mean.
//!
//! An [`Experiment`] is a list of games to be played; [`hulk`] and [`angel`] have one each,
//! and everything else here asks them through that trait and [`Pages`]. The dice of a game
//! follow from what is played and from its seed alone, so that different players meet the
//! same luck; equal jobs give equal records on every machine and with any number of threads.
//! [`run`] plays jobs on all cores, [`Store`] keeps what is done on disk, and [`stats`] puts
//! intervals round what was seen.
#![warn(missing_docs)]

pub mod angel;
pub mod arena;
pub mod campaign;
mod experiment;
mod group;
pub mod hulk;
pub mod odds;
pub mod output;
mod report;
mod run;
mod simulate;
pub mod solved;
pub mod stats;
mod store;

pub use experiment::{Experiment, Pages};
pub use run::run;
pub use search::Stop;
pub use simulate::{Results, play_all, simulate};
pub use store::{Store, StoreError, version};
