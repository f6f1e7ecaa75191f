//! Event cards (DA-EVT), each with what it does and where it finds no target.

use crate::support::{Scene, attacked, four, solo, solo_head};

fn event(event: &str, lines: &str) -> Scene {
    solo("green grey blue", &format!("phase event\n{}events {event}\n{lines}", attacked(lines)))
}

/// Proves DA-EVT-01.
#[test]
fn chaos_of_battle_turns_everybody() {
    event("chaos-of-battle", "row noctis < | |\nrow deino > | |").rows(&["noctis > | |", "deino < | |"]);
}

/// Proves DA-EVT-02.
#[test]
fn cleansing_flames_kills_two_on_a_skull() {
    let rows =
        "row noctis < | head tail | claw\nrow deino > | claw* |\nrow scipio < | | tail\nrow gideon < | |";
    let scene = event("cleansing-flames", rows);
    scene.offers(&["target noctis", "target scipio"]);
    scene.refuses("target deino", "DA-EVT-02").refuses("target gideon", "DA-EVT-02");
    scene.roll("target noctis", &[1]).offers(&["kill 1L head", "kill 1L tail", "kill 1R claw"]);
    scene
        .refuses("pass", "DA-GSLAIN-02")
        .play("kill 1R claw")
        .play("kill 1L head")
        .has("row noctis", "< | tail |");
    let missed = event("cleansing-flames", rows);
    missed.roll("target noctis", &[4]).silent("slain");
    // Fewer if there are fewer.
    let one = event("cleansing-flames", rows);
    one.roll("target scipio", &[1]).told(&["slain 3R tail"]);
    event("cleansing-flames", "row noctis < | |\nrow deino > | claw* |").silent("rolls").asks("p1 choose");
}

/// Proves DA-EVT-03.
#[test]
fn enter_formation_gives_a_token_before_each_move_card() {
    let lines = "phase resolve\nchosen 12 11 1\nnow enter-formation\nrow noctis < | |\nrow deino > | |\nrow gideon < | |";
    let scene = solo("green grey blue", &lines.replace(" 1\n", "\n"));
    scene.told(&["blue resolves 11"]).asks("p1 token").offers(&[
        "support gideon",
        "support noctis",
        "support deino",
        "pass",
    ]);
    scene
        .play("support noctis")
        .asks("p1 move")
        .play_all(&["pass", "pass"])
        .told(&["green resolves 12"])
        .asks("p1 token");
    scene.play("pass").asks("p1 move");
    event("enter-formation", "row noctis < | |\nrow deino > | |").has("now", "enter-formation");
    let poor = lines.replace(" 1\n", "\n").replace("noctis <", "noctis < 12");
    solo("green grey blue", &poor).asks("p1 move");
}

/// Proves DA-EVT-04, DA-AMB-34.
#[test]
fn evasion_lets_one_marine_attack_with_all_he_has() {
    let lines = "phase resolve\nnow evasion\nchosen 17 18\nrow leon < | head head |\nrow valencio < | tail |\nrow claudio < | claw |\nrow goriel < | |";
    let scene = solo("red yellow blue", lines);
    scene.roll("attack leon 1L", &[5]).refuses("attack valencio 2L", "DA-EVT-04").allows(&["attack leon 2L"]);
    scene.roll("attack leon 2L", &[5]).roll("attack leon 2L", &[5]).told(&["yellow resolves 18"]);
    // Heroic Charge uses up the one Marine too.
    scene.play("target ability").roll("kill 3L claw", &[]).refuses("attack goriel 1L", "DA-RESOLVE-02");
    // Attacks that are not from an Attack card are free.
    let volley = "phase resolve\nnow evasion\nchosen 12\nevents second-wind\nrow noctis < 1 | head |\nrow gideon < 1 | tail |\nrow deino < | |";
    let scene = solo("green yellow blue", volley);
    scene.play_all(&["pass", "pass"]).roll("attack noctis 1L", &[5]).roll("attack gideon 2L", &[5, 5, 5]);
    scene.told(&["gideon attacks 2L"]);
}

