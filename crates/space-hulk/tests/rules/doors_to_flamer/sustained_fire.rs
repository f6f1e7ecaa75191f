//! Sustained fire (SH-BOLT-03 to 07, SH-CANN-03).

use super::{corridor, floor, on, trigger};
use crate::support::Scene;

/// Whether the Marine's next shot at the target has the bonus.
fn is_sustained(scene: &Scene, action: &str) -> bool {
    scene.chance(action, |after| after.events().iter().any(|event| event.contains(" sustained"))) == "1"
}

/// A board on which a lot can happen between two shots of m1 at g1.
fn range() -> String {
    let lines = "at 0,0 m1^\nat 0,5 g1v\nat 2,5 g2v\nat 4,5 +\nat 6,0 m2^\nat 6,2 +\ncommand 6\n\
                 at 5,0 m3^\nm3 librarian no_gun force_axe";
    format!("{}\n{lines}", floor((0, 0), (7, 5)))
}

/// Proves SH-BOLT-03, SH-BOLT-04.
#[test]
fn a_miss_gives_the_bonus_for_the_next_shot_at_the_same_target() {
    let mut scene = Scene::new(&range());
    assert!(!is_sustained(&scene, "m1 fire g1"));
    scene.play("m1 fire g1", &[5, 5]).told(&["fired m1 storm_bolter g1", "rolled m1 shot 5 5"]);
    assert!(is_sustained(&scene, "m1 fire g1"));
    assert!(!is_sustained(&scene, "m1 fire g2"));
    assert!(!is_sustained(&scene, "m1 fire door 4,5"));
    // It goes on for as long as he misses.
    scene.play("m1 fire g1", &[4, 4]).told(&["fired m1 storm_bolter g1 sustained", "rolled m1 shot 4 4"]);
    assert!(is_sustained(&scene, "m1 fire g1"));
    scene.play("m1 fire g1", &[4, 5]).told_of(&["killed g1 shot"]);
    assert!(!is_sustained(&scene, "m1 fire g2"));
}

/// Proves SH-BOLT-03, SH-BOLT-06.
#[test]
fn a_free_shot_never_has_the_bonus_but_can_start_it() {
    let mut scene = Scene::new(&range());
    scene.play("m1 fire g1", &[1, 2]);
    scene.play("m1 move 0,1", &[]).asks("marine free_shot");
    scene.play("m1 fire g1", &[5, 4]).told(&["fired m1 storm_bolter g1", "rolled m1 shot 5 4"]);
    assert!(is_sustained(&scene, "m1 fire g1"));
    scene.play("m1 fire g1", &[1, 5]).told_of(&["fired m1 storm_bolter g1 sustained", "killed g1 shot"]);
    // A move without a shot starts nothing.
    let mut passed = Scene::new(&range());
    passed.play_all(&["m1 move 0,1", "pass"]);
    assert!(!is_sustained(&passed, "m1 fire g1"));
}

/// Proves SH-BOLT-05, SH-AMB-21.
#[test]
fn any_action_that_is_no_standing_shot_at_the_target_ends_it() {
    let own: [&[(&str, &[u8])]; 8] = [
        &[("m1 move 0,1", &[]), ("pass", &[])],
        &[("m1 turn E", &[]), ("pass", &[]), ("m1 turn N", &[]), ("pass", &[])],
        &[("m1 overwatch", &[])],
        &[("m1 guard", &[])],
        &[("m1 fire g2", &[1, 2])],
        &[("m1 fire door 4,5", &[1, 2])],
        &[("m2 fire door 6,2 cp 1", &[1, 2])],
        &[("m2 turn W cp 1", &[]), ("pass", &[])],
    ];
    for actions in own {
        let mut scene = Scene::new(&range());
        scene.play("m1 fire g1", &[1, 2]);
        for (action, dice) in actions {
            if *action != "pass" || scene.decision() == "marine free_shot" {
                scene.play(action, dice);
            }
        }
        assert!(!is_sustained(&scene, "m1 fire g1 cp 1"), "{actions:?}");
    }
    // A shot at something else is a new start.
    let mut other = Scene::new(&range());
    other.play("m1 fire g1", &[1, 2]).play("m1 fire g2", &[1, 2]);
    assert!(is_sustained(&other, "m1 fire g2"));
    // Clearing a jam ends it too.
    let mut jammed = Scene::new(&(range() + "\nm1 jammed sustained g1"));
    jammed.play("m1 clear_jam", &[]);
    assert!(!is_sustained(&jammed, "m1 fire g1"));
}

/// Proves SH-BOLT-05, SH-AMB-21.
#[test]
fn psychic_powers_and_dropping_things_do_not_end_it() {
    let mut scene = Scene::new(&(range() + "\nm1 carries cat"));
    scene.play("m1 fire g1", &[1, 2]);
    scene.play("m1 drop cat", &[]).play("m3 psi force_barrier 7,5", &[]);
    assert!(is_sustained(&scene, "m1 fire g1"));
}

