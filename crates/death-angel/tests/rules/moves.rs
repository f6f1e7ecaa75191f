//! Move + Activate cards (DA-MOVE).

use crate::support::{four, solo};

const THREE: &str = "phase resolve\nchosen 12\nevents second-wind\n";

/// Proves DA-MOVE-01.
#[test]
fn steps_are_optional_and_never_taken_up_again() {
    let lines = "phase resolve\nchosen 8\nrow scipio < | |\nrow calistarius < | +door |\nrow noctis > | |\nrow gideon > | |";
    let scene = solo("green grey blue", lines);
    scene.allows(&["swap scipio 2", "turn scipio", "activate calistarius door", "pass"]);
    let lines = lines.replace("scipio < | |", "scipio < | | +spore-chimney");
    let scene = solo("green grey blue", &lines);
    scene.play("turn scipio").refuses("swap scipio 2", "DA-MOVE-01");
    scene.allows(&["turn calistarius", "activate calistarius door"]);
    scene.play("activate calistarius door").refuses("turn calistarius", "DA-MOVE-01");
    // A lone Marine has nobody to trade places with: step A is over.
    solo("green grey blue", "phase resolve\nchosen 12\nrow noctis < | |")
        .has("resolving", "moves green turn 0 0 0");
    // Passing ends a step: A, B, C.
    let scene = solo("green grey blue", &lines);
    scene.play("pass").refuses("swap scipio 2", "DA-MOVE-01").allows(&["turn scipio"]);
    scene.play("pass").refuses("turn scipio", "DA-MOVE-01").allows(&["activate calistarius door"]);
    scene.play("pass").asks("p1 ability");
}

/// Proves DA-MOVE-02, DA-MOVE-03, DA-MOVE-05, DA-TERM-01.
#[test]
fn a_move_trades_places_with_a_neighbor() {
    let lines =
        "phase resolve\nchosen 12\nrow leon > 1 | head | +door\nrow noctis < | | tail\nrow deino > | |";
    let scene = four(lines);
    scene.refuses("swap noctis 2", "DA-MOVE-02").refuses("swap noctis 4", "DA-TERM-01");
    scene.play("swap noctis 1");
    scene.rows(&["noctis < | head | +door", "leon > 1 | | tail", "deino > | |"]);
}

/// Proves DA-MOVE-04, DA-AMB-11.
#[test]
fn each_marine_moves_once_and_being_pushed_is_no_move() {
    let lines = format!("{THREE}row noctis < | |\nrow gideon < | |\nrow deino > | |");
    let scene = solo("green grey blue", &lines);
    scene.play("swap noctis 2").refuses("swap noctis 3", "DA-MOVE-04");
    scene.play("swap gideon 2").rows(&["noctis < | |", "gideon < | |", "deino > | |"]);
    scene.refuses("swap gideon 1", "DA-MOVE-01");
}

/// Proves DA-MOVE-06.
#[test]
fn any_marine_of_the_team_may_turn_once() {
    let lines = format!("{THREE}row noctis < | |\nrow gideon < | |\nrow deino > | |");
    let scene = solo("green grey blue", &lines);
    scene.play_all(&["swap noctis 2", "turn noctis"]).refuses("turn noctis", "DA-MOVE-06");
    scene.play("turn gideon").told(&["gideon faces right"]).has("row noctis", "> | |");
}

/// Proves DA-MOVE-08.
#[test]
fn only_terrain_with_an_ability_is_activated() {
    let passive = ["corridor", "dark-corner", "ventilation-duct"];
    for terrain in passive {
        let scene = solo("green grey blue", &format!("{THREE}row noctis < | +{terrain} |\nrow gideon > | |"));
        scene.refuses(&format!("activate noctis {terrain}"), "DA-MOVE-08");
    }
    for terrain in ["artefact", "control-panel", "door", "promethium-tank", "spore-chimney"] {
        let scene = solo("green grey blue", &format!("{THREE}row noctis < | +{terrain} |\nrow gideon > | |"));
        scene.allows(&[&format!("activate noctis {terrain}")]);
    }
}

