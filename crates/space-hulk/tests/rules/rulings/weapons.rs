//! Jams, reloading, explosions, shots at the dead.

use super::scene;

const JAMMED: &str = "a:m1> a a a a a:g1< . a:g9<

phase alien_action
command 3
m1 overwatch jammed";

/// Proves SH-AMB-24.
#[test]
fn a_jam_silences_overwatch_until_it_is_cleared() {
    let mut scene = scene(JAMMED, "");
    scene.play("g1 move 4,0", &[]).asks("marine reaction");
    scene.play("pass", &[]).asks("alien action");
    // Cleared by a command point there is no shot in that window, but at the next.
    scene.play("g1 move 3,0", &[]).play("m1 clear_jam cp 1", &[]);
    scene.told(&["cp_spent m1 1 spent 1", "jam_cleared m1"]).asks("alien action");
    scene.has("m1", "0,0 E ap 4 overwatch");
    scene.play("g1 move 2,0", &[]).play("pass", &[]).asks("marine overwatch");
    scene.play("m1 fire g1", &[4, 4]).has("m1", "0,0 E ap 4 overwatch jammed");
}

/// Proves SH-AMB-24.
#[test]
fn an_assault_ends_overwatch_and_leaves_the_jam() {
    let mut scene = scene("a:m1> a:g1< a\n\nphase alien_action\ncommand 1\nm1 overwatch jammed", "");
    scene.play("g1 assault m1", &[4, 1, 1, 4]).told_of(&["overwatch_lost m1"]);
    scene.has("m1", "0,0 E ap 4 jammed").asks("marine reaction");
    scene.play("m1 clear_jam cp 1", &[]);
    scene.has("m1", "0,0 E ap 4");
}

/// Proves SH-AMB-24.
#[test]
fn another_action_ends_overwatch_and_leaves_the_jam() {
    let mut scene = scene("a:m1> a a\n\nm1 overwatch jammed", "");
    scene
        .clone()
        .play("m1 turn N", &[])
        .told(&["overwatch_lost m1", "turned m1 N"])
        .has("m1", "0,0 N ap 3 jammed");
    scene.play("m1 clear_jam", &[]).told(&["jam_cleared m1"]).has("m1", "0,0 E ap 3 overwatch");
}

const CANNON: &str = "a:m1> a a a:g1<

command 4";

/// Proves SH-AMB-25.
#[test]
fn a_reload_is_one_action_of_4_in_any_mixture() {
    let scene = scene(CANNON, "m1 assault_cannon ammo 4");
    for cp in 0..=4 {
        let action = if cp == 0 { "m1 reload".into() } else { format!("m1 reload cp {cp}") };
        scene.allows(&action, 4);
        let mut reloaded = scene.clone();
        reloaded.play(&action, &[]).told_of(&["reloaded m1"]);
        // The rest of the old magazine is discarded.
        assert!(reloaded.unit("m1").contains(&format!("ap {cp}")), "{}", reloaded.unit("m1"));
        assert!(reloaded.unit("m1").ends_with("ammo 10"));
        reloaded.refuses("m1 reload cp 4", "SH-CANN-06");
    }
    let poor = super::scene(&CANNON.replace("command 4", "command 2"), "m1 assault_cannon ap 1");
    poor.refuses("m1 reload cp 2", "SH-AP-05");
}

/// Proves SH-AMB-25.
#[test]
fn in_a_window_a_reload_costs_4_command_points() {
    for (command, allowed) in [(4, true), (3, false)] {
        let board =
            format!("a:m1> a a a:g1<\n\nphase alien_action\ncommand {command}\nm1 assault_cannon ammo 0");
        let mut scene = scene(&board, "");
        scene.play("g1 move 2,0", &[]);
        if allowed {
            scene.allows("m1 reload cp 4", 4)
        } else {
            scene.refuses("m1 reload cp 4", "SH-CMD-06")
        };
        scene.refuses("m1 reload cp 3", "SH-CP-10").refuses("m1 reload", "SH-CP-10");
    }
}

/// Proves SH-AMB-26.
#[test]
fn an_explosion_rolls_for_blips_and_closed_doors() {
    let board = "a:m1> a a:/ a a:g1< a:+ a:b1 a:B1< b:g2<

m1 assault_cannon reloaded
b1 value 2";
    let mut scene = scene(board, "");
    scene.play("m1 fire g1", &[3, 3, 3, 3, 4, 4]).told(&[
        "fired m1 assault_cannon g1",
        "rolled m1 shot 3 3 3",
        "exploded m1 0,0",
        "killed m1 explosion",
        "rolled g1 explosion 3",
        "rolled b1 explosion 4",
        "rolled door 5,0 explosion 4",
        "revealed b1 2",
        "killed b1 explosion",
        "door_destroyed 5,0",
        "phase alien_reinforcement 1",
        "phase alien_action 1",
    ]);
    scene.has("B1", "7,0 W ap 6").has("g2", "8,0 W ap 6");
    assert_eq!(scene.game.position().tally.aliens_killed, 2);
}

/// Proves SH-AMB-51.
#[test]
fn declared_shots_at_a_dead_target_are_rolled() {
    let board = "a:m1> a a a a:g1< . a:g9<
a:m2> a a a a

phase alien_action
m1 overwatch
m2 overwatch assault_cannon ammo 2";
    let mut scene = scene(board, "");
    scene.play("g1 move 3,1", &[]).play("pass", &[]).play("m1 fire g1", &[]);
    scene.play("m2 fire g1", &[6, 1, 1, 2, 3]).told(&[
        "fired m1 storm_bolter g1 overwatch",
        "rolled m1 shot 6 1",
        "killed g1 shot",
        "fired m2 assault_cannon g1 overwatch",
        "rolled m2 shot 1 2 3",
    ]);
    scene.has("m2", "0,0 E ap 4 overwatch ammo 1");
    assert!(!scene.board().contains("sustained"));
}

/// Proves SH-AMB-51.
#[test]
fn a_declared_shot_at_a_dead_target_can_jam_or_explode() {
    let board = "a:m1> a a a a:g1< . a:g9<
b:m2> a a a a

phase alien_action
m1 overwatch
m2 overwatch";
    let mut jam = scene(board, "");
    jam.play("g1 move 3,1", &[]).play("pass", &[]).play("m1 fire g1", &[]);
    jam.play("m2 fire g1", &[6, 1, 2, 2]).told_of(&["killed g1 shot", "rolled m2 shot 2 2", "jammed m2"]);
    let mut explosion = scene(&format!("{board} assault_cannon reloaded"), "");
    explosion.play("g1 move 3,1", &[]).play("pass", &[]).play("m1 fire g1", &[]);
    explosion.play("m2 fire g1", &[6, 1, 2, 2, 2]);
    explosion.told_of(&["killed g1 shot", "exploded m2 0,0", "killed m2 explosion"]);
}

/// Proves SH-AMB-54.
#[test]
fn overwatch_needs_a_weapon_that_can_fire() {
    for (weapon, rule) in [
        ("storm_bolter", ""),
        ("storm_bolter jammed", "SH-AMB-54"),
        ("assault_cannon ammo 1", ""),
        ("assault_cannon ammo 0", "SH-AMB-54"),
        ("heavy_flamer", "SH-OW-01"),
        ("no_gun", "SH-OW-01"),
    ] {
        let scene = scene("a:m1> a a", &format!("m1 {weapon}"));
        match rule {
            "" => scene.allows("m1 overwatch", 2),
            rule => scene.refuses("m1 overwatch", rule),
        };
    }
}
