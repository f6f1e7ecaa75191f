//! When reactions are offered, and in which order.

use super::scene;
use crate::support::Scene;

/// Proves SH-AMB-01.
#[test]
fn the_order_of_a_window() {
    // The door opens, what lies behind it is converted, then command points, then
    // overwatch, then the alien side goes on.
    let board = ". . a a:g1v
a:m1> a a:+ a a:b1
. a:m2>

phase alien_action
command 2
m1 overwatch";
    let mut scene = scene(board, "");
    scene.play("g1 open 2,1", &[]).told(&["door_opened 2,1 g1", "revealed b1 1", "placed g2 4,1"]);
    scene.asks("alien face");
    // The window of the placed model comes before that of the action.
    scene.play("g2 face W", &[]).asks("marine reaction");
    scene.play("pass", &[]);
    assert_eq!(scene.legal(), ["m1 fire g2", "pass"]);
    scene.play("m1 fire g2", &[1, 2]).asks("marine reaction");
    scene.play("pass", &[]);
    assert_eq!(scene.legal(), ["m1 fire g1", "pass"]);
    scene.play("pass", &[]).asks("alien action");
}

/// Proves SH-AMB-01.
#[test]
fn no_witness_no_window() {
    // Nobody sees it, it died, or it stands where nobody looks.
    let mut unseen = scene("a:m1< a a:g1<\n\nphase alien_action\ncommand 1", "");
    unseen.play("g1 move 1,0", &[]).asks("alien action");
    let mut dead = scene("a:m1> a:g1< . a:g2<\n\nphase alien_action\ncommand 1", "");
    dead.play("g1 assault m1", &[1, 1, 1, 6]).told_of(&["killed g1 assault"]).asks("alien action");
    let mut seen = scene("a:m1> a a:g1<\n\nphase alien_action", "");
    seen.play("g1 turn N", &[]).asks("marine reaction");
    assert_eq!(seen.legal(), ["pass"]);
}

/// Proves SH-AMB-01.
#[test]
fn every_kind_of_alien_action_opens_a_window() {
    let board = "a:m1> a a a:g1< a:/\n\nphase alien_action\nentry A 3,0 N\nlurk A g2\ng1 carries cat";
    for action in ["g1 move 2,0", "g1 turn N", "g1 turn E"] {
        scene(board, "").play(action, &[]).asks("marine reaction");
    }
    let entering = board.replace("a:g1< a:/", "a a:g1<");
    scene(&entering, "").play("g2 enter S", &[]).told(&["entered g2 A 3,0 S"]).asks("marine reaction");
    // Dropping an object is no action.
    scene(board, "").play("g1 drop cat", &[]).asks("alien action");
}

/// Proves SH-AMB-02.
#[test]
fn command_points_first_and_not_both() {
    let board = "a:m1> a a a a:g1< . a:g9<
a:m2> a a a a

phase alien_action
command 3
m1 overwatch
m2 overwatch";
    let mut scene = scene(board, "");
    scene.play("g1 move 3,1", &[]).asks("marine reaction");
    let mut shot = scene.clone();
    // A double is no jam: the shot is not one of overwatch, and ends it.
    shot.play("m1 fire g1 cp 1", &[3, 3]).told(&[
        "cp_spent m1 1 spent 1",
        "overwatch_lost m1",
        "fired m1 storm_bolter g1",
        "rolled m1 shot 3 3",
    ]);
    shot.has("m1", "0,1 E ap 4").asks("marine overwatch");
    assert_eq!(shot.legal(), ["m2 fire g1", "pass"]);
    shot.refuses("m1 fire g1", "SH-CP-07");
    let mut set = scene.clone();
    set.play("m1 overwatch cp 2", &[]).told_of(&["overwatch_set m1"]).has("m1", "0,1 E ap 4 overwatch");
    set.refuses("m1 fire g1", "SH-CP-07").allows("m2 fire g1", 0);
    // If the shot kills the trigger, nobody fires on overwatch.
    scene.play("m1 fire g1 cp 1", &[6, 1]).told_of(&["killed g1 shot"]).asks("alien action");
}

/// Proves SH-AMB-03.
#[test]
fn one_action_in_each_window() {
    let board = "a:m1> a a a a a:g1<\n\nphase alien_action\ncommand 6";
    let mut scene = scene(board, "");
    scene.play("g1 move 4,0", &[]).play("m1 fire g1 cp 1", &[1, 2]).asks("alien action");
    assert_eq!(scene.game.command_spent(), 1);
    scene.refuses("m1 fire g1 cp 1", "SH-ACT-02");
    scene.play("g1 move 3,0", &[]).asks("marine reaction").allows("m1 guard cp 2", 2);
    // An action may cost more than one point.
    scene.play("m1 guard cp 2", &[]).asks("alien action");
    assert_eq!(scene.game.command_spent(), 3);
}

