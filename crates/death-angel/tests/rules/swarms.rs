//! Genestealer movement and Brood Lords (DA-GSMOVE, DA-BROOD).

use crate::support::{attacked, solo};

/// An event whose boxes spawn nothing here, with its movement box.
fn moved(event: &str, rows: &str) -> crate::support::Scene {
    solo("green grey blue", &format!("phase event\n{}events {event}\n{rows}", attacked(rows)))
}

/// Proves DA-GSMOVE-01, DA-GSMOVE-02, DA-GSMOVE-03.
#[test]
fn a_swarm_with_the_symbol_moves_as_a_whole_by_the_arrows() {
    // Gun Jam: up/down tail.
    let scene = moved(
        "gun-jam",
        "row noctis < | head tail | claw\nrow deino < | head | tail tongue\nrow gideon < | |",
    );
    scene.rows(&["noctis < | | tail tongue claw", "deino < | head head tail |", "gideon < | |"]);
}

/// Proves DA-GSMOVE-04, DA-GSMOVE-05, DA-GSMOVE-06, DA-TV-21, DA-AMB-03.
#[test]
fn a_move_beyond_the_column_is_a_flank() {
    // Enter Formation: up/down claw.
    let rows = |last: &str, first: &str| {
        format!("row noctis {first} | | claw\nrow deino < | |\nrow scipio < | |\nrow gideon {last} | claw |")
    };
    let scene = moved("enter-formation", &rows("<", ">"));
    scene.rows(&["noctis > | claw |", "deino < | |", "scipio < | |", "gideon < | | claw"]);
    // Already behind: they stay.
    let scene = moved("enter-formation", &rows(">", "<"));
    scene.rows(&["noctis < | | claw", "deino < | |", "scipio < | |", "gideon > | claw |"]);
}

/// Proves DA-GSMOVE-05, DA-GSMOVE-06, DA-TV-20, DA-MERGE-01.
#[test]
fn flanking_goes_behind_and_merges() {
    // They're Everywhere! flanks tails, Evasion heads.
    let rows = "row noctis < | | claw\nrow deino < | tail claw | head\nrow gideon < | | claw";
    moved("theyre-everywhere", rows).has("row deino", "< | | head tail claw");
    moved("evasion", rows).has("row deino", "< | tail claw | head");
}

/// Proves DA-GSMOVE-07, DA-GSMOVE-08, DA-TV-22, DA-AMB-02.
#[test]
fn all_move_at_once_and_drag_nobody_along() {
    let rows = "row noctis < | |\nrow deino < | tail |\nrow scipio < | head |\nrow gideon < | |";
    let scene = moved("gun-jam", rows);
    scene.rows(&["noctis < | |", "deino < | |", "scipio < | head tail |", "gideon < | |"]);
    // Two in a row both move, one position each.
    let rows = rows.replace("scipio < | head", "scipio < | tail head");
    let scene = moved("gun-jam", &rows);
    scene.rows(&["noctis < | |", "deino < | |", "scipio < | tail |", "gideon < | head tail |"]);
}

/// Proves DA-GSMOVE-09, DA-EVT-05, DA-EVT-19.
#[test]
fn events_move_swarms_by_their_own_wording() {
    let rows = "row noctis < | head | tail\nrow deino > | | claw";
    moved("flanking-manoeuvre", rows).rows(&["noctis < | | head tail", "deino > | claw |"]);
    let scene = moved("surrounded", rows);
    scene.play("target deino").rows(&["noctis < | |", "deino > | head | tail claw"]);
}

/// Proves DA-BROOD-03.
#[test]
fn a_brood_lord_moves_by_either_symbol() {
    let rows = "row noctis < | bl-a tongue |\nrow deino < | |\nrow gideon < | |";
    for (event, moves) in [("gun-jam", true), ("chaos-of-battle", true), ("enter-formation", false)] {
        let scene = moved(event, rows);
        assert_eq!(scene.heard("swarm 1L to 2L"), moves, "{event}");
    }
    let rows = rows.replace("bl-a tongue", "bl-b head");
    for (event, moves) in [("gun-jam", false), ("enter-formation", true)] {
        assert_eq!(moved(event, &rows).heard("swarm 1L to 2L"), moves, "{event}");
    }
}

/// Proves DA-BROOD-02.
#[test]
fn brood_lords_are_in_no_pile() {
    let scene = solo("green grey blue", "blips-left 18\nblips-right 18\nrow noctis < | |\nrow deino > | |");
    assert!(!scene.text().contains("bl-"));
    let wrong = "players 1\nteam p1 green grey blue\nblips-left 19\nblips-right 18\nrow noctis < | |";
    assert_eq!(
        crate::support::Scene::problems(wrong),
        ["blips: 37 unseen blips, but only 36 cards are left"]
    );
}

/// More cards than fit into a byte are counted all the same.
#[test]
fn piles_of_any_size_are_counted() {
    let wrong = "players 1\nteam p1 green grey blue\nblips-left 99 under:99\nblips-right 99 under:99\nrow noctis < | |";
    assert_eq!(
        crate::support::Scene::problems(wrong),
        ["blips: 396 unseen blips, but only 36 cards are left"]
    );
}

/// Proves DA-BROOD-04, DA-TV-25, DA-ACT-14, DA-AMB-38.
#[test]
fn a_brood_lord_dies_last() {
    let lines = "phase resolve\nchosen 14 18\nrow zael < | head head bl-a |\nrow claudio < | claw |\nrow goriel > | |";
    let flame = |face: u8| {
        let scene = solo("purple yellow blue", lines);
        scene.roll("attack zael 1L", &[face]);
        scene.line("row zael")
    };
    assert_eq!(flame(2), "< | bl-a |");
    assert_eq!(flame(3), "< | |");
    assert_eq!(flame(5), "< | |");
    assert_eq!(flame(0), "< | head head bl-a |");
    // A number without a skull kills too: the flamer does not care.
    assert_eq!(flame(1), "< | head bl-a |");
    let skull = "phase resolve\nchosen 16 18\nrow noctis < | head tail bl-a |\nrow claudio < | claw |";
    let scene = solo("green yellow blue", skull);
    scene.roll("attack noctis 1L", &[1]).refuses("kill 1L bl-a", "DA-BROOD-04");
    scene.offers(&["kill 1L head", "kill 1L tail"]);
}
