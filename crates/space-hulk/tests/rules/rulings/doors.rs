//! Doors in squares.

use super::scene;
use crate::support::Scene;

/// Proves SH-AMB-09.
#[test]
fn a_closed_door_fills_a_square() {
    let scene = scene("a:m1> a:+ a a:g1<", "");
    scene.refuses("m1 move 1,0", "SH-MOVE-05").refuses("m1 fire g1", "SH-SHOOT-01");
    assert_eq!(scene.sees("0,0", "E"), ["1,0"]);
    let open = super::scene("a:m1> a:/ a a:g1<", "");
    assert_eq!(open.sees("0,0", "E"), ["1,0", "2,0", "3,0"]);
    open.allows("m1 move 1,0", 1).allows("m1 fire g1", 1);
}

/// Proves SH-AMB-09.
#[test]
fn nobody_stands_in_a_closed_door() {
    let problems = Scene::problems("a:m1> a:+,g1<");
    assert!(problems.len() == 1 && problems[0].contains("a closed door stands in 1,0"), "{problems:?}");
    scene("a:m1> a:/,g1<", "").refuses("m1 close 1,0", "SH-DOOR-06");
    scene("a:m1> a:/,= a", "").refuses("m1 close 1,0", "SH-DOOR-06");
    // What lies in it alone is pushed off its square.
    let mut scene = scene("a:m1> a:/,!cat a", "");
    scene.play_with("m1 close 1,0", &[], &[0]);
    scene.told(&["door_closed 1,0 m1", "pushed cat 2,0"]);
}

/// Proves SH-AMB-10.
#[test]
fn diagonal_steps_at_doors() {
    // The square north, the square east, whether the step is allowed.
    for (north, east, allowed) in [
        ("a:+", "a", true),
        ("a", "a:+", true),
        ("a:+", "a:+", false),
        ("a:+", ".", false),
        (".", "a:+", false),
        ("a:/", "a:/", true),
        ("a:/", ".", true),
        ("a:/", "a:+", true),
        ("a:-", ".", true),
    ] {
        let scene = scene(&format!("{north} a\na:m1^ {east}"), "");
        if allowed {
            scene.allows("m1 move 1,1", 1)
        } else {
            scene.refuses("m1 move 1,1", "SH-MOVE-06")
        };
    }
}

/// Proves SH-AMB-10.
#[test]
fn diagonal_steps_into_and_out_of_an_open_door() {
    scene("a a:/\na:m1^ a", "").allows("m1 move 1,1", 1);
    scene("a a\na:/,m1^ a", "").allows("m1 move 1,1", 1);
    scene(". a:/\na:m1^ .", "").refuses("m1 move 1,1", "SH-MOVE-06");
    scene("a a:+\na:m1^ a", "").refuses("m1 move 1,1", "SH-MOVE-05");
}

/// Proves SH-AMB-11.
#[test]
fn a_door_round_a_corner_is_operated_where_no_step_leads() {
    // The square beside the door is taken, so nobody could step there.
    let mut scene = scene(". a:+\na:m1^ a:m2^", "");
    scene.allows("m1 open 1,1", 1);
    scene.play("m1 open 1,1", &[]).told(&["door_opened 1,1 m1"]);
    scene.refuses("m1 move 1,1", "SH-MOVE-06").allows("m1 close 1,1", 1);
}

/// Proves SH-AMB-11.
#[test]
fn a_door_behind_walls_is_not_adjacent() {
    scene(". a:+\na:m1^ .", "").refuses("m1 open 1,1", "SH-DOOR-04");
    scene("a a:+\na:m1^ .", "").allows("m1 open 1,1", 1);
    let walls = "a a:+\na:m1^ a\n\nwall 0,0/0,1";
    scene(walls, "").allows("m1 open 1,1", 1);
    scene(&format!("{walls} 1,0/1,1"), "").refuses("m1 open 1,1", "SH-DOOR-04");
}

/// Proves SH-AMB-11.
#[test]
fn only_the_three_front_squares_count() {
    let board = "a:+ a:+ a:+\na:+ a:g1^ a:+\na:+ a:+ a:+\n\nphase alien_action";
    let scene = scene(board, "");
    for door in ["0,2", "1,2", "2,2"] {
        scene.allows(&format!("g1 open {door}"), 1);
    }
    for door in ["0,1", "2,1", "0,0", "1,0", "2,0"] {
        scene.refuses(&format!("g1 open {door}"), "SH-DOOR-04");
    }
}