/// Proves DA-EVT-06, DA-AMB-17, DA-AMB-20.
#[test]
fn for_my_battle_brothers_trades_a_token_for_a_genestealer() {
    let rows = "row noctis < 2 | head bl-a |\nrow deino > | claw |\nrow scipio < 1 | | bl-b*";
    let scene = event("for-my-battle-brothers", rows);
    scene.offers(&["target noctis", "target scipio"]).refuses("target deino", "DA-EVENT-05");
    scene.clone().play("target noctis").told(&["noctis tokens -1", "discarded 1L head"]);
    // A Brood Lord alone may go, also from under a Power Field, and counts as slain.
    scene.play("target scipio").told(&["scipio tokens -1", "discarded 3R bl-b"]).has("slain-lords", "bl-b");
}

/// Proves DA-EVT-06, DA-EVENT-05, DA-AMB-20.
#[test]
fn for_my_battle_brothers_without_tokens_asks_for_an_engaged_marine() {
    // A swarm under a Power Field can lose a card too: it is not slain.
    let rows = "row noctis < | head |\nrow scipio < | |\nrow gideon > | |\nrow deino > | claw* |";
    let scene = event("for-my-battle-brothers", rows);
    scene.offers(&["target noctis", "target deino"]);
    scene.refuses("target scipio", "DA-EVENT-05").refuses("target gideon", "DA-EVENT-05");
    scene.play("target deino").told(&["discarded 4L claw"]).silent("tokens");
    // Nobody is engaged either: any Marine, and nothing happens.
    let idle = event("for-my-battle-brothers", "row noctis < | |\nrow deino > | |");
    idle.offers(&["target noctis", "target deino"])
        .play("target deino")
        .silent("discarded")
        .asks("p1 choose");
}

/// Proves DA-EVT-07.
#[test]
fn full_scan_discards_the_top_of_a_pile() {
    let scene = event("full-scan", "blips-right claw 2\nrow noctis < | |\nrow deino > | |");
    scene
        .offers(&["target pile left", "target pile right"])
        .play("target pile right")
        .told(&["blip right claw"])
        .blips(5, 2);
    // One pile is empty: there is no choice.
    let lines =
        "location toxin-pumping-station\nblips-left 0\nblips-right claw 2\nrow noctis < | |\nrow deino > | |";
    event("full-scan", lines).told(&["event full-scan", "blip right claw"]);
}

/// Proves DA-EVT-08, DA-AMB-41.
#[test]
fn gun_jam_hits_a_team_that_did_not_attack() {
    let rows = "row noctis < | |\nrow leon > | |\nrow deino < | |\nrow scipio > | |";
    let scene = four(&format!("phase event\nevents gun-jam\nchosen 1 17 11 15\n{rows}"));
    scene.offers(&["target team green", "target team blue"]);
    scene.refuses("target team red", "DA-EVT-08").refuses("target team yellow", "DA-SETUP-07");
    scene.play("target team blue").has("now", "gun-jam blue");
    // Every team attacked: no effect.
    let none = four(&format!("phase event\nevents gun-jam\nchosen 16 17 13 15\n{rows}"));
    none.has("now", "").asks("p1 choose");
    let dead = four(
        "phase event\nevents gun-jam\nchosen 1 11 15\nrow noctis < | |\nrow deino < | |\nrow scipio > | |",
    );
    dead.refuses("target team red", "DA-CHOOSE-07");
}

/// Proves DA-EVT-09.
#[test]
fn out_of_thin_air_spawns_behind_a_marine() {
    let scene = event(
        "out-of-thin-air-b",
        "blips-left head tail 1\nblips-right 2\nrow noctis > | |\nrow deino < | |",
    );
    scene
        .offers(&["target noctis", "target deino"])
        .play("target noctis")
        .has("row noctis", "> | head tail |");
}

/// Proves DA-EVT-10.
#[test]
fn outnumbered_takes_the_tokens_of_the_engaged() {
    let scene = event("outnumbered", "row noctis < 2 | head |\nrow deino > 1 | |\nrow scipio < 3 | | tongue");
    scene.rows(&["noctis < | head |", "deino > 1 | |", "scipio < | | tongue"]);
    assert_eq!(scene.game().supply(), 11);
}

/// Proves DA-EVT-11.
#[test]
fn psychic_assault_kills_on_0_or_1() {
    let scene = event("psychic-assault", "row noctis < 2 | |\nrow deino > 1 | |");
    scene.offers(&["target noctis", "target deino"]);
    assert_eq!(scene.chance("target noctis", |scene| scene.heard("noctis slain")), "1/3");
}

