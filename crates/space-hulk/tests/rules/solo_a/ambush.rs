//! Ambushes (SA-AMBUSH).

use super::because;
use crate::support::Scene;

/// A straight corridor of 13 squares from north to south.
fn corridor(marines: &[(usize, &str)], more: &str) -> String {
    let cell = |y: usize| match marines.iter().find(|(at, _)| *at == y) {
        Some((_, marine)) => format!("a:{marine}\n"),
        None => "a\n".into(),
    };
    let rows: String = (0..13).rev().map(cell).collect();
    format!("{rows}\nentry A 0,0 S\nreinforcements 1\npile 1\nsolo a\n{more}")
}

/// Proves SA-AMBUSH-01, SA-AMBUSH-05, SH-TV-50.
#[test]
fn an_ambush_lies_six_squares_away_and_out_of_sight() {
    let mut one = Scene::new(&corridor(&[(6, "m1^")], ""));
    // The blip can reach him from there: it attacks at once, and is beaten off.
    one.play("end_turn", &[1, 1, 1, 1, 2]).told_of(&["ambushed b1 0,0", "revealed b1 1 voluntary"]);
    because(&one, "b1 SA-AMBUSH-01 m1");
    let mut two = Scene::new(&corridor(&[(6, "m1^"), (3, "m2v")], ""));
    two.play_with("end_turn", &[1, 4], &[0]).told_of(&["blip_discarded b1 1"]);
    because(&two, "b1 SA-AMBUSH-05");
    assert_eq!(two.game.position().tally.aliens_killed, 0);
}

/// Exactly 6, not up to 6: with 5 squares behind him there is no ambush.
///
/// Proves SA-AMBUSH-01, SA-FAQ-02.
#[test]
fn five_squares_are_not_six() {
    let mut scene = Scene::new(&corridor(&[(5, "m1^")], ""));
    scene.play("end_turn", &[1, 4]).told_of(&["blip_discarded b1 1"]).told_nothing_of("ambushed");
}

/// The target is the Marine of highest priority; if he has no square the next one is
/// tried. m2 watches the south, so nothing lies behind m1.
///
/// Proves SA-AMBUSH-02, SA-AMBUSH-03.
#[test]
fn the_next_in_priority_is_tried() {
    let marines = [(12, "m1^"), (6, "m2^")];
    let mut first = Scene::new(&corridor(&marines, "key m1\nm2 overwatch"));
    // 6 squares from m1 stands m2; 6 from m2 lie m1's square and 0,0.
    first.play("end_turn", &[1, 1, 1, 1, 2]).told_of(&["ambushed b1 0,0"]);
    because(&first, "b1 SA-AMBUSH-01 m2");
    let marines = [(12, "m1^"), (8, "m2^")];
    for (key, at, target) in [("m1", "0,6", "m1"), ("m2", "0,2", "m2")] {
        let mut scene = Scene::new(&corridor(
            &marines,
            &format!(
                "key {key}\nwin alien x immediate : aliens_in 1 0,6\nwin alien y immediate : aliens_in 1 0,2"
            ),
        ));
        scene.play("end_turn", &[1]).told_of(&[&format!("ambushed b1 {at}")]);
        because(&scene, &format!("b1 SA-AMBUSH-01 {target}"));
    }
}

/// The distance is kept to the target alone: the blip may lie next to another Marine
/// who does not see it.
///
/// Proves SA-AMBUSH-04, SA-FAQ-05, SA-RUL-08.
#[test]
fn other_marines_may_be_nearer() {
    let stop = "win alien x immediate : aliens_in 1 0,4";
    let mut beside = Scene::new(&corridor(&[(10, "m1^"), (5, "m2^")], &format!("key m1\n{stop}")));
    beside.play("end_turn", &[1]).told_of(&["ambushed b1 0,4"]).asks("over alien x");
    // One who looks that way makes it impossible, and has no square of his own.
    let mut watched = Scene::new(&corridor(&[(10, "m1^"), (5, "m2v")], &format!("key m1\n{stop}")));
    watched.play("end_turn", &[1, 4]).told_nothing_of("ambushed").told_of(&["blip_discarded b1 1"]);
}

/// One of all fitting squares is drawn: not one that burns, holds an object or is taken.
///
/// Proves SA-RUL-08.
#[test]
fn the_square_of_an_ambush_is_drawn() {
    let board = |west: &str, north: &str| {
        let corner = format!(
            "\
. . . . . . {north}
. . . . . . a
. . . . . . a
. . . . . . a
. . . . . . a
. . . . . . a
{west} a a a a a a:m1> a a a

entry A 9,0 E
reinforcements 1
pile 1
solo a
win alien west immediate : aliens_in 1 0,0
win alien north immediate : aliens_in 1 6,6
"
        );
        Scene::new(&corner)
    };
    board("a", "a").play_with("end_turn", &[1], &[0]).asks("over alien west");
    board("a", "a").play_with("end_turn", &[1], &[1]).asks("over alien north");
    for taken in ["a:*", "a:!cat", "a:%"] {
        board(taken, "a").play("end_turn", &[1]).asks("over alien north");
        board("a", taken).play("end_turn", &[1]).asks("over alien west");
    }
}

/// In doubt chance chooses the target, and each has squares of his own.
///
/// Proves SA-AMBUSH-05.
#[test]
fn chance_chooses_between_equal_targets() {
    let stop = "win alien x immediate : aliens_in 1 0,6\nwin alien y immediate : aliens_in 1 0,2";
    for (pick, at) in [(0, "ambushed b1 0,6"), (1, "ambushed b1 0,2")] {
        let mut scene = Scene::new(&corridor(&[(12, "m1^"), (8, "m2^")], stop));
        scene.play_with("end_turn", &[1], &[pick]).told_of(&[at]);
    }
}
