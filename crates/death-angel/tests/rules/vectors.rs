//! Test vectors that stand for themselves (DA-TV).

use crate::support::solo;

/// Proves DA-TV-14.
#[test]
fn a_complete_activation_row() {
    // Gun Jam: major yellow, minor red, up/down tail. Nobody can be jammed: all attacked.
    let lines = "phase event\nspawn 3 1\nchosen 16 18 15\nevents gun-jam\nblips-right claw tail claw 2\n\
        row noctis < | | +dark-corner\nrow claudio > | | tail\nrow scipio > | | +control-panel";
    let scene = solo("green yellow grey", lines);
    scene.told(&[
        "spawned 3R claw",
        "spawned 3R tail",
        "spawned 3R claw",
        "swarm 2R to 1R",
        "swarm 3R to 2R",
    ]);
    scene.rows(&[
        "noctis < | | tail +dark-corner",
        "claudio > | | tail claw claw",
        "scipio > | | +control-panel",
    ]);
    scene.blips(5, 2);
}
