//! The Event Phase (DA-EVENT).

use crate::support::{Scene, four, solo};
use death_angel::{DecisionKind, Seat};
use game_api::{Game, Viewer};

const FOUR: &str = "row noctis < | |\nrow leon > | |\nrow deino < | |\nrow scipio > | |\n";

/// Proves DA-EVENT-01, DA-EVENT-03, DA-EVENT-04, DA-EVT-09, DA-TV-04, DA-SPAWN-06, DA-SPAWN-08.
#[test]
fn the_current_player_alone_sees_the_card_until_he_has_chosen() {
    let lines = "phase event\ncurrent p2\nevents out-of-thin-air-a\nblips-left head head 2\nblips-right tail tail 2\n\
        row omnio < | |\nrow leon > | |\nrow deino < | |\nrow scipio > | |\n";
    let teams = "players 4\nteam p1 purple\nteam p2 red\nteam p3 blue\nteam p4 grey\n";
    let scene = Scene::new(&format!("{teams}{lines}"), &[], &[]);
    scene.told(&["event out-of-thin-air-a"]).asks("p2 instinct");
    assert!(scene.view(Some(Seat::P2)).contains("resolving event out-of-thin-air-a instinct"));
    for other in [Some(Seat::P1), Some(Seat::P3), Some(Seat::P4), None] {
        let view = scene.view(other);
        assert!(!view.contains("out-of-thin-air") && view.contains("resolving hidden"), "{view}");
    }
    // He names a Marine of another player; the choice is binding.
    scene.play("target omnio").told(&[
        "event shown out-of-thin-air-a",
        "named omnio",
        "spawned 1R tail",
        "spawned 1R tail",
    ]);
    scene.has("row omnio", "< | | tail tail").blips(4, 2).has("events-discard", "out-of-thin-air-a");
}

/// Proves DA-EVENT-02, DA-EVENT-08, DA-EVENT-09.
#[test]
fn first_the_ability_then_the_boxes_from_left_to_right() {
    // Chaos of Battle: all turn; red, yellow, then up/down head.
    let lines = "phase event\nspawn 3 1\nevents chaos-of-battle\nblips-left head tail 1\nblips-right 3\n\
        row noctis < | +ventilation-duct |\nrow deino > | +door |\nrow gideon < | |";
    let scene = solo("green grey blue", lines);
    scene.told(&[
        "event chaos-of-battle",
        "noctis faces right",
        "deino faces left",
        "gideon faces right",
        "spawned 1L head",
        "spawned 2L tail",
        "swarm 1L to 2L",
        "phase choose round 2",
    ]);
    scene.has("events-discard", "chaos-of-battle");
}

/// Proves DA-EVENT-05, DA-EVENT-06, DA-TV-05.
#[test]
fn only_valid_targets_may_be_chosen() {
    let lines = "phase event\nevents out-of-thin-air-b\nblips-left 1\nblips-right 4\n\
        row noctis > | |\nrow deino < | |\nrow gideon < | |";
    let scene = solo("green grey blue", lines);
    scene.offers(&["target gideon", "target deino"]).refuses("target noctis", "DA-EVENT-06");
    scene.refuses("pass", "DA-EVENT-05").refuses("target leon", "DA-DEATH-01");
}

/// Proves DA-EVENT-07.
#[test]
fn without_a_valid_target_nothing_happens_but_the_boxes() {
    let lines = "phase event\nspawn 2 1\nevents stalking-from-the-shadows\nblips-left head head 2\n\
        row noctis > | +ventilation-duct |\nrow deino < | |";
    let scene = solo("green grey blue", lines);
    scene.told(&["event stalking-from-the-shadows", "spawned 1L head", "spawned 1L head"]).silent("tokens");
}

/// Proves DA-AMB-42.
#[test]
fn a_solo_player_sees_the_card_before_he_chooses() {
    let scene = solo("green grey blue", "phase event\nevents resupply\nrow noctis > 1 | |\nrow deino < | |");
    assert!(scene.view(Some(Seat::P1)).contains("resolving event resupply instinct"));
    four(&format!("phase event\nevents evasion\n{FOUR}")).told(&["event evasion"]);
}

/// What everybody but the current player sees and is told of the next choice: nothing.
fn chooses_unseen(scene: &Scene, choice: &str) {
    let others = [Some(Seat::P2), Some(Seat::P3), Some(Seat::P4), None];
    let before = others.map(|viewer| scene.view(viewer));
    scene.play(choice).silent("");
    assert_eq!(others.map(|viewer| scene.view(viewer)), before);
    assert!(before.iter().all(|view| view.contains("resolving hidden")), "{before:?}");
    let seen = scene.game().view(Viewer::Spectator).decision();
    assert_eq!(
        seen.map(|decision| (decision.owner, decision.kind)),
        Some((Seat::P1, DecisionKind::Instinct))
    );
}

