//! Turns, command points, moving.

use crate::support::Scene;

/// Proves SH-TV-01.
#[test]
fn an_activation_of_4_ap() {
    let mut scene = Scene::new(
        "c
         b
         b:g1v
         b
         b
         a:+
         a
         a
         a:m1^",
    );
    scene.play("m1 move 0,1", &[]).play("pass", &[]);
    scene.has("m1", "0,1 N ap 3");
    scene.play("m1 move 0,2", &[]).play("pass", &[]).has("m1", "0,2 N ap 2");
    scene.refuses("m1 fire g1", "SH-SHOOT-01");
    scene.play("m1 open 0,3", &[]).has("m1", "0,2 N ap 1");
    scene.play("m1 fire g1", &[1, 2]).has("m1", "0,2 N ap 0 activated");
    // Nobody can act any more, so it is the aliens' turn.
    scene.asks("alien action").refuses("m1 turn E", "SH-ACT-02");
}
