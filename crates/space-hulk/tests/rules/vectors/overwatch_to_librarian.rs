//! SH-TV: the worked examples of these chapters.

use crate::overwatch_to_librarian::{M5, alien_turn, open_alien_turn, open_floor, outcome};
use crate::support::Scene;

type Plays<'a> = &'a [(&'a str, &'a [u8])];

/// Proves SH-TV-19.
#[test]
fn overwatch_down_a_corridor() {
    let lines = "at 0,0 m1^\nat 0,8 g1v\nat 2,5 g2<\nm1 overwatch\nphase alien_action";
    let mut scene = Scene::new(&format!("{M5}\n{lines}"));
    scene.play("g1 move 0,7", &[]).play("pass", &[]).play("m1 fire g1", &[2, 4]).has("g1", "0,7 S ap 5");
    scene.play("g1 move 0,6", &[]).play("pass", &[]).asks("marine overwatch");
    for (dice, left) in [([3, 4], "0,6 S ap 4"), ([3, 5], "gone")] {
        scene.clone().play("m1 fire g1", &dice).has("g1", left);
    }
    scene.play("m1 fire g1", &[3, 6]).has("g1", "gone").has("m1", "0,0 N ap 4 overwatch");
    scene.told_of(&["fired m1 storm_bolter g1 sustained overwatch", "killed g1 shot"]);
    scene.play("g2 move 1,5", &[]).asks("alien action");
    scene.play("g2 move 0,6 S", &[]).play("pass", &[]).play("pass", &[]).has("g2", "0,6 S ap 4");
    scene.play("g2 move 1,5", &[]).told(&["moved g2 0,6 1,5 S"]).asks("alien action");
    scene.has("m1", "0,0 N ap 4 overwatch");
}

/// Proves SH-TV-20.
#[test]
fn covering_overwatch() {
    let start = |lines: &str| {
        let units = "at 0,0 m1^\nat 3,0 m2^\nat 1,6 g1v\nm1 overwatch\nm2 overwatch";
        let mut scene = open_alien_turn(&format!("{units}\n{lines}"));
        scene.play("g1 move 1,5 E", &[]).asks("marine reaction");
        scene.play("pass", &[]);
        scene
    };
    let mut one = start("");
    one.play("m1 fire g1", &[]).play("pass", &[6, 1]).told_nothing_of("rolled m2");
    one.told_of(&["rolled m1 shot 6 1", "killed g1 shot"]).asks("alien action");
    let mut both = start("");
    both.play("m1 fire g1", &[]).play("m2 fire g1", &[6, 1, 4, 4]).asks("alien action");
    both.told_of(&["killed g1 shot", "rolled m2 shot 4 4", "jammed m2"]).has("g1", "gone");
    both.has("m1", "0,0 N ap 4 overwatch").has("m2", "3,0 N ap 4 overwatch jammed");
    let units = "at 0,0 m1^\nat 3,0 m2^\nat 1,6 g1v\nm1 overwatch\nm2 overwatch";
    let mut all = open_alien_turn(&format!("{units}\noption overwatch_covering all_roll"));
    all.play("g1 move 1,5 E", &[])
        .play("pass", &[6, 1, 4, 4])
        .told_of(&["rolled m1 shot 6 1", "rolled m2 shot 4 4"]);
    all.asks("alien action");
}

/// Proves SH-TV-20.
#[test]
fn covering_overwatch_in_the_third_edition() {
    let units = "at 0,0 m1^\nat 3,0 m2^\nat 1,6 g1v\nm1 overwatch\nm2 overwatch\npreset third";
    let mut scene = open_alien_turn(units);
    scene.play("g1 move 1,5 E", &[]).play("pass", &[6, 1, 4, 4]).asks("alien action");
    scene.told_of(&["rolled m1 shot 6 1", "killed g1 shot", "rolled m2 shot 4 4", "jammed m2"]);
}

/// Proves SH-TV-23.
#[test]
fn close_assault_basic() {
    let scene = alien_turn("a:m1> a:g1<", "");
    for (marine, expected) in [
        (4, "5-4 attacker, m1 dead, alien action"),
        (5, "5-5 tie, marine reaction"),
        (6, "5-6 defender, g1 dead, alien action"),
    ] {
        assert_eq!(outcome(&scene, &[("g1 assault m1", &[2, 4, 5, marine])]), expected);
    }
}

