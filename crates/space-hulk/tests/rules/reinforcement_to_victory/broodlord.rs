//! SH-BROOD: the Broodlord.

use crate::overwatch_to_librarian::{alien_turn, open_alien_turn, outcome};
use crate::support::Scene;

/// Proves SH-BROOD-01, SH-AMB-33.
#[test]
fn a_value_three_blip_may_be_the_broodlord() {
    let start = alien_turn("a a:b1 a a", "b1 value 3\nbroodlord waiting");
    let mut scene = start.clone();
    scene.play("b1 convert", &[]).told(&["revealed b1 3 voluntary"]).asks("alien broodlord");
    assert_eq!(scene.legal(), ["broodlord", "pass"]);
    let mut declined = scene.clone();
    scene.play("broodlord", &[]).told(&["placed g10 1,0", "broodlord_appeared g10"]).asks("alien face");
    scene.play("g10 face W", &[]).told(&["turned g10 W"]).asks("alien action").has("g10", "1,0 W ap 6");
    assert!(scene.board().contains("broodlord come"), "{}", scene.board());
    assert!(scene.board().contains("g10 broodlord"), "{}", scene.board());
    // Declined, it is three Genestealers, and he may come later.
    declined.play("pass", &[]).told(&["placed g10 1,0"]);
    declined.play("g10 face N", &[]).asks("alien place");
    declined.play("place 0,0", &[]).play("g11 face N", &[]).told_of(&["placed g12 2,0"]);
    declined.play("g12 face N", &[]).asks("alien action");
    assert!(declined.board().contains("broodlord waiting"), "{}", declined.board());
}

/// Proves SH-BROOD-01, SH-BROOD-02.
#[test]
fn he_comes_once_and_only_from_a_value_three_blip() {
    for (value, state, asked) in [
        (3, "waiting", true),
        (2, "waiting", false),
        (1, "waiting", false),
        (3, "absent", false),
        (3, "come", false),
        (3, "killed", false),
    ] {
        let mut scene = alien_turn("a:b1", &format!("b1 value {value}\nbroodlord {state}"));
        scene.play("b1 convert", &[]).asks(if asked { "alien broodlord" } else { "alien face" });
        if asked {
            scene.allows("broodlord", 0)
        } else {
            scene.refuses("broodlord", "SH-ACT-04")
        };
    }
}

/// Proves SH-BROOD-02.
#[test]
fn a_killed_broodlord_does_not_come_back() {
    let mut scene = alien_turn("a:b2 . a:b1 . b:m1> b:B<", "b1 value 3\nb2 value 3\nbroodlord come");
    scene.play("b1 convert", &[]).asks("alien face");
    scene.play("g10 face N", &[]).play("B assault m1", &[1, 1, 1, 6]).told_of(&["killed B assault"]);
    assert!(scene.board().contains("broodlord killed"), "{}", scene.board());
    scene.play("b2 convert", &[]).asks("alien face");
}

/// Proves SH-BROOD-01, SH-AMB-33.
#[test]
fn he_is_declared_in_involuntary_conversions_and_in_entry_areas_too() {
    let mut seen = Scene::new("a:m1> a:+ a a:b1 a\n\nb1 value 3\nbroodlord waiting");
    seen.play("m1 open 1,0", &[]).told(&["door_opened 1,0 m1", "revealed b1 3"]).asks("alien broodlord");
    seen.play("broodlord", &[]).play("g1 face W", &[]).asks("marine action").has("g1", "3,0 W ap 6");
    let mut entry = alien_turn("a a", "b1 value 3\nbroodlord waiting\nentry A 0,0 W\nlurk A b1");
    entry.play("b1 convert", &[]).asks("alien broodlord");
    entry.play("broodlord", &[]).told(&["lurks g10 A", "broodlord_appeared g10"]).asks("alien action");
    entry.has("g10", "lurks A ap 6").allows("g10 enter E", 1);
}

/// Proves SH-BROOD-03.
#[test]
fn otherwise_he_is_a_genestealer() {
    let scene = open_alien_turn("at 0,0 B^\nat -3,-3 g1^\nat 1,5 +\nat 0,5 m1^");
    for (unit, x, y) in [("B", 0, 0), ("g1", -3, -3)] {
        for (dx, dy, facing, cost) in [
            (0, 1, "N", 1),
            (1, 1, "N", 1),
            (-1, 1, "N", 1),
            (1, 0, "N", 1),
            (-1, 0, "N", 1),
            (0, -1, "N", 2),
            (1, -1, "N", 2),
            (0, 1, "E", 1),
            (1, -1, "E", 1),
        ] {
            scene.allows(&format!("{unit} move {},{} {facing}", x + dx, y + dy), cost);
        }
        scene.allows(&format!("{unit} turn E"), 1).allows(&format!("{unit} turn S"), 1);
        scene.refuses(&format!("{unit} move {x},{} S", y + 1), "SH-MOVE-09");
        scene
            .refuses(&format!("{unit} guard"), "SH-AP-01")
            .refuses(&format!("{unit} fire m1"), "SH-SHOOT-05");
    }
    scene.has("B", "0,0 N ap 6");
    let mut scene = alien_turn("a:m1> a a a:B< a:+", "m1 overwatch\ncommand 1");
    scene.play("B move 2,0", &[]).asks("marine reaction").allows("m1 fire B cp 1", 1);
    scene.play("pass", &[]).asks("marine overwatch").allows("m1 fire B", 0).has("B", "2,0 W ap 5");
    scene.play("m1 fire B", &[6, 1]).asks("alien action").has("B", "2,0 W ap 5");
}