/// Proves DA-MOVE-09, DA-MOVE-10, DA-AMB-12.
#[test]
fn each_terrain_once_a_round_and_each_marine_one_a_card() {
    let lines = "phase resolve\nchosen 7 12\nevents second-wind\nrow leon < | +door +spore-chimney |\nrow noctis < | |\nrow valencio < | |";
    let scene = solo("green red blue", lines);
    scene.play("activate leon door").play("pass");
    scene.refuses("activate leon spore-chimney", "DA-TERM-08");
    // The green card comes next: the Door is used, whatever the team.
    scene.play("swap noctis 1").refuses("activate noctis door", "DA-MOVE-09");
    scene.roll("activate noctis spore-chimney", &[4]).told(&["noctis rolls 4 for chimney"]);
    let both = "phase resolve\nchosen 12\nrow noctis < | +door +spore-chimney |\nrow gideon < | +promethium-tank |\nrow deino < | |";
    let scene = solo("green red blue", both);
    scene.play("activate noctis door").refuses("activate noctis spore-chimney", "DA-MOVE-10");
    scene.allows(&["activate gideon promethium-tank"]);
}

/// Proves DA-MOVE-11, DA-TERR-02, DA-TRAVEL-10.
#[test]
fn the_control_panel_does_what_the_location_says() {
    let lines = "phase resolve\nchosen 12 13\nrow noctis < | +control-panel |\nrow gideon > | | head\nrow deino > | |";
    let scene = solo("green grey blue", lines);
    scene.play("activate noctis control-panel").told(&["noctis activates control-panel"]).asks("p1 attack");
    let scene = solo("green grey blue", &format!("location cryo-control\nblips-left head 2\n{lines}"));
    scene.play("activate noctis control-panel").asks("p1 ability").play("target pile left");
    scene.told(&["blip left head"]).blips(2, 5);
}

/// Proves DA-MOVE-12, DA-ACT-09.
#[test]
fn reorganize_trades_places_over_any_distance() {
    let lines = "phase resolve\nchosen 9 12\nrow claudio < | head |\nrow noctis > | |\nrow deino < | |\nrow goriel > | |";
    let scene = solo("green yellow blue", lines);
    scene.play("swap claudio 4");
    scene.rows(&["goriel > | head |", "noctis > | |", "deino < | |", "claudio < | |"]);
    scene.refuses("swap claudio 1", "DA-MOVE-04").play("swap goriel 3").play("pass");
    // Only for the yellow card.
    scene.refuses("swap noctis 4", "DA-MOVE-02");
}

/// Proves DA-TV-10, DA-TERR-05.
#[test]
fn move_turn_and_activate_in_one_card() {
    let lines = "phase resolve\nchosen 9 12\nrow noctis < | | +door\nrow claudio < | |\nrow goriel < | |";
    let scene = solo("green yellow blue", lines);
    scene.play_all(&["swap claudio 1", "turn claudio", "activate claudio door"]);
    scene.rows(&["claudio > | | +door", "noctis < | |", "goriel < | |"]);
    scene.has("door-tokens", "1").has("activated", "door");
    assert_eq!(scene.game().supply(), 11);
}

/// Proves DA-AMB-13, DA-AMB-35.
#[test]
fn a_death_during_the_card_shifts_at_once() {
    // Noctis dies by the tank; Gideon, behind him, then has the Door in front.
    let lines = "phase resolve\nchosen 12 8\nresolved 8\nevents second-wind\n\
        row noctis < | +promethium-tank +door |\nrow gideon < 1 | |\nrow scipio > | |";
    let scene = solo("green grey blue", lines);
    scene.roll("activate noctis promethium-tank", &[0]).told(&["noctis slain at 1"]).asks("p1 move");
    scene.play("activate gideon door").has("door-tokens", "1");
    // With the whole team dead the rest of the card, Run and Gun, is lost.
    let alone = lines.replace("row gideon < 1 | |\n", "");
    let scene = solo("green grey blue", &format!("{alone}\nrow calistarius < | |"));
    scene.roll("activate noctis promethium-tank", &[0]).told(&["green lost", "phase attack round 1"]);
}