/// Proves SH-TV-24.
#[test]
fn close_assault_guard() {
    let mut scene = alien_turn("a:m1> a:g1<", "m1 guard");
    scene.play("g1 assault m1", &[2, 4, 5, 4]).asks("marine reroll");
    for die in 1..=6 {
        let expected = match die {
            6 => "5-6 defender, g1 dead, alien action".into(),
            5 => "5-5 tie, marine reaction".into(),
            _ => format!("5-{die} attacker, m1 dead, alien action"),
        };
        assert_eq!(outcome(&scene, &[("m1 reroll 0", &[die])]), expected);
    }
    assert_eq!(outcome(&scene, &[("pass", &[])]), "5-4 attacker, m1 dead, alien action");
    let mut won = scene.clone();
    won.play("m1 reroll 0", &[6]).has("m1", "0,0 E ap 4 guard");
    scene.play("m1 reroll 0", &[5]).has("m1", "0,0 E ap 4 guard");
    scene.play("pass", &[]).play("g1 assault m1", &[2, 4, 5, 4]).asks("marine reroll");
}

/// Proves SH-TV-25.
#[test]
fn attack_from_the_side() {
    for (lines, dice, expected) in [
        ("", [2, 3, 3, 6], "3-6 defender, marine turn_to_face"),
        ("", [6, 1, 1, 6], "6-6 tie, marine turn_to_face"),
        ("option assault_tie_turn false", [6, 1, 1, 6], "6-6 tie, alien action"),
        ("", [6, 1, 1, 5], "6-5 attacker, m1 dead, alien action"),
        ("m1 sergeant", [6, 1, 1, 5], "6-5 attacker, m1 dead, alien action"),
        ("m1 sergeant power_sword", [6, 1, 1, 5], "6-5 attacker, m1 dead, alien action"),
    ] {
        let mut scene = open_alien_turn(&format!("at 0,0 m1^\nat 1,-1 g1^\n{lines}"));
        scene.allows("g1 move 1,0 W", 1);
        scene.play("g1 move 1,0 W", &[]).has("g1", "1,0 W ap 5").allows("g1 assault m1", 1);
        assert_eq!(outcome(&scene, &[("g1 assault m1", &dice)]), expected);
        if expected.contains("turn_to_face") {
            scene.play("g1 assault m1", &dice).play("m1 turn_to_face", &[]);
            scene.has("m1", "0,0 E ap 4").has("g1", "1,0 W ap 4");
        }
    }
}

/// Proves SH-TV-26.
#[test]
fn close_assault_by_weapon() {
    let attack = "g1 assault m1";
    let rows: [(&str, &str, Plays, &str); 9] = [
        ("> sergeant power_sword", "", &[(attack, &[6, 3, 1, 5]), ("pass", &[])], "6-6 tie, marine reaction"),
        (
            "> sergeant power_sword",
            "",
            &[(attack, &[6, 3, 1, 5]), ("m1 parry 0", &[2])],
            "3-6 defender, g1 dead, alien action",
        ),
        ("> sergeant hammer_and_shield", "", &[(attack, &[6, 4, 5])], "6-7 defender, g1 dead, alien action"),
        ("< sergeant hammer_and_shield", "", &[(attack, &[6, 4, 2, 6])], "6-6 tie, marine turn_to_face"),
        (
            "> lightning_claws no_gun",
            "",
            &[(attack, &[5, 5, 2, 3, 5])],
            "5-6 defender, g1 dead, alien action",
        ),
        ("^ lightning_claws no_gun", "", &[(attack, &[5, 5, 2, 5])], "5-5 tie, marine turn_to_face"),
        (
            "> librarian force_axe",
            "psi 18",
            &[(attack, &[6, 6, 1, 3]), ("m1 spend_psi 2", &[])],
            "6-6 tie, marine reaction",
        ),
        (
            "> librarian force_axe",
            "psi 17",
            &[(attack, &[6, 6, 1, 3]), ("m1 spend_psi 3", &[])],
            "6-7 defender, g1 dead, alien action",
        ),
        ("^ librarian force_axe", "", &[(attack, &[6, 6, 1, 5])], "6-5 attacker, m1 dead, alien action"),
    ];
    for (marine, left, plays, expected) in rows {
        let (facing, arms) = marine.split_once(' ').expect("two words");
        let mut scene = alien_turn(&format!("a:m1{facing} a:g1<"), &format!("m1 {arms}"));
        assert_eq!(outcome(&scene, plays), expected, "{marine}");
        for (action, dice) in plays {
            scene.play(action, dice);
        }
        assert!(scene.unit("m1").ends_with(left), "{marine}");
    }
    for (facing, die, expected) in [
        (">", 6, "6-5 attacker, g1 dead, marine action"),
        (">", 2, "2-5 defender, alien turn_to_face"),
        ("<", 2, "2-5 defender, m1 dead, marine action"),
    ] {
        let scene = Scene::new(&format!("a:m1> a:g1{facing} a:m2>"));
        assert_eq!(outcome(&scene, &[("m1 assault g1", &[die, 5, 4, 4])]), expected);
    }
}

