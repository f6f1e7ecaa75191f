//! Trials that take longer than a test may: `cargo xtask` starts them.

mod abuse;
mod chaos;
mod failing;
mod ground;
mod leaking;
mod load;
mod nonsense;
mod restart;
mod serve;
mod simulated;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A server makes and drops many small texts for each action. This allocator spends less processor time on them than the
/// system's, and gives memory back that a burst of requests has taken.
#[cfg(not(target_env = "msvc"))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// Puts the server to the test.
#[derive(Parser)]
#[command(name = "trials")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Attack a server in many ways while somebody plays, and measure
    Abuse(abuse::Args),
    /// One attack, for the trial above
    #[command(hide = true)]
    Attack(abuse::AttackArgs),
    /// Kill the server again and again while matches are played
    Chaos(chaos::Args),
    /// Make computer players, rooms and questions panic, and see the matches go on
    Faults,
    /// Compare what is sent in matches that differ in secret
    Leaks(leaking::Args),
    /// Play many matches at once, and measure
    Load(load::Args),
    /// Send nonsense to a server on which a match is played
    Nonsense(nonsense::Args),
    /// Start a server on many stored matches
    Restart(restart::Args),
    /// Run simulated servers through their misfortunes, each twice
    Simulate(simulated::Args),
    /// Be a server with generous limits, for the trials above
    #[command(hide = true)]
    Serve(serve::Args),
}

/// What a trial comes to: a sentence on success or failure.
type Verdict = Result<String, String>;

fn main() -> ExitCode {
    let cli = Cli::parse();
    match &cli.command {
        Command::Leaks(args) => return tell(leaking::run(args)),
        Command::Simulate(args) => return tell(simulated::run(args)),
        _ => {}
    }
    let runtime = match server::runtime() {
        Ok(runtime) => runtime,
        Err(error) => return tell(Err(error.to_string())),
    };
    tell(runtime.block_on(async {
        match cli.command {
            Command::Abuse(args) => abuse::run(args).await,
            Command::Attack(args) => abuse::attack(args).await,
            Command::Chaos(args) => chaos::run(args).await,
            Command::Faults => failing::run().await,
            Command::Load(args) => load::run(args).await,
            Command::Nonsense(args) => nonsense::run(args).await,
            Command::Restart(args) => restart::run(args).await,
            Command::Serve(args) => serve::run(args).await,
            Command::Leaks(args) => leaking::run(&args),
            Command::Simulate(args) => simulated::run(&args),
        }
    }))
}

fn tell(verdict: Verdict) -> ExitCode {
    match verdict {
        Ok(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(text) => {
            eprintln!("failed: {text}");
            ExitCode::FAILURE
        }
    }
}
