//! Close assault.

use super::scene;

/// Proves SH-AMB-34.
#[test]
fn parry_then_guard_then_psi() {
    let board = "a:g1> a:m1< . a:g9< a:m9<\n\nphase alien_action\nm1 sergeant power_sword guard";
    let mut sword = scene(board, "");
    sword.play("g1 assault m1", &[6, 2, 1, 3]).asks("marine parry");
    // The guard decision waits for the parry's die.
    sword.play("m1 parry 0", &[5]).told(&["rolled g1 parry 5"]).asks("marine reroll");
    sword.play("m1 reroll 0", &[6]).told_of(&["rolled m1 guard 6", "assault_scored 5-7 defender"]);

    let axe = "a:g1> a:m1< . a:g9< a:m9<\n\nphase alien_action\nm1 librarian force_axe guard psi 3";
    let mut librarian = scene(axe, "");
    librarian.play("g1 assault m1", &[6, 2, 1, 3]).asks("marine reroll");
    // Psi points come last, on the final dice.
    librarian.play("m1 reroll 0", &[2]).told(&["rolled m1 guard 2"]).asks("marine spend_psi");
    assert_eq!(librarian.legal(), ["m1 spend_psi 1", "m1 spend_psi 2", "m1 spend_psi 3", "pass"]);
    librarian.play("m1 spend_psi 3", &[]).told(&["psi_spent m1 3 left 0", "assault_scored 6-6 tie"]);
}

/// Proves SH-AMB-34.
#[test]
fn each_step_may_be_declined() {
    let board = "a:g1> a:m1<\n\nphase alien_action\nm1 sergeant power_sword guard";
    let mut scene = scene(board, "");
    scene.play("g1 assault m1", &[6, 2, 1, 5]).play("pass", &[]).asks("marine reroll");
    scene.play("pass", &[]).told(&["assault_scored 6-6 tie"]);
}

/// Proves SH-AMB-35.
#[test]
fn a_door_needs_a_natural_6() {
    // Who attacks, with how many dice; bonuses do not count.
    for (marine, dice) in [
        ("power_fist", 1),
        ("lightning_claws no_gun", 2),
        ("sergeant power_sword", 1),
        ("sergeant hammer_and_shield no_gun", 1),
        ("librarian force_axe", 1),
    ] {
        let board = format!("a:m1> a:+ a\n\nm1 {marine}");
        for best in 1..=6u8 {
            let rolled: Vec<u8> = (0..dice).map(|i| if i == dice - 1 { best } else { 1 }).collect();
            let mut scene = scene(&board, "");
            scene.play("m1 assault door 1,0", &rolled).asks("marine action");
            assert_eq!(scene.events().contains(&"door_destroyed 1,0".to_string()), best == 6, "{marine}");
        }
    }
    for (dice, destroyed) in [([5, 5, 5], false), ([1, 6, 2], true), ([1, 2, 6], true)] {
        let mut alien = scene("a:g1> a:+ a\n\nphase alien_action", "");
        alien.play("g1 assault door 1,0", &dice);
        assert_eq!(alien.events().contains(&"door_destroyed 1,0".to_string()), destroyed);
    }
}

/// Proves SH-AMB-36.
#[test]
fn guard_works_in_every_defence_from_every_side() {
    for arrow in ["^", ">", "v", "<"] {
        let board = format!("a:g1> a:m1{arrow} a\n\nphase alien_action\nm1 guard");
        let mut scene = scene(&board, "");
        for _ in 0..2 {
            scene.play("g1 assault m1", &[5, 1, 1, 4]).asks("marine reroll");
            assert_eq!(scene.legal(), ["m1 reroll 0", "pass"]);
            scene.refuses("m1 reroll 1", "SH-GUARD-02");
            scene.play("m1 reroll 0", &[5]).told_of(&["rolled m1 guard 5", "assault_scored 5-5 tie"]);
            scene.play("pass", &[]);
            assert!(scene.unit("m1").contains("guard"));
        }
    }
}

/// Proves SH-AMB-36.
#[test]
fn guard_ends_before_the_marines_own_attack() {
    let mut scene = scene("a:m1> a:g1<", "m1 guard");
    scene.play("m1 assault g1", &[4, 4, 1, 1]).told(&[
        "guard_lost m1",
        "assaulted m1 g1",
        "rolled m1 assault 4",
        "rolled g1 assault 4 1 1",
        "assault_scored 4-4 tie",
    ]);
    scene.has("m1", "0,0 E ap 3").asks("marine action");
}

