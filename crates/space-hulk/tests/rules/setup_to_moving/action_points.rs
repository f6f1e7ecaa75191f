//! Action point costs (SH-AP).

use super::{alien_scene, floor, yard};
use crate::support::Scene;

/// Proves SH-AP-01.
#[test]
fn the_table_for_marines() {
    for (lines, action, dice, cost) in [
        ("", "m1 move 0,1", &[][..], 1),
        ("", "m1 move 1,1", &[], 1),
        ("", "m1 move -1,-1", &[], 2),
        ("", "m1 move 0,-1", &[], 2),
        ("", "m1 turn E", &[], 1),
        ("", "m1 turn W", &[], 1),
        ("at 1,3 g1v", "m1 fire g1", &[1, 2], 1),
        ("at 1,3 g1v\nm1 assault_cannon", "m1 fire g1", &[1, 2, 3], 1),
        ("m1 heavy_flamer\nat 5,6 g1v", "m1 fire square 0,3", &[1, 1], 2),
        ("", "m1 overwatch", &[], 2),
        ("m1 assault_cannon", "m1 overwatch", &[], 2),
        ("", "m1 guard", &[], 2),
        ("m1 no_gun lightning_claws", "m1 guard", &[], 2),
        ("m1 jammed", "m1 clear_jam", &[], 1),
        ("at 0,1 g1v", "m1 assault g1", &[3, 1, 2, 3], 1),
        ("at 0,1 +", "m1 assault door 0,1", &[5], 1),
        ("at 0,1 +", "m1 open 0,1", &[], 1),
        ("at 1,1 /", "m1 close 1,1", &[], 1),
    ] {
        let mut scene = Scene::new(&floor(&format!("at 0,0 m1^\n{lines}")));
        scene.allows(action, cost);
        scene.play(action, dice);
        if scene.decision() == "marine free_shot" {
            scene.play("pass", &[]);
        }
        let unit = scene.game.unit(scene.game.find("m1").expect("alive"));
        assert_eq!(unit.ap(), 4 - cost, "{action}");
    }
    for (lines, action, rule) in [
        ("", "m1 move 1,0", "SH-MOVE-03"),
        ("", "m1 move -1,0", "SH-MOVE-03"),
        ("", "m1 turn S", "SH-MOVE-07"),
        ("", "m1 turn N", "SH-MOVE-07"),
        ("", "m1 clear_jam", "SH-BOLT-11"),
        ("at 0,1 m2v", "m1 assault m2", "SH-CA-12"),
        ("m1 heavy_flamer", "m1 overwatch", "SH-OW-01"),
    ] {
        Scene::new(&floor(&format!("at 0,0 m1^\n{lines}"))).refuses(action, rule);
    }
}

/// Proves SH-AP-01.
#[test]
fn the_table_for_genestealers() {
    for unit in ["g1", "B1"] {
        for (lines, action, dice, cost) in [
            ("", "move 0,1", &[][..], 1),
            ("", "move -1,1", &[], 1),
            ("", "move 0,-1", &[], 2),
            ("", "move 1,-1", &[], 2),
            ("", "move 1,0", &[], 1),
            ("", "move -1,0", &[], 1),
            ("", "turn E", &[], 1),
            ("", "turn W", &[], 1),
            ("", "turn S", &[], 1),
            ("at 0,1 m1^", "assault m1", &[3, 2, 1, 3], 1),
            ("at 0,1 +", "assault door 0,1", &[1, 2, 3], 1),
            ("at 0,1 +", "open 0,1", &[], 1),
            ("at 0,1 /", "close 0,1", &[], 1),
        ] {
            let mut scene = alien_scene(&yard(&format!("at 0,0 {unit}^\n{lines}")));
            let action = format!("{unit} {action}");
            scene.allows(&action, cost);
            scene.play(&action, dice);
            let left = scene.game.unit(scene.game.find(unit).expect("alive")).ap();
            assert_eq!(left, 6 - cost, "{action}");
        }
        let scene = alien_scene(&yard(&format!("at 0,0 {unit}^\nat 0,2 m1^\nat 1,0 g2^")));
        for (action, rule) in [
            ("turn N", "SH-MOVE-07"),
            ("fire m1", "SH-SHOOT-05"),
            ("fire square 0,1", "SH-SHOOT-05"),
            ("overwatch", "SH-AP-01"),
            ("guard", "SH-AP-01"),
            ("clear_jam", "SH-AP-01"),
            ("reload", "SH-AP-01"),
            ("assault g2", "SH-CA-12"),
        ] {
            scene.refuses(&format!("{unit} {action}"), rule);
        }
    }
}

