//! Location cards (DA-LOC).

use crate::support::{Scene, four, solo, solo_head};

/// Travels to a location at the end of the first phase; a Move card then waits.
fn enter(location: &str, lines: &str, picks: &[usize]) -> Scene {
    let head = solo_head("green grey blue");
    let travel =
        format!("phase choose merge\nchosen 12\nblips-left 0\nblips-right head\nahead {location} 4\n");
    Scene::new(&format!("{head}{travel}{lines}"), &[], picks)
}

/// A green Move card at a location, with a yellow Attack card to follow.
fn panel(location: &str, lines: &str) -> Scene {
    let head = format!("location {location}\nphase resolve\nchosen 12 18\n");
    solo("green yellow blue", &format!("{head}{lines}"))
}

const TWO: &str = "row noctis < | |\nrow gideon > | |";

/// Proves DA-LOC-01.
#[test]
fn main_corridor_spawns_on_the_corridor() {
    let scene = enter("main-corridor", TWO, &[1, 2]);
    scene.told(&["corridor placed 1R", "spawned 1R tail", "spawned 1R tongue"]).blips(7, 6);
}

/// Proves DA-LOC-02.
#[test]
fn maintenance_tunnels_replaces_the_panel() {
    let rows = "row noctis < | +control-panel |\nrow gideon > | |\nrow claudio < | head |";
    let scene = panel("maintenance-tunnels", rows);
    scene.play("activate noctis control-panel").told(&["control-panel removed", "corridor placed 1L"]);
    scene.has("row noctis", "< | +corridor |");
}

/// Proves DA-LOC-03.
#[test]
fn service_shaft_faces_everybody_right() {
    enter("service-shaft", TWO, &[]).told(&["noctis faces right"]).silent("gideon faces");
}

/// Proves DA-LOC-04.
#[test]
fn cryo_control_discards_a_blip() {
    let rows =
        "blips-right tail 2\nrow noctis < | +control-panel |\nrow gideon > | |\nrow claudio < | head |";
    let scene = panel("cryo-control", rows);
    scene.play("activate noctis control-panel").offers(&["target pile left", "target pile right"]);
    scene.play("target pile right").told(&["blip right tail"]);
    // One pile empty: the other loses its card; both empty: nothing happens.
    let one = panel("cryo-control", &rows.replace("blips-right tail 2", "blips-left 0\nblips-right tail 2"));
    one.play("activate noctis control-panel").told(&["blip right tail"]);
    let none = panel("cryo-control", &rows.replace("blips-right tail 2", "blips-left 0\nblips-right 0"));
    none.play("activate noctis control-panel").silent("blip").asks("p1 attack");
}

/// Proves DA-LOC-05.
#[test]
fn lower_accessway_spawns_behind_the_top_marine() {
    enter("lower-accessway", TWO, &[0, 3]).told(&["spawned 1R head", "spawned 1R claw"]).blips(7, 5);
}

/// Proves DA-LOC-06.
#[test]
fn wreckage_labyrinth_turns_marines_at_terrain() {
    // Duct 1L, Corridor 2L, Tank and Door on the right of the first: Noctis faces the Duct.
    let scene = enter("wreckage-labyrinth", TWO, &[]);
    scene
        .told(&["ventilation-duct placed 1L", "corridor placed 2L", "noctis faces right"])
        .silent("gideon faces");
}

/// Proves DA-LOC-07.
#[test]
fn apothecarion_gives_a_token_and_a_turn() {
    let rows = "row noctis < | +control-panel |\nrow gideon > | |\nrow claudio < | head |";
    let scene = panel("apothecarion", rows);
    scene.play("activate noctis control-panel").offers(&[
        "support claudio",
        "support gideon",
        "support noctis",
    ]);
    scene.play("support claudio").told(&["claudio tokens +1"]).offers(&["turn claudio", "pass"]);
    scene.refuses("turn noctis", "DA-RESOLVE-07");
    scene.clone().play("pass").has("row claudio", "< 1 | head |");
    scene.play("turn claudio").has("row claudio", "> 1 | head |");
}

/// Proves DA-LOC-08, DA-AMB-29.
#[test]
fn core_cogitator_limits_a_terrain_card_in_this_rounds_event_phase() {
    let rows = "row noctis < | +control-panel |\nrow gideon > | |\nrow claudio < | head +ventilation-duct |";
    let scene = panel("core-cogitator", rows);
    scene.play("activate noctis control-panel").offers(&["target control-panel", "target ventilation-duct"]);
    scene
        .refuses("target door", "DA-LOC-08")
        .play("target ventilation-duct")
        .has("limited", "ventilation-duct 0");
    // A major box of 3 brings one Genestealer. Afterwards the limit is gone.
    let event = "location core-cogitator\nphase event\nspawn 3 3\nevents full-scan\nlimited ventilation-duct 0\n\
        blips-left head tail 3\nblips-right claw 2\nrow noctis < | |\nrow gideon > | +ventilation-duct |";
    let scene = solo("green yellow blue", event);
    scene.play("target pile right").told(&["spawned 2L head"]).has("limited", "");
    assert_eq!(scene.count("spawned"), 1);
    // One in all: with one already there nobody comes.
    let full = solo("green yellow blue", &event.replace("ventilation-duct 0", "ventilation-duct 1"));
    assert_eq!(full.play("target pile right").count("spawned"), 0);
    // It lapses if they travel before.
    let travel = "location core-cogitator\nphase resolve merge\nlimited ventilation-duct 0\nblips-left 0\nblips-right head\n\
        ahead launch-control-room\nevents second-wind\nrow noctis < | |\nrow gideon > | +ventilation-duct |";
    solo("green yellow blue", travel).has("limited", "");
}

