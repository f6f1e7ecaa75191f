//! Operating doors, and closing them on somebody.

use super::scene;

/// The Marine stands in the middle; doors lie all round him.
const ROUND: &str = "a:+ a:+ a:+
a:+ a:m1^ a:+
a:+ a:+ a:+";

/// Proves SH-OPT-15.
#[test]
fn a_model_operates_doors_in_front_or_all_round() {
    let around = ["0,2", "1,2", "2,2", "2,1", "2,0", "1,0", "0,0", "0,1"];
    let front = scene(ROUND, "option door_operation front_three");
    let adjacent = scene(ROUND, "option door_operation adjacent");
    for (i, door) in around.iter().enumerate() {
        let open = format!("m1 open {door}");
        adjacent.allows(&open, 1);
        match i {
            0..=2 => front.allows(&open, 1),
            _ => front.refuses(&open, "SH-DOOR-04"),
        };
    }
    assert_eq!(front.board(), scene(ROUND, "").board());
}

/// Proves SH-OPT-15.
#[test]
fn a_model_operates_no_door_farther_off() {
    let board = "a:+\na\na:m1^";
    scene(board, "").refuses("m1 open 0,2", "SH-DOOR-04");
    scene(board, "option door_operation adjacent").refuses("m1 open 0,2", "SH-OPT-15");
    let walled = "a:m1> a:+\n\nwall 0,0/1,0\noption door_operation adjacent";
    scene(walled, "").refuses("m1 open 1,0", "SH-OPT-15");
}

/// Proves SH-OPT-15.
#[test]
fn a_genestealer_operates_doors_as_a_marine_does() {
    let board = "a:/ a:g1> a:/\n\nphase alien_action";
    let front = scene(board, "");
    front.allows("g1 close 2,0", 1).refuses("g1 close 0,0", "SH-DOOR-04");
    let adjacent = scene(board, "option door_operation adjacent");
    adjacent.allows("g1 close 2,0", 1).allows("g1 close 0,0", 1);
}

/// Proves SH-OPT-15.
#[test]
fn a_blip_operates_every_adjacent_door_in_any_case() {
    for option in ["front_three", "adjacent"] {
        let board = "a:/ a:b1 a:/ a:/\n\nphase alien_action";
        let scene = scene(board, &format!("option door_operation {option}"));
        scene.allows("b1 close 0,0", 1).allows("b1 close 2,0", 1).refuses("b1 close 3,0", "SH-DOOR-05");
    }
}

/// Proves SH-OPT-16.
#[test]
fn a_door_closes_on_a_unit_or_not() {
    for (unit, name, casualties) in [("m2<", "m2", 0), ("g1<", "g1", 1)] {
        let board = format!("a:m1> a:/,{unit} a");
        scene(&board, "").refuses("m1 close 1,0", "SH-DOOR-06");
        scene(&board, "option door_close_on_unit forbid").refuses("m1 close 1,0", "SH-DOOR-06");
        let mut crush = scene(&board, "option door_close_on_unit allow");
        crush.allows("m1 close 1,0", 1);
        crush.play("m1 close 1,0", &[]);
        crush.told(&["door_closed 1,0 m1", &format!("killed {name} door")]).has(name, "gone");
        assert_eq!(crush.game.position().tally.aliens_killed, casualties);
        crush.refuses("m1 close 1,0", "SH-DOOR-03").allows("m1 open 1,0", 1);
    }
}

/// Proves SH-OPT-16.
#[test]
fn a_crushed_blip_is_shown_and_counts() {
    let board = "a:m1< a:m2< a:/,b1 a:g1<\n\nphase alien_action\nb1 value 3";
    scene(board, "").refuses("g1 close 2,0", "SH-DOOR-06");
    let mut scene = scene(board, "option door_close_on_unit allow");
    scene.play("g1 close 2,0", &[]).told(&["door_closed 2,0 g1", "revealed b1 3", "killed b1 door"]);
    assert_eq!(scene.game.position().tally.aliens_killed, 3);
}

/// Proves SH-OPT-16.
#[test]
fn a_door_does_not_close_on_a_barrier_in_any_case() {
    for value in ["forbid", "allow"] {
        let scene = scene("a:m1> a:/,= a", &format!("option door_close_on_unit {value}"));
        scene.refuses("m1 close 1,0", "SH-DOOR-06");
    }
}

/// Proves SH-OPT-16.
#[test]
fn what_a_crushed_unit_carried_is_pushed_out() {
    let board = "a:/,m2<\na:m1^\n\nm2 carries cat\noption door_close_on_unit allow";
    let mut scene = scene(board, "");
    scene.play_with("m1 close 0,1", &[], &[0]);
    scene.told_of(&["killed m2 door", "dropped cat 0,1", "pushed cat 0,0", "picked_up m1 cat"]);
}
