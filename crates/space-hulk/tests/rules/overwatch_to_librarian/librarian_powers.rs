//! SH-LIB: prescience, force barrier, psychic storm.

use super::{alien_turn, open_floor};
use crate::support::Scene;

/// Proves SH-LIB-07.
#[test]
fn prescience_returns_a_command_point() {
    let mut scene = Scene::new("a:m1> a a:m2>\n\nm1 librarian force_axe\ncommand 3 spent 3");
    scene.refuses("m2 turn N cp 1", "SH-CMD-06");
    scene.play("m1 psi prescience", &[]).told(&["power_used m1 prescience", "psi_spent m1 1 left 19"]);
    assert_eq!(scene.game.command_spent(), 2);
    scene.refuses("m2 guard cp 2", "SH-CMD-06");
    scene.play("m2 turn N cp 1", &[]).told(&["cp_spent m2 1 spent 3", "turned m2 N"]);
    // Not below 0.
    let scene = Scene::new("a:m1> a a:m2>\n\nm1 librarian force_axe\ncommand 3");
    scene.refuses("m1 psi prescience", "SH-LIB-07");
    let mut scene = Scene::new("a:m1> a a:m2>\n\nm1 librarian force_axe\ncommand 3 spent 1");
    scene.play("m1 psi prescience", &[]);
    assert_eq!(scene.game.command_spent(), 0);
}

/// Proves SH-LIB-08.
#[test]
fn the_barrier_stands_on_an_empty_square_within_twelve() {
    let scene = open_floor(
        "at 0,0 m1v\nm1 librarian force_axe\nat 0,2 m2^\nat 0,-2 g1^\nat 3,3 +\nat 3,4 /\nat 4,4 %\nat 5,5 !cat\nat 5,6 -",
    );
    // Sight and facing do not matter; the fourth is range 12.
    for square in ["0,1", "0,-3", "-6,12", "6,12", "0,12", "3,4", "5,6", "3,5"] {
        scene.allows(&format!("m1 psi force_barrier {square}"), 0);
    }
    for taken in ["0,0", "0,2", "0,-2", "3,3", "4,4", "5,5"] {
        scene.refuses(&format!("m1 psi force_barrier {taken}"), "SH-LIB-08");
    }
    let row = format!("a:m1> {} . b b:b1", ["a"; 12].join(" "));
    let scene = Scene::new(&format!("{row}\n\nm1 librarian force_axe"));
    scene.allows("m1 psi force_barrier 11,0", 0).allows("m1 psi force_barrier 12,0", 0);
    scene
        .refuses("m1 psi force_barrier 14,0", "SH-RANGE-03")
        .refuses("m1 psi force_barrier 15,0", "SH-LIB-08");
    let beyond = Scene::new("a:m1> . . . . . . . . . . . b b\n\nm1 librarian force_axe");
    beyond.allows("m1 psi force_barrier 12,0", 0).refuses("m1 psi force_barrier 13,0", "SH-RANGE-03");
    // There is one barrier.
    let mut two = Scene::new("a:m1> a a a:m2<\n\nm1 librarian force_axe\nm2 librarian force_axe");
    two.play("m1 psi force_barrier 1,0", &[]);
    two.told(&["power_used m1 force_barrier 1,0", "psi_spent m1 2 left 18"]);
    two.refuses("m2 psi force_barrier 2,0", "SH-SETUP-12");
}

/// Proves SH-LIB-09.
#[test]
fn nothing_enters_or_passes_the_barrier() {
    let mut scene = Scene::new("a:m1> a a a:g1< a:b1\n\nm1 librarian force_axe sustained g1\nb1 value 1");
    scene.allows("m1 fire g1", 1).allows("m1 move 1,0", 1);
    scene.play("m1 psi force_barrier 1,0", &[]).refuses("m1 fire g1", "SH-SHOOT-01");
    scene.refuses("m1 move 1,0", "SH-MOVE-05");
    assert_eq!(scene.sees("0,0", "E"), ["1,0"]);
    assert!(!scene.board().contains("sustained"), "{}", scene.board());
    scene.play("end_turn", &[]).play("g1 move 2,0", &[]).asks("alien action");
    scene.refuses("g1 move 1,0", "SH-MOVE-05");
    // A blip comes as near as the barrier lets it, and no farther.
    scene.play("g1 end_activation", &[]).play("b1 move 3,0", &[]).refuses("b1 move 2,0", "SH-MOVE-05");
    scene.play_with("b1 end_activation", &[], &[0]).asks("marine action");
    scene.told_of(&["counters_removed"]).allows("m1 fire g1", 1).allows("m1 move 1,0", 1);
    let blip = alien_turn("a:m1> a a a:= a:b1 a", "");
    blip.refuses("b1 move 3,0", "SH-MOVE-05").allows("b1 move 5,0", 1);
}