/// Proves SH-BOLT-05, SH-OPT-18.
#[test]
fn losing_sight_of_the_target_ends_it() {
    for (target, at) in [("g1", "at 0,5 g1v"), ("door 0,5", "at 0,5 +")] {
        for (option, kept) in [("full", false), ("short", true)] {
            let lines = format!(
                "at 0,0 m1^\n{at}\nat 2,0 m2^\nm2 librarian no_gun force_axe\ncommand 6\n\
                 option sustained_losses {option}"
            );
            // The barrier stays for the round, so the board itself is asked.
            let mut scene = on(&floor((0, 0), (2, 5)), &lines);
            let fire = format!("m1 fire {target}");
            scene.play(&fire, &[1, 2]);
            assert!(scene.board().contains("sustained"), "{target}");
            scene.play("m2 psi force_barrier 0,3", &[]);
            assert_eq!(scene.board().contains("m1 ap 3 sustained"), kept, "{target} {option}");
        }
    }
}

/// Proves SH-BOLT-05.
#[test]
fn an_action_of_any_other_unit_ends_it_but_not_one_of_the_target() {
    let lines = "at 0,0 m1^\nat 0,5 g1v\nat 2,5 g2v\nm1 sustained g1\ncommand 6\nphase alien_action";
    let map = floor((0, 0), (2, 5));
    let mut target = on(&map, lines);
    target.play("g1 move 0,4", &[]).asks("marine reaction");
    assert!(is_sustained(&target, "m1 fire g1 cp 1"));
    let mut other = on(&map, lines);
    other.play("g2 turn N", &[]).asks("marine reaction");
    assert!(!is_sustained(&other, "m1 fire g1 cp 1"));
    // A blip is no model: its action leaves the aim where it is.
    let mut blip = on(
        &floor((0, 0), (0, 6)),
        "at 0,3 m1^\nat 0,5 g1v\nat 0,0 b1\nm1 sustained g1\n\
                      command 6\nphase alien_action",
    );
    blip.play_all(&["b1 move 0,1", "b1 end_activation"]);
    blip.play("g1 turn N", &[]).asks("marine reaction");
    assert!(is_sustained(&blip, "m1 fire g1 cp 1"));
}

/// Proves SH-BOLT-05, SH-OPT-18.
#[test]
fn the_mission_status_phase_ends_it() {
    for (option, kept) in [("full", false), ("short", true)] {
        let lines = "at 0,0 m1^\nat 0,5 g1v\nm1 sustained g1\nphase alien_action\noption sustained_losses";
        let mut scene = on(&corridor(6), &format!("{lines} {option}"));
        scene.play_with("end_turn", &[], &[0]).asks("marine action");
        assert_eq!(is_sustained(&scene, "m1 fire g1"), kept, "{option}");
    }
    // It lasts from the Marine turn into the alien turn.
    let mut scene = on(&corridor(6), "at 0,0 m1^\nat 0,5 g1v\ncommand 3");
    scene.play("m1 fire g1", &[1, 2]).play("m1 end_activation", &[]).play("end_turn", &[]);
    scene.play("g1 turn N", &[]).asks("marine reaction");
    assert!(is_sustained(&scene, "m1 fire g1 cp 1"));
}

/// Proves SH-BOLT-07, SH-AMB-22, SH-AMB-23, SH-OPT-23.
#[test]
fn consecutive_overwatch_shots_at_one_target_have_the_bonus() {
    let lines =
        "at 0,0 m1^\nat 2,0 m2^\nat 1,5 g1v\nat 2,5 g2v\nm1 overwatch\nm2 overwatch\nphase alien_action";
    let map = floor((0, 0), (2, 5));
    let mut scene = on(&map, lines);
    trigger(&mut scene, "g1 turn N");
    // The shots of the other Marine at the same trigger leave the bonus alone.
    scene.play("m1 fire g1", &[]).play("m2 fire g1", &[1, 5, 2, 5]);
    scene.told(&[
        "fired m1 storm_bolter g1 overwatch",
        "rolled m1 shot 1 5",
        "fired m2 storm_bolter g1 overwatch",
        "rolled m2 shot 2 5",
    ]);
    trigger(&mut scene, "g1 turn S");
    scene.play("m1 fire g1", &[]).play("m2 fire g1", &[1, 4, 2, 5]);
    scene.told_of(&["fired m1 storm_bolter g1 sustained overwatch", "rolled m1 shot 1 4"]);
    scene.told_of(&["fired m2 storm_bolter g1 sustained overwatch", "rolled m2 shot 2 5", "killed g1 shot"]);
    // Another Genestealer's action in between ends it.
    let aimed = lines.replace("m1 overwatch", "m1 overwatch sustained g1");
    let mut other = on(&map, &aimed);
    trigger(&mut other, "g2 turn N").play("pass", &[]);
    other.play("g2 end_activation", &[]);
    trigger(&mut other, "g1 turn N").play("m1 fire g1", &[]);
    other.play("pass", &[1, 5]).told(&["fired m1 storm_bolter g1 overwatch", "rolled m1 shot 1 5"]);
    // And the option takes it away.
    let mut off = on(&map, &format!("{aimed}\noption sustained_on_overwatch false"));
    trigger(&mut off, "g1 turn N").play("m1 fire g1", &[]);
    off.play("pass", &[1, 5]).told(&["fired m1 storm_bolter g1 overwatch", "rolled m1 shot 1 5"]);
}
