//! Missions from a seed: board sections put together, and a task that fits them.
//!
//! An [`Order`] says what is wanted; [`Order::generate`] makes the mission. The same order gives the same
//! mission on every machine: all randomness comes from [`game_api::Seeded`], and there are no floats and no
//! hash maps.
//!
//! ```
//! use generator::{Archetype, Order, Size};
//!
//! let order = Order { archetype: Archetype::Breakout, size: Size::Small, seed: 42 };
//! let mission = order.generate();
//! assert_eq!(mission.id, "breakout-small-42");
//! assert_eq!(mission, order.generate());
//! ```
#![warn(missing_docs)]
#![deny(clippy::float_arithmetic)]

mod archetype;
mod chance;
mod chart;
mod deck;
mod force;
mod generate;
mod grow;
mod levels;
mod link;
mod paths;
pub mod prefab;
mod sight;
mod site;
mod size;
mod task;
mod texts;
mod trim;

pub use archetype::Archetype;
pub use generate::Order;
pub use size::Size;