/// Proves SH-AP-01.
#[test]
fn the_table_for_blips() {
    let lines = "at 0,0 b1\nat 1,0 /\nat -1,-1 +\nat 2,2 m1^";
    let scene = alien_scene(&floor(lines));
    for (action, ap) in [("move 0,1", 5), ("move -1,0", 5), ("open -1,-1", 5), ("close 1,0", 5)] {
        let action = format!("b1 {action}");
        scene.allows(&action, 1);
        let mut scene = scene.clone();
        scene.play(&action, &[]).asks("alien action");
        assert_eq!(scene.game.unit(scene.game.find("b1").expect("a blip")).ap(), ap);
    }
    for (action, rule) in [
        ("turn E", "SH-BLIP-01"),
        ("turn N", "SH-BLIP-01"),
        ("turn S", "SH-BLIP-01"),
        ("fire m1", "SH-SHOOT-05"),
        ("overwatch", "SH-AP-01"),
        ("guard", "SH-AP-01"),
        ("clear_jam", "SH-AP-01"),
        ("assault m1", "SH-CA-13"),
        ("assault door -1,-1", "SH-CA-13"),
    ] {
        scene.refuses(&format!("b1 {action}"), rule);
    }
}

/// Proves SH-AP-02.
#[test]
fn a_free_shot_follows_a_move_or_turn() {
    for (arms, dice) in [("storm_bolter", &[5, 1][..]), ("assault_cannon", &[4, 1, 2])] {
        for (action, target, ap) in [
            ("m1 move 0,1", "g1", 3),
            ("m1 move -1,1", "g1", 3),
            ("m1 move 1,-1", "g1", 2),
            ("m1 turn E", "g2", 3),
        ] {
            let shot = format!("m1 fire {target}");
            let mut scene = Scene::new(&floor(&format!("at 0,0 m1^\nat 2,6 g1v\nat 5,0 g2<\nm1 {arms}")));
            // Before the step a shot costs 1.
            scene.allows("m1 fire g1", 1);
            scene.play(action, &[]).asks("marine free_shot").allows(&shot, 0);
            scene.refuses(&format!("{shot} cp 1"), "SH-AP-05");
            scene.play(&shot, dice);
            // Once, and for no AP.
            scene.asks("marine action").allows(&shot, 1);
            assert_eq!(scene.game.unit(scene.game.find("m1").expect("alive")).ap(), ap, "{action}");
        }
    }
}

/// Proves SH-AP-02.
#[test]
fn not_everything_has_a_free_shot() {
    for (lines, action, dice) in [
        ("m1 heavy_flamer", "m1 move 0,1", &[][..]),
        ("m1 no_gun lightning_claws", "m1 turn E", &[]),
        ("m1 jammed", "m1 move 0,1", &[]),
        ("m1 assault_cannon ammo 0", "m1 move 0,1", &[]),
        ("", "m1 fire g1", &[1, 2]),
        ("", "m1 overwatch", &[]),
        ("", "m1 guard", &[]),
        ("m1 jammed", "m1 clear_jam", &[]),
        ("at 1,1 /", "m1 close 1,1", &[]),
        ("at 0,1 +", "m1 open 0,1", &[]),
        ("at 0,1 +", "m1 assault door 0,1", &[6]),
        ("m1 assault_cannon", "m1 reload", &[]),
        // Nothing in sight.
        ("", "m1 turn W", &[]),
    ] {
        let lines = format!("at 0,0 m1^\nat 3,5 g1v\nat -3,-5 m2v\n{lines}");
        Scene::new(&floor(&lines)).play(action, dice).asks("marine action");
    }
    // Only who moved fires, or nobody.
    let mut scene = Scene::new(&floor("at 0,0 m1^\nat 1,0 m2^\nat 3,5 g1v"));
    scene.play("m1 move 0,1", &[]).refuses("m2 fire g1", "SH-AP-02");
    assert_eq!(scene.legal(), ["m1 fire g1", "pass"]);
}

