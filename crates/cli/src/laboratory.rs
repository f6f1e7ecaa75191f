//! `blipfall lab`: tools of those who make players.

use std::io::{self, Write};

use lab::hulk::Fit;

use crate::Exit;
use crate::opinion;
use crate::players::{Places, stop_on_signal};

/// What is to be done.
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Fit the evaluation of Space Hulk to games of veterans, and print its file
    Fit(FitArgs),
    /// Compare the chances that an analysis gives with the results of the matches, in ten bins
    Calibrate(opinion::CalibrateArgs),
    /// Analyse matches and report whether luck is 0 on average, and how long an analysis takes
    Luck(opinion::LuckArgs),
}

/// What is fitted on.
#[derive(clap::Args)]
pub(crate) struct FitArgs {
    #[command(flatten)]
    places: Places,
    /// Games on each mission
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(10..=1_000_000))]
    games: u64,
    /// The date to write into the file
    #[arg(long)]
    date: String,
}

/// Does it.
pub(crate) fn run(command: &Command, out: &mut impl Write) -> io::Result<Exit> {
    match command {
        Command::Fit(args) => fit(args, out),
        Command::Calibrate(args) => opinion::calibrate(args, out),
        Command::Luck(args) => opinion::luck(args, out),
    }
}

fn fit(args: &FitArgs, out: &mut impl Write) -> io::Result<Exit> {
    let missions = match args.places.missions() {
        Ok(missions) => missions,
        Err(exit) => return Ok(exit),
    };
    let fit = Fit { missions, first_seed: args.places.seed, games: args.games };
    let stop = stop_on_signal();
    let fitted = fit.run(args.places.threads(), &stop);
    if stop.is_asked() {
        return Ok(Exit::Stopped);
    }
    out.write_all(fitted.file(&fit, &args.date).as_bytes())?;
    Ok(Exit::Fine)
}
