//! Reactions to what a conversion brings.

use super::scene;
use crate::support::Scene;

/// `b2` opens the door from a place that nobody sees, and `b1` comes into sight.
const DOOR: &str = ". . a a a a
a:m1> a a:+ a a:b1 a
. . . a:b2

phase alien_action
m1 overwatch
b1 value 2";

#[track_caller]
fn opened(lines: &str) -> Scene {
    let mut scene = scene(DOOR, lines);
    scene.play("b2 open 2,1", &[]);
    scene.told(&["door_opened 2,1 b2", "revealed b1 2", "placed g1 4,1"]).asks("alien face");
    scene
}

/// Proves SH-OPT-06.
#[test]
fn per_model_gives_a_window_after_each_one() {
    for lines in ["", "option reveal_reactions per_model"] {
        let mut scene = opened(lines);
        scene.play("g1 face W", &[]).told(&["turned g1 W"]).asks("marine reaction");
        scene.play("pass", &[]).asks("marine overwatch");
        assert_eq!(scene.legal(), ["m1 fire g1", "pass"]);
        scene.play("m1 fire g1", &[1, 2]).asks("marine place");
        assert_eq!(scene.legal(), ["place 3,1", "place 3,2", "place 4,2", "place 5,1", "place 5,2"]);
        scene.play("place 3,1", &[]).told(&["placed g2 3,1"]).asks("alien face");
        scene.play("g2 face W", &[]).asks("marine reaction");
        scene.play("pass", &[]);
        assert_eq!(scene.legal(), ["m1 fire g2", "pass"]);
        scene.refuses("m1 fire g1", "SH-OW-05");
        scene.play("m1 fire g2", &[1, 2]).asks("alien action");
    }
}

/// Proves SH-OPT-06.
#[test]
fn per_model_gives_no_window_for_one_out_of_sight() {
    let mut scene = opened("");
    scene.play("g1 face W", &[]).play("pass", &[]).play("pass", &[]).play("place 5,1", &[]);
    scene.play("g2 face W", &[]).asks("alien action");
}

/// Proves SH-OPT-06.
#[test]
fn after_all_gives_one_window_and_the_choice_of_the_target() {
    let mut scene = opened("option reveal_reactions after_all\ncommand 1");
    scene.play("g1 face W", &[]).asks("marine place");
    scene.play("place 4,2", &[]).play("g2 face W", &[]);
    scene.asks("marine reaction").allows("m1 fire g1 cp 1", 1);
    scene.play("pass", &[]);
    assert_eq!(scene.legal(), ["m1 fire g1", "m1 fire g2", "pass"]);
    scene.clone().play("pass", &[]).told(&[]).asks("alien action");
    let mut second = scene.clone();
    second.play("m1 fire g2", &[6, 1]).told_of(&["killed g2 shot"]).asks("alien action");
    scene.play("m1 fire g1", &[1, 2]).told_of(&["fired m1 storm_bolter g1 overwatch"]).asks("alien action");
}

/// Proves SH-OPT-01, SH-OPT-06.
#[test]
fn after_all_with_must_leaves_the_choice_but_not_the_shot() {
    let mut scene = opened("option reveal_reactions after_all\noption overwatch_fire must");
    scene.play("g1 face W", &[]).play("place 4,2", &[]).play("g2 face W", &[]).play("pass", &[]);
    scene.asks("marine overwatch");
    scene
        .clone()
        .play("m1 fire g2", &[1, 2])
        .told(&["fired m1 storm_bolter g2 overwatch", "rolled m1 shot 1 2"]);
    scene.play("pass", &[1, 2]).told(&["fired m1 storm_bolter g1 overwatch", "rolled m1 shot 1 2"]);
    scene.asks("alien action");
}

/// Proves SH-OPT-01, SH-OPT-06.
#[test]
fn after_all_with_must_asks_nobody_who_sees_only_one() {
    let mut scene = opened("option reveal_reactions after_all\noption overwatch_fire must");
    scene.play("g1 face W", &[]).play("place 5,1", &[]).play("g2 face W", &[]);
    scene.play("pass", &[1, 2]).told_of(&["fired m1 storm_bolter g1 overwatch"]).asks("alien action");
}

