//! Revealing (SB-REVEAL) and the Broodlord (SB-BROOD).

use super::{count, reasons, solo, turn};
use crate::support::Scene;

/// Proves SB-REVEAL-01, SB-GROUP-02.
#[test]
fn a_stack_in_sight_becomes_one_group_on_its_square() {
    let mut scene = solo("a:m1^ a a a:b1 a", "b1 values 3 2 1");
    scene.play("m1 turn E", &[]);
    scene.told(&[
        "turned m1 E",
        "revealed b1 3",
        "revealed b1 2",
        "revealed b1 1",
        "placed g1 3,0",
        "grouped g1 6",
    ]);
    assert_eq!(count(&scene, "g1"), 6);
    scene.has("b1", "gone").has("g1", "3,0 W ap 6");
    assert!(scene.board().contains("used 1 2 3"), "{}", scene.board());
}

/// Proves SB-REVEAL-02.
#[test]
fn points_that_the_blip_had_left_go_to_the_genestealers() {
    // It steps into sight with its second point and has one left.
    let mut scene = turn("a a a:b1\na . .\na . .\na . .\na:m1^ . .", "b1 value 2 ap 3");
    scene.play("b1 activate", &[]).asks("marine reaction").has("g10", "0,3 S ap 1");
    scene.play("pass", &[]).has("g10", "0,2 S ap 0");
    // One that was revealed before its turn has all of them, one after its turn none.
    for (state, after) in [("", "3,0 W ap 6"), ("ap 0 activated", "3,0 W ap 0 activated")] {
        let board = "a:m1^ a a a:b1\n\norigin 0,9\nb:m2> b b:g2<";
        let mut seen = turn(board, &format!("b1 value 2 {state}\ng2 ap 1\ncommand 2"));
        seen.play("g2 activate", &[]).asks("marine reaction");
        seen.play("m1 turn E cp 1", &[]).told_of(&["revealed b1 2"]).has("g10", after);
    }
}

/// Proves SB-RUL-10.
#[test]
fn a_reveal_in_the_alien_turn_is_one_window() {
    let mut scene =
        turn("a a a:b1\na . .\na . .\na . .\na:m1^ . .", "b1 values 3 3 ap 2\nm1 overwatch\ncommand 2");
    scene.play("b1 activate", &[]).told_of(&["grouped g10 6"]).asks("marine reaction");
    scene.allows("m1 fire g10 cp 1", 1);
    scene.play("pass", &[]).asks("marine overwatch");
    scene.play("m1 fire g10", &[1, 2]).asks("marine activate");
    // Each action of a group in sight is one window too.
    let mut group = turn("a:m1> a a a a a:g1<", "g1 count 4 ap 2\ncommand 2");
    group.play("g1 activate", &[]).asks("marine reaction").has("g1", "4,0 W ap 1");
    group.play("pass", &[]).asks("marine reaction").has("g1", "3,0 W ap 0");
    group.play("pass", &[]).asks("marine activate");
}

/// A Marine who turns and sees a stack behind a corner.
fn sees_stack(values: &str, lines: &str) -> Scene {
    solo("a:m1^ a a a:b1 a a a", &format!("b1 values {values}\nbroodlord waiting\n{lines}"))
}

/// Proves SB-BROOD-01, SB-BROOD-02.
#[test]
fn each_blip_of_value_3_rolls_for_the_broodlord_until_he_comes() {
    let mut none = sees_stack("2 1", "");
    none.play("m1 turn E", &[]);
    assert_eq!(count(&none, "g1"), 3);
    let mut low = sees_stack("3 1", "");
    low.play("m1 turn E", &[5]).told_of(&["rolled b1 broodlord 5", "grouped g1 4"]);
    let mut comes = sees_stack("3 3 1", "");
    comes.play("m1 turn E", &[1, 6]).told_of(&["grouped g1 4", "broodlord_appeared g2", "placed g2 4,0"]);
    assert_eq!(reasons(&comes), ["SB-BROOD-02"]);
    comes.has("g1", "3,0 W ap 6").has("g2", "4,0 W ap 6");
    // A mission without him, and one where he is there already: nobody rolls.
    let absent = "a:m1^ a a a:b1 a a a\n\nsolo b\nb1 value 3";
    Scene::new(absent).play("m1 turn E", &[]).told_of(&["grouped g1 3"]);
    let present = "a:m1^ a a a:b1 a a a:B1<\n\nsolo b\nb1 value 3\nbroodlord come";
    Scene::new(present).play("m1 turn E", &[]).told_of(&["grouped g1 3"]);
}

