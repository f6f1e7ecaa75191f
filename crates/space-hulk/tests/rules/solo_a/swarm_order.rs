//! When swarm tests are made and whom they bind (SA-RUL-10 to 14).

use super::{because, movers};
use crate::support::Scene;

fn n_tests(scene: &Scene) -> usize {
    scene.events().iter().filter(|event| event.starts_with("rolled automaton swarm")).count()
}

/// A failed test holds for all aliens of the section until the turn ends; in the next
/// turn there is a new one.
///
/// Proves SA-RUL-11, SA-SWARM-10.
#[test]
fn a_section_is_tested_once_a_turn() {
    let board = "b:m1> b b b b b b a:g1< a:g2< a:g3<\n\nsolo a\n";
    let mut scene = Scene::new(board);
    scene.play("end_turn", &[2, 1]);
    assert_eq!(n_tests(&scene), 1);
    assert!(movers(&scene).is_empty());
    scene.play("end_turn", &[2, 1]);
    assert_eq!(n_tests(&scene), 1);
}

/// An alien that goes on from a section whose test failed into one that has not been
/// tested is tested there.
///
/// Proves SA-RUL-11, SA-RUL-10.
#[test]
fn an_alien_is_tested_again_in_the_next_section() {
    // g1 starts in c and meets sight in d.
    let board = "\
b:m1> b b d b
. . . d .
. . . d .
. . . c:g1^ .

solo a
";
    let mut twice = Scene::new(board);
    twice.play("end_turn", &[1, 2, 1]);
    because(&twice, "SA-RUL-10 section c score 2");
    because(&twice, "SA-RUL-10 section d score 3");
    because(&twice, "g1 SA-TGT-04 m1");
    assert_eq!(n_tests(&twice), 2);
    twice.has("g1", "3,2 N ap 4 activated");
    let mut on = Scene::new(board);
    on.play("end_turn", &[1, 5]).told_of(&["moved g1 3,2 2,3 N"]).asks("marine reaction");
    because(&on, "SA-SWARM-04 section d score 6");
}

/// If a plan changes and no test has been made it is made then: the way to m2 leads
/// into sight once m1 is dead.
///
/// Proves SA-RUL-12, SA-SWARM-02.
#[test]
fn a_changed_plan_is_tested_when_it_changes() {
    let board = "c:m2> c c c c c a:m1< a:g1<\n\nsolo a\n";
    let mut scene = Scene::new(board);
    // m1 hides g1 from m2; he dies, and the way to m2 is open to his eyes.
    scene.play("end_turn", &[6, 1, 1, 1]);
    scene.told_of(&["killed m1 assault"]).asks("marine reaction");
    assert_eq!(n_tests(&scene), 0);
    scene.play("pass", &[2, 1]).told_of(&["rolled automaton swarm 2"]);
    because(&scene, "SA-RUL-10 section a score 3");
    scene.has("g1", "7,0 W ap 5 activated");
}

/// A blip that has revealed itself in its own activation counts as the blip it was: g3,
/// which cannot reach m1, goes for m2 behind the door, who would see it.
///
/// Proves SA-RUL-12, SA-FAQ-04.
#[test]
fn a_blip_that_revealed_itself_counts_as_one() {
    let corridor = "a:m2> a a a:+ a a a a:b1 a a a a a a:m1> a";
    let mut scene = Scene::new(&format!("{corridor}\n\nb1 value 3\nkey m2\nsolo a\n"));
    scene.play("end_turn", &[3, 1, 1, 1, 6]).told_of(&["revealed b1 3 voluntary", "placed g3 6,0"]);
    because(&scene, "SA-RUL-10 section a score 4");
    // A Genestealer that was there before counts beside it.
    let more = corridor.replace("a:m1> a", "a:m1> a:g9<");
    let lines = "b1 value 3\ng9 activated\nkey m2\nsolo a\nphase alien_action\n";
    let more = Scene::with_dice(&format!("{more}\n\n{lines}"), &[3, 1, 1, 1, 6]);
    because(&more, "SA-RUL-10 section a score 5");
}

