//! Who places and faces revealed models (SA-RUL-15).

use crate::support::Scene;

/// By choice of the automaton: the squares nearest to the target by way, facing along
/// the first step.
///
/// Proves SA-RUL-15.
#[test]
fn the_automaton_places_its_models_nearest_to_the_target() {
    let mut scene = Scene::new("a:m1< a a a a:b1 a a\n\nb1 value 3\nsolo a");
    scene.play("end_turn", &[1, 1, 1, 2]);
    scene.told_of(&[
        "revealed b1 3 voluntary",
        "placed g1 4,0",
        "turned g1 W",
        "placed g2 3,0",
        "turned g2 W",
        "placed g3 5,0",
        "turned g3 W",
    ]);
}

/// Squares that are equally near are drawn.
///
/// Proves SA-RUL-15.
#[test]
fn equally_near_squares_are_drawn() {
    let board = "\
. . a a a
a:m1< a a a:% a:b1
. . a a a

b1 value 2
solo a
win alien placed immediate : aliens_in 2 4,1 3,0 3,2
";
    for (pick, square) in [(0, "3,0"), (1, "3,2")] {
        let mut scene = Scene::new(board);
        // The first pick is the facing of the first model, which has two ways.
        scene.play_with("end_turn", &[], &[0, pick]).asks("over alien placed");
        scene.told_of(&["revealed b1 2 voluntary", &format!("placed g2 {square}")]);
    }
}

/// No model is placed by choice where a Marine sees it.
///
/// Proves SA-RUL-15.
#[test]
fn no_model_is_placed_in_sight_by_choice() {
    // m2 sees 4,0, which is nearest to m1.
    let board = "\
. . . b:m2v . . .
a:m1< a a a a a:b1 a

b1 value 2
key m1
solo a
";
    let mut scene = Scene::new(board);
    // The way leads through it, so there is a swarm test.
    scene.play("end_turn", &[5]).told_of(&["revealed b1 2 voluntary"]);
    scene.told_of(&["placed g1 5,0", "placed g2 6,0"]);
}

/// Seen by a Marine, they are placed by the player and faced by the automaton.
///
/// Proves SA-RUL-15.
#[test]
fn the_player_places_what_his_marines_see() {
    let mut scene = Scene::new("a:m1^ a a a:b1 a\n\nb1 value 2\nsolo a");
    scene.play("m1 turn E", &[]).asks("marine place").told_of(&["placed g1 3,0", "turned g1 W"]);
    assert_eq!(scene.legal(), ["place 2,0", "place 4,0"]);
    scene.refuses("g1 face N", "SA-GEN-01");
    scene.play("place 4,0", &[]).told_of(&["placed g2 4,0", "turned g2 W"]).asks("marine free_shot");
}

/// In the alien turn too, with a window after each.
///
/// Proves SA-RUL-15.
#[test]
fn in_the_alien_turn_too() {
    // g1 hides b1 from m1, and steps aside on its way to m2.
    let board = "\
. . a:m2^ .
b:m1> b a:g1^ a:b1

key m2
b1 value 1
solo a
";
    let mut scene = Scene::new(&board.replace(". . a:m2^ .", ". . a:m2^ .\n. . a ."));
    scene.play("end_turn", &[]).told_of(&["moved g1 2,0 2,1 N", "revealed b1 1", "turned g2 W"]);
    scene.asks("marine reaction");
}

/// The model is faced so that it can do what it was revealed for: along the diagonal
/// step it could face north too, but then the door would not be in front of it.
///
/// Proves SA-RUL-21, SA-RUL-15, SA-BLIP-01.
#[test]
fn a_revealed_model_faces_so_that_it_reaches_its_target() {
    let mut scene = Scene::new(". a:m1^\n. a\n. a\n. a\n. a\na:b1 a:+\n\nb1 value 1\nsolo a\n");
    scene.play("end_turn", &[1, 1, 1, 2]);
    scene.told_of(&["revealed b1 1 voluntary", "placed g1 0,0", "turned g1 E", "door_opened 1,0 g1"]);
    scene.told_of(&["moved g1 0,0 1,1 E", "assaulted g1 m1"]);
}
