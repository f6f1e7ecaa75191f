//! The assault cannon (SH-CANN).

use super::{corridor, floor, on, trigger};
use crate::support::Scene;

/// A cannon at one end of a corridor, two Genestealers at the other.
fn cannon(state: &str) -> Scene {
    on(&corridor(7), &format!("at 0,0 m1^\nat 0,5 g1v\nat 0,6 g2v\nm1 assault_cannon {state}"))
}

/// The same on overwatch, in the alien turn.
fn watching(state: &str) -> Scene {
    let mut scene = on(
        &corridor(7),
        &format!(
            "at 0,0 m1^\nat 0,5 g1v\nat 0,6 g2v\nm1 assault_cannon overwatch {state}\nphase alien_action"
        ),
    );
    scene.play("g1 turn N", &[]).asks("marine reaction");
    scene.play("pass", &[]);
    scene
}

/// Proves SH-CANN-01, SH-CANN-04.
#[test]
fn a_shot_costs_one_point_and_one_round_and_rolls_three_dice() {
    let mut scene = cannon("");
    scene.has("m1", "0,0 N ap 4 ammo 10").allows("m1 fire g1", 1);
    scene.play("m1 fire g1", &[4, 3, 4]).has("m1", "0,0 N ap 3 ammo 9");
    scene.told(&["fired m1 assault_cannon g1", "rolled m1 shot 4 3 4"]);
    let mut kill = cannon("");
    kill.play("m1 fire g1", &[1, 5, 1]);
    kill.told(&["fired m1 assault_cannon g1", "rolled m1 shot 1 5 1", "killed g1 shot"]);
    kill.has("m1", "0,0 N ap 3 ammo 9");
}

/// Proves SH-CANN-02, SH-CANN-04, SH-AP-02.
#[test]
fn the_free_shot_after_a_move_or_turn_uses_a_round() {
    for (action, then) in [("m1 move 0,1", "0,1 N ap 3 ammo 9"), ("m1 turn E", "0,0 E ap 3 ammo 10")] {
        let mut scene = cannon("");
        scene.play(action, &[]);
        if scene.decision() == "marine free_shot" {
            scene.allows("m1 fire g1", 0);
            scene.play("m1 fire g1", &[1, 2, 3]).asks("marine action");
        }
        scene.has("m1", then);
    }
    let mut back = on(&corridor(7), "at 0,1 m1^\nat 0,5 g1v\nm1 assault_cannon");
    back.play("m1 move 0,0", &[]).play("m1 fire g1", &[1, 2, 3]).has("m1", "0,0 N ap 2 ammo 9");
    // Passing uses nothing.
    let mut pass = cannon("");
    pass.play_all(&["m1 move 0,1", "pass"]).has("m1", "0,1 N ap 3 ammo 10");
}

/// Proves SH-CANN-03.
#[test]
fn sustained_fire_of_the_cannon_kills_on_4() {
    let mut scene = cannon("");
    scene.play("m1 fire g1", &[4, 4, 3]).play("m1 fire g1", &[3, 3, 1]);
    scene.told(&["fired m1 assault_cannon g1 sustained", "rolled m1 shot 3 3 1"]);
    scene.play("m1 fire g1", &[1, 1, 4]).told_of(&["killed g1 shot"]).has("m1", "0,0 N ap 1 ammo 7");
    // A move ends it, a free shot has it not but can start it.
    let mut moved = cannon("");
    moved.play("m1 fire g1", &[1, 1, 2]).play("m1 move 0,1", &[]).play("m1 fire g1", &[4, 4, 1]);
    moved.told(&["fired m1 assault_cannon g1", "rolled m1 shot 4 4 1"]);
    moved.play("m1 fire g1", &[4, 1, 1]).told_of(&["fired m1 assault_cannon g1 sustained", "killed g1 shot"]);
    // On overwatch too.
    let mut watch = watching("");
    watch
        .play("m1 fire g1", &[4, 4, 1])
        .told(&["fired m1 assault_cannon g1 overwatch", "rolled m1 shot 4 4 1"]);
    trigger(&mut watch, "g1 turn S").play("m1 fire g1", &[4, 1, 1]);
    watch.told_of(&["fired m1 assault_cannon g1 sustained overwatch", "killed g1 shot"]);
}

/// Proves SH-CANN-04.
#[test]
fn an_overwatch_shot_uses_a_round() {
    let mut scene = watching("ammo 3");
    scene.asks("marine overwatch");
    scene.play("m1 fire g1", &[1, 2, 3]).has("m1", "0,0 N ap 4 overwatch ammo 2");
    trigger(&mut scene, "g1 turn S").play("pass", &[]).has("m1", "0,0 N ap 4 overwatch ammo 2");
    trigger(&mut scene, "g1 turn N").play("m1 fire g1", &[1, 2, 3]);
    scene.has("m1", "0,0 N ap 4 overwatch ammo 1");
}

