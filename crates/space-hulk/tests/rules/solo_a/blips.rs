//! The activation of blips (SA-BLIP).

use super::{because, hints, movers};
use crate::support::Scene;

/// A blip that could reach a Marine is revealed, and its Genestealers act at once.
///
/// Proves SA-BLIP-01.
#[test]
fn a_blip_that_could_reach_a_marine_is_revealed() {
    let mut near = Scene::new("a:m1< a a a a a a:b1\n\nb1 value 1\nsolo a");
    near.play("end_turn", &[1, 1, 1, 2]);
    because(&near, "b1 SA-BLIP-01 m1");
    near.told_of(&["revealed b1 1 voluntary", "placed g1 6,0", "moved g1 6,0 5,0 W", "assaulted g1 m1"]);
    let mut far = Scene::new("a:m1< a a a a a a a:b1\n\nsolo a");
    far.play("end_turn", &[1]).told_nothing_of("revealed").has("b1", "2,0 ap 1 activated");
    because(&far, "b1 SA-BLIP-02 m1");
}

/// Only before it moves: once it has come near it waits for the next turn.
///
/// Proves SA-BLIP-01.
#[test]
fn it_reveals_itself_only_before_moving() {
    let mut scene = Scene::new("a:m1< a a a a a a a a a a a:b1\n\nsolo a");
    scene.play("end_turn", &[1]).told_nothing_of("revealed").has("b1", "5,0 ap 0 activated");
    scene.play("end_turn", &[1, 1, 1, 2]).told_of(&["revealed b1 1 voluntary", "assaulted g1 m1"]);
}

/// A blip that lurks counts the step onto the board; it is revealed in the entry area,
/// and its models enter one after another.
///
/// Proves SA-BLIP-01, SA-ORD-04.
#[test]
fn a_lurking_blip_may_reveal_itself_too() {
    let board = |length: usize| {
        let row: String = std::iter::repeat_n("a ", length - 1).collect();
        format!("a:m1< {row}\n\nentry A {},0 E\nlurk A b1\nb1 value 2\nsolo a", length - 1)
    };
    let mut near = Scene::new(&board(6));
    near.play_with("end_turn", &[1, 1, 1, 2], &[0]);
    near.told_of(&["revealed b1 2 voluntary", "lurks g1 A", "lurks g2 A", "entered g1 A 5,0 W"]);
    near.told_of(&["assaulted g1 m1"]).asks("marine turn_to_face");
    near.play("pass", &[1]);
    assert_eq!(movers(&near), ["g2"]);
    let mut far = Scene::new(&board(7));
    far.play("end_turn", &[1]).told_nothing_of("revealed").told_of(&["entered b1 A 6,0 N"]);
}

/// A blip that is held stays where it is, unrevealed.
///
/// Proves SA-RUL-16.
#[test]
fn a_held_blip_does_nothing() {
    let mut scene = Scene::new("a:m1< a a a a\n\nentry A 4,0 E\nlurk A b1\nb1 held\nsolo a");
    scene.play("end_turn", &[1]).told_nothing_of("revealed").told_nothing_of("entered");
    assert_eq!(hints(&scene), ["b1 SA-RUL-16"]);
}

/// A blip does not open a door before which it would be seen.
#[test]
fn a_blip_does_not_expose_itself_at_a_door() {
    let board = "b:m1> b b:+ a a a:b1\n\nsolo a\n";
    let mut scene = Scene::new(board);
    scene.play("end_turn", &[4, 1]).told_nothing_of("door_opened").told_nothing_of("revealed");
    scene.has("b1", "3,0 ap 4 activated");
    because(&scene, "b1 SA-TGT-04 m1");
}

/// A blip in a fire reaches nobody: to reveal it there would destroy it (SH-FLAME-10).
/// With `burning_conversion = normal` it does.
#[test]
fn a_blip_in_a_fire_does_not_reveal_itself() {
    let board = "a:m1< a a a a:b1,* a\n\nsolo a\n";
    let mut scene = Scene::new(board);
    scene.play("end_turn", &[1]).told_nothing_of("revealed").told_nothing_of("killed");
    let mut normal = Scene::new(&format!("{board}option burning_conversion normal"));
    normal.play("end_turn", &[1, 1, 1, 2]).told_of(&["revealed b1 1 voluntary", "assaulted g1 m1"]);
}
