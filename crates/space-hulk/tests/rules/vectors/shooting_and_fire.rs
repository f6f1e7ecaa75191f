//! Test vectors of shooting, doors and fire, as the rules write them.

use crate::doors_to_flamer::{M2, M4, corridor, on, trigger};
use crate::support::Scene;

/// Proves SH-TV-18.
#[test]
fn sustained_fire_moving_and_standing() {
    let mut scene = on(&corridor(8), "at 0,0 m1^\nat 0,7 g1v");
    scene.play("m1 move 0,1", &[]).play("m1 fire g1", &[1, 3]);
    scene.told(&["fired m1 storm_bolter g1", "rolled m1 shot 1 3"]).has("m1", "0,1 N ap 3");
    scene.play("m1 move 0,2", &[]).play("m1 fire g1", &[5, 5]);
    scene.told(&["fired m1 storm_bolter g1", "rolled m1 shot 5 5"]).has("m1", "0,2 N ap 2");
    scene.play("m1 fire g1", &[1, 5]).has("m1", "0,2 N ap 1").has("g1", "gone");
    scene.told(&["fired m1 storm_bolter g1 sustained", "rolled m1 shot 1 5", "killed g1 shot"]);
}

/// Proves SH-TV-21.
#[test]
fn jams() {
    for (overwatch, bonus, dice, kill, jam) in [
        (true, false, [6, 6], true, true),
        (true, true, [5, 5], true, true),
        (true, false, [5, 5], false, true),
        (true, false, [2, 2], false, true),
        (true, false, [6, 2], true, false),
        (false, false, [6, 6], true, false),
        (false, false, [3, 3], false, false),
    ] {
        let mut lines = "at 0,0 m1^\nat 0,3 g1v\nat 0,4 g2v\nm1".to_owned();
        lines += if bonus { " sustained g1" } else { "" };
        let mut scene = if overwatch {
            on(&corridor(5), &format!("{lines} overwatch\nphase alien_action"))
        } else {
            on(&corridor(5), &format!("{lines} ap 4"))
        };
        if overwatch {
            trigger(&mut scene, "g1 turn N");
        }
        scene.play("m1 fire g1", &dice);
        assert_eq!(scene.unit("g1") == "gone", kill, "{dice:?}");
        assert_eq!(scene.unit("m1").contains("jammed"), jam, "{dice:?}");
    }
}

/// Proves SH-TV-21.
#[test]
fn after_a_jam() {
    let lines = "at 0,0 m1^\nat 0,3 g1v\nm1 overwatch\ncommand 3\nphase alien_action";
    let mut scene = on(&corridor(5), lines);
    trigger(&mut scene, "g1 turn N").play("m1 fire g1", &[2, 2]).has("m1", "0,0 N ap 4 overwatch jammed");
    // The next trigger gives no shot.
    scene.play("g1 turn E", &[]).asks("marine reaction");
    scene.play("pass", &[]).asks("alien action");
    // Cleared by 1 CP: overwatch again, no shot in that window.
    let mut cleared = scene.clone();
    cleared.play("g1 turn N", &[]).asks("marine reaction");
    cleared.play("m1 clear_jam cp 1", &[]).asks("alien action").has("m1", "0,0 N ap 4 overwatch");
    trigger(&mut cleared, "g1 turn E").allows("m1 fire g1", 0);
    // After the Mission Status phase neither is left.
    scene.play_with("g1 end_activation", &[], &[0]).asks("marine action").has("m1", "0,0 N ap 4");
}

/// Proves SH-TV-22.
#[test]
fn assault_cannon() {
    for (reloaded, bonus, dice, kill, explosion) in [
        (false, false, [5, 1, 2], true, false),
        (false, false, [4, 4, 4], false, false),
        (false, true, [4, 1, 2], true, false),
        (false, false, [5, 5, 5], true, false),
        (true, false, [5, 5, 5], true, true),
        (true, false, [2, 2, 2], false, true),
        (true, true, [4, 4, 4], true, true),
        (true, false, [6, 6, 1], true, false),
    ] {
        let reloaded = if reloaded { " reloaded" } else { "" };
        let bonus = if bonus { " sustained g1" } else { "" };
        let lines = format!("at 0,0 m1^\nat 0,4 g1v\nat 0,8 g2v\nm1 assault_cannon{reloaded}{bonus}");
        let mut scene = on(M4, &lines);
        scene.play("m1 fire g1", &dice);
        assert_eq!(scene.unit("g1") == "gone", kill, "{dice:?}");
        assert_eq!(scene.unit("m1") == "gone", explosion, "{dice:?}");
        assert_eq!(scene.events().contains(&"exploded m1 0,0".into()), explosion, "{dice:?}");
    }
}

/// Proves SH-TV-22.
#[test]
fn assault_cannon_ammunition() {
    let board = |state: &str| on(M4, &format!("at 0,0 m1^\nat 0,4 g1v\nm1 assault_cannon {state}"));
    let mut scene = board("");
    for left in (0..10).rev() {
        // A fresh activation for each shot, so that only the ammunition counts.
        scene.play("m1 fire g1", &[1, 1, 2]).has("m1", &format!("0,0 N ap 3 ammo {left}"));
        scene = board(&format!("ammo {left}"));
    }
    scene.refuses("m1 fire g1", "SH-CANN-05").allows("m1 reload", 4);
    scene.play("m1 reload", &[]).has("m1", "0,0 N ap 0 activated ammo 10");
    board("reloaded").refuses("m1 reload", "SH-CANN-06").allows("m1 fire g1", 1);
}

