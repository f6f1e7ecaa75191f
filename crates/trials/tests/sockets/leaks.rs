//! What somebody may not know is nowhere in what they are sent. `cargo xtask leaks` compares
//! thousands of pairs; these are enough to notice a mistake.

use trials::leaks::{Cases, Fault, Leak};

#[test]
fn matches_that_differ_in_secret_are_the_same_to_strangers() {
    let found = Cases::new().run(60, 0, None).unwrap_or_else(|why| panic!("{why}"));
    // It is no proof if nothing happened.
    assert!(found.played > 300 && found.undone > 10 && found.compared > 1_000, "{found:?}");
    assert!(found.early > 20, "who may choose early does: {found:?}");
}

/// The check itself is checked: every planted leak is caught.
#[test]
fn planted_leaks_are_caught() {
    let cases = Cases::new();
    for fault in Fault::ALL {
        assert!(cases.run(60, 0, Some(fault)).is_err(), "{fault:?} is not noticed");
    }
}

/// The same with two whole servers, and every byte that they write.
#[test]
fn servers_write_the_same_to_strangers() {
    let found = Cases::new().run_on_wire(16, 0, None).unwrap_or_else(|why| panic!("{why}"));
    assert!(found.played > 80 && found.compared > 250, "{found:?}");
}

#[test]
fn leaks_that_are_planted_on_the_wire_are_caught() {
    let cases = Cases::new();
    for leak in Leak::all() {
        assert!(cases.run_on_wire(240, 0, Some(leak)).is_err(), "{leak:?} is not noticed");
    }
}
