//! Hundreds of simulated servers, each in its own order of misfortunes.

use protocol::AbortReason;
use trials::simulate::run;
use trials::timed;

/// How many things happen in each.
const STEPS: u32 = 2_000;

/// Everything that must be true is checked inside; each run is the same when it is run again.
#[test]
fn misfortunes_lose_nothing_and_can_be_repeated() {
    let (mut acknowledged, mut kills, mut faults) = (0, 0, 0);
    let (mut aborted, mut rematches) = (Vec::new(), 0);
    for seed in 0..200 {
        let outcome = run(seed, STEPS);
        if seed % 10 == 0 {
            assert_eq!(run(seed, STEPS), outcome, "seed {seed} gives another run the second time");
        }
        acknowledged += outcome.acknowledged;
        kills += outcome.kills;
        faults += outcome.faults;
        aborted.extend(outcome.aborted);
        rematches += outcome.rematches;
    }
    // It is no proof if nothing happened.
    assert!(acknowledged > 1_500, "only {acknowledged} actions");
    assert!(kills > 400 && faults > 100, "only {kills} kills and {faults} faults");
    for why in [AbortReason::Late, AbortReason::Withdrawn, AbortReason::Reseated] {
        let n = aborted.iter().filter(|&&found| found == why).count();
        assert!(n >= 10, "only {n} starts were {}", why.words());
    }
    assert!(rematches > 10, "only {rematches} matches were played again");
}

/// Ten thousand timed decisions: nobody's time ends early, and the server's absence is charged
/// to nobody. Every one of them is checked inside.
#[test]
fn time_is_never_up_too_early() {
    let outcome = timed::run(10_000, 1);
    assert_eq!(outcome, timed::run(10_000, 1), "another run the second time");
    assert!(outcome.turns == 10_000 && outcome.expired > 500 && outcome.absences > 500, "{outcome:?}");
    assert!(outcome.least_grace.is_some_and(|grace| grace < 40), "nobody had just enough: {outcome:?}");
}
