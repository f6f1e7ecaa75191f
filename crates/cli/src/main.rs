//! The command line of Blipfall.

mod analyse;
mod arena;
mod bench;
mod board;
mod campaign;
mod deck;
mod draw;
mod healthy;
mod laboratory;
mod mission;
mod odds;
mod opinion;
mod overview;
mod parcel;
mod players;
mod puzzles;
mod replay;
mod serve;
mod simulate;
mod solve;
mod store;
mod thinking;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A server makes and drops many small texts for each action. This allocator spends less processor time on them than the
/// system's, and gives memory back that a burst of requests has taken.
#[cfg(not(target_env = "msvc"))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// Blipfall: Space Hulk and Death Angel in the browser, on the command line and for programs.
///
/// Unofficial: not made, endorsed or supported by the owners of the games.
#[derive(Parser)]
#[command(
    name = "blipfall",
    version,
    args_conflicts_with_subcommands = true,
    after_help = "Without a command, the game opens in your browser. `blipfall help` shows examples of the commands.",
    after_long_help = overview::OVERVIEW
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    local: serve::Local,
}

#[derive(Subcommand)]
#[allow(clippy::large_enum_variant, reason = "there is one of them in a run")]
enum Command {
    /// Serve matches to others
    Serve(serve::Hosted),
    /// Speak the engine protocol: one JSON object per line in, one out
    Engine(EngineArgs),
    /// Check a text board and print it in its canonical form
    Board(board::Args),
    /// Check, list, show, write and tidy missions
    #[command(subcommand)]
    Mission(mission::Command),
    /// Check campaigns
    #[command(subcommand)]
    Campaign(campaign::Command),
    /// Play many games between computer players: tables, files, a report with charts
    Simulate(simulate::Args),
    /// Find out which of two computer players is better
    Arena(arena::Args),
    /// Compute exact values of small positions, and what players lose on them
    Solve(solve::Args),
    /// Fit the evaluation of computer players, and measure how good an analysis is
    #[command(subcommand)]
    Lab(laboratory::Command),
    /// Print exact odds of shots and close assaults
    Odds(odds::Args),
    /// Check, list and show the cards of Death Angel
    #[command(subcommand)]
    Deck(deck::Command),
    /// Show, verify and convert matches that were played
    #[command(subcommand)]
    Replay(replay::Command),
    /// Analyse a finished match: its chances, its errors, and how much was luck
    Analyse(analyse::Args),
    /// Find puzzles in games between computer players; check and list puzzles
    #[command(subcommand)]
    Puzzles(puzzles::Command),
    /// Move matches, including running ones, from one server's data to another's
    #[command(subcommand)]
    Match(parcel::Command),
    /// Ask a server whether it works; the exit code is the answer
    Healthy(healthy::Args),
    /// Check, copy and back up everything that a server keeps
    #[command(subcommand)]
    Store(store::Command),
    /// Measure how fast the rules run on this machine
    Bench(bench::Args),
}

/// What the engine knows.
#[derive(clap::Args)]
struct EngineArgs {
    #[command(flatten)]
    folder: mission::Folder,
}

/// How the program ended, the worst last. A wrong call ends with 2, as clap has it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Exit {
    Fine,
    /// What was checked has problems, or could not be read.
    Problems,
    /// A file has errors.
    Errors,
    /// A file could not be read at all.
    Unreadable,
    /// It was stopped before it was done.
    Stopped,
}

impl Exit {
    /// What shells give a program that Ctrl-C has ended.
    const STOPPED: u8 = 130;
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        match exit {
            Exit::Fine => ExitCode::SUCCESS,
            Exit::Problems => ExitCode::from(1),
            Exit::Errors => ExitCode::from(2),
            Exit::Unreadable => ExitCode::from(3),
            Exit::Stopped => ExitCode::from(Exit::STOPPED),
        }
    }
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = BufWriter::new(io::stdout().lock());
    let done = run(cli, &mut out).and_then(|exit| out.flush().map(|()| exit));
    match done {
        Ok(exit) => exit.into(),
        // The reader of our output has closed it.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Exit::Fine.into(),
        Err(error) => {
            eprintln!("blipfall: {error}");
            Exit::Problems.into()
        }
    }
}

fn run(cli: Cli, out: &mut impl Write) -> io::Result<Exit> {
    match cli.command {
        None => serve::local(&cli.local, out),
        Some(Command::Serve(args)) => serve::hosted(&args, out),
        Some(Command::Engine(args)) => speak(&args, out),
        Some(Command::Board(args)) => board::run(&args, out),
        Some(Command::Mission(command)) => mission::run(&command, out),
        Some(Command::Campaign(command)) => campaign::run(&command, out),
        Some(Command::Simulate(args)) => simulate::run(&args, out),
        Some(Command::Arena(args)) => arena::run(&args, out),
        Some(Command::Solve(args)) => solve::run(&args, out),
        Some(Command::Lab(command)) => laboratory::run(&command, out),
        Some(Command::Odds(args)) => odds::run(&args, out),
        Some(Command::Deck(command)) => deck::run(&command, out),
        Some(Command::Replay(command)) => replay::run(&command, out),
        Some(Command::Analyse(args)) => analyse::run(&args, out),
        Some(Command::Puzzles(command)) => puzzles::run(&command, out),
        Some(Command::Match(command)) => parcel::run(&command, out),
        Some(Command::Healthy(args)) => healthy::run(&args, out),
        Some(Command::Store(command)) => store::run(&command, out),
        Some(Command::Bench(args)) => bench::run(&args, out),
    }
}

fn speak(args: &EngineArgs, out: &mut impl Write) -> io::Result<Exit> {
    let Some(library) = args.folder.library() else { return Ok(Exit::Unreadable) };
    let engine = engine::Engine::with_library(library.into());
    engine::run_with(engine, io::stdin().lock(), out).map(|()| Exit::Fine)
}
