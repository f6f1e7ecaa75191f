//! Thousands of pairs of matches that differ in secret.

use trials::leaks::{Cases, Fault};

use crate::Verdict;

/// Within so many pairs each planted leak must be found.
const SOON: u64 = 400;

/// How many.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many pairs
    #[arg(long, default_value_t = 10_000)]
    pairs: u64,
    /// The first seed
    #[arg(long, default_value_t = 0)]
    first: u64,
}

/// Compares, then plants leaks.
pub(crate) fn run(args: &Args) -> Verdict {
    let cases = Cases::new();
    let found = cases.run(args.pairs, args.first, None)?;
    for fault in Fault::ALL {
        if cases.run(SOON, args.first, Some(fault)).is_ok() {
            return Err(format!("{fault:?} is planted, and nobody notices within {SOON} pairs"));
        }
    }
    Ok(format!(
        "{} pairs of matches that differ in secret: {} actions played and {} taken back side by side, {} comparisons \
         of {} MiB, not one byte told anything; all {} planted leaks were caught",
        found.pairs,
        found.played,
        found.undone,
        found.compared,
        found.bytes >> 20,
        Fault::ALL.len()
    ))
}
