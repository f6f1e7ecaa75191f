//! Action cards (DA-ACT), each with what it does and where it refuses.

use crate::support::{Scene, four, solo};
use death_angel::Seat;

/// Proves DA-ACT-04, DA-AMB-14.
#[test]
fn overwatch_costs_each_red_marine_a_token_of_his_own() {
    let lines = "phase event\nevents evasion\nchosen 4\nrow leon < 2 | tail tail |\nrow valencio < | |\nrow scipio < 1 | |";
    let scene = solo("red grey blue", lines);
    scene.offers(&["attack leon 1L", "pass"]).refuses("attack valencio 1L", "DA-AMB-14");
    scene.refuses("attack scipio 1L", "DA-TERM-08");
    // A further token may buy a reroll.
    scene
        .roll("attack leon 1L", &[0])
        .told(&["leon tokens -1"])
        .roll("reroll", &[1])
        .told(&["slain 1L tail"]);
    scene.asks("p1 choose");
    // Without a token or a target nobody is asked.
    let idle = lines.replace("leon < 2", "leon < ");
    solo("red grey blue", &idle).asks("p1 choose");
    let blind = lines.replace("leon < 2", "leon > 2");
    solo("red grey blue", &blind).asks("p1 choose");
}

/// Proves DA-ACT-05.
#[test]
fn strategize_is_optional_and_needs_a_swarm() {
    let lines = "phase resolve\nchosen 5 11\nrow zael < | head |\nrow deino > | |";
    let scene = solo("purple grey blue", lines);
    scene.play("support zael").play("pass").asks("p1 move").has("row zael", "< 1 | head |");
    let scene = solo("purple grey blue", &lines.replace("head", ""));
    scene.play("support zael").asks("p1 move");
    // Up from the first position does not exist.
    let scene = solo("purple grey blue", lines);
    scene.play("support zael").play("target 1L").offers(&["target 1R", "target 2L", "target 2R"]);
    // The choice is the purple player's, and it is no movement of the Event Phase.
    let four = "players 4\nteam p1 green\nteam p2 purple\nteam p3 blue\nteam p4 grey\nblips-left 5\nblips-right 5\n\
        phase resolve\nchosen 5\nrow zael < | head |\nrow deino > | |";
    let scene = Scene::new(four, &[], &[]);
    scene.asks("p2 token").play("support deino").asks("p2 ability");
}

/// Proves DA-ACT-06, DA-AMB-16.
#[test]
fn power_field_stops_attacks_and_kills_but_not_moves() {
    let lines =
        "phase resolve\nchosen 6 9\nrow scipio < | head tail |\nrow claudio > | |\nrow goriel < | claw |";
    let scene = solo("yellow grey blue", lines);
    scene
        .play("support scipio")
        .offers(&["target 1L", "target 3L", "pass"])
        .refuses("target 2L", "DA-TERM-03");
    scene.play("target 1L").told(&["power field 1L"]).has("row scipio", "< 1 | head* tail* |");
    // Without a swarm there is nothing to ask.
    let none = solo("yellow grey blue", "phase resolve\nchosen 6 9\nrow scipio < | |\nrow claudio > | |");
    none.play("support scipio").asks("p1 move");
    // Moved and shuffled away all the same.
    let rows = "chosen 6 18\nrow scipio < | tail* |\nrow goriel < | |\nrow claudio < | |";
    let moved = solo("yellow grey blue", &format!("phase event\nevents gun-jam\n{rows}"));
    moved.told(&["swarm 1L to 2L", "phase choose round 2"]);
    let away = solo(
        "yellow grey blue",
        &format!("phase event\nevents temporary-sanctuary\nblips-left 4\n{}\nrow deino < | claw |", rows),
    );
    away.play("target 1L").told(&["shuffled left tail"]);
}

/// Proves DA-ACT-07.
#[test]
fn onward_brothers_may_put_a_second_token_on_the_door() {
    let lines = "phase resolve\nchosen 7 11\nrow leon < | +door |\nrow valencio < | |\nrow deino > | |";
    let scene = solo("red grey blue", lines);
    scene
        .play("activate leon door")
        .told(&["door tokens +1"])
        .asks("p1 ability")
        .offers(&["target ability", "pass"]);
    let declined = scene.clone();
    declined.play("pass").has("door-tokens", "1");
    scene.play("target ability").told(&["door tokens +1"]).has("door-tokens", "2");
    // Only the red team, and only while there are tokens.
    let poor = lines.replace("deino >", "deino > 11");
    let scene = solo("red grey blue", &poor);
    scene.play("activate leon door").has("door-tokens", "1").asks("p1 move");
    let green =
        lines.replace("chosen 7", "chosen 12").replace("leon", "noctis").replace("valencio", "gideon");
    let scene = solo("green grey blue", &green.replace("12 11", "12\nevents second-wind"));
    scene.play("activate noctis door").has("door-tokens", "1").asks("p1 instinct");
}

