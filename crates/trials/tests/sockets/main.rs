//! A real server on loopback and real sockets; and simulated ones.

mod common;
mod lobby;
mod play;
mod records;
mod safety;
mod secrets;
mod simulation;
