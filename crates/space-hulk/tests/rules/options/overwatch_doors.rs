//! Overwatch and command points when a door closes.

use super::scene;

/// The door hides who closes it.
const HIDDEN: &str = "a:m1> a a:/ a:g1<

phase alien_action
m1 overwatch";

/// The door leaves who closes it in sight.
const VISIBLE: &str = "a a a a:g1<
a:m1> a a:/ a

phase alien_action
m1 overwatch";

const SHOT_AT_DOOR: [&str; 2] = ["fired m1 storm_bolter door 2,0 overwatch", "rolled m1 shot 1 2"];
const SHOT_AT_G1: [&str; 2] = ["fired m1 storm_bolter g1 overwatch", "rolled m1 shot 1 2"];

/// Proves SH-OPT-10.
#[test]
fn a_closing_door_may_or_must_be_shot_at() {
    let mut may = scene(HIDDEN, "option door_close_overwatch may");
    may.play("g1 close 2,0", &[]).told(&["door_closed 2,0 g1"]).asks("marine reaction");
    may.play("pass", &[]).asks("marine overwatch");
    assert_eq!(may.legal(), ["m1 fire door 2,0", "pass"]);
    may.refuses("m1 fire g1", "SH-SHOOT-01");
    may.clone().play("pass", &[]).told(&[]).asks("alien action");
    may.play("m1 fire door 2,0", &[1, 6]).told(&[
        "fired m1 storm_bolter door 2,0 overwatch",
        "rolled m1 shot 1 6",
        "door_destroyed 2,0",
    ]);

    let mut must = scene(HIDDEN, "option door_close_overwatch must");
    must.play("g1 close 2,0", &[]).play("pass", &[1, 2]).told(&SHOT_AT_DOOR).asks("alien action");
}

/// Proves SH-OPT-10.
#[test]
fn an_opening_door_is_no_trigger() {
    for duty in ["may", "must"] {
        let board = "a:m1> a a:+ a:b1 a\n\nphase alien_action\nm1 overwatch";
        let mut scene = scene(board, &format!("option door_close_overwatch {duty}"));
        scene.play("b1 open 2,0", &[]).told_of(&["door_opened 2,0 b1", "revealed b1 1"]);
        scene.told_nothing_of("fired").asks("alien face");
    }
}

/// Proves SH-OPT-10.
#[test]
fn the_duty_at_doors_follows_overwatch_fire_unless_it_is_said() {
    let closing = |lines: &str, dice: &[u8]| {
        let mut scene = scene(HIDDEN, lines);
        scene.play("g1 close 2,0", &[]).play("pass", dice);
        scene.decision()
    };
    assert_eq!(closing("", &[]), "marine overwatch");
    assert_eq!(closing("option overwatch_fire may", &[]), "marine overwatch");
    assert_eq!(closing("option overwatch_fire must", &[1, 2]), "alien action");
    let apart = "option overwatch_fire must\noption door_close_overwatch may";
    assert_eq!(closing(apart, &[]), "marine overwatch");
    let apart = "option overwatch_fire may\noption door_close_overwatch must";
    assert_eq!(closing(apart, &[1, 2]), "alien action");
    assert_eq!(closing("preset third", &[1, 2]), "alien action");
    assert_eq!(closing("preset third\noption overwatch_fire may", &[]), "marine overwatch");
}

/// Proves SH-OPT-01, SH-OPT-10, SH-AMB-46.
#[test]
fn with_door_and_genestealer_in_sight_the_marine_side_chooses() {
    let mut scene = scene(VISIBLE, "");
    scene.play("g1 close 2,0", &[]).play("pass", &[]).asks("marine overwatch");
    assert_eq!(scene.legal(), ["m1 fire g1", "m1 fire door 2,0", "pass"]);
    scene.clone().play("pass", &[]).told(&[]);
    scene.clone().play("m1 fire door 2,0", &[1, 2]).told(&SHOT_AT_DOOR).asks("alien action");
    scene.play("m1 fire g1", &[1, 2]).told(&SHOT_AT_G1).asks("alien action");
}

