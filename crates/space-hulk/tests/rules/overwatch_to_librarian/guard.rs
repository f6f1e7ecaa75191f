//! SH-GUARD: standing on guard.

use super::{alien_turn, outcome};
use crate::support::Scene;

/// Proves SH-GUARD-01.
#[test]
fn any_marine_sets_guard_for_two_points() {
    for arms in [
        "storm_bolter",
        "assault_cannon",
        "assault_cannon ammo 0",
        "heavy_flamer chainfist",
        "no_gun lightning_claws",
        "sergeant no_gun hammer_and_shield",
        "librarian force_axe",
        "jammed",
    ] {
        let mut scene = Scene::new(&format!("a:m1> a\n\nm1 {arms}\ncommand 2"));
        scene.allows("m1 guard", 2).allows("m1 guard cp 1", 2).refuses("m1 guard cp 3", "SH-AP-05");
        scene.play("m1 guard", &[]).told(&["guard_set m1"]);
        assert!(scene.unit("m1").starts_with("0,0 E ap 2 guard"), "{arms}");
        let mut scene = Scene::new(&format!("a:m1> a a:m2>\n\nm1 {arms} ap 0 activated\ncommand 2"));
        scene.refuses("m1 guard", "SH-ACT-03");
        scene.play("m1 guard cp 2", &[]).told(&["cp_spent m1 2 spent 2", "guard_set m1"]);
    }
    let scene = Scene::new("a:m1> a a:m2>\n\nm1 ap 1\ncommand 1");
    scene.refuses("m1 guard", "SH-AP-05").allows("m1 guard cp 1", 2).refuses("m1 guard cp 2", "SH-CMD-06");
    alien_turn("a:g1> a a:B>", "").refuses("g1 guard", "SH-AP-01").refuses("B guard", "SH-AP-01");
}

/// Proves SH-GUARD-02.
#[test]
fn on_guard_one_die_is_rolled_again_and_the_second_result_stands() {
    let scene = alien_turn("a:m1> a:g1<", "m1 guard");
    for (first, second, expected) in [
        (3, 6, "5-6 defender, g1 dead, alien action"),
        (3, 5, "5-5 tie, marine reaction"),
        (3, 4, "5-4 attacker, m1 dead, alien action"),
        // Better or worse, it stands.
        (6, 5, "5-5 tie, marine reaction"),
        (5, 1, "5-1 attacker, m1 dead, alien action"),
    ] {
        let plays: [(&str, &[u8]); 2] = [("g1 assault m1", &[5, 1, 2, first]), ("m1 reroll 0", &[second])];
        assert_eq!(outcome(&scene, &plays), expected);
    }
    let declined: [(&str, &[u8]); 2] = [("g1 assault m1", &[5, 1, 2, 6]), ("pass", &[])];
    assert_eq!(outcome(&scene, &declined), "5-6 defender, g1 dead, alien action");
    // The enemy's dice lie open, his own die is the only one that can be chosen.
    let mut scene = scene;
    scene.play("g1 assault m1", &[5, 1, 2, 4]).asks("marine reroll");
    assert_eq!(scene.game.assault_dice(), Some((vec![5, 1, 2], vec![4])));
    assert_eq!(scene.legal(), ["m1 reroll 0", "pass"]);
    scene.refuses("m1 reroll 1", "SH-GUARD-02").refuses("g1 reroll 0", "SH-ACT-04");
    assert_eq!(scene.chance("m1 reroll 0", |scene| scene.unit("g1") == "gone"), "1/6");
    assert_eq!(scene.chance("m1 reroll 0", |scene| scene.unit("m1") == "gone"), "2/3");
    // Without guard nothing is asked.
    let plain = alien_turn("a:m1> a:g1<", "");
    assert_eq!(outcome(&plain, &[("g1 assault m1", &[5, 1, 2, 4])]), "5-4 attacker, m1 dead, alien action");
}