/// Proves DA-EVT-12, DA-AMB-32, DA-AMB-53.
#[test]
fn quick_instincts_lets_a_marine_attack() {
    let lines = "phase event\nevents quick-instincts\nchosen 1 7 3 6\ncurrent p1\nrow noctis < | |\nrow leon > 1 | | head\nrow deino < | |\nrow scipio > | |";
    let scene = four(lines);
    // Leon and Scipio have a target; the current player names one, its controller decides.
    scene.asks("p1 instinct").offers(&["target leon", "target scipio"]).refuses("target noctis", "DA-EVT-12");
    scene.play("target leon").asks("p2 attack").offers(&["attack leon 2R", "pass"]);
    scene.clone().play("pass").asks("p1 choose");
    scene.roll("attack leon 2R", &[0]).asks("p2 reroll").roll("reroll", &[1]).told(&["slain 2R head"]);
    // Nobody has a target: anybody may be named, and nothing happens.
    let idle = four(&lines.replace("| head", "|"));
    idle.offers(&["target leon", "target noctis", "target scipio", "target deino"]);
    let idle = idle.clone();
    idle.play("target noctis").asks("p1 choose");
}

/// Proves DA-EVT-13, DA-AMB-21.
#[test]
fn rescue_brings_a_slain_marine_back_at_the_bottom() {
    let scene = event("rescue-space-marine", "row noctis < | head |\nrow deino > | claw |");
    scene.offers(&["target gideon", "target lorenzo"]);
    scene
        .refuses("target noctis", "DA-EVT-13")
        .refuses("target scipio", "DA-EVT-13")
        .refuses("target leon", "DA-SETUP-07");
    scene.play("target lorenzo").told(&["lorenzo rescued"]);
    scene.rows(&["noctis < | head |", "deino > | |", "lorenzo > | claw |"]);
    let full = "row noctis < | |\nrow gideon > | |";
    event("rescue-space-marine", full).silent("rescued").asks("p1 choose");
}

/// Proves DA-EVT-14.
#[test]
fn resupply_gathers_all_tokens() {
    let scene = event("resupply", "row noctis < 2 | |\nrow deino > 1 | |\nrow scipio > 3 | |");
    scene.play("target deino").rows(&["noctis < | |", "deino > 6 | |", "scipio > | |"]);
    assert_eq!(scene.game().supply(), 6);
}

/// Proves DA-EVT-15, DA-EVENT-05, DA-AMB-53.
#[test]
fn rewarded_faith_trades_tokens_for_kills() {
    let rows = "row noctis < 2 | head tail | claw\nrow deino > 1 | | tongue\nrow scipio > | |";
    let scene = event("rewarded-faith", rows);
    scene.offers(&["target noctis", "target deino"]).play("target noctis");
    scene.offers(&["kill 1L head", "kill 1L tail", "kill 1R claw", "pass"]);
    scene
        .play("kill 1R claw")
        .clone()
        .play("pass")
        .told(&["noctis tokens -1", "slain 1R claw"])
        .has("row noctis", "< 1 | |");
    scene.play("kill 1L head").told(&["slain 1R claw", "slain 1L head", "phase choose round 2"]);
    // The trade stays optional.
    event("rewarded-faith", rows).play("target deino").play("pass").silent("slain").asks("p1 choose");
}

/// Proves DA-EVT-15, DA-EVENT-05.
#[test]
fn rewarded_faith_asks_for_a_marine_who_can_trade_where_there_is_one() {
    // Noctis can; Deino has no token, Scipio nobody to kill, and Gideon's foe is shielded.
    let rows = "row noctis < 1 | head |\nrow deino > | | tail\nrow scipio < 2 | |\nrow gideon < 1 | claw* |";
    let two = format!("{rows}\nrow lorenzo > 1 | tongue |");
    let scene = event("rewarded-faith", &two);
    scene.offers(&["target noctis", "target lorenzo"]);
    for idle in ["deino", "scipio", "gideon"] {
        scene.refuses(&format!("target {idle}"), "DA-EVENT-05");
    }
    // One alone is no choice: the trade is all that is asked.
    event("rewarded-faith", rows).offers(&["kill 1L head", "pass"]);
    // Nobody can: any Marine.
    let idle = rows.replace("noctis < 1", "noctis <");
    event("rewarded-faith", &idle).offers(&[
        "target gideon",
        "target noctis",
        "target scipio",
        "target deino",
    ]);
}

