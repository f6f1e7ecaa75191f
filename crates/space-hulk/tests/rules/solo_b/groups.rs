//! Groups and stacks (SB-GROUP).

use super::{count, solo, turn};
use crate::support::Scene;

/// Nobody can reach the Marine, so that everybody stays where it is.
fn apart(units: &str, lines: &str) -> Scene {
    solo(&format!("a:m1< . b:{units} b"), lines)
}

/// Ends the turn: everybody loses its points, one after the other.
#[track_caller]
fn idle_turn(scene: &mut Scene) {
    scene.play_with("end_turn", &[], if scene_has_choice(scene) { &[] } else { &[0] });
    while scene.decision() == "marine activate" {
        let legal = scene.legal();
        let picks: &[usize] = if legal.len() == 2 { &[0] } else { &[] };
        scene.play_with(&legal[0], &[], picks);
    }
}

fn scene_has_choice(scene: &Scene) -> bool {
    scene.game.units().iter().filter(|unit| unit.kind() != space_hulk::Kind::Marine).count() > 1
}

/// Proves SB-GROUP-02.
#[test]
fn genestealers_on_one_square_become_a_group() {
    let mut scene = apart("g1<,g2>,g3^", "");
    idle_turn(&mut scene);
    scene.told_of(&["joined g2 g1", "joined g3 g1", "grouped g1 3"]).has("g2", "gone").has("g3", "gone");
    assert_eq!((count(&scene, "g1"), scene.game.unit(scene.game.find("g1").unwrap()).dice()), (3, 2));
    assert!(scene.board().contains("g1 ap 0 count 3 activated"), "{}", scene.board());
}

/// Proves SB-GROUP-03, SB-RUL-05.
#[test]
fn groups_on_one_square_become_one_group() {
    for (sizes, total) in [(vec![4, 3], 7), (vec![2, 2, 3], 7), (vec![2, 3, 4, 1], 10)] {
        let units: Vec<String> = (1..=sizes.len()).map(|i| format!("g{i}<")).collect();
        let lines: Vec<String> = sizes.iter().zip(1..).map(|(n, i)| format!("g{i} count {n}")).collect();
        let mut scene = apart(&units.join(","), &lines.join("\n"));
        idle_turn(&mut scene);
        let group = scene.game.unit(scene.game.find("g1").unwrap());
        assert_eq!((group.count(), group.dice()), (total, total - 1));
        assert_eq!(scene.game.units().len(), 2);
    }
}

/// Proves SB-GROUP-04.
#[test]
fn blips_on_one_square_become_a_face_down_stack() {
    let mut scene = apart("b1,b2,b3", "b1 value 2\nb2 values 3 1\nb3 value 1");
    idle_turn(&mut scene);
    scene.told_of(&["joined b2 b1", "joined b3 b1", "grouped b1 4"]).told_nothing_of("revealed");
    assert!(scene.board().contains("b1 ap 0 values 3 2 1 1 activated"), "{}", scene.board());
    let seen = scene.view(Some(space_hulk::Side::Marine));
    assert!(seen.contains("value: 0, beneath: [0, 0, 0]"), "{seen}");
    // Genestealers and blips share a square and stay apart.
    let mut mixed = apart("g1<,b1", "");
    idle_turn(&mut mixed);
    mixed.told_nothing_of("joined").has("b1", "2,0 ap 0 activated").has("g1", "2,0 W ap 0 activated");
}

/// Proves SB-GROUP-05, SB-BLOCK-03.
#[test]
fn the_broodlord_stays_alone() {
    let problems = Scene::problems("a:m1< . b:g1<,B1< b\n\nsolo b");
    assert!(problems.iter().any(|p| p.contains("one unit a square")), "{problems:?}");
    // Where others would pass he is in the way, and they are in his.
    let mut behind = turn("a:m1< a a:B1< a:g1< a", "g1 ap 1");
    behind.play("g1 activate", &[]).has("g1", "3,0 W ap 0 activated");
    let mut lord = turn("a:m1< a a:g1< a:B1< a", "B1 ap 1");
    lord.play("B1 activate", &[]).has("B1", "3,0 W ap 0 activated");
}

/// Proves SB-GROUP-06, SB-RUL-17.
#[test]
fn groups_have_no_size_limit_and_the_models_do_not_bind() {
    let mut scene = apart("g1<,g2<", "g1 count 40\ng2 count 25");
    idle_turn(&mut scene);
    assert_eq!(count(&scene, "g1"), 65);
    // 22 models are on the board already, and the blip still becomes three.
    let cells: Vec<String> = (1..=22).map(|i| format!("z:g{i}v")).collect();
    let map = format!("{}\n-\na:m1> a a\n. . a\n. . a:b1", cells.join(" . "));
    let mut crowd = solo(&map, "b1 value 3\nphase alien_action");
    crowd.play("b1 activate", &[]).told_of(&["revealed b1 3", "grouped g23 3"]);
}

/// Proves SB-GROUP-01, SB-RUL-22.
#[test]
fn they_form_once_after_entry_with_those_who_just_came_in() {
    let lines = "entry A 3,0 E\nlurk A b1\nb1 value 3\nat 2,0 b2";
    let mut scene = solo("a:m1< . b b", lines);
    scene.play_with("end_turn", &[4], &[0]);
    scene.told_of(&["entered b1 A 3,0 N", "phase alien_reinforcement 1"]).told_nothing_of("joined");
    let mut beside = solo("a:m1< . b b", "entry A 2,0 S\nlurk A b1\nat 2,0 b2,g1<,g2<");
    beside.play("end_turn", &[]).play("b2 activate", &[]).play_with("g1 activate", &[4], &[0]);
    // Until everybody is done those on one square are units of their own.
    beside.told_of(&["entered b1 A 2,0 N", "joined b2 b1", "joined g2 g1", "phase alien_reinforcement 1"]);
}
