//! Ladders.

use super::scene;
use crate::support::Scene;

/// A lower floor on level 0, an upper one on level 1, and a ladder between (1,0)
/// and (1,0,1).
fn floors(lower: &str, upper: &str, lines: &str) -> Scene {
    scene(&format!("{lower}\n\norigin 0,0,1\n{upper}\n\nladder 1,0,1 1,0"), lines)
}

/// Proves SH-AMB-27.
#[test]
fn the_other_end_is_seen_whatever_the_facing_and_nothing_beyond() {
    let scene = floors("a a a", "b b b", "");
    for facing in ["N", "E", "S", "W"] {
        assert!(scene.sees("1,0", facing).contains(&"1,0,1".to_string()), "{facing}");
        assert!(!scene.sees("1,0", facing).contains(&"2,0,1".to_string()), "{facing}");
        assert!(scene.sees("1,0,1", facing).contains(&"1,0".to_string()), "{facing}");
    }
    // Nobody else sees through the ladder.
    assert_eq!(scene.sees("0,0", "E"), ["1,0", "2,0"]);
    assert_eq!(scene.sees("0,0,1", "E"), ["1,0,1", "2,0,1"]);
}

/// Proves SH-AMB-27.
#[test]
fn models_on_the_two_ends_fight_as_if_face_to_face() {
    for facing in ["^", ">", "v", "<"] {
        let lower = format!("a a:m1{facing} a");
        let mut scene = floors(&lower, "b b:g1^ b\n", "phase alien_action");
        scene.allows("g1 assault m1", 1);
        // A defender who faces the attacker kills him.
        scene.play_with("g1 assault m1", &[1, 2, 3, 5], &[0]).told_of(&["killed g1 assault"]);
        let marine = floors(&lower, "b b:g1^ b", "");
        marine.allows("m1 assault g1", 1).allows("m1 fire g1", 1);
    }
    floors("a a:m1> a", "b b b:g1<", "").refuses("m1 fire g1", "SH-SHOOT-01");
}

/// Proves SH-AMB-27.
#[test]
fn climbing_is_a_move() {
    // The free shot follows; the facing is kept.
    let mut marine = floors("a a:m1> a", "b b b:g1<", "");
    marine.allows("m1 climb 1,0,1", 2).refuses("m1 climb 1,0,1 N", "SH-FACE-05");
    marine.play("m1 climb 1,0,1", &[2]).told(&["moved m1 1,0 1,0,1 E", "rolled m1 ladder 2"]);
    marine.asks("marine free_shot");
    marine.play("m1 fire g1", &[1, 2]).has("m1", "1,0,1 E ap 2");
    // A Genestealer may add its free turn, not a half turn.
    let alien = floors("a a:g1> a", "b b b", "phase alien_action");
    for (facing, allowed) in [("N", true), ("E", true), ("S", true), ("W", false)] {
        if allowed {
            alien.allows(&format!("g1 climb 1,0,1 {facing}"), 1)
        } else {
            alien.refuses(&format!("g1 climb 1,0,1 {facing}"), "SH-MOVE-09")
        };
    }
    alien.refuses("g1 climb 0,0", "SH-LAD-01");
}

/// Proves SH-AMB-27.
#[test]
fn the_other_end_must_be_free() {
    floors("a a:m1> a", "b b:m2> b", "").refuses("m1 climb 1,0,1", "SH-MOVE-05");
    floors("a a:m1> a", "b b:* b", "").refuses("m1 climb 1,0,1", "SH-FLAME-07");
    floors("a a:*,m1> a", "b b:* b", "").allows("m1 climb 1,0,1", 2);
}

/// Proves SH-AMB-27.
#[test]
fn a_blip_climbs_out_of_sight_and_away_from_marines_only() {
    let climb = |upper: &str| floors("a a:b1 a", upper, "phase alien_action");
    climb("b b b").allows("b1 climb 1,0,1", 1);
    climb("b b b b:m1<").refuses("b1 climb 1,0,1", "SH-BLIP-03");
    climb("b b b b:m1>").allows("b1 climb 1,0,1", 1);
    climb("b b b:m1>").refuses("b1 climb 1,0,1", "SH-BLIP-04");
    // With a Marine on the end the blip would have been seen: it is converted.
    let seen = climb("b b:m1> b");
    seen.asks("marine convert");
}

