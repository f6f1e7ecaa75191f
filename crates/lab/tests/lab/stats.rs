//! Intervals and verdicts against values known from elsewhere.

use lab::stats::{Pairs, Verdict, elo, mean, share, sprt};

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < 0.0005
}

#[test]
fn shares_have_wilson_intervals() {
    for (count, of, low, high) in
        [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (60, 100, 0.5020, 0.6906)]
    {
        let share = share(count, of);
        assert!(near(share.low, low) && near(share.high, high), "{count} of {of}: {share:?}");
        assert!(near(share.value, count as f64 / of as f64));
    }
    assert_eq!((share(0, 0).low, share(0, 0).high), (0.0, 1.0));
    for n in 1..500 {
        assert_eq!((share(0, n).low, share(n, n).high), (0.0, 1.0), "of {n}");
    }
}

#[test]
fn means_have_normal_intervals_and_one_number_has_none() {
    let five = mean(&[1.0, 2.0, 3.0, 4.0, 5.0]);
    assert!(near(five.value, 3.0) && near(five.high - 3.0, 1.3859) && near(3.0 - five.low, 1.3859));
    assert!(mean(&[7.0]).high.is_infinite() && mean(&[7.0]).value == 7.0);
    assert!(mean(&[]).value == 0.0);
}

#[test]
fn elo_of_a_score() {
    assert!(near(elo(0.5), 0.0) && near(elo(0.75), 190.8485) && near(elo(0.25), -190.8485));
    assert_eq!((elo(0.0), elo(1.0)), (f64::NEG_INFINITY, f64::INFINITY));
}

#[test]
fn pairs_count_by_half_points() {
    let mut pairs = Pairs::default();
    for (first, second) in [(2, 2), (2, 0), (0, 2), (1, 1), (2, 1), (0, 0)] {
        pairs.add(first, second);
    }
    assert_eq!(pairs, Pairs([1, 0, 3, 1, 1]));
    assert!(near(pairs.score().value, (4.0 + 2.0 * 3.0 + 3.0) / 24.0));
    // Two pairs won, three even, of six.
    assert!(near(pairs.double_wins().value, 3.5 / 6.0));
}

#[test]
fn the_interval_of_a_score_follows_from_the_spread_of_pairs() {
    let score = Pairs([10, 0, 20, 0, 30]).score();
    assert!(near(score.value, 0.6667) && near(score.low, 0.5697) && near(score.high, 0.7582), "{score:?}");
    // Nobody is known to win for ever.
    let all = Pairs([0, 0, 0, 0, 4]).score();
    assert!(all.value == 1.0 && all.high == 1.0 && all.low > 0.5 && all.low < 0.9, "{all:?}");
    assert!(Pairs::default().score().low == 0.0 && Pairs::default().score().high == 1.0);
}

#[test]
fn the_sequential_test_ends_for_clear_cases_and_waits_for_others() {
    let ratio = Pairs([10, 0, 20, 0, 30]).llr(0.5, 0.528_75);
    assert!((ratio - EXPECTED_RATIO).abs() < 0.01, "{ratio}");
    let verdict = |pairs| sprt(&Pairs(pairs), 0.0, 50.0, 0.05);
    assert_eq!(verdict([0, 0, 0, 0, 40]), Verdict::Better);
    assert_eq!(verdict([40, 0, 0, 0, 0]), Verdict::NotBetter);
    assert_eq!(verdict([2, 0, 2, 0, 3]), Verdict::Open);
    assert_eq!(verdict([300, 0, 400, 0, 300]), Verdict::NotBetter);
    assert_eq!(verdict([0; 5]), Verdict::Open);
}

/// By hand: 61 pairs with the two halves that care adds, mean 0.663934, variance 0.141158.
const EXPECTED_RATIO: f64 = 1.858;
