//! SH-OW: setting, firing and losing overwatch.

use super::{M5, alien_turn};
use crate::support::Scene;

/// Proves SH-OW-01.
#[test]
fn overwatch_is_set_with_a_bolter_or_a_cannon_for_two_points() {
    for weapon in ["storm_bolter", "assault_cannon", "storm_bolter sergeant power_sword"] {
        let mut scene = Scene::new(&format!("a:m1> a a:m2>\n\nm1 {weapon}\ncommand 2"));
        scene.allows("m1 overwatch", 2).allows("m1 overwatch cp 1", 2).allows("m1 overwatch cp 2", 2);
        scene.refuses("m1 overwatch cp 3", "SH-AP-05");
        scene.play("m1 overwatch", &[]).told(&["overwatch_set m1"]);
        assert!(scene.unit("m1").starts_with("0,0 E ap 2 overwatch"), "{weapon}");
    }
    for weapon in ["heavy_flamer", "no_gun lightning_claws", "no_gun hammer_and_shield", "no_gun"] {
        let scene = Scene::new(&format!("a:m1> a\n\nm1 {weapon}\ncommand 6"));
        scene.refuses("m1 overwatch", "SH-OW-01").refuses("m1 overwatch cp 2", "SH-OW-01");
    }
    for useless in ["jammed", "assault_cannon ammo 0"] {
        let scene = Scene::new(&format!("a:m1> a\n\nm1 {useless}\ncommand 6"));
        scene.refuses("m1 overwatch", "SH-AMB-54");
    }
    let scene = Scene::new("a:m1> a a:m2>\n\nm1 ap 1\ncommand 1");
    scene.refuses("m1 overwatch", "SH-AP-05").allows("m1 overwatch cp 1", 2);
    scene.refuses("m1 overwatch cp 2", "SH-CMD-06");
    alien_turn("a:g1> a", "").refuses("g1 overwatch", "SH-AP-01");
}

/// Proves SH-OW-01.
#[test]
fn overwatch_can_be_bought_with_two_command_points() {
    let mut scene = Scene::new("a:m1> a a:m2>\n\nm1 ap 0 activated\ncommand 2");
    scene.refuses("m1 overwatch", "SH-ACT-03");
    scene.play("m1 overwatch cp 2", &[]).told(&["cp_spent m1 2 spent 2", "overwatch_set m1"]);
    scene.has("m1", "0,0 E ap 0 overwatch activated");
}

/// A corridor in which `g1` stands so far from `m1`, who is on overwatch, with more
/// words about him and more lines.
fn corridor(distance: usize, more: &str) -> Scene {
    let between = "a ".repeat(distance - 1);
    let board = format!("a:m1> {between}a:g1< a");
    alien_turn(&board, &format!("m1 overwatch ap 0 {more}"))
}

/// Proves SH-OW-02.
#[test]
fn the_trigger_is_within_twelve_squares() {
    for (from, action, fires) in [
        (13, "g1 move 12,0", true),
        (14, "g1 move 13,0", false),
        (12, "g1 turn N", true),
        (13, "g1 turn N", false),
        (12, "g1 move 13,0", false),
        (2, "g1 move 1,0", true),
    ] {
        let mut scene = corridor(from, "");
        // He sees it at any distance.
        scene.play(action, &[]).asks("marine reaction");
        scene.play("pass", &[]).asks(if fires { "marine overwatch" } else { "alien action" });
        if fires {
            scene.play("m1 fire g1", &[1, 6]).told_of(&["fired m1 storm_bolter g1 overwatch"]);
            scene.has("g1", "gone").has("m1", "0,0 E ap 0 overwatch");
        }
    }
}

/// Proves SH-OW-02.
#[test]
fn only_a_marine_on_overwatch_fires_at_a_trigger() {
    let mut scene = alien_turn("a:m1> a a a:g1< a", "");
    scene.play("g1 move 2,0", &[]).asks("marine reaction").refuses("m1 fire g1", "SH-CP-10");
    scene.play("pass", &[]).asks("alien action");
    // Who is on overwatch but sees nothing has no shot; who sees it has.
    let mut scene = alien_turn("a:m2< a:m1> a a:g1<", "m1 overwatch\nm2 overwatch");
    scene.play("g1 turn N", &[]).play("pass", &[]).asks("marine overwatch");
    scene.refuses("m2 fire g1", "SH-SHOOT-01").allows("m1 fire g1", 0);
    assert_eq!(scene.legal(), ["m1 fire g1", "pass"]);
}

