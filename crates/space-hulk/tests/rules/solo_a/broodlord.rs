//! The Broodlord's die (SA-BROOD).

use super::because;
use crate::support::Scene;

/// m1 stands in a crossing; in each arm waits a blip two squares away. Whichever he
/// sees is revealed: a model on its square, one before it, the third is lost.
const CROSS: &str = "\
. . a:b1 . .
. . a . .
a:b4 a a:m1^ a a:b2
. . a . .
. . a:b3 . .

broodlord waiting
solo a
";

fn cross(values: [u8; 4]) -> Scene {
    let lines: String = (1..).zip(values).map(|(n, value)| format!("b{n} value {value}\n")).collect();
    Scene::new(&format!("{CROSS}{lines}"))
}

/// What was said about the number needed, after a reveal with this die.
#[track_caller]
fn needed(scene: &mut Scene, action: &str, die: u8) -> String {
    scene.play(action, &[die]).told_of(&[&format!("rolled automaton broodlord {die}")]);
    let hint = super::hints(scene).into_iter().find(|hint| hint.contains("SA-BROOD")).expect("a hint");
    while scene.decision() == "marine free_shot" {
        scene.play("pass", &[]);
    }
    hint
}

/// The number falls with every blip of value 3 that is revealed.
///
/// Proves SA-BROOD-01, SA-RUL-18, SH-TV-48.
#[test]
fn the_number_falls_with_every_three() {
    let mut scene = cross([3, 3, 3, 3]);
    scene.asks("marine convert");
    assert_eq!(needed(&mut scene, "b1 convert", 5), "SA-BROOD-01 needed 6");
    assert_eq!(needed(&mut scene, "m1 turn E", 4), "SA-BROOD-01 needed 5");
    assert_eq!(needed(&mut scene, "m1 turn S", 3), "SA-BROOD-01 needed 4");
    assert_eq!(needed(&mut scene, "m1 turn W", 2), "SA-BROOD-01 needed 3");
}

/// On success he comes instead of the three, and nobody rolls for him again.
///
/// Proves SA-BROOD-03, SA-RUL-18, SH-TV-48.
#[test]
fn he_comes_once_instead_of_three() {
    let mut scene = cross([3, 3, 1, 1]);
    assert_eq!(needed(&mut scene, "b1 convert", 6), "SA-BROOD-03 needed 6");
    scene.has("g1", "2,4 S ap 6").has("g2", "gone");
    assert_eq!(scene.game.unit(scene.game.find("g1").expect("he came")).kind(), space_hulk::Kind::Broodlord);
    scene.play("m1 turn E", &[]).told_of(&["revealed b2 3"]).told_nothing_of("rolled automaton");
    assert_eq!(scene.game.position().broodlord, space_hulk::BroodlordState::Come);
}

/// Blips of value 1 and 2 change nothing; without the Broodlord nobody rolls.
///
/// Proves SA-BROOD-01, SH-TV-48.
#[test]
fn smaller_blips_and_other_missions_do_not_count() {
    let mut scene = cross([1, 2, 3, 1]);
    scene.play("b1 convert", &[]).told_nothing_of("rolled automaton");
    scene.play("m1 turn E", &[]).told_nothing_of("rolled automaton");
    scene.play("pass", &[]);
    assert_eq!(needed(&mut scene, "m1 turn S", 1), "SA-BROOD-01 needed 6");
    let mut absent = Scene::new(&format!("{CROSS}b1 value 3\n").replace("broodlord waiting\n", ""));
    absent.play("b1 convert", &[]).told_of(&["revealed b1 3"]).told_nothing_of("rolled automaton");
}

/// Never less than 2: the fifth and the sixth need 2.
///
/// Proves SA-BROOD-02, SH-TV-48.
#[test]
fn the_number_is_never_less_than_two() {
    let after = |threes: u8, die: u8| {
        let memory = "tested none swarm none target none joins false player_places false";
        let line = format!("resolving \"automaton threes {threes} {memory}\"\n");
        let mut scene = Scene::new(&format!("{CROSS}b1 value 1\nb2 value 3\n{line}"));
        scene.play("b1 convert", &[]);
        needed(&mut scene, "m1 turn E", die)
    };
    for (threes, number) in [(0, 6), (1, 5), (2, 4), (3, 3), (4, 2), (5, 2), (20, 2)] {
        assert_eq!(after(threes, number), format!("SA-BROOD-03 needed {number}"));
        assert_eq!(after(threes, number - 1), format!("SA-BROOD-01 needed {number}"));
    }
}

/// A blip that reveals itself counts as one that is seen.
///
/// Proves SA-RUL-18, SA-BROOD-01.
#[test]
fn reveals_of_every_kind_count() {
    let board = "a:m1< a a a a a a:b1 a a a a a:b2\n\nb1 value 3\nb2 value 3\nbroodlord waiting\nsolo a";
    let mut scene = Scene::new(board);
    // b1 by its own reveal; then m1 turns, and sees the first of its models.
    scene
        .play("end_turn", &[1, 1, 1, 1, 2])
        .told_of(&["revealed b1 3 voluntary", "rolled automaton broodlord 1"]);
    because(&scene, "SA-BROOD-01 needed 6");
    let memory = &scene.game.position().resolving[0];
    assert!(memory.starts_with("automaton threes 1 "), "{memory}");
}

/// The count is kept from round to round.
///
/// Proves SA-BROOD-01.
#[test]
fn the_count_is_kept_from_round_to_round() {
    let memory = "automaton threes 2 tested none swarm none target none joins false player_places false";
    let mut scene = Scene::new(&format!("a:m1< a\n\nsolo a\nresolving \"{memory}\""));
    scene.play("end_turn", &[1]);
    assert_eq!(scene.game.position().resolving, [memory]);
}
