//! The JSON forms of both games: positions in and out, views, decisions, actions, events,
//! and the exact odds of an action.
//!
//! Everything that speaks JSON about a game uses these forms: the engine protocol, the
//! table, the server. What they share is the trait [`GameJson`]; what the fields mean is
//! described in `docs/formats/engine-protocol.md`. Nothing here reads or writes a file.
//!
//! ```
//! use forms::{Args, Fields, GameJson};
//! use game_api::{Game, Journal, Seeded};
//! use space_hulk::SpaceHulk;
//!
//! let mission = content::hulk::Library::built_in().find("first-contact").unwrap();
//! let mut story = Journal::keep();
//! let game = forms::hulk::set_up(mission, None, None, &mut Seeded::new(1), &mut story).unwrap();
//!
//! let mut legal = Vec::new();
//! game.legal_actions(&mut legal);
//! let written = forms::json(&game.write_action(&legal[0]));
//! let fields = written.as_object().unwrap();
//! assert_eq!(game.read_action(Args::new(fields)).unwrap().unwrap(), legal[0]);
//! ```
#![warn(missing_docs)]

pub mod angel;
mod args;
mod failure;
mod fields;
mod game_json;
pub mod hulk;
mod odds;
mod parts;
mod scope;
mod snapshot;
mod wire;

pub use args::Args;
pub use failure::{Code, Failure};
pub use fields::{Fields, kind_of, quoted};
pub use game_json::{GameJournal, GameJson};
pub use odds::{Outcome, first_odds, odds, odds_within, write_odds};
pub use parts::{Mark, MarkKind, Marks, PartOdds, odds_in_parts};
pub use snapshot::{Change, SNAPSHOT_VERSION, Snapshot};
pub use wire::{
    Action, Decision, Entries, Event, OddsOutcome, Over, Summary, Text, View, Vocabulary, Word, json, object,
};
