//! Entry of blips (SB-ENTRY).

use super::{end_turn, reasons, solo, story};
use crate::support::Scene;

/// Proves SB-ENTRY-01, SB-RUL-01, SB-AP-01.
#[test]
fn a_die_for_each_stack_decides_whether_it_enters() {
    for blip in ["value 2", "values 3 1"] {
        let lines = format!("entry A 9,0 E\nlurk A b1\nb1 {blip}");
        for die in 1..=6 {
            let mut scene = solo("a:m1< a a a a a a a a a", &lines);
            end_turn(&mut scene, &[die]);
            let entered = die >= 4;
            assert_eq!(
                scene.unit("b1"),
                if entered { "4,0 ap 0 activated" } else { "lurks A ap 6 activated" }
            );
            assert_eq!(reasons(&scene)[0], "SB-ENTRY-01");
        }
    }
}

/// Proves SB-ENTRY-02, SB-RUL-01.
#[test]
fn three_blips_enter_without_a_die() {
    let lines = "entry A 9,0 E\nlurk A b1\nb1 values 3 1 1";
    let mut scene = solo("a:m1< a a a a a a a a a", lines);
    end_turn(&mut scene, &[]);
    scene.has("b1", "4,0 ap 0 activated").told_nothing_of("rolled");
    // Three that were put there one by one are a stack too.
    let mut apart = solo("a:m1< a a a a a a a a a", "entry A 9,0 E\nlurk A b1 b2 b3");
    end_turn(&mut apart, &[]);
    apart.has("b1", "4,0 ap 0 activated").has("b2", "gone").told_nothing_of("rolled");
}

/// Proves SB-ENTRY-03.
#[test]
fn nothing_else_restricts_entry() {
    // A Marine within 6 squares, and a blip that was held: both count for nothing.
    let mut scene = solo("a:m1< a a a a a a", "entry A 6,0 E\nlurk A b1\nb1 held ap 4");
    end_turn(&mut scene, &[4]);
    assert_eq!(story(&scene, "b1")[..2], ["rolled b1 entry 4", "entered b1 A 6,0 N"]);
}

/// Proves SB-RUL-23, SB-BLOCK-01, SB-BLOCK-03.
#[test]
fn a_marine_on_the_entry_square_stops_entry_and_aliens_do_not() {
    let map = "a:m1< a a a a a a a a";
    let lines = "entry A 8,0 E\nlurk A b1\n";
    let mut marine = solo(map, &format!("{lines}at 8,0 m2>"));
    end_turn(&mut marine, &[]);
    marine.has("b1", "lurks A ap 6").told_nothing_of("rolled");
    let mut shared = solo(map, &format!("{lines}at 8,0 g1>,*\noption blip_into_los bounce"));
    end_turn(&mut shared, &[]);
    shared.has("b1", "lurks A ap 6").told_nothing_of("rolled");
    let mut stealer = solo("a:m1< . a a a a", "entry A 5,0 E\nlurk A b1\nat 5,0 g1>");
    end_turn(&mut stealer, &[5]);
    stealer.has("b1", "5,0 ap 0 activated").has("g1", "5,0 E ap 0 activated");
    let mut lord = solo("a:m1< . a a a a", "entry A 5,0 E\nlurk A b1\nat 5,0 B1>");
    end_turn(&mut lord, &[]);
    lord.has("b1", "lurks A ap 6").told_nothing_of("rolled");
}

/// Proves SB-ORDER-01.
#[test]
fn the_player_chooses_which_stack_rolls_first() {
    let lines = "entry A 4,0 E\nentry B 4,2 E\nlurk A b1\nlurk B b2";
    let mut scene = solo("a:m1< . a a a\n. . . . .\n. . a a a", lines);
    scene.play("end_turn", &[]).asks("marine activate");
    assert_eq!(scene.legal(), ["b1 activate", "b2 activate"]);
    scene.play_with("b2 activate", &[1, 1], &[0]);
    scene.told_of(&["rolled b2 entry 1", "rolled b1 entry 1"]).asks("marine action");
}

/// One that was held is not held any more once it has entered.
///
/// Proves SB-ENTRY-03.
#[test]
fn a_held_blip_that_entered_is_saved_like_any_other() {
    let lines = "entry A 4,0 E\nentry B 4,2 E\nentry C 4,4 E\nlurk A b1\nlurk B b2\nlurk C b3\nb1 held";
    let mut scene = solo(". . a a a\n. . . . .\n. . a a a\n. . . . .\na:m1< . a a a", lines);
    scene
        .play("end_turn", &[])
        .play("b1 activate", &[4])
        .has("b1", "4,0 ap 0 activated")
        .asks("marine activate");
    assert_eq!(Scene::new(&scene.board()).game, scene.game);
}
