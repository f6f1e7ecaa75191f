//! Shooting in general (SH-SHOOT).

use super::{M1, corridor, floor, on, trigger};
use crate::support::Scene;

/// Proves SH-SHOOT-01.
#[test]
fn a_target_must_be_seen() {
    let scene = on(M1, "at 0,4 m1^\nat 1,5 g1v\nat 2,5 g2v\nat 0,0 g3v");
    scene.allows("m1 fire g1", 1);
    scene.refuses("m1 fire g2", "SH-SHOOT-01").refuses("m1 fire g3", "SH-SHOOT-01");
    let doors = on(&corridor(6), "at 0,1 m1^\nat 0,2 +\nat 0,4 +");
    doors.allows("m1 fire door 0,2", 1).refuses("m1 fire door 0,4", "SH-SHOOT-01");
}

/// Proves SH-SHOOT-02.
#[test]
fn genestealers_and_closed_doors_are_targets_and_nothing_else() {
    let things =
        "at 0,0 m1^\nat -1,3 m2^\nat 0,3 g1v\nat 1,3 Bv\nat 2,3 +\nat -2,3 /\nat 3,3 %\nat -3,3 !cat";
    for gun in ["storm_bolter", "assault_cannon"] {
        let scene = on(&floor((-4, 0), (4, 4)), &format!("{things}\nm1 {gun}"));
        scene.allows("m1 fire g1", 1).allows("m1 fire B", 1).allows("m1 fire door 2,3", 1);
        scene.refuses("m1 fire m2", "SH-SHOOT-02").refuses("m1 fire m1", "SH-SHOOT-02");
        scene.refuses("m1 fire square 0,1", "SH-SHOOT-02").refuses("m1 fire square 3,3", "SH-SHOOT-02");
        scene.refuses("m1 fire square 0,3", "SH-SHOOT-02").refuses("m1 fire door -2,3", "SH-DOOR-08");
        let fires: Vec<String> =
            scene.legal().into_iter().filter(|action| action.starts_with("m1 fire")).collect();
        assert_eq!(fires, ["m1 fire g1", "m1 fire B", "m1 fire door 2,3"]);
    }
    // The flamer is aimed at a square, never at a unit or door.
    let flamer = on(&floor((-4, 0), (4, 4)), &format!("{things}\nm1 heavy_flamer"));
    for target in ["g1", "B", "door 2,3", "m2"] {
        flamer.refuses(&format!("m1 fire {target}"), "SH-SHOOT-02");
    }
    flamer.allows("m1 fire square 0,3", 2);
}

/// Proves SH-SHOOT-02.
#[test]
fn a_blip_is_no_target_and_is_converted_when_it_is_seen() {
    on(M1, "at 0,0 m1^\nat 3,5 b1").refuses("m1 fire b1", "SH-SHOOT-02");
    let mut seen = on(M1, "at 0,3 m1^\nat 1,5 b1");
    seen.play("m1 move 0,4", &[]).told_of(&["revealed b1 1"]);
    seen.play("g1 face S", &[]).asks("marine free_shot").allows("m1 fire g1", 0);
}

/// Proves SH-SHOOT-03, SH-SHOOT-04, SH-BOLT-01, SH-BOLT-04, SH-CANN-01, SH-CANN-03.
#[test]
fn one_die_at_the_kill_number_is_enough() {
    let cases: [(&str, &[u8], bool); 20] = [
        ("storm_bolter", &[5, 5], false),
        ("storm_bolter", &[6, 1], true),
        ("storm_bolter", &[1, 6], true),
        ("storm_bolter", &[6, 6], true),
        ("storm_bolter sustained g1", &[4, 4], false),
        ("storm_bolter sustained g1", &[5, 1], true),
        ("storm_bolter sustained g1", &[1, 5], true),
        ("storm_bolter sustained g1", &[1, 6], true),
        ("assault_cannon", &[4, 4, 4], false),
        ("assault_cannon", &[4, 4, 3], false),
        ("assault_cannon", &[5, 1, 1], true),
        ("assault_cannon", &[1, 5, 1], true),
        ("assault_cannon", &[1, 1, 5], true),
        ("assault_cannon", &[6, 1, 1], true),
        ("assault_cannon sustained g1", &[3, 3, 3], false),
        ("assault_cannon sustained g1", &[3, 3, 2], false),
        ("assault_cannon sustained g1", &[4, 1, 1], true),
        ("assault_cannon sustained g1", &[1, 4, 1], true),
        ("assault_cannon sustained g1", &[1, 1, 4], true),
        ("assault_cannon sustained g1", &[1, 1, 6], true),
    ];
    for (gun, dice, kills) in cases {
        let mut scene = on(&corridor(4), &format!("at 0,0 m1^\nat 0,3 g1v\nm1 {gun}"));
        scene.play("m1 fire g1", dice);
        assert_eq!(scene.unit("g1") == "gone", kills, "{gun} {dice:?}");
        assert_eq!(scene.events().contains(&"killed g1 shot".into()), kills, "{gun} {dice:?}");
        scene.allows("m1 turn E", 1);
    }
}

