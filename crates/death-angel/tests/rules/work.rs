//! Positions in the middle of an effect: work under way is loaded if it fits the table, and
//! refused if it does not.

use crate::support::Scene;

/// Green, grey, blue and purple live, red and yellow are dead; two swarms, a door, two tokens.
fn table(phase: &str, more: &str) -> String {
    let owners = "team p1 green\nteam p2 grey\nteam p3 blue\nteam p4 purple\nteam p5 red\nteam p6 yellow";
    let rows = "row noctis < 1 | head |\nrow scipio > | +door | claw\nrow deino < 1 | |\nrow zael > | |";
    format!("players 6\n{owners}\nblips-left 5\nblips-right 5\nphase {phase}\n{more}{rows}\n")
}

/// Whether the work can be loaded; the last of several lies above the others.
#[track_caller]
fn fits(table: &str, work: &str) -> bool {
    let lines: Vec<String> = work.split(" / ").map(|line| format!("resolving {line}")).collect();
    let problems = Scene::problems(&format!("{table}{}", lines.join("\n")));
    assert!(problems.iter().all(|problem| problem.contains("does not fit")), "{work}: {problems:?}");
    problems.is_empty()
}

#[track_caller]
fn check(table: &str, fitting: &[&str], others: &[&str]) {
    for work in fitting {
        assert!(fits(table, work), "{work} fits");
    }
    for work in others {
        assert!(!fits(table, work), "{work} does not fit");
    }
}

#[test]
fn work_on_action_cards_belongs_to_the_resolve_phase() {
    let fitting = [
        "support green",
        "enter-token green",
        "strategize none",
        "strategize 1L",
        "power-field",
        "moves green swap 3 3 3",
        "moves red swap 0 0 0",
        "door-token",
        "stealth false left",
        "scout",
        "scouted evasion",
        "intimidate",
        "volley green 3",
        "attacks green 3 12 2",
        "rolled noctis 1L 5",
        "again noctis",
        "lead",
        "panel-pile green",
        "heal green",
        "limit green",
        "launch green",
        "pump green 5",
        "heal-turn green noctis",
        "kills charge noctis 0 3 3 12 12",
        "kills attack noctis 0 0 1 1 0",
        "take 5 0 0 0 0",
    ];
    let never = [
        "support red",
        "enter-token yellow",
        "strategize 2L",
        "strategize 5L",
        "moves green swap 4 0 0",
        "moves green swap 0 4 0",
        "moves green swap 0 0 4",
        "take 6 0 0 0 0",
        "volley green 4",
        "attacks green 4 0 0",
        "attacks green 0 13 0",
        "attacks green 0 0 3",
        "rolled noctis 1L 6",
        "rolled noctis 1R 3",
        "rolled leon 1L 3",
        "again leon",
        "pump green 6",
        "heal-turn green leon",
        "teleport 0",
        "kills attack noctis 1 0 3 1 0",
        "kills attack noctis 0 4 3 1 0",
        "kills attack noctis 0 0 0 1 0",
        "kills attack noctis 0 0 4 1 0",
        "kills attack noctis 0 0 3 13 0",
        "kills attack noctis 0 0 3 1 13",
        "kills attack leon 0 0 3 1 0",
        "kills counter noctis 0 0 3 1 0",
        "kills flames noctis 0 0 3 1 0",
    ];
    check(&table("resolve", ""), &fitting, &never);
    // In another phase only what an attack or a token may ask there.
    let anywhere = ["volley", "rolled", "again", "lead", "kills attack"];
    let elsewhere: Vec<&str> =
        fitting.into_iter().filter(|work| anywhere.iter().all(|kind| !work.starts_with(kind))).collect();
    check(&table("event", ""), &["volley green 3", "rolled noctis 1L 5", "again noctis", "lead"], &elsewhere);
}

#[test]
fn a_token_that_is_not_there_is_not_given() {
    let poor = table("resolve", "").replace("noctis < 1", "noctis < 11");
    check(&poor, &["heal green"], &["support green", "enter-token green", "lead"]);
    let nobody = "players 1\nteam p1 green grey yellow\nblips-left 5\nblips-right 5\nphase resolve\nrow noctis < 1 | |\n";
    check(nobody, &["moves grey swap 0 0 0"], &["lead", "door-token", "power-field", "moves red swap 0 0 0"]);
}

