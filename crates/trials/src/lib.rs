//! Clients that put the server to the test.
//!
//! [`Client`] speaks the wire as any program could that has read `docs/formats/wire.md`;
//! [`Player`] plays with it and checks what it is told. The tests of this crate let them
//! play whole games against a real server on loopback; the program `trials` lets many of
//! them play while the server is killed, or as fast as they can.
#![warn(missing_docs)]

pub mod balancer;
pub mod client;
pub mod contribution;
pub mod faults;
pub mod home;
pub mod http;
pub mod leaks;
pub mod player;
pub mod record;
pub mod simulate;
pub mod timed;

pub use client::Client;
pub use home::Home;
pub use player::Player;