/// Proves SH-TV-22.
#[test]
fn assault_cannon_explosion() {
    for die in 1..=6 {
        let lines = "at 0,0 m1^\nat 0,1 m2>\nat 0,3 +\nat 0,8 g1v\nm1 assault_cannon reloaded\nm2 no_gun";
        let mut scene = on("c\nb\nb\nb\nb\na\na\na a\na", &lines.replace("at 0,1 m2>", "at 1,1 m2>"));
        scene.play("m1 fire door 0,3", &[1, 1, 1, die, die]).has("m1", "gone");
        assert_eq!(scene.unit("m2") == "gone", die >= 4, "{die}");
        assert_eq!(scene.events().contains(&"door_destroyed 0,3".into()), die >= 4, "{die}");
    }
}

/// Proves SH-TV-29.
#[test]
fn doors_under_attack() {
    let alien = "at 0,0 g1^\nat 0,1 +\nphase alien_action";
    for (unit, dice, gone) in [
        (alien, &[1, 6, 2][..], true),
        (alien, &[5, 5, 5], false),
        ("at 0,0 m1^\nat 0,1 +", &[6], true),
        ("at 0,0 m1^\nat 0,1 +", &[5], false),
        ("at 0,0 m1^\nat 0,1 +\nm1 sergeant power_sword", &[5], false),
        ("at 0,0 m1^\nat 0,1 +\nm1 chainfist", &[], true),
    ] {
        let mut scene = on(&corridor(4), unit);
        let name = if unit == alien { "g1" } else { "m1" };
        scene.allows(&format!("{name} assault door 0,1"), 1);
        scene.play(&format!("{name} assault door 0,1"), dice);
        assert_eq!(scene.events().contains(&"door_destroyed 0,1".into()), gone, "{unit} {dice:?}");
    }
    let mut bolter = on(&corridor(4), "at 0,0 m1^\nat 0,1 +");
    bolter.play("m1 fire door 0,1", &[5, 2]).told_nothing_of("door_destroyed");
    bolter.play("m1 fire door 0,1", &[5, 2]).told_of(&["door_destroyed 0,1"]);
    Scene::new("a a:+\na:m1^ a").refuses("m1 assault door 1,1", "SH-CA-01");
    Scene::new("a:/\na:m1^").refuses("m1 assault door 0,1", "SH-DOOR-08");
}

/// Proves SH-TV-30.
#[test]
fn flaming_a_room() {
    let lines = "at 0,4 m1^\nat -1,7 g1v\nat 0,6 g2v\nat 1,5 g3v\nm1 heavy_flamer\ncommand 2";
    let mut scene = on(M2, lines);
    scene.allows("m1 fire square 0,5", 2);
    scene.play("m1 fire square 0,5", &[2, 5, 1]);
    scene.told(&[
        "flamed m1 0,5: -1,5 -1,6 -1,7 0,5 0,6 0,7 1,5 1,6 1,7",
        "rolled g1 flame 2",
        "rolled g2 flame 5",
        "rolled g3 flame 1",
        "killed g1 flame",
        "killed g2 flame",
    ]);
    scene.has("g3", "1,5 S ap 6").has("m1", "0,4 N ap 2 ammo 5");
    // Only the room burns, not (0,4) or the corridor behind it.
    assert!(scene.board().contains("a:m1^") && !scene.board().contains("a:*"));
    scene.play("m1 fire square 0,5", &[4]).told_of(&["rolled g3 flame 4", "killed g3 flame"]);
    scene.has("m1", "0,4 N ap 0 activated ammo 4");
}

/// Proves SH-TV-31.
#[test]
fn fire_and_a_closed_door() {
    let lines = "at 0,1 m1^\nat 0,6 +\nat 0,7 b1\nm1 heavy_flamer\nat 0,8 g1v";
    let mut scene = on(M4, lines);
    scene.play("m1 fire square 0,4", &[]).told(&["flamed m1 0,4: 0,4 0,5"]);
    scene.play("m1 end_activation", &[]).asks("alien action").refuses("b1 open 0,6", "SH-DOOR-09");
    // A bolter that sees it can shoot the door while it burns.
    let shot = on(M4, "at 0,5 *,m1^\nat 0,4 *\nat 0,6 +");
    shot.refuses("m1 open 0,6", "SH-DOOR-09").allows("m1 fire door 0,6", 1);
    // After the Mission Status phase the door moves again.
    scene.play_with("end_turn", &[], &[0]).told_of(&["counters_removed"]).asks("marine action");
    scene.play("end_turn", &[]).asks("alien action").allows("b1 open 0,6", 1);
}

/// Proves SH-TV-32.
#[test]
fn moving_in_the_fire() {
    let lines = "at 0,4 *\nat 0,5 *,g1v\nat 0,6 *\nat 0,7 *\nat 0,8 g2v\nphase alien_action";
    let mut scene = on(M4, lines);
    scene.refuses("g2 move 0,7", "SH-FLAME-07");
    scene.play("g1 turn E", &[]).told(&["turned g1 E"]);
    scene.play("g1 move 0,4 S", &[1]).told(&["moved g1 0,5 0,4 S", "rolled g1 flame 1"]);
    scene.play("g1 move 0,3", &[]).told(&["moved g1 0,4 0,3 S"]);
    scene.refuses("g1 move 0,4", "SH-FLAME-07");
    let mut dies = on(M4, lines);
    dies.play("g1 move 0,4", &[2]).told_of(&["rolled g1 flame 2", "killed g1 flame"]);
}
