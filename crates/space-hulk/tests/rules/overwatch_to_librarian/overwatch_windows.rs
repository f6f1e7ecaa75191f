//! SH-OW: several Marines, command points, doors, jams, the Marine turn.

use super::alien_turn;
use crate::support::Scene;

/// Proves SH-OW-07, SH-AMB-51.
#[test]
fn everybody_named_rolls_even_at_a_dead_target() {
    let marines = "a:m1> a a a:g1<\na:m2> a a a\na:m3> a a a";
    let mut scene = alien_turn(marines, "m1 overwatch\nm2 assault_cannon overwatch\nm3 overwatch");
    scene.play("g1 turn N", &[]).play("pass", &[]).asks("marine overwatch");
    // Nobody rolls before all are named.
    scene.play("m1 fire g1", &[]).told(&[]).asks("marine overwatch");
    scene.play("m2 fire g1", &[]).told(&[]).asks("marine overwatch");
    // A game that is put away now has lost nothing.
    let saved = scene.board();
    assert!(saved.contains("named m1>g1 m2>g1"), "{saved}");
    scene.is(&saved);
    let before = scene.clone();
    scene.play("pass", &[6, 1, 2, 3, 4]).told(&[
        "fired m1 storm_bolter g1 overwatch",
        "rolled m1 shot 6 1",
        "killed g1 shot",
        "fired m2 assault_cannon g1 overwatch",
        "rolled m2 shot 2 3 4",
    ]);
    scene.has("g1", "gone").has("m2", "0,1 E ap 4 overwatch ammo 9").has("m3", "0,0 E ap 4 overwatch");
    assert!(!scene.board().contains("sustained"), "{}", scene.board());
    // The third is free to join in, and his jam counts.
    let mut all = before;
    all.play("m3 fire g1", &[6, 1, 2, 3, 4, 3, 3]).told_of(&["killed g1 shot", "jammed m3"]);
    all.has("m1", "0,2 E ap 4 overwatch").has("m3", "0,0 E ap 4 overwatch jammed").asks("alien action");
}

/// Proves SH-OW-07, SH-OPT-02.
#[test]
fn in_the_third_edition_all_who_can_fire_do() {
    let marines = "a:m1> a a a:g1<\na:m2> a a a\na:m3> a a a";
    let lines = "m1 overwatch\nm2 overwatch\nm3 overwatch jammed\noption overwatch_covering all_roll";
    let mut scene = alien_turn(marines, lines);
    // Nobody is asked, and the one who cannot fire does not.
    scene.play("g1 turn N", &[]).play("pass", &[6, 1, 1, 2]).asks("alien action").told_of(&[
        "rolled m1 shot 6 1",
        "killed g1 shot",
        "rolled m2 shot 1 2",
    ]);
    let mut must = alien_turn(marines, &format!("{lines}\noption overwatch_fire must"));
    must.play("g1 turn N", &[]).play("pass", &[1, 2, 3, 4]).asks("alien action");
    must.told_of(&["rolled m1 shot 1 2", "rolled m2 shot 3 4"]);
}

/// `m1` on overwatch sees `g1` come; `m2` stands at an open door between them.
fn door_between() -> Scene {
    let mut scene =
        alien_turn(". . a:m2v\na:m1> a a:/ a a a:g1<", "m1 overwatch\ncommand 3\nm2 ap 0 activated");
    scene.play("g1 move 4,0", &[]).asks("marine reaction");
    scene
}

/// Proves SH-OW-09.
#[test]
fn overwatch_fire_comes_after_the_command_points() {
    // The trigger is hidden.
    let mut scene = door_between();
    scene.play("m2 close 2,0 cp 1", &[]).told(&["cp_spent m2 1 spent 1", "door_closed 2,0 m2"]);
    scene.asks("alien action").has("m1", "0,0 E ap 4 overwatch");
    // The trigger is dead.
    let mut scene = alien_turn("a:m1> a a a:g1<\na:m2> a a a", "m1 overwatch\ncommand 3");
    scene.play("g1 turn N", &[]).play("m2 fire g1 cp 1", &[6, 1]).asks("alien action").has("g1", "gone");
    // His own action breaks overwatch; a double in it jams nothing.
    let mut scene = door_between();
    scene.play("m1 fire g1 cp 1", &[2, 2]).asks("alien action").has("m1", "0,0 E ap 4");
    scene.told_of(&["overwatch_lost m1", "fired m1 storm_bolter g1"]).told_nothing_of("jammed");
    // Neither is the case: he fires.
    for action in ["pass", "m2 turn W cp 1", "m2 guard cp 2"] {
        let mut scene = door_between();
        scene.play(action, &[]).asks("marine overwatch").allows("m1 fire g1", 0);
    }
}

/// Proves SH-OW-09.
#[test]
fn who_sets_overwatch_in_a_window_fires_from_the_next_one_on() {
    let mut scene = alien_turn("a:m1> a a a:g1<\na:m2> a a a", "m1 overwatch\ncommand 3");
    scene.play("g1 turn N", &[]).play("m2 overwatch cp 2", &[]).asks("marine overwatch");
    scene.refuses("m2 fire g1", "SH-CP-07").allows("m1 fire g1", 0);
    scene.play("pass", &[]).play("g1 turn W", &[]).play("pass", &[]).allows("m2 fire g1", 0);
}

/// A door so far from `m1`, who is on overwatch; `g1` stands behind it.
fn open_door(distance: usize, more: &str) -> Scene {
    let between = "a ".repeat(distance - 1);
    alien_turn(&format!("a:m1> {between}a:/ a:g1<"), &format!("m1 overwatch {more}"))
}