/// Proves SH-OW-03, SH-OPT-01.
#[test]
fn the_marine_side_may_fire_or_has_to() {
    let mut may = corridor(3, "");
    may.play("g1 move 2,0", &[]).play("pass", &[]).asks("marine overwatch");
    may.play("pass", &[]).told(&[]).asks("alien action").has("m1", "0,0 E ap 0 overwatch");
    let mut must = corridor(3, "\noption overwatch_fire must");
    must.play("g1 move 2,0", &[]).asks("marine reaction");
    must.play("pass", &[1, 2]).told(&["fired m1 storm_bolter g1 overwatch", "rolled m1 shot 1 2"]);
    must.asks("alien action").has("m1", "0,0 E ap 0 overwatch");
}

/// Proves SH-OW-04.
#[test]
fn the_shot_comes_after_the_action() {
    let start =
        |lines: &str| Scene::new(&format!("{M5}\nphase alien_action\nat 0,0 m1^\nm1 overwatch\n{lines}"));
    // It stood in sight and is hidden after the action: no shot, not even a window.
    let mut leaving = start("at 0,6 g1v");
    leaving.play("g1 move 1,5", &[]).told(&["moved g1 0,6 1,5 S"]).asks("alien action");
    // It was hidden and stands in sight after the action.
    let mut coming = start("at 1,5 g1<");
    coming.play("g1 move 0,6", &[]).asks("marine reaction");
    coming.play("pass", &[]).asks("marine overwatch");
    coming.play("m1 fire g1", &[6, 1]).has("g1", "gone");
    // Hidden before and after.
    let mut hidden = start("at 1,5 g1<");
    hidden.play("g1 turn N", &[]).asks("alien action");
}

/// Proves SH-OW-05.
#[test]
fn the_shot_is_at_the_trigger() {
    let mut scene = alien_turn("a:m1> a a:g2< a\na:m2> a a a:g1<", "m1 overwatch\nm2 overwatch");
    scene.play("g1 move 2,0", &[]).play("pass", &[]).asks("marine overwatch");
    scene.refuses("m1 fire g2", "SH-OW-05").refuses("m2 fire g2", "SH-OW-05");
    assert_eq!(scene.legal(), ["m1 fire g1", "m2 fire g1", "pass"]);
}

/// Proves SH-OW-06.
#[test]
fn overwatch_shots_cost_nothing_but_ammunition() {
    let mut scene = corridor(4, "assault_cannon ammo 2 activated\ncommand 3");
    for (to, ammo) in [("3,0", 1), ("2,0", 0)] {
        scene.play(&format!("g1 move {to}"), &[]).play("pass", &[]).allows("m1 fire g1", 0);
        scene.refuses("m1 fire g1 cp 1", "SH-AP-05");
        scene
            .play("m1 fire g1", &[1, 2, 3])
            .has("m1", &format!("0,0 E ap 0 overwatch activated ammo {ammo}"));
    }
    assert_eq!(scene.game.command_spent(), 0);
    // An empty cannon is silent.
    scene.play("g1 turn N", &[]).asks("marine reaction");
    scene.play("pass", &[]).asks("alien action");
}

/// Proves SH-OW-08.
#[test]
fn each_marine_fires_once_at_each_trigger() {
    let mut scene = alien_turn("a:m1> a a a:g1<\na:m2> a a a", "m1 overwatch\nm2 overwatch");
    scene.play("g1 turn N", &[]).play("pass", &[]);
    scene.play("m1 fire g1", &[]).told(&[]).asks("marine overwatch").refuses("m1 fire g1", "SH-OW-08");
    scene.play("m2 fire g1", &[1, 2, 3, 4]).asks("alien action");
    scene.told(&[
        "fired m1 storm_bolter g1 overwatch",
        "rolled m1 shot 1 2",
        "fired m2 storm_bolter g1 overwatch",
        "rolled m2 shot 3 4",
    ]);
    // And again at the next trigger.
    for facing in ["E", "S", "W"] {
        scene.play(&format!("g1 turn {facing}"), &[]).play("pass", &[]).play("m2 fire g1", &[]);
        scene.play("m1 fire g1", &[1, 2, 3, 4]).told_of(&["rolled m2 shot 1 2", "rolled m1 shot 3 4"]);
    }
}

