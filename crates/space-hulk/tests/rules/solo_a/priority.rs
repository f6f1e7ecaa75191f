//! The priority of Marines (SA-PRI-01).

use super::because;
use crate::support::Scene;

/// Two Marines for one blip, with a die of 3: the hint names the one who is meant.
#[track_caller]
fn meant(lines: &str, picks: &[usize]) -> &'static str {
    let board = "a a:m1> a a a a:m2> a\n\nentry A 0,0 W\nentry B 6,0 E\nreinforcements 1\npile 2\nsolo a\n";
    let mut scene = Scene::new(&format!("{board}{lines}"));
    scene.play_with("end_turn", &[3, 1], picks);
    let placed = scene.events().iter().find(|event| event.starts_with("blip_placed"));
    let area = placed.expect("it is placed").contains(" A");
    if area { "m1" } else { "m2" }
}

/// Proves SA-PRI-01, SA-RUL-04.
#[test]
fn each_rank_filters_and_leaves_ties_to_the_next() {
    // Rank 1: named in the victory conditions, against every lower rank.
    assert_eq!(meant("key m2\nm2 overwatch assault_cannon", &[]), "m2");
    // Rank 2: neither on overwatch nor on guard.
    assert_eq!(meant("m1 overwatch\nm2 heavy_flamer", &[]), "m2");
    assert_eq!(meant("m1 guard\nm2 heavy_flamer", &[]), "m2");
    // Rank 4: a bolter.
    assert_eq!(meant("m1 heavy_flamer", &[]), "m2");
    assert_eq!(meant("m1 assault_cannon", &[]), "m2");
    // Rank 5: chance, and only where nothing tells them apart.
    assert_eq!(meant("", &[0]), "m1");
    assert_eq!(meant("", &[1]), "m2");
    assert_eq!(meant("key m1 m2\nm1 overwatch", &[]), "m2");
}

/// A jam or an empty weapon does not make a Marine one without fire power.
///
/// Proves SA-RUL-05.
#[test]
fn only_counters_tell_fire_power() {
    assert_eq!(meant("m1 overwatch jammed", &[]), "m2");
    assert_eq!(meant("m1 jammed", &[0]), "m1");
    assert_eq!(meant("m1 heavy_flamer ammo 0\nm2 heavy_flamer guard", &[]), "m1");
}

/// Rank 3 asks who faces the alien, and is skipped where no alien is concerned.
///
/// Proves SA-PRI-01, SA-RUL-04.
#[test]
fn an_alien_prefers_one_who_does_not_face_it() {
    let board = "\
. a:m2^ .
a:m1> a:g1v a

m2 heavy_flamer
solo a
";
    let mut scene = Scene::new(board);
    scene.play("end_turn", &[]).told_of(&["turned g1 N"]);
    scene.play("pass", &[1, 1, 1, 2]);
    because(&scene, "g1 SA-GS-01 m2");
    // With both facing it the bolter counts.
    let mut facing = Scene::new(&board.replace("m2^", "m2v"));
    facing.play("end_turn", &[]).told_of(&["turned g1 W"]);
    // Placing asks for no facing: a Marine who looks at the entry square is as good.
    assert_eq!(meant("m1 heavy_flamer\nm2 heavy_flamer", &[0]), "m1");
}