/// Proves SH-BROOD-04.
#[test]
fn one_hit_does_nothing_two_kill_him() {
    let dies = |scene: &Scene| scene.unit("B") == "gone";
    for (words, chance) in [
        ("storm_bolter", "1/36"),
        ("storm_bolter sustained B", "1/9"),
        ("assault_cannon", "7/27"),
        ("assault_cannon sustained B", "1/2"),
    ] {
        let scene = Scene::new(&format!("a:m1> a a:B<\n\nm1 {words}\ncommand 1"));
        assert_eq!(scene.chance("m1 fire B", dies), chance, "{words}");
    }
    // One hit counts as a miss for sustained fire.
    let mut scene = Scene::new("a:m1> a a:B<\n\ncommand 1");
    scene.play("m1 fire B", &[6, 5]).told(&["fired m1 storm_bolter B", "rolled m1 shot 6 5"]);
    scene.play("m1 fire B", &[5, 5]).told_of(&["fired m1 storm_bolter B sustained", "killed B shot"]);
    // On overwatch as well.
    let mut scene = alien_turn("a:m1> a a:B<", "m1 overwatch");
    scene.play("B turn N", &[]).play("pass", &[]);
    assert_eq!(scene.chance("m1 fire B", dies), "1/36");
}

/// Proves SH-BROOD-04.
#[test]
fn single_dice_never_kill_him() {
    // Fire, when it comes and when he walks in it.
    let mut flamer = Scene::new("a:m1> b b:B< b:g1< b\n\nm1 heavy_flamer");
    flamer.play("m1 fire square 1,0", &[2]).told_of(&["rolled g1 flame 2", "killed g1 flame"]);
    flamer.told_nothing_of("rolled B").has("B", "2,0 W ap 6");
    flamer.play("m1 end_activation", &[]).asks("alien action");
    flamer.play("B move 1,0", &[]).told(&["moved B 2,0 1,0 W"]);
    // The explosion of a cannon.
    let mut cannon = Scene::new("a:m1> a:g1< a a:B< b:m2<\n\nm1 assault_cannon reloaded");
    cannon.play("m1 fire g1", &[2, 2, 2, 4]);
    cannon.told_of(&["exploded m1 0,0", "rolled g1 explosion 4", "killed g1 explosion"]);
    cannon.told_nothing_of("rolled B").has("B", "3,0 W ap 6");
}

/// Proves SH-BROOD-05.
#[test]
fn his_mighty_blow_adds_the_lowest_die() {
    let facing = alien_turn("a:m1> a:B<", "");
    for (dice, score) in [
        ([6, 6, 3, 1], "9-1 attacker"),
        ([1, 1, 1, 2], "2-2 tie"),
        ([1, 1, 1, 3], "2-3 defender"),
        ([1, 5, 2, 6], "6-6 tie"),
        ([6, 6, 6, 6], "12-6 attacker"),
    ] {
        assert!(outcome(&facing, &[("B assault m1", &dice)]).starts_with(score), "{dice:?}");
    }
    // Defending, he has it only against an enemy he faces.
    for (arrow, score) in [("<", "5-6 defender"), (">", "5-5 tie"), ("^", "5-5 tie")] {
        let mut scene = Scene::new(&format!("a:m1> a:B{arrow}\n\ncommand 1"));
        scene.play("m1 assault B", &[5, 5, 3, 1]).told_of(&[&format!("assault_scored {score}")]);
    }
    let mut shield = alien_turn("a:m1> a:B<", "m1 sergeant hammer_and_shield no_gun");
    shield.play("B assault m1", &[5, 2, 5]).told_of(&["assault_scored 7-7 tie"]);
}

/// Proves SH-BROOD-06.
#[test]
fn close_assault_kills_him_like_any_other() {
    let mut defends = alien_turn("a:m1> a:B<", "");
    defends.play("B assault m1", &[1, 1, 1, 3]).told_of(&["assault_scored 2-3 defender", "killed B assault"]);
    let mut attacks = Scene::new("a:m1> a:B>\n\ncommand 1");
    attacks.play("m1 assault B", &[6, 5, 5, 5]).told_of(&["assault_scored 6-5 attacker", "killed B assault"]);
    assert!(attacks.board().contains("broodlord killed"), "{}", attacks.board());
    assert!(attacks.board().contains("aliens_killed 1"), "{}", attacks.board());
}

/// Proves SH-BROOD-07.
#[test]
fn psychic_storm_passes_him_by() {
    let mut scene = Scene::new("a:m1> a a:B< a:g1<\n\nm1 librarian force_axe");
    scene.refuses("m1 psi psychic_storm B", "SH-LIB-12").allows("m1 psi psychic_storm g1", 0);
    scene.play("m1 psi psychic_storm section a", &[4]).told_nothing_of("rolled B");
    scene.told_of(&["rolled g1 psychic_storm 4"]).has("B", "2,0 W ap 6");
}
