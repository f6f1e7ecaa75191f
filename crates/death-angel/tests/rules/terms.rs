//! Terms and geometry (DA-TERM, DA-FACE), and what is open or hidden (DA-COMP-08).

use crate::support::{Scene, four, solo};
use death_angel::Seat;

/// Proves DA-TERM-01, DA-TERM-02.
#[test]
fn the_formation_is_one_column_with_two_cells_a_row() {
    let lines = "row noctis < | head head claw +door +corridor | tail\nrow scipio > | | tongue tongue";
    let scene = solo("green grey blue", lines);
    scene.rows(&["noctis < | head head claw +corridor +door | tail", "scipio > | | tongue tongue"]);
    let twice = "players 1\nteam p1 green grey blue\nrow noctis < | |\nrow noctis < | |";
    assert_eq!(Scene::problems(twice), ["formation[1]: noctis stands in the formation twice"]);
}

/// Proves DA-TERM-03, DA-TERM-04.
#[test]
fn all_cards_of_a_cell_are_one_swarm_engaged_with_the_marine() {
    // One roll for three cards on the left, one for the card on the right, whichever way he looks.
    let lines = "phase attack\nevents second-wind\nrow noctis < | head tail claw | tongue\nrow scipio > | |";
    let scene = crate::support::solo_dice("green grey blue", lines, &[4, 2]);
    scene.told(&["1L attacks noctis", "miss noctis", "1R attacks noctis", "miss noctis"]);
    assert_eq!(scene.count("attacks"), 2);
}

/// Proves DA-TERM-05, DA-MOVE-07.
#[test]
fn in_front_is_the_side_he_faces() {
    let lines = "phase resolve\nchosen 12\nrow noctis < | +door | +control-panel\nrow gideon > | |";
    let scene = solo("green grey blue", lines);
    scene.allows(&["activate noctis door"]).refuses("activate noctis control-panel", "DA-MOVE-07");
}

/// Proves DA-TERM-06.
#[test]
fn a_result_that_kills_is_a_hit_for_marines_and_swarms() {
    let lines = "phase resolve\nchosen 16\nevents second-wind\nrow noctis < | head head |\nrow deino > | |";
    let scene = solo("green grey blue", lines);
    // The Marine misses; the swarm hits on 2 and misses on 3.
    scene.clone().roll("attack noctis 1L", &[5, 3]).told(&[
        "miss noctis",
        "1L attacks noctis",
        "miss noctis",
    ]);
    scene.roll("attack noctis 1L", &[0, 2]).told(&["miss noctis", "1L attacks noctis", "noctis slain at 1"]);
}

/// Proves DA-TERM-07, DA-TRAVEL-11.
#[test]
fn traveling_moves_nobody_inside_the_formation() {
    let lines = "phase resolve merge\nblips-left 0\nblips-right claw\nahead black-holds 3 4\nevents second-wind\n\
        row noctis < 2 | | +door\nrow deino > | | head";
    let head = crate::support::solo_head("green grey blue");
    let scene = Scene::new(&format!("{head}{lines}"), &[5], &[3, 3]);
    scene.told(&["location black-holds", "spawned 2R claw", "2R attacks deino"]);
    scene.rows(&[
        "noctis < 2 | | +promethium-tank +ventilation-duct",
        "deino > | +corridor +door | head claw claw",
    ]);
}

/// Proves DA-TERM-08.
#[test]
fn a_card_is_for_the_marines_of_its_own_color() {
    let lines = "phase resolve\nchosen 12 8\nrow noctis < | |\nrow scipio > | |\nrow gideon < | |";
    let scene = solo("green grey blue", lines);
    // Card 8 of the grey team first; the same player has green Marines, but not for this card.
    scene.refuses("turn noctis", "DA-TERM-08").allows(&["turn scipio"]);
    scene.play_all(&["pass", "pass", "pass"]).refuses("turn scipio", "DA-TERM-08").allows(&["turn noctis"]);
    // Controlling is about all teams of a player.
    four("phase choose\nrow noctis < | |\nrow leon < | |").asks("p1 choose");
}

/// Proves DA-TERM-09, DA-GSLAIN-01, DA-BLIP-03.
#[test]
fn slain_and_discarded_cards_go_to_the_discard_pile() {
    let lines = "phase resolve\nchosen 8 16\nevents second-wind\nblips-left head 4\nrow noctis < | tail |\nrow scipio > | |";
    let scene = solo("green grey blue", lines);
    scene.play_all(&["pass", "pass", "target pile left"]).told(&["blip left head"]);
    scene.has("discard", "head").blips(4, 5);
    scene.roll("attack noctis 1L", &[1]).told(&["slain 1L tail"]);
    scene.has("discard", "head tail");
}

/// Proves DA-FACE-01.
#[test]
fn facing_changes_only_by_cards() {
    let lines = "phase resolve\nchosen 12 13\nrow noctis < | |\nrow deino > | | head\nrow gideon < | | tail";
    let scene = solo("green grey blue", lines);
    scene.play_all(&["swap noctis 2", "turn noctis", "pass"]);
    scene.rows(&["deino > | |", "noctis > | | head", "gideon < | | tail"]);
}

/// Proves DA-FACE-02, DA-FACE-03, DA-TV-11.
#[test]
fn a_target_is_on_the_faced_side_and_in_range() {
    let lines = "phase resolve\nchosen 16 18 15\nrow noctis < | head | head\nrow claudio < | head |\n\
        row scipio > | |\nrow gideon > | |";
    let scene = solo("green grey yellow", lines);
    // Card 15 first: only the swarm two positions away on his side.
    scene.offers(&["attack scipio 1R", "pass"]);
    scene.refuses("attack scipio 1L", "DA-FACE-03").refuses("attack scipio 2L", "DA-FACE-03");
    scene.play("pass").offers(&["attack noctis 1L", "attack noctis 2L", "pass"]);
    scene.refuses("attack noctis 1R", "DA-FACE-03");
    scene.play("pass").offers(&["attack claudio 2L", "target ability", "pass"]);
    scene.refuses("attack claudio 1L", "DA-FACE-02");
}

/// Proves DA-COMP-08, DA-CHOOSE-01, DA-CHOOSE-04, DA-CHOOSE-05.
#[test]
fn everybody_sees_the_table_and_nobody_the_piles() {
    let lines = "blips-left head tail\nblips-right claw\ndeck tongue\nevents evasion\nahead black-holds 3 4\n\
        last 1 4 3 6\nrow noctis < 1 | head |\nrow leon > | | +door\nrow deino < | |\nrow scipio > | |";
    let scene = four(lines);
    scene.play("choose green 12");
    let own = scene.view(Some(Seat::P1));
    for line in
        ["chosen 12\n", "last 4 1 6 3\n", "blips-left 2\n", "blips-right 1\n", "ahead 2 3 4\n", "hidden \n"]
    {
        assert!(own.contains(line), "{line} in\n{own}");
    }
    for other in [Some(Seat::P2), None] {
        let seen = scene.view(other);
        assert!(!seen.contains("chosen") && seen.contains("hidden green\n"), "{seen}");
        assert!(
            !seen.contains("evasion") && !seen.contains("black-holds") && !seen.contains("deck"),
            "{seen}"
        );
        assert!(seen.contains("row noctis < 1 | head |\n"), "{seen}");
    }
}
