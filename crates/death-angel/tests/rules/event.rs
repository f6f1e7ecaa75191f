//! The Event Phase (DA-EVENT).

use crate::support::{Scene, four, solo};
use death_angel::Seat;

const FOUR: &str = "row noctis < | |\nrow leon > | |\nrow deino < | |\nrow scipio > | |\n";

/// Proves DA-EVENT-01, DA-EVENT-03, DA-EVENT-04, DA-EVT-09, DA-TV-04, DA-SPAWN-06, DA-SPAWN-08.
#[test]
fn the_current_player_alone_sees_the_card_until_he_has_chosen() {
    let lines = "phase event\ncurrent p2\nevents out-of-thin-air-a\nblips-left head head 2\nblips-right tail tail 2\n\
        row omnio < | |\nrow leon > | |\nrow deino < | |\nrow scipio > | |\n";
    let teams = "players 4\nteam p1 purple\nteam p2 red\nteam p3 blue\nteam p4 grey\n";
    let scene = Scene::new(&format!("{teams}{lines}"), &[], &[]);
    scene.told(&["event out-of-thin-air-a"]).asks("p2 instinct");
    assert!(scene.view(Some(Seat::P2)).contains("resolving event out-of-thin-air-a instinct"));
    for other in [Some(Seat::P1), Some(Seat::P3), Some(Seat::P4), None] {
        let view = scene.view(other);
        assert!(!view.contains("out-of-thin-air") && view.contains("resolving hidden"), "{view}");
    }
    // He names a Marine of another player; the choice is binding.
    scene.play("target omnio").told(&[
        "named omnio",
        "event shown out-of-thin-air-a",
        "spawned 1R tail",
        "spawned 1R tail",
    ]);
    scene.has("row omnio", "< | | tail tail").blips(4, 2).has("events-discard", "out-of-thin-air-a");
}

/// Proves DA-EVENT-02, DA-EVENT-08, DA-EVENT-09.
#[test]
fn first_the_ability_then_the_boxes_from_left_to_right() {
    // Chaos of Battle: all turn; red, yellow, then up/down head.
    let lines = "phase event\nspawn 3 1\nevents chaos-of-battle\nblips-left head tail 1\nblips-right 3\n\
        row noctis < | +ventilation-duct |\nrow deino > | +door |\nrow gideon < | |";
    let scene = solo("green grey blue", lines);
    scene.told(&[
        "event chaos-of-battle",
        "noctis faces right",
        "deino faces left",
        "gideon faces right",
        "spawned 1L head",
        "spawned 2L tail",
        "swarm 1L to 2L",
        "phase choose round 2",
    ]);
    scene.has("events-discard", "chaos-of-battle");
}

/// Proves DA-EVENT-05, DA-EVENT-06, DA-TV-05.
#[test]
fn only_valid_targets_may_be_chosen() {
    let lines = "phase event\nevents out-of-thin-air-b\nblips-left 1\nblips-right 4\n\
        row noctis > | |\nrow deino < | |\nrow gideon < | |";
    let scene = solo("green grey blue", lines);
    scene.offers(&["target gideon", "target deino"]).refuses("target noctis", "DA-EVENT-06");
    scene.refuses("pass", "DA-EVENT-05").refuses("target leon", "DA-DEATH-01");
}

/// Proves DA-EVENT-07.
#[test]
fn without_a_valid_target_nothing_happens_but_the_boxes() {
    let lines = "phase event\nspawn 2 1\nevents stalking-from-the-shadows\nblips-left head head 2\n\
        row noctis > | +ventilation-duct |\nrow deino < | |";
    let scene = solo("green grey blue", lines);
    scene.told(&["event stalking-from-the-shadows", "spawned 1L head", "spawned 1L head"]).silent("tokens");
}

/// Proves DA-AMB-42.
#[test]
fn a_solo_player_sees_the_card_before_he_chooses() {
    let scene = solo("green grey blue", "phase event\nevents resupply\nrow noctis > 1 | |\nrow deino < | |");
    assert!(scene.view(Some(Seat::P1)).contains("resolving event resupply instinct"));
    four(&format!("phase event\nevents evasion\n{FOUR}")).told(&["event evasion"]);
}
