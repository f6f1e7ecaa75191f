//! Doors on edges: close assault, fire, explosions, blips.

use super::scene;

const ASSAULT: &str = "a a:m1> a:g1< a

option door_placement edge
door 1,0/2,0 closed";

/// Proves SH-OPT-14.
#[test]
fn a_door_on_an_edge_is_assaulted_from_in_front_of_it() {
    let mut scene = scene(ASSAULT, "");
    scene.allows("m1 assault door 1,0/2,0", 1).refuses("m1 assault g1", "SH-CA-01");
    scene.play("m1 assault door 1,0/2,0", &[5]).told(&["assaulted m1 door 1,0", "rolled m1 assault 5"]);
    scene.play("m1 assault door 1,0/2,0", &[6]);
    scene.told(&["assaulted m1 door 1,0", "rolled m1 assault 6", "door_destroyed 1,0"]);
    scene.allows("m1 assault g1", 1).refuses("m1 assault door 1,0/2,0", "SH-DOOR-08");
}

/// Proves SH-OPT-14.
#[test]
fn who_does_not_face_across_cannot_assault_the_door() {
    for arrow in ["^", "v", "<"] {
        let scene = scene(&ASSAULT.replace("m1>", &format!("m1{arrow}")), "");
        scene.refuses("m1 assault door 1,0/2,0", "SH-CA-01");
    }
    let away = scene(&ASSAULT.replacen("a a:m1>", "a:m1> a", 1), "");
    away.refuses("m1 assault door 1,0/2,0", "SH-CA-01");
}

/// Proves SH-OPT-14.
#[test]
fn an_alien_assaults_the_door_from_its_side() {
    let mut aliens = scene(ASSAULT, "phase alien_action");
    aliens.refuses("g1 assault m1", "SH-CA-01");
    aliens.play("g1 assault door 1,0/2,0", &[1, 6, 2]).told_of(&["door_destroyed 1,0"]);
    let mut saw = scene(ASSAULT, "m1 chainfist");
    saw.play("m1 assault door 1,0/2,0", &[]).told(&["assaulted m1 door 1,0", "door_destroyed 1,0"]);
}

/// Proves SH-OPT-14.
#[test]
fn nothing_is_handed_through_a_closed_door() {
    let board = ASSAULT.replace("g1<", "m2<") + "\nm1 carries cat";
    scene(&board, "").refuses("m1 give m2 cat", "SH-OBJ-05");
    scene(&board.replace("closed", "open"), "").allows("m1 give m2 cat", 1);
}

/// The flamed section is three squares long; a door lies on one edge in it.
const FIRE: &str = "a:m1> b b b c

m1 heavy_flamer
option door_placement edge";

/// Proves SH-OPT-14.
#[test]
fn fire_stops_at_a_closed_door_on_an_edge() {
    for (door, burns) in [
        ("", "1,0 2,0 3,0"),
        ("door 2,0/3,0 closed", "1,0 2,0"),
        ("door 2,0/3,0 open", "1,0 2,0 3,0"),
        ("door 1,0/2,0 closed", "1,0"),
        ("door 3,0/4,0 closed", "1,0 2,0 3,0"),
    ] {
        let mut scene = scene(FIRE, door);
        scene.play("m1 fire square 1,0", &[]).told(&[&format!("flamed m1 1,0: {burns}")]);
    }
}

/// Proves SH-OPT-14.
#[test]
fn fire_does_not_go_through_a_closed_corner_gap() {
    // From (1,0) to (2,1): one way by (1,1), one by (2,0).
    for (doors, burns) in [
        ("door 1,0/1,1 closed", "1,0 1,1 2,0 2,1"),
        ("door 1,0/1,1 closed\ndoor 1,0/2,0 closed", "1,0"),
        ("door 1,1/2,1 closed\ndoor 2,0/2,1 closed", "1,0 1,1 2,0"),
    ] {
        let board = ". b b\na:m1> b b\n\nm1 heavy_flamer\noption door_placement edge";
        let mut scene = scene(board, doors);
        scene.play("m1 fire square 1,0", &[]).told(&[&format!("flamed m1 1,0: {burns}")]);
    }
}

