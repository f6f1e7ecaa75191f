//! SH-CA: close assault.

use super::{alien_turn, open_alien_turn, outcome};
use crate::support::Scene;

/// Proves SH-CA-01.
#[test]
fn an_assault_costs_one_point_and_strikes_only_the_front() {
    // All around `g1`, who faces east, stands somebody; and one square farther.
    let scene = alien_turn("a:m4v a:m3v a:m2v a\na:m5> a:g1> a:m1< a:m9<\na:m6^ a:m7^ a:m8^ a", "");
    scene.allows("g1 assault m1", 1);
    for other in 2..=9 {
        scene.refuses(&format!("g1 assault m{other}"), "SH-CA-01");
    }
    let mut scene = alien_turn("a:m1< a:g1<", "g1 ap 2");
    scene.play("g1 assault m1", &[1, 1, 1, 1]).play("pass", &[]).has("g1", "1,0 W ap 1");
    scene.play("g1 assault m1", &[1, 1, 1, 1]).play("pass", &[]).has("g1", "1,0 W ap 0 activated");
    scene.refuses("g1 assault m1", "SH-ACT-03");
    let mut marine = Scene::new("a:m1> a:g1>\n\nm1 ap 1\ncommand 1");
    marine.allows("m1 assault g1", 1).allows("m1 assault g1 cp 1", 1);
    marine.play("m1 assault g1", &[1, 1, 1, 1]).play("pass", &[]).has("m1", "0,0 E ap 0 activated");
    marine.refuses("m1 assault g1", "SH-ACT-03").allows("m1 assault g1 cp 1", 1);
}

/// Proves SH-CA-01.
#[test]
fn no_assault_passes_a_wall_or_an_empty_square() {
    let walled = alien_turn("a:m1> a:g1< a", "wall 0,0/1,0");
    walled.refuses("g1 assault m1", "SH-CA-01");
    alien_turn("a:m1> a a:g1<", "").refuses("g1 assault m1", "SH-CA-01");
    let mut scene = alien_turn("a:m1> a a:g1<", "g1 ap 1");
    scene.play("g1 move 1,0", &[]).play("pass", &[]).refuses("g1 assault m1", "SH-ACT-03");
}

/// Proves SH-CA-02, SH-CA-03, SH-CA-04, SH-CA-05, SH-CA-06.
#[test]
fn the_odds_of_a_genestealer_against_a_power_fist() {
    let alien = alien_turn("a:m1> a:g1<", "");
    let marine = Scene::new("a:m1> a:g1<");
    let gone = |name: &'static str| move |scene: &Scene| scene.unit(name) == "gone";
    let both = |scene: &Scene| scene.unit("m1") != "gone" && scene.unit("g1") != "gone";
    for (scene, attack) in [(&alien, "g1 assault m1"), (&marine, "m1 assault g1")] {
        assert_eq!(scene.chance(attack, gone("m1")), "95/144");
        assert_eq!(scene.chance(attack, gone("g1")), "25/144");
        assert_eq!(scene.chance(attack, both), "1/6");
    }
}

/// Proves SH-CA-02, SH-CA-03, SH-CA-04, SH-CA-05, SH-CA-06.
#[test]
fn the_highest_die_counts_and_the_higher_score_wins() {
    let scene = alien_turn("a:m1> a:g1<", "");
    for (dice, expected) in [
        ([1, 2, 4, 3], "4-3 attacker, m1 dead, alien action"),
        ([4, 2, 1, 3], "4-3 attacker, m1 dead, alien action"),
        ([2, 4, 1, 4], "4-4 tie, marine reaction"),
        ([1, 4, 4, 5], "4-5 defender, g1 dead, alien action"),
        ([6, 6, 6, 6], "6-6 tie, marine reaction"),
        ([1, 1, 1, 2], "1-2 defender, g1 dead, alien action"),
    ] {
        assert_eq!(outcome(&scene, &[("g1 assault m1", &dice)]), expected, "{dice:?}");
    }
    let marine = Scene::new("a:m1> a:g1<\n\ncommand 1");
    for (dice, expected) in
        [([3, 1, 2, 2], "3-2 attacker, g1 dead, marine action"), ([3, 1, 3, 2], "3-3 tie, marine action")]
    {
        assert_eq!(outcome(&marine, &[("m1 assault g1", &dice)]), expected, "{dice:?}");
    }
}

