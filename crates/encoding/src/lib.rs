//! Both games as numbers, for programs that learn.
//!
//! Every action that can ever be legal on a mission has a number of its own ([`Actions`]), and what
//! a seat may know is a row of bytes of a fixed length ([`Layout`]). A [`Code`] is both for one
//! mission. A [`Bout`] is one game that is played by numbers, a [`Batch`] many at once on all cores,
//! which write what they have to say straight into the caller's memory.
//!
//! ```
//! use encoding::{Bout, Code, hulk::HulkCode};
//!
//! let position = content::hulk::Library::built_in().find("tutorial-1").unwrap().position();
//! let code = HulkCode::new(&position).unwrap();
//! let mut bout = Bout::new(&code, 7);
//! let number = bout.numbers()[0];
//! bout.play(&code, number).unwrap();
//! assert!(bout.play(&code, code.actions().len()).is_err(), "there is no such action");
//! ```
#![warn(missing_docs)]

mod actions;
pub mod angel;
mod batch;
mod bout;
mod code;
pub mod hulk;
mod layout;

pub use actions::{Actions, Block};
pub use batch::{Batch, Buffers, Terms};
pub use bout::{Bout, NotLegal, random_hash};
pub use code::Code;
pub use layout::{Layout, Part};
