//! Support cards, tokens and rerolls (DA-SUPPORT).

use crate::support::{four, four_dice, solo, solo_dice};

/// Proves DA-SUPPORT-01, DA-SUPPORT-06.
#[test]
fn the_token_goes_to_any_marine_and_stays_with_him() {
    let lines = "phase resolve\nchosen 1 7\nrow noctis < 3 | |\nrow leon > | |\nrow valencio > | |";
    let scene = four(lines);
    scene.offers(&["support leon", "support valencio", "support noctis"]);
    scene.play("support noctis").rows(&["noctis < 4 | |", "leon > | |", "valencio > | |"]);
    scene.play("swap leon 1").rows(&["leon > | |", "noctis < 4 | |", "valencio > | |"]);
    assert_eq!(scene.game().supply(), 8);
    scene.refuses("support noctis", "DA-RESOLVE-02");
    four("phase resolve\nchosen 1 7\nrow leon > | |\nrow valencio > | |\nrow noctis < | |")
        .play("support leon")
        .has("row leon", "> 1 | |");
}

/// Proves DA-SUPPORT-02, DA-SUPPORT-03, DA-SUPPORT-08, DA-TV-06, DA-AMB-08.
#[test]
fn a_token_buys_a_new_roll_that_counts() {
    let lines = "phase attack\nevents second-wind\nrow noctis < 2 | head |\nrow deino > | |";
    let scene = solo_dice("green grey blue", lines, &[0]);
    scene.asks("p1 reroll").offers(&["reroll", "keep"]).silent("slain");
    scene.roll("reroll", &[4]).told(&["noctis tokens -1", "noctis rolls 4 for defense"]).asks("p1 reroll");
    // A good result may be rerolled too, and the worse one counts.
    scene.roll("reroll", &[1]).told(&["noctis tokens -1", "noctis rolls 1 for defense", "noctis slain at 1"]);
    solo_dice("green grey blue", lines, &[0]).play("keep").told(&["noctis slain at 1", "event second-wind"]);
}

/// Proves DA-SUPPORT-04, DA-GSATK-05, DA-TV-07.
#[test]
fn nobody_rerolls_against_a_rear_attack() {
    let lines =
        "phase attack\nevents second-wind\nrow noctis > 1 | head |\nrow deino > | |\nrow gideon < | |";
    let scene = solo_dice("green grey blue", lines, &[0]);
    scene.told(&["noctis rolls 0 for defense", "noctis slain at 1"]);
}

/// Proves DA-SUPPORT-05, DA-TV-08.
#[test]
fn other_rolls_are_not_rerolled() {
    let lines = "phase resolve\nchosen 18\nevents second-wind\nrow claudio < 3 | head |\nrow goriel > | |\nrow deino > | |";
    let scene = solo("yellow grey blue", lines);
    scene.play("target ability").roll("kill 1L head", &[0]);
    scene.told(&["claudio rolls 0 for charge", "claudio slain at 1"]);
    let event = "phase event\nevents psychic-assault\nrow claudio < 3 | |\nrow goriel > | |\nrow deino > | |";
    let scene = solo("yellow grey blue", event);
    scene.roll("target claudio", &[1]).told(&["claudio slain at 1"]);
}

/// Proves DA-SUPPORT-07.
#[test]
fn only_the_controller_spends_tokens() {
    let lines = "phase attack\nevents second-wind\nchosen 1 7\nrow leon < 1 | head |\nrow noctis > | |";
    four_dice(lines, &[0]).asks("p2 reroll");
}

/// Proves DA-LIMIT-02, DA-LIMIT-03.
#[test]
fn without_tokens_in_the_supply_the_placement_is_lost() {
    let lines = "phase resolve\nchosen 1 11\nrow noctis < 6 | |\nrow deino > 6 | |";
    let scene = solo("green grey blue", lines);
    scene.told(&["green resolves 1", "no token left", "blue resolves 11"]);
    assert_eq!(scene.game().supply(), 0);
    // A spent token returns.
    let rows = "row noctis < 6 | head |\nrow deino > 6 | |";
    let scene = solo_dice("green grey blue", &format!("phase attack\nevents second-wind\n{rows}"), &[0]);
    scene.roll("reroll", &[5]);
    assert_eq!(scene.game().supply(), 1);
    let wrong = "players 1\nteam p1 green grey blue\nrow noctis < 7 | |\nrow deino > 6 | |";
    assert_eq!(
        crate::support::Scene::problems(wrong),
        ["tokens: 13 tokens are in play, but there are only 12"]
    );
}
