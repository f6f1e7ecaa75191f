//! Every action that is written can be read back, and is the same.

mod common;

use std::collections::BTreeSet;

use common::{angels, hulks, play};
use forms::{Args, GameJson};

/// Notes the words of all actions that came up.
fn all_come_back<G: GameJson>(game: G, seed: u64, most: usize, words: &mut BTreeSet<String>) {
    play(game, seed, most, |moment| {
        for action in moment.legal {
            let written = forms::object(&moment.before.write_action(action));
            let read = moment.before.read_action(Args::new(&written));
            assert_eq!(read.expect("it is an action").expect("it is legal"), *action, "{written:?}");
            words.insert(written["do"].as_str().expect("a word").to_owned());
        }
    });
}

#[test]
fn of_space_hulk() {
    let mut words = BTreeSet::new();
    for (game, seed) in hulks().into_iter().zip(0..) {
        all_come_back(game, seed, 150, &mut words);
    }
    assert!(words.len() > 20, "{words:?}");
}

#[test]
fn of_death_angel() {
    let mut words = BTreeSet::new();
    for (game, seed) in angels().into_iter().zip(0..) {
        all_come_back(game, seed, 300, &mut words);
    }
    assert_eq!(words.len(), 11, "{words:?}");
}
