//! The action phase and activation (SH-ACT).

use super::{alien_scene, floor};
use crate::support::Scene;

/// Proves SH-ACT-01.
#[test]
fn marines_have_4_ap_and_aliens_6() {
    let lines = "at 0,0 m1^\nat 0,-2 g1v\nat 2,-3 B1v\nat 4,-5 b1\nm1 ap 1\ng1 ap 1\nB1 ap 2\nb1 ap 1";
    let mut scene = Scene::new(&floor(lines));
    scene.play("end_turn", &[]).asks("alien action");
    scene.has("g1", "0,-2 S ap 6").has("B1", "2,-3 S ap 6").has("b1", "4,-5 ap 6").has("m1", "0,0 N ap 1");
    scene.play_with("end_turn", &[], &[0]).has("m1", "0,0 N ap 4");
    for (lines, message) in [
        ("m1 ap 5", "a marine has at most 4 action points"),
        ("g1 ap 7", "a genestealer has at most 6 action points"),
        ("b1 ap 7", "a blip has at most 6 action points"),
    ] {
        let problems = Scene::problems(&format!("a:m1< . a:g1< . a:b1\n{lines}"));
        assert_eq!(problems.len(), 1);
        assert!(problems[0].ends_with(message), "{problems:#?}");
    }
}

/// Proves SH-ACT-01, SH-AP-05.
#[test]
fn the_allowance_lasts_for_so_many_actions() {
    let mut scene = Scene::new(&floor("at 0,0 m1^\nat 0,-3 m2^"));
    for (to, ap) in [("0,1", 3), ("0,2", 2), ("0,3", 1)] {
        scene.play(&format!("m1 move {to}"), &[]).has("m1", &format!("{to} N ap {ap}"));
    }
    scene.refuses("m1 move 0,2", "SH-AP-05");
    scene.play("m1 move 0,4", &[]).has("m1", "0,4 N ap 0 activated");
    let mut scene = alien_scene(&floor("at 0,0 g1^\nat 5,0 g2^"));
    for (to, ap) in [("0,1", 5), ("0,2", 4), ("0,3", 3), ("0,4", 2), ("0,5", 1)] {
        scene.play(&format!("g1 move {to}"), &[]).has("g1", &format!("{to} N ap {ap}"));
    }
    scene.refuses("g1 move 0,4", "SH-AP-05");
    scene.play("g1 move 0,6", &[]).has("g1", "0,6 N ap 0 activated");
    scene.refuses("g1 move 0,5", "SH-ACT-03");
}

/// Proves SH-ACT-02.
#[test]
fn one_unit_at_a_time_in_any_order() {
    let mut scene = Scene::new(&floor("at 0,0 m1^\nat 2,0 m2^\nat 4,0 m3^"));
    scene.refuses("m2 end_activation", "SH-ACT-02");
    scene.play("m2 turn E", &[]);
    assert_eq!(scene.game.active(), scene.game.find("m2"));
    for idle in ["m1 turn E", "m3 turn W", "m1 end_activation"] {
        scene.refuses(idle, "SH-ACT-02");
    }
    scene.allows("m2 turn S", 1);
    scene.play("m2 end_activation", &[]).told(&[]);
    assert_eq!(scene.game.active(), None);
    scene.play("m3 turn E", &[]).play("m3 end_activation", &[]).play("m1 turn E", &[]);
    scene.refuses("m3 turn N", "SH-ACT-02").refuses("m2 turn N", "SH-ACT-02");

    let mut scene = alien_scene(&floor("at 0,0 g1^\nat 2,0 g2^\nat 4,0 b1"));
    scene.play("g2 turn E", &[]);
    for idle in ["g1 turn E", "b1 move 4,1", "b1 convert"] {
        scene.refuses(idle, "SH-ACT-02");
    }
    scene.allows("g2 turn S", 1);
    scene.play("g2 end_activation", &[]).allows("b1 convert", 0);
    scene.play("b1 move 4,1", &[]).refuses("g1 turn E", "SH-ACT-02");
    scene.play("b1 end_activation", &[]);
    scene.allows("g1 turn E", 1);
}

/// Proves SH-ACT-03.
#[test]
fn an_activation_that_is_over_does_not_come_again() {
    let mut scene = Scene::new(&floor("at 0,0 m1^\nat 2,0 m2^\ncommand 3"));
    scene.play("m1 turn E", &[]).play("m1 end_activation", &[]).has("m1", "0,0 E ap 3 activated");
    scene.refuses("m1 turn N", "SH-ACT-03").refuses("m1 guard", "SH-ACT-03");
    // By CP he still acts, but not by a part of what he had left.
    scene.refuses("m1 guard cp 1", "SH-ACT-03").allows("m1 guard cp 2", 2).allows("m1 turn N cp 1", 1);
    // In the next phase of his side he is activated again.
    scene.play_with("end_turn", &[], &[0]).asks("marine action").has("m1", "0,0 E ap 4");
}

