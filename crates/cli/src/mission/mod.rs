//! `blipfall mission`: missions as files.

pub(crate) mod check;
pub(crate) mod files;
mod fmt;
mod generate;
mod list;
mod new;
mod render;
mod show;
mod stress;
mod tiled;

use std::io::{self, Write};

use clap::Subcommand;
use content::Language;
pub(crate) use files::Folder;

use crate::Exit;

/// What to do with missions. A file for each.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Check mission files: every problem at once, each with its place and advice
    Check(check::Args),
    /// List the missions that come with the program, and your own
    List(list::Args),
    /// Show a mission: story, forces, goals, map
    Show(show::Args),
    /// Draw a mission as it begins: an SVG picture, or text
    Render(render::Args),
    /// Write a small commented mission to begin with
    New(new::Args),
    /// Bring mission files into their canonical form; comments are kept
    Fmt(fmt::Args),
    /// Generate a mission from a seed
    Generate(generate::Args),
    /// Read a map of the editor Tiled as a mission file
    Import(tiled::Import),
    /// Write a mission as a map of the editor Tiled
    Export(tiled::Export),
}

/// Reads `--lang`.
pub(crate) fn language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| "the languages are en, sk, hu, it and de".into())
}

/// Carries the command out.
pub(crate) fn run(command: &Command, out: &mut impl Write) -> io::Result<Exit> {
    match command {
        Command::Check(args) => check::run(args, out),
        Command::List(args) => list::run(args, out),
        Command::Show(args) => show::run(args, out),
        Command::Render(args) => render::run(args, out),
        Command::New(args) => new::run(args, out),
        Command::Fmt(args) => fmt::run(args, out),
        Command::Generate(args) => generate::run(args, out),
        Command::Import(args) => tiled::import(args, out),
        Command::Export(args) => tiled::export(args, out),
    }
}
