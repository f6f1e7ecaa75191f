//! How a game ends (DA-GOAL).

use crate::support::{four_dice, solo, solo_dice};

const LAST: &str = "location toxin-pumping-station\nblips-left 0\nblips-right 0\n";

/// Proves DA-GOAL-01, DA-GOAL-03, DA-LOC-16, DA-BROOD-06.
#[test]
fn the_lair_is_won_when_both_brood_lords_are_slain() {
    let lines = "location genestealer-lair\nphase resolve\nchosen 16\nslain-lords bl-a\n\
        row noctis < | bl-b |\nrow gideon > | | head head";
    let scene = solo("green grey blue", lines);
    scene.roll("attack noctis 1L", &[1]).ended("mission").told(&["slain 1L bl-b", "over mission"]);
    assert!(scene.legal().is_empty());
    scene.refuses("pass", "DA-GOAL-03").has("slain-lords", "bl-a bl-b").has("discard", "");
}

/// Proves DA-GOAL-02, DA-LOC-18.
#[test]
fn at_the_last_location_an_empty_hulk_is_a_win() {
    let lines = format!(
        "{LAST}phase resolve\nchosen 16\nevents second-wind\nrow noctis < | head |\nrow gideon > | |"
    );
    solo("green grey blue", &lines).roll("attack noctis 1L", &[1]).ended("extermination");
    // Not before the last location.
    let lines = lines
        .replace("toxin-pumping-station", "black-holds\nahead generatorium 4")
        .replace("blips-right 0", "blips-right 1");
    let scene = solo("green grey blue", &lines);
    assert_eq!(
        scene.chance("attack noctis 1L", |scene| scene.game().outcome().is_some_and(|o| o.is_won())),
        "0"
    );
    // And not while a pile or the formation holds one.
    let lines = format!(
        "{LAST}blips-right 1\nphase resolve\nchosen 16 18\nevents second-wind\nrow noctis < | head |\nrow claudio > | |"
    );
    let scene = solo("green grey yellow", &lines);
    assert_eq!(
        scene.chance("attack noctis 1L", |scene| scene.game().outcome().is_some_and(|o| o.is_won())),
        "0"
    );
}

/// Proves DA-GOAL-03, DA-AMB-43.
#[test]
fn a_win_ends_the_game_before_the_roll_that_would_follow() {
    let lines = format!("{LAST}phase resolve\nchosen 18\nrow claudio < | head |\nrow goriel > | |");
    let scene = solo("green grey yellow", &lines);
    scene.play("target ability").play("kill 1L head").ended("extermination").silent("rolls");
    let tank = format!("{LAST}phase resolve\nchosen 12\nrow noctis < | head +promethium-tank |");
    solo("green grey yellow", &tank)
        .play("activate noctis promethium-tank")
        .ended("extermination")
        .silent("rolls");
}

/// Proves DA-GOAL-04, DA-GOAL-06.
#[test]
fn the_game_is_lost_by_all_when_the_last_marine_dies() {
    let scene = four_dice("phase attack\nrow noctis > 2 | head head |", &[2]);
    scene.ended("slain").told(&["noctis slain at 1", "green lost", "over slain"]);
    assert!(!scene.game().outcome().expect("over").is_won());
    scene.has("discard", "head head");
    // One outcome for the table: there is no winner among the seats.
    assert_eq!(scene.game().supply(), 12);
}

/// Proves DA-GOAL-05.
#[test]
fn a_win_counts_before_a_loss() {
    // Nobody has asked yet whether any Genestealer is left: the change that kills the last
    // Marine is the one at which both are noticed.
    let lines = "location teleportarium\nahead\nblips-left 0\nblips-right 0\nphase resolve\nchosen 12\n\
        resolved 12\nrow noctis < 1 | +control-panel |\nresolving teleport 0";
    let scene = solo("green grey blue", lines);
    scene.roll("target roll", &[0]).told(&["noctis slain at 1"]).ended("extermination");
}

/// Genestealers that have killed everybody are not exterminated by being cleared away.
///
/// Proves DA-GOAL-04, DA-GOAL-02.
#[test]
fn nobody_wins_by_the_death_of_the_last_marine() {
    let lines = format!("{LAST}phase attack\nrow noctis > | head |");
    solo_dice("green grey blue", &lines, &[0]).ended("slain");
    let lair = LAST.replace("toxin-pumping-station", "genestealer-lair");
    let lines = format!("{lair}phase attack\nslain-lords bl-a\nrow noctis > | bl-b |");
    solo_dice("green grey blue", &lines, &[0]).ended("slain");
}

/// Proves DA-GOAL-07, DA-TRAVEL-02.
#[test]
fn at_the_last_location_nobody_travels() {
    let lines = "location toxin-pumping-station\nblips-left 0\nblips-right 3\nphase resolve merge\n\
        events second-wind\nrow noctis < | head |\nrow deino > | |";
    let scene = solo_dice("green grey blue", lines, &[5]);
    scene.silent("location").asks("p1 instinct");
}
