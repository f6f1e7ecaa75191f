//! Choices inside a close assault are made by the exact odds.

use game_api::{Game, Journal, Script};
use space_hulk::{SpaceHulk, text};

use super::{answer_in, set_up};

/// A sergeant with a power sword strikes at a Genestealer; the dice fall like this, his own first.
fn struck(dice: [u8; 4]) -> SpaceHulk {
    let mut game = set_up(
        "a:m1> a:g1<\n\nm1 sergeant power_sword ap 1\nactive m1\nround_limit 9\nat_limit marine\n\
         win alien wiped_out immediate : not (marines_on_board 1)\n",
    );
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let strike = legal.iter().find(|action| text::print_action(&game, action) == "m1 assault g1");
    let strike = *strike.expect("it stands before him");
    let mut script = Script::faces(dice);
    game.apply_unchecked(&strike, &mut script, &mut Journal::discard());
    game
}

#[test]
fn the_die_that_beats_him_is_rolled_again() {
    for (dice, die) in [([4, 2, 6, 1], 1), ([4, 6, 2, 1], 0), ([2, 1, 1, 5], 2)] {
        let done = answer_in(&struck(dice));
        assert!(done.ends_with(&format!("parry {die}")), "{dice:?}: {done}");
    }
}

#[test]
fn who_has_won_leaves_the_dice_alone() {
    let done = answer_in(&struck([6, 2, 5, 1]));
    assert!(done.ends_with("pass"), "{done}");
}
