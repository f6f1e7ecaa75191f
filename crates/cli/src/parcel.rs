//! `blipfall match`: matches from one server's data to another's.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use server::parcel;
use server::store::{Purpose, Store};

use crate::Exit;
use crate::serve::StorePlace;

/// Moves matches, running ones too.
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Write a match into one file, with everything that is needed to play on
    ///
    /// The server must be stopped. The file holds the secret of the match, with which its dice
    /// can be predicted, so delete it after the import.
    Export(Export),
    /// Read a match from such a file into the data of a server that is stopped
    Import(Import),
}

/// Which match, and where to.
#[derive(clap::Args)]
pub(crate) struct Export {
    /// The id of the match, as in its link
    #[arg(allow_hyphen_values = true)]
    id: String,
    /// The file to write; it must not exist yet
    #[arg(long, short, value_name = "FILE")]
    output: PathBuf,
    #[command(flatten)]
    store: StorePlace,
}

/// Where the parcel lies.
#[derive(clap::Args)]
pub(crate) struct Import {
    /// The file
    file: PathBuf,
    #[command(flatten)]
    store: StorePlace,
}

/// Carries the command out.
pub(crate) fn run(command: &Command, out: &mut impl Write) -> io::Result<Exit> {
    let done = match command {
        Command::Export(args) => export(args),
        Command::Import(args) => import(args),
    };
    match done {
        Ok(text) => writeln!(out, "{text}").map(|()| Exit::Fine),
        Err(why) => {
            eprintln!("blipfall: {why}");
            Ok(Exit::Problems)
        }
    }
}

fn open(store: &StorePlace) -> Result<Arc<dyn Store>, String> {
    let place = store.place().map_err(|error| error.to_string())?;
    place.open_for(Purpose::Look).map_err(|fault| fault.to_string())
}

fn export(args: &Export) -> Result<String, String> {
    let text = parcel::pack(&*open(&args.store)?, &args.id).map_err(|error| error.to_string())?;
    write_for_owner(&args.output, &text).map_err(|error| format!("{}: {error}", args.output.display()))?;
    Ok(format!("match {} is in {}; the file holds its secret", args.id, args.output.display()))
}

fn import(args: &Import) -> Result<String, String> {
    let named = |why: String| format!("{}: {why}", args.file.display());
    let text = std::fs::read_to_string(&args.file).map_err(|error| named(error.to_string()))?;
    let id = parcel::unpack(&*open(&args.store)?, &text).map_err(|error| named(error.to_string()))?;
    Ok(format!("match {id} can be played on here"))
}

/// Only the user may read it.
fn write_for_owner(path: &Path, text: &str) -> io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}