/// Proves SH-TV-27.
#[test]
fn mighty_blow() {
    let attack = "B assault m1";
    for (arms, plays, score) in [
        ("power_fist", &[(attack, &[6, 6, 3, 1][..])][..], "9-1"),
        ("power_fist", &[(attack, &[4, 4, 4, 1])], "8-1"),
        ("power_fist", &[(attack, &[6, 2, 1, 1])], "7-1"),
        ("sergeant hammer_and_shield no_gun", &[(attack, &[5, 2, 1])], "7-3"),
        ("sergeant power_sword", &[(attack, &[6, 6, 3, 1]), ("m1 parry 2", &[1])], "7-2"),
        ("sergeant power_sword", &[(attack, &[6, 6, 3, 1]), ("m1 parry 0", &[2])], "8-2"),
        ("sergeant power_sword", &[(attack, &[6, 6, 3, 1]), ("m1 parry 1", &[2])], "8-2"),
    ] {
        let scene = alien_turn("a:m1> a:B<", &format!("m1 {arms}"));
        assert_eq!(outcome(&scene, plays), format!("{score} attacker, m1 dead, alien action"), "{arms}");
    }
    let behind = Scene::new("a:m1> a:B>\n\ncommand 1");
    assert_eq!(outcome(&behind, &[("m1 assault B", &[1, 6, 6, 3])]), "1-6 defender, alien turn_to_face");
}

/// Proves SH-TV-28.
#[test]
fn shooting_the_broodlord() {
    for (words, dice, dead) in [
        ("storm_bolter", &[6, 5][..], false),
        ("storm_bolter", &[6, 6], true),
        ("storm_bolter sustained B", &[5, 6], true),
        ("assault_cannon", &[6, 4, 3], false),
        ("assault_cannon", &[5, 5, 1], true),
        ("assault_cannon sustained B", &[4, 4, 1], true),
    ] {
        let mut scene = Scene::new(&format!("a:m1> a a:B<\n\nm1 {words}\ncommand 1"));
        scene.play("m1 fire B", dice).has("B", if dead { "gone" } else { "2,0 W ap 6" });
    }
    let mut flamer = Scene::new("a:m1> b b:B<\n\nm1 heavy_flamer");
    flamer.play("m1 fire square 2,0", &[]).told(&["flamed m1 2,0: 1,0 2,0"]).has("B", "2,0 W ap 6");
}

/// Proves SH-TV-43.
#[test]
fn psychic_storm_and_barrier() {
    let board = "a:m1< a a a a a b:g1< b:g2< b:B< b\n\nm1 librarian force_axe";
    let scene = Scene::new(board);
    for (die, state) in [(2, "gone"), (1, "6,0 W ap 6")] {
        let mut scene = scene.clone();
        scene.play("m1 psi psychic_storm g1", &[die]).has("g1", state).has("m1", "0,0 W ap 4 psi 17");
    }
    scene.refuses("m1 psi psychic_storm g2", "SH-RANGE-03");
    let mut section = scene.clone();
    section.play("m1 psi psychic_storm section b", &[4, 3]).has("g1", "gone").has("g2", "7,0 W ap 6");
    section.has("B", "8,0 W ap 6").has("m1", "0,0 W ap 4 psi 17");
    section.refuses("m1 psi force_barrier 5,0", "SH-LIB-05");
    let mut barrier = open_floor("at 0,0 m1v\nm1 librarian force_axe\nat 0,11 m2^");
    barrier.refuses("m1 psi force_barrier 0,11", "SH-LIB-08");
    assert!(!barrier.sees("0,0", "S").contains(&"0,12".into()));
    barrier.play("m1 psi force_barrier 0,12", &[]).has("m1", "0,0 S ap 4 psi 18");
    barrier.refuses("m1 psi psychic_storm section a", "SH-LIB-05");
}