/// `m3` opens the door; `m1` sees what lies behind it and is on overwatch.
const MARINE_TURN: &str = ". a:m3>
a:m1> a a:+ a a:b1 a

m1 overwatch
b1 value 2
command 3";

#[track_caller]
fn revealed_in_the_marine_turn(lines: &str) -> Scene {
    let mut scene = scene(MARINE_TURN, lines);
    scene.play("m3 open 2,0", &[]).told(&["door_opened 2,0 m3", "revealed b1 2", "placed g1 4,0"]);
    scene.play("g1 face W", &[]).asks("marine place");
    scene.play("place 3,0", &[]);
    scene
}

/// Proves SH-OPT-07.
#[test]
fn a_conversion_in_the_marine_turn_is_not_answered() {
    for lines in ["", "option reveal_reacts_in_marine_turn false"] {
        let mut scene = revealed_in_the_marine_turn(lines);
        scene.play("g2 face W", &[]).told(&["turned g2 W"]).asks("marine action");
        scene.has("m1", "0,0 E ap 4 overwatch").has("m3", "1,1 E ap 3");
    }
}

/// Proves SH-OPT-07.
#[test]
fn a_conversion_in_the_marine_turn_is_answered_by_overwatch_alone() {
    let mut scene = revealed_in_the_marine_turn("option reveal_reacts_in_marine_turn true");
    // One window after all of them, with no step for command points; g2 hides g1.
    scene.play("g2 face W", &[]).asks("marine overwatch");
    assert_eq!(scene.legal(), ["m1 fire g2", "pass"]);
    scene.refuses("m1 fire g2 cp 1", "SH-AP-05").refuses("m1 turn N cp 1", "SH-ACT-04");
    scene.clone().play("pass", &[]).told(&[]).asks("marine action");
    scene.play("m1 fire g2", &[3, 3]).asks("marine action");
    scene.told(&["fired m1 storm_bolter g2 overwatch", "rolled m1 shot 3 3", "jammed m1"]);
}

/// Proves SH-OPT-01, SH-OPT-07.
#[test]
fn a_conversion_in_the_marine_turn_must_be_answered_with_must() {
    let lines = "option reveal_reacts_in_marine_turn true\noption overwatch_fire must";
    let mut scene = revealed_in_the_marine_turn(lines);
    scene.play("g2 face W", &[1, 2]).asks("marine action");
    scene.told(&["turned g2 W", "fired m1 storm_bolter g2 overwatch", "rolled m1 shot 1 2"]);
}

/// Proves SH-OPT-07.
#[test]
fn overwatch_in_the_marine_turn_comes_before_the_free_shot() {
    let board = ". a:g7v
. a
. a
a:m1> a:m3^ a a:b1

m1 overwatch";
    let mut quiet = scene(board, "");
    quiet.play("m3 move 1,1", &[]).play("g8 face W", &[]).asks("marine free_shot");
    let mut loud = scene(board, "option reveal_reacts_in_marine_turn true");
    loud.play("m3 move 1,1", &[]).told(&["moved m3 1,0 1,1 N", "revealed b1 1", "placed g8 3,0"]);
    loud.play("g8 face W", &[]).asks("marine overwatch");
    loud.play("m1 fire g8", &[6, 1]);
    loud.told_of(&["killed g8 shot"]).asks("marine free_shot").allows("m3 fire g7", 0);
}

/// Proves SH-OPT-06, SH-OPT-07.
#[test]
fn in_the_alien_turn_each_model_has_one_window_whatever_the_marine_turn_gives() {
    let board = ". . . a:g1< .
a:m1> a a:+ a a:b1

phase alien_action
m1 overwatch
b1 value 1
option reveal_reacts_in_marine_turn true";
    let mut scene = Scene::new(board);
    scene.play("g1 open 2,0", &[]).asks("alien face");
    scene.play("g2 face W", &[]).asks("marine reaction");
    scene.play("pass", &[]).asks("marine overwatch");
    scene.play("pass", &[]).asks("alien action");
}
