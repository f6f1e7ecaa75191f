//! SH-WPN: close-combat weapons.

use super::{alien_turn, outcome};
use crate::support::Scene;

/// The chances of a Marine so armed, attacked from the front: that he dies, that the
/// enemy does.
#[track_caller]
fn odds(enemy: &str, arms: &str) -> [String; 2] {
    let scene = alien_turn(&format!("a:m1> a:{enemy}<"), &format!("m1 {arms}"));
    let attack = format!("{enemy} assault m1");
    ["m1", enemy].map(|name| scene.chance(&attack, |scene| scene.unit(name) == "gone"))
}

/// Proves SH-WPN-01, SH-WPN-02.
#[test]
fn power_fist_and_chainfist_have_no_bonus() {
    for fist in ["power_fist", "chainfist"] {
        assert_eq!(odds("g1", fist), ["95/144", "25/144"], "{fist}");
        assert_eq!(odds("B", fist), ["127/144", "1/18"], "{fist}");
    }
}

/// Proves SH-WPN-02.
#[test]
fn a_chainfist_cuts_a_door_without_a_roll() {
    let mut scene = Scene::new("a:m1> a:+ a:+ a\n\nm1 chainfist ap 3\ncommand 1");
    scene.refuses("m1 assault door 2,0", "SH-CA-01");
    scene.play("m1 assault door 1,0", &[]).told(&["assaulted m1 door 1,0", "door_destroyed 1,0"]);
    scene.has("m1", "0,0 E ap 2");
    scene.play("m1 move 1,0", &[]).play("pass", &[]).play("m1 assault door 2,0 cp 1", &[]);
    scene.told_of(&["cp_spent m1 1 spent 1", "door_destroyed 2,0"]);
    let mut fist = Scene::new("a:m1> a:+ a\n\nm1 power_fist");
    fist.play("m1 assault door 1,0", &[5]).told(&["assaulted m1 door 1,0", "rolled m1 assault 5"]);
}

/// Proves SH-WPN-03.
#[test]
fn lightning_claws_roll_two_dice_and_add_one() {
    assert_eq!(odds("g1", "lightning_claws no_gun"), ["181/648", "4109/7776"]);
    assert_eq!(odds("B", "lightning_claws no_gun"), ["1283/1944", "1465/7776"]);
    let mut attack = Scene::new("a:m1> a:g1<\n\nm1 lightning_claws no_gun\ncommand 1");
    attack.refuses("m1 fire g1", "SH-SHOOT-06").refuses("m1 overwatch", "SH-OW-01");
    attack.play("m1 assault g1", &[2, 4, 5, 5, 1]).told(&[
        "assaulted m1 g1",
        "rolled m1 assault 2 4",
        "rolled g1 assault 5 5 1",
        "assault_scored 5-5 tie",
    ]);
}

/// Proves SH-WPN-04.
#[test]
fn claws_on_guard_roll_one_of_two_dice_again() {
    let mut scene = alien_turn("a:m1> a:g1<", "m1 lightning_claws no_gun guard");
    scene.play("g1 assault m1", &[6, 1, 1, 2, 4]).asks("marine reroll");
    assert_eq!(scene.legal(), ["m1 reroll 0", "m1 reroll 1", "pass"]);
    scene.refuses("m1 reroll 2", "SH-GUARD-02");
    for (plays, expected) in [
        (("m1 reroll 0", &[6][..]), "6-7 defender, g1 dead, alien action"),
        (("m1 reroll 0", &[1]), "6-5 attacker, m1 dead, alien action"),
        (("m1 reroll 1", &[1]), "6-3 attacker, m1 dead, alien action"),
        (("m1 reroll 1", &[5]), "6-6 tie, marine reaction"),
        (("pass", &[]), "6-5 attacker, m1 dead, alien action"),
    ] {
        assert_eq!(outcome(&scene, &[plays]), expected, "{plays:?}");
    }
    // From the side there is but one die.
    let mut side = alien_turn("a:m1^ a:g1<", "m1 lightning_claws no_gun guard");
    side.play("g1 assault m1", &[6, 1, 1, 2]).refuses("m1 reroll 1", "SH-GUARD-02");
}

/// Proves SH-WPN-05, SH-OPT-09.
#[test]
fn a_parry_makes_the_enemy_roll_one_die_again() {
    let start = |lines: &str| {
        let mut scene = alien_turn("a:m1> a:g1<", &format!("m1 sergeant power_sword\n{lines}"));
        scene.play("g1 assault m1", &[2, 5, 3, 3]).asks("marine parry");
        scene
    };
    let scene = start("");
    assert_eq!(scene.legal(), ["m1 parry 0", "m1 parry 1", "m1 parry 2", "pass"]);
    scene.refuses("m1 parry 3", "SH-WPN-05").refuses("g1 parry 0", "SH-ACT-04");
    for (plays, expected) in [
        (("m1 parry 1", &[1][..]), "3-4 defender, g1 dead, alien action"),
        (("m1 parry 1", &[4]), "4-4 tie, marine reaction"),
        // The new die may be higher.
        (("m1 parry 1", &[6]), "6-4 attacker, m1 dead, alien action"),
        (("m1 parry 0", &[6]), "6-4 attacker, m1 dead, alien action"),
        (("m1 parry 2", &[1]), "5-4 attacker, m1 dead, alien action"),
        (("pass", &[]), "5-4 attacker, m1 dead, alien action"),
    ] {
        assert_eq!(outcome(&scene, &[plays]), expected, "{plays:?}");
    }
    let highest = start("option parry_die highest");
    assert_eq!(highest.legal(), ["m1 parry 1", "pass"]);
    highest.refuses("m1 parry 0", "SH-WPN-05").refuses("m1 parry 2", "SH-WPN-05");
    assert_eq!(outcome(&highest, &[("m1 parry 1", &[1])]), "3-4 defender, g1 dead, alien action");
    // Of several equal ones, one.
    let mut equal = alien_turn("a:m1> a:g1<", "m1 sergeant power_sword\noption parry_die highest");
    equal.play("g1 assault m1", &[2, 6, 6, 3]);
    assert_eq!(equal.legal(), ["m1 parry 1", "pass"]);
}

