//! The contract between the rules of a game and everything that plays, serves,
//! records or searches it.
//!
//! A game is a value. It has at most one pending decision with one owner, a
//! finite sorted list of legal answers, and one way forward: [`Game::apply`].
//! All randomness enters through one door, [`Chance`]; what happened leaves
//! through another, the [`Journal`], where every entry names its audience. What
//! a seat may know is a [`Game::view`], built up from nothing.
//!
//! The crate holds no rules and does no I/O.
//!
//! ```
//! use game_api::{Chance, Seeded};
//!
//! let mut dice = Seeded::new(7);
//! let face = dice.d6();
//! assert!((1..=6).contains(&face));
//! assert_eq!(face, Seeded::new(7).d6(), "equal seeds give equal dice");
//! ```
#![warn(missing_docs)]

mod chance;
mod game;
mod hash;
mod journal;
mod named;
mod odds;
mod parts;
mod path;
mod problem;
mod ratio;
mod refusal;
mod replay;

pub use chance::{Chance, Draw, Enumerator, FirstDraw, Recorder, Script, ScriptError, Seeded};
pub use game::{Game, HiddenInfo, Illegal, Pending, Player, RandomPlayer, Viewer};
pub use hash::{StableHasher, stable_hash};
pub use journal::{Audience, Journal, JournalEntry};
pub use odds::{Branch, Outcome, Outcomes, TooManyBranches, branches, outcomes};
pub use parts::{Divided, Part, Play, Way, divide};
pub use path::{Path, Segment};
pub use problem::{Problem, Problems};
pub use ratio::Ratio;
pub use refusal::Refusal;
pub use replay::{Replay, ReplayError, ReplayStep};