/// Proves SH-GUARD-02, SH-GUARD-03, SH-AMB-36.
#[test]
fn guard_helps_in_every_assault_of_the_round() {
    let mut scene = alien_turn("a:m1> a:g1<", "m1 guard ap 1 activated");
    for _ in 0..6 {
        scene.play("g1 assault m1", &[5, 1, 2, 4]).play("m1 reroll 0", &[5]).asks("marine reaction");
        scene.has("m1", "0,0 E ap 1 guard activated");
        scene.play("pass", &[]);
    }
    scene.play_with("end_turn", &[], &[0]).told_of(&["counters_removed"]).has("m1", "0,0 E ap 4");
}

/// Proves SH-GUARD-03.
#[test]
fn any_other_action_ends_guard_before_it_is_resolved() {
    for (action, dice) in [
        ("m1 move 1,1", &[][..]),
        ("m1 turn W", &[]),
        ("m1 open 0,1", &[]),
        ("m1 overwatch", &[]),
        ("m1 assault door 0,1", &[1]),
        ("m1 fire door 0,1", &[1, 2]),
    ] {
        let mut scene = Scene::new("b a:m2<\na:+ a\na:m1^ a\n\nm1 guard\nm2 guard");
        scene.play(action, dice);
        assert_eq!(scene.events()[0], "guard_lost m1", "{action}");
        assert!(!scene.unit("m1").contains("guard"), "{action}");
        scene.has("m2", "1,2 W ap 4 guard");
    }
    let mut scene = Scene::new("a:m1^ a a:m2>\n\nm1 guard jammed");
    scene.play("m1 clear_jam", &[]).told(&["guard_lost m1", "jam_cleared m1"]).has("m1", "0,0 N ap 3");
    let mut scene = Scene::new("a:m1^ a a:m2>\n\nm1 guard assault_cannon");
    scene.play("m1 reload", &[]).told(&["guard_lost m1", "reloaded m1"]);
    let mut scene = Scene::new("a:m1^ a a:m2>\n\nm1 guard");
    scene.play("m1 guard", &[]).told(&["guard_set m1"]).has("m1", "0,0 N ap 2 guard");
    let mut scene = Scene::new("a:m1^ a\n\nm1 librarian force_axe guard");
    scene.play("m1 psi force_barrier 1,0", &[]).has("m1", "0,0 N ap 4 guard psi 18");
}

/// Proves SH-GUARD-03, SH-AMB-36.
#[test]
fn guard_never_helps_an_attack() {
    let mut scene = Scene::new("a:m1> a:g1<\n\nm1 guard\ncommand 1");
    scene.play("m1 assault g1", &[2, 2, 1, 1]).asks("marine action").told(&[
        "guard_lost m1",
        "assaulted m1 g1",
        "rolled m1 assault 2",
        "rolled g1 assault 2 1 1",
        "assault_scored 2-2 tie",
    ]);
    scene.has("m1", "0,0 E ap 3");
    // Nor does the guard of another.
    let mut scene = alien_turn("a:m1> a:g1< a:m2<", "m2 guard\ncommand 1");
    scene.play("g1 turn N", &[]).play("m2 assault g1 cp 1", &[2, 2, 1, 1]).asks("alien turn_to_face");
    scene.told_of(&["guard_lost m2", "assault_scored 2-2 tie"]);
}

/// Proves SH-GUARD-04, SH-AMB-36.
#[test]
fn guard_works_against_attacks_from_every_side() {
    for facing in ["^", ">", "v", "<"] {
        let scene = alien_turn(&format!("a:m1{facing} a:g1<"), "m1 guard");
        let plays: [(&str, &[u8]); 2] = [("g1 assault m1", &[4, 1, 2, 3]), ("m1 reroll 0", &[5])];
        let won = match facing {
            ">" => "4-5 defender, g1 dead, alien action",
            _ => "4-5 defender, marine turn_to_face",
        };
        assert_eq!(outcome(&scene, &plays), won, "{facing}");
    }
}