/// Proves SH-ACT-03.
#[test]
fn an_alien_is_activated_once_in_each_phase() {
    let mut scene = alien_scene(&floor("at 0,0 g1^\nat 2,0 b1\nat 0,5 m1^"));
    scene.play("g1 turn E", &[]).play("g1 end_activation", &[]).refuses("g1 turn N", "SH-ACT-03");
    scene.play("b1 move 3,0", &[]).play_with("b1 end_activation", &[], &[0]).asks("marine action");
    scene.has("g1", "0,0 E ap 5 activated").has("b1", "3,0 ap 5 activated");
    scene.play("end_turn", &[]).has("g1", "0,0 E ap 6").has("b1", "3,0 ap 6").allows("b1 convert", 0);
    // A blip whose activation was ended is not converted either.
    let scene = alien_scene(&floor("at 0,0 g1^\nat 2,0 b1\nb1 activated"));
    scene.refuses("b1 convert", "SH-ACT-03").refuses("b1 move 3,0", "SH-ACT-03");
}

/// Proves SH-ACT-04.
#[test]
fn an_action_is_completed_before_the_next_begins() {
    // A step with its shot.
    let mut scene = Scene::new(&floor("at 0,0 m1^\nat 3,0 m2^\nat 0,5 g1v\ncommand 2"));
    scene.play("m1 move 0,1", &[]).asks("marine free_shot");
    for other in ["m1 move 0,2", "m2 turn E", "m2 fire g1", "m1 end_activation", "end_turn", "m1 open 0,2"] {
        assert!(scene.find(other).is_none(), "{other}");
    }
    scene.refuses("m1 move 0,2", "SH-AP-02").refuses("m2 turn E", "SH-AP-02").refuses("end_turn", "SH-AP-02");
    scene.play("pass", &[]).told(&[]).allows("m1 move 0,2", 1);
    // A blip that is seen, with its models.
    let mut scene = Scene::new(&floor("at 0,0 m1^\nat 5,0 b1"));
    scene.play("m1 turn E", &[]).told(&["turned m1 E", "revealed b1 1", "placed g1 5,0"]);
    scene.asks("alien face").refuses("m1 turn S", "SH-ACT-04").refuses("pass", "SH-ACT-04");
    scene.play("g1 face W", &[]).asks("marine free_shot");
    scene.play("m1 fire g1", &[1, 2]);
    scene.asks("marine action");
    // An alien's step with the reactions to it.
    let mut scene = alien_scene(&floor("at 0,0 m1^\nat 0,5 g1v"));
    scene.play("g1 move 0,4", &[]).asks("marine reaction").refuses("g1 move 0,3", "SH-ACT-02");
    scene.play("pass", &[]).asks("alien action").allows("g1 move 0,3", 1);
}

/// Proves SH-ACT-05.
#[test]
fn points_belong_to_the_unit_and_the_phase() {
    let mut scene = Scene::new(&floor("at 0,0 m1^\nat 2,0 m2^\nat 0,-3 g1v\nm2 ap 1\ncommand 1"));
    // What one has left helps no other, and is not kept.
    scene.play("m1 turn E", &[]).play("m1 end_activation", &[]).refuses("m2 guard", "SH-AP-05");
    scene.allows("m2 guard cp 1", 2);
    scene.play("end_turn", &[]).asks("alien action");
    scene.play("g1 turn E", &[]).has("g1", "0,-3 E ap 5");
    scene.play_with("g1 end_activation", &[], &[0]);
    scene.has("m1", "0,0 E ap 4").has("m2", "2,0 N ap 4");
    scene.play("end_turn", &[]).has("g1", "0,-3 E ap 6");
    // Nor does it help in a window of the alien turn.
    let mut scene = alien_scene(&floor("at 0,0 m1^\nat 0,5 g1v\ncommand 1"));
    scene.play("g1 move 0,4", &[]).refuses("m1 fire g1", "SH-CP-10").allows("m1 fire g1 cp 1", 1);
}

/// Proves SH-ACT-06.
#[test]
fn command_points_of_another_do_not_end_an_activation() {
    let mut scene = Scene::new(&floor("at 0,0 m1^\nat 2,0 m2^\nat 0,6 g1v\nm2 activated\ncommand 4"));
    scene.play("m1 turn W", &[]).has("m1", "0,0 W ap 3");
    scene.play("m2 fire g1 cp 1", &[1, 2]).play("m2 guard cp 2", &[]);
    assert_eq!(scene.game.active(), scene.game.find("m1"));
    scene.has("m1", "0,0 W ap 3").refuses("end_turn", "SH-ACT-02").allows("m1 turn S", 1);
    // His own do not end it either.
    scene.play("m1 turn S cp 1", &[]).has("m1", "0,0 S ap 3");
    scene.play("m1 turn W", &[]);
    assert_eq!(scene.game.active(), scene.game.find("m1"));
    scene.has("m1", "0,0 W ap 2");
}
