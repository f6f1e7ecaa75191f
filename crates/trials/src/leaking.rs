//! Thousands of pairs of matches that differ in secret.

use std::time::Instant;

use trials::leaks::{Cases, Fault, Findings, Leak};

use crate::Verdict;

/// Each planted leak must be found within this number of pairs.
const SOON: u64 = 400;

/// How many.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many pairs, in rooms and on the wire each
    #[arg(long, default_value_t = 10_000)]
    pairs: u64,
    /// The first seed
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// Leave out the rooms, and compare on the wire alone
    #[arg(long)]
    wire_only: bool,
    /// Compare only matches on two servers that share one PostgreSQL, with the players on different ones
    #[arg(long)]
    servers: bool,
    /// Plant no leaks: compare alone
    #[arg(long)]
    unplanted: bool,
}

/// Compares, then plants leaks: in rooms, then on the wire.
pub(crate) fn run(args: &Args) -> Verdict {
    let cases = Cases::new();
    if args.servers {
        return on_servers(args, &cases);
    }
    let mut lines = Vec::new();
    if !args.wire_only {
        let run = |pairs, fault| cases.run(pairs, args.first, fault);
        lines.push(compare("what leaves a room", args.pairs, &Fault::ALL, run)?);
    }
    let run = |pairs, leak| cases.run_on_wire(pairs, args.first, leak);
    lines.push(compare("every byte that a server writes", args.pairs, &Leak::all(), run)?);
    Ok(lines.join("\n"))
}

fn on_servers(args: &Args, cases: &Cases) -> Verdict {
    let postgres = testkit::postgres::Postgres::start()?;
    let leaks = if args.unplanted { Vec::new() } else { Leak::all() };
    compare("every byte that two servers on one database write", args.pairs, &leaks, |pairs, leak| {
        cases.run_on_servers(pairs, args.first, leak, &postgres)
    })
}

fn compare<L: Copy + std::fmt::Debug>(
    what: &str,
    pairs: u64,
    leaks: &[L],
    run: impl Fn(u64, Option<L>) -> Result<Findings, String>,
) -> Verdict {
    let since = Instant::now();
    let found = run(pairs, None)?;
    let took = since.elapsed().as_secs();
    for &leak in leaks {
        if run(SOON, Some(leak)).is_ok() {
            return Err(format!("{what}: {leak:?} is planted, and nobody notices within {SOON} pairs"));
        }
    }
    Ok(format!(
        "{what}: {} pairs of matches that differ in secret, {} actions played ({} before they were asked for) and {} taken \
         back side by side, {} comparisons of {} MiB in {took} s, {} pairs played again, not one byte told anything; all {} planted leaks were \
         caught",
        found.pairs,
        found.played,
        found.early,
        found.undone,
        found.compared,
        found.bytes >> 20,
        found.repeated,
        leaks.len()
    ))
}
