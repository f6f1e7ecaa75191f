//! `blipfall store`: all matches of a server, checked, copied and backed up.

use std::io::{self, Write};
use std::path::PathBuf;

use server::store::{Depth, Purpose, back_up, check, copy};

use crate::Exit;
use crate::serve::{DataFolder, StorePlace, address};

/// Checks, copies and backs up all that a server keeps.
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Copy people, matches and campaigns from one store to another: from SQLite to PostgreSQL, or back
    ///
    /// No server may run on either of them. The target must be empty. Everything is read back and
    /// compared. Addresses with a password belong in the variables BLIPFALL_FROM and BLIPFALL_TO.
    /// Analyses of matches are left out; the server computes them again when they are asked for.
    Copy(CopyArgs),
    /// Read everything in a store, and report what is damaged
    Check(CheckArgs),
    /// Write the SQLite file of a server into another file, while the server runs
    Backup(BackupArgs),
}

/// From where to where.
#[derive(clap::Args)]
pub(crate) struct CopyArgs {
    /// The folder of a SQLite file, or postgres://user@host/database
    #[arg(long, value_name = "PLACE", env = "BLIPFALL_FROM", hide_env_values = true)]
    from: String,
    /// The same for the store that is to be filled
    #[arg(long, value_name = "PLACE", env = "BLIPFALL_TO", hide_env_values = true)]
    to: String,
    /// Go on with a copy that was interrupted: what is in the target must be what the source has
    #[arg(long)]
    resume: bool,
}

/// Which store.
#[derive(clap::Args)]
pub(crate) struct CheckArgs {
    /// Also play every match again by the rules
    #[arg(long)]
    replay: bool,
    #[command(flatten)]
    store: StorePlace,
}

/// Where to.
#[derive(clap::Args)]
pub(crate) struct BackupArgs {
    /// The file to write; it must not exist yet
    #[arg(long, short, value_name = "FILE")]
    output: PathBuf,
    #[command(flatten)]
    folder: DataFolder,
}

/// Carries the command out.
pub(crate) fn run(command: &Command, out: &mut impl Write) -> io::Result<Exit> {
    let done = match command {
        Command::Copy(args) => copy_all(args),
        Command::Check(args) => check_all(args),
        Command::Backup(args) => back_up_file(args),
    };
    match done {
        Ok(text) => writeln!(out, "{text}").map(|()| Exit::Fine),
        Err(why) => {
            eprintln!("blipfall: {why}");
            Ok(Exit::Problems)
        }
    }
}

fn copy_all(args: &CopyArgs) -> Result<String, String> {
    let place = |text, option, variable| {
        address(text, option, variable).map_err(|error| format!("{option}: {error}"))
    };
    let from = place(&args.from, "--from", "BLIPFALL_FROM")?;
    let to = place(&args.to, "--to", "BLIPFALL_TO")?;
    if from == to {
        return Err("the source and the target are the same".to_owned());
    }
    let source = from.open_for(Purpose::CopyFrom).map_err(|fault| format!("the source, {from}: {fault}"))?;
    let target = to.open_for(Purpose::CopyTo).map_err(|fault| format!("the target, {to}: {fault}"))?;
    let tell = |n_done: u64| {
        if n_done.is_multiple_of(10_000) {
            eprintln!("{n_done} people, matches and campaigns are copied");
        }
    };
    let copied = copy(&*source, &*target, args.resume, tell).map_err(|error| error.to_string())?;
    Ok(format!("copied and compared: {copied}"))
}

fn check_all(args: &CheckArgs) -> Result<String, String> {
    let place = args.store.place().map_err(|error| error.to_string())?;
    let store = place.open_for(Purpose::Look).map_err(|fault| fault.to_string())?;
    let depth = if args.replay { Depth::Replayed } else { Depth::Checksums };
    let mut n_damaged = 0_u64;
    let found = check(&*store, depth, |fault| {
        n_damaged += 1;
        eprintln!("{fault}");
    });
    let found = found.map_err(|fault| fault.to_string())?;
    if n_damaged == 0 {
        Ok(found.to_string())
    } else {
        Err(format!("{n_damaged} are damaged; the rest: {found}"))
    }
}

fn back_up_file(args: &BackupArgs) -> Result<String, String> {
    let folder = args.folder.folder().map_err(|error| error.to_string())?;
    back_up(&folder, &args.output).map_err(|fault| fault.to_string())?;
    let file = args.output.display();
    Ok(format!("{file} is a copy of all matches; it holds the secrets of those that are being played"))
}
