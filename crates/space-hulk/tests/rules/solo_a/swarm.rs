//! The swarm test and its effect (SA-SWARM).

use super::{because, movers};
use crate::support::Scene;

/// Two blips and a Genestealer behind a door at which a Marine looks.
const DOOR: &str = "\
b:b1 b:b2 b:g1> b a:+ c c:m1<

solo a
";

fn n_tests(scene: &Scene) -> usize {
    scene.events().iter().filter(|event| event.starts_with("rolled automaton swarm")).count()
}

/// Proves SA-SWARM-03, SA-SWARM-04, SA-SWARM-06, SA-SWARM-07, SH-TV-46.
#[test]
fn a_score_of_six_lets_the_swarm_loose() {
    let mut on = Scene::new(DOOR);
    on.play("end_turn", &[3]);
    because(&on, "SA-SWARM-04 section b score 6");
    on.told_of(&["revealed b2 1 voluntary", "revealed b1 1 voluntary", "door_opened 4,0 g1"]);
    // It comes into sight, and Marines may react; the others follow.
    on.asks("marine reaction");
    let mut off = Scene::new(DOOR);
    off.play("end_turn", &[2, 1]);
    because(&off, "SA-RUL-10 section b score 5");
    off.told_nothing_of("revealed").told_nothing_of("door_opened").asks("marine action");
}

/// The chance by the number of aliens: a line of them before the eyes of m1. Each
/// counts 1, a blip too, whatever its value.
///
/// Proves SA-SWARM-03, SA-SWARM-04, SA-FAQ-06, SH-TV-47.
#[test]
fn the_chance_grows_with_the_number() {
    for (blip, ends) in [("", 0), ("a:b1 ", 1)] {
        for (aliens, chance) in [(1, "1/3"), (2, "1/2"), (3, "2/3"), (4, "5/6"), (5, "1"), (6, "1")] {
            let line: String = (1..=aliens - ends).map(|n| format!("a:g{n}< ")).collect();
            if line.is_empty() {
                continue;
            }
            let board = format!("c:m1> c c c c c c c {line}{blip}\n\nsolo a\n");
            let board = if blip.is_empty() { board } else { format!("{board}b1 value 3\n") };
            let scene = Scene::new(&board);
            let on = |scene: &Scene| scene.events().iter().any(|event| event.contains("SA-SWARM-04"));
            assert_eq!(scene.chance("end_turn", on), chance, "{aliens} aliens");
        }
    }
}

/// One die for the section, before the first of its aliens is activated: the alien that
/// would act first does not come into sight itself.
///
/// Proves SA-SWARM-01, SA-SWARM-02, SA-SWARM-10, SA-FAQ-01, SA-RUL-12.
#[test]
fn one_die_before_anybody_is_activated() {
    // g1 is nearer and has a Marine with his back to it; g2 would step into sight.
    let board = "\
a:m1< a a a a:g1< a a
. . . . . . a:g2^
. . . . . . c
b:m2> b b b b b b

key m2
solo a
";
    let mut scene = Scene::new(board);
    scene.play("end_turn", &[1, 1, 1, 1, 2]);
    assert_eq!(n_tests(&scene), 1);
    let first = scene.events().iter().position(|event| event.starts_with("rolled automaton swarm"));
    let moved = scene.events().iter().position(|event| event.starts_with("moved"));
    assert!(first < moved, "{:#?}", scene.events());
    because(&scene, "SA-RUL-10 section a score 3");
}

/// Nobody tests where nobody comes into sight.
///
/// Proves SA-SWARM-01.
#[test]
fn no_test_without_sight() {
    let mut scene = Scene::new("a:m1< a a a a a a a a a:g1<\n\nsolo a");
    scene.play("end_turn", &[1]);
    assert_eq!(n_tests(&scene), 0);
}

