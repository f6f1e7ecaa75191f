//! `blipfall mission show`.

use std::io::{self, Write};

use content::Language;

use super::files::Folder;
use crate::Exit;

/// What to show.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The id of a mission, or a file; - reads standard input
    mission: String,
    #[command(flatten)]
    folder: Folder,
    /// The language: en, sk, hu, it or de
    #[arg(long, default_value = "en", value_parser = super::language)]
    lang: Language,
}

/// Prints what a player should know.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    match args.folder.mission(&args.mission) {
        Ok(mission) => {
            write!(out, "{}", content::hulk::overview(&mission, args.lang))?;
            Ok(Exit::Fine)
        }
        Err(exit) => Ok(exit),
    }
}
