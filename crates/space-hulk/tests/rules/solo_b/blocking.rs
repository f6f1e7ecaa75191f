//! Who blocks whom (SB-BLOCK).

use super::{reasons, solo, turn};
use crate::support::Scene;

/// Proves SB-BLOCK-01.
#[test]
fn aliens_pass_through_aliens_and_share_squares() {
    let map = "a:m1< a a a:g1< a:b1 a:g2< a";
    let mut scene = turn(map, "g2 ap 3");
    scene.play("g2 activate", &[]).has("g2", "2,0 W ap 0 activated").has("b1", "4,0 ap 6");
    let mut onto = turn(map, "g2 ap 2");
    onto.play("g2 activate", &[]).has("g2", "3,0 W ap 0 activated").has("g1", "3,0 W ap 6");
    assert_eq!(Scene::new(&onto.board()).game, onto.game, "two on one square are saved");
    // One of them does not close a corner gap to another.
    let mut corner = turn("a:m1< a a b:g3<\n. . . b:g1<", "g1 ap 1");
    corner.play("g1 activate", &[]).has("g1", "2,1 W ap 0 activated");
}

/// Proves SB-BLOCK-01, SB-BLOCK-02.
#[test]
fn a_shared_square_stays_filled_until_the_last_has_left() {
    let mut scene = solo("a a a:g1>,g2> a a:m1<", "");
    let looks_past = |scene: &Scene| scene.sees("4,0", "W").contains(&"1,0".to_owned());
    assert!(!looks_past(&scene));
    scene.play("m1 fire g1", &[6, 5]).has("g1", "gone");
    assert!(!looks_past(&scene), "g2 is still there");
    scene.play("m1 fire g2", &[6, 5]).has("g2", "gone");
    assert!(looks_past(&scene));
}

/// Proves SB-BLOCK-02.
#[test]
fn aliens_block_marines_and_marines_block_marines() {
    for other in ["g2>", "m2<"] {
        let scene = solo(&format!("a:g1> a:{other} a:m1< a"), "");
        scene.refuses("m1 fire g1", "SH-SHOOT-01").refuses("m1 move 1,0 W", "SH-MOVE-05");
    }
    // A blip that he would see is revealed; this one stands behind his back.
    solo("a:b1 a:m1> a", "").refuses("m1 move 0,0 E", "SH-MOVE-05");
}

/// Proves SB-BLOCK-03.
#[test]
fn the_broodlord_blocks_everybody_and_goes_through_nobody() {
    let scene = solo("a:g1> a:B1> a:m1< a", "");
    scene.refuses("m1 fire g1", "SH-SHOOT-01").refuses("m1 move 1,0 W", "SH-MOVE-05");
    for (mover, wall) in [("g1<", "B1<"), ("b1", "B1<"), ("B1<", "g1<"), ("B1<", "b1")] {
        let mut scene = turn(&format!("a:m1< a a a:{wall} a:{mover} a"), "");
        let name = mover.trim_end_matches('<');
        scene.play(&format!("{name} activate"), &[]);
        assert!(scene.unit(name).starts_with("4,0"), "{mover} before {wall}: {}", scene.unit(name));
    }
    // He goes up to those who stop him, and round them where he can.
    let mut behind = turn("a:m1< a a a:g1< a a:B1< a", "");
    behind.play("B1 activate", &[]).has("B1", "4,0 W ap 0 activated");
    assert_eq!(reasons(&behind), ["SB-TGT-01", "SB-BLOCK-03"]);
    let mut round = turn("a:m1< a a:g1< a:B1< a\n. b b b .", "B1 ap 2");
    round.play("B1 activate", &[]).has("B1", "1,1 W ap 0 activated");
    // Nor does anybody squeeze between him and a wall.
    let mut gap = turn("a:m1< a a b:B1<\n. . . b:g1<", "g1 ap 1");
    gap.play("g1 activate", &[]).has("g1", "3,0 W ap 0 activated");
}