/// The blip is replaced by him alone: his square is still the next one.
///
/// Proves SB-BROOD-02.
#[test]
fn he_takes_the_next_square_also_when_he_comes_alone() {
    let mut alone = solo("a:m1^ a a a:b1 a a a", "b1 value 3\nbroodlord waiting");
    alone.play("m1 turn E", &[6]).told_of(&["broodlord_appeared g1", "placed g1 4,0"]).has("b1", "gone");
    assert_eq!(alone.game.units().len(), 2);
    assert!(alone.board().contains("broodlord come"));
}

/// Proves SB-BROOD-02, SB-BROOD-03.
#[test]
fn taken_squares_are_passed_over_always_away_from_the_marine() {
    for (others, place) in [("a:b2 a a", "5,0"), ("a:b2 a:g7> a", "6,0"), ("a:g7>,b2 a a:b3", "5,0")] {
        let mut scene = solo(&format!("a:m1^ a a a:b1 {others}"), "b1 values 3 1\nbroodlord waiting");
        scene.play("m1 turn E", &[6]);
        assert!(
            scene.events().iter().any(|event| event.starts_with("placed") && event.ends_with(place)),
            "{:?}",
            scene.events()
        );
    }
    for full in ["a:b2 a:b3 a:g7>", "a:+ a a", "a:* a a", "a:m2> a a"] {
        let mut scene = solo(&format!("a:m1^ a a a:b1 {full}"), "b1 values 3 1\nbroodlord waiting");
        scene.play("m1 turn E", &[6]).told_nothing_of("broodlord_appeared");
        assert!(reasons(&scene).contains(&"SB-BROOD-03"));
        assert!(scene.board().contains("broodlord waiting"), "he may still come");
        assert!(scene.events().iter().any(|event| event.starts_with("placed")), "{:?}", scene.events());
    }
}

/// An open floor of 6 by 5 squares with m1 in the west, who turns and sees b1.
fn hall(lines: &str) -> Scene {
    let map = "a a a a a a\n".repeat(5);
    solo(&map, &format!("at 0,2 m1^\nat 1,2 b1\nb1 value 3\nbroodlord waiting\n{lines}"))
}

/// Where the Broodlord has just been placed.
fn broodlord_at(scene: &Scene) -> Option<&str> {
    let appeared = scene.events().iter().position(|event| event.starts_with("broodlord_appeared"))?;
    scene.events()[appeared + 1].rsplit(' ').next()
}

/// On the straight line a taken square is passed over, also on an open floor: squares
/// beside it do not count while the line lasts.
///
/// Proves SB-RUL-24, SB-BROOD-02.
#[test]
fn he_keeps_to_the_straight_line_while_it_lasts() {
    for (taken, place) in [("", "2,2"), ("at 2,2 g7<", "3,2"), ("at 2,2 g7<\nat 3,2 b2", "4,2")] {
        let mut scene = hall(taken);
        scene.play("m1 turn E", &[6]);
        assert_eq!(broodlord_at(&scene), Some(place));
    }
}

/// Where the line ends, or there is none, he takes the nearest free square that is
/// farther from the Marine than the blip's; he stays out only if there is none.
///
/// Proves SB-RUL-24, SB-BROOD-03.
#[test]
fn where_the_line_ends_he_takes_the_nearest_free_square_farther_off() {
    for (pick, place) in [(0, "2,1"), (1, "2,3")] {
        let mut ended = hall("at 2,2 %");
        ended.play_with("m1 turn E", &[6], &[pick]);
        assert_eq!(broodlord_at(&ended), Some(place));
    }
    // The nearest are taken: those two steps off that are farther than 1,2 follow, 0,0 among
    // them, to which every way leads over squares that are not.
    let all = ["0,0", "0,4", "1,0", "1,4", "2,0", "2,4", "3,0", "3,1", "3,2", "3,3", "3,4"];
    let mut found: Vec<String> = Vec::new();
    for pick in 0..all.len() {
        let mut scene = hall("at 2,2 %\nat 2,1 g7<\nat 2,3 g8<");
        scene.play_with("m1 turn E", &[6], &[pick]);
        found.extend(broodlord_at(&scene).map(str::to_owned));
    }
    found.sort();
    let mut expected = all.map(str::to_owned);
    expected.sort();
    assert_eq!(found, expected);
}