/// Proves SH-CANN-05.
#[test]
fn an_empty_cannon_does_not_fire_but_keeps_its_overwatch() {
    let mut last = cannon("ammo 1");
    last.play("m1 fire g1", &[1, 2, 3]).has("m1", "0,0 N ap 3 ammo 0");
    last.refuses("m1 fire g1", "SH-CANN-05").refuses("m1 overwatch", "SH-AMB-54");
    watching("ammo 0").asks("alien action").has("m1", "0,0 N ap 4 overwatch ammo 0");
    let mut one = watching("ammo 1");
    one.play("m1 fire g1", &[1, 2, 3]).has("m1", "0,0 N ap 4 overwatch ammo 0");
    one.play("g1 turn S", &[]).asks("marine reaction");
    one.play("pass", &[]).asks("alien action").has("m1", "0,0 N ap 4 overwatch ammo 0");
}

/// Proves SH-CANN-06, SH-AMB-25.
#[test]
fn a_reload_takes_four_points_and_is_done_once() {
    for ammo in [0, 1, 9, 10] {
        let mut scene = cannon(&format!("ammo {ammo}\ncommand 6"));
        scene.allows("m1 reload", 4);
        scene.play("m1 reload", &[]).told(&["reloaded m1"]).has("m1", "0,0 N ap 0 activated ammo 10");
        scene.refuses("m1 reload cp 4", "SH-CANN-06");
    }
    // The second supply can be used up like the first, and then it is useless.
    let empty = cannon("reloaded ammo 0");
    empty.refuses("m1 reload", "SH-CANN-06").refuses("m1 fire g1", "SH-CANN-05");
    on(&corridor(3), "at 0,0 m1^").refuses("m1 reload", "SH-CANN-06");
    on(&corridor(3), "at 0,0 m1^\nm1 heavy_flamer ammo 0").refuses("m1 reload", "SH-CANN-06");
}

/// Proves SH-CANN-06, SH-AMB-25, SH-CP-10.
#[test]
fn a_reload_may_be_paid_with_both_kinds_of_points() {
    let mut scene = cannon("ammo 0 ap 3\ncommand 4");
    scene.refuses("m1 reload", "SH-AP-05");
    for cp in 1..=4 {
        scene.allows(&format!("m1 reload cp {cp}"), 4);
    }
    scene.play("m1 reload cp 1", &[]).has("m1", "0,0 N ap 0 activated ammo 10");
    scene.told(&["cp_spent m1 1 spent 1", "reloaded m1"]);
    let lines = "at 0,0 m1^\nat 0,5 g1v\nm1 assault_cannon overwatch ammo 0\nphase alien_action\ncommand 4";
    let mut window = on(&corridor(7), lines);
    window.play("g1 turn N", &[]).asks("marine reaction");
    window.allows("m1 reload cp 4", 4).refuses("m1 reload cp 3", "SH-CP-10");
    window.play("m1 reload cp 4", &[]).told_of(&["overwatch_lost m1", "reloaded m1"]);
    window.has("m1", "0,0 N ap 4 ammo 10").asks("alien action");
}

/// Proves SH-CANN-07.
#[test]
fn the_cannon_on_overwatch_costs_two_points_and_never_jams() {
    cannon("").allows("m1 overwatch", 2);
    for face in 1..=6 {
        let mut scene = watching("");
        scene.asks("marine overwatch");
        scene.play("m1 fire g1", &[face; 3]).told_nothing_of("jammed");
        scene.told_nothing_of("exploded").has("m1", "0,0 N ap 4 overwatch ammo 9");
        assert_eq!(scene.unit("g1") == "gone", face >= 5, "{face}");
    }
    // It answers a closing door.
    let lines = "at 0,0 m1^\nat 0,3 /\nat 0,4 g1v\nm1 assault_cannon overwatch\nphase alien_action";
    let mut door = on(&corridor(7), lines);
    trigger(&mut door, "g1 close 0,3").allows("m1 fire door 0,3", 0).refuses("m1 fire g1", "SH-SHOOT-01");
    door.play("m1 fire door 0,3", &[5, 1, 1]).told_of(&["door_destroyed 0,3"]);
}

