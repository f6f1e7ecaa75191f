//! Close assault.

use super::scene;

const FROM_BEHIND: &str = "a:g1> a:m1> a

phase alien_action";

/// Proves SH-OPT-08.
#[test]
fn a_defender_who_ties_may_turn_or_not() {
    // Dice of the attacker and the defender; whether he turns with true, with false.
    for (dice, with, without) in
        [([5, 1, 1, 5], true, false), ([4, 1, 1, 5], true, true), ([5, 1, 1, 4], false, false)]
    {
        for (lines, turns) in
            [("", with), ("option assault_tie_turn true", with), ("option assault_tie_turn false", without)]
        {
            let mut scene = scene(FROM_BEHIND, lines);
            if dice == [5, 1, 1, 4] {
                scene.play("g1 assault m1", &dice).has("m1", "gone");
                continue;
            }
            scene.play("g1 assault m1", &dice).has("g1", "0,0 E ap 5");
            if turns {
                scene.asks("marine turn_to_face")
            } else {
                scene.asks("alien action")
            };
        }
    }
}

/// Proves SH-OPT-08.
#[test]
fn turning_to_face_after_a_tie() {
    let mut scene = scene(FROM_BEHIND, "");
    scene.play("g1 assault m1", &[5, 1, 1, 5]).told(&[
        "assaulted g1 m1",
        "rolled g1 assault 5 1 1",
        "rolled m1 assault 5",
        "assault_scored 5-5 tie",
    ]);
    assert_eq!(scene.legal(), ["m1 turn_to_face", "pass"]);
    scene.clone().play("pass", &[]).told(&[]).has("m1", "1,0 E ap 4").asks("alien action");
    scene.play("m1 turn_to_face", &[]).told(&["turned m1 W"]).has("m1", "1,0 W ap 4");
    // Now he sees who attacked him.
    scene.asks("marine reaction");
}

/// Proves SH-OPT-08.
#[test]
fn a_genestealer_that_ties_turns_alike() {
    let board = "a:m1> a:g1>";
    let mut with = scene(board, "");
    with.play("m1 assault g1", &[4, 4, 1, 1]).told_of(&["assault_scored 4-4 tie"]);
    with.asks("alien turn_to_face");
    with.play("g1 turn_to_face", &[]).told(&["turned g1 W"]);
    let mut without = scene(board, "option assault_tie_turn false");
    without.play("m1 assault g1", &[4, 4, 1, 1]).asks("marine action");
    let mut won = scene(board, "option assault_tie_turn false");
    won.play("m1 assault g1", &[3, 4, 1, 1]).asks("alien turn_to_face");
}

/// Proves SH-OPT-08.
#[test]
fn a_defender_who_faces_the_attacker_never_turns() {
    let mut scene = scene("a:g1> a:m1< a\n\nphase alien_action", "");
    scene.play("g1 assault m1", &[5, 1, 1, 5]).asks("marine reaction").has("m1", "1,0 W ap 4");
}

const SWORD: &str = "a:g1> a:m1< . a:g9< a:m9<

phase alien_action
m1 sergeant power_sword";

/// Proves SH-OPT-09.
#[test]
fn which_die_a_parry_takes() {
    // The alien dice, and the die that counts as the highest.
    for (dice, highest) in [([6, 3, 1], 0), ([2, 6, 6], 1), ([1, 2, 3], 2), ([4, 4, 4], 0)] {
        let rolled = [dice[0], dice[1], dice[2], 2];
        let mut choice = scene(SWORD, "option parry_die marine_choice");
        choice.play("g1 assault m1", &rolled).asks("marine parry");
        assert_eq!(choice.legal(), ["m1 parry 0", "m1 parry 1", "m1 parry 2", "pass"]);
        choice.refuses("m1 parry 3", "SH-WPN-05");
        let mut only = scene(SWORD, "option parry_die highest");
        only.play("g1 assault m1", &rolled).asks("marine parry");
        assert_eq!(only.legal(), [format!("m1 parry {highest}"), "pass".into()], "{dice:?}");
        for die in (0..3).filter(|&die| die != highest) {
            only.refuses(&format!("m1 parry {die}"), "SH-WPN-05");
        }
        assert_eq!(scene(SWORD, "").board(), scene(SWORD, "option parry_die marine_choice").board());
    }
}

/// Proves SH-OPT-09.
#[test]
fn a_parried_die_is_rolled_again() {
    for lines in ["option parry_die marine_choice", "option parry_die highest"] {
        let mut scene = scene(SWORD, lines);
        scene.play("g1 assault m1", &[1, 6, 3, 4]).play("m1 parry 1", &[2]);
        scene.told_of(&["rolled g1 parry 2", "assault_scored 3-5 defender", "killed g1 assault"]);
    }
    let mut other = scene(SWORD, "option parry_die marine_choice");
    other.play("g1 assault m1", &[1, 6, 3, 4]).play("m1 parry 0", &[2]);
    other.told_of(&["assault_scored 6-5 attacker", "killed m1 assault"]);
}

const LIBRARIAN: &str = "a:g1> a:m1< a

phase alien_action
m1 librarian force_axe psi 2";

/// Proves SH-OPT-22.
#[test]
fn the_librarians_base_bonus() {
    for (lines, bonus) in
        [("", 1), ("option librarian_base_bonus 1", 1), ("option librarian_base_bonus 0", 0)]
    {
        for psi in 0..=2 {
            let mut scene = scene(LIBRARIAN, lines);
            scene.play("g1 assault m1", &[5, 1, 1, 5 - bonus - psi]).asks("marine spend_psi");
            match psi {
                0 => scene.play("pass", &[]),
                _ => scene.play(&format!("m1 spend_psi {psi}"), &[]),
            };
            scene.told_of(&["assault_scored 5-5 tie"]);
        }
    }
}

/// Proves SH-OPT-22.
#[test]
fn the_librarians_base_bonus_counts_only_to_the_front() {
    for lines in ["option librarian_base_bonus 1", "option librarian_base_bonus 0"] {
        let mut scene = scene(&LIBRARIAN.replace("m1<", "m1>"), lines);
        scene.play("g1 assault m1", &[5, 1, 1, 5]).told_of(&["assault_scored 5-5 tie"]);
    }
}

/// Proves SH-OPT-22.
#[test]
fn the_librarians_base_bonus_is_1_or_0() {
    for value in ["2", "true"] {
        let problems = crate::support::Scene::problems(&format!("a\n\noption librarian_base_bonus {value}"));
        assert!(problems.len() == 1 && problems[0].contains("it takes: 1 0"), "{problems:?}");
    }
}
