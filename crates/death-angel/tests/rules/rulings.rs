//! Rulings that no other test shows (DA-AMB).

use crate::support::{solo, solo_dice};

/// Proves DA-AMB-44.
#[test]
fn there_are_four_setup_cards_and_one_name() {
    use death_angel::cards::{LOCATIONS, Tier};
    assert_eq!(LOCATIONS.iter().filter(|card| card.tier == Tier::Start).count(), 4);
    let scene = solo("green grey blue", "location void-lock\nrow noctis < | |\nrow gideon > | |");
    scene.has("location", "void-lock");
    assert_eq!(scene.game().site().name(), "void-lock-6");
}

/// Proves DA-MERGE-03.
#[test]
fn after_the_attack_phase_the_swarms_of_a_cell_are_one() {
    // They merge before the event, so that the tail takes both along.
    let lines = "phase attack\nevents gun-jam\nchosen 16 15 13\nrow noctis > | tail |\nrow deino > | claw |\nrow gideon < | |\nrow scipio < | |";
    let scene = solo_dice("green grey blue", lines, &[0, 5]);
    scene.told(&["noctis slain at 1", "phase event round 1", "swarm 1L to 2L"]);
    scene.rows(&["deino > | |", "gideon < | tail claw |", "scipio < | |"]);
}
