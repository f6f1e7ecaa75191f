//! Thousands of simulated servers.

use crate::Verdict;

/// How many.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many seeds
    #[arg(long, default_value_t = 5_000)]
    seeds: u64,
    /// The first seed
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// How many things happen in each
    #[arg(long, default_value_t = 600)]
    steps: u32,
}

/// Runs every seed twice.
pub(crate) fn run(args: &Args) -> Verdict {
    let (mut acknowledged, mut kills, mut faults) = (0, 0, 0);
    let (mut aborted, mut rematches) = (0, 0);
    for seed in args.first..args.first + args.seeds {
        let one = || std::panic::catch_unwind(|| trials::simulate::run(seed, args.steps));
        let outcome = one().map_err(|_| format!("seed {seed}: see above"))?;
        if one().ok().as_ref() != Some(&outcome) {
            return Err(format!("seed {seed} gives another run the second time"));
        }
        acknowledged += outcome.acknowledged;
        kills += outcome.kills;
        faults += outcome.faults;
        aborted += outcome.aborted.len();
        rematches += outcome.rematches;
    }
    Ok(format!(
        "{} seeds, each twice with the same result: {acknowledged} actions acknowledged, {kills} kills, {faults} \
         failed writes, {aborted} starts aborted, {rematches} rematches; nothing lost, doubled or shown too early",
        args.seeds
    ))
}
