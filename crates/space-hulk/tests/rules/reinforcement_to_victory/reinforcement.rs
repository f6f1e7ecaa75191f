//! The reinforcement phase (SH-REINF).

use game_api::{Game, Viewer};
use space_hulk::Side;

use super::{count, legal, line, scene};
use crate::support::Scene;

/// A corridor, and a Marine behind walls.
const HALL: &str = "a a a a a . m:m1^";

fn value_for(scene: &Scene, side: Side, blip: &str) -> u8 {
    let position = scene.game.view(Viewer::Seat(side)).position();
    position.units.iter().find(|unit| unit.id == blip).expect("in play").value
}

/// Proves SH-REINF-01, SH-MIS-04.
#[test]
fn the_mission_gives_the_number_for_each_round() {
    for (schedule, turn, expected) in [
        ("reinforcements 2 0 3", 1, 2),
        ("reinforcements 2 0 3", 2, 0),
        ("reinforcements 2 0 3", 3, 3),
        ("reinforcements 2 0 3", 4, 3),
        ("reinforcements 2 0 3", 40, 3),
        ("reinforcements 1", 1, 1),
        ("reinforcements 1", 2, 1),
        ("", 1, 0),
    ] {
        let lines = format!("entry A 0,0 W\nlurk A g1\nturn {turn}\n{schedule}\npile 1 2 3 1");
        let mut scene = scene(HALL, &lines);
        scene.play("end_turn", &[]);
        assert_eq!(count(&scene, "blip_drawn"), expected, "{schedule}, round {turn}");
        scene.asks(if expected > 0 { "alien reinforce" } else { "alien action" });
    }
}

/// Proves SH-REINF-02.
#[test]
fn blips_come_from_the_top_of_the_pile() {
    let mut scene = scene(HALL, "entry A 0,0 W\nreinforcements 2\npile 3 1 2");
    scene.play("end_turn", &[]);
    scene.told(&["phase alien_reinforcement 1", "blip_drawn b1 3", "blip_drawn b2 1"]);
    assert_eq!(line(&scene, "pile"), "2");
    scene.has("b1", "hand ap 6").has("b2", "hand ap 6");
}

/// Proves SH-REINF-02, SH-SETUP-04.
#[test]
fn an_unknown_pile_is_drawn_by_what_it_holds() {
    let hall = scene(HALL, "entry A 0,0 W\nreinforcements 1\npool 9 4 9");
    for (value, chance) in [(1, "9/22"), (2, "2/11"), (3, "9/22")] {
        let drawn = format!("blip_drawn b1 {value}");
        assert_eq!(hall.chance("end_turn", |after| after.events().contains(&drawn)), chance);
    }
    // What is drawn is gone: the second blip of a pile of two is known.
    let mut pair = scene(HALL, "entry A 0,0 W\nreinforcements 2\npool 1 0 1");
    let first = |after: &Scene| after.events().contains(&"blip_drawn b1 1".to_owned());
    let both = |after: &Scene| first(after) && after.events().contains(&"blip_drawn b2 3".to_owned());
    assert_eq!(pair.chance("end_turn", first), "1/2");
    assert_eq!(pair.chance("end_turn", both), "1/2");
    pair.play_with("end_turn", &[], &[2, 0]);
    pair.told(&["phase alien_reinforcement 1", "blip_drawn b1 3", "blip_drawn b2 1"]);
    assert_eq!(line(&pair, "pool"), "");
    // The known top comes before the rest.
    let mut mixed = scene(HALL, "entry A 0,0 W\nreinforcements 2\npile 2\npool 1 0 1");
    mixed.play_with("end_turn", &[], &[0]).told_of(&["blip_drawn b1 2", "blip_drawn b2 1"]);
    assert_eq!(line(&mixed, "pool"), "0 0 1");
}

/// Proves SH-REINF-02.
#[test]
fn only_the_alien_side_knows_its_blips_and_nobody_the_pile() {
    let mut scene = scene(
        "a:b1 a a a a . m:m1^",
        "b1 value 2\nentry A 4,0 E\nlurk A b2\nb2 value 3\nreinforcements 1\npile 1 3",
    );
    scene.play("end_turn", &[]);
    for (blip, value) in [("b1", 2), ("b2", 3), ("b3", 1)] {
        assert_eq!(value_for(&scene, Side::Alien, blip), value);
        assert_eq!(value_for(&scene, Side::Marine, blip), 0);
    }
    for side in [Side::Alien, Side::Marine] {
        let view = scene.game.view(Viewer::Seat(side));
        assert!(view.position().blip_pile.is_empty());
        assert_eq!(view.pile(), 1);
    }
}

