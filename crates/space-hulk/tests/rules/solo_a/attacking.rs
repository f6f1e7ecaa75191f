//! Whom a Genestealer attacks (SA-RUL-17, SA-PRI-01).

use super::because;
use crate::support::Scene;

/// Next to two Marines it attacks by rank, not the one it was going for: m2 faces it,
/// m1 does not.
///
/// Proves SA-RUL-17, SA-PRI-01.
#[test]
fn next_to_two_marines_rank_decides_and_not_the_way() {
    let mut scene = Scene::new(". a:m2v\na:m1^ a\n. a\n. a:g1^\n\nsolo a\n");
    // The die lets it into m2's sight; the pick makes m2 its target.
    scene.play_with("end_turn", &[6], &[0]).asks("marine reaction");
    because(&scene, "g1 SA-TGT-02 m2");
    scene.play("pass", &[]).told_of(&["moved g1 1,1 1,2 N"]);
    scene.play("pass", &[]).told_of(&["turned g1 W"]);
    scene.play("pass", &[6, 1, 1, 1]).told_of(&["assaulted g1 m1", "killed m1 assault"]);
}

/// Of equals one is drawn, and it stays with him until one of the two is dead, though
/// he has turned to face it.
///
/// Proves SA-RUL-17.
#[test]
fn it_stays_with_the_one_it_attacks() {
    for (pick, target) in [(0, "m1"), (1, "m2")] {
        let mut scene = Scene::new("a:m1^ a:g1^ a:m2^\n\nsolo a\n");
        scene.play_with("end_turn", &[3, 1, 1, 3], &[pick]).asks("marine turn_to_face");
        scene.play(&format!("{target} turn_to_face"), &[]).asks("marine reaction");
        scene.play("pass", &[3, 1, 1, 3]).told_of(&[&format!("assaulted g1 {target}")]);
    }
}

/// BF-41: the Marine who is attacked becomes the target. g1 was on its way to m1; m2, whom it
/// attacks in passing, steps back, and it follows him.
#[test]
fn who_is_attacked_becomes_the_target() {
    let board = "\
. . . a . .
. . . a . .
. . . a:m2^ . .
a:m1< a a a a a:g1<

command 3
m2 no_gun
key m1
solo a
";
    let mut scene = Scene::new(board);
    scene.play("end_turn", &[3, 1, 1, 3]).asks("marine turn_to_face");
    because(&scene, "g1 SA-TGT-02 m1");
    scene.play("m2 turn_to_face", &[]).asks("marine reaction");
    // The next step would be seen by him, so there is a test.
    scene.play("m2 move 3,2 S cp 2", &[6]).told_of(&["moved g1 3,0 3,1 N"]);
    because(&scene, "SA-SWARM-04 section a score 7");
}
