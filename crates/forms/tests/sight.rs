//! What all Marines see together is what each of them sees, and everybody may know it.

mod common;

use std::collections::BTreeSet;

use common::{hulks, play};
use forms::hulk::{marines_sight, sight};
use game_api::{Game, Viewer};
use space_hulk::{Kind, Side, SpaceHulk};

/// Squares and targets, from one Marine after the other.
fn one_by_one(game: &SpaceHulk, viewer: Viewer<Side>) -> (BTreeSet<String>, BTreeSet<String>) {
    let view = game.view(viewer);
    let table = view.table();
    let marines = table.unit_ids().filter(|(_, unit)| unit.kind() == Kind::Marine && unit.square().is_some());
    let (mut squares, mut targets) = (BTreeSet::new(), BTreeSet::new());
    for (id, _) in marines {
        let seen = sight(&view, &table.name_of(id)).expect("he is in play");
        squares.extend(seen.squares.iter().map(|square| square.0.to_string()));
        targets.extend(seen.targets);
    }
    (squares, targets)
}

#[test]
fn of_all_marines_is_that_of_each() {
    let mut seen_by_all = 0;
    for (game, seed) in hulks().into_iter().zip(0..).take(6) {
        play(game, seed, 60, |moment| {
            for viewer in [Viewer::Seat(Side::Marine), Viewer::Seat(Side::Alien), Viewer::Spectator] {
                let all = marines_sight(&moment.after.view(viewer));
                let (squares, targets) = one_by_one(moment.after, viewer);
                let lit: BTreeSet<_> = all.squares.iter().map(|square| square.0.to_string()).collect();
                assert!(squares.is_subset(&lit), "{viewer:?}");
                assert_eq!(targets, all.targets.into_iter().collect(), "{viewer:?}");
                let marines = moment.after.unit_ids().filter(|(_, unit)| unit.kind() == Kind::Marine).count();
                assert!(lit.len() <= squares.len() + marines, "nothing but their own squares is added");
                seen_by_all += lit.len();
            }
        });
    }
    assert!(seen_by_all > 1000, "{seen_by_all}");
}
