//! SH-SGT: Sergeants.

use super::{alien_turn, outcome};
use crate::support::Scene;

/// Proves SH-SGT-01.
#[test]
fn a_sergeant_adds_one_against_an_enemy_he_faces() {
    for (rank, front, side) in [
        ("sergeant", "4-4 tie, marine reaction", "4-3 attacker, m1 dead, alien action"),
        ("trooper", "4-3 attacker, m1 dead, alien action", "4-3 attacker, m1 dead, alien action"),
    ] {
        for (facing, expected) in [(">", front), ("^", side), ("v", side), ("<", side)] {
            let scene = alien_turn(&format!("a:m1{facing} a:g1<"), &format!("m1 {rank}"));
            assert_eq!(outcome(&scene, &[("g1 assault m1", &[4, 2, 2, 3])]), expected, "{rank} {facing}");
        }
    }
    let scene = alien_turn("a:m1> a:g1<", "m1 sergeant");
    assert_eq!(scene.chance("g1 assault m1", |scene| scene.unit("m1") == "gone"), "40/81");
    assert_eq!(scene.chance("g1 assault m1", |scene| scene.unit("g1") == "gone"), "49/144");
    // Attacking, whichever way the enemy faces; and on top of what his weapon adds.
    for (enemy, arms, dice, score) in [
        ("g1<", "power_fist", &[3, 1, 4, 1][..], "4-4 tie"),
        ("g1>", "power_fist", &[3, 1, 4, 1], "4-4 tie"),
        ("g1<", "lightning_claws no_gun", &[2, 3, 1, 5, 1], "5-5 tie"),
        ("g1<", "hammer_and_shield no_gun", &[3, 1, 5], "5-5 tie"),
    ] {
        let mut scene = Scene::new(&format!("a:m1> a:{enemy}\n\nm1 sergeant {arms}\ncommand 1"));
        scene.play("m1 assault g1", dice).told_of(&[&format!("assault_scored {score}")]);
    }
}

/// Proves SH-SGT-02.
#[test]
fn a_sergeant_on_the_board_lets_the_counter_be_drawn_again() {
    let with = "a:m1> a a:m2>\n\nm1 sergeant\nphase marine_command";
    let mut scene = Scene::with_picks(with, &[4]);
    scene.asks("marine command");
    assert_eq!(scene.legal(), ["redraw", "keep"]);
    let mut kept = scene.clone();
    scene.play_with("redraw", &[], &[1]).told_of(&["command_drawn 2"]).asks("marine action");
    scene.refuses("redraw", "SH-CMD-02").allows("m2 guard cp 2", 2).refuses("m2 reload cp 3", "SH-CANN-06");
    kept.play("keep", &[]).asks("marine action").refuses("redraw", "SH-CMD-02");
    for (board, picks) in [
        ("a:m1> a a:m2>\n\nphase marine_command", &[4][..]),
        ("a:m1> a a:m2>\n\nm1 librarian force_axe\nphase marine_command", &[4]),
        ("a a a:m2>\n\nphase marine_command\nmarines_killed m1", &[4]),
        ("a a a:m2>\n\nphase marine_command\nmarines_exited m1", &[4]),
    ] {
        let scene = Scene::with_picks(board, picks);
        scene.asks("marine action").refuses("redraw", "SH-CMD-02").allows("m2 guard cp 2", 2);
    }
}

/// Proves SH-SGT-02.
#[test]
fn dead_sergeants_and_those_who_left_do_not_count() {
    // Alive at the end of the round he leads the next one.
    let board = "a:m1< a:g1< . a:m2^ a";
    let mut alive = alien_turn(board, "m1 sergeant");
    alive.play_with("end_turn", &[], &[0]).asks("marine command");
    let mut dead = alien_turn(board, "m1 sergeant");
    dead.play("g1 assault m1", &[6, 1, 1, 1]).has("m1", "gone");
    dead.play("g1 end_activation", &[]).play_with("end_turn", &[], &[0]).asks("marine action");
    let mut left = Scene::new("a:m1> a:m2>\n\nm1 sergeant\nexit 0,0 W\nexit 0,0 N");
    left.play("m1 turn N", &[]).play("m1 exit N", &[]).told(&["exited m1 0,0"]);
    left.play_with("end_turn", &[], &[0]).told_of(&["command_drawn 1"]).asks("marine action");
}
