//! What cards do not do: no target, nothing to take, somebody else's Marine.

use crate::support::{Scene, attacked, four, four_dice, solo, solo_dice, solo_head};

fn event(event: &str, lines: &str, dice: &[u8]) -> Scene {
    let head = format!("phase event\n{}events {event}\n", attacked(lines));
    solo_dice("green grey blue", &format!("{head}{lines}"), dice)
}

fn enter(location: &str, lines: &str) -> Scene {
    let head = solo_head("green grey blue");
    let travel = format!("phase choose merge\nchosen 12\nblips-left 0\nblips-right 0\nahead {location} 4\n");
    Scene::new(&format!("{head}{travel}{lines}"), &[], &[])
}

fn panel(location: &str, lines: &str) -> Scene {
    solo("green yellow blue", &format!("location {location}\nphase resolve\nchosen 12 18\n{lines}"))
}

/// Proves DA-ACT-01, DA-ACT-03.
#[test]
fn block_and_counter_attack_protect_one_marine_each() {
    for (card, mate) in [("1", "noctis"), ("3", "deino")] {
        let lines = format!(
            "phase attack\nchosen {card}\nevents second-wind\nrow {mate} > | | head head\nrow scipio < | |"
        );
        solo_dice("green grey blue", &lines, &[2]).told(&[&format!("{mate} slain at 1")]).silent("miss");
    }
}

/// Proves DA-ACT-02.
#[test]
fn defensive_stance_needs_a_token_and_its_own_team() {
    let lines = "phase attack\nchosen 2\nevents second-wind\nrow claudio > | | head head\nrow scipio > 1 | | head head";
    let scene = solo_dice("yellow grey blue", lines, &[2, 2]);
    scene.told(&["claudio slain at 1"]).asks("p1 reroll");
    scene.roll("reroll", &[1]).told(&["scipio slain at 1"]).silent("miss");
}

/// Proves DA-ACT-07.
#[test]
fn onward_brothers_adds_nothing_without_a_token_or_to_another_team() {
    let lines = "phase resolve\nchosen 7 11\nrow leon < | +door |\nrow valencio < | |\nrow deino > 11 | |";
    solo("red grey blue", lines).play("activate leon door").has("door-tokens", "1").silent("ability");
    let other = "phase resolve\nchosen 11\nevents second-wind\nrow deino < | +door |\nrow leon < | |\nrow lorenzo > | |";
    solo("red grey blue", other).play("activate deino door").has("door-tokens", "1");
}

/// Proves DA-ACT-10, DA-AMB-35.
#[test]
fn a_dead_team_scouts_nothing() {
    let lines =
        "phase resolve\nchosen 10 11\nevents evasion\nrow zael < | +promethium-tank |\nrow deino > | |";
    let scene = solo("purple grey blue", lines);
    scene.roll("activate zael promethium-tank", &[0]).told(&["zael slain at 1", "purple lost"]);
    scene.silent("looked").asks("p1 move");
}

/// Proves DA-ACT-13.
#[test]
fn lead_by_example_needs_a_kill_and_a_token() {
    let lines = "phase resolve\nchosen 13 15\nrow deino < | head tail |\nrow scipio < | |";
    solo("blue grey green", lines).roll("attack deino 1L", &[5]).silent("tokens +");
    let poor = lines.replace("scipio <", "scipio < 12");
    solo("blue grey green", &poor).roll("attack deino 1L", &[1]).play("kill 1L head").silent("tokens +");
}

/// Proves DA-TERR-01, DA-TERR-02, DA-TERR-06, DA-TERR-07, DA-MOVE-07.
#[test]
fn terrain_is_activated_only_in_front_and_only_once() {
    for card in ["artefact", "control-panel", "promethium-tank", "spore-chimney"] {
        let lines = format!("phase resolve\nchosen 12\nrow noctis < | | +{card}\nrow gideon > | |");
        solo("green grey blue", &lines).refuses(&format!("activate noctis {card}"), "DA-MOVE-07");
        let used = lines.replace("| | +", "| +").replace("\nrow gideon", " |\nrow gideon");
        let used = format!("activated {card}\n{used}");
        solo("green grey blue", &used).refuses(&format!("activate noctis {card}"), "DA-MOVE-09");
    }
}