/// Proves SH-AMB-27.
#[test]
fn objects_are_handed_along_a_ladder() {
    let scene = floors("a a:m1> a", "b b:m2< b", "m1 carries cat");
    scene.allows("m1 give m2 cat", 1);
    floors("a a:m1> a", "b b b:m2<", "m1 carries cat").refuses("m1 give m2 cat", "SH-OBJ-05");
}

/// Proves SH-AMB-27.
#[test]
fn overwatch_reaches_the_other_end() {
    let mut scene = floors("a a:m1> a", "b b b:g1<", "phase alien_action\nm1 overwatch");
    scene.play("g1 move 1,0,1", &[]).asks("marine reaction");
    scene.play("pass", &[]);
    assert_eq!(scene.legal(), ["m1 fire g1", "pass"]);
}

/// Proves SH-AMB-28.
#[test]
fn the_fall_comes_before_everything_else() {
    let board = |dice: &[u8]| {
        let mut scene = floors("a a a a:g1<", "b:m1> b\n", "");
        scene.play("m1 move 1,0,1", dice);
        scene
    };
    let fell = board(&[1]);
    fell.told_of(&["moved m1 0,0,1 1,0,1 E", "rolled m1 ladder 1", "fell m1 1,0"]);
    // No free shot, though he sees g1 now; no action points are left.
    fell.has("m1", "1,0 E ap 0 activated").asks("alien action");
    for die in 2..=6 {
        board(&[die]).told(&["moved m1 0,0,1 1,0,1 E", &format!("rolled m1 ladder {die}")]);
    }
}

/// Proves SH-AMB-28.
#[test]
fn on_1_only_the_square_below_counts() {
    let mut stays = floors("a a:!cat a", "b:m1> b:!pod b b:+ b:b1", "");
    stays.play("m1 move 1,0,1", &[2]).told_of(&["picked_up m1 pod"]);
    let mut falls = floors("a a:!cat a", "b:m1> b:!pod b b:+ b:b1", "");
    falls.play("m1 move 1,0,1", &[1]).told_of(&["fell m1 1,0", "picked_up m1 cat"]);
    falls.told_nothing_of("picked_up m1 pod");
}

/// Proves SH-AMB-28.
#[test]
fn who_falls_sees_nothing_upstairs() {
    // From the ladder's square he has the blip in sight.
    let enter = |die: u8| {
        let mut scene = floors("a a a a:g9<", ". . b:b1\nb:m1> b b", "");
        scene.play("m1 move 1,0,1", &[die]);
        scene
    };
    enter(2).told_of(&["rolled m1 ladder 2", "revealed b1 1"]);
    enter(1).told_of(&["fell m1 1,0"]).told_nothing_of("revealed");
}

/// Proves SH-AMB-28.
#[test]
fn whoever_is_below_is_destroyed() {
    for (cell, name) in [("a:g1^", "g1"), ("a:B1^", "B1"), ("a:m2^", "m2"), ("a:b1", "b1")] {
        let mut scene = floors(&format!("a {cell} a:g9<"), "b:m1> b b", "");
        scene.play("m1 move 1,0,1", &[1]).told_of(&[&format!("killed {name} fall"), "fell m1 1,0"]);
        scene.has(name, "gone");
    }
}

/// Proves SH-AMB-28.
#[test]
fn a_fall_after_climbing_up_leads_back() {
    let mut scene = floors("a a:m1> a:g1<", "b b b", "");
    scene.play("m1 climb 1,0,1", &[1]);
    scene.told_of(&["moved m1 1,0 1,0,1 E", "rolled m1 ladder 1", "fell m1 1,0"]);
    scene.has("m1", "1,0 E ap 0 activated");
}

/// Proves SH-AMB-27.
#[test]
fn a_door_on_the_other_end_lies_in_front_and_one_behind_does_not() {
    for facing in ["^", ">", "v", "<"] {
        let scene = floors(&format!("a:/ a:m1{facing} a"), "b b:+ b", "");
        scene.allows("m1 open 1,0,1", 1).allows("m1 assault door 1,0,1", 1).allows("m1 fire door 1,0,1", 1);
        match facing {
            "<" => scene.allows("m1 close 0,0", 1),
            _ => scene.refuses("m1 close 0,0", "SH-DOOR-04"),
        };
    }
}
