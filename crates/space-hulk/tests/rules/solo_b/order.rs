//! The order of the aliens (SB-ORDER) and the turn (SB-SEQ).

use super::{M4, reasons, solo, story, turn};

/// Proves SB-ORDER-01.
#[test]
fn the_player_chooses_the_order_and_each_completes_its_actions() {
    let start = turn("a:m1< a a a:g1< a a:b1 . b", "g1 ap 2\nb1 ap 1");
    start.asks("marine activate");
    assert_eq!(start.legal(), ["g1 activate", "b1 activate", "g8 activate", "g9 activate"]);
    let mut scene = start.clone();
    scene.play("b1 activate", &[]).has("b1", "4,0 ap 0 activated").has("g1", "3,0 W ap 2");
    assert_eq!(scene.legal(), ["g1 activate", "g8 activate", "g9 activate"]);
    scene
        .refuses("b1 activate", "SB-ORDER-01")
        .refuses("g1 move 2,0 W", "SB-GEN-01")
        .refuses("end_turn", "SB-ORDER-01");
    let mut other = start;
    other.play("g1 activate", &[]).has("g1", "1,0 W ap 0 activated").has("b1", "5,0 ap 1");
}

/// Proves SB-ORDER-02.
#[test]
fn a_blip_does_not_end_its_move_on_a_genestealer_that_nobody_sees() {
    let map = "a:m1< a a a:g1< a:b1 a";
    let mut last = turn(map, "b1 ap 1");
    last.play("b1 activate", &[]).has("b1", "4,0 ap 0 activated");
    assert_eq!(reasons(&last), ["SB-TGT-01", "SB-ORDER-02"]);
    let mut passing = turn(map, "b1 ap 2");
    passing.play("b1 activate", &[]).has("b1", "2,0 ap 0 activated");
    let mut stealer = turn("a:m1< a a a:g1< a:g2< a", "g2 ap 1");
    stealer.play("g2 activate", &[]).has("g2", "3,0 W ap 0 activated");
}

/// Proves SB-ORDER-02, SB-BLOCK-01.
#[test]
fn on_a_genestealer_in_sight_the_blip_is_revealed_and_placed_there() {
    let mut scene = turn("a:m1> a a a:g1< a:b1 a", "b1 ap 1 value 3");
    scene.play("b1 activate", &[]);
    scene.told_of(&["moved b1 4,0 3,0 N", "revealed b1 3", "placed g10 3,0", "grouped g10 3"]);
    scene.play("pass", &[]).has("g1", "3,0 W ap 6").has("g10", "3,0 W ap 0 activated");
}

/// Proves SB-SEQ-01, SB-SEQ-02, SB-REINF-03, SB-GROUP-01.
#[test]
fn first_those_on_the_board_then_those_outside_then_reinforcements() {
    let lines = "at 0,0 m1v\nat 0,6 g1v\nentry A 0,8 N\nlurk A b1\nreinforcements 1\npile 1 2 3";
    let mut scene = solo(M4, lines);
    // g1 needs 5 steps and turns nobody: it attacks once, m1 wins and may turn.
    scene.play("end_turn", &[1, 1, 1, 6]).asks("marine turn_to_face").has("b1", "lurks A ap 6");
    scene.play_with("pass", &[4], &[0]);
    let order =
        ["entered b1 A 0,8 N", "moved b1 0,8 0,7 N", "phase alien_reinforcement 1", "blip_drawn b2 1"];
    scene.told_of(&order).told_of(&[
        "blip_placed b2 A",
        "joined b3 b2",
        "grouped b2 2",
        "phase mission_status 1",
    ]);
    // The Marine turn is as it always was.
    scene
        .told_of(&["phase marine_command 2", "command_drawn 1", "phase marine_action 2"])
        .asks("marine action");
    assert_eq!(story(&scene, "b2"), ["blip_drawn b2 1", "blip_placed b2 A", "grouped b2 2"]);
}
