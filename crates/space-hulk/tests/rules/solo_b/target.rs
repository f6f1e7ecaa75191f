//! Target and way (SB-TGT).

use super::{M4, reasons, story, turn};

/// Proves SB-TGT-01, SB-ACT-01.
#[test]
fn an_alien_goes_for_the_marine_with_the_shortest_way_seen_or_not() {
    // m2 is 2 squares away through the wall and 7 on foot, m1 is 4 on foot.
    let map = "c c c c:m1> c\nc . . . c\na:g1^ . b:m2> b c";
    let mut scene = turn(map, "g1 ap 3");
    scene.play("g1 activate", &[]);
    assert_eq!(story(&scene, "g1"), ["moved g1 0,0 0,1 N", "moved g1 0,1 1,2 E", "moved g1 1,2 2,2 E"]);
    scene.told_of(&["automaton g1 SB-TGT-01 m1: The target is the Marine with the shortest path."]);
}

/// Proves SB-TGT-02.
#[test]
fn of_equally_near_marines_it_goes_for_the_one_who_sees_least_of_its_way() {
    let both = |m1: &str, m2: &str| {
        M4.replacen('c', &format!("c:m2{m2}"), 1).replace("a\na\na\na", &format!("a\na\na\na:m1{m1}"))
    };
    for (m1, m2, to) in [("^", "^", "0,5"), ("v", "v", "0,3"), (">", "v", "0,3")] {
        let mut scene = turn(&both(m1, m2), "at 0,4 g1>\ng1 ap 1");
        scene.play("g1 activate", &[]);
        assert!(
            story(&scene, "g1")[0].starts_with(&format!("moved g1 0,4 {to}")),
            "{m1}{m2}: {:?}",
            scene.events()
        );
        assert_eq!(reasons(&scene)[0], "SB-TGT-02");
    }
    for (pick, to) in [(0, "0,5"), (1, "0,3")] {
        let mut scene = turn(&both("v", "^"), "at 0,4 g1>\ng1 ap 1");
        scene.play_with("g1 activate", &[], &[pick]);
        assert!(story(&scene, "g1")[0].starts_with(&format!("moved g1 0,4 {to}")), "{:?}", scene.events());
        scene.told_of(&[&format!(
            "automaton g1 SB-TGT-02 {}: The Marines are equal in every respect: chance decides.",
            ["m2", "m1"][pick]
        )]);
    }
}

/// Two ways of equal length lead round a block to m1; m2 stands beyond, farther off.
fn ring(m1: &str) -> String {
    format!(". . . . a:m2v\n. . . . a\na a a:m1{m1} a a\na . . . a\na . . . a\na . . . a\na a a:g1^ a a")
}

/// Proves SB-TGT-03.
#[test]
fn of_equal_ways_it_takes_the_one_that_the_target_alone_sees_least_of() {
    for (m1, to) in [("<", "3,0"), (">", "1,0")] {
        // That m2 looks down the eastern way counts for nothing.
        let mut scene = turn(&ring(m1), "g1 ap 1");
        scene.play("g1 activate", &[]);
        assert!(story(&scene, "g1")[0].starts_with(&format!("moved g1 2,0 {to}")), "{:?}", scene.events());
    }
}

/// BF-50: ways that are equal in this too are drawn.
#[test]
fn of_ways_that_are_equal_in_everything_one_is_drawn() {
    for (pick, to) in [(0, "1,0"), (1, "3,0")] {
        let mut scene = turn(&ring("^"), "g1 ap 1");
        scene.play_with("g1 activate", &[], &[pick]);
        assert!(story(&scene, "g1")[0].starts_with(&format!("moved g1 2,0 {to}")), "{:?}", scene.events());
    }
}

/// Proves SB-TGT-04, SB-RUL-16.
#[test]
fn aliens_neither_enter_a_fire_nor_leave_one() {
    let mut before = turn("a:m1< a a a:* b:g1<", "");
    before.play("g1 activate", &[]).has("g1", "4,0 W ap 0 activated");
    assert_eq!(reasons(&before), ["SB-RUL-16"]);
    let mut round = turn("a:m1< a a a:* b:g1<\n. . a a a", "g1 ap 2");
    round.play_with("g1 activate", &[], &[0]).has("g1", "2,0 N ap 0 activated");
    let mut inside = turn("a:m1< a a a:g1<,* b", "");
    inside.play("g1 activate", &[]).has("g1", "3,0 W ap 0 activated");
    assert_eq!(reasons(&inside), ["SB-TGT-04"]);
}

