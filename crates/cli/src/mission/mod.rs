//! `blipfall mission`: missions as files.

mod check;
mod files;

use std::io::{self, Write};

use clap::Subcommand;

use crate::Exit;

/// What to do with missions. A file for each.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Check mission files: every problem at once, each with its place and advice
    Check(check::Args),
}

/// Does it.
pub(crate) fn run(command: &Command, out: &mut impl Write) -> io::Result<Exit> {
    match command {
        Command::Check(args) => check::run(args, out),
    }
}
