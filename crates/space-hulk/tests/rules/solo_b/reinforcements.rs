//! Reinforcements (SB-REINF) and the reserve (SB-GEN-04).

use super::{count, reasons, solo};
use crate::support::Scene;

/// Three entry areas, and a Marine who can be reached from none.
fn entries(lines: &str) -> Scene {
    solo("a:m1< . a . a . a", &format!("entry A 2,0 N\nentry B 4,0 N\nentry C 6,0 N\n{lines}"))
}

/// Proves SB-REINF-01, SB-REINF-02.
#[test]
fn twice_the_number_comes_each_to_an_area_drawn_for_it() {
    let mut scene = entries("reinforcements 2\npile 1 2 3 1 2");
    scene.play_with("end_turn", &[], &[2, 0, 2, 1, 5]);
    scene.told_of(&["blip_drawn b1 1", "blip_drawn b2 2", "blip_drawn b3 3", "blip_drawn b4 1"]);
    scene.told_of(&["blip_placed b1 C", "blip_placed b2 A", "blip_placed b3 C", "blip_placed b4 B"]);
    assert_eq!(scene.game.units().len(), 4);
    scene.has("b3", "gone");
    assert_eq!(count(&scene, "b1"), 2);
}

/// Every area is as likely as any other.
///
/// Proves SB-REINF-02, SB-RUL-14.
#[test]
fn every_area_is_equally_likely() {
    let scene = entries("reinforcements 1\npile 1");
    for area in ["A", "B", "C"] {
        let there = |scene: &Scene| scene.unit("b1") == format!("lurks {area} ap 6");
        assert_eq!(scene.chance("end_turn", there), "1/3");
    }
}

/// Proves SB-REINF-04.
#[test]
fn a_blip_joins_what_waits_there() {
    let mut scene = entries("reinforcements 1\npile 3 2\nlurk B b7\nb7 value 1");
    scene.play_with("end_turn", &[1], &[1, 1, 0]);
    scene.told_of(&["blip_placed b8 B", "joined b8 b7", "grouped b7 2", "blip_placed b9 B", "grouped b7 3"]);
    assert!(scene.board().contains("b7 values 3 2 1"), "{}", scene.board());
}

/// Proves SB-REINF-04, SB-RUL-14.
#[test]
fn where_three_wait_the_player_chooses_the_next_or_the_previous_area() {
    let full = "m1 overwatch\nreinforcements 1\npile 1 1\nat 4,0 m2v\nlurk B b1\nb1 values 1 1 1";
    let mut scene = entries(full);
    scene.play_with("end_turn", &[], &[1]).asks("marine reinforce");
    assert_eq!(scene.legal(), ["b2 reinforce A", "b2 reinforce C"]);
    scene.refuses("b2 reinforce B", "SB-REINF-04").refuses("b3 reinforce A", "SB-REINF-04");
    let saved = Scene::new(&scene.board());
    assert_eq!(saved.game, scene.game, "saved while the player chooses");
    scene.play_with("b2 reinforce C", &[], &[1]).told_of(&["blip_placed b2 C"]).asks("marine reinforce");
    assert!(reasons(&scene).contains(&"SB-REINF-04"));
    scene.play_with("b3 reinforce A", &[], &[0]).has("b3", "lurks A ap 6").asks("marine action");
}

/// Going on in one direction it passes what is full, and comes round at the end.
///
/// Proves SB-RUL-14.
#[test]
fn a_full_area_is_passed_over() {
    let lines = "reinforcements 1\npile 1 1\nat 4,0 m2v\nat 6,0 m3v\nlurk B b1\nb1 values 1 1 1\nlurk C b4\nb4 values 1 1 1";
    let mut scene = entries(lines);
    // From C there is only A in either direction: nobody is asked.
    scene.play_with("end_turn", &[], &[2, 1, 0]);
    assert_eq!(count(&scene, "b5"), 2);
    scene.has("b5", "lurks A ap 6");
}

/// Proves SB-RUL-14.
#[test]
fn if_all_are_full_no_blip_is_drawn() {
    let lines = "reinforcements 2\npile 3 3 3 3\nat 2,0 m2v\nat 4,0 m3v\nat 6,0 m4v\nlurk A b1\nb1 values 1 1 1\nlurk B b2\nb2 values 1 1 1\nlurk C b3\nb3 values 1 1";
    let mut scene = entries(lines);
    scene.play_with("end_turn", &[], &[2, 0]);
    assert_eq!(count(&scene, "b3"), 3);
    assert!(scene.board().contains("pile 3 3 3\n"), "{}", scene.board());
}

/// Proves SB-GEN-04.
#[test]
fn blips_never_run_out() {
    let lines = "reinforcements 1\npile 2\nused 3\nreshuffles 0";
    let mut scene = entries(lines);
    scene.play_with("end_turn", &[], &[2, 0, 1, 0]);
    scene.told_of(&["blip_drawn b1 2", "pile_reshuffled 1", "blip_drawn b2 3"]);
    // With neither pile nor used ones none is drawn.
    let mut none = entries("reinforcements 1");
    none.play_with("end_turn", &[], &[0]).told_nothing_of("blip_drawn");
}

/// Proves SB-RUL-18.
#[test]
fn starting_blips_are_placed_like_reinforcements_and_not_doubled() {
    let board = "a:m1< . a . a . a\n\nsolo b\nentry A 2,0 N\nentry B 4,0 N starting\nentry C 6,0 N\nphase setup\nstarting_blips 2\npile 1 2 3";
    let scene = Scene::with_picks(board, &[1, 2, 4]);
    scene.told_of(&["blip_placed b1 B", "blip_placed b2 C", "phase marine_command 1"]);
    assert_eq!(scene.game.units().len(), 3);
}

/// BF-53: the list of units has an end.
#[test]
fn no_blip_is_drawn_for_which_there_is_no_place_in_the_list() {
    let cells: Vec<String> = (1..=57).map(|i| format!("z:g{i}v")).collect();
    let map = format!("a:m1<\n-\n{}", cells.join(" . "));
    let lines = "entry A 112,0 N\nreinforcements 4\npile 1 1 1 1 1 1 1 1\nphase alien_reinforcement";
    let scene = Scene::with_picks(&format!("{map}\n\nsolo b\n{lines}"), &[0]);
    assert_eq!(scene.game.units().len(), 59);
    scene.asks("marine action");
}

/// Entry areas that the mission closes, or has not opened yet, are not numbered.
///
/// Proves SB-REINF-02.
#[test]
fn only_areas_that_take_reinforcements_are_drawn() {
    let lines = "entry A 2,0 N starting\nentry B 4,0 N\nentry C 6,0 N\nspecial entry_opens C 2\nreinforcements 1\npile 1 1";
    let mut scene = solo("a:m1< . a . a . a", lines);
    scene.play_with("end_turn", &[], &[0]).told_of(&["blip_placed b1 B", "blip_placed b2 B"]);
}