/// Proves SH-REINF-03, SH-MIS-02.
#[test]
fn each_drawn_blip_goes_to_an_area_that_the_mission_allows() {
    let lines = "entry A 0,0 W\nentry B 4,0 E reinforcements\nentry C 2,0 N starting\nentry D 2,0 S unused\n\
                 reinforcements 2\npile 3 1";
    let mut scene = scene(HALL, lines);
    scene.play("end_turn", &[]).asks("alien reinforce");
    assert_eq!(scene.legal(), ["b1 reinforce A", "b1 reinforce B", "b2 reinforce A", "b2 reinforce B"]);
    scene.refuses("b1 reinforce C", "SH-REINF-03").refuses("b1 reinforce D", "SH-REINF-03");
    scene.refuses("m1 reinforce A", "SH-REINF-02").refuses("end_turn", "SH-TURN-01");
    // In any order, after looking at both.
    scene.play("b2 reinforce B", &[]).told(&["blip_placed b2 B"]).has("b2", "lurks B ap 6");
    assert_eq!(scene.legal(), ["b1 reinforce A", "b1 reinforce B"]);
    scene.refuses("b2 reinforce A", "SH-REINF-02");
    scene.play("b1 reinforce A", &[]).told(&["blip_placed b1 A", "phase alien_action 1"]);
    scene.has("b1", "lurks A ap 6").asks("alien action").refuses("b1 reinforce B", "SH-TURN-01");
}

/// Proves SH-REINF-04.
#[test]
fn converted_and_destroyed_blips_lie_face_up_in_the_used_pile() {
    let lines = "m1 librarian no_gun force_axe\nb1 value 3\nentry A 4,0 E\nlurk A b2\nb2 value 2\nused 1";
    let mut scene = scene("a:b1 a a a a . m:m1^", lines);
    scene.play("m1 psi psychic_storm b1", &[2]);
    scene.told_of(&["revealed b1 3", "killed b1 psychic_storm"]);
    assert_eq!((line(&scene, "used"), line(&scene, "aliens_killed")), ("1 3".into(), "3".into()));
    scene.play("end_turn", &[]).play("b2 convert", &[]);
    assert_eq!((line(&scene, "used"), line(&scene, "aliens_killed")), ("1 2 3".into(), "3".into()));
    assert_eq!(scene.game.view(Viewer::Seat(Side::Marine)).position().used_blips, [1, 2, 3]);
}

/// Proves SH-REINF-04.
#[test]
fn an_empty_pile_is_made_of_the_used_blips() {
    // Only when one is needed.
    let mut enough = scene(HALL, "entry A 0,0 W\nreinforcements 1\npile 2\nused 1 3");
    enough.play("end_turn", &[]).told(&["phase alien_reinforcement 1", "blip_drawn b1 2"]);
    assert_eq!(line(&enough, "used"), "1 3");
    let mut short = scene(HALL, "entry A 0,0 W\nreinforcements 2\npile 2\nused 1 3\nused_unseen 3");
    short.play_with("end_turn", &[], &[2]);
    short.told(&["phase alien_reinforcement 1", "blip_drawn b1 2", "pile_reshuffled 3", "blip_drawn b2 3"]);
    let left = ["pool", "used", "used_unseen"].map(|word| line(&short, word));
    assert_eq!(left, ["1 0 1", "", ""]);
    let even = scene(HALL, "entry A 0,0 W\nreinforcements 1\nused 1 3\nused_unseen 3");
    let three = |after: &Scene| after.events().contains(&"blip_drawn b1 3".to_owned());
    assert_eq!(even.chance("end_turn", three), "2/3");
}

