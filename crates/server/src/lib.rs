//! The server: holds the matches, keeps their secrets, and loses nothing.
//!
//! ```text
//! socket ──> hall ──> room (no I/O) ──> table
//!  http ──┘   │ one task for each match
//!             ├──> writer ──> store     one thread, many matches in one transaction
//!             └──> pool                 computer players, questions, and long computations behind them
//! ```
//!
//! What a client does comes in by a [socket](protocol::ClientMessage), is decided by the
//! [room](room::Room) that owns the match, is written by the [writer](store::Writer), and
//! only then acknowledged. [`Server`] puts the parts together.
#![warn(missing_docs)]
#![cfg_attr(not(test), deny(clippy::unwrap_used))]

mod accept;
mod analyses;
mod app;
mod background;
mod campaigns;
mod clock;
mod connections;
mod descriptors;
mod devices;
mod door;
mod fair;
mod faults;
mod finished;
mod guard;
mod hall;
mod health;
mod heavy;
mod http;
mod library;
pub mod limits;
mod log;
mod matches;
pub mod metrics;
mod name;
mod origin;
pub mod parcel;
mod pending_bytes;
mod pool;
mod proxy;
mod puzzles;
pub mod replays;
pub mod room;
mod serve;
mod socket;
pub mod store;
pub mod token;
mod upgrade;
mod workers;
mod workshop;

pub use clock::Clock;
pub use door::Door;
pub use faults::Faults;
pub use log::{LogForm, log_to_stderr};
pub use proxy::{Network, NoNetwork};
pub use serve::{Config, Listen, PORT, Server, StartError, runtime};
pub use workshop::trial::Trial as WorkshopTrial;
