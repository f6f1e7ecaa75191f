//! Range (SH-RANGE).

use super::{corridor, floor, on, trigger};
use crate::support::Scene;
use space_hulk::Coord;

/// The range between two squares, as the game counts it.
fn range(scene: &Scene, from: &str, to: &str) -> Option<u16> {
    let board = scene.game.setup().board();
    let square = |at| board.square(Coord::parse(at).expect("a square")).expect("floor");
    board.range(square(from), square(to))
}

/// Proves SH-RANGE-01, SH-RANGE-02.
#[test]
fn range_counts_the_target_but_not_the_shooter_and_a_diagonal_as_one() {
    let scene = on(&floor((-2, -2), (12, 13)), "at 0,0 m1^");
    for (to, expected) in [
        ("0,0", 0),
        ("0,1", 1),
        ("1,1", 1),
        ("-1,1", 1),
        ("-2,-2", 2),
        ("2,0", 2),
        ("-1,2", 2),
        ("5,3", 5),
        ("3,5", 5),
        ("12,12", 12),
        ("12,5", 12),
        ("0,12", 12),
        ("0,13", 13),
        ("12,13", 13),
    ] {
        assert_eq!(range(&scene, "0,0", to), Some(expected), "{to}");
        assert_eq!(range(&scene, to, "0,0"), Some(expected), "{to}");
    }
}

/// Proves SH-RANGE-02, SH-LAD-02.
#[test]
fn the_ends_of_a_ladder_are_one_apart_and_other_levels_out_of_range() {
    let scene = on("a:m1^ a a", "origin 0,0,1\nb b b\n\nladder 1,0,1 1,0");
    assert_eq!(range(&scene, "1,0", "1,0,1"), Some(1));
    assert_eq!(range(&scene, "1,0,1", "1,0"), Some(1));
    assert_eq!(range(&scene, "0,0", "0,0,1"), None);
    assert_eq!(range(&scene, "0,0", "1,0,1"), None);
}

/// Proves SH-RANGE-03, SH-SHOOT-04.
#[test]
fn bolter_and_cannon_reach_12_squares_on_overwatch_and_any_distance_otherwise() {
    for gun in ["storm_bolter", "assault_cannon"] {
        for (distance, in_range) in [(11, true), (12, true), (13, false)] {
            let lines = format!("at 0,0 m1^\nat 0,{distance} g1v\nm1 {gun}");
            on(&corridor(40), &lines).allows("m1 fire g1", 1);
            let mut scene = on(&corridor(40), &format!("{lines} overwatch\nphase alien_action"));
            scene.play("g1 turn N", &[]).asks("marine reaction");
            scene.play("pass", &[]);
            if in_range {
                scene.asks("marine overwatch").allows("m1 fire g1", 0)
            } else {
                scene.asks("alien action")
            };
        }
        on(&corridor(40), &format!("at 0,0 m1^\nat 0,39 g1v\nm1 {gun}")).allows("m1 fire g1", 1);
    }
}

/// Proves SH-RANGE-03, SH-OW-12.
#[test]
fn a_closing_door_is_shot_at_within_12_squares() {
    for (distance, in_range) in [(12, true), (13, false)] {
        let lines = format!("at 0,0 m1^\nat 0,{distance} /\nat 0,{} g1v", distance + 1);
        let mut scene = on(&corridor(20), &format!("{lines}\nm1 overwatch\nphase alien_action"));
        scene.play(&format!("g1 close 0,{distance}"), &[]).asks("marine reaction");
        scene.play("pass", &[]);
        if in_range {
            scene.asks("marine overwatch").allows(&format!("m1 fire door 0,{distance}"), 0)
        } else {
            scene.asks("alien action")
        };
    }
}

/// Proves SH-RANGE-03, SH-OW-02.
#[test]
fn who_is_out_of_range_cannot_be_named_beside_one_who_is_not() {
    let lines = "at 0,0 m1^\nat 1,1 m2^\nat 0,13 g1v\nm1 overwatch\nm2 overwatch\nphase alien_action";
    let mut scene = on(&floor((0, 0), (1, 13)), lines);
    trigger(&mut scene, "g1 turn N").allows("m2 fire g1", 0).refuses("m1 fire g1", "SH-RANGE-03");
}

/// Proves SH-RANGE-03, SH-FLAME-02.
#[test]
fn the_flamer_reaches_12_squares() {
    let scene = on(&floor((-1, 0), (1, 14)), "at 0,0 m1^\nm1 heavy_flamer");
    for (square, in_range) in [("0,12", true), ("1,12", true), ("0,13", false), ("1,13", false)] {
        let fire = format!("m1 fire square {square}");
        if in_range {
            scene.allows(&fire, 2)
        } else {
            scene.refuses(&fire, "SH-RANGE-03")
        };
    }
}

/// Proves SH-RANGE-03, SH-LIB-08, SH-LIB-10, SH-LIB-11.
#[test]
fn the_barrier_reaches_12_squares_and_the_storm_6() {
    let lines = "at 0,0 m1^\nat 0,6 g1v\nat 0,7 g2v\nm1 librarian force_axe";
    let scene = on(&corridor(15), lines);
    scene.allows("m1 psi force_barrier 0,12", 0).refuses("m1 psi force_barrier 0,13", "SH-RANGE-03");
    scene.allows("m1 psi psychic_storm g1", 0).refuses("m1 psi psychic_storm g2", "SH-RANGE-03");
    // A section is struck if any of its squares is near enough.
    let far = Scene::new("c\nb\na\na\na\na\na\na:m1^\n\nm1 librarian force_axe");
    far.allows("m1 psi psychic_storm section b", 0).refuses("m1 psi psychic_storm section c", "SH-RANGE-03");
}

/// Proves SH-RANGE-03, SH-LURK-04, SH-AMB-16.
#[test]
fn forced_lurking_counts_6_squares_along_the_way() {
    let blip = "entry A 0,0 S\nreinforcements 1\npile 1";
    for (distance, told) in [(6, "blip_placed b1 A held"), (7, "blip_placed b1 A")] {
        let lines = format!("at 0,{distance} m1^\n{blip}");
        let mut scene = on(&corridor(9), &lines);
        scene.play("end_turn", &[]).asks("alien reinforce");
        scene.play("b1 reinforce A", &[]).told_of(&[told]);
    }
    // Two squares off as the crow flies, eight along the way.
    let mut round = Scene::new(&format!("a a a\na . a\na . a\na . a\na . a:m1^\n\n{blip}"));
    round.play("end_turn", &[]);
    round.play("b1 reinforce A", &[]).told_of(&["blip_placed b1 A"]);
}
