//! Cheapest ways (SA-TGT-01, SA-RUL-02, SA-RUL-09).

use super::because;
use crate::support::Scene;

/// The squares that a unit stepped on in the last action.
fn steps(scene: &Scene, unit: &str) -> Vec<String> {
    let moved = format!("moved {unit} ");
    let steps = scene.events().iter().filter_map(|event| event.strip_prefix(&moved));
    steps.map(|step| step.split(' ').nth(1).expect("where to").to_owned()).collect()
}

/// Proves SA-TGT-01, SA-RUL-02.
#[test]
fn a_door_costs_a_point_and_the_cheaper_way_is_taken() {
    // Straight through the door: 6 steps and the door; round it: 8 steps.
    let ring = |door: &str| {
        format!(
            "\
. . . a a a a .
. . . a . . a .
. . . a . . a .
a:m1< a a a {door} a a a:g1<

solo a
"
        )
    };
    let mut through = Scene::new(&ring("a:+"));
    // Beside the crossings a diagonal costs the same.
    through.play_with("end_turn", &[1], &[0, 0]);
    assert_eq!(steps(&through, "g1"), ["6,0", "5,0", "4,0", "3,0", "2,0"]);
    because(&through, "g1 SA-TGT-03 4,0");
    // A generator closes the straight way.
    let mut round = Scene::new(&ring("a:%"));
    round.play("end_turn", &[1]);
    assert_eq!(steps(&round, "g1"), ["6,1", "6,2", "5,3", "4,3", "3,2", "3,1"]);
}

/// Round the door it is 6 steps too, without the point for opening it.
///
/// Proves SA-RUL-02.
#[test]
fn a_door_is_left_closed_if_the_way_round_is_cheaper() {
    let board = "\
. . . a a a a .
. . . a . . a .
a:m1< a a a a:+ a a a:g1<

solo a
";
    let mut scene = Scene::new(board);
    scene.play("end_turn", &[1]).told_nothing_of("door_opened");
    assert_eq!(steps(&scene, "g1"), ["6,1", "5,2", "4,2", "3,1", "2,0", "1,0"]);
}

/// A door on an edge between the two is opened before the attack; if the Marine looks
/// at it that brings the alien into sight.
///
/// Proves SA-TGT-03, SA-SWARM-01.
#[test]
fn a_door_on_an_edge_is_opened_for_the_attack() {
    let board = |marine: &str| {
        format!("b:{marine} a:g1< a\n\ndoor 0,0/1,0 closed\noption door_placement edge\nsolo a\n")
    };
    let mut behind = Scene::new(&board("m1<"));
    behind.play("end_turn", &[1, 1, 1, 2]).told_of(&["door_opened 0,0 g1", "assaulted g1 m1"]);
    let mut watched = Scene::new(&board("m1>"));
    watched.play("end_turn", &[4, 1]).told_of(&["rolled automaton swarm 4"]).told_nothing_of("door_opened");
    let mut swarm = Scene::new(&board("m1>"));
    swarm.play("end_turn", &[5]).told_of(&["door_opened 0,0 g1"]).asks("marine reaction");
}

/// A climb leaves a free quarter turn: to look back costs a point.
///
/// Proves SA-RUL-02.
#[test]
fn after_a_climb_it_turns() {
    let board = "a a:m1> a\n\norigin 5,5,1\nb:g1< b\n\nladder 5,5,1 0,0\nsolo a\n";
    let mut scene = Scene::new(board);
    // To turn first costs the same: the climb comes after three turns in the list.
    scene.play_with("end_turn", &[1, 1, 1, 2], &[3]).told_of(&[
        "moved g1 5,5,1 0,0 W",
        "turned g1 E",
        "assaulted g1 m1",
    ]);
    scene.has("g1", "0,0 E ap 3");
}

/// Of two equal ways one leads over another alien: it is not even thought of.
///
/// Proves SA-RUL-02.
#[test]
fn a_way_over_an_alien_is_not_drawn() {
    let board = "\
. . . . a a:g2< a a
a:m1< a a a a . a:% a:g1<
. . . . a a a a

g2 activated
phase alien_action
solo a
";
    // Behind the corner two ways are equal; before it there is no choice.
    let scene = Scene::with(board, &[1], &[0]);
    assert_eq!(steps(&scene, "g1")[..2], ["6,0", "5,0"]);
}

