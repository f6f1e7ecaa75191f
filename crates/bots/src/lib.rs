//! Computer players.
//!
//! A player gets the view of its seat and the legal list, never the game: what it
//! knows is what a person in that seat may know. Where it wants to try something out
//! it does so in a world sampled from that view, so a decision cannot depend on what
//! is hidden. Everything is counted in whole numbers: equal seeds and equal views
//! give equal decisions on every machine.
//!
//! ```
//! use bots::hulk;
//! assert!(hulk::player("veteran", 7).is_some());
//! assert!(hulk::player("oracle", 7).is_none());
//! ```
#![warn(missing_docs)]

pub mod hulk;
