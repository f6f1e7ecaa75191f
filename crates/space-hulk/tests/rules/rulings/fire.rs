//! Sections, and living in a fire.

use super::scene;
use crate::support::Scene;

/// Flames `target` and gives the squares that burn.
#[track_caller]
fn flame(board: &str, target: &str) -> String {
    let mut scene = scene(board, "m1 heavy_flamer");
    scene.play(&format!("m1 fire square {target}"), &[]);
    let told = scene.events()[0].clone();
    told.split_once(": ").expect("squares").1.to_owned()
}

/// Proves SH-AMB-12.
#[test]
fn closed_doors_cut_the_burning_area() {
    // The door's own square does not burn; what lies behind it neither.
    for (row, burns) in [
        ("a:m1> b b b b c", "1,0 2,0 3,0 4,0"),
        ("a:m1> b b:+ b b c", "1,0"),
        ("a:m1> b b b:+ b c", "1,0 2,0"),
        ("a:m1> b b:/ b b c", "1,0 2,0 3,0 4,0"),
        ("a:m1> b b:- b b c", "1,0 2,0 3,0 4,0"),
    ] {
        assert_eq!(flame(row, "1,0"), burns, "{row}");
    }
}

/// Proves SH-AMB-12.
#[test]
fn the_fire_goes_by_diagonal_steps_but_not_through_a_closed_corner() {
    assert_eq!(flame(". b\na:m1> b b", "1,0"), "1,0 1,1 2,0");
    // Only the corner joins (1,0) and (2,1).
    assert_eq!(flame("a b:+ b\na:m1> b b", "1,0"), "1,0 2,0 2,1");
    assert_eq!(flame("a b:+ b\na:m1> b c", "1,0"), "1,0 2,1");
    assert_eq!(flame("a b:+ b\na:m1> b b:+", "1,0"), "1,0");
    assert_eq!(flame("a . b\na:m1> b b:+", "1,0"), "1,0");
    assert_eq!(flame("a c b\na:m1> b .", "1,0"), "1,0 2,1");
    assert_eq!(flame("a . b\na:m1> b .", "1,0"), "1,0");
}

/// Proves SH-AMB-12.
#[test]
fn units_do_not_stop_the_fire() {
    let mut scene = scene("a:m1> b b:m2< b c", "m1 heavy_flamer");
    scene.play("m1 fire square 1,0", &[1]).told(&["flamed m1 1,0: 1,0 2,0 3,0", "rolled m2 flame 1"]);
}

/// Proves SH-AMB-12.
#[test]
fn for_explosion_and_storm_the_whole_section_counts() {
    let board = "a:m1> a a:g1< a:+ a:b1 a:+ b

m1 assault_cannon reloaded";
    let mut explosion = scene(board, "");
    explosion.play("m1 fire g1", &[2, 2, 2, 3, 3, 3, 3]).told(&[
        "fired m1 assault_cannon g1",
        "rolled m1 shot 2 2 2",
        "exploded m1 0,0",
        "killed m1 explosion",
        "rolled g1 explosion 3",
        "rolled b1 explosion 3",
        "rolled door 3,0 explosion 3",
        "rolled door 5,0 explosion 3",
        "phase alien_reinforcement 1",
        "phase alien_action 1",
    ]);
    let mut storm = scene("a:m1> b:g1< b:+ b:b1 c", "m1 librarian force_axe");
    storm.play("m1 psi psychic_storm section b", &[3, 3]);
    storm.told_of(&["rolled g1 psychic_storm 3", "rolled b1 psychic_storm 3"]);
}

/// Proves SH-AMB-14.
#[test]
fn what_the_flamer_can_be_fired_at() {
    for (cell, allowed) in [
        ("b", true),
        ("b:g1<", true),
        ("b:B1<", true),
        ("b:/", true),
        ("b:!cat", true),
        ("b:*", true),
        ("b:m2<", false),
        ("b:+", false),
        ("b:%", false),
        ("b:=", false),
    ] {
        let scene = scene(&format!("a:m1> a {cell} c"), "m1 heavy_flamer");
        if allowed {
            scene.allows("m1 fire square 2,0", 2)
        } else {
            scene.refuses("m1 fire square 2,0", "SH-AMB-14")
        };
    }
}