/// Proves SH-WPN-05.
#[test]
fn the_sword_parries_in_attack_and_only_to_the_front() {
    let mut attack = Scene::new("a:m1> a:g1>\n\nm1 sergeant power_sword\ncommand 1");
    attack.play("m1 assault g1", &[3, 5, 1, 1]).asks("marine parry");
    assert_eq!(attack.legal(), ["m1 parry 0", "m1 parry 1", "m1 parry 2", "pass"]);
    attack.play("m1 parry 0", &[2]).told(&[
        "rolled g1 parry 2",
        "assault_scored 4-2 attacker",
        "killed g1 assault",
    ]);
    for facing in ["^", "v", "<"] {
        let mut scene = alien_turn(&format!("a:m1{facing} a:g1<"), "m1 sergeant power_sword");
        scene.play("g1 assault m1", &[3, 1, 1, 3]).asks("marine turn_to_face");
        scene.told_of(&["assault_scored 3-3 tie"]);
    }
    // A trooper's sword parries too, but adds nothing.
    let mut trooper = alien_turn("a:m1> a:g1<", "m1 power_sword");
    trooper.play("g1 assault m1", &[3, 1, 1, 3]).play("pass", &[]).told(&["assault_scored 3-3 tie"]);
}

/// Proves SH-WPN-06.
#[test]
fn the_parry_is_rolled_before_guard_is_decided() {
    let mut scene = alien_turn("a:m1> a:g1<", "m1 sergeant power_sword guard");
    scene.play("g1 assault m1", &[6, 2, 1, 2]).asks("marine parry");
    let mut declined = scene.clone();
    scene.play("m1 parry 0", &[4]).told(&["rolled g1 parry 4"]).asks("marine reroll");
    assert_eq!(scene.game.assault_dice(), Some((vec![4, 2, 1], vec![2])));
    assert_eq!(outcome(&scene, &[("m1 reroll 0", &[4])]), "4-5 defender, g1 dead, alien action");
    assert_eq!(outcome(&scene, &[("pass", &[])]), "4-3 attacker, m1 dead, alien action");
    declined.play("pass", &[]).told(&[]).asks("marine reroll");
    assert_eq!(outcome(&declined, &[("m1 reroll 0", &[5])]), "6-6 tie, marine reaction");
}

/// Proves SH-WPN-07, SH-WPN-08, SH-AMB-49.
#[test]
fn shield_and_hammer() {
    assert_eq!(odds("g1", "sergeant hammer_and_shield no_gun"), ["29/108", "7/12"]);
    assert_eq!(odds("g1", "hammer_and_shield no_gun"), ["5/12", "91/216"]);
    assert_eq!(odds("B", "sergeant hammer_and_shield no_gun"), ["5/8", "7/27"]);
    // In attack as well.
    let mut attack = Scene::new("a:m1> a:g1>\n\nm1 sergeant hammer_and_shield no_gun\ncommand 1");
    attack.play("m1 assault g1", &[3, 5, 1]).told(&[
        "assaulted m1 g1",
        "rolled m1 assault 3",
        "rolled g1 assault 5 1",
        "assault_scored 5-5 tie",
    ]);
    // From the side the enemy has all three dice, and there is no bonus.
    let scene = alien_turn("a:m1^ a:g1<", "m1 sergeant hammer_and_shield no_gun");
    let result = outcome(&scene, &[("g1 assault m1", &[1, 1, 4, 3])]);
    assert_eq!(result, "4-3 attacker, m1 dead, alien action");
}

/// Proves SH-WPN-09.
#[test]
fn the_force_axe_takes_psi_points_after_all_rolls() {
    let mut scene = alien_turn("a:m1> a:g1<", "m1 librarian force_axe guard psi 5");
    scene.play("g1 assault m1", &[6, 6, 6, 1]).asks("marine reroll");
    scene.play("m1 reroll 0", &[2]).asks("marine spend_psi");
    assert_eq!(scene.game.assault_dice(), Some((vec![6, 6, 6], vec![2])));
    for (answer, expected) in [
        ("pass", "6-3 attacker, m1 dead, alien action"),
        ("m1 spend_psi 2", "6-5 attacker, m1 dead, alien action"),
        ("m1 spend_psi 3", "6-6 tie, marine reaction"),
        ("m1 spend_psi 5", "6-8 defender, g1 dead, alien action"),
    ] {
        assert_eq!(outcome(&scene, &[(answer, &[])]), expected, "{answer}");
    }
    // No axe, no points; not to the front, no points.
    for (facing, weapon) in [(">", "power_fist"), ("^", "force_axe")] {
        let mut scene = alien_turn(&format!("a:m1{facing} a:g1<"), &format!("m1 librarian {weapon}"));
        scene.play("g1 assault m1", &[6, 6, 6, 1]).has("m1", "gone");
    }
}