/// Proves SH-CA-07, SH-AMB-37.
#[test]
fn a_defender_who_is_not_facing_kills_nobody_and_may_turn() {
    for (facing, dice, expected) in [
        ("^", [1, 2, 3, 4], "3-4 defender, marine turn_to_face"),
        ("v", [1, 2, 3, 3], "3-3 tie, marine turn_to_face"),
        ("<", [1, 2, 3, 6], "3-6 defender, marine turn_to_face"),
        ("<", [1, 2, 3, 2], "3-2 attacker, m1 dead, alien action"),
        (">", [1, 2, 3, 3], "3-3 tie, marine reaction"),
    ] {
        let scene = alien_turn(&format!("a:m1{facing} a:g1<"), "");
        assert_eq!(outcome(&scene, &[("g1 assault m1", &dice)]), expected);
        let no_tie = alien_turn(&format!("a:m1{facing} a:g1<"), "option assault_tie_turn false");
        let turns = expected.contains("tie") && facing != ">";
        let expected = if turns { "3-3 tie, alien action" } else { expected };
        assert_eq!(outcome(&no_tie, &[("g1 assault m1", &dice)]), expected);
    }
    // A Genestealer in its turn rolls three dice and turns to the Marine.
    let mut scene = Scene::new("a:m1> a:g1>\n\nm1 overwatch");
    scene.play("m1 assault g1", &[2, 5, 1, 1]).asks("alien turn_to_face");
    scene.refuses("m1 turn_to_face", "SH-ACT-04").allows("g1 turn_to_face", 0);
    scene.play("g1 turn_to_face", &[]).told(&["turned g1 W"]).asks("marine action");
    scene.has("g1", "1,0 W ap 6").has("m1", "0,0 E ap 3");
}

/// Proves SH-CA-07, SH-AMB-48.
#[test]
fn turning_to_face_is_no_action() {
    let lines = "m1 guard ap 0 activated\nm2 sustained g1\ncommand 1";
    let mut scene = alien_turn("a a:m1^ a:g1< a a:m2<", lines);
    scene.play("g1 assault m1", &[1, 1, 1, 5]).play("pass", &[]).asks("marine turn_to_face");
    let declined = scene.clone();
    scene.play("m1 turn_to_face", &[]).told(&["turned m1 E"]);
    scene.has("m1", "1,0 E ap 0 guard activated").has("g1", "2,0 W ap 5");
    assert!(scene.board().contains("sustained g1"), "{}", scene.board());
    // Windows come afterwards, and use the new facing.
    scene.asks("marine reaction").allows("m1 fire g1 cp 1", 1);
    let mut scene = declined;
    scene.play("pass", &[]).told(&[]).asks("marine reaction").has("m1", "1,0 N ap 0 guard activated");
    scene.refuses("m1 fire g1 cp 1", "SH-SHOOT-01");
    // Every side turns to where the attack came from.
    for (attacker, facing, turned) in
        [("0,1", "v", "N"), ("1,0", "<", "E"), ("0,-1", "^", "S"), ("-1,0", ">", "W")]
    {
        let away = if turned == "N" { "v" } else { "^" };
        let mut scene = open_alien_turn(&format!("at 0,0 m1{away}\nat {attacker} g1{facing}"));
        scene.play("g1 assault m1", &[1, 1, 1, 2]).play("m1 turn_to_face", &[]);
        scene.told(&[&format!("turned m1 {turned}")]);
    }
}

