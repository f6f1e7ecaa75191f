//! Whole matches, from the opening to the end.

use forms::Fields;
use table::{People, Solo, Stage, Table, Terms, WaitsFor};

use crate::house::{House, angel, eyes, hulk, hulk_with};

/// Tables of every kind, with those who sit at them.
pub fn kinds() -> Vec<(Terms, Vec<&'static str>)> {
    let solo = |variant| hulk_with("first-contact", Fields::new(), Some(variant));
    vec![
        (hulk("first-contact"), vec!["ann", "bob"]),
        (hulk("shakedown"), vec!["ann", "computer random"]),
        (hulk("first-contact"), vec!["ann"]),
        (solo(Solo::A), vec!["ann"]),
        (solo(Solo::B), vec!["ann"]),
        (angel(1), vec!["ann"]),
        (angel(2), vec!["ann", "bob"]),
        (angel(3), vec!["ann", "bob", "cid"]),
        (angel(6), vec!["a", "b", "c", "computer random", "e", "f"]),
    ]
}

/// The table is what its entries say, after every one of them, also when they have been
/// written down as JSON in between.
#[test]
fn a_loaded_match_is_the_match_that_was_played() {
    let mut absorbed = 0;
    for (terms, people) in kinds() {
        let mut house = House::with(terms, 3, &people);
        let mut loaded = Table::load(&house.record).unwrap();
        for _ in 0..150 {
            if !house.plays_on(7) {
                break;
            }
            for entry in &house.record[loaded.n_entries()..] {
                let written = serde_json::to_string(entry).unwrap();
                loaded.absorb(&serde_json::from_str(&written).unwrap()).unwrap();
            }
            assert_eq!(loaded, house.table);
        }
        absorbed += house.record.len();
    }
    assert!(absorbed > 600, "{absorbed}");
}

#[test]
fn matches_come_to_an_end() {
    for (terms, people) in [(hulk("first-contact"), &["ann", "bob"]), (angel(2), &["ann", "bob"])] {
        let mut house = House::with(terms, 1, people);
        while house.plays_on(3) {}
        assert_eq!((house.table.stage(), house.table.waits_for()), (Stage::Over, WaitsFor::Over));
        let update = house.table.update(&eyes("ann"), None, &People::default(), 0);
        assert_eq!(update.secret, Some(house.secret.to_hex()));
        assert_eq!(update.over.as_ref(), house.table.ending());
        assert!(update.legal.is_empty() && update.decision.is_none());
    }
}

/// Nobody decides for the automaton, and nobody sits there.
#[test]
fn a_game_for_one_has_one_seat() {
    for variant in [Solo::A, Solo::B] {
        let terms = hulk_with("first-contact", Fields::new(), Some(variant));
        assert_eq!(terms.check().unwrap(), [table::Seat::Marine]);
    }
    assert_eq!(angel(4).check().unwrap().len(), 4);
    assert!(angel(7).check().unwrap_err().contains("1 to 6 players"));
    let unknown: Fields = serde_json::from_str(r#"{"no_such_option": 1}"#).unwrap();
    assert!(hulk_with("first-contact", unknown, None).check().unwrap_err().contains("no_such_option"));
}