/// Proves SH-TV-44.
#[test]
fn claws_on_guard() {
    let mut scene = alien_turn("a:m1> a:g1<", "m1 lightning_claws no_gun guard");
    scene.play("g1 assault m1", &[6, 1, 1, 2, 4]).asks("marine reroll");
    let mut again = scene.clone();
    scene.play("m1 reroll 0", &[6]).told_of(&["assault_scored 6-7 defender", "killed g1 assault"]);
    // One re-roll ends the matter.
    again.play("m1 reroll 0", &[5]).told_of(&["assault_scored 6-6 tie"]).refuses("m1 reroll 1", "SH-ACT-04");
}

/// Proves SH-TV-45.
#[test]
fn parry() {
    let mut scene = alien_turn("a:m1> a:g1<", "m1 sergeant power_sword guard");
    scene.play("g1 assault m1", &[6, 6, 4, 1]).asks("marine parry").refuses("m1 reroll 0", "SH-ACT-04");
    scene.play("m1 parry 0", &[3]).asks("marine reroll").refuses("m1 parry 1", "SH-ACT-04");
    assert_eq!(outcome(&scene, &[("pass", &[])]), "6-2 attacker, m1 dead, alien action");
    assert_eq!(outcome(&scene, &[("m1 reroll 0", &[5])]), "6-6 tie, marine reaction");
}

/// Proves SH-TV-62.
#[test]
fn squares_that_can_be_attacked() {
    let around = ["0,1", "1,1", "1,0", "1,-1", "0,-1", "-1,-1", "-1,0", "-1,1"];
    let ring = |prefix: &str| {
        let at = |(i, square)| format!("at {square} {prefix}{}^\n", i + 1);
        around.iter().enumerate().map(at).collect::<String>()
    };
    let alien = open_alien_turn(&format!("at 0,0 g1^\n{}", ring("m")));
    let marine = open_floor(&format!("at 0,0 m1^\n{}", ring("g")));
    for (scene, one, others) in [(alien, "g1", "m"), (marine, "m1", "g")] {
        scene.allows(&format!("{one} assault {others}1"), 1);
        for other in 2..=8 {
            scene.refuses(&format!("{one} assault {others}{other}"), "SH-CA-01");
        }
    }
}

/// Proves SH-TV-64.
#[test]
fn setting_and_losing_overwatch() {
    for (arms, refused) in [
        ("storm_bolter", None),
        ("assault_cannon", None),
        ("heavy_flamer", Some("SH-OW-01")),
        ("lightning_claws no_gun", Some("SH-OW-01")),
        ("hammer_and_shield no_gun", Some("SH-OW-01")),
    ] {
        let scene = Scene::new(&format!("a:m1> a a:m2<\n\nm1 {arms}"));
        match refused {
            None => scene.allows("m1 overwatch", 2),
            Some(rule) => scene.refuses("m1 overwatch", rule),
        };
    }
    let board = "a a:+ a\na a:m1^ a a:m2>\na a:g1< a\n\ncommand 1\nm1 overwatch";
    for (action, dice, kept) in [
        ("m1 clear_jam", &[][..], true),
        ("m1 turn E", &[], false),
        ("m1 move 0,2", &[], false),
        ("m1 open 1,2", &[], false),
        ("m1 fire door 1,2 cp 1", &[1, 2], false),
        ("m1 guard", &[], false),
    ] {
        let jammed = if kept { " jammed" } else { "" };
        let mut scene = Scene::new(&format!("{board}{jammed}"));
        scene.play(action, dice);
        assert_eq!(scene.unit("m1").contains("overwatch"), kept, "{action}");
    }
    // Assaulted and alive: lost. His own shot: kept. The end of the round: lost.
    let mut assaulted = alien_turn("a:m1> a:g1<", "m1 overwatch");
    assaulted.play("g1 assault m1", &[3, 1, 1, 3]).has("m1", "0,0 E ap 4");
    let mut shot = alien_turn("a:m1> a a:g1<", "m1 overwatch");
    shot.play("g1 turn N", &[])
        .play("pass", &[])
        .play("m1 fire g1", &[1, 2])
        .has("m1", "0,0 E ap 4 overwatch");
    shot.play("g1 end_activation", &[]).play_with("end_turn", &[], &[0]).has("m1", "0,0 E ap 4");
}