#[test]
fn work_on_events_belongs_to_the_event_phase() {
    let fitting = [
        "event evasion first false",
        "event full-scan instinct false",
        "spawn orange 12 0",
        "spawn yellow 1 2",
        "everywhere 128",
        "tokens 2 4095",
        "grow 12",
        "bare",
        "place corridor",
        "deal 11",
        "travel door",
        "kills flames noctis 0 0 3 1 0",
        "kills faith noctis 0 0 3 1 0",
    ];
    let never = [
        "event evasion instinct false",
        "spawn orange 13 0",
        "spawn orange 1 4",
        "spawn yellow 1 1",
        "spawn orange 1 2",
        "everywhere 4096",
        "everywhere 4",
        "tokens 3 0",
        "tokens 0 4096",
        "grow 13",
        "place door",
        "deal 12",
        "kills faith noctis 0 0 3 2 0",
        "kills charge noctis 0 0 3 1 0",
        "kills counter noctis 0 0 3 1 0",
    ];
    let table_of_event = table("event", "");
    check(&table_of_event, &fitting, &never);
    let resolve = table("resolve", "");
    check(&resolve, &[], &fitting[..2]);
    check(&resolve, &[], &["spawn orange 1 0", "everywhere 128", "kills faith noctis 0 0 3 1 0"]);
    // At the last location there is nowhere to go, but what was begun there is ended.
    let last = table("event", "ahead\n");
    check(&last, &["travel enter", "travel done"], &["travel door", "travel arrive"]);
}

#[test]
fn work_on_an_attack_belongs_to_the_attack_phase() {
    let attack = table("attack", "");
    let fitting = ["defense 1L 5 false", "defense 2R 0 true", "kills counter noctis 0 0 3 1 0"];
    check(
        &attack,
        &fitting,
        &["defense 1L 6 false", "defense 1R 3 false", "defense 5L 3 false", "artefact 1L"],
    );
    let held = table("attack", "artefact p1\n");
    check(&held, &["artefact 1L"], &["artefact 2R", "artefact 1R"]);
    check(&table("resolve", "artefact p1\n"), &[], &["artefact 1L", fitting[0]]);
}

#[test]
fn what_names_a_cell_lies_on_top() {
    let resolve = table("resolve", "");
    let fitting = [
        "moves green swap 0 0 0 / lead",
        "strategize none / lead",
        "power-field / lead",
        "attacks green 0 0 0 / lead",
    ];
    let others = ["strategize 1L / lead", "rolled noctis 1L 3 / lead", "again noctis / lead", "lead / lead"];
    check(&resolve, &fitting, &others);
    let event = table("event", "");
    check(&event, &["event evasion first false / lead"], &["event full-scan instinct false / lead"]);
}

#[test]
fn the_first_spawn_is_the_only_work_of_the_setup() {
    let setup = table("setup", "");
    check(
        &setup,
        &["opening evasion first", "opening evasion first / spawn orange 1 0"],
        &[
            "opening evasion first / travel enter",
            "opening evasion first / bare",
            "opening evasion first / grow 1",
        ],
    );
    check(&table("resolve", ""), &[], &["opening evasion first"]);
}

/// Teams are taken in turn, clockwise from the current player.
#[test]
fn teams_are_taken_in_turn() {
    let problem = "teams: teams are taken in turn, clockwise from the current player";
    let setup = |more: &str| Scene::problems(&format!("players 2\nphase setup\n{more}"));
    let green_of_p2 = "current p2\nteam p2 green\n";
    for fine in ["", "team p1 green\n", "team p1 green red\nteam p2 grey\n", green_of_p2] {
        assert!(setup(fine).is_empty(), "{fine}: {:?}", setup(fine));
    }
    for wrong in ["team p2 green\n", "team p1 green red\n", "team p1 green\nteam p2 grey red\n"] {
        assert_eq!(setup(wrong), [problem], "{wrong}");
    }
}