/// Proves SH-OW-12, SH-AMB-04.
#[test]
fn a_door_that_closes_can_be_shot() {
    for (distance, weapon, dice) in [
        (12, "storm_bolter", &[5, 6][..]),
        (1, "storm_bolter", &[6, 5]),
        (12, "assault_cannon", &[1, 2, 5]),
        (4, "assault_cannon", &[5, 4, 4]),
    ] {
        let mut scene = open_door(distance, weapon);
        let door = format!("door {distance},0");
        scene.play(&format!("g1 close {distance},0"), &[]).asks("marine reaction");
        scene.play("pass", &[]).asks("marine overwatch").refuses("m1 fire g1", "SH-SHOOT-01");
        assert_eq!(scene.legal(), [format!("m1 fire {door}"), "pass".into()]);
        scene.play(&format!("m1 fire {door}"), dice).asks("alien action");
        let fired = format!("fired m1 {weapon} {door} overwatch");
        scene.told_of(&[&fired, &format!("door_destroyed {distance},0")]);
    }
    let mut scene = open_door(13, "");
    scene.play("g1 close 13,0", &[]).asks("marine reaction");
    scene.play("pass", &[]).asks("alien action");
    // Nobody sees it: no window.
    let mut scene = alien_turn("a:m1< a a:/ a:g1<", "m1 overwatch");
    scene.play("g1 close 2,0", &[]).asks("alien action");
}

/// Proves SH-OW-12, SH-OPT-10.
#[test]
fn the_shot_at_a_door_is_a_duty_where_overwatch_is() {
    let mut must = open_door(4, "\noption overwatch_fire must");
    must.play("g1 close 4,0", &[]).play("pass", &[1, 2]).asks("alien action");
    must.told(&["fired m1 storm_bolter door 4,0 overwatch", "rolled m1 shot 1 2"]);
    let mut may = open_door(4, "\noption overwatch_fire must\noption door_close_overwatch may");
    may.play("g1 close 4,0", &[]).play("pass", &[]).asks("marine overwatch");
    may.play("pass", &[]).asks("alien action");
}

/// Proves SH-OW-12, SH-AMB-04.
#[test]
fn a_blip_that_closes_a_door_gives_away_the_door_alone() {
    let mut scene = alien_turn(". . . . a:b1\na:m1> a a a:/ a", "m1 overwatch");
    scene.play("b1 close 3,0", &[]).asks("marine reaction");
    scene.play("pass", &[]).asks("marine overwatch");
    assert_eq!(scene.legal(), ["m1 fire door 3,0", "pass"]);
    // An opened door is no trigger.
    scene.play("pass", &[]);
    scene.play("b1 open 3,0", &[]).told(&["door_opened 3,0 b1"]).asks("alien action");
}

/// Proves SH-OW-12, SH-OW-05, SH-AMB-46.
#[test]
fn of_door_and_genestealer_one_is_shot() {
    let rows = "a a a:g1> a\na:m1> a a a:/ a";
    let mut scene = alien_turn(rows, "m1 overwatch");
    scene.play("g1 close 3,0", &[]).play("pass", &[]).asks("marine overwatch");
    assert_eq!(scene.legal(), ["m1 fire g1", "m1 fire door 3,0", "pass"]);
    // Put away in this moment and taken out again, it is the same door.
    assert_eq!(Scene::new(&scene.board()).legal(), scene.legal());
    scene.play("m1 fire door 3,0", &[1, 2]).asks("alien action");
    scene.told(&["fired m1 storm_bolter door 3,0 overwatch", "rolled m1 shot 1 2"]);
    let mut must = alien_turn(rows, "m1 overwatch\noption overwatch_fire must");
    must.play("g1 close 3,0", &[]).play("pass", &[1, 2]).asks("alien action");
    must.told(&["fired m1 storm_bolter g1 overwatch", "rolled m1 shot 1 2"]);
}

/// Proves SH-OW-14, SH-AMB-24.
#[test]
fn a_jam_silences_overwatch_until_it_is_cleared() {
    let mut scene = alien_turn("a:m1> a a a a:g1<", "m1 overwatch\ncommand 2");
    scene.play("g1 move 3,0", &[]).play("pass", &[]).play("m1 fire g1", &[3, 3]);
    scene.told_of(&["jammed m1"]).has("m1", "0,0 E ap 4 overwatch jammed");
    scene.play("g1 turn N", &[]).play("pass", &[]).asks("alien action");
    scene.play("g1 turn W", &[]).asks("marine reaction").refuses("m1 fire g1 cp 1", "SH-BOLT-10");
    scene.play("m1 clear_jam cp 1", &[]).told(&["cp_spent m1 1 spent 1", "jam_cleared m1"]);
    scene.asks("alien action").has("m1", "0,0 E ap 4 overwatch");
    scene.play("g1 turn N", &[]).play("pass", &[]).allows("m1 fire g1", 0);
}

/// Proves SH-OW-15, SH-OPT-07.
#[test]
fn there_is_no_overwatch_in_the_marine_turn() {
    let board = ". . a:m2>\na:m1> a a a:+ a a:b1 a\n\nm1 overwatch";
    let mut scene = Scene::new(board);
    scene.play("m2 open 3,0", &[]).asks("alien face");
    scene.play("g1 face W", &[]).asks("marine action").has("m1", "0,0 E ap 4 overwatch");
    let mut scene = Scene::new(&format!("{board}\ncommand 2\noption reveal_reacts_in_marine_turn true"));
    scene.play("m2 open 3,0", &[]).play("g1 face W", &[]).asks("marine overwatch");
    scene.play("m1 fire g1", &[1, 6]).told_of(&["fired m1 storm_bolter g1 overwatch", "killed g1 shot"]);
    scene.asks("marine action").has("m1", "0,0 E ap 4 overwatch");
}
