//! Command points (SH-CP).

use super::{M4, alien_scene, floor, track, yard};
use crate::support::Scene;

/// What a Marine's sustained fire is aimed at.
fn aim(scene: &Scene, marine: &str) -> Option<String> {
    let units = scene.game.position().units;
    units.into_iter().find(|unit| unit.id == marine).and_then(|unit| unit.sustained_target)
}

/// Proves SH-CP-01.
#[test]
fn a_cp_is_an_extra_ap_of_any_marine() {
    let mut scene = Scene::new(&yard("at 0,0 m1^\nat 2,0 m2^\nat -2,0 m3^\ncommand 6"));
    // All to one.
    let mut one = scene.clone();
    for facing in ["E", "S", "W", "N", "E", "S"] {
        one.play(&format!("m2 turn {facing} cp 1"), &[]).has("m2", &format!("2,0 {facing} ap 4"));
    }
    assert_eq!(track(&one), (Some(6), 6));
    one.refuses("m2 turn W cp 1", "SH-CMD-06");
    // Or divided.
    scene.play_all(&["m1 move 0,-1 cp 2", "m3 turn W cp 1", "m2 overwatch cp 2", "m1 turn E cp 1"]);
    assert_eq!(track(&scene), (Some(6), 6));
    scene.has("m1", "0,-1 E ap 4").has("m2", "2,0 N ap 4 overwatch").has("m3", "-2,0 W ap 4");
    // Aliens have none.
    let scene = alien_scene(&yard("at 0,0 g1^\nat 2,0 b1\ncommand 6"));
    scene.refuses("g1 turn E cp 1", "SH-CP-01").refuses("b1 move 1,0 cp 1", "SH-CP-01");
}

/// Proves SH-CP-02, SH-AMB-52.
#[test]
fn in_the_marine_turn_cp_neither_start_nor_use_up_an_activation() {
    let mut scene = Scene::new(&yard("at 0,0 m1^\nat 2,0 m2^\nat -2,0 m3^\nm3 activated\ncommand 6"));
    // One not yet activated.
    scene.play("m1 turn E cp 1", &[]).has("m1", "0,0 E ap 4");
    assert_eq!(scene.game.active(), None);
    scene.allows("end_turn", 0).allows("m2 turn E", 1).allows("m1 turn N", 1);
    // The active one.
    scene.play("m2 turn E", &[]).play("m2 turn S cp 1", &[]).has("m2", "2,0 S ap 3");
    // One whose activation is over, one not yet activated, while another is active.
    scene.play("m3 turn W cp 1", &[]).has("m3", "-2,0 W ap 4 activated");
    scene.play("m1 turn S cp 1", &[]).has("m1", "0,0 S ap 4");
    assert_eq!(scene.game.active(), scene.game.find("m2"));
    // As many as there are.
    scene.play_all(&["m2 turn W cp 1", "m2 turn N cp 1"]).has("m2", "2,0 N ap 3");
    scene.refuses("m2 turn W cp 1", "SH-CMD-06");
    scene.play("m2 end_activation", &[]);
    scene.refuses("m3 turn N", "SH-ACT-03").allows("m1 turn W", 1);
}

/// Proves SH-CP-08.
#[test]
fn any_legal_action_can_be_bought() {
    let board = "at 0,0 m1^\nat 3,-2 m2>\nat 5,-2 g1<\ncommand 6";
    for (lines, action, dice, cost) in [
        ("", "m1 move 0,1", &[][..], 1),
        ("", "m1 move 0,-1", &[], 2),
        ("", "m1 turn E", &[], 1),
        ("", "m1 overwatch", &[], 2),
        ("", "m1 guard", &[], 2),
        ("m1 jammed", "m1 clear_jam", &[], 1),
        ("m1 assault_cannon", "m1 reload", &[], 4),
        ("at 0,1 /", "m1 close 0,1", &[], 1),
        ("at 0,1 +", "m1 open 0,1", &[], 1),
        ("at 0,1 +", "m1 assault door 0,1", &[6], 1),
        ("at 0,1 g2v", "m1 assault g2", &[1, 1, 1, 1], 1),
        ("at 0,3 g2v", "m1 fire g2", &[1, 2], 1),
        ("m1 carries cat\nat 0,1 m3^", "m1 give m3 cat", &[], 1),
    ] {
        let mut scene = alien_scene(&floor(&format!("{board}\n{lines}")));
        scene.play("g1 move 4,-2", &[]).allows(&format!("{action} cp {cost}"), cost);
        scene.refuses(action, "SH-CP-10");
        scene.play(&format!("{action} cp {cost}"), dice);
        assert_eq!(track(&scene), (Some(6), cost), "{action}");
        // His own AP are not touched.
        assert_eq!(scene.game.unit(scene.game.find("m1").expect("alive")).ap(), 4, "{action}");
    }
    // Dropping is no action, and a power is not for this turn.
    let mut scene = alien_scene(&floor(&format!("{board}\nm1 librarian force_axe carries cat")));
    scene.play("g1 move 4,-2", &[]).refuses("m1 drop cat", "SH-CP-10");
    scene.refuses("m1 psi force_barrier 2,2", "SH-AMB-43").refuses("end_turn", "SH-ACT-04");
}

