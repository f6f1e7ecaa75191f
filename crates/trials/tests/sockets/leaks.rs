//! What somebody may not know is nowhere in what they are sent. `cargo xtask leaks` compares
//! thousands of pairs; these are enough to notice a mistake.

use trials::leaks::{Cases, Fault};

#[test]
fn matches_that_differ_in_secret_are_the_same_to_strangers() {
    let found = Cases::new().run(60, 0, None).unwrap_or_else(|why| panic!("{why}"));
    // It is no proof if nothing happened.
    assert!(found.played > 300 && found.undone > 10 && found.compared > 1_000, "{found:?}");
}

/// The check itself is checked: every planted leak is caught.
#[test]
fn planted_leaks_are_caught() {
    let cases = Cases::new();
    for fault in Fault::ALL {
        assert!(cases.run(60, 0, Some(fault)).is_err(), "{fault:?} is not noticed");
    }
}
