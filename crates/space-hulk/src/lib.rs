//! The complete rules of the board game Space Hulk: pure, exact, fast.
//!
//! A [`Position`] is what people write down; [`SpaceHulk`] is a game that can be
//! played. The only way from one to the other is [`SpaceHulk::from_position`],
//! which reports every problem at once. Everything else is the contract of
//! [`game_api`]: one pending decision, a legal list, `apply`, views.
//!
//! ```
//! use game_api::{Game, Journal, Script};
//! use space_hulk::{SpaceHulk, text};
//!
//! // A Marine, a corridor, a Genestealer.
//! let position = text::parse("a:m1>  a  a  a:g1<").unwrap();
//! let mut game = SpaceHulk::from_position(&position, &mut Script::new([]), &mut Journal::discard()).unwrap();
//!
//! let mut legal = Vec::new();
//! game.legal_actions(&mut legal);
//! let shot = legal.iter().find(|a| matches!(a.verb, space_hulk::Verb::Fire(_))).unwrap();
//! game.apply(shot, &mut Script::faces([6, 2]), &mut Journal::discard()).unwrap();
//! assert!(game.find("g1").is_none());
//! ```
#![warn(missing_docs)]
#![deny(clippy::float_arithmetic)]

mod action;
mod board;
mod check;
mod event;
mod frame;
mod frame_text;
mod game;
mod geometry;
mod goals;
mod grid;
mod hint;
mod hope;
mod inspect;
mod matter;
mod options;
mod output;
mod position;
mod progress;
mod reach;
mod refusal;
mod rules;
mod setup;
mod sight;
mod state;
mod steps;
pub mod text;
mod unit;
mod victory;
mod view;

pub use action::{Action, Power, Verb};
pub use board::Board;
pub use check::Start;
pub use event::{Aim, AssaultResult, Cause, Event, PowerUse, RollFor, Roller};
pub use geometry::{Coord, Facing, MAX_SQUARES, Square, SquareIter, SquareSet};
pub use hint::{ALL_REASONS, About, Hint, Reason};
pub use inspect::{ObjectAt, genestealer_step, marine_step};
pub use matter::Matter;
pub use options::*;
pub use position::*;
pub use progress::{GoalProgress, Progress};
pub use reach::Reach;
pub use refusal::ALL_REFUSALS;
pub use setup::Setup;
pub use state::{Ending, MAX_MARINES, MAX_UNITS, Outcome, SpaceHulk};
pub use unit::{Kind, MAX_GROUP, Melee, Place, Ranged, Rank, Side, Tag, Target, Unit, UnitId, UnitSet};
pub use victory::{Condition, Goal, Victory};
pub use view::{Decision, DecisionKind, View};

/// The revision of these rules. It grows with every correction that can change a legal list, the
/// picks or the outcome of an action: a record says by which revision it was played. What each
/// revision corrected is listed in `docs/rules/revisions.md`.
pub const RULES_REVISION: u32 = 2;