/// Proves SB-RUL-16.
#[test]
fn in_a_fire_an_alien_still_attacks() {
    let mut scene = turn("a:m1< a:g1<,* . b:m2^", "g1 ap 1");
    scene.play("g1 activate", &[6, 1, 1, 3]);
    scene.told_of(&["assaulted g1 m1", "killed m1 assault"]);
}

/// Proves SB-TGT-05, SB-ORDER-01.
#[test]
fn an_assault_is_resolved_before_the_next_alien_moves() {
    let mut scene = turn("a:m1< a:g1< a a:g2< . b:m2^", "g1 ap 2");
    scene.asks("marine activate");
    scene.play("g1 activate", &[2, 1, 1, 2]).asks("marine turn_to_face").refuses("g2 activate", "SH-ACT-04");
    scene.play("pass", &[6, 1, 1, 3]).told_of(&["killed m1 assault"]).told_nothing_of("moved g2");
    scene.asks("marine activate").has("g2", "3,0 W ap 6");
}

/// Proves SB-TGT-06, SB-REVEAL-02, SB-RUL-11.
#[test]
fn a_blip_that_steps_into_sight_is_revealed_and_goes_on() {
    let mut scene = turn("a a a:b1\na . .\na . .\na . .\na:m1^ . .", "b1 value 2");
    scene.play("b1 activate", &[]);
    assert_eq!(story(&scene, "b1"), ["moved b1 2,4 1,4 N", "moved b1 1,4 0,3 N", "revealed b1 2"]);
    scene.told_of(&["placed g10 0,3", "grouped g10 2"]).asks("marine reaction").has("g10", "0,3 S ap 4");
    scene.play("pass", &[]).has("g10", "0,2 S ap 3");
}

/// An object bars the square for a blip, but closes no corner.
///
/// Proves SB-RUL-27, SH-MOVE-06.
#[test]
fn an_object_closes_no_corner_for_a_blip() {
    let mut scene = turn("b:b1 a:!relic . . .\n. a a a a:m1>", "b1 ap 1");
    scene.play("b1 activate", &[]).told_of(&["moved b1 0,1 1,0 N"]);
    let mut barred = turn("b:b1 . . . .\na:!relic a a a a:m1>", "b1 ap 1");
    barred.play("b1 activate", &[]).told_of(&["moved b1 0,1 1,0 N"]);
    let mut shut = turn("b:b1 a:!relic a a:m1>", "b1 ap 1");
    shut.play("b1 activate", &[]).has("b1", "0,0 ap 0 activated");
    assert_eq!(super::reasons(&shut), ["SB-RUL-16"]);
}

/// Before each step the way is a shortest one on the board as it is: m2 steps into a
/// later square of g1's way, and it turns to the other one.
///
/// Proves SB-RUL-27.
#[test]
fn the_way_is_a_shortest_one_before_each_step() {
    let map = ". . a:g1v . .\n. . a . .\na a a a a\na a a a a:m1>\na a a a:m2^ a\na a a a a";
    let mut scene = turn(map, "m2 no_gun\ncommand 2");
    scene.play_with("g1 activate", &[], &[0]).told_of(&["moved g1 2,5 2,4 S"]).asks("marine reaction");
    assert!(scene.board().contains("2,3+3,2"), "{}", scene.board());
    scene.play("m2 move 3,2 N cp 1", &[]).told_of(&["moved g1 2,4 3,3 E"]);
}

/// A blip that may not end on a Genestealer's square takes another one as near.
///
/// Proves SB-RUL-27, SB-ORDER-02, SB-AP-02.
#[test]
fn a_barred_blip_takes_another_square_as_near() {
    let map = "a a a a a a a a a a\na:m1< a a a:g1< a a a a a a:b1";
    let mut scene = turn(map, "");
    scene.play_with("b1 activate", &[], &[0; 6]).told_of(&["moved b1 4,0 3,1 N"]);
    scene.has("b1", "3,1 ap 0 activated");
    // Where none is as near the point is lost.
    let mut narrow = turn("a:m1< a a a:g1< a:b1", "b1 ap 1");
    narrow.play("b1 activate", &[]).has("b1", "4,0 ap 0 activated");
    assert!(super::reasons(&narrow).contains(&"SB-ORDER-02"));
}
