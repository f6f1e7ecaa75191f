//! Command points in reaction windows (SH-CP-03 to 07).

use super::{M4, M5, alien_scene, track};
use crate::support::Scene;

/// Proves SH-CP-03.
#[test]
fn a_window_opens_after_an_alien_action_that_is_seen() {
    let board = format!("{M5}\nat 0,0 m1^\ncommand 2");
    for (unit, action, reacts) in [
        ("at 0,7 g1v", "g1 move 0,6", true),
        ("at 0,7 g1v", "g1 turn E", true),
        ("at 0,7 B1v", "B1 move 0,6", true),
        // Only the position after the action counts.
        ("at 1,5 g1<", "g1 move 0,5", true),
        ("at 0,5 g1>", "g1 move 1,5", false),
        ("at 2,5 g1<", "g1 move 1,5", false),
        ("at 2,5 g1<", "g1 turn N", false),
        ("at 2,5 b1", "b1 move 1,5", false),
        ("entry A 0,8 N\nlurk A g1", "g1 enter S", true),
        ("entry A 2,5 E\nlurk A g1", "g1 enter W", false),
    ] {
        let mut scene = alien_scene(&format!("{board}\n{unit}"));
        scene.play(action, &[]);
        let asked = if reacts { "marine reaction" } else { "alien action" };
        assert_eq!(scene.decision(), asked, "{unit}: {action}");
        scene.refuses("m1 turn E", if reacts { "SH-CP-10" } else { "SH-ACT-02" });
        if reacts {
            scene.allows("m1 turn E cp 1", 1)
        } else {
            scene.refuses("m1 turn E cp 1", "SH-ACT-02")
        };
    }
    // Without an action there is no window.
    alien_scene(&format!("{board}\nat 0,7 g1v")).asks("alien action").refuses("m1 turn E cp 1", "SH-ACT-02");
}

/// Proves SH-CP-03, SH-AMB-04.
#[test]
fn a_door_that_is_seen_to_close_opens_a_window() {
    for (unit, door, action, reacts) in [
        ("at 0,6 g1v", "/", "g1 close 0,5", true),
        ("at 1,6 b1", "/", "b1 close 0,5", true),
        ("at 1,6 b1", "+", "b1 open 0,5", false),
        ("at 0,6 g1v", "+", "g1 open 0,5", true),
        ("at 1,6 g1<", "+", "g1 open 0,5", false),
    ] {
        let map = "a a\na a\na .\na .\na .\na .\na .\na .\n";
        let mut scene = alien_scene(&format!("{map}at 0,0 m1^\nat 0,5 {door}\n{unit}\ncommand 2"));
        scene.play(action, &[]);
        assert_eq!(scene.decision(), if reacts { "marine reaction" } else { "alien action" }, "{action}");
    }
    // Nobody looks: no window.
    let mut scene = alien_scene(&format!("{M4}at 0,0 m1v\nat 0,5 /\nat 0,6 g1v\ncommand 2"));
    scene.play("g1 close 0,5", &[]).asks("alien action");
}

/// Proves SH-CP-03, SH-PLACE-06.
#[test]
fn placing_a_genestealer_counts_as_an_action() {
    // The Genestealer hides the blip until it steps aside.
    let board = "a a\na a\na .\na .\na:m1^ .\nat 0,3 g1v\nat 0,4 b1\ncommand 2";
    let mut scene = alien_scene(board);
    scene.play("g1 move 1,3", &[]).told(&["moved g1 0,3 1,3 S", "revealed b1 1", "placed g2 0,4"]);
    scene.play("g2 face S", &[]).asks("marine reaction").allows("m1 fire g2 cp 1", 1);
    // In the Marine turn there is none.
    let mut scene = Scene::new("a a:m1^ a a a:b1\ncommand 2");
    scene.play("m1 turn E", &[]).play("g1 face W", &[]).asks("marine free_shot");
}