/// Proves DA-ACT-08, DA-AMB-14.
#[test]
fn stealth_tactics_discards_one_blip_and_for_a_token_another() {
    let lines = "phase resolve\nchosen 8 12\nblips-left head 2\nblips-right tail 2\n\
        row scipio < | |\nrow calistarius < 1 | |\nrow noctis > 1 | |\nrow gideon > | |";
    let scene = solo("green grey blue", lines);
    scene.play_all(&["pass", "pass"]).offers(&["target pile left", "target pile right", "pass"]);
    scene.play("target pile left").told(&["blip left head"]).offers(&["target calistarius", "pass"]);
    scene.refuses("target scipio", "DA-AMB-14").refuses("target noctis", "DA-TERM-08");
    scene.refuses("target pile right", "DA-RESOLVE-02");
    scene.play("target calistarius").told(&["calistarius tokens -1", "blip right tail"]).blips(2, 2);
    // Nothing in the other pile, or nobody to pay: no second question.
    let scene = solo("green grey blue", &lines.replace("blips-right tail 2", "blips-right 0"));
    scene
        .play_all(&["pass", "pass"])
        .offers(&["target pile left", "pass"])
        .refuses("target pile right", "DA-BLIP-03");
    scene.play("target pile left").told(&["green resolves 12"]);
}

/// Proves DA-ACT-10, DA-AMB-40.
#[test]
fn forward_scouting_looks_at_the_top_event() {
    let lines = "players 4\nteam p1 green\nteam p2 purple\nteam p3 blue\nteam p4 grey\nblips-left 5\nblips-right 5\n\
        phase resolve\nchosen 10 11\nevents evasion gun-jam\nrow zael < | |\nrow omnio < | |\nrow deino > | |";
    let scene = Scene::new(lines, &[], &[]);
    scene.play_all(&["pass", "pass"]).asks("p2 ability").offers(&["target ability", "pass"]);
    let declined = scene.clone();
    declined.play("pass").has("events", "evasion gun-jam");
    scene.play("target ability").told(&["looked at evasion"]).offers(&["target top", "target bottom"]);
    assert!(scene.view(Some(Seat::P2)).contains("resolving scouted evasion"));
    for other in [Some(Seat::P1), Some(Seat::P3), None] {
        assert!(!scene.view(other).contains("evasion"));
    }
    let top = scene.clone();
    top.play("target top").has("events", "evasion gun-jam");
    assert!(top.view(Some(Seat::P2)).contains("events evasion\nevents-known"));
    assert!(!top.view(Some(Seat::P1)).contains("evasion"));
    scene
        .play("target bottom")
        .told(&["put back at the bottom"])
        .has("events", "gun-jam")
        .has("events-bottom", "evasion");
    assert!(scene.view(Some(Seat::P2)).contains("events-bottom evasion"));
    assert!(!scene.view(Some(Seat::P3)).contains("evasion"));
}