/// Proves SH-CP-08.
#[test]
fn flamer_and_move_and_fire_have_their_usual_effects() {
    let mut scene = alien_scene(&format!("{M4}at 0,0 m1^\nat 0,6 g1v\nm1 heavy_flamer\ncommand 2"));
    scene.play("g1 move 0,5", &[]).allows("m1 fire square 0,4 cp 2", 2);
    scene.play("m1 fire square 0,4 cp 2", &[1]).told(&[
        "cp_spent m1 2 spent 2",
        "flamed m1 0,4: 0,4 0,5 0,6 0,7",
        "rolled g1 flame 1",
    ]);
    scene.has("m1", "0,0 N ap 4 ammo 5").asks("alien action");
    let mut scene = alien_scene(&format!("{M4}at 0,0 m1^\nat 0,6 g1v\ncommand 2"));
    scene.play("g1 move 0,5", &[]).play("m1 move 0,1 cp 1", &[]).asks("marine free_shot");
    scene.play("m1 fire g1", &[1, 2]).asks("alien action").has("m1", "0,1 N ap 4");
}

/// Proves SH-CP-09.
#[test]
fn a_cp_action_ends_overwatch_guard_and_sustained_fire() {
    for (counter, told) in [("overwatch", "overwatch_lost m1"), ("guard", "guard_lost m1")] {
        // In either turn.
        let board = format!("{M4}at 0,0 m1^\nat 0,7 g1v\nm1 {counter} sustained g1\ncommand 2");
        let mut scene = Scene::new(&board);
        assert_eq!(aim(&scene, "m1"), Some("g1".into()));
        scene.play("m1 turn E cp 1", &[]).told(&["cp_spent m1 1 spent 1", told, "turned m1 E"]);
        scene.has("m1", "0,0 E ap 4");
        assert_eq!(aim(&scene, "m1"), None);
        let mut scene = alien_scene(&board);
        scene.play("g1 move 0,6", &[]);
        assert_eq!(aim(&scene, "m1"), Some("g1".into()));
        scene.play("m1 turn E cp 1", &[]).told(&["cp_spent m1 1 spent 1", told, "turned m1 E"]);
        scene.has("m1", "0,0 E ap 4");
        assert_eq!(aim(&scene, "m1"), None);
    }
    // Going on with the shot keeps the aim; another Marine's action takes it away.
    let board = "a a a a a\na a a a a\nat 0,0 m1>\nat 0,1 m2>\nat 4,0 g1<\nm1 sustained g1\ncommand 2";
    let mut scene = Scene::new(board);
    scene.play("m1 fire g1 cp 1", &[1, 4]).told_of(&["fired m1 storm_bolter g1 sustained"]);
    assert_eq!(aim(&scene, "m1"), Some("g1".into()));
    scene.play("m2 turn N cp 1", &[]);
    assert_eq!(aim(&scene, "m1"), None);
}

/// Proves SH-CP-10.
#[test]
fn an_action_may_be_paid_with_both() {
    for (ap, cp, legal) in [
        (4, 6, &[0, 1, 2][..]),
        (2, 1, &[0, 1]),
        (1, 6, &[1, 2]),
        (1, 1, &[1]),
        (0, 6, &[2]),
        (0, 1, &[]),
        (1, 0, &[]),
        (2, 0, &[0]),
    ] {
        let command = if cp == 0 { String::new() } else { format!("command {cp}") };
        let scene = Scene::new(&yard(&format!("at 0,0 m1^\nat 2,2 m2^\nm1 ap {ap}\n{command}")));
        let offered: Vec<u8> =
            (0..=3).filter(|cp| scene.find(&format!("m1 guard cp {cp}")).is_some()).collect();
        assert_eq!(offered, legal, "{ap} AP and {cp} CP");
        for points in 0..=3 {
            let allowed = scene.why_not(&format!("m1 guard cp {points}")) == "legal";
            assert_eq!(allowed, legal.contains(&points), "{points} of {ap} AP and {cp} CP");
        }
    }
    let mut scene = Scene::new(&yard("at 0,0 m1^\nat 2,2 m2^\nm1 assault_cannon ap 3\ncommand 4"));
    scene.play("m1 reload cp 2", &[]).told(&["cp_spent m1 2 spent 2", "reloaded m1"]);
    scene.has("m1", "0,0 N ap 1 ammo 10");
    // It is an action of his activation, so nobody else pays in part meanwhile.
    assert_eq!(scene.game.active(), scene.game.find("m1"));
    scene.refuses("m2 guard cp 1", "SH-ACT-02").allows("m2 guard cp 2", 2).allows("m1 guard cp 1", 2);
}

/// Proves SH-CP-10.
#[test]
fn in_a_window_the_whole_cost_is_paid_with_cp() {
    let mut scene = alien_scene(&format!("{M4}at 0,0 m1^\nat 0,8 g1v\ncommand 3"));
    scene.play("g1 move 0,7", &[]);
    for (action, rule) in [
        ("m1 guard", "SH-CP-10"),
        ("m1 guard cp 1", "SH-CP-10"),
        ("m1 guard cp 2", "legal"),
        ("m1 guard cp 3", "SH-AP-05"),
        ("m1 turn E", "SH-CP-10"),
        ("m1 turn E cp 1", "legal"),
        ("m1 turn E cp 2", "SH-AP-05"),
        ("pass cp 1", "SH-AP-05"),
        ("pass", "legal"),
    ] {
        assert_eq!(scene.why_not(action), rule, "{action}");
        assert_eq!(scene.find(action).is_some(), rule == "legal", "{action}");
    }
}