/// Proves SH-CP-04, SH-AMB-03.
#[test]
fn one_action_by_one_marine_in_a_window() {
    let start = format!("{M4}at 0,0 m1^\nat 0,8 g1v\nat 0,1 /\ncommand 6");
    for (action, dice, spent) in [
        ("m1 fire g1 cp 1", &[1, 2][..], 1),
        ("m1 guard cp 2", &[], 2),
        ("m1 overwatch cp 2", &[], 2),
        ("m1 turn E cp 1", &[], 1),
    ] {
        let mut scene = alien_scene(&start);
        scene.play("g1 move 0,7", &[]).asks("marine reaction");
        scene.play(action, dice).asks("alien action");
        assert_eq!(track(&scene), (Some(6), spent), "{action}");
        scene.refuses("m1 turn W cp 1", "SH-ACT-02");
    }
    // The next action opens the next window; nobody has to use one.
    let mut scene = alien_scene(&start);
    scene.play("g1 move 0,7", &[]).play("m1 fire g1 cp 1", &[1, 2]);
    scene.play("g1 move 0,6", &[]).asks("marine reaction");
    scene.play("m1 fire g1 cp 1", &[1, 2]);
    scene.play("g1 move 0,5", &[]).asks("marine reaction");
    scene.play("pass", &[]).asks("alien action");
    assert_eq!(track(&scene), (Some(6), 2));
}

/// Proves SH-CP-05.
#[test]
fn who_may_react() {
    // The second Marine sees nothing.
    let board = format!("{M5}\nat 0,0 m1^\nat 2,5 m2>\nat 0,7 g1v\ncommand 2");
    for (option, rule) in [("any_marine", "legal"), ("witness_only", "SH-CP-05")] {
        let mut scene = alien_scene(&format!("{board}\noption cp_reactor {option}"));
        scene.play("g1 move 0,6", &[]).allows("m1 fire g1 cp 1", 1);
        assert_eq!(scene.why_not("m2 turn N cp 1"), rule);
        assert_eq!(scene.find("m2 turn N cp 1").is_some(), rule == "legal");
        scene.refuses("m2 fire g1 cp 1", if rule == "legal" { "SH-SHOOT-01" } else { rule });
        scene.refuses("g1 turn N cp 1", "SH-ACT-02");
    }
    // To see the door is to see the trigger.
    let board = format!("{M4}at 0,0 m1^\nat 0,8 m2^\nat 0,4 /\nat 0,5 g1v\ncommand 2");
    let mut scene = alien_scene(&format!("{board}\noption cp_reactor witness_only"));
    scene.play("g1 close 0,4", &[]).allows("m1 turn E cp 1", 1).refuses("m2 turn E cp 1", "SH-CP-05");
}

/// Proves SH-CP-06.
#[test]
fn command_points_come_before_overwatch() {
    let board = format!("{M4}at 0,0 m1^\nat 0,8 g1v\nat 0,4 /\nm1 overwatch\ncommand 2");
    let mut scene = alien_scene(&board);
    scene.play("g1 move 0,7", &[]).asks("marine reaction").refuses("m1 fire g1", "SH-CP-10");
    scene.play("pass", &[]).asks("marine overwatch").refuses("m1 fire g1 cp 1", "SH-AP-05");
    scene.play("m1 fire g1", &[1, 2]).asks("alien action").has("g1", "0,7 S ap 5");
    // A CP action that kills the trigger leaves overwatch nothing to fire at.
    let board = "a a a a a a\nat 0,0 m1>\nat 1,0 m2>\nat 5,0 g1<\nat 4,0 g2<\nm1 overwatch\nm2 ap 4";
    let mut scene = alien_scene(&format!("{board}\ncommand 2"));
    scene.play("g2 move 3,0", &[]).play("m2 fire g2 cp 1", &[6, 1]).asks("alien action");
    scene.has("g2", "gone").has("m1", "0,0 E ap 4 overwatch");
}

/// Proves SH-CP-07, SH-AMB-02.
#[test]
fn who_used_cp_does_not_fire_on_overwatch_in_that_window() {
    let board = "a a a a a a a\na a a a a a a\nat 0,0 m1>\nat 0,1 m2>\nat 6,0 g1<\nm2 overwatch\ncommand 6";
    for (lines, action, dice, again) in [
        ("", "m1 overwatch cp 2", &[][..], true),
        ("m1 overwatch jammed", "m1 clear_jam cp 1", &[], true),
        ("m1 overwatch", "m1 fire g1 cp 1", &[1, 1], false),
        ("m1 overwatch", "m1 overwatch cp 2", &[], true),
    ] {
        let mut scene = alien_scene(&format!("{board}\n{lines}"));
        scene.play("g1 move 5,0", &[]).play(action, dice).asks("marine overwatch");
        scene.allows("m2 fire g1", 0).refuses("m1 fire g1", "SH-CP-07");
        scene.play("pass", &[]).asks("alien action");
        // In the next window he does, if he is on overwatch then.
        scene.play("g1 move 4,0", &[]).play("pass", &[]).asks("marine overwatch");
        if again {
            scene.allows("m1 fire g1", 0)
        } else {
            scene.refuses("m1 fire g1", "SH-OW-02")
        };
    }
}
