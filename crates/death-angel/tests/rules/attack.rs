//! Attack cards (DA-ATTACK, DA-GSLAIN).

use crate::support::solo;

const HEAD: &str = "phase resolve\nchosen 16 18\n";

/// Proves DA-ATTACK-01, DA-ATTACK-02.
#[test]
fn each_marine_attacks_once_in_any_order_or_not_at_all() {
    let lines =
        format!("{HEAD}row noctis < | head head | \nrow gideon < | tail tail |\nrow claudio < | claw |");
    let scene = solo("green yellow blue", &lines);
    scene.offers(&["attack gideon 2L", "attack noctis 1L", "attack noctis 2L", "attack noctis 3L", "pass"]);
    scene.roll("attack gideon 2L", &[1]).told(&["slain 2L tail"]).refuses("attack gideon 2L", "DA-ATTACK-01");
    // The target of the second attack is named after the first was carried out.
    scene.roll("attack noctis 2L", &[2]).told(&["slain 2L tail", "yellow resolves 18"]);
    let scene = solo("green yellow blue", &lines);
    scene.play("pass").told(&["yellow resolves 18"]);
}

/// Proves DA-ATTACK-03, DA-GSLAIN-02, DA-GSLAIN-01.
#[test]
fn a_skull_kills_a_card_of_the_players_choice() {
    let lines = format!("{HEAD}row noctis < | head claw | \nrow claudio < | claw |");
    for (face, hits) in [(0, false), (1, true), (2, true), (3, true), (4, true), (5, false)] {
        let scene = solo("green yellow blue", &lines);
        scene.roll("attack noctis 1L", &[face]);
        // A 4 is Dead Aim, which the green card brings.
        assert_eq!(!scene.heard("miss"), hits, "{face}");
    }
    let scene = solo("green yellow blue", &lines);
    scene.roll("attack noctis 1L", &[3]).asks("p1 kill").offers(&["kill 1L head", "kill 1L claw"]);
    scene.refuses("kill 2L claw", "DA-GSLAIN-02").refuses("kill 1L tail", "DA-GSLAIN-02");
    scene.play("kill 1L claw").told(&["slain 1L claw"]).has("discard", "claw");
}

/// Proves DA-ATTACK-04.
#[test]
fn the_attacker_may_buy_rerolls() {
    let lines = format!("{HEAD}row noctis < 1 | head claw | \nrow claudio < | claw |");
    let scene = solo("green yellow blue", &lines);
    scene.roll("attack noctis 1L", &[0]).asks("p1 reroll").roll("reroll", &[1]).asks("p1 kill");
    let scene = solo("green yellow blue", &lines);
    scene
        .roll("attack noctis 1L", &[5])
        .play("keep")
        .told(&["miss noctis"])
        .has("row noctis", "< 1 | head claw |");
}

/// Proves DA-ATTACK-05, DA-ATTACK-06, DA-ACT-17.
#[test]
fn full_auto_gives_leon_three_attacks_on_any_swarms() {
    let lines = "phase resolve\nchosen 17 18\nrow leon < | head head |\nrow valencio < | tail tail |\nrow claudio < | claw |";
    let scene = solo("red yellow blue", lines);
    scene.roll("attack leon 1L", &[1]).roll("attack leon 2L", &[5]).roll("attack leon 3L", &[0]);
    scene.refuses("attack leon 1L", "DA-ATTACK-01");
    scene.roll("attack valencio 2L", &[1]).told(&["slain 2L tail", "yellow resolves 18"]);
}

/// Proves DA-AMB-15, DA-ACT-06.
#[test]
fn a_swarm_under_a_power_field_is_no_target() {
    let lines = format!("{HEAD}row noctis < | head* | \nrow claudio < | claw |\nrow gideon < | |");
    let scene = solo("green yellow blue", &lines);
    scene.refuses("attack noctis 1L", "DA-AMB-15").offers(&["attack noctis 2L", "pass"]);
    scene.refuses("attack noctis 3L", "DA-TERM-03");
}