/// Proves SH-AP-03, SH-MOVE-09.
#[test]
fn a_genestealers_turn_within_a_move_is_free() {
    let start = alien_scene(&yard("at 0,0 g1^"));
    for (action, state) in [
        ("g1 move 0,1 E", "0,1 E ap 5"),
        ("g1 move 0,1 W", "0,1 W ap 5"),
        ("g1 move 1,0 E", "1,0 E ap 5"),
        ("g1 move 0,1", "0,1 N ap 5"),
        ("g1 move 0,-1", "0,-1 N ap 4"),
        ("g1 move 0,-1 E", "0,-1 E ap 5"),
    ] {
        start.clone().play(action, &[]).has("g1", state);
    }
    start.refuses("g1 move 0,1 S", "SH-MOVE-09");
    // Alone a turn costs 1, and a Marine has none within his move.
    start.allows("g1 turn E", 1);
    Scene::new(&yard("at 0,0 m1^")).refuses("m1 move 0,1 E", "SH-FACE-05");
}

/// Proves SH-AP-04.
#[test]
fn costs_outside_the_table() {
    let cannon = Scene::new("a:m1^ a:m2^\nm1 assault_cannon ammo 9");
    cannon.allows("m1 reload", 4);
    cannon.clone().play("m1 reload", &[]).told(&["reloaded m1"]).has("m1", "0,0 N ap 0 activated ammo 10");
    // Handing over costs the giver 1, the receiver nothing.
    let mut scene = Scene::new("a:m1> a:m2^ a\nm1 carries cat\nm2 ap 1");
    scene.allows("m1 give m2 cat", 1);
    scene.play("m1 give m2 cat", &[]).has("m1", "0,0 E ap 3").has("m2", "1,0 N ap 1");
    // Dropping and picking up cost nothing.
    let mut scene = Scene::new("a:m1> a:!dog a\nm1 carries cat");
    scene.allows("m1 drop cat", 0);
    scene.play("m1 drop cat", &[]).told(&["dropped cat 0,0"]).has("m1", "0,0 E ap 4");
    scene.play("m1 move 1,0", &[]).told(&["moved m1 0,0 1,0 E", "picked_up m1 dog"]);
    scene.has("m1", "1,0 E ap 3");
    // Powers cost psi points.
    let mut scene = Scene::new("a:m1> a a\nm1 librarian force_axe ap 1");
    scene.allows("m1 psi force_barrier 2,0", 0);
    scene.play("m1 psi force_barrier 2,0", &[]).has("m1", "0,0 E ap 1 psi 18");
}