/// Proves SH-REINF-05, SH-AMB-19.
#[test]
fn with_nothing_to_draw_no_blip_comes() {
    let mut none = scene(HALL, "entry A 0,0 W\nlurk A g1\nreinforcements 2");
    none.play("end_turn", &[]).told(&["phase alien_reinforcement 1", "phase alien_action 1"]);
    let mut one = scene(HALL, "entry A 0,0 W\nlurk A g1\nreinforcements 2\nused 3");
    one.play_with("end_turn", &[], &[2]);
    one.told(&["phase alien_reinforcement 1", "pile_reshuffled 1", "blip_drawn b1 3"]);
    assert_eq!(legal(&one, ""), ["b1 reinforce A"]);
}

/// Proves SH-REINF-05, SH-VIC-04.
#[test]
fn a_blip_that_fits_nowhere_is_used_up_unseen() {
    // Two lie there, so one of the two drawn still fits.
    let lines =
        "entry A 0,0 W\nlurk A b1 b2\nreinforcements 2\npile 3 2\nwin marine m immediate : aliens_killed 1";
    let mut scene = scene(HALL, lines);
    scene.play("end_turn", &[]).asks("alien reinforce");
    scene.play("b4 reinforce A", &[]);
    scene.told(&["blip_placed b4 A", "blip_discarded b3 3", "phase alien_action 1"]).has("b3", "gone");
    let piles = ["used", "used_unseen", "aliens_killed"].map(|word| line(&scene, word));
    assert_eq!(piles, ["", "3", ""]);
    let views = [Side::Marine, Side::Alien].map(|side| scene.game.view(Viewer::Seat(side)));
    assert_eq!(views.each_ref().map(|view| view.used_unseen()), [1, 1]);
    assert_eq!(views.map(|view| view.position().used_unseen), [vec![], vec![3]]);
}

/// Proves SH-REINF-05.
#[test]
fn without_an_entry_area_every_blip_is_used_up() {
    for lines in ["", "entry A 0,0 W starting", "entry A 0,0 W unused", "entry A 0,0 W\nlurk A b1 b2 b3"] {
        let lines = format!("{lines}\nreinforcements 2\npile 3 2\nentry Z 4,0 E unused\nlurk Z g1");
        let mut scene = scene(HALL, &lines);
        scene.play("end_turn", &[]).asks("alien action");
        assert_eq!(count(&scene, "blip_discarded"), 2);
        assert_eq!(line(&scene, "used_unseen"), "2 3");
    }
}

/// Proves SH-REINF-06, SH-MIS-04, SH-SETUP-09.
#[test]
fn starting_blips_come_before_the_first_marine_turn() {
    let lines = "phase setup\nentry A 0,0 W\nentry B 4,0 E reinforcements\nentry C 2,0 N starting\n\
                 starting_blips 2\nreinforcements 1\npile 3 1 2";
    let mut scene = scene("a a a a:m1>", lines.replace("4,0", "3,0").as_str());
    scene.asks("alien reinforce").told(&["blip_drawn b1 3", "blip_drawn b2 1"]);
    assert_eq!(scene.legal(), ["b1 reinforce A", "b1 reinforce C", "b2 reinforce A", "b2 reinforce C"]);
    scene.refuses("b1 reinforce B", "SH-REINF-03");
    scene.play("b1 reinforce A", &[]);
    scene.play_with("b2 reinforce C", &[], &[3]);
    scene.told(&["blip_placed b2 C", "phase marine_command 1", "command_drawn 4", "phase marine_action 1"]);
    // They move in the first alien turn, not before, though a Marine is near; the
    // reinforcements of that turn have to wait.
    scene.refuses("b1 enter", "SH-ACT-02");
    scene.play("end_turn", &[]);
    scene.told(&["phase alien_reinforcement 1", "blip_drawn b3 2"]);
    scene.play("b3 reinforce A", &[]).told_of(&["blip_placed b3 A held"]);
    scene.allows("b1 enter", 1).refuses("b3 enter", "SH-LURK-04");
}

/// Proves SH-REINF-06.
#[test]
fn a_mission_may_have_no_starting_blips() {
    let given = Scene::with_picks(&super::on(HALL, "phase setup\nentry A 0,0 W\npile 3"), &[5]);
    given.told(&["phase marine_command 1", "command_drawn 6", "phase marine_action 1"]);
    assert_eq!(line(&given, "pile"), "3");
    given.refuses("keep", "SH-CMD-02").asks("marine action");
}
