//! A deterministic simulation: clients, a room, a network and a disk, in one thread and from
//! one seed.
//!
//! At every step something is chosen at random of all that could happen next: a message
//! arrives, a write reaches the disk, a computer player has decided, a connection breaks, the
//! server is killed. The disk may be full, may fail without telling what it has done, and
//! loses what was not committed when the server is killed. Then everything is held against
//! what must be true, whatever happened:
//!
//! - nothing is acknowledged or shown that is not on disk;
//! - nothing that was acknowledged is ever lost, done twice, or turned into something else;
//! - whoever connects holds the view that the server has.

mod check;
mod disk;
mod person;
mod run;

pub use disk::Disk;
pub use run::{Outcome, new_match, run};
