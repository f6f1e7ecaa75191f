//! Blip piles and spawning (DA-BLIP, DA-SPAWN).

use crate::support::{Scene, solo, solo_head};
use death_angel::Color;
use death_angel::cards::TERRAIN;

/// Proves DA-SPAWN-01, DA-SPAWN-02, DA-SPAWN-03, DA-SPAWN-05, DA-TV-13.
#[test]
fn a_box_serves_every_terrain_card_of_its_color() {
    // Gun Jam: major yellow, minor red. Setup values 5 and 3.
    let lines = "phase event\nahead\nspawn 5 3\nevents gun-jam\nchosen 16 15 13\nblips-left head head head head head tail tail tail\n\
        blips-right claw claw claw claw claw 2\n\
        row noctis > | +door |\nrow deino < | claw +ventilation-duct |\nrow scipio < | | +control-panel";
    let scene = solo("green grey blue", lines);
    scene.told(&["spawned 3R claw", "spawned 1L head", "spawned 2L tail"]);
    assert_eq!((scene.count("spawned 1L"), scene.count("spawned 2L"), scene.count("spawned 3R")), (5, 3, 5));
    // They join the swarm that is there; then the tails move down.
    scene.blips(0, 2);
}

/// Proves DA-SPAWN-04.
#[test]
fn colors_have_their_threat_boxes() {
    let threats = [Color::Red, Color::Orange, Color::Yellow, Color::Green].map(Color::threat);
    assert_eq!(threats, [4, 3, 2, 1]);
    for &color in Color::ALL {
        assert_eq!(TERRAIN.iter().filter(|card| card.color == color).count(), 2);
    }
    let colors: Vec<Color> = TERRAIN.iter().map(|card| card.color).collect();
    use Color::{Green, Orange, Red, Yellow};
    assert_eq!(colors, [Green, Yellow, Green, Orange, Yellow, Orange, Red, Red]);
}

/// Secret Route: major orange, major green. Two green cards on the left.
const CHAPEL: &str = "location wrath-of-baal-chapel\nahead\nphase event\nspawn 3 1\nevents secret-route\n\
    row noctis < | |\nrow deino < | |\nrow gideon < | +corridor |\nrow scipio > | |\nrow lorenzo > | +artefact |\n";

fn chapel(lines: &str) -> Scene {
    solo("green grey blue", &format!("{CHAPEL}{lines}"))
}

/// Proves DA-SPAWN-06, DA-SPAWN-07, DA-AMB-56, DA-TV-24.
#[test]
fn a_short_pile_is_shared_as_the_current_player_likes() {
    let scene = chapel("blips-left head tail tongue claw");
    // The number is for the Artefact; the rest appears on the Corridor.
    scene.asks("p1 shortage").offers(&["target artefact 1", "target artefact 2", "target artefact 3"]);
    for wrong in ["artefact 0", "artefact 4", "corridor 1", "artefact"] {
        scene.refuses(&format!("target {wrong}"), "DA-SPAWN-07");
    }
    scene.refuses("pass", "DA-SPAWN-07").refuses("target pile left", "DA-RESOLVE-02");
    scene.clone().play("target artefact 1").told(&[
        "spawned 5L head",
        "spawned 3L tail",
        "spawned 3L tongue",
        "spawned 3L claw",
    ]);
    scene.play("target artefact 2").told(&["spawned 5L head", "spawned 5L tail", "spawned 3L tongue"]);
    scene.blips(0, 5);
    // One card: all or nothing for each of the two.
    chapel("blips-left head").offers(&["target artefact 0", "target artefact 1"]);
}

/// Proves DA-SPAWN-07, DA-AMB-56.
#[test]
fn nobody_is_asked_where_there_is_one_way_to_share() {
    // An empty pile brings nothing.
    assert_eq!(chapel("blips-left 0").count("spawned"), 0);
    // With enough for both there is no choice.
    chapel("blips-left head head head tail tail tail").told(&["spawned 5L head", "spawned 3L tail"]);
    // Core Cogitator lets one appear on the Artefact: the share is one or none of it.
    let limited = chapel("blips-left head tail tongue\nlocation core-cogitator\nlimited artefact 0");
    limited.offers(&["target artefact 0", "target artefact 1"]);
    limited.play("target artefact 0").told(&["spawned 3L head", "spawned 3L tail", "spawned 3L tongue"]);
    // With the limit reached all others go to the Corridor.
    let full = chapel("blips-left head tail\nlocation core-cogitator\nlimited artefact 1");
    full.told(&["spawned 3L head", "spawned 3L tail"]).silent("spawned 5L");
}

/// Proves DA-SPAWN-09.
#[test]
fn new_arrivals_take_part_in_the_movement() {
    // Evasion: minor yellow, minor red, flank head.
    let lines =
        "phase event\nspawn 3 1\nevents evasion\nblips-left head 3\nrow noctis < | +door |\nrow deino < | |";
    solo("green grey blue", lines).told(&["spawned 1L head", "swarm 1L to 1R"]);
}

/// Proves DA-BLIP-01, DA-BLIP-02, DA-TV-12, DA-TRAVEL-08.
#[test]
fn a_journey_makes_new_piles_of_the_sizes_on_the_location() {
    let lines = "phase choose merge\nblips-left head tail\nblips-right 0\nahead genestealer-lair\nchosen 1\nrow noctis < | |\nrow deino > | |";
    let scene = Scene::new(&format!("{}{lines}", solo_head("green grey blue")), &[], &[0]);
    scene.told(&[
        "location genestealer-lair",
        "blip left head",
        "blip left tail",
        "blips left +6",
        "blips right +5",
    ]);
    scene.blips(6, 5).has("discard", "head tail");
}