/// Proves DA-LOC-09, DA-AMB-49.
#[test]
fn munitorium_gives_two_marines_a_token() {
    let scene = enter("munitorium", "row noctis < | |\nrow gideon > | |\nrow deino < | |", &[]);
    scene.asks("p1 enter").play("support gideon").refuses("support gideon", "DA-AMB-49");
    scene
        .offers(&["support noctis", "support deino"])
        .play("support deino")
        .told(&["deino tokens +1"])
        .asks("p1 move");
    // One Marine, or one token.
    enter("munitorium", "row noctis < | |", &[])
        .has("row noctis", "< 1 | +door +promethium-tank | +dark-corner +ventilation-duct");
    let poor = enter("munitorium", "row noctis < 11 | |\nrow gideon > | |\nrow deino < | |", &[]);
    poor.play("support gideon").asks("p1 move");
}

/// Proves DA-LOC-10, DA-AMB-52.
#[test]
fn black_holds_lets_a_swarm_grow() {
    let scene = enter("black-holds", "row noctis < | head |\nrow gideon > | | tail", &[]);
    scene.asks("p1 enter").offers(&["target 1L", "target 2R"]).refuses("target 1R", "DA-TERM-03");
    scene.draw("target 2R", &[], &[2, 2]).told(&["named 2R", "spawned 2R tongue", "spawned 2R tongue"]);
    enter("black-holds", TWO, &[]).silent("spawned").asks("p1 move");
}

/// Proves DA-LOC-11, DA-AMB-20, DA-AMB-52.
#[test]
fn dark_catacombs_spawns_behind_a_marine_without_tokens() {
    let scene = enter("dark-catacombs", "row noctis < 1 | |\nrow gideon > | |\nrow deino < | |", &[]);
    scene.asks("p1 enter").offers(&["target gideon", "target deino"]).refuses("target noctis", "DA-LOC-11");
    scene.draw("target gideon", &[], &[0]).told(&["spawned 2L head"]);
    let all = enter("dark-catacombs", "row noctis < 1 | |\nrow gideon > 1 | |", &[]);
    all.offers(&["target gideon", "target noctis"]);
}

/// Proves DA-LOC-11, DA-AMB-20.
#[test]
fn where_all_have_tokens_the_catacombs_ask_for_a_marine_with_a_pile_behind_him() {
    let lines = "location dark-catacombs\nphase choose next\nchosen 12\nblips-left 0\n\
        row noctis < 1 | |\nrow gideon > 1 | |\nrow deino < 1 | |\nresolving travel done\nresolving bare";
    let scene = solo("green grey blue", lines);
    scene.offers(&["target noctis", "target deino"]).refuses("target gideon", "DA-BLIP-03");
    // With both piles empty anybody may be named.
    let none = solo("green grey blue", &lines.replace("blips-left 0", "blips-left 0\nblips-right 0"));
    none.offers(&["target gideon", "target noctis", "target deino"]);
}

/// Proves DA-LOC-12, DA-AMB-25.
#[test]
fn teleportarium_costs_tokens_or_lives_and_the_piles() {
    let lines = "location teleportarium\nahead generatorium 4\nphase resolve\nchosen 12 7 13\nblips-left head\nblips-right tail\n\
        row noctis < | +control-panel |\nrow leon > 1 | |\nrow gideon < | |\nrow deino < | claw |";
    let scene = four(lines);
    // Red's card 7 comes first.
    scene.play_all(&["pass", "pass"]).asks("p1 move");
    scene
        .roll("activate noctis control-panel", &[0])
        .told(&["noctis rolls 0 for teleport", "noctis slain at 1"]);
    // Then Leon, by his controller; then the others, who have no token, roll.
    scene.asks("p2 ability").offers(&["target token", "target roll"]);
    let rolled = scene.clone();
    rolled.roll("target roll", &[0, 1, 1]).told(&["leon slain at 1"]);
    scene.roll("target token", &[1, 1]).told(&[
        "leon tokens -1",
        "gideon rolls 1 for teleport",
        "deino rolls 1 for teleport",
    ]);
    scene.told(&["blip left head", "blip right tail"]).blips(0, 0);
}

