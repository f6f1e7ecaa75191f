//! Odds of the psychic storm.

use game_api::Ratio;
use space_hulk::{Action, Power, SpaceHulk, Verb};

use super::scene::{ALIEN, BYSTANDER, expect, find, lives, set_up};
use crate::odds::OddsTable;

/// What is struck: its name, what stands on its square, and a line about it.
const TARGETS: [(&str, &str, &str); 2] =
    [("Genestealer", "g1<", ""), ("Broodlord", "g1<", "g1 broodlord\nbroodlord come")];

/// What three psi points do to one target, and to a section.
pub(super) fn storm() -> OddsTable {
    let row = |&(name, thing, line): &(&str, &str, &str)| {
        let board = format!("a:m1> a b:{thing} b{BYSTANDER}\n\nm1 librarian psi 3\n{line}\n");
        let game = set_up(&board);
        let single = chance(&game, |power| matches!(power, Power::StormTarget(_)));
        // Sections are numbered in the order of the board; the alien stands on the second.
        let section = chance(&game, |power| matches!(power, Power::StormSection(1)));
        (name.to_owned(), vec![single, section])
    };
    OddsTable {
        title: "Psychic storm".to_owned(),
        note: "The chance that the target is destroyed, by a storm on itself or on its section.",
        columns: vec!["target", "section"],
        rows: TARGETS.iter().map(row).collect(),
    }
}

fn chance(game: &SpaceHulk, is_wanted: impl Fn(Power) -> bool) -> Option<Ratio> {
    let storm = find(game, |action: &Action| matches!(action.verb, Verb::Psi(power) if is_wanted(power)))?;
    let dead = |game: &SpaceHulk| if lives(game, ALIEN) { Ratio::ZERO } else { Ratio::ONE };
    Some(expect(game, &storm, |branch| dead(&branch.game)))
}
