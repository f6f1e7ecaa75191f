//! The engine protocol: one JSON object per line in, one per line out.
//!
//! What UCI is to chess programs: a program in any language sets up a position, asks
//! what is legal, plays an action with given dice, and reads what each side may know.
//! The format is described in `docs/formats/engine-protocol.md`.
//!
//! ```
//! let mut engine = engine::Engine::new();
//! let answer = engine.handle_line(br#"{"id": 1, "cmd": "new", "mission": "first-contact"}"#).unwrap();
//! assert!(answer.starts_with(r#"{"id":1,"ok":true"#));
//! let refused = engine.handle_line(br#"{"id": 2, "cmd": "dance"}"#).unwrap();
//! assert!(refused.contains("bad_request"));
//! ```
//!
//! A refused request changes nothing, and no input ends the program.
#![warn(missing_docs)]

mod commands;
mod dice;
mod envelope;
mod missions;
mod playout;
mod run;
mod search;
mod session;
mod setup;

pub use commands::Engine;
pub use run::{MAX_LINE, run, run_with};
