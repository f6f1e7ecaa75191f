//! Rulings that no other test shows (DA-AMB).

use crate::support::{Scene, solo, solo_dice, solo_head};

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

/// Proves DA-AMB-55.
#[test]
fn the_lair_gathers_swarms_that_have_moved_in_this_phase() {
    // Enter Formation moves claws up and down; then the empty pile leads to the Lair.
    let lines = "phase event\nevents enter-formation\nblips-left head\nblips-right 0\nahead genestealer-lair\n\
        row noctis < | |\nrow deino < | |\nrow gideon < | claw |\nrow scipio > | |";
    let scene = Scene::new(&format!("{}{lines}", solo_head("green grey blue")), &[], &[0]);
    scene.told(&["swarm 3L to 4L", "location genestealer-lair", "swarm 4L to 2L", "spawned 2L bl-a"]);
}

/// Proves DA-AMB-58, DA-GSMOVE-07, DA-SUPPORT-01.
#[test]
fn where_two_texts_differ_the_one_that_is_followed_holds() {
    // A token has to be placed.
    let rows = "row omnio < | head |\nrow noctis < | |\nrow gideon < | |\nrow zael > | |";
    let lines = format!("phase resolve\nchosen 5\nevents chaos-of-battle\n{rows}");
    let scene = solo("purple green blue", &lines);
    scene.asks("p1 token").refuses("pass", "DA-SUPPORT-01").play("support omnio");
    // Cards move once in an Event Phase, not once in a round: Strategize, then Chaos of Battle.
    scene.play("target 1L").roll("target 2L", &[5]);
    scene.told(&["swarm 1L to 2L", "phase event round 1", "swarm 2L to 3L"]);
}
