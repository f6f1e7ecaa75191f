//! Plans that tables share, and how many of them are kept.

use std::sync::Arc;

use table::{ClockTerms, Each, Plan, Plans, Terms};

use crate::house::{angel, hulk};

fn timed(seconds: u32) -> Terms {
    Terms { clock: Some(ClockTerms { each: Each::Turn, seconds }), ..angel(1) }
}

/// Small plans are kept by the thousand, until they are as large together as a few boards.
#[test]
fn plans_are_kept_by_their_size() {
    const MOST_BYTES: usize = 32 * 1024 * 1024;
    let mut plans = Plans::default();
    let small = Plan::new(timed(1)).unwrap().n_bytes();
    let fit = (MOST_BYTES / small) as u32;
    for seconds in 1..=fit + 1 {
        plans.share(&Arc::new(Plan::new(timed(seconds)).unwrap()));
    }
    assert!(plans.known(&timed(1)).is_none(), "more is kept than fits");
    assert!(plans.known(&timed(2)).is_some() && plans.known(&timed(fit + 1)).is_some());
    let board = Arc::new(Plan::new(hulk("first-contact")).unwrap());
    let n_pushed_out = board.n_bytes().div_ceil(small) as u32;
    assert!(n_pushed_out > 1, "a board is larger than a deck of cards");
    plans.share(&board);
    plans.share(&board);
    assert!(
        plans.known(&timed(1 + n_pushed_out)).is_none() && plans.known(&timed(2 + n_pushed_out)).is_some()
    );
}

/// A plan that nobody has wanted for a while is not kept.
#[test]
fn plans_that_nobody_wants_are_forgotten() {
    let mut plans = Plans::default();
    plans.share(&Arc::new(Plan::new(timed(1)).unwrap()));
    let used = Plan::new(timed(2)).map(Arc::new).unwrap();
    plans.share(&used);
    plans.forget_unused();
    assert!(plans.known(&timed(1)).is_some(), "it was shared a moment ago");
    plans.forget_unused();
    assert!(plans.known(&timed(1)).is_some(), "it was wanted in between");
    plans.forget_unused();
    plans.forget_unused();
    assert!(plans.known(&timed(1)).is_none());
    assert!(plans.known(&timed(2)).is_some(), "a table plays by it");
}
