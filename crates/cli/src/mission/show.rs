//! `blipfall mission show`.

use std::io::{self, Write};
use std::path::Path;

use content::{Language, Level, Mission};

use super::files::{Folder, read_one};
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
    match find(&args.mission, &args.folder) {
        Ok(mission) => {
            write!(out, "{}", content::overview(&mission, args.lang))?;
            Ok(Exit::Fine)
        }
        Err(exit) => Ok(exit),
    }
}

/// A mission by its id or its file; says why there is none.
pub(crate) fn find(name: &str, folder: &Folder) -> Result<Mission, Exit> {
    let is_file = name == "-" || name.ends_with(".toml") || Path::new(name).is_file();
    if !is_file {
        let library = folder.library().ok_or(Exit::Unreadable)?;
        return library.find(name).cloned().ok_or_else(|| {
            eprintln!("blipfall: there is no mission {name:?}; `blipfall mission list` names them");
            Exit::Unreadable
        });
    }
    let source = read_one(name);
    let text = source.text.map_err(|error| {
        eprintln!("blipfall: {name}: {error}");
        Exit::Unreadable
    })?;
    let report = content::parse(&text);
    report.mission.ok_or_else(|| {
        let n = report.diagnostics.iter().filter(|found| found.level == Level::Error).count();
        eprintln!("blipfall: {name} has {n} errors; `blipfall mission check {name}` shows them");
        Exit::Errors
    })
}