/// Proves DA-LOC-13.
#[test]
fn generatorium_kills_up_to_four_or_the_marine() {
    let rows = "row noctis < | head +control-panel |\nrow gideon > | tail tail tail |\nrow claudio < | head* |\nrow goriel < | claw |";
    let scene = panel("generatorium", rows);
    scene.roll("activate noctis control-panel", &[2]).offers(&[
        "kill 1L head",
        "kill 2L tail",
        "kill 4L claw",
        "pass",
    ]);
    scene.play_all(&["kill 2L tail", "kill 2L tail", "kill 2L tail", "kill 1L head"]).asks("p1 attack");
    let fewer = panel("generatorium", rows);
    fewer.roll("activate noctis control-panel", &[2]).play("pass").silent("slain").asks("p1 attack");
    let dead = panel("generatorium", rows);
    dead.roll("activate noctis control-panel", &[5]).told(&["noctis slain at 1"]);
}

/// Proves DA-LOC-14, DA-AMB-24.
#[test]
fn hibernation_cluster_makes_piles_by_the_marines() {
    enter("hibernation-cluster", TWO, &[]).blips(2, 2).has("location", "hibernation-cluster").asks("p1 move");
    // With three cards for two times two: the current player places the odd one.
    let box_of = ["head", "tail", "tongue", "claw"].map(|symbol| vec![symbol; 9]).concat();
    let swarm = box_of[1..34].join(" ");
    let scene = enter("hibernation-cluster", &format!("row noctis < | {swarm} |\nrow gideon > | |"), &[]);
    scene.asks("p1 shortage").draw("target pile left", &[], &[3, 3]).blips(2, 1);
}

/// Proves DA-LOC-15.
#[test]
fn wrath_of_baal_chapel_places_the_artefact() {
    let scene = enter("wrath-of-baal-chapel", TWO, &[]);
    scene
        .asks("p1 enter")
        .offers(&["target 1L", "target 1R", "target 2L", "target 2R"])
        .refuses("pass", "DA-TRAVEL-09");
    scene.play("target 2R").told(&["artefact placed 2R"]);
}

/// Proves DA-LOC-16, DA-AMB-28, DA-BROOD-02.
#[test]
fn the_lair_gathers_the_swarms_and_the_brood_lords_come() {
    let rows = "row noctis < | head |\nrow gideon > | | tail\nrow deino < | claw |";
    // Duct at the second position on the left, Chimney at the last on the right.
    let scene = enter("genestealer-lair", rows, &[0]);
    scene.rows(&[
        "noctis < | +dark-corner |",
        "gideon > | head claw bl-a +ventilation-duct | +corridor",
        "deino < | | tail bl-b +spore-chimney",
    ]);
    let other = enter("genestealer-lair", rows, &[1]);
    other.told(&["spawned 2L bl-b", "spawned 3R bl-a"]);
}

/// Proves DA-LOC-17, DA-AMB-26.
#[test]
fn launch_control_is_won_by_a_low_number() {
    let rows = "row noctis < | +control-panel |\nrow gideon > | |\nrow claudio < | head |";
    let scene = panel("launch-control-room", &format!("location-tokens 2\n{rows}"));
    scene.play("activate noctis control-panel").offers(&["target token", "target roll"]);
    assert_eq!(scene.chance("target roll", |scene| scene.game().outcome().is_some()), "1/2");
    scene.clone().roll("target roll", &[2]).ended("mission");
    scene.clone().roll("target roll", &[3]).asks("p1 attack");
    scene.play("target token").has("location-tokens", "3");
    assert_eq!(scene.game().supply(), 9);
    // With no token on it a 0 wins.
    let bare = panel("launch-control-room", rows);
    bare.play("activate noctis control-panel").roll("target roll", &[0]).ended("mission");
    // With an empty supply there is only the die.
    let poor = rows.replace("gideon >", "gideon > 12");
    panel("launch-control-room", &poor)
        .roll("activate noctis control-panel", &[5])
        .told(&["player rolls 5 for launch"]);
}

/// Proves DA-LOC-18, DA-AMB-27.
#[test]
fn toxin_pumping_discards_from_one_pile() {
    let rows = "blips-left head head\nblips-right tail 4\nrow noctis < | +control-panel |\nrow gideon > | |\nrow claudio < | head |";
    let scene = panel("toxin-pumping-station", rows);
    scene.roll("activate noctis control-panel", &[3]).offers(&["target pile left", "target pile right"]);
    // Three from a pile of two: the rest is lost.
    scene.play("target pile left").told(&["blip left head", "blip left head"]).blips(0, 5);
    let zero = panel("toxin-pumping-station", rows);
    zero.roll("activate noctis control-panel", &[0]).silent("blip").asks("p1 attack");
    let one = panel("toxin-pumping-station", &rows.replace("blips-left head head", "blips-left 0"));
    one.roll("activate noctis control-panel", &[1]).told(&["blip right tail"]);
    // The last card of the last pile, with nobody in the formation, wins.
    let last = "blips-left 0\nblips-right tail\nrow noctis < | +control-panel |\nrow gideon > | |";
    let last = format!("location toxin-pumping-station\nphase resolve\nchosen 12\n{last}");
    solo("green yellow blue", &last).roll("activate noctis control-panel", &[1]).ended("extermination");
}