/// Proves SH-OPT-01, SH-OPT-10, SH-AMB-46.
#[test]
fn with_overwatch_fire_must_the_genestealer_comes_first() {
    for doors in ["may", "must"] {
        let lines = format!("option overwatch_fire must\noption door_close_overwatch {doors}");
        let mut scene = scene(VISIBLE, &lines);
        scene.play("g1 close 2,0", &[]).play("pass", &[1, 2]).told(&SHOT_AT_G1).asks("alien action");
    }
}

/// Proves SH-OPT-01, SH-OPT-10.
#[test]
fn with_may_for_genestealers_and_must_for_doors_who_does_not_choose_fires_at_the_door() {
    let lines = "option overwatch_fire may\noption door_close_overwatch must";
    let mut scene = scene(VISIBLE, lines);
    scene.play("g1 close 2,0", &[]).play("pass", &[]).asks("marine overwatch");
    assert_eq!(scene.legal(), ["m1 fire g1", "m1 fire door 2,0", "pass"]);
    scene.clone().play("m1 fire g1", &[1, 2]).told(&SHOT_AT_G1).asks("alien action");
    scene.play("pass", &[1, 2]).told(&SHOT_AT_DOOR).asks("alien action");
}

/// Proves SH-OPT-02, SH-OPT-10.
#[test]
fn all_roll_fires_at_the_genestealer_rather_than_at_the_door() {
    let board = "a:m1> a a a:g1<
a:m2> a a:/ a

phase alien_action
m1 overwatch
m2 overwatch
option overwatch_covering all_roll";
    let mut scene = scene(board, "");
    scene.play("g1 close 2,0", &[]).play("pass", &[1, 2, 3, 4]).asks("alien action");
    scene.told_of(&["fired m1 storm_bolter g1 overwatch", "fired m2 storm_bolter g1 overwatch"]);
}

/// Proves SH-OPT-24.
#[test]
fn a_closing_door_opens_a_full_window_or_overwatch_only() {
    let mut full = scene(HIDDEN, "option cp_on_door_close true\ncommand 3");
    full.play("g1 close 2,0", &[]).asks("marine reaction");
    full.allows("m1 move 1,0 cp 1", 1);
    full.play("pass", &[]).asks("marine overwatch");
    assert_eq!(scene(HIDDEN, "").board(), scene(HIDDEN, "option cp_on_door_close true").board());

    let mut overwatch = scene(HIDDEN, "option cp_on_door_close false\ncommand 3");
    overwatch.play("g1 close 2,0", &[]).asks("marine overwatch");
    overwatch.refuses("m1 move 1,0 cp 1", "SH-ACT-04");
    overwatch.play("m1 fire door 2,0", &[1, 2]).asks("alien action");
}

/// Proves SH-OPT-24.
#[test]
fn without_overwatch_a_door_may_close_unanswered() {
    let board = "a:m1> a a:/ a:g1<\n\nphase alien_action\ncommand 3";
    scene(board, "option cp_on_door_close true").play("g1 close 2,0", &[]).asks("marine reaction");
    scene(board, "option cp_on_door_close false").play("g1 close 2,0", &[]).asks("alien action");
}

/// Proves SH-OPT-24.
#[test]
fn who_is_seen_closing_a_door_is_a_trigger_of_the_full_window() {
    for value in ["true", "false"] {
        let mut scene = scene(VISIBLE, &format!("option cp_on_door_close {value}\ncommand 1"));
        scene.play("g1 close 2,0", &[]).asks("marine reaction").allows("m1 fire g1 cp 1", 1);
    }
}

/// Proves SH-OPT-10, SH-OPT-24.
#[test]
fn overwatch_alone_can_be_a_duty_at_doors() {
    let mut scene = scene(HIDDEN, "option cp_on_door_close false\noption door_close_overwatch must");
    scene.play("g1 close 2,0", &[1, 2]).asks("alien action");
    scene.told(&["door_closed 2,0 g1", SHOT_AT_DOOR[0], SHOT_AT_DOOR[1]]);
}
