//! Whole matches, from the opening to the end.

mod common;

use common::{House, angel, hulk, hulk_with, n_legal};
use forms::Fields;
use game_api::Seeded;
use table::{SoloVariant, Stage, Table, WaitsFor, Who};

/// Plays at random to the end, or so far; everybody's answers come from the seed.
fn play(house: &mut House, seed: u64, most: usize) {
    let mut chance = Seeded::new(seed);
    for _ in 0..most {
        match house.table.waits_for() {
            WaitsFor::Person { .. } => {
                let index = chance.below(n_legal(house) as u32) as usize;
                house.act(index);
            }
            WaitsFor::Computer { seat } => {
                let command = house.table.computer_turn().unwrap().decide(seed);
                house.tries(&Who::Computer(seat), &command).unwrap();
            }
            _ => return,
        }
    }
}

/// The table is what its entries say, after every one of them.
#[test]
fn a_loaded_match_is_the_match_that_was_played() {
    let solo = hulk_with("first-contact", Fields::new(), Some(SoloVariant::A));
    for (terms, people) in [
        (hulk("first-contact"), &["ann", "bob"][..]),
        (hulk("first-contact"), &["ann", "computer random"][..]),
        (solo, &["ann"][..]),
        (angel(1), &["ann"][..]),
        (angel(3), &["ann", "bob", "cid"][..]),
        (angel(6), &["a", "b", "c", "computer random", "e", "f"][..]),
    ] {
        for seed in 0..3 {
            let mut house = House::with(terms.clone(), seed, people);
            let mut loaded = Table::load(&house.record).unwrap();
            play(&mut house, seed.into(), 150);
            for entry in &house.record[loaded.n_entries()..] {
                loaded.absorb(entry).unwrap();
            }
            assert_eq!(loaded, house.table);
            let written: Vec<String> =
                house.record.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
            let read = written.iter().map(|line| serde_json::from_str(line).unwrap());
            assert_eq!(Table::load(&read.collect::<Vec<_>>()).unwrap(), house.table);
        }
    }
}

#[test]
fn matches_come_to_an_end() {
    for (terms, people) in [(hulk("first-contact"), &["ann", "bob"][..]), (angel(2), &["ann", "bob"][..])] {
        let mut house = House::with(terms, 1, people);
        play(&mut house, 3, 5000);
        assert_eq!(house.table.stage(), Stage::Over);
        assert_eq!(house.table.waits_for(), WaitsFor::Over);
        assert!(house.table.update(&common::eyes("ann"), None).secret.is_some());
    }
}