/// Proves DA-EVENT-04, DA-AMB-57, DA-EVT-06.
#[test]
fn the_genestealer_of_battle_brothers_is_chosen_before_the_card_is_shown() {
    let rows = "row noctis < 1 | head claw |\nrow leon > 1 | |\nrow deino < | |\nrow scipio > | |\n";
    let scene = four(&format!("phase event\nevents for-my-battle-brothers\n{rows}"));
    scene.asks("p1 instinct").offers(&["target leon", "target noctis"]);
    chooses_unseen(&scene, "target noctis");
    assert!(scene.view(Some(Seat::P1)).contains("resolving brother noctis"));
    scene.asks("p1 kill").offers(&["kill 1L head", "kill 1L claw"]).refuses("pass", "DA-GSLAIN-02");
    scene.refuses("kill 1L tail", "DA-GSLAIN-02").refuses("kill 2L head", "DA-GSLAIN-02");
    scene.play("kill 1L claw").told(&[
        "event shown for-my-battle-brothers",
        "named noctis",
        "noctis tokens -1",
        "discarded 1L claw",
    ]);
    // With nothing to pick the card is shown at once.
    let lone = four(&format!("phase event\nevents for-my-battle-brothers\n{}", rows.replace(" claw", "")));
    lone.play("target noctis").told(&["event shown for-my-battle-brothers", "discarded 1L head"]);
    // One Marine alone has a token: he is not asked for, and the card stays hidden all the same.
    let sole =
        four(&format!("phase event\nevents for-my-battle-brothers\n{}", rows.replace("leon > 1", "leon >")));
    sole.told(&["event for-my-battle-brothers"]).asks("p1 kill");
    assert!(sole.view(Some(Seat::P3)).contains("resolving hidden"));
    sole.play("kill 1L head").told(&[
        "event shown for-my-battle-brothers",
        "named noctis",
        "discarded 1L head",
    ]);
}

/// Proves DA-EVENT-04, DA-AMB-57, DA-EVT-15, DA-BROOD-04.
#[test]
fn the_trade_of_rewarded_faith_is_chosen_before_the_card_is_shown() {
    let rows =
        "row noctis < 3 | head bl-a | claw\nrow leon > 1 | | tail\nrow deino < | |\nrow scipio > | |\n";
    let scene = four(&format!("phase event\nevents rewarded-faith\n{rows}"));
    chooses_unseen(&scene, "target noctis");
    scene.asks("p1 kill").offers(&["kill 1L head", "kill 1R claw", "pass"]);
    scene.refuses("kill 1L bl-a", "DA-BROOD-04");
    let none = scene.clone();
    none.play("pass").told(&["event shown rewarded-faith"]).silent("slain").silent("tokens");
    // Nothing is touched before the reveal; then it happens in the order of the announcement.
    chooses_unseen(&scene, "kill 1L head");
    scene.has("row noctis", "< 3 | head bl-a | claw").offers(&["kill 1L bl-a", "kill 1R claw", "pass"]);
    scene.refuses("kill 1L head", "DA-GSLAIN-02");
    chooses_unseen(&scene, "kill 1L bl-a");
    scene.offers(&["kill 1R claw", "pass"]).play("kill 1R claw").told(&[
        "event shown rewarded-faith",
        "named noctis",
        "noctis tokens -1",
        "slain 1L head",
        "slain 1L bl-a",
        "slain 1R claw",
    ]);
    scene.has("slain-lords", "bl-a").has("discard", "head claw");
}

/// Proves DA-EVENT-04, DA-AMB-57, DA-EVT-20, DA-AMB-19.
#[test]
fn the_pile_of_temporary_sanctuary_is_chosen_before_the_card_is_shown() {
    let rows = "row noctis < | head bl-a |\nrow leon > | | tail\nrow deino < | |\nrow scipio > | |\n";
    let scene = four(&format!("phase event\nevents temporary-sanctuary\n{rows}"));
    chooses_unseen(&scene, "target 1L");
    scene.asks("p1 ability").offers(&["target pile left", "target pile right"]).refuses("pass", "DA-AMB-19");
    scene.play("target pile right").told(&[
        "event shown temporary-sanctuary",
        "named 1L",
        "shuffled right head",
    ]);
    scene.has("row noctis", "< | bl-a |").blips(5, 6);
}

/// Proves DA-EVENT-03, DA-AMB-57.
#[test]
fn a_purple_player_who_knows_the_card_does_not_see_what_is_chosen() {
    let teams = "players 4\nteam p1 green\nteam p2 red\nteam p3 purple\nteam p4 grey\n";
    let rows = "row noctis < 1 | head claw |\nrow leon > 1 | |\nrow omnio < | |\nrow scipio > | |\n";
    let lines = "blips-left 5\nblips-right 5\nphase event\nevents for-my-battle-brothers\nevents-known\n";
    let scene = Scene::new(&format!("{teams}{lines}{rows}"), &[], &[]);
    let before = scene.view(Some(Seat::P3));
    assert!(before.contains("resolving event for-my-battle-brothers instinct true"), "{before}");
    scene.play("target noctis");
    assert_eq!(scene.view(Some(Seat::P3)), before);
}

/// A position of an earlier version, in which the card was shown first, can still be played.
#[test]
fn picks_of_a_card_that_lies_open_are_carried_out_at_once() {
    let rows = "row noctis < 2 | head claw |\nrow leon > 1 | |\nrow deino < | |\nrow scipio > | |\n";
    let open = |event: &str, work: &str| {
        four(&format!("phase event merge\n{rows}resolving event {event} first false\nresolving {work}"))
    };
    let brothers = open("for-my-battle-brothers", "kills brothers noctis 0 0 3 1 0");
    brothers.play("kill 1L claw").told(&["discarded 1L claw"]).silent("tokens");
    let faith = open("rewarded-faith", "kills faith noctis 0 0 3 2 0");
    faith.play("kill 1L claw").told(&["noctis tokens -1", "slain 1L claw"]).asks("p1 kill");
    let pile = open("temporary-sanctuary", "shuffle false 1 0 0 0");
    pile.play("target pile left").told(&["shuffled left head"]);
}
