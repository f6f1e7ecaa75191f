//! Positions, actions and events as text, for tests, documents and people.
//!
//! A position is a list of lines; every line but `players` may be left out, and those that
//! are not about the formation come in any order. The rows are the formation from the top:
//!
//! ```
//! use death_angel::{DeathAngel, text};
//! use game_api::{Journal, Script};
//!
//! let position = text::parse(
//!     "players 1
//!      team p1 green grey blue
//!      blips-left 5
//!      blips-right head tail 3
//!      row noctis < 1 | head tail +door |
//!      row scipio >   |                 | claw* tail* +corridor",
//! )
//! .unwrap();
//! let game = DeathAngel::from_position(&position, &mut Script::new([]), &mut Journal::discard()).unwrap();
//! assert_eq!(game.n_marines(), 2);
//! ```
//!
//! A row names the Marine, his facing (`<` or `>`) and his tokens, then his left and his
//! right cell: Genestealers by symbol (`bl-a` and `bl-b` for the Brood Lords), with a `*`
//! under a Power Field and a `~` if they have attacked, and terrain with a `+`.

mod actions;
mod events;
mod line;
mod parse;
mod print;

pub use actions::{parse_action, print_action};
pub use events::print_event;
pub use line::Line;
pub use parse::parse;
pub use print::print;
