//! Movement targets (SA-TGT).

use super::because;
use crate::support::Scene;

/// A corridor of these squares from west to east.
fn corridor(cells: &[(usize, &str)], length: usize, more: &str) -> String {
    let cell = |x: usize| match cells.iter().find(|(at, _)| *at == x) {
        Some((_, what)) => format!("a:{what} "),
        None => "a ".into(),
    };
    let row: String = (0..length).map(cell).collect();
    format!("{row}\n\nsolo a\n{more}")
}

/// Rank 1: one who can be reached, though another has the higher priority.
///
/// Proves SA-TGT-02.
#[test]
fn one_who_can_be_reached_comes_first() {
    let board = corridor(&[(0, "m1<"), (5, "g1<"), (12, "m2>")], 13, "key m2");
    let mut scene = Scene::new(&board);
    scene.play("end_turn", &[1, 1, 1, 2]);
    because(&scene, "g1 SA-TGT-02 m1");
    scene.told_of(&["moved g1 5,0 4,0 W", "moved g1 2,0 1,0 W", "assaulted g1 m1"]);
}

/// Rank 2: of those within 12 squares the highest priority, not the nearest.
///
/// Proves SA-TGT-02, SA-RUL-01.
#[test]
fn then_the_highest_priority_within_twelve() {
    let board = corridor(&[(0, "m1<"), (8, "g1<"), (20, "m2>")], 21, "key m2");
    let mut scene = Scene::new(&board);
    scene.play("end_turn", &[1]).has("g1", "14,0 E ap 0 activated");
    because(&scene, "g1 SA-TGT-02 m2");
    assert!(scene.events().iter().any(|event| event.contains("highest priority within 12")));
    // One square more is too far: m1 is the only one within 12.
    let board = corridor(&[(0, "m1<"), (8, "g1<"), (21, "m2>")], 22, "key m2");
    let mut scene = Scene::new(&board);
    scene.play("end_turn", &[1]).has("g1", "2,0 W ap 0 activated");
    because(&scene, "g1 SA-TGT-02 m1");
}

/// Rank 3: if all are farther the nearest, whatever his priority; the list decides
/// between equally near ones.
///
/// Proves SA-TGT-02, SA-RUL-04.
#[test]
fn then_the_nearest() {
    let board = corridor(&[(0, "m1<"), (13, "g1<"), (27, "m2>")], 28, "key m2");
    let mut scene = Scene::new(&board);
    scene.play("end_turn", &[1]).has("g1", "7,0 W ap 0 activated");
    assert!(scene.events().iter().any(|event| event.contains("m1: The target is the nearest")));
    let board = corridor(&[(0, "m1<"), (13, "g1<"), (26, "m2>")], 27, "m1 overwatch");
    let mut scene = Scene::new(&board);
    scene.play("end_turn", &[1]).has("g1", "19,0 E ap 0 activated");
}

/// Reached means: with him directly in front, and a point left to attack.
///
/// Proves SA-RUL-03.
#[test]
fn reached_is_with_a_point_left() {
    let mut six = Scene::new(&corridor(&[(0, "m1<"), (6, "g1<")], 7, ""));
    six.play("end_turn", &[1, 1, 1, 2]).told_of(&["assaulted g1 m1"]);
    assert!(six.events().iter().any(|event| event.contains("can be reached")));
    let mut seven = Scene::new(&corridor(&[(0, "m1<"), (7, "g1<")], 8, ""));
    seven.play("end_turn", &[1]).told_nothing_of("assaulted").has("g1", "1,0 W ap 0 activated");
    assert!(!seven.events().iter().any(|event| event.contains("can be reached")));
    // It has to come to stand with him in front: round the corner the turn is free.
    let corner = "a:m1^ a a a a\n. . . . a:g1^\n\nsolo a\n";
    let mut corner = Scene::new(corner);
    corner.play("end_turn", &[1, 1, 1, 2]).told_of(&["assaulted g1 m1"]);
    // In sight there is no reaching him: the square in front of him is seen.
    let mut seen = Scene::new("b:m1> a a\n. . a:g1^\n\nsolo a\n");
    seen.play("end_turn", &[1, 1]).told_nothing_of("assaulted").told_nothing_of("moved");
    assert!(!seen.events().iter().any(|event| event.contains("can be reached")));
}

/// Proves SA-TGT-03.
#[test]
fn doors_on_the_way_are_opened() {
    for alien in ["g1<", "b1"] {
        let board = corridor(&[(0, "m1<"), (8, "+"), (10, alien)], 11, "");
        let mut scene = Scene::new(&board);
        let name = &alien[..2];
        scene.play("end_turn", &[1]);
        because(&scene, &format!("{name} SA-TGT-03 8,0"));
        scene.told_of(&[&format!("door_opened 8,0 {name}")]);
        // A step, the door, four more steps.
        assert!(scene.unit(name).starts_with("5,0"), "{}", scene.unit(name));
    }
}

/// Proves SA-TGT-04, SA-RUL-10.
#[test]
fn aliens_stop_before_a_seen_square() {
    // m1 sees the row of a; the way from b leads into it at 2,1.
    let board = "a:m1> a a a a\n. . b . .\n. . b . .\n. . b:g1^ . .\n\nsolo a\n";
    let mut scene = Scene::new(board);
    scene.play("end_turn", &[4, 1]).told_of(&["rolled automaton swarm 4", "moved g1 2,0 2,1 N"]);
    because(&scene, "g1 SA-TGT-04 m1");
    scene.has("g1", "2,2 N ap 4 activated");
}

/// An alien that starts in sight stays unless its next step is unseen.
///
/// Proves SA-RUL-10.
#[test]
fn one_in_sight_moves_only_out_of_it() {
    let board = "b:m1> a a a a:g1<\n\nsolo a\n";
    let mut stays = Scene::new(board);
    stays.play("end_turn", &[4, 1]).told_nothing_of("moved").has("g1", "4,0 W ap 6 activated");
    // Its way to m2 leads out of sight at once, then to him from behind.
    let board = "b:m1> a a a a:g1< a\n. . . . a a\n. . . . a:m2v .\n\nkey m2\nsolo a\n";
    let mut leaves = Scene::new(board);
    leaves.play("end_turn", &[1, 1, 1, 2]).told_of(&["assaulted g1 m2"]).told_nothing_of("rolled automaton");
}

/// Sight is judged with the square it leaves empty: it cannot hide behind itself.
///
/// Proves SA-TGT-04.
#[test]
fn an_alien_does_not_hide_behind_itself() {
    let board = "b:m1> b b b a:g1> a a a a a a a:m2>\n\nkey m2\nsolo a\n";
    let mut scene = Scene::new(board);
    scene.play("end_turn", &[1, 1]).told_nothing_of("moved");
    because(&scene, "g1 SA-TGT-04 m2");
}
