//! Lurking blips under the swarm effect (SA-SWARM-08, SA-RUL-20).

use super::because;
use crate::support::Scene;

/// A watched corridor: m1 sees the entry square and everything before it.
const WATCHED: &str = "b:m1> b b b b b b a a a\n\nentry A 9,0 E\nlurk A b1\nb1 value 3\nsolo a\n";

/// All Genestealers of the blip come in over the entry square, one after another, and
/// act; though no square is unseen none is lost.
///
/// Proves SA-SWARM-08, SA-RUL-20.
#[test]
fn all_genestealers_of_a_lurking_blip_come_in() {
    let mut scene = Scene::new(WATCHED);
    scene.play_with("end_turn", &[5], &[0]).told_nothing_of("lost");
    because(&scene, "b1 SA-SWARM-08 A");
    scene.told_of(&["revealed b1 3 voluntary", "lurks g1 A", "lurks g2 A", "lurks g3 A"]);
    scene.told_of(&["entered g1 A 9,0 W"]).asks("marine reaction").has("g1", "9,0 W ap 5");
    scene.play_all(&["pass"; 5]);
    // g1 hides the others, which follow as far as it lets them.
    scene.play_with("pass", &[1], &[0]).told_of(&["entered g2 A 9,0 W", "entered g3 A 9,0 W"]);
    scene.has("g1", "4,0 W ap 0 activated").has("g2", "5,0 W ap 1 activated");
    scene.has("g3", "6,0 W ap 2 activated");
}

/// The Broodlord comes in the same way.
///
/// Proves SA-SWARM-08, SA-BROOD-03.
#[test]
fn the_broodlord_comes_in_under_the_effect_too() {
    let mut scene = Scene::new(&format!("{WATCHED}broodlord waiting\n"));
    scene.play("end_turn", &[5, 6]).told_of(&["lurks g1 A", "broodlord_appeared g1", "entered g1 A 9,0 W"]);
    scene.asks("marine reaction");
}

/// One that finds the entry square taken stays in the area.
///
/// Proves SA-RUL-20.
#[test]
fn who_finds_the_entry_square_taken_lurks() {
    let board = "b:m1> a\n\nentry A 1,0 E\nlurk A b1\nb1 value 2\nsolo a\n";
    let mut scene = Scene::new(board);
    scene.play_with("end_turn", &[5], &[0]).told_of(&["entered g1 A 1,0 W"]);
    // g1 stays next to m1 and ties with him until its points are gone.
    for _ in 0..5 {
        scene.play("pass", &[3, 1, 1, 3]);
    }
    scene.play("pass", &[1]).told_nothing_of("entered").has("g2", "lurks A ap 6");
}

/// The blip is revealed also where the entry square is taken from the start.
///
/// Proves SA-SWARM-08, SA-RUL-20.
#[test]
fn a_taken_entry_square_keeps_the_genestealers_in() {
    let board = "b:m1> b b b b b b b b a a:g1<\n\nentry A 10,0 E\nlurk A b1\ng1 activated\nphase alien_action\nsolo a\n";
    let scene = Scene::with_dice(board, &[4, 1]);
    because(&scene, "SA-SWARM-04 section a score 6");
    scene.told_of(&["revealed b1 1 voluntary", "lurks g2 A"]).told_nothing_of("entered");
    scene.has("g2", "lurks A ap 6");
}
