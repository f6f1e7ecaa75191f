//! The complete rules of the card game Death Angel for one to six players: pure, exact, fast.
//!
//! A [`Position`] is what people write down; [`DeathAngel`] is a game that can be played.
//! A game begins with [`DeathAngel::new`], or anywhere with [`DeathAngel::from_position`],
//! which reports every problem at once. Everything else is the contract of [`game_api`]:
//! one pending decision, a legal list, `apply`, views.
//!
//! ```
//! use death_angel::DeathAngel;
//! use game_api::{Game, Journal, Pending, RandomPlayer, Seeded};
//!
//! // A random game for one player, to its bitter end.
//! let (mut chance, mut player) = (Seeded::new(1), RandomPlayer::new(2));
//! let mut game = DeathAngel::new(1, &mut chance, &mut Journal::discard()).unwrap();
//! let mut legal = Vec::new();
//! while let Pending::Decide(_) = game.pending() {
//!     game.legal_actions(&mut legal);
//!     let action = legal[player.choose(legal.len())];
//!     game.apply(&action, &mut chance, &mut Journal::discard()).unwrap();
//! }
//! assert!(!game.outcome().unwrap().is_won());
//! ```
#![warn(missing_docs)]
#![deny(clippy::float_arithmetic)]

mod action;
mod card;
pub mod cards;
mod check;
mod decision;
mod event;
mod frame;
mod game;
mod inspect;
mod matter;
mod output;
mod picks;
mod pile;
mod position;
mod refusal;
mod rules;
mod setup;
mod state;
mod swarm;
pub mod text;
mod view;

pub use action::{Action, Target};
pub use card::{Cell, Color, Face, Foe, Kind, Marine, Seat, Side, Symbol, Team, Terrain};
pub use decision::{Decision, DecisionKind};
pub use event::{Event, RollFor};
pub use frame::{KillFor, Work};
pub use matter::{Cause, Matter};
pub use position::*;
pub use refusal::ALL_REFUSALS;
pub use rules::threat::Threat;
pub use setup::{SetupCard, SetupError, setup_card, teams_per_player};
pub use state::{Ahead, DeathAngel, Ending, Lasting, Outcome, Phase};
pub use swarm::Swarm;
pub use view::View;

/// The revision of these rules. It grows with every correction that can change a legal list, the
/// picks or the outcome of an action: a record says by which revision it was played. What each
/// revision corrected is listed in `docs/rules/revisions.md`.
pub const RULES_REVISION: u32 = 2;
