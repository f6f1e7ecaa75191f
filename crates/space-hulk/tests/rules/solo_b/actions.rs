//! Points and actions (SB-AP, SB-ACT).

use super::{reasons, story, turn};
use crate::support::Scene;

/// Proves SB-AP-01, SB-AP-02.
#[test]
fn every_alien_has_6_points_and_uses_them_all() {
    let corridor = |unit: &str| format!("a:m1<{} a:{unit} a", " a".repeat(10));
    for (unit, name, lines) in [("g1<", "g1", ""), ("g1<", "g1", "g1 count 5"), ("b1", "b1", "b1 values 3 2")]
    {
        let mut scene = super::solo(&corridor(unit), lines);
        super::end_turn(&mut scene, &[]);
        assert!(scene.unit(name).starts_with("5,0"), "{}", scene.unit(name));
        assert_eq!(scene.events().iter().filter(|event| event.starts_with("moved")).count(), 6);
    }
}

/// Proves SB-ACT-01, SB-ACT-02, SB-AP-02, SB-RUL-12.
#[test]
fn a_genestealer_in_contact_stays_and_attacks_until_its_points_are_gone() {
    let mut scene = turn("a:m1< a a:g1> a", "g1 ap 4");
    // One step with its free turn, three attacks; the Marine never wins.
    scene.play("g1 activate", &[3, 1, 1, 3]).asks("marine turn_to_face");
    assert_eq!(story(&scene, "g1")[..2], ["moved g1 2,0 1,0 N", "turned g1 W"]);
}

/// Proves SB-ACT-02, SB-RUL-12.
#[test]
fn a_genestealer_turns_first_if_the_marine_is_not_in_front() {
    let mut scene = turn("a:m1< a:g1> a", "g1 ap 2");
    scene.play("g1 activate", &[1, 2, 3, 4]);
    scene.told_of(&["turned g1 W", "assaulted g1 m1", "rolled g1 assault 1 2 3"]).asks("marine turn_to_face");
    // Contact is orthogonal: from a corner it steps beside him first.
    let mut corner = turn("a:m1v b\n. b:g1^", "g1 ap 1");
    corner.play("g1 activate", &[]).has("g1", "1,1 W ap 0 activated");
    // Across a ladder it is in contact too.
    let board = "origin 0,0\na:m1> a\n\norigin 0,0,1\nb:g1> b\n\nladder 0,0,1 0,0\ng1 ap 1";
    let mut ladder = turn(board, "");
    ladder.play("g1 activate", &[6, 1, 1, 2]).told_of(&["assaulted g1 m1"]);
}

/// Proves SB-ACT-03, SB-RUL-15.
#[test]
fn aliens_open_doors_on_their_way_but_not_with_their_last_action() {
    for (unit, name) in [("g1<", "g1"), ("b1", "b1")] {
        let map = format!("a:m1< a a:+ a:{unit}");
        let mut last = turn(&map, &format!("{name} ap 1"));
        last.play(&format!("{name} activate"), &[]).told_nothing_of("door_opened");
        assert_eq!(reasons(&last), ["SB-TGT-01", "SB-RUL-15"]);
        let mut open = turn(&map, &format!("{name} ap 2"));
        open.play(&format!("{name} activate"), &[]).told_of(&[&format!("door_opened 2,0 {name}")]);
        assert!(open.unit(name).starts_with("2,0") && reasons(&open).contains(&"SB-ACT-03"));
    }
    // A Genestealer turns to the door first; here that takes the point it needs.
    let mut turned = turn("a:m1< a a:+ a:g1>", "g1 ap 2");
    turned.play("g1 activate", &[]).has("g1", "3,0 W ap 0 activated").told_nothing_of("door_opened");
    // Doors on edges are opened as well.
    let mut edge = turn("a:m1< a a a:g1<", "option door_placement edge\ndoor 2,0/3,0 closed\ng1 ap 2");
    edge.play("g1 activate", &[]).told_of(&["door_opened 2,0 g1"]).has("g1", "2,0 W ap 0 activated");
}

/// Proves SB-ACT-04, SB-ACT-05, SB-RUL-12, SB-RUL-11.
#[test]
fn a_blip_walks_up_to_a_marines_back_or_side_and_attacks_unrevealed() {
    for facing in ["<", "^", "v"] {
        let mut scene = turn(&format!("a:m1{facing} a a:b1 . c:m2^"), "b1 ap 2 value 3");
        scene.play("b1 activate", &[5, 1, 1, 3]);
        scene.told_of(&[
            "moved b1 2,0 1,0 N",
            "assaulted b1 m1",
            "rolled b1 assault 5 1 1",
            "rolled m1 assault 3",
        ]);
        scene.told_of(&["killed m1 assault"]).told_nothing_of("revealed").has("b1", "1,0 ap 0 activated");
        assert!(reasons(&scene).contains(&"SB-ACT-05"));
    }
}