/// Proves SH-OPT-14, SH-AMB-15.
#[test]
fn a_door_beside_the_fire_is_stuck_but_can_be_attacked() {
    let board = "a:m1> b b:* b b

option door_placement edge
door 0,0/1,0 closed
door 1,0/2,0 closed
door 3,0/4,0 open";
    let stuck = scene(&board.replace("a:m1> b", "a b:m1>"), "");
    stuck.refuses("m1 open 1,0/2,0", "SH-DOOR-09").allows("m1 assault door 1,0/2,0", 1);
    stuck.allows("m1 fire door 1,0/2,0", 1);
    let free = scene(board, "");
    free.allows("m1 open 0,0/1,0", 1);
    let mut aliens = scene(&board.replace("a:m1> b b:* b b", "a b b:* b b:g1<"), "phase alien_action");
    aliens.play("g1 close 3,0/4,0", &[]).told(&["door_closed 3,0 g1"]);
}

/// Proves SH-OPT-14.
#[test]
fn an_explosion_rolls_for_the_doors_inside_the_section() {
    let board = "b a:m1> a a a:g1< c

m1 assault_cannon reloaded
option door_placement edge
door 0,0/1,0 closed
door 2,0/3,0 open
door 4,0/5,0 closed";
    // Doors on the border of the section are not in it; an open one is no target.
    let mut border = scene(board, "");
    border.play_with("m1 fire g1", &[2, 2, 2, 3], &[]);
    border.told(&[
        "fired m1 assault_cannon g1",
        "rolled m1 shot 2 2 2",
        "exploded m1 1,0",
        "killed m1 explosion",
        "rolled g1 explosion 3",
        "phase alien_reinforcement 1",
        "phase alien_action 1",
    ]);
    for (die, stands) in [(3, true), (4, false)] {
        let board = board.replace("door 2,0/3,0 open", "door 2,0/3,0 closed");
        let mut inside = scene(&board, "");
        inside.play("m1 fire door 2,0/3,0", &[2, 2, 2, 1, die]);
        inside.told_of(&[
            "exploded m1 1,0",
            "rolled g1 explosion 1",
            &format!("rolled door 2,0 explosion {die}"),
        ]);
        assert_eq!(inside.events().contains(&"door_destroyed 2,0".to_string()), !stands);
    }
}

/// Proves SH-OPT-14, SH-AMB-32.
#[test]
fn a_closed_door_does_not_cut_adjacency() {
    let board = "a:m1< a a a:b1

phase alien_action
option door_placement edge
door 0,0/1,0 closed";
    let scene = scene(board, "");
    scene.allows("b1 move 2,0", 1);
    let nearer = super::scene(&board.replace("a a a:b1", "a a:b1 a"), "");
    nearer.refuses("b1 move 1,0", "SH-BLIP-04").allows("b1 move 3,0", 1);
    // So a model may be placed on its far side.
    let mut placing = super::scene(
        "a:m1< a a:b1 a\n\nphase alien_action",
        "option door_placement edge\ndoor 1,0/2,0 closed\nb1 value 2",
    );
    placing.play("b1 convert", &[]).play("g1 face W", &[]).asks("alien place");
    assert_eq!(placing.legal(), ["place 1,0", "place 3,0"]);
}

/// Proves SH-OPT-14.
#[test]
fn opening_a_door_on_an_edge_reveals_what_lies_behind() {
    let board = "a:m1> a a:b1 a\n\noption door_placement edge\ndoor 0,0/1,0 closed";
    let mut scene = scene(board, "");
    scene.play("m1 open 0,0/1,0", &[]);
    scene.told(&["door_opened 0,0 m1", "revealed b1 1", "placed g1 2,0"]);
}

/// Proves SH-OPT-14.
#[test]
fn closing_a_door_on_an_edge_opens_a_window() {
    let board = "a:m1> a a:g1< a\n\nphase alien_action\noption door_placement edge\ndoor 1,0/2,0 open";
    let mut seen = scene(board, "m1 overwatch");
    seen.play("g1 close 1,0/2,0", &[]).asks("marine reaction");
    seen.play("pass", &[]);
    assert_eq!(seen.legal(), ["m1 fire door 1,0/2,0", "pass"]);
    let mut unseen = scene(&board.replace("m1>", "m1<"), "");
    unseen.play("g1 close 1,0/2,0", &[]).asks("alien action");
}