/// Proves DA-ACT-11, DA-AMB-18, DA-AMB-19, DA-AMB-39.
#[test]
fn intimidation_shuffles_engaged_genestealers_away() {
    let lines = "phase resolve\nchosen 11 12\nblips-left 2\nblips-right 3\n\
        row deino < | head head tail bl-a |\nrow lorenzo > | | claw*\nrow noctis < | tongue |\nrow gideon > | |";
    let scene = solo("green grey blue", lines);
    scene.play_all(&["pass", "pass"]).asks("p1 ability");
    let declined = scene.clone();
    declined.play("pass").told(&["green resolves 12"]);
    scene.roll("target ability", &[2]).offers(&["target 1L head", "target 1L tail", "target 2R claw"]);
    scene
        .refuses("target 1L bl-a", "DA-AMB-18")
        .refuses("target 3L tongue", "DA-ACT-11")
        .refuses("pass", "DA-AMB-39");
    scene.play("target 1L tail").play("target 2R claw").told(&["shuffled left tail", "shuffled left claw"]);
    scene
        .has("blips-left", "seen:tail seen:claw 2 known:tail known:claw")
        .has("row deino", "< | head head bl-a |");
    // All there are, if the number is higher.
    let all = solo("green grey blue", lines);
    all.play_all(&["pass", "pass"]).roll("target ability", &[5]).has("row deino", "< | bl-a |").blips(6, 3);
    // A 0 takes nobody; equal piles are the player's choice.
    let zero = solo("green grey blue", lines);
    zero.play_all(&["pass", "pass"]).roll("target ability", &[0]).told(&["green resolves 12"]).blips(2, 3);
    let tie = solo("green grey blue", &lines.replace("blips-left 2", "blips-left 3"));
    tie.play_all(&["pass", "pass"]).roll("target ability", &[1]).play("target 1L tail");
    tie.offers(&["target pile left", "target pile right"]).play("target pile right").blips(3, 4);
    // Nobody engaged with blue: nothing to ask.
    let none =
        solo("green grey blue", "phase resolve\nchosen 11 12\nrow deino < | bl-a |\nrow noctis < | head |");
    none.play_all(&["pass", "pass"]).told(&["green resolves 12"]);
}

/// Proves DA-ACT-12.
#[test]
fn run_and_gun_lets_green_marines_pay_to_attack() {
    let lines = "phase resolve\nchosen 12 18\nrow noctis < 1 | head head |\nrow gideon < | tail |\nrow claudio < 1 | claw |";
    let scene = solo("green yellow blue", lines);
    scene.play_all(&["pass", "pass"]).offers(&[
        "attack noctis 1L",
        "attack noctis 2L",
        "attack noctis 3L",
        "pass",
    ]);
    scene.refuses("attack gideon 2L", "DA-AMB-14").refuses("attack claudio 3L", "DA-TERM-08");
    scene.roll("attack noctis 1L", &[1]).told(&["noctis tokens -1", "slain 1L head", "yellow resolves 18"]);
}

/// Proves DA-ACT-13, DA-AMB-37.
#[test]
fn lead_by_example_gives_one_token_a_round() {
    let lines = "phase resolve\nchosen 13 18\nrow deino < | head head head |\nrow lorenzo < | tail tail |\nrow claudio < | claw |";
    let scene = solo("green yellow blue", lines);
    scene.roll("attack deino 1L", &[1]).asks("p1 token").offers(&[
        "support claudio",
        "support lorenzo",
        "support deino",
        "pass",
    ]);
    // Declining leaves it for the next kill.
    let later = scene.clone();
    later.play("pass").roll("attack lorenzo 2L", &[1]).asks("p1 token");
    scene.play("support claudio").has("led", "").roll("attack lorenzo 2L", &[1]);
    scene.told(&["slain 2L tail", "yellow resolves 18"]);
    assert!(scene.text().contains("\nled\n"));
    // A kill by the Door or by terrain is none by a Marine.
    let tank = "phase resolve\nchosen 11 13\nrow deino < | head +promethium-tank |\nrow lorenzo < | |\nrow noctis < | |";
    let scene = solo("green grey blue", &tank.replace("11 13", "11\nevents second-wind"));
    scene.roll("activate deino promethium-tank", &[5]).asks("p1 instinct");
}

/// Proves DA-ACT-14.
#[test]
fn the_flamer_kills_by_its_number() {
    let lines = "phase resolve\nchosen 14 18\nrow zael < | head head tail claw |\nrow omnio < | |\nrow claudio < | claw |";
    let scene = solo("purple yellow blue", lines);
    scene.roll("attack zael 1L", &[2]).asks("p1 kill").refuses("pass", "DA-GSLAIN-02");
    scene.play("kill 1L tail").offers(&["kill 1L head", "kill 1L claw"]).play("kill 1L claw");
    scene.has("row zael", "< | head head |");
    // His mate attacks as usual: a 4 misses.
    scene.roll("attack omnio 1L", &[4]).told(&["miss omnio"]);
}

/// Proves DA-ACT-15, DA-ATTACK-06.
#[test]
fn a_skull_lets_calistarius_attack_again() {
    let lines = "phase resolve\nchosen 15 18\nrow calistarius < | head |\nrow scipio < | tail tail |\nrow claudio < | claw |";
    let scene = solo("grey yellow blue", lines);
    scene.roll("attack calistarius 1L", &[1]).asks("p1 attack");
    scene
        .offers(&["attack calistarius 2L", "attack calistarius 3L", "pass"])
        .refuses("attack scipio 2L", "DA-RESOLVE-07");
    scene.roll("attack calistarius 2L", &[3]).told(&["slain 2L tail"]).asks("p1 attack");
    scene.roll("attack calistarius 2L", &[4]).told(&["miss calistarius"]);
    // Then his mate, once.
    scene.offers(&["attack scipio 2L", "attack scipio 3L", "pass"]);
}