/// Proves SB-ACT-06, SB-RUL-13, SB-REVEAL-02.
#[test]
fn a_marine_who_wins_reveals_the_blip_and_may_turn() {
    let start = turn("a:m1< a:b1 a", "b1 value 2");
    for turns in [true, false] {
        let mut scene = start.clone();
        scene.play("b1 activate", &[2, 2, 1, 4]);
        scene.told_of(&["assault_scored 2-4 defender", "revealed b1 2", "placed g10 1,0", "grouped g10 2"]);
        scene.told_nothing_of("killed").asks("marine turn_to_face").has("g10", "1,0 W ap 5");
        let dice: &[u8] = if turns { &[] } else { &[6, 1, 1, 1] };
        scene.play(if turns { "m1 turn_to_face" } else { "pass" }, dice);
        if turns {
            scene.has("m1", "0,0 E ap 4").asks("marine reaction")
        } else {
            scene.told_of(&["killed m1 assault"])
        };
    }
}

/// Proves SB-RUL-13.
#[test]
fn on_a_tie_the_marine_may_turn_and_then_sees_the_blip() {
    let start = turn("a:m1< a:b1 a", "b1 value 2 ap 1");
    let mut turned = start.clone();
    turned.play("b1 activate", &[4, 2, 1, 4]).told_nothing_of("revealed").asks("marine turn_to_face");
    turned.play("m1 turn_to_face", &[]).told_of(&["turned m1 E", "revealed b1 2"]).asks("marine reaction");
    let mut stays = start;
    stays.play("b1 activate", &[4, 2, 1, 4]).play("pass", &[]).told_nothing_of("revealed");
    stays.has("b1", "1,0 ap 0 activated");
}

/// A Marine who has won against a blip is asked also if the Broodlord alone comes of
/// it, who stands behind the square: he turns to where the attack came from.
///
/// Proves SB-RUL-26, SB-ACT-06.
#[test]
fn a_marine_who_wins_may_turn_also_against_the_broodlord_alone() {
    let mut scene = turn("a:m1< a:b1 a a", "b1 value 3\nbroodlord waiting");
    scene.play("b1 activate", &[1, 1, 1, 6, 6]).told_of(&["broodlord_appeared g10", "placed g10 2,0"]);
    scene.asks("marine turn_to_face");
    let mut stays = scene.clone();
    scene.play("m1 turn_to_face", &[]).has("m1", "0,0 E ap 4").asks("marine reaction");
    // Saved and loaded, the question is the same.
    let mut loaded = Scene::new(&stays.board());
    loaded.asks("marine turn_to_face");
    loaded.play("m1 turn_to_face", &[]).has("m1", "0,0 E ap 4");
    stays.play("pass", &[]).has("m1", "0,0 W ap 4").asks("marine activate");
}

/// An alien turns to its attacker by itself; the player is not asked.
///
/// Proves SB-RUL-26, SH-CA-07.
#[test]
fn an_alien_turns_to_its_attacker_by_itself() {
    for (line, dice) in [("", [1, 6, 6, 6]), ("g1 count 3", [5, 5, 1, 1])] {
        let mut scene = super::solo("a:m1> a:g1> a a", line);
        scene.play("m1 assault g1", &dice).told_of(&["turned g1 W"]).asks("marine action");
    }
}

/// A blip that loses its assault in a fire is destroyed before any Genestealer is
/// placed; the Marine may turn to where it was.
///
/// Proves SB-RUL-28, SH-FLAME-10, SB-RUL-26.
#[test]
fn a_blip_that_loses_its_assault_in_a_fire_is_destroyed() {
    let mut scene = turn("a:*,m1< a:*,b1 a:*", "b1 value 2");
    scene.play("b1 activate", &[2, 2, 1, 4]).told_of(&["killed b1 flame"]).told_nothing_of("placed");
    scene.has("b1", "gone").asks("marine turn_to_face");
    let loaded = Scene::new(&scene.board());
    loaded.asks("marine turn_to_face");
    scene.play("m1 turn_to_face", &[]).has("m1", "0,0 E ap 4");
    let mut normal = turn("a:*,m1< a:*,b1 a:*", "b1 value 2\noption burning_conversion normal");
    normal.play("b1 activate", &[2, 2, 1, 4]).told_of(&["placed g10 1,0"]);
}