/// Proves SH-CA-08.
#[test]
fn bonuses_count_only_to_the_front() {
    for arms in [
        "sergeant",
        "sergeant power_sword",
        "sergeant hammer_and_shield no_gun",
        "lightning_claws no_gun",
        "librarian force_axe",
    ] {
        for facing in ["^", "v", "<"] {
            let scene = alien_turn(&format!("a:m1{facing} a:g1<"), &format!("m1 {arms}"));
            let result = outcome(&scene, &[("g1 assault m1", &[3, 6, 1, 5])]);
            assert_eq!(result, "6-5 attacker, m1 dead, alien action", "{arms} {facing}");
        }
        // Guard alone still counts.
        let scene = alien_turn("a:m1< a:g1<", &format!("m1 {arms} guard"));
        let plays: [(&str, &[u8]); 2] = [("g1 assault m1", &[3, 6, 1, 5]), ("m1 reroll 0", &[6])];
        assert_eq!(outcome(&scene, &plays), "6-6 tie, marine turn_to_face", "{arms}");
    }
}

/// Proves SH-CA-09.
#[test]
fn the_score_table() {
    for (arms, dice, answers, expected) in [
        ("power_fist", &[6, 5, 4, 6][..], &[][..], "6-6 tie, marine reaction"),
        ("chainfist", &[6, 5, 4, 6], &[], "6-6 tie, marine reaction"),
        ("lightning_claws no_gun", &[4, 4, 4, 1, 3], &[], "4-4 tie, marine reaction"),
        ("lightning_claws no_gun", &[4, 4, 4, 4, 3], &[], "4-5 defender, g1 dead, alien action"),
        ("sergeant power_sword", &[4, 3, 2, 3], &["pass"], "4-4 tie, marine reaction"),
        ("sergeant hammer_and_shield no_gun", &[4, 3, 2], &[], "4-4 tie, marine reaction"),
        ("hammer_and_shield no_gun", &[4, 3, 3], &[], "4-4 tie, marine reaction"),
        ("librarian force_axe", &[4, 3, 2, 3], &["pass"], "4-4 tie, marine reaction"),
        ("librarian force_axe", &[6, 3, 2, 3], &["m1 spend_psi 2"], "6-6 tie, marine reaction"),
        ("librarian force_axe psi 0", &[4, 3, 2, 3], &[], "4-4 tie, marine reaction"),
        ("sergeant", &[4, 3, 2, 3], &[], "4-4 tie, marine reaction"),
    ] {
        let scene = alien_turn("a:m1> a:g1<", &format!("m1 {arms}"));
        let mut plays = vec![("g1 assault m1", dice)];
        plays.extend(answers.iter().map(|&answer| (answer, &[][..])));
        assert_eq!(outcome(&scene, &plays), expected, "{arms} {dice:?}");
        // The Broodlord adds his lowest die; the Marine's score is the same.
        if dice.len() == 4 {
            let brood = alien_turn("a:m1> a:B<", &format!("m1 {arms}"));
            plays[0].0 = "B assault m1";
            let score = dice[0] + dice[2];
            assert!(outcome(&brood, &plays).starts_with(&format!("{score}-{}", &expected[2..3])), "{arms}");
        }
    }
}

/// Proves SH-CA-10, SH-AMB-34.
#[test]
fn the_steps_come_in_order() {
    let mut scene = alien_turn("a:m1> a:g1<", "m1 sergeant power_sword guard\ncommand 1");
    scene.play("g1 assault m1", &[5, 2, 2, 1]).asks("marine parry");
    scene.told(&["assaulted g1 m1", "rolled g1 assault 5 2 2", "rolled m1 assault 1"]);
    scene.refuses("m1 reroll 0", "SH-ACT-04");
    scene.play("m1 parry 0", &[3]).told(&["rolled g1 parry 3"]).asks("marine reroll");
    scene.refuses("m1 parry 1", "SH-ACT-04");
    scene.play("m1 reroll 0", &[2]).asks("marine reaction");
    scene.told(&["rolled m1 guard 2", "assault_scored 3-3 tie"]);
    let mut scene = alien_turn("a:m1> a:g1<", "m1 librarian force_axe guard");
    scene.play("g1 assault m1", &[5, 2, 2, 1]).asks("marine reroll").refuses("m1 spend_psi 1", "SH-ACT-04");
    scene.play("m1 reroll 0", &[3]).told(&["rolled m1 guard 3"]).asks("marine spend_psi");
    scene.refuses("m1 reroll 0", "SH-ACT-04").refuses("m1 parry 0", "SH-ACT-04");
    scene.play("m1 spend_psi 2", &[]).asks("alien action");
    scene.told(&["psi_spent m1 2 left 18", "assault_scored 5-6 defender", "killed g1 assault"]);
    // Overwatch ends first of all, also before the dice.
    let mut scene = alien_turn("a:m1> a:g1<", "m1 overwatch");
    scene.play("g1 assault m1", &[1, 1, 1, 1]);
    assert_eq!(scene.events()[..3], ["assaulted g1 m1", "overwatch_lost m1", "rolled g1 assault 1 1 1"]);
}

