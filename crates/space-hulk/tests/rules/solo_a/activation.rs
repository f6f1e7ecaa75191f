//! The activation of Genestealers (SA-GS, SA-RUL-17).

use super::because;
use crate::support::Scene;

/// Proves SA-GS-01, SA-GS-02, SA-RUL-17.
#[test]
fn next_to_a_marine_it_attacks_or_else_it_moves() {
    let mut attacks = Scene::new("a:m1< a:g1< a\n\nsolo a");
    attacks.play("end_turn", &[1, 1, 1, 2]).told_of(&["assaulted g1 m1"]).told_nothing_of("moved");
    because(&attacks, "g1 SA-GS-01 m1");
    let mut moves = Scene::new("a:m1< a a:g1< a\n\nsolo a");
    moves.play("end_turn", &[1, 1, 1, 2]).told_of(&["moved g1 2,0 1,0 W", "assaulted g1 m1"]);
}

/// Next to means orthogonally: from a diagonal square it steps first. If he is not in
/// front it turns first.
///
/// Proves SA-RUL-17.
#[test]
fn it_turns_to_one_beside_it_and_steps_from_a_diagonal() {
    let mut turns = Scene::new("a:m1< a:g1^ a\n\nsolo a");
    turns.play("end_turn", &[1, 1, 1, 2]).told_of(&["turned g1 W", "assaulted g1 m1"]);
    turns.has("g1", "1,0 W ap 4");
    let mut steps = Scene::new("a:m1< a a\n. a:g1^ a\n\nsolo a");
    steps.play("end_turn", &[1, 1, 1, 2]).told_of(&["moved g1 1,0 1,1 W", "assaulted g1 m1"]);
    let ladder = "a:m1< a\n\norigin 5,5,1\nb:g1^ b\n\nladder 5,5,1 0,0\nsolo a";
    let mut across = Scene::new(ladder);
    // The two ends of a ladder face each other: the Marine wins, and kills.
    across.play("end_turn", &[1, 1, 1, 2, 1]).told_of(&["assaulted g1 m1", "killed g1 assault"]);
}

/// It attacks until its points are gone: six times, one of them for the turn.
///
/// Proves SA-RUL-17.
#[test]
fn it_attacks_until_its_points_are_gone() {
    let board = "a:m1< a:g1^ a\n\nsolo a\noption assault_tie_turn false";
    let mut scene = Scene::new(board);
    let ties = [3, 1, 1, 3].repeat(5);
    let dice: Vec<u8> = ties.into_iter().chain([6]).collect();
    scene.play("end_turn", &dice).has("g1", "1,0 W ap 0 activated");
    let attacks = scene.events().iter().filter(|event| event.starts_with("assaulted g1")).count();
    assert_eq!(attacks, 5);
}

/// When the Marine is dead it moves on with what is left.
///
/// Proves SA-RUL-17.
#[test]
fn after_a_kill_it_moves_on() {
    let board = "a:m2< a a a:m1< a:g1< a\n\nsolo a";
    let mut scene = Scene::new(board);
    scene.play("end_turn", &[6, 1, 1, 1, 1, 1, 1, 2]);
    scene.told_of(&["killed m1 assault", "moved g1 4,0 3,0 W", "moved g1 2,0 1,0 W", "assaulted g1 m2"]);
}

/// Among several Marines next to it the priority list decides.
///
/// Proves SA-RUL-17, SA-RUL-04.
#[test]
fn the_priority_list_chooses_between_neighbours() {
    let board = "a:m1< a:g1< a:m2>\n\nsolo a\n";
    for (lines, target) in [("key m2", "m2"), ("m2 guard", "m1"), ("m1 heavy_flamer", "m2")] {
        let mut scene = Scene::new(&format!("{board}{lines}"));
        let dice: &[u8] = if lines == "m2 guard" || target == "m2" { &[1, 1, 1, 2] } else { &[] };
        scene.play("end_turn", dice);
        because(&scene, &format!("g1 SA-GS-01 {target}"));
    }
}

/// It turns to a Marine next to it even with its last point.
#[test]
fn with_one_point_left_it_still_turns() {
    let board = "a:m1< a:g1^ a\n\nphase alien_action\nactive g1\ng1 ap 1\nsolo a\nreinforcements 0";
    // Nobody sees it, so the turn goes on to the next round.
    let scene = Scene::with_dice(board, &[2]);
    scene.has("g1", "1,0 W ap 0 activated");
}

/// Marines react after each action of the automaton, as they do with a human player;
/// then it goes on where it was.
///
/// Proves SA-GEN-01.
#[test]
fn marines_react_to_every_action() {
    let mut scene = Scene::new("b:m1> b b a a:+ a:g1<\n\nm1 overwatch\nsolo a\n");
    // On its own it needs a 5: the door opens before the eyes of m1.
    scene.play("end_turn", &[5]).told_of(&["door_opened 4,0 g1"]).asks("marine reaction");
    scene.play("pass", &[]).asks("marine overwatch");
    scene.play("m1 fire g1", &[1, 2]);
    scene.told_of(&["moved g1 5,0 4,0 W"]).asks("marine reaction");
    scene.play("pass", &[]).play("m1 fire g1", &[6, 2, 1]).told_of(&["killed g1 shot"]);
}

/// BF-40: it stays with the one it attacks, and does not choose again.
#[test]
fn it_stays_with_the_one_it_attacks() {
    let board = "a:m1< a:g1< a:m2>\n\nsolo a\noption assault_tie_turn false\n";
    let mut scene = Scene::new(board);
    let dice: Vec<u8> = [3, 1, 1, 3].repeat(6).into_iter().chain([1]).collect();
    scene.play_with("end_turn", &dice, &[0]).told_nothing_of("assaulted g1 m2");
}

/// With its last point it takes a step that it can pay for: backwards without turning
/// would cost 2.
#[test]
fn with_one_point_left_it_takes_a_step_for_one() {
    let board = "\
a:m1^ a:g1^
a a

wall 0,1/1,1
phase alien_action
active g1
g1 ap 1
solo a
";
    let scene = Scene::with(board, &[1], &[0]);
    scene.told_of(&["moved g1 1,1 0,0 W"]).has("g1", "0,0 W ap 0 activated");
}