/// Proves SH-AP-04, SH-MOVE-10.
#[test]
fn costs_of_ladders_entries_and_exits() {
    let shaft = "a a\n\norigin 0,0,1\nb b\n\nladder 1,0,1 1,0\n";
    let mut scene = Scene::new(&format!("{shaft}at 1,0 m1<"));
    scene.allows("m1 climb 1,0,1", 2);
    scene.play("m1 climb 1,0,1", &[2]).has("m1", "1,0,1 W ap 2");
    let mut scene = alien_scene(&format!("{shaft}at 1,0 g1<\nat 0,0 b1\nat 0,0,1 g2^"));
    scene.allows("g1 climb 1,0,1", 1).allows("g1 climb 1,0,1 N", 1).refuses("g1 climb 1,0,1 E", "SH-MOVE-09");
    scene.play("g1 climb 1,0,1", &[]).has("g1", "1,0,1 W ap 5");
    let mut scene = alien_scene(&format!("{shaft}at 1,0 b1"));
    scene.allows("b1 climb 1,0,1", 1);
    scene.play("b1 climb 1,0,1", &[]).has("b1", "1,0,1 ap 5");

    let mut scene = alien_scene("a a\nentry A 1,0 E\nlurk A b1 g1");
    scene.allows("b1 enter", 1).allows("g1 enter W", 1).allows("g1 enter N", 1).allows("g1 enter S", 1);
    scene.refuses("g1 enter E", "SH-AMB-20");
    scene.play("g1 enter S", &[]).told(&["entered g1 A 1,0 S"]).has("g1", "1,0 S ap 5");
    let mut scene = alien_scene("a a\nentry A 1,0 E\nlurk A b1 g1");
    scene.play("b1 enter", &[]).has("b1", "1,0 ap 5");

    for (arrow, cost) in [('>', Some(1)), ('<', Some(2)), ('^', None), ('v', None)] {
        let scene = Scene::new(&format!("a:m1{arrow} a:m2^\nwall 0,0/1,0\nexit 0,0 E"));
        match cost {
            Some(cost) => scene.allows("m1 exit E", cost),
            None => scene.refuses("m1 exit E", "SH-MOVE-03"),
        };
        let alien = alien_scene(&format!("a:g1{arrow} a:m2^\nwall 0,0/1,0\nexit 0,0 E"));
        alien.allows("g1 exit E", 1);
    }
}

/// Proves SH-AP-05.
#[test]
fn the_full_cost_is_paid_at_once() {
    for (lines, action, cost) in [
        ("", "m1 move 0,1", 1),
        ("", "m1 move 0,-1", 2),
        ("", "m1 turn E", 1),
        ("", "m1 overwatch", 2),
        ("", "m1 guard", 2),
        ("at 0,2 g1v", "m1 fire g1", 1),
        ("at 0,1 g1v", "m1 assault g1", 1),
        ("at 0,1 +", "m1 open 0,1", 1),
        ("exit 2,0 E", "m1 move 0,1", 1),
    ] {
        let at = |ap: u8, command: &str| {
            Scene::new(&yard(&format!("at 0,0 m1^\nat 2,-2 m2v\nm1 ap {ap}\n{lines}\n{command}")))
        };
        at(cost, "").allows(action, cost);
        at(cost - 1, "").refuses(action, "SH-AP-05");
        at(cost - 1, "command 1").allows(&format!("{action} cp 1"), cost);
        at(cost - 1, "command 1").refuses(action, "SH-AP-05");
        at(4, "command 6").refuses(&format!("{action} cp {}", cost + 1), "SH-AP-05");
    }
    for (arms, action, cost) in
        [("heavy_flamer", "m1 fire square 0,1", 2), ("assault_cannon", "m1 reload", 4)]
    {
        let at = |ap: u8| Scene::new(&yard(&format!("at 0,0 m1^\nat 2,-2 m2v\nm1 {arms} ap {ap}")));
        at(cost).allows(action, cost);
        at(cost - 1).refuses(action, "SH-AP-05");
    }
    // Aliens have nothing but their AP.
    for (ap, action, legal) in [
        (1, "g1 move 0,-1", false),
        (2, "g1 move 0,-1", true),
        (0, "g1 turn E", false),
        (1, "g1 turn E", true),
    ] {
        let scene = alien_scene(&yard(&format!("at 0,0 g1^\nat 2,2 g2^\ng1 ap {ap}\ncommand 6")));
        if legal {
            scene.allows(action, scene.find(action).expect("legal").cost)
        } else {
            scene.refuses(action, "SH-AP-05")
        };
    }
    let scene = Scene::new("a:m1^ a:m2^\nm1 carries cat\ncommand 6");
    scene.refuses("m1 drop cat cp 1", "SH-AP-05").refuses("end_turn cp 1", "SH-AP-05");
}