/// Proves SH-CA-11, SH-AMB-35.
#[test]
fn a_door_breaks_on_a_natural_six() {
    for (arms, n_dice) in [
        ("power_fist", 1),
        ("lightning_claws no_gun", 2),
        ("sergeant power_sword", 1),
        ("sergeant hammer_and_shield no_gun", 1),
        ("librarian force_axe", 1),
    ] {
        let board = format!("a:m1> a:+ a\n\nm1 {arms} ap 3");
        let mut scene = Scene::new(&board);
        scene.play("m1 assault door 1,0", &[5, 5, 5][..n_dice]).asks("marine action");
        scene.allows("m1 assault door 1,0", 1).told_nothing_of("door_destroyed");
        scene.play("m1 assault door 1,0", &[6, 1, 1][..n_dice]).told_of(&["door_destroyed 1,0"]);
        scene.refuses("m1 assault door 1,0", "SH-DOOR-08");
    }
    let scene = alien_turn("a a:+ a:g1<", "");
    let broken = |scene: &Scene| scene.events().iter().any(|event| event == "door_destroyed 1,0");
    assert_eq!(scene.chance("g1 assault door 1,0", broken), "91/216");
    let claws = Scene::new("a:m1> a:+ a\n\nm1 lightning_claws no_gun");
    assert_eq!(claws.chance("m1 assault door 1,0", broken), "11/36");
    Scene::new("a:m1> a:/ a").refuses("m1 assault door 1,0", "SH-DOOR-08");
    Scene::new("a a:+\na:m1> a").refuses("m1 assault door 1,1", "SH-CA-01");
    Scene::new("a:m1> a a:+").refuses("m1 assault door 2,0", "SH-CA-01");
}

/// Proves SH-CA-01, SH-AMB-55.
#[test]
fn a_generator_is_attacked_where_the_mission_lets_it_break() {
    let board = "a a:% a\na:m1> a:% a:g1<\n\nm1 lightning_claws no_gun";
    let plain = Scene::new(board);
    plain.refuses("m1 assault square 1,0", "SH-SHOOT-02").refuses("m1 assault square 0,1", "SH-SHOOT-02");
    let mut scene = Scene::new(&format!("{board}\nspecial generators_break"));
    scene.refuses("m1 assault square 1,1", "SH-CA-01").refuses("m1 assault square 0,1", "SH-SHOOT-02");
    scene.play("m1 assault square 1,0", &[5, 5]).told_nothing_of("generator_damaged");
    scene.play("m1 assault square 1,0", &[1, 6]).told_of(&["generator_damaged 1,0"]);
    scene.refuses("m1 assault square 1,0", "SH-SHOOT-02").has("m1", "0,0 E ap 2");
}

/// Proves SH-CA-12, SH-CA-13.
#[test]
fn nobody_attacks_his_own_side_and_no_blip_takes_part() {
    Scene::new("a:m1> a:m2<").refuses("m1 assault m2", "SH-CA-12").refuses("m1 assault m1", "SH-CA-12");
    let scene = alien_turn("a:g1> a:g2< a:b1 a:g3< a:B<", "");
    scene.refuses("g1 assault g2", "SH-CA-12").refuses("B assault g3", "SH-CA-12");
    scene.refuses("g3 assault b1", "SH-CA-13").refuses("b1 assault g2", "SH-CA-13");
    let scene = alien_turn("a:b1 a:m1>", "");
    scene.refuses("b1 assault m1", "SH-CA-13");
    Scene::new("a:b1 a:m1>").refuses("m1 assault b1", "SH-CA-13");
}
