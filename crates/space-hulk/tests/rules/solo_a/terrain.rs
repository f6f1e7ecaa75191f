//! What the automaton holds open and closed, against the rules of movement
//! (SA-RUL-21).

use super::because;
use crate::support::Scene;

/// A corridor with a corner at its southern end, and m1 with his back to it.
fn bend(corner: &str) -> Scene {
    Scene::new(&format!(". b:m1^\n{}{corner}\n\nsolo a\n", ". b\n".repeat(8)))
}

/// The square beside the step holds an object, the other one is wall: for a blip of
/// the automaton the corner is as open as for a player's.
///
/// Proves SA-RUL-21, SH-MOVE-06, SH-OBJ-02.
#[test]
fn an_object_closes_no_corner_for_a_blip() {
    let mut scene = bend("a:b1 a:!relic");
    scene.play("end_turn", &[1]).told_of(&["moved b1 0,0 1,1 N"]).has("b1", "1,6 ap 0 activated");
    // The square itself is barred: with the object in the corridor there is no way.
    let barred = format!(". b:m1^\n{}. b:!relic\na:b1 a\n\nsolo a\n", ". b\n".repeat(7));
    let mut barred = Scene::new(&barred);
    barred.play("end_turn", &[1]).has("b1", "0,0 ap 6 activated");
    because(&barred, "b1 SA-TGT-01 m1");
}

/// Burning squares close no corner for one who is in the fire, and close it for one
/// who is not.
///
/// Proves SA-RUL-21, SH-AMB-15, SH-MOVE-06.
#[test]
fn a_burning_square_closes_no_corner_in_the_fire() {
    let mut inside = bend("a:*,g1^ a:*");
    inside.play("end_turn", &[1]).told_of(&["moved g1 0,0 1,1 N"]).has("g1", "1,6 N ap 0 activated");
    let mut outside = bend("a:g1^ b:*");
    outside.play("end_turn", &[1]).has("g1", "0,0 N ap 6 activated");
    because(&outside, "g1 SA-TGT-01 m1");
}

/// A way never leads through fire, not even from one burning square to another.
///
/// Proves SA-RUL-02.
#[test]
fn no_alien_goes_on_through_the_fire() {
    let mut scene = Scene::new("b:m1< b b a:* a:*,g1<\n\nsolo a\n");
    scene.play("end_turn", &[1]).has("g1", "4,0 W ap 6 activated");
    because(&scene, "g1 SA-TGT-01 m1");
}

/// A door that closes a corner together with another alien is opened for the step past
/// it, where that is the cheapest way.
///
/// Proves SA-RUL-02, SA-TGT-03.
#[test]
fn a_door_is_opened_for_the_corner_that_it_closes() {
    let board = "a:m1< a a:g2^\n. a:+ a:g1<\n\ng2 activated\nphase alien_action\nsolo a\n";
    let scene = Scene::with_dice(board, &[1, 1, 1, 2]);
    scene.told_of(&["door_opened 1,0 g1", "moved g1 2,0 1,1 W", "assaulted g1 m1"]);
}
