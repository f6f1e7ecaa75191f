//! `blipfall mission`: missions as files.

mod check;
mod files;
mod render;

use std::io::{self, Write};

use clap::Subcommand;

use crate::Exit;

/// What to do with missions. A file for each.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Check mission files: every problem at once, each with its place and advice
    Check(check::Args),
    /// Draw a mission as it begins: an SVG picture, or text
    Render(render::Args),
}

/// Does it.
pub(crate) fn run(command: &Command, out: &mut impl Write) -> io::Result<Exit> {
    match command {
        Command::Check(args) => check::run(args, out),
        Command::Render(args) => render::run(args, out),
    }
}
