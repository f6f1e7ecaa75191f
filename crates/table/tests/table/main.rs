//! Whole tables from outside: commands in, entries and updates out.
#![allow(clippy::disallowed_types, clippy::disallowed_methods, reason = "tests may use what a table may not")]

mod clock;
mod curtain;
mod dice;
mod early;
mod endings;
mod house;
mod matches;
mod older;
mod passing;
mod plans;
mod records;
mod replays;
mod robust;
mod script;
mod seats;
mod secrecy;
mod starts;
mod threats;
mod undo;
mod verifying;
mod versions;