/// Proves SH-LIB-10.
#[test]
fn the_storm_strikes_one_alien_within_six() {
    let board =
        "a:m1< a a a a a a:g1< a:g2< a:b2\na:b1 a a a a a a . .\n\nm1 librarian force_axe\nb1 value 2";
    let scene = Scene::new(board);
    scene.allows("m1 psi psychic_storm g1", 0).allows("m1 psi psychic_storm b1", 0);
    scene.refuses("m1 psi psychic_storm g2", "SH-RANGE-03").refuses("m1 psi psychic_storm b2", "SH-RANGE-03");
    let gone = |name: &'static str| move |scene: &Scene| scene.unit(name) == "gone";
    assert_eq!(scene.chance("m1 psi psychic_storm g1", gone("g1")), "5/6");
    assert_eq!(scene.chance("m1 psi psychic_storm g1", gone("g2")), "0");
    for (die, dead) in [(1, false), (2, true), (6, true)] {
        let mut scene = scene.clone();
        scene.play("m1 psi psychic_storm g1", &[die]);
        let rolled = format!("rolled g1 psychic_storm {die}");
        let mut told = vec!["power_used m1 psychic_storm g1", "psi_spent m1 3 left 17", &rolled];
        told.extend(dead.then_some("killed g1 psychic_storm"));
        scene.told(&told);
    }
    // A blip is shown, and counts with its value.
    let mut blip = scene;
    blip.play("m1 psi psychic_storm b1", &[2]).told_of(&["revealed b1 2", "killed b1 psychic_storm"]);
    assert!(blip.board().contains("aliens_killed 2"), "{}", blip.board());
}

/// Proves SH-LIB-11.
#[test]
fn the_storm_strikes_a_section_with_a_square_within_six() {
    let board = "a:m1> a a a a a b b:g1> b:m2< b:b1 c d d:g2<\n\nm1 librarian force_axe\nb1 value 3";
    let scene = Scene::new(board);
    scene.refuses("m1 psi psychic_storm section c", "SH-RANGE-03");
    scene.refuses("m1 psi psychic_storm section d", "SH-RANGE-03");
    scene.allows("m1 psi psychic_storm section a", 0).allows("m1 psi psychic_storm section b", 0);
    // Marines roll nothing; the others in the order of the units.
    let mut both = scene.clone();
    both.play("m1 psi psychic_storm section b", &[4, 4]).told(&[
        "power_used m1 psychic_storm section b",
        "psi_spent m1 3 left 17",
        "rolled g1 psychic_storm 4",
        "rolled b1 psychic_storm 4",
        "killed g1 psychic_storm",
        "revealed b1 3",
        "killed b1 psychic_storm",
    ]);
    both.has("m2", "8,0 W ap 4");
    let mut none = scene.clone();
    none.play("m1 psi psychic_storm section b", &[3, 3]).told_nothing_of("killed");
    let storm = "m1 psi psychic_storm section b";
    assert_eq!(scene.chance(storm, |scene| scene.unit("g1") == "gone"), "1/2");
    assert_eq!(scene.chance(storm, |scene| scene.unit("g1") == "gone" && scene.unit("b1") == "gone"), "1/4");
    // Closed doors do not cut a section.
    let mut door = Scene::new("a:m1> b b:+ b:g1> b\n\nm1 librarian force_axe");
    door.play(storm, &[4]).told_of(&["killed g1 psychic_storm"]).told_nothing_of("door_destroyed");
}

/// Proves SH-LIB-12, SH-BROOD-07.
#[test]
fn the_storm_spares_marines_doors_the_broodlord_and_what_is_outside() {
    let board = "a:m1> a a:m2< a:B< a:g1< a:+\n\nm1 librarian force_axe\nentry A 5,0 E\nlurk A b1 g2";
    let mut scene = Scene::new(board);
    for safe in ["m1", "m2", "B", "b1", "g2"] {
        scene.refuses(&format!("m1 psi psychic_storm {safe}"), "SH-LIB-12");
    }
    scene.play("m1 psi psychic_storm section a", &[6]).told(&[
        "power_used m1 psychic_storm section a",
        "psi_spent m1 3 left 17",
        "rolled g1 psychic_storm 6",
        "killed g1 psychic_storm",
    ]);
    scene.has("B", "3,0 W ap 6").has("b1", "lurks A ap 6").has("g2", "lurks A ap 6").has("m2", "2,0 W ap 4");
}
