//! `blipfall odds`: how likely shots and close assaults are to succeed.

use std::io::{self, Write};
use std::path::PathBuf;

use lab::output::Draft;
use lab::{hulk, odds};

use crate::Exit;

/// Where the tables go.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Draw the tables into this file instead
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// Prints or draws every table.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    let tables = hulk::odds_tables();
    let Some(path) = &args.svg else {
        out.write_all(odds::text(&tables).as_bytes())?;
        return Ok(Exit::Fine);
    };
    match Draft::begin(path).and_then(|draft| draft.finish(odds::svg(&tables).as_bytes())) {
        Ok(()) => Ok(Exit::Fine),
        Err(error) => {
            eprintln!("blipfall: {}: cannot be written: {error}", path.display());
            Ok(Exit::Problems)
        }
    }
}
