//! The laboratory from outside.

mod angel;
mod odds;
mod output;
mod simulate;
mod solved;
mod stats;
mod store;
mod support;