/// Fire and the barrier close squares too.
///
/// Proves SA-RUL-02.
#[test]
fn fire_and_barrier_are_gone_round() {
    for closed in ["a:*", "a:="] {
        let board = format!(
            "\
. . . a a a . .
a:m1< a a a {closed} a a a:g1<

solo a
"
        );
        let mut scene = Scene::new(&board);
        scene.play_with("end_turn", &[1], &[0, 0]);
        assert_eq!(steps(&scene, "g1")[..3], ["6,0", "5,0", "4,1"].map(String::from));
    }
}

/// Two ways of the same cost: chance decides, and the other alien is avoided.
///
/// Proves SA-RUL-02.
#[test]
fn equal_ways_are_drawn_and_aliens_avoided() {
    let ring = |north: &str, south: &str| {
        format!(
            "\
. . . . a {north} a .
a:m1< a a a a . a a:g1<
. . . . a {south} a .

solo a
"
        )
    };
    for (picks, squares) in [
        (&[0, 0][..], ["6,0", "5,0"]),
        (&[1, 0, 0], ["6,1", "5,0"]),
        (&[1, 1, 0], ["6,1", "5,2"]),
        (&[2, 0], ["6,2", "5,2"]),
    ] {
        let mut scene = Scene::new(&ring("a", "a"));
        scene.play_with("end_turn", &[1], picks);
        assert_eq!(steps(&scene, "g1")[..2], squares);
    }
    // g2 is done, and stands on two of the four.
    for (pick, first) in [(0, "6,0"), (1, "6,1")] {
        let done = "solo a\nphase alien_action\ng2 activated";
        let avoids = Scene::with(&ring("a:g2<", "a").replace("solo a", done), &[1], &[pick, 0]);
        assert_eq!(steps(&avoids, "g1")[..2], [first, "5,0"]);
    }
}

/// Where no other way costs the same the alien stops before the other one.
///
/// Proves SA-RUL-02.
#[test]
fn an_alien_on_the_only_way_stops_those_behind() {
    let board = "b:m1> a:+ a a:g1^ a:g2<\n\nsolo a\n";
    // Nobody passes the door: beyond it m1 sees everything.
    let mut scene = Scene::new(board);
    scene.play("end_turn", &[1, 1]);
    because(&scene, "g1 SA-TGT-04 m1");
    because(&scene, "g2 SA-RUL-02 m1");
    scene.has("g1", "2,0 W ap 5 activated").has("g2", "3,0 W ap 5 activated");
}

/// A blip pays blip costs: 1 for every step, whatever its direction.
///
/// Proves SA-RUL-02, SA-BLIP-02.
#[test]
fn a_blip_moves_at_the_cost_of_blips() {
    let mut scene = Scene::new("a:m1< a a a a a a a a a a a:b1\n\nsolo a\n");
    scene.play("end_turn", &[1]);
    assert_eq!(steps(&scene, "b1"), ["10,0", "9,0", "8,0", "7,0", "6,0", "5,0"]);
    scene.has("b1", "5,0 ap 0 activated");
}

/// The limits of blips stay in force: b1 stops before it is next to a Marine, seen or
/// not.
///
/// Proves SA-BLIP-02.
#[test]
fn a_blip_stops_next_to_nobody() {
    // m2 stands in a niche beside the way and sees nothing; m1 is the target.
    let board = "\
. . . . . a:m2^ . . . .
a:m1< a a a a a a a a a a a a:b1

key m1
solo a
";
    let mut scene = Scene::new(board);
    scene.play("end_turn", &[1]).has("b1", "7,0 ap 1 activated");
    because(&scene, "b1 SA-BLIP-02 m1");
}

/// The way is planned without regard to sight: the alien makes no detour, and the test
/// is due.
///
/// Proves SA-RUL-09, SA-SWARM-01.
#[test]
fn no_detour_round_a_seen_square() {
    // m2 sees the straight way from 4,0 to 6,0; the longer one behind him is unseen.
    let board = "\
. . a a a a a a a .
. . a . . . . . a .
. . a . . b:m2v . . a .
a:m1< a a a a a a a a a:g1<

key m1
solo a
";
    let mut scene = Scene::new(board);
    scene.play_with("end_turn", &[2, 1], &[0]).told_of(&["rolled automaton swarm 2"]);
    because(&scene, "g1 SA-TGT-04 m1");
    assert_eq!(steps(&scene, "g1"), ["8,0", "7,0"]);
    scene.has("g1", "7,0 W ap 4 activated");
    // A step that it cannot pay for yet does not matter.
    let far = "\
. . b:m2v . . . . . . . .
a:m1< a a a a a a a a a a:g1<

key m1
solo a
";
    let mut scene = Scene::new(far);
    scene.play("end_turn", &[1]).told_nothing_of("rolled automaton");
}