/// The value of a blip does not count before it is revealed, and nothing is revealed
/// to raise the score.
///
/// Proves SA-FAQ-04, SA-SWARM-03.
#[test]
fn a_blip_counts_one_whatever_its_value() {
    for value in [1, 3] {
        let board = format!("b:m1> b b:+ a a a:b1\n\nb1 value {value}\nsolo a");
        let mut scene = Scene::new(&board);
        scene.play("end_turn", &[4, 1]).told_nothing_of("revealed");
        because(&scene, "SA-RUL-10 section a score 5");
    }
}

/// Blips that lurk at the section count, and come out one after another, each with its
/// models active at once.
///
/// Proves SA-SWARM-05, SA-SWARM-08.
#[test]
fn lurking_blips_count_and_come_out() {
    let board = "b:m1> b b b b b b a a a\n\nentry A 9,0 E\nlurk A b1 b2\nb1 value 1\nb2 value 1\nsolo a\n";
    let mut scene = Scene::new(board);
    scene.play_with("end_turn", &[4], &[0, 0]);
    because(&scene, "SA-SWARM-04 section a score 6");
    because(&scene, "b1 SA-SWARM-08 A");
    scene.told_of(&["revealed b1 1 voluntary", "lurks g1 A", "entered g1 A 9,0 W"]).asks("marine reaction");
    // The other one waits until the first has acted.
    for dice in [&[][..], &[], &[], &[], &[], &[1]] {
        scene.told_nothing_of("revealed b2");
        scene.play("pass", dice);
    }
    scene.told_of(&["revealed b2 1 voluntary", "lurks g2 A", "entered g2 A 9,0 W"]);
    let mut off = Scene::new(board);
    off.play_with("end_turn", &[3, 1], &[0, 0]).told_nothing_of("revealed").told_nothing_of("entered");
}

/// A blip that is held counts, and stays where it is.
///
/// Proves SA-SWARM-05, SA-RUL-16.
#[test]
fn held_blips_count_and_stay() {
    let board = "b:m1> b b b b b b b b a:g1< a\n\nentry A 10,0 E\nlurk A b1 b2\nb1 held\nb2 held\nsolo a\n";
    let mut scene = Scene::new(board);
    scene.play("end_turn", &[3]);
    because(&scene, "SA-SWARM-04 section a score 6");
    for _ in 0..5 {
        scene.play("pass", &[]);
    }
    scene.play_with("pass", &[1], &[0]).told_nothing_of("revealed");
    scene.has("b1", "lurks A ap 6 activated").has("b2", "lurks A ap 6 activated");
}

/// Aliens next to one under the effect are under it too, from section to section; they
/// do not add to the score, and their blips are revealed.
///
/// Proves SA-SWARM-09, SA-RUL-14, SA-FAQ-06.
#[test]
fn attached_groups_are_carried_along() {
    let board = "b:m1> b b b b b b b b a:g1< c:g2< d:b1 d\n\nb1 value 1\nsolo a\n";
    let mut scene = Scene::new(board);
    scene.play("end_turn", &[5]);
    because(&scene, "SA-SWARM-04 section a score 6");
    because(&scene, "b1 SA-SWARM-07 m1");
    scene.told_of(&["revealed b1 1 voluntary", "moved g1 9,0 8,0 W"]);
    // With a gap between them the blip is on its own.
    let mut apart = Scene::new(&board.replace("d:b1 d", "d d:b1"));
    apart.play("end_turn", &[5]).told_nothing_of("revealed");
    because(&apart, "SA-SWARM-04 section a score 6");
}

/// Without the effect they stay out of sight; with it they do not mind.
///
/// Proves SA-SWARM-06, SA-RUL-10.
#[test]
fn the_effect_takes_away_the_fear_of_sight() {
    let board = "a:m1> a a a a a a:g1<\n\nsolo a\n";
    let mut on = Scene::new(board);
    on.play("end_turn", &[5]).told_of(&["moved g1 6,0 5,0 W"]).asks("marine reaction");
    let mut off = Scene::new(board);
    off.play("end_turn", &[4, 1]).has("g1", "6,0 W ap 6 activated");
    assert!(movers(&off).is_empty());
}
