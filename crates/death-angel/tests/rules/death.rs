//! Slain Marines and the shift of the formation (DA-DEATH, DA-SHIFT).

use crate::support::{solo, solo_dice};

/// Six Marines with a Genestealer and terrain beside one of them, who dies.
fn after_death(n: usize, position: usize) -> Vec<String> {
    let names = ["noctis", "scipio", "lorenzo", "gideon", "calistarius", "deino"];
    let mut rows = String::new();
    for (i, name) in names[..n].iter().enumerate() {
        let cell = if i + 1 == position { "head head +door | +corridor" } else { "|" };
        rows += &format!("row {name} > | {cell}\n");
    }
    let lines = format!("phase attack\nevents second-wind\n{rows}");
    let scene = solo_dice("green grey blue", &lines, &[0]);
    let text = scene.text();
    text.lines().filter_map(|line| line.strip_prefix("row ")).map(str::to_string).collect()
}

fn heir(n: usize, position: usize) -> String {
    let rows = after_death(n, position);
    let found: Vec<&String> = rows.iter().filter(|row| row.contains("+door")).collect();
    assert_eq!((rows.len(), found.len()), (n - 1, 1), "{rows:?}");
    assert!(found[0].ends_with("> | head head +door | +corridor"), "{rows:?}");
    found[0].split(' ').next().expect("a name").to_string()
}

/// Proves DA-SHIFT-01, DA-SHIFT-02, DA-SHIFT-03, DA-SHIFT-04, DA-TV-19, DA-AMB-54.
#[test]
fn the_cells_of_the_dead_go_to_the_neighbor_who_moves_in() {
    assert_eq!(heir(6, 2), "noctis", "the upper part is smaller");
    assert_eq!(heir(5, 3), "gideon", "a tie: the lower part moves up");
    assert_eq!(heir(6, 1), "scipio");
    assert_eq!(heir(6, 6), "calistarius");
    assert_eq!(heir(6, 5), "deino", "the lower part is smaller");
    solo_dice("green grey blue", "phase attack\nrow noctis < | head |", &[0]).ended("slain");
}

/// Proves DA-DEATH-01, DA-DEATH-02.
#[test]
fn the_dead_leave_with_their_tokens_and_the_formation_closes_at_once() {
    let lines =
        "phase attack\nevents second-wind\nrow noctis > 3 | head |\nrow deino > 1 | | claw\nrow gideon < | |";
    let scene = solo_dice("green grey blue", lines, &[1, 5]);
    scene.told(&["noctis slain at 1", "1R attacks deino"]).silent("2R attacks");
    assert_eq!(scene.game().supply(), 11);
}

/// Proves DA-SHIFT-05.
#[test]
fn several_terrain_cards_may_come_together() {
    let lines = "phase attack\nevents second-wind\nrow noctis > | head +door |\nrow deino > | +corridor |\nrow gideon < | |";
    let scene = solo_dice("green grey blue", lines, &[1]);
    scene.rows(&["deino > | head +corridor +door |", "gideon < | |"]);
}

/// Proves DA-DEATH-04.
#[test]
fn effects_of_a_dead_team_last_and_the_rest_of_its_card_is_lost() {
    // The grey team dies; its Power Field holds.
    let lines = "phase attack\nchosen 6 1\nevents second-wind\nrow scipio > | head |\nrow noctis < | claw* |\nrow gideon < | |";
    let scene = solo_dice("green grey blue", lines, &[0]);
    scene.told(&["grey lost", "phase event round 1"]).rows(&["noctis < | head* claw* |", "gideon < | |"]);
    // Claudio dies by his charge; Goriel is dead already: nobody attacks any more.
    let lines = "phase resolve\nchosen 18\nevents second-wind\nrow claudio < | head |\nrow noctis < | |\nrow gideon < | |";
    let scene = solo("green yellow blue", lines);
    scene.play("target ability").roll("kill 1L head", &[0]).told(&["yellow lost", "phase attack round 1"]);
}