/// On success those affected act directly one after another, nearest first, before
/// other sections go on; none acts twice.
///
/// Proves SA-RUL-13, SA-SWARM-07.
#[test]
fn success_breaks_the_order() {
    // g1 and b1 are behind the door of section a; g2 is farther than g1, but a
    // Genestealer, so it would act before b1.
    let board = "\
b:m1> b b b b b b b a:g1< a:b1 a
. . . . . . . . . . a
. . . . . . . . . . e
. . . . . . . . . . e:g2^

b1 value 1
solo a
";
    let mut scene = Scene::new(board);
    scene.play("end_turn", &[4]);
    because(&scene, "SA-SWARM-04 section a score 6");
    let mut order = movers(&scene);
    // m1 sees each of g1's six steps; behind it the others come unseen.
    for dice in [&[][..], &[], &[], &[], &[], &[1]] {
        scene.asks("marine reaction");
        scene.play("pass", dice);
        order.extend(movers(&scene));
    }
    order.dedup();
    assert_eq!(order, ["b1", "g1", "g3", "g2"]);
    scene.asks("marine action");
}

/// Aliens that have acted count and are found by the effect, but none acts twice.
///
/// Proves SA-RUL-13.
#[test]
fn who_has_acted_is_not_activated_again() {
    let board = "b:m1> b b b b b b b a:g1< a:g2< a\n\ng1 activated ap 0\nphase alien_action\nsolo a\n";
    // g1 is in the way of g2: only if it acted again could anybody move.
    let scene = Scene::with_dice(board, &[4, 1]);
    because(&scene, "SA-SWARM-04 section a score 6");
    because(&scene, "g2 SA-RUL-02 m1");
    assert!(movers(&scene).is_empty());
}

/// A blip that has moved in this turn cannot be revealed by choice any more (SH-CONV-03):
/// the effect leaves it as it is.
#[test]
fn a_blip_that_has_moved_is_not_revealed_by_the_effect() {
    let board = "b:m1> b b b b b b b a a:b1 a:g1<\n\nb1 acted activated\nphase alien_action\nsolo a\n";
    let board = board.replace("a a:b1 a:g1<", "a:g1< a:b1 a");
    let scene = Scene::with_dice(&board, &[4]);
    because(&scene, "SA-SWARM-04 section a score 6");
    scene.told_nothing_of("revealed").asks("marine reaction");
}

/// A section that has been tested is not tested again for one who came into it later.
///
/// Proves SA-RUL-11.
#[test]
fn who_comes_into_a_tested_section_is_not_tested() {
    // g1 fails for section a; g2 comes from c, kills m3, and would go on into sight.
    let board = "b:m1> b b b b b a:g1< a a:m3^ a c c:g2<\n\nsolo a\n";
    let mut scene = Scene::new(board);
    scene.play_with("end_turn", &[1, 6, 1, 1, 1, 1], &[0]).told_of(&["killed m3 assault"]);
    assert_eq!(n_tests(&scene), 1);
    because(&scene, "g2 SA-TGT-04 m1");
    scene.has("g2", "7,0 W ap 1 activated");
}

/// Attached aliens act before their own section is tested for the others.
///
/// Proves SA-RUL-13, SA-RUL-14.
#[test]
fn the_attached_act_before_their_section_is_tested() {
    // g1 carries g2 along; g3 stands apart, and its way leads past m2.
    let shaft = ". . . . . . . . b . . . .\n".repeat(7);
    let board = format!(
        "\
. . . . . . . . b:m2v . . . .
{shaft}b:m1> b b b b b b b b a:g1< c:g2< c c:g3<

key m1
solo a
"
    );
    let mut scene = Scene::new(&board);
    // At the shaft a diagonal step costs the same.
    scene.play_with("end_turn", &[5], &[0]);
    because(&scene, "SA-SWARM-04 section a score 6");
    for _ in 0..5 {
        scene.play("pass", &[]);
    }
    scene.play_with("pass", &[], &[0]).told_of(&["moved g2 10,0 9,0 W", "moved g2 9,0 8,0 W"]);
    assert_eq!(n_tests(&scene), 0);
}

/// The effect does not let a blip into sight: one that has begun to move stops.
#[test]
fn a_blip_that_has_acted_stops_at_sight_all_the_same() {
    let board = "b:m1> b b:+ a a:b1\n\nphase alien_action\nactive b1\nb1 acted ap 4\nsolo a\n";
    let scene = Scene::with_dice(board, &[5, 1]);
    because(&scene, "SA-SWARM-04 section a score 6");
    because(&scene, "b1 SA-TGT-04 m1");
    scene.told_nothing_of("door_opened").has("b1", "3,0 ap 3 activated");
}