/// Proves DA-EVT-16.
#[test]
fn second_wind_holds_for_the_next_round() {
    let scene = event("second-wind", "row noctis < | |\nrow deino > | |");
    scene.offers(&["target noctis", "target deino"]).play("target deino").has("now", "second-wind deino");
}

/// Proves DA-EVT-17.
#[test]
fn secret_route_puts_two_tokens_on_the_door() {
    event("secret-route", "row noctis < | +door |\nrow deino > | |").has("door-tokens", "2");
    event("secret-route", "row noctis < 11 | +door |\nrow deino > | |").has("door-tokens", "1");
    event("secret-route", "row noctis < | |\nrow deino > | |").has("door-tokens", "").silent("tokens");
}

/// Proves DA-EVT-18, DA-AMB-20.
#[test]
fn stalking_strips_a_marine_of_his_tokens() {
    let scene = event("stalking-from-the-shadows", "row noctis < 2 | |\nrow deino > 1 | |\nrow scipio > | |");
    scene.offers(&["target noctis", "target deino"]).refuses("target scipio", "DA-EVENT-05");
    scene.play("target noctis").told(&["noctis tokens -2"]);
    event("stalking-from-the-shadows", "row noctis < | |\nrow deino > | |")
        .silent("tokens")
        .asks("p1 choose");
}

/// Proves DA-EVT-20, DA-AMB-18, DA-AMB-19.
#[test]
fn temporary_sanctuary_shuffles_a_swarm_away() {
    let rows = "blips-left 2\nrow noctis < | head head bl-b |\nrow deino > | bl-a |\nrow scipio > | | tail";
    let scene = event("temporary-sanctuary", rows);
    scene
        .offers(&["target 1L", "target 3R"])
        .refuses("target 2L", "DA-AMB-18")
        .refuses("target 1R", "DA-TERM-03");
    scene.play("target 1L").told(&["shuffled left head", "shuffled left head"]).blips(4, 5);
    scene.has("blips-left", "seen:head seen:head 2 known:head known:head");
    // An empty pile is the smaller one, and filling it averts a journey.
    let empty = rows.replace("blips-left 2", "blips-left 0");
    event("temporary-sanctuary", &empty).play("target 3R").blips(1, 5).asks("p1 choose");
    // Equal piles: the current player's choice.
    let tie = event("temporary-sanctuary", &rows.replace("blips-left 2", "blips-left 5"));
    tie.play("target 3R").offers(&["target pile left", "target pile right"]);
    event("temporary-sanctuary", "row noctis < | bl-b |\nrow deino > | |").asks("p1 choose");
}

/// Proves DA-EVT-22, DA-AMB-22.
#[test]
fn theyre_everywhere_spawns_before_the_unengaged() {
    let lines = "blips-left head tongue 2\nblips-right claw claw 1\nrow noctis < | |\nrow deino > | |\nrow scipio > | | claw\nrow gideon < | |";
    let scene = event("theyre-everywhere", lines);
    scene.told(&["spawned 1L head", "spawned 4L tongue", "spawned 2R claw"]).silent("spawned 3");
    // Exactly enough leaves no choice.
    let exact = lines.replace("blips-left head tongue 2", "blips-left head tongue\nahead");
    event("theyre-everywhere", &exact).told(&["spawned 1L head", "spawned 4L tongue"]).blips(0, 2);
    // One card for two: the current player says who gets it.
    let short = lines.replace("blips-left head tongue 2", "blips-left head\nahead");
    let scene = Scene::new(
        &format!("{}phase event\nevents theyre-everywhere\n{short}", solo_head("green grey blue")),
        &[],
        &[],
    );
    scene
        .asks("p1 shortage")
        .offers(&["target gideon", "target noctis"])
        .refuses("target deino", "DA-EVT-22");
    scene.play("target gideon").told(&["spawned 4L head"]).silent("spawned 1L");
}
