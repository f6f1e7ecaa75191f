//! What the games of this workspace are tested with.
//!
//! - [`contract`]: checks that any [`game_api::Game`] must pass, played on random
//!   games and collected in [`contract::Suite`];
//! - [`perft`](mod@perft): counts of action paths, to hold the rules still;
//! - [`playthrough`] and [`golden`]: a game as text, compared with a stored file;
//! - [`Given`]: dice and picks that a test gives, used up exactly;
//! - [`twins`]: two games that differ in what is hidden and in nothing else;
//! - [`postgres`]: a database server for one test;
//! - [`toy`]: *Airlock*, a small game with secrets, on which all of this is proved.
//!
//! The tests of a game are then short:
//!
//! ```
//! use game_api::Seeded;
//! use testkit::toy::{Airlock, Event, Seat};
//! use testkit::contract::{Suite, Worlds};
//! use testkit::{Budget, perft};
//!
//! let start = Airlock::new(&mut Seeded::new(1));
//! let ended = Suite::new(std::slice::from_ref(&start))
//!     .budget(Budget::new(5, 100, 1))
//!     .hidden(Worlds::sampled(&Seat::ALL, &Event::reveals))
//!     .run();
//! assert!(ended.longest < 40);
//!
//! assert_eq!(perft(&start, 1, 1_000), Ok(10));
//! ```
//!
//! A failure names the check, the start, the seed and the step, and how to play
//! just that game again. Nothing here depends on the time or on the machine.
#![warn(missing_docs)]

pub mod contract;
mod dice;
mod diff;
mod given;
pub mod golden;
pub mod perft;
pub mod playthrough;
pub mod postgres;
mod record;
mod same;
pub mod toy;
pub mod twins;

pub use given::Given;
pub use perft::perft;
pub use playthrough::Playthrough;
pub use record::Budget;

/// A number from the environment, for tests that can be made longer.
///
/// # Panics
/// If there is something else.
pub fn asked_for(name: &str) -> Option<u64> {
    let asked = std::env::var(name).ok()?;
    Some(asked.parse().unwrap_or_else(|_| panic!("{name} is a number, not {asked:?}")))
}
