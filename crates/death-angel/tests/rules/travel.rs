//! Journeys (DA-TRAVEL).

use crate::support::{Scene, solo_head};

fn scene(lines: &str, dice: &[u8], picks: &[usize]) -> Scene {
    Scene::new(&format!("{}{lines}", solo_head("green grey blue")), dice, picks)
}

/// Proves DA-TRAVEL-01, DA-TRAVEL-04, DA-TRAVEL-12.
#[test]
fn an_empty_pile_sends_the_formation_on_at_the_end_of_any_phase() {
    for (phase, next) in
        [("choose", "resolve"), ("resolve", "attack"), ("attack", "event"), ("event", "choose")]
    {
        let lines = format!(
            "phase {phase} merge\nchosen 12\nblips-left 0\nblips-right head\nahead launch-control-room\nspawn 2 1\n\
             events second-wind\nrow noctis < | |\nrow gideon > | |"
        );
        let scene = scene(&lines, &[], &[]);
        let round = if phase == "event" { 2 } else { 1 };
        scene.told(&["location launch-control-room", &format!("phase {next} round {round}")]);
        // The spawn values of the setup card stay.
        scene.has("spawn", "2 1").has("ahead", "");
    }
    let full = "phase resolve merge\nblips-left 1\nblips-right 1\nevents second-wind\nrow noctis < | |\nrow gideon > | |";
    scene(full, &[], &[]).silent("location").asks("p1 instinct");
}

/// Proves DA-TRAVEL-03, DA-TERR-05, DA-AMB-31.
#[test]
fn the_door_kills_before_the_new_location() {
    let lines = "phase choose merge\nchosen 12\nblips-left 0\nblips-right head\nahead launch-control-room\ndoor-tokens 2\n\
        row noctis < | head bl-a | claw*\nrow gideon > | +door | tail";
    let scene = scene(lines, &[], &[]);
    scene.asks("p1 kill").offers(&["kill 1L head", "kill 2R tail", "pass"]);
    scene.refuses("kill 1R claw", "DA-AMB-15").refuses("kill 1L bl-a", "DA-BROOD-04");
    let declined = scene.clone();
    declined.play("pass").told(&["location launch-control-room"]).silent("slain");
    assert_eq!(declined.game().supply(), 12);
    scene
        .play("kill 2R tail")
        .silent("location")
        .play("kill 1L head")
        .told(&["slain 1L head", "location launch-control-room"]);
    assert_eq!((scene.line("door-tokens").as_str(), scene.game().supply()), ("", 12));
}

/// Proves DA-TRAVEL-05, DA-TRAVEL-06, DA-TRAVEL-07, DA-TV-18, DA-AMB-45, DA-AMB-46.
#[test]
fn terrain_is_placed_from_top_and_bottom() {
    let names = ["noctis", "gideon", "scipio", "calistarius", "lorenzo"];
    let place = |n: usize| {
        let rows: String = names[..n].iter().map(|name| format!("row {name} < | |\n")).collect();
        let rows = rows.replacen("| |", "| +artefact +door |", 1);
        let lines = format!(
            "phase choose merge\nchosen 12\nblips-left 0\nblips-right head\nahead main-corridor 4\ndoor-tokens 1\nlocation-tokens 2\n{rows}"
        );
        // Main Corridor brings two Genestealers on the Corridor.
        scene(&lines, &[], &[0, 0])
    };
    let cells = |n: usize, cells: [&str; 4]| {
        let terrain = ["ventilation-duct", "door", "corridor", "dark-corner"];
        let told: Vec<String> =
            terrain.iter().zip(cells).map(|(t, cell)| format!("{t} placed {cell}")).collect();
        place(n).told(&told.iter().map(String::as_str).collect::<Vec<_>>());
    };
    cells(5, ["2L", "5L", "1R", "3R"]);
    cells(3, ["2L", "3L", "1R", "1R"]);
    cells(1, ["1L", "1L", "1R", "1R"]);
    // The old terrain is gone, the token on it back in the supply.
    let scene = place(5);
    assert!(!scene.text().contains("artefact"));
    assert_eq!((scene.game().supply(), scene.line("door-tokens").as_str()), (12, ""));
    scene.has("location-tokens", "");
}

/// Proves DA-TRAVEL-09, DA-LOC-03.
#[test]
fn upon_entering_happens_last() {
    let lines = "phase choose merge\nchosen 12\nblips-left 0\nblips-right head\nahead service-shaft 4\n\
        row noctis < | |\nrow gideon > | |";
    let scene = scene(lines, &[], &[]);
    scene.told(&["location service-shaft", "door placed 1R", "blips right +7", "noctis faces right"]);
    scene.silent("gideon faces");
}

/// Proves DA-AMB-04, DA-AMB-05.
#[test]
fn there_is_one_journey_at_each_end_of_a_phase() {
    // 33 Genestealers stand in the formation, so there is one card for each pile at most.
    let all = |symbol: &str, n: usize| vec![symbol; n].join(" ");
    let swarm = format!("{} {} {} {}", all("head", 9), all("tail", 9), all("tongue", 9), all("claw", 8));
    let lines = format!(
        "phase choose merge\nchosen 12\nblips-left 0\nblips-right claw\nahead black-holds generatorium 4\n\
         row noctis < | {swarm} |\nrow gideon > | |"
    );
    let scene = scene(&lines, &[], &[]);
    // One card for two piles: the current player puts it on the right; the left stays empty.
    scene.told(&["location black-holds"]).asks("p1 shortage").play("target pile right");
    scene.asks("p1 move").blips(0, 1).has("location", "black-holds");
}