/// Proves SH-CANN-08.
#[test]
fn a_reloaded_cannon_explodes_on_three_equal_dice() {
    for (dice, kills, explodes) in [
        ([4, 4, 4], false, true),
        ([5, 5, 5], true, true),
        ([1, 1, 1], false, true),
        ([6, 6, 5], true, false),
        ([1, 1, 2], false, false),
        ([2, 1, 1], false, false),
        ([1, 2, 1], false, false),
    ] {
        for (state, reloaded) in [("", false), ("reloaded", true)] {
            // The Genestealers stand in another section.
            let lines = format!("m1 assault_cannon {state}");
            let mut scene = on("b:g1< a:m1<\n. a:m2^\n. b:g2^", &lines);
            let blast: &[u8] = if reloaded && explodes { &[3] } else { &[] };
            scene.play("m1 fire g1", &[&dice[..], blast].concat());
            assert_eq!(scene.unit("g1") == "gone", kills, "{dice:?}");
            assert_eq!(scene.unit("m1") == "gone", reloaded && explodes, "{dice:?} {state}");
        }
    }
    let odds = |scene: &Scene| scene.chance("m1 fire g1", |after| after.unit("m1") == "gone");
    assert_eq!(odds(&Scene::new("b:g1< a:m1<\n\nm1 assault_cannon reloaded")), "1/36");
    assert_eq!(odds(&Scene::new("b:g1< a:m1<\n\nm1 assault_cannon")), "0");
    // After a move and on overwatch as well.
    let mut moved = Scene::new("b:g1< a a:m1<\n\nm1 assault_cannon reloaded");
    moved.play("m1 move 1,0", &[]).play("m1 fire g1", &[2, 2, 2]).has("m1", "gone");
    let mut watch = watching("reloaded");
    watch.play("m1 fire g1", &[2, 2, 2, 3, 3]).told_of(&["exploded m1 0,0"]).has("m1", "gone");
}

/// Proves SH-CANN-09, SH-AMB-26, SH-AMB-50, SH-AMB-12.
#[test]
fn an_explosion_kills_the_shooter_and_the_rest_of_his_section_on_4() {
    // Marine, Genestealer, blip and a closed door share his section, the blip behind the
    // door too; the Broodlord is safe, an open door stays, section b is out of it.
    let board = "b:m3^ b:g2v .\na:+ a:Bv a:/\na:b1 a:g1v a:m2v\n. a:m1^ b:+\n\n\
                 m1 assault_cannon reloaded\nb1 value 2";
    let mut scene = Scene::new(board);
    scene.play("m1 fire g1", &[3, 3, 3, 4, 3, 4, 4]);
    scene.told(&[
        "fired m1 assault_cannon g1",
        "rolled m1 shot 3 3 3",
        "exploded m1 1,0",
        "killed m1 explosion",
        "rolled b1 explosion 4",
        "rolled g1 explosion 3",
        "rolled m2 explosion 4",
        "rolled door 0,2 explosion 4",
        "revealed b1 2",
        "killed b1 explosion",
        "killed m2 explosion",
        "door_destroyed 0,2",
    ]);
    assert!(scene.board().contains("\nmarines_killed m1 m2"), "{}", scene.board());
    let mut safe = Scene::new(board);
    safe.play("m1 fire g1", &[3, 3, 3, 3, 4, 3, 3]);
    safe.told_of(&["killed m1 explosion", "killed g1 explosion"]).told_nothing_of("door_destroyed");
    safe.has("m2", "2,1 S ap 4").told_nothing_of("killed b1").told_nothing_of("killed m2");
    for (name, odds) in [("m1", "1/36"), ("m2", "1/72"), ("b1", "1/72"), ("B", "0"), ("g2", "0"), ("m3", "0")]
    {
        let killed = format!("killed {name} explosion");
        let chance = Scene::new(board).chance("m1 fire g1", |after| after.events().contains(&killed));
        assert_eq!(chance, odds, "{name}");
    }
}

/// Proves SH-CANN-09.
#[test]
fn an_explosion_reaches_only_the_section_of_the_shooter() {
    let lines = "at 0,0 m1^\nat 1,0 m2>\nat 0,4 g1v\nm1 assault_cannon reloaded";
    let mut scene = on(&floor((0, 0), (1, 4)), lines);
    // One section: both others roll, in the order of the units.
    scene.play("m1 fire g1", &[1, 1, 1, 3, 3]).told_of(&["rolled m2 explosion 3", "rolled g1 explosion 3"]);
    let mut apart = Scene::new("b:m2^ b:g1v\na:m3> a:m1^\n\nm1 assault_cannon reloaded");
    apart.play("m1 fire g1", &[1, 1, 1, 5]).told_of(&["rolled m3 explosion 5", "killed m3 explosion"]);
    apart.has("m2", "0,1 N ap 4").has("g1", "1,1 S ap 6");
}
