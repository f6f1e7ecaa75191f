//! Sustained fire.

use super::scene;

/// `g1` can leave the sight of `m1` and come back.
const CORNER: &str = ". . . a
a:m1> a a a:g1< . a:g2<

phase alien_action
m1 overwatch sustained g1";

/// Proves SH-OPT-18.
#[test]
fn a_target_that_goes_out_of_sight_is_lost_or_kept() {
    for (lines, mark) in
        [("", ""), ("option sustained_losses full", ""), ("option sustained_losses short", " sustained")]
    {
        let mut scene = scene(CORNER, lines);
        scene.play("g1 move 3,1", &[]).asks("alien action");
        scene.play("g1 move 3,0", &[]).play("pass", &[]).play("m1 fire g1", &[5, 1]);
        scene.told_of(&[&format!("fired m1 storm_bolter g1{mark} overwatch"), "rolled m1 shot 5 1"]);
        scene.has("g1", if mark.is_empty() { "3,0 W ap 4" } else { "gone" });
    }
}

/// Proves SH-OPT-18.
#[test]
fn a_target_that_stays_in_sight_is_kept() {
    for option in ["full", "short"] {
        let mut scene = scene(CORNER, &format!("option sustained_losses {option}"));
        scene.play("g1 move 2,0", &[]).play("pass", &[]).play("m1 fire g1", &[1, 2]);
        scene.told_of(&["fired m1 storm_bolter g1 sustained overwatch"]);
    }
}

/// Proves SH-OPT-18.
#[test]
fn another_unit_that_acts_ends_it_in_any_case() {
    for option in ["full", "short"] {
        let mut scene = scene(CORNER, &format!("option sustained_losses {option}"));
        scene.play("g2 turn N", &[]).play("g2 end_activation", &[]);
        scene.play("g1 move 2,0", &[]).play("pass", &[]).play("m1 fire g1", &[1, 2]);
        scene.told_of(&["fired m1 storm_bolter g1 overwatch"]);
    }
}

/// Proves SH-OPT-18.
#[test]
fn the_end_of_the_round_ends_it_or_not() {
    for (lines, mark) in
        [("option sustained_losses full", ""), ("option sustained_losses short", " sustained")]
    {
        let mut scene = scene("a:m1> a a a:g1<\n\nphase alien_action\nm1 sustained g1", lines);
        scene.play_with("end_turn", &[], &[0]).asks("marine action");
        scene.play("m1 fire g1", &[1, 2]).told_of(&[&format!("fired m1 storm_bolter g1{mark}")]);
    }
}

/// Proves SH-OPT-18.
#[test]
fn a_door_out_of_sight_is_lost_or_kept() {
    let board = "a:m1> a a a:+\na:m2>\n\nm1 sustained 3,1\nm2 librarian force_axe";
    for (lines, kept) in [("", false), ("option sustained_losses short", true)] {
        let mut scene = scene(board, lines);
        assert!(scene.board().contains("sustained 3,1"));
        // The barrier is no action, but it hides the door.
        scene.play("m2 psi force_barrier 2,1", &[]);
        assert_eq!(scene.board().contains("sustained 3,1"), kept, "{lines}");
    }
}

/// Proves SH-OPT-23.
#[test]
fn sustained_fire_works_on_overwatch_or_not() {
    for (lines, mark) in [
        ("", " sustained"),
        ("option sustained_on_overwatch true", " sustained"),
        ("option sustained_on_overwatch false", ""),
    ] {
        let mut scene = scene("a:m1> a a a a a:g1<\n\nphase alien_action\nm1 overwatch\ncommand 2", lines);
        scene.play("g1 move 4,0", &[]).play("pass", &[]).play("m1 fire g1", &[1, 5]);
        scene.told_of(&["fired m1 storm_bolter g1 overwatch"]);
        scene.play("g1 move 3,0", &[]).play("pass", &[]).play("m1 fire g1", &[1, 4]);
        scene.told(&[&format!("fired m1 storm_bolter g1{mark} overwatch"), "rolled m1 shot 1 4"]);
        // A shot by command points is no overwatch shot.
        scene.play("g1 move 2,0", &[]).play("m1 fire g1 cp 1", &[1, 2]);
        scene.told_of(&["fired m1 storm_bolter g1 sustained"]);
    }
}

/// Proves SH-OPT-23.
#[test]
fn what_a_second_overwatch_shot_kills_on() {
    for (lines, cannon, bolter) in [("", 4, 5), ("option sustained_on_overwatch false", 5, 6)] {
        for (weapon, needed, ones) in [("assault_cannon", cannon, 2), ("storm_bolter", bolter, 1)] {
            for die in 1..=6 {
                let board = "a:m1> a a a:g1< . a:g2<\n\nphase alien_action\nm1 overwatch sustained g1";
                let mut scene = scene(&format!("{board} {weapon}"), lines);
                let dice: Vec<u8> = [die].into_iter().chain((1..=ones).map(|i| 3 - i)).collect();
                scene.play("g1 move 2,0", &[]).play("pass", &[]).play("m1 fire g1", &dice);
                assert_eq!(scene.unit("g1") == "gone", die >= needed, "{weapon} {die} {lines}");
            }
        }
    }
}
