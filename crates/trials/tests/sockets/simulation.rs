//! Hundreds of simulated servers, each in its own order of misfortunes.

use trials::simulate::run;

/// How many things happen in each.
const STEPS: u32 = 2_000;

/// Everything that must be true is checked inside; each run is the same when it is run again.
#[test]
fn misfortunes_lose_nothing_and_can_be_repeated() {
    let (mut acknowledged, mut kills, mut faults) = (0, 0, 0);
    for seed in 0..200 {
        let outcome = run(seed, STEPS);
        if seed % 10 == 0 {
            assert_eq!(run(seed, STEPS), outcome, "seed {seed} gives another run the second time");
        }
        acknowledged += outcome.acknowledged;
        kills += outcome.kills;
        faults += outcome.faults;
    }
    // It is no proof if nothing happened.
    assert!(acknowledged > 2_000, "only {acknowledged} actions");
    assert!(kills > 400 && faults > 100, "only {kills} kills and {faults} faults");
}