/// Proves DA-EVT-01, DA-EVT-05, DA-EVT-10, DA-EVT-19, DA-EVT-21.
#[test]
fn events_for_all_leave_alone_whom_they_do_not_concern() {
    let quiet = "row noctis < 2 | |\nrow deino > | |";
    event("flanking-manoeuvre", quiet, &[]).silent("swarm");
    event("flanking-manoeuvre", "row noctis < | | head\nrow deino > | |", &[]).silent("swarm");
    event("outnumbered", quiet, &[]).silent("tokens").has("row noctis", "< 2 | |");
    event("surrounded", quiet, &[]).play("target noctis").silent("swarm");
    // A Marine who is not in the formation does not turn.
    event("chaos-of-battle", quiet, &[]).silent("gideon");
    let empty = "players 1\nteam p1 green grey blue\nblips-left 5\nblips-right 5\nphase event\nchosen 16 13\nevents the-swarm-a\n";
    let all = "discard\nrow noctis < | head head head head head head head head head tail tail tail tail tail tail tail tail tail | \
        tongue tongue tongue tongue tongue tongue tongue tongue tongue claw claw\nrow deino > | |";
    // Deck and discard pile hold nothing more: seven lie in the piles, 29 in the formation.
    let scene = Scene::new(
        &format!("{}{all}", empty.replace("left 5", "left 4").replace("right 5", "right 3")),
        &[],
        &[],
    );
    scene.silent("blips").blips(4, 3);
}

/// Proves DA-EVT-03, DA-EVT-14, DA-EVT-15, DA-EVT-16.
#[test]
fn events_without_tokens_or_foes_give_nothing() {
    let quiet = "row noctis < | |\nrow deino > | |";
    event("resupply", quiet, &[]).play("target noctis").silent("tokens");
    event("rewarded-faith", quiet, &[]).play("target noctis").silent("slain");
    event("rewarded-faith", "row noctis < | head |\nrow deino > | |", &[])
        .play("target noctis")
        .silent("slain");
    // Second Wind is for one Marine, and for the 0 alone.
    let lines = "phase attack\nnow second-wind noctis\nevents gun-jam\nrow noctis > | | head head\nrow deino > | | head";
    solo_dice("green grey blue", lines, &[1, 0])
        .told(&["noctis slain at 1", "deino slain at 1"])
        .silent("miss");
    // Enter Formation: an empty supply gives nothing.
    let lines = "phase resolve\nchosen 11\nnow enter-formation\nrow deino < 12 | |\nrow noctis > | |";
    solo("green grey blue", lines).asks("p1 move").silent("tokens");
}

/// Proves DA-EVT-07, DA-EVT-09, DA-EVT-11.
#[test]
fn instinct_refuses_what_is_not_there() {
    let rows = "row noctis < | |\nrow deino > | |\nrow scipio > | |";
    let scan = format!(
        "phase event\n{}ahead\nlocation toxin-pumping-station\nblips-left 0\nblips-right head 4\nevents full-scan\n{rows}",
        attacked(rows)
    );
    // One pile is empty, so nobody is asked about the other.
    solo_dice("green grey blue", &scan, &[]).told(&["blip right head"]).silent("blip left");
    let rows = "row noctis > | |\nrow deino < | |\nrow gideon < | |";
    let head =
        format!("phase event\n{}ahead\nlocation toxin-pumping-station\nblips-left 1\n", attacked(rows));
    let air = format!("{head}events out-of-thin-air-a\n{rows}");
    solo("green grey blue", &air).refuses("target noctis", "DA-EVENT-06");
    let scene = event("psychic-assault", rows, &[]);
    scene.refuses("target scipio", "DA-DEATH-01").roll("target noctis", &[2]).silent("slain");
}

/// Proves DA-LOC-01, DA-LOC-05, DA-LOC-14, DA-SPAWN-06.
#[test]
fn entering_spawns_nothing_from_an_empty_pile() {
    // All Genestealers lie in the formation: the new piles stay empty.
    let all = "row noctis < | head head head head head head head head head tail tail tail tail tail tail tail tail tail | \
        tongue tongue tongue tongue tongue tongue tongue tongue tongue claw claw claw claw claw claw claw claw claw\n\
        row gideon > | |\n";
    for location in ["main-corridor", "lower-accessway", "hibernation-cluster"] {
        enter(location, all).silent("spawned");
    }
}

/// Proves DA-LOC-02, DA-LOC-12, DA-LOC-17, DA-MOVE-08.
#[test]
fn panels_are_refused_to_those_who_do_not_face_them() {
    for location in ["maintenance-tunnels", "teleportarium", "launch-control-room"] {
        let scene =
            panel(location, "row noctis < | | +control-panel\nrow gideon > | |\nrow claudio < | head |");
        scene.refuses("activate noctis control-panel", "DA-MOVE-07");
    }
}

/// Proves DA-TERR-01.
#[test]
fn the_artefact_is_not_offered_to_other_players() {
    let lines = "phase attack\nartefact p1\nevents second-wind\nrow leon > | | head\nrow gideon > | |";
    four_dice(lines, &[0]).told(&["leon slain at 1"]).silent("artefact");
    four("phase resolve\nchosen 12\nartefact p2\nrow noctis < | |\nrow gideon > | |")
        .refuses("activate noctis artefact", "DA-MOVE-07");
}
