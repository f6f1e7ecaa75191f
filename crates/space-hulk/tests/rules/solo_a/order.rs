//! The order of activation (SA-ORD).

use super::{because, movers};
use crate::support::Scene;

/// Nobody sees anything: m1 looks at a wall.
const COLUMN: &str = "\
a:m1< a a a a a a a a:g2< a:g1< a:g3< a:b2 a:b1 a a a

entry A 15,0 E
lurk A b3
solo a
";

/// Proves SA-ORD-01, SA-ORD-02, SA-ORD-04.
#[test]
fn nearest_first_and_blips_after_genestealers() {
    let mut scene = Scene::new(COLUMN);
    scene.play("end_turn", &[1]);
    assert_eq!(movers(&scene), ["g2", "g1", "g3", "b2", "b1", "b3"]);
}

/// Two at the same distance: chance decides.
///
/// Proves SA-ORD-01.
#[test]
fn chance_decides_between_equally_near_aliens() {
    let board = "\
. . . . . . . . . a:g1<
a:m1< a a a a a a a a a
. . . . . . . . . a:g2<

solo a
";
    for (pick, first) in [(0, "g1"), (1, "g2")] {
        let mut scene = Scene::new(board);
        scene.play_with("end_turn", &[1], &[pick]);
        assert_eq!(movers(&scene)[0], first);
    }
}

/// A blip that reveals itself has its models activated before the next blip, and a
/// Genestealer that stood there before comes before them all.
///
/// Proves SA-ORD-03, SA-BLIP-01.
#[test]
fn revealed_models_act_before_the_next_blip() {
    let board = "\
a:m1< a a a a a:b1 a a a a:b2 a a a a:g9<

b1 value 2
solo a
option assault_tie_turn false
";
    let mut scene = Scene::new(board);
    // g10 and g11 come from b1; the second stands nearer to m1, and attacks him thrice.
    let dice: Vec<u8> = [3, 1, 1, 3].repeat(3).into_iter().chain([1]).collect();
    scene.play("end_turn", &dice);
    because(&scene, "b1 SA-BLIP-01 m1");
    assert_eq!(movers(&scene), ["g9", "b1", "g11", "g10", "b2"]);
}

/// Blips that lurk come last, though they may be nearer.
///
/// Proves SA-ORD-04.
#[test]
fn lurking_blips_come_last_wherever_they_are() {
    let board = "a:m1< a a a a a a a a\n. . . . . . . . a\n. . . . . . . . a:b1\n\nentry A 8,2 E\nlurk A b2\nsolo a\n";
    let mut scene = Scene::new(board);
    scene.play("end_turn", &[1]);
    assert_eq!(movers(&scene), ["b1", "b2"]);
}
