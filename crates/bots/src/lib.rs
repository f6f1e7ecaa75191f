//! Computer players for both games.
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

pub mod angel;
pub mod hulk;

use game_api::{Game, Player};

/// Somebody who can hold a seat of a game.
pub type AnyPlayer<G> = Box<dyn Player<G> + Send>;

/// A game that computers can play.
pub trait ComputerPlayers: Game {
    /// The names of its players, the weakest first; `random` is among them.
    const BOTS: &'static [&'static str];

    /// The player of this name. Its own choices follow from the seed.
    fn player(name: &str, seed: u64) -> Option<AnyPlayer<Self>>;
}

/// Counts the changes after which a player decides differently from before. Results of
/// another revision are not mixed with those of this one.
pub const REVISION: u32 = 4;