/// Proves SH-SHOOT-03, SH-SHOOT-04, SH-BROOD-04.
#[test]
fn the_odds_of_every_weapon() {
    for (gun, target, odds) in [
        ("storm_bolter", "g1", "11/36"),
        ("storm_bolter sustained g1", "g1", "5/9"),
        ("assault_cannon", "g1", "19/27"),
        ("assault_cannon sustained g1", "g1", "7/8"),
        ("storm_bolter", "B", "1/36"),
        ("storm_bolter sustained B", "B", "1/9"),
        ("assault_cannon", "B", "7/27"),
        ("assault_cannon sustained B", "B", "1/2"),
    ] {
        let scene = on(&corridor(4), &format!("at 0,0 m1^\nat 0,3 {target}v\nm1 {gun}"));
        let chance = scene.chance(&format!("m1 fire {target}"), |after| after.unit(target) == "gone");
        assert_eq!(chance, odds, "{gun} at {target}");
    }
    let flamer = on(&corridor(4), "at 0,0 m1^\nat 0,3 g1v\nm1 heavy_flamer");
    let both = flamer.chance("m1 fire square 0,1", |after| after.unit("g1") == "gone");
    assert_eq!(both, "5/6");
}

/// Proves SH-SHOOT-04, SH-AP-01.
#[test]
fn what_each_weapon_costs_and_what_it_can_do() {
    for (gun, target, cost, overwatch) in [
        ("storm_bolter", "g1", 1, true),
        ("assault_cannon", "g1", 1, true),
        ("heavy_flamer", "square 0,3", 2, false),
    ] {
        let scene = on(&corridor(4), &format!("at 0,0 m1^\nat 0,3 g1v\nm1 {gun}"));
        scene.allows(&format!("m1 fire {target}"), cost);
        if overwatch {
            scene.allows("m1 overwatch", 2)
        } else {
            scene.refuses("m1 overwatch", "SH-OW-01")
        };
    }
    // Without a point left the shot is refused; another Marine keeps the phase going.
    let spent = on(&floor((0, 0), (1, 3)), "at 0,0 m1^\nat 0,3 g1v\nat 1,0 m2>\nm1 ap 0");
    spent.refuses("m1 fire g1", "SH-AP-05");
    let one = on(&corridor(4), "at 0,0 m1^\nat 0,3 g1v\nm1 heavy_flamer ap 1");
    one.refuses("m1 fire square 0,3", "SH-AP-05");
}

/// Proves SH-SHOOT-05.
#[test]
fn aliens_do_not_shoot() {
    let scene = on(&floor((0, 0), (2, 3)), "at 0,0 m1>\nat 0,3 g1v\nat 2,3 b1\nat 1,3 +\nphase alien_action");
    for action in ["g1 fire m1", "g1 fire door 1,3", "b1 fire m1", "g1 fire square 0,2"] {
        scene.refuses(action, "SH-SHOOT-05");
    }
    scene.allows("g1 move 0,2", 1);
}

/// Proves SH-SHOOT-06, SH-BOLT-10, SH-CANN-05, SH-FLAME-11.
#[test]
fn no_weapon_or_one_that_cannot_fire_gives_no_shot() {
    for (gun, target, refused) in [
        ("no_gun", "g1", "SH-SHOOT-06"),
        ("no_gun lightning_claws", "g1", "SH-SHOOT-06"),
        ("storm_bolter jammed", "g1", "SH-BOLT-10"),
        ("assault_cannon ammo 0", "g1", "SH-CANN-05"),
        ("heavy_flamer ammo 0", "square 0,3", "SH-FLAME-11"),
    ] {
        let mut scene = on(&corridor(4), &format!("at 0,0 m1^\nat 0,3 g1v\nm1 {gun}"));
        scene.refuses(&format!("m1 fire {target}"), refused);
        // No free shot either.
        scene.play("m1 move 0,1", &[]).asks("marine action");
    }
    for gun in ["storm_bolter", "assault_cannon ammo 1"] {
        let mut scene = on(&corridor(4), &format!("at 0,0 m1^\nat 0,3 g1v\nm1 {gun}"));
        scene.play("m1 move 0,1", &[]).asks("marine free_shot");
    }
    on(&corridor(4), "at 0,0 m1^\nm1 heavy_flamer ammo 1").allows("m1 fire square 0,3", 2);
    let mut flamer = on(&corridor(4), "at 0,0 m1^\nat 0,3 g1v\nm1 heavy_flamer");
    flamer.play("m1 turn E", &[]).asks("marine action");
}

/// Proves SH-SHOOT-06, SH-OW-14.
#[test]
fn a_marine_who_cannot_fire_is_not_asked_on_overwatch() {
    for gun in ["storm_bolter jammed", "assault_cannon ammo 0"] {
        let lines = format!("at 0,0 m1^\nat 0,3 g1v\nm1 {gun} overwatch\nphase alien_action");
        let mut scene = on(&corridor(4), &lines);
        scene.play("g1 turn N", &[]).asks("marine reaction");
        scene.play("pass", &[]).asks("alien action");
    }
    let lines = "at 0,0 m1^\nat 0,3 g1v\nm1 overwatch\nphase alien_action";
    let mut scene: Scene = on(&corridor(4), lines);
    trigger(&mut scene, "g1 turn N").allows("m1 fire g1", 0);
}