/// Proves SH-AMB-14.
#[test]
fn a_target_square_is_seen_and_within_12() {
    let cells = "a ".repeat(12);
    let board = format!("a:m1> {cells}b c");
    let scene = scene(&board, "m1 heavy_flamer");
    scene.allows("m1 fire square 12,0", 2).refuses("m1 fire square 13,0", "SH-RANGE-03");
    let hidden = super::scene("a:m1> a:m2> b", "m1 heavy_flamer");
    hidden.refuses("m1 fire square 2,0", "SH-SHOOT-01").refuses("m1 fire square 0,0", "SH-SHOOT-01");
}

/// Proves SH-AMB-14.
#[test]
fn friends_and_the_shooter_are_rolled_for() {
    let mut scene = scene("b:m1> b b:m2< b:g1< c", "m1 heavy_flamer");
    scene.play("m1 fire square 1,0", &[1, 2, 3]).told(&[
        "flamed m1 1,0: 0,0 1,0 2,0 3,0",
        "rolled m1 flame 1",
        "rolled m2 flame 2",
        "rolled g1 flame 3",
        "killed m2 flame",
        "killed g1 flame",
    ]);
    scene.has("m1", "0,0 E ap 2 ammo 5").allows("m1 fire square 1,0", 2);
}

/// A Genestealer in the fire; the fire goes on to the east.
const INSIDE: &str = "a a:* a:*
a a:*,g1> a:*
a a a

phase alien_action";

/// Proves SH-AMB-15.
#[test]
fn the_roll_is_made_on_entering_only() {
    let mut scene = scene(INSIDE, "");
    scene.clone().play("g1 move 2,1", &[1]).told(&["moved g1 1,1 2,1 E", "rolled g1 flame 1"]);
    let mut burnt = Scene::new(&INSIDE.replace("a a a\n", "a a a:m9^\n"));
    burnt.play_with("g1 move 2,1", &[2], &[0]).told_of(&["rolled g1 flame 2", "killed g1 flame"]);
    // Neither staying nor leaving needs a roll, and there is no way back.
    scene.play("g1 turn N", &[]).play("g1 move 0,1", &[]).told(&["moved g1 1,1 0,1 N"]);
    scene.refuses("g1 move 1,1", "SH-FLAME-07").has("g1", "0,1 N ap 4");
}

/// Proves SH-AMB-15.
#[test]
fn in_the_fire_burning_squares_do_not_close_a_corner() {
    scene(INSIDE, "").allows("g1 move 2,2", 1);
    // From outside the same two burning squares do.
    let outside = "a:* a\na:g1> a:*\n\nphase alien_action";
    scene(outside, "").refuses("g1 move 1,1", "SH-MOVE-06");
    scene(&outside.replace("a:g1>", "a:*,g1>"), "").allows("g1 move 1,1", 1);
    // A unit beside it and a wall still do.
    let squeezed = ". a\na:*,g1> a:g2<\n\nphase alien_action";
    scene(squeezed, "").refuses("g1 move 1,1", "SH-MOVE-06");
}

/// Proves SH-AMB-15.
#[test]
fn a_door_in_or_beside_the_fire_is_stuck() {
    // The door's section is b; whether the fire holds it. An open one may be closed.
    for (row, stuck) in [
        ("b:m1> b:/,* b", false),
        ("b:m1> b:/ b:*", false),
        ("b:m1> b:+,* b", true),
        ("b:m1> b:+ b:*", true),
        ("b:m1> b:+ c:*", false),
        ("b:m1> b:/ b b:*", false),
        ("b:*,m1> b:+ b", true),
    ] {
        let scene = scene(row, "");
        let action = if row.contains('+') { "m1 open 1,0" } else { "m1 close 1,0" };
        if stuck {
            scene.refuses(action, "SH-DOOR-09")
        } else {
            scene.allows(action, 1)
        };
    }
}

/// Proves SH-AMB-15.
#[test]
fn a_stuck_door_can_be_destroyed_and_the_fire_does_not_spread() {
    let mut shot = scene("a:m1> b b:+ b:* b:*", "");
    shot.play("m1 fire door 2,0", &[6, 1]).told_of(&["door_destroyed 2,0"]);
    let board = shot.board();
    assert_eq!(board.matches('*').count(), 2, "{board}");
    let mut assault = scene("a a:m1> b:+ b:* b:*", "");
    assault.refuses("m1 open 2,0", "SH-DOOR-09").allows("m1 assault door 2,0", 1);
    assault.play("m1 assault door 2,0", &[6]).told_of(&["door_destroyed 2,0"]);
    assault.allows("m1 move 2,0", 1);
}