/// Proves SH-OW-10.
#[test]
fn an_action_ends_overwatch() {
    for (action, dice) in [
        ("m1 move 1,1", &[][..]),
        ("m1 turn W", &[]),
        ("m1 open 0,1", &[]),
        ("m1 guard", &[]),
        ("m1 assault door 0,1", &[1]),
        ("m1 fire door 0,1", &[1, 2]),
    ] {
        let mut scene = Scene::new("b a:m2<\na:+ a\na:m1^ a\n\nm1 overwatch\nm2 overwatch\ncommand 2");
        scene.play(action, dice);
        assert_eq!(scene.events()[0], "overwatch_lost m1", "{action}");
        assert!(!scene.unit("m1").contains("overwatch"), "{action}");
        scene.has("m2", "1,2 W ap 4 overwatch");
        let mut by_cp = Scene::new("b a:m2<\na:+ a\na:m1^ a\n\nm1 overwatch ap 0 activated\ncommand 2");
        let cost = if action == "m1 guard" { 2 } else { 1 };
        by_cp.play(&format!("{action} cp {cost}"), dice).told_of(&["overwatch_lost m1"]);
    }
    let mut scene = Scene::new("a:m1^ a a:m2^\n\nm1 assault_cannon overwatch ammo 1");
    scene.play("m1 reload", &[]).told(&["overwatch_lost m1", "reloaded m1"]);
    scene.has("m1", "0,0 N ap 0 activated ammo 10");
}

/// Proves SH-OW-10.
#[test]
fn clearing_a_jam_setting_it_again_and_powers_keep_overwatch() {
    let mut scene = Scene::new("a:m1^ a\n\nm1 overwatch jammed");
    scene.play("m1 clear_jam", &[]).told(&["jam_cleared m1"]).has("m1", "0,0 N ap 3 overwatch");
    scene.play("m1 overwatch", &[]).told(&["overwatch_set m1"]).has("m1", "0,0 N ap 1 overwatch");
    let mut scene = Scene::new("a:m1^ a\n\nm1 librarian force_axe overwatch");
    scene.play("m1 psi force_barrier 1,0", &[]).told_nothing_of("overwatch_lost");
    scene.has("m1", "0,0 N ap 4 overwatch psi 18");
}

/// Proves SH-OW-10.
#[test]
fn an_assault_ends_overwatch_whatever_its_result() {
    for (facing, marine, alien) in [(">", 3, 3), (">", 6, 1), ("^", 6, 1), ("<", 1, 1)] {
        let mut scene = alien_turn(&format!("a:m1{facing} a:g1< a:m2<"), "m1 overwatch\nm2 overwatch");
        scene.play("g1 assault m1", &[alien, 1, 1, marine]);
        assert_eq!(scene.events()[..2], ["assaulted g1 m1", "overwatch_lost m1"]);
        assert!(!scene.unit("m1").contains("overwatch"));
        scene.has("m2", "2,0 W ap 4 overwatch");
    }
}

/// Proves SH-OW-11.
#[test]
fn overwatch_ends_with_the_round() {
    let mut scene = alien_turn("a:m1> a a:m2>", "m1 overwatch\nm2 overwatch jammed");
    scene.play_with("end_turn", &[], &[2]).told_of(&["phase mission_status 1", "counters_removed"]);
    scene.has("m1", "0,0 E ap 4").has("m2", "2,0 E ap 4");
}

/// Proves SH-OW-13.
#[test]
fn overwatch_and_guard_end_each_other() {
    let mut scene = Scene::new("a:m1^ a a:m2^\n\nm1 overwatch");
    scene.play("m1 guard", &[]).told(&["overwatch_lost m1", "guard_set m1"]).has("m1", "0,0 N ap 2 guard");
    scene.play("m1 overwatch", &[]).told_of(&["guard_lost m1", "overwatch_set m1"]);
    scene.has("m1", "0,0 N ap 0 overwatch activated");
    let problems = Scene::problems("a:m1^ a\n\nm1 overwatch guard");
    assert_eq!(problems, ["units[0].guard: a Marine is never on overwatch and on guard at once"]);
}