/// He faces the Marine from his own square.
///
/// Proves SB-RUL-24.
#[test]
fn the_broodlord_faces_the_marine_from_where_he_stands() {
    let mut scene = solo(". a:b1 a:g7< a\na:m1< a . .", "m1 no_gun\nb1 value 3\nbroodlord waiting");
    scene.play("m1 turn N", &[6]).has("g8", "3,1 W ap 6");
}

/// Proves SB-RUL-07, SH-OPT-27.
#[test]
fn after_his_death_he_may_come_again_unless_the_option_says_once() {
    let board = |lines: &str| format!("a:m1^ a a a:b1 a a a\n\nsolo b\nb1 values 3 1\n{lines}");
    for state in ["killed", "come"] {
        let mut again = Scene::new(&board(&format!("broodlord {state}")));
        again.play("m1 turn E", &[6]).told_of(&["broodlord_appeared g2"]);
        let mut once = Scene::new(&board(&format!("broodlord {state}\noption sb_broodlord_once true")));
        once.play("m1 turn E", &[]).told_of(&["grouped g1 4"]);
    }
    let mut first = Scene::new(&board("broodlord waiting\noption sb_broodlord_once true"));
    first.play("m1 turn E", &[6]).told_of(&["broodlord_appeared g2"]);
    // That he was killed once is not forgotten when he comes again.
    let mut killed = Scene::new(&board("broodlord killed\nwin marine slain : broodlord_dead"));
    killed.play("m1 turn E", &[6]);
    assert!(killed.board().contains("broodlord killed"), "{}", killed.board());
}

/// He appears in the alien turn with the points that the blip had left, and uses them,
/// also when the blip had just entered.
///
/// Proves SB-REVEAL-02, SB-BROOD-02.
#[test]
fn the_broodlord_uses_the_points_that_the_blip_had_left() {
    let lines = "entry A 11,0 N\nlurk A b1\nb1 values 3 3 1\nbroodlord waiting";
    let mut scene = solo(&format!("a:m1>{}", " a".repeat(13)), lines);
    // Three blips enter without a die and are seen at once, with 5 points left.
    scene.play("end_turn", &[6]).told_of(&["grouped g1 4", "placed g2 12,0"]);
    scene.asks("marine reaction").has("g1", "11,0 W ap 5").has("g2", "12,0 W ap 5");
    // The group goes on first, one window for each step; then he does.
    scene.play_all(&["pass"; 5]);
    scene.has("g1", "6,0 W ap 0").has("g2", "12,0 W ap 5");
    // Behind it nobody sees him.
    scene.play_with("pass", &[], &[0]).told_of(&["moved g2 12,0 11,0 W", "moved g2 8,0 7,0 W"]);
    scene.has("g2", "7,0 W ap 0 activated");
}

/// Between two reveals on one square the flamer may be fired at it: a Genestealer is
/// there, whoever stands before it in the list.
///
/// Proves SH-FLAME-02, SB-BLOCK-03.
#[test]
fn the_flamer_may_be_fired_at_a_square_that_a_blip_shares_with_genestealers() {
    for stacks in ["b1,b2", "b2,b1"] {
        let board =
            format!("a:m1> a a a:{stacks} a\n\nsolo b\nphase alien_action\ncommand 6\nm1 heavy_flamer");
        for first in ["b1", "b2"] {
            let mut scene = Scene::new(&board);
            scene.asks("marine convert");
            scene.play(&format!("{first} convert"), &[]).asks("marine reaction");
            scene.allows("m1 fire square 3,0 cp 2", 2);
        }
    }
}
