//! `blipfall replay`: matches that were played.

mod convert;
mod show;
mod words;

use std::fs::File;
use std::io::{self, Read, Write};

use clap::Subcommand;
use table::{Look, MAX_BYTES, Record, Replay, Report, Seal, Seat};

use crate::Exit;

/// What to do with a record.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Show a match at any moment, as a seat or a spectator saw it
    Show(show::Args),
    /// Prove that the dice followed from the seed, and everything else from the rules
    Verify(VerifyArgs),
    /// Write a record in another form: json, jsonl, or text to read
    Convert(convert::Args),
}

/// What to verify.
#[derive(clap::Args)]
pub(crate) struct VerifyArgs {
    /// The record of a match; - reads standard input
    file: String,
}

/// Carries the command out.
pub(crate) fn run(command: &Command, out: &mut impl Write) -> io::Result<Exit> {
    match command {
        Command::Show(args) => show::run(args, out),
        Command::Verify(args) => verify(args, out),
        Command::Convert(args) => convert::run(args, out),
    }
}

fn verify(args: &VerifyArgs, out: &mut impl Write) -> io::Result<Exit> {
    let record = match read(&args.file) {
        Ok(record) => record,
        Err(exit) => return Ok(exit),
    };
    let report = table::verify(&record);
    for finding in &report.findings {
        match &finding.result {
            Ok(proven) => writeln!(out, "proven  {}: {proven}", finding.about)?,
            Err(wrong) => writeln!(out, "FAILED  {}: {wrong}", finding.about)?,
        }
    }
    writeln!(out, "\n{}", Report::LIMITS)?;
    Ok(if report.is_proven() { Exit::Fine } else { Exit::Problems })
}

/// Whose view is shown.
pub(crate) fn look(name: &str) -> Result<Look, String> {
    match name {
        "all" => Ok(Look::All),
        "spectator" => Ok(Look::Spectator),
        name => Seat::from_name(name).map(Look::Seat).ok_or_else(|| {
            let seats: Vec<&str> = Seat::ALL.iter().map(|seat| seat.name()).collect();
            format!("say all, spectator, or a seat: {}", seats.join(", "))
        }),
    }
}

/// Reads a record, or says why not.
fn read(file: &str) -> Result<Record, Exit> {
    let text = text(file).map_err(|error| {
        eprintln!("blipfall: {file}: {error}");
        Exit::Unreadable
    })?;
    Record::read(&text).map_err(|unreadable| {
        eprintln!("blipfall: {file}: {unreadable}");
        Exit::Errors
    })
}

fn text(file: &str) -> io::Result<String> {
    let input: Box<dyn Read> = match file {
        "-" => Box::new(io::stdin().lock()),
        path => Box::new(File::open(path)?),
    };
    // One byte more than a record may have is enough to see that it is too long.
    let mut text = String::new();
    input.take(MAX_BYTES as u64 + 1).read_to_string(&mut text)?;
    Ok(text)
}

/// The match of a file with its record, or why there is none. A broken seal is said.
pub(crate) fn load(file: &str) -> Result<(Record, Replay<'static>), Exit> {
    let record = read(file)?;
    let replay = Replay::load(&record).map_err(|corrupt| {
        eprintln!("blipfall: {file}: {corrupt}");
        Exit::Errors
    })?;
    if record.seal == Some(Seal::Broken) {
        eprintln!(
            "blipfall: {file}: the file was changed after it was written; `blipfall replay verify` says more"
        );
    }
    Ok((record, replay))
}

/// A seat that this table does not have is a mistake.
fn expect_seat(replay: &Replay, look: Look, file: &str) -> Result<(), Exit> {
    let Look::Seat(seat) = look else { return Ok(()) };
    let seats = replay.table().seats();
    // In a game for one the aliens have no player, but they have a view.
    let fits = seats.contains(&seat) || (seat == Seat::Alien && seats == [Seat::Marine]);
    if fits {
        return Ok(());
    }
    let seats: Vec<&str> = seats.iter().map(|seat| seat.name()).collect();
    eprintln!("blipfall: {file}: there is no seat {seat} at this table, but {}", seats.join(", "));
    Err(Exit::Errors)
}