/// Proves SH-AMB-37.
#[test]
fn a_genestealer_defends_with_3_dice_whatever_its_facing() {
    // Facing the Marine it kills him; else it may turn.
    for (arrow, faces) in [("<", true), ("^", false), ("v", false), (">", false)] {
        let board = format!("a:m1> a:g1{arrow}\na:m2^");
        let mut scene = scene(&board, "");
        scene
            .play("m1 assault g1", &[3, 1, 1, 4])
            .told_of(&["rolled g1 assault 1 1 4", "assault_scored 3-4 defender"]);
        if faces {
            scene.told_of(&["killed m1 assault"]).asks("marine action")
        } else {
            scene.told_nothing_of("killed").asks("alien turn_to_face")
        };
    }
}

/// Proves SH-AMB-45.
#[test]
fn a_parry_is_made_before_the_broodlords_score() {
    let board = "a:B1> a:m1< a:m9<\n\nphase alien_action\nm1 sergeant power_sword";
    // The die, its new face, the score that follows from 6, 6, 3.
    for (die, new, score) in [(2, 1, 7), (2, 5, 11), (0, 2, 8), (1, 6, 9), (2, 6, 12)] {
        let mut scene = scene(board, "");
        scene.play("B1 assault m1", &[6, 6, 3, 4]).asks("marine parry");
        assert_eq!(scene.legal(), ["m1 parry 0", "m1 parry 1", "m1 parry 2", "pass"]);
        scene.play(&format!("m1 parry {die}"), &[new]);
        scene.told_of(&[&format!("assault_scored {score}-5 attacker")]);
    }
}

/// Proves SH-AMB-48.
#[test]
fn turning_to_face_is_no_action() {
    let board = "a:g1> a:m1> a . a:g9<\n\nphase alien_action\ncommand 2\nm1 guard";
    let mut scene = scene(board, "");
    scene.play("g1 assault m1", &[4, 1, 1, 5]).asks("marine reroll");
    scene.play("pass", &[]).asks("marine turn_to_face");
    scene.play("m1 turn_to_face", &[]).told(&["turned m1 W"]).has("m1", "1,0 W ap 4 guard");
    // The one window is that of the attack, and a CP action may follow in it.
    scene.asks("marine reaction").allows("m1 fire g1 cp 1", 1);
    scene.play("m1 assault g1 cp 1", &[6, 1, 1, 1]).told_of(&["killed g1 assault"]);
}

/// Proves SH-AMB-48.
#[test]
fn after_turning_to_face_sight_is_checked() {
    // g1 hides the row behind it, not the diagonal.
    let board = ". a:b1 a a\na a a a\na a a:g1> a:m1>\n\nphase alien_action";
    let mut scene = scene(board, "");
    scene.play("g1 assault m1", &[4, 1, 1, 5]).play("m1 turn_to_face", &[]);
    scene.told(&["turned m1 W", "revealed b1 1", "placed g2 1,2"]);
    // The window of the placed model, then that of the attack.
    scene.play("g2 face E", &[]).asks("marine reaction");
    scene.play("pass", &[]).asks("marine reaction");
    scene.play("pass", &[]).asks("alien action");
}

/// Proves SH-AMB-49.
#[test]
fn the_storm_shield_works_by_itself() {
    let board = "a:g1> a:m1< a\n\nphase alien_action\nm1 sergeant hammer_and_shield no_gun";
    let mut front = scene(board, "");
    front.play("g1 assault m1", &[6, 4, 4]).told_of(&[
        "rolled g1 assault 6 4",
        "rolled m1 assault 4",
        "assault_scored 6-6 tie",
    ]);
    let mut rear = scene(&board.replace("m1<", "m1>"), "");
    rear.play("g1 assault m1", &[6, 4, 2, 6]).told_of(&["rolled g1 assault 6 4 2", "assault_scored 6-6 tie"]);
    let mut attack = scene(&board.replace("\n\nphase alien_action", "\n"), "");
    attack.play("m1 assault g1", &[4, 6, 1]).told_of(&["rolled g1 assault 6 1", "assault_scored 6-6 tie"]);
}
