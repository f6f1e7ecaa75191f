//! The laboratory from outside.

mod odds;
mod output;
mod simulate;
mod stats;
mod store;
mod support;