/// Proves DA-ACT-16.
#[test]
fn dead_aim_kills_up_to_three_on_a_4() {
    let lines = "phase resolve\nchosen 16 18\nrow noctis < | head head head tail |\nrow claudio < | claw |";
    let scene = solo("green yellow blue", lines);
    scene.roll("attack noctis 1L", &[4]).offers(&["kill 1L head", "kill 1L tail", "pass"]);
    scene.play("kill 1L tail").play("kill 1L head").play("kill 1L head").told(&["yellow resolves 18"]);
    scene.has("row noctis", "< | head |");
    let scene = solo("green yellow blue", lines);
    scene.roll("attack noctis 1L", &[4]).play("pass").silent("slain");
    let scene = solo("green yellow blue", lines);
    scene.roll("attack noctis 1L", &[2]).play("kill 1L tail").told(&["slain 1L tail", "yellow resolves 18"]);
}

/// Proves DA-ACT-18, DA-ATTACK-06.
#[test]
fn heroic_charge_kills_round_about() {
    let lines = "phase resolve\nchosen 18\nevents second-wind\nrow noctis > | head |\nrow claudio < | | tail tail\nrow goriel < | claw |\nrow deino < | tongue |";
    let scene = solo("green yellow blue", lines);
    scene.offers(&["attack goriel 1L", "attack goriel 3L", "attack goriel 4L", "target ability", "pass"]);
    scene.play("target ability").offers(&["kill 1L head", "kill 2R tail", "kill 3L claw", "pass"]);
    scene.refuses("kill 4L tongue", "DA-GSLAIN-02");
    scene
        .play("kill 1L head")
        .play("kill 3L claw")
        .roll("kill 2R tail", &[1])
        .told(&["claudio rolls 1 for charge"]);
    scene.refuses("target ability", "DA-ACT-18").allows(&["attack goriel 4L"]);
    // Up to three: fewer are allowed, and the die is rolled all the same.
    let fewer = solo("green yellow blue", lines);
    fewer.play("target ability").play("kill 1L head").roll("pass", &[0]).told(&["claudio slain at 2"]);
    // In place of his attack, and not without anybody to charge.
    let used = "phase resolve\nchosen 18\nevents second-wind\nrow claudio < | head head |\nrow goriel > | |";
    let scene = solo("green yellow blue", used);
    scene.clone().roll("attack claudio 1L", &[5, 5]).told(&["miss claudio", "phase attack round 1"]);
    scene.play("target ability").roll("pass", &[5, 5]).told(&["phase attack round 1"]);
    let nobody = "phase resolve\nchosen 18\nevents second-wind\nrow claudio < | head* |\nrow deino < | |\nrow goriel < | head |";
    solo("green yellow blue", nobody).refuses("target ability", "DA-ACT-18");
}

/// Proves DA-AMB-33.
#[test]
fn abilities_of_the_attack_card_hold_for_later_attacks() {
    let event =
        |chosen: &str, rows: &str| format!("phase event\nevents quick-instincts\nchosen {chosen}\n{rows}");
    // Dead Aim, the flamer and Psionic Attack apply to Quick Instincts; Full Auto does not.
    let aim = solo("green grey blue", &event("16", "row noctis < | head head |\nrow gideon > | |"));
    aim.roll("attack noctis 1L", &[4]).offers(&["kill 1L head", "pass"]);
    let flame = solo("purple grey blue", &event("14", "row zael < | head head |\nrow omnio > | |"));
    flame.roll("attack zael 1L", &[2]).told(&["slain 1L head", "slain 1L head"]);
    let psi = solo("green grey blue", &event("15", "row calistarius < | head head |\nrow scipio > | |"));
    psi.roll("attack calistarius 1L", &[1]).asks("p1 attack");
    let auto = solo("red grey blue", &event("17", "row leon < | head head |\nrow valencio > | |"));
    auto.roll("attack leon 1L", &[1]).asks("p1 choose");
    let lead = four(&event("13", "row deino < | head head |\nrow leon > | |"));
    lead.roll("attack deino 1L", &[1]).asks("p3 token");
}
