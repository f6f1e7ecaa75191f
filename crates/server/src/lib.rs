//! Holds the matches.
#![warn(missing_docs)]

pub mod limits;
pub mod room;
pub mod store;
pub mod token;