/// Proves SH-AMB-04.
#[test]
fn a_door_seen_to_close_opens_a_window_whoever_closes_it() {
    for unit in ["g1<", "b1"] {
        let name = &unit[..2];
        let board = format!("a:m1> a a:/ a:{unit} a\n\nphase alien_action\ncommand 2\nm1 overwatch");
        // A blip in sight would be converted, so an open door needs a corner for it.
        let board = match name {
            "b1" => board.replace("a:m1> a a:/ a:b1 a", ". . . a:b1\na:m1> a a:/ a"),
            _ => board,
        };
        let mut scene = scene(&board, "");
        scene.play(&format!("{name} close 2,0"), &[]).told(&[&format!("door_closed 2,0 {name}")]);
        scene.asks("marine reaction").allows("m1 turn N cp 1", 1);
        scene.play("pass", &[]);
        assert_eq!(scene.legal(), ["m1 fire door 2,0", "pass"]);
    }
}

/// Proves SH-AMB-04.
#[test]
fn overwatch_reaches_a_closing_door_within_12() {
    for (distance, reached) in [(12, true), (13, false)] {
        let cells = "a ".repeat(distance - 1);
        let board = format!("a:m1> {cells}a:/ a:g1<\n\nphase alien_action\nm1 overwatch");
        let mut scene = scene(&board, "");
        scene.play(&format!("g1 close {distance},0"), &[]).asks("marine reaction");
        scene.play("pass", &[]);
        scene.asks(if reached { "marine overwatch" } else { "alien action" });
    }
}

/// Proves SH-AMB-04.
#[test]
fn an_opened_door_opens_no_window_of_its_own() {
    let board = "a:m1> a a:+ a
. . . a:b1

phase alien_action
command 2
m1 overwatch";
    let mut unseen = scene(board, "");
    unseen.play("b1 open 2,1", &[]).told(&["door_opened 2,1 b1"]).asks("alien action");
    let mut seen = scene(&board.replace("a:+ a\n. . . a:b1", "a:+ a:g1<"), "");
    seen.play("g1 open 2,0", &[]).asks("marine reaction");
    seen.play("pass", &[]);
    assert_eq!(seen.legal(), ["m1 fire g1", "pass"]);
}

/// A turn by command points reveals `b1`, whose models have windows of their own.
const NESTED: &str = "a:b1
a
a
a:m1> a a a a:g1<
a:m2> a a a a

phase alien_action
command 4
m2 overwatch
b1 value 1";

#[track_caller]
fn nested() -> Scene {
    let mut scene = scene(NESTED, "");
    scene.play("g1 move 3,1", &[]).asks("marine reaction");
    scene.play("m1 turn N cp 1", &[]).told_of(&["turned m1 N", "revealed b1 1", "placed g2 0,4"]);
    scene
}

/// Proves SH-AMB-05.
#[test]
fn a_placement_in_a_window_opens_its_own_first() {
    let mut scene = nested();
    scene.asks("alien face");
    scene.play("g2 face S", &[]).asks("marine reaction");
    scene.allows("m2 turn N cp 1", 1);
    scene.play("pass", &[]);
    // Then the free shot of the turn, then the outer overwatch step.
    scene.asks("marine free_shot");
    scene.play("m1 fire g2", &[1, 2]).asks("marine overwatch");
    assert_eq!(scene.legal(), ["m2 fire g1", "pass"]);
    scene.play("m2 fire g1", &[1, 2]).asks("alien action");
}

/// Proves SH-AMB-05.
#[test]
fn a_reaction_opens_no_window() {
    let board = "a:m1> a a a:g1<\na:m2> a a a\n\nphase alien_action\ncommand 4";
    let mut scene = scene(board, "");
    scene.play("g1 turn N", &[]).play("m1 move 1,1 cp 1", &[]).play("pass", &[]).asks("alien action");
}

/// Proves SH-AMB-06.
#[test]
fn only_the_position_after_the_action_counts() {
    let board = ". . . a
a:m1> a a a:g1<

phase alien_action
command 1
m1 overwatch";
    let mut out = scene(board, "");
    out.play("g1 move 3,1", &[]).asks("alien action");
    out.play("g1 move 3,0", &[]).asks("marine reaction");
    out.play("pass", &[]).asks("marine overwatch");
}

/// Proves SH-AMB-06.
#[test]
fn who_is_exposed_by_the_death_of_its_victim_is_a_trigger() {
    let board = "a:m2> a a:m1> a:g1<\n\nphase alien_action\nm2 overwatch";
    let mut tie = scene(board, "");
    tie.play("g1 assault m1", &[5, 1, 1, 5]).asks("marine reaction");
    tie.play("pass", &[]).asks("alien action");
    let mut exposed = scene(board, "");
    exposed.play("g1 assault m1", &[5, 1, 1, 4]).told_of(&["killed m1 assault"]).asks("marine reaction");
    exposed.play("pass", &[]);
    assert_eq!(exposed.legal(), ["m2 fire g1", "pass"]);
}

/// Proves SH-AMB-46.
#[test]
fn one_target_for_each_marine() {
    let board = "a:m1> a a a:g1<
a:m2> a a:/ a

phase alien_action
m1 overwatch
m2 overwatch";
    let mut scene = scene(board, "");
    scene.play("g1 close 2,0", &[]).play("pass", &[]);
    scene.play("m1 fire g1", &[]).refuses("m1 fire door 2,0", "SH-OW-08");
    scene.play("m2 fire door 2,0", &[1, 2, 3, 6]).told(&[
        "fired m1 storm_bolter g1 overwatch",
        "rolled m1 shot 1 2",
        "fired m2 storm_bolter door 2,0 overwatch",
        "rolled m2 shot 3 6",
        "door_destroyed 2,0",
    ]);
}
