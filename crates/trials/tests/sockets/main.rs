//! A real server on loopback and real sockets; and simulated ones.

mod advice;
mod after;
mod bounds;
mod campaigns;
mod common;
mod connections;
mod devices;
mod disk;
mod faults;
mod leaks;
mod limits;
mod lobby;
mod parcels;
mod play;
mod puzzles;
mod records;
mod safety;
mod simulation;
