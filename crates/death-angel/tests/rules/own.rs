//! Readings of our own (BD in `docs/rulings`), and what else the rules leave to the engine.

use crate::support::{Scene, solo, solo_head};

/// BD-01: a step may be ended by passing, and taking up a later step ends the earlier ones.
#[test]
fn a_later_step_may_be_taken_up_at_once() {
    let lines = "phase resolve\nchosen 8 12\nrow scipio < | +door |\nrow noctis > | |\nrow calistarius < | +spore-chimney |";
    let scene = solo("green grey blue", lines);
    scene.allows(&["swap scipio 2", "turn scipio", "activate scipio door", "pass"]);
    scene
        .play("activate scipio door")
        .refuses("swap calistarius 2", "DA-MOVE-01")
        .refuses("turn calistarius", "DA-MOVE-01");
}

/// BD-02: the attacks of one Marine come in a row.
#[test]
fn full_auto_is_over_when_the_mate_attacks() {
    let lines =
        "phase resolve\nchosen 17 18\nrow leon < | head head |\nrow valencio < | |\nrow claudio < | claw |";
    let scene = solo("red yellow blue", lines);
    scene.roll("attack leon 1L", &[5]).roll("attack valencio 1L", &[5]).told(&["yellow resolves 18"]);
}

/// BD-03: arriving is one change, so that the empty piles of the old location win nothing.
#[test]
fn nobody_wins_between_two_locations() {
    let lines = "phase choose merge\nchosen 12\nblips-left 0\nblips-right 0\nahead toxin-pumping-station\nrow noctis < | |\nrow gideon > | |";
    let scene = solo("green grey blue", lines);
    scene.told(&["location toxin-pumping-station"]).blips(7, 7).asks("p1 move");
}

/// BD-04: Genestealer Lair gathers all swarms, also those that moved in the same Event Phase.
#[test]
fn the_lair_gathers_swarms_that_have_moved() {
    let lines = "phase event\nchosen 16 13\nevents gun-jam\nblips-left 0\nblips-right claw\nahead genestealer-lair\n\
        row noctis < | tail |\nrow gideon > | |\nrow deino < | |";
    let scene = Scene::new(&format!("{}{lines}", solo_head("green grey blue")), &[], &[0]);
    scene.told(&["swarm 1L to 2L", "location genestealer-lair"]);
    scene.has("row gideon", "> | tail bl-a +ventilation-duct | +corridor");
    let lower =
        lines.replace("noctis < | tail |", "noctis < | |").replace("gideon > | |", "gideon > | tail |");
    let scene = Scene::new(&format!("{}{lower}", solo_head("green grey blue")), &[], &[0]);
    scene.told(&["swarm 2L to 3L", "location genestealer-lair", "swarm 3L to 2L"]);
}

/// BD-05: a question with one possible answer is answered by the engine.
#[test]
fn a_question_with_one_answer_is_not_asked() {
    // One Marine is left to get the token, and one card to kill.
    let lines = "phase resolve\nchosen 1\nevents evasion\nrow noctis < | |";
    solo("green grey blue", lines).told(&["noctis tokens +1", "phase choose round 2"]);
    let lines = "phase resolve\nchosen 16 18\nrow noctis < | head head |\nrow claudio < | claw |";
    solo("green yellow blue", lines)
        .roll("attack noctis 1L", &[1])
        .told(&["slain 1L head", "yellow resolves 18"]);
}

/// BD-06: cards dealt to a pile go under it, the left pile first, so that a deck in a known
/// order makes piles in a known order.
#[test]
fn a_known_deck_makes_known_piles() {
    let lines = "phase choose merge\nchosen 12\nblips-left 0\nblips-right 0\nahead hibernation-cluster 4\n\
        deck head tail claw tongue\nrow noctis < | |\nrow gideon > | |";
    let scene = solo("green grey blue", lines);
    scene.has("blips-left", "head tail").has("blips-right", "claw tongue");
}

/// BD-07: nobody charges at nothing.
#[test]
fn heroic_charge_needs_somebody_to_kill() {
    let lines = "phase resolve\nchosen 18\nrow claudio < | |\nrow noctis < | |\nrow goriel < | head |";
    solo("green yellow blue", lines)
        .offers(&["attack goriel 3L", "pass"])
        .refuses("target ability", "DA-ACT-18");
}

/// BD-11: only the token is lost.
#[test]
fn apothecarion_turns_a_marine_without_a_token() {
    let lines = "location apothecarion\nphase resolve\nchosen 12 18\nrow noctis < 12 | +control-panel |\n\
        row gideon > | |\nrow claudio < | head |";
    let scene = solo("green yellow blue", lines);
    scene.play("activate noctis control-panel").play("support gideon").told(&["no token left"]);
    scene.play("turn gideon").told(&["gideon faces left"]);
}

/// BD-12: the view forgets what is no longer certain.
#[test]
fn a_card_that_comes_up_may_be_the_one_that_was_shuffled_in() {
    let lines = "phase event\nspawn 1 1\nevents chaos-of-battle\nblips-left seen:head seen:tail 3 known:head known:tail\n\
        row noctis < | +ventilation-duct |\nrow gideon > | |";
    // The weights are the four seen symbols, then the four unseen ones: another head.
    let head = solo_head("green yellow blue");
    let scene = Scene::new(&format!("{head}{lines}"), &[], &[4]);
    scene.told(&["spawned 1L head"]).has("blips-left", "seen:head seen:tail 2 known:tail");
    assert!(scene.view(None).contains("blips-left seen:tail 3 known:tail\n"), "{}", scene.view(None));
    // Had it been the one that was seen, the view would be the same.
    let other = Scene::new(&format!("{head}{lines}"), &[], &[0]);
    other.has("blips-left", "seen:tail 3 known:tail");
    assert_eq!(scene.view(None), other.view(None));
}

/// A card shuffled into a pile is as likely to be on top as any other: one in four it is the
/// head that was seen, else one of the 35 unseen cards, of which eight are heads.
#[test]
fn a_shuffled_pile_is_drawn_by_weight() {
    let lines = "phase event\nevents full-scan\nblips-left seen:head 3 known:head\nrow noctis < | |\nrow gideon > | |";
    let scene = solo("green yellow blue", lines);
    assert_eq!(scene.chance("target pile left", |scene| scene.heard("blip left head")), "59/140");
    // What was put under it comes later.
    let under = lines.replace("3 known", "0 under:3 known");
    let scene = solo("green yellow blue", &under);
    assert_eq!(scene.chance("target pile left", |scene| scene.heard("blip left head")), "1");
}

/// Positions are untrusted: each of these is refused with a reason.
#[test]
fn a_position_that_makes_no_sense_is_refused() {
    let head = "players 1\nteam p1 green grey blue\n";
    for (lines, problem) in [
        ("row leon < | |", "formation[0]: leon belongs to a team that nobody plays"),
        ("", "formation: there must be at least one Marine"),
        ("row noctis < | ~head |", "formation[0].left: only in the attack phase swarms have attacked"),
        ("row noctis < | |\nchosen 4", "chosen: the red team has no living Marine and no cards"),
        ("row noctis < | |\nlast 1\nchosen 1", "chosen: the green team plays the card of the round before"),
        ("row noctis < | |\ndoor-tokens 1", "door_tokens: the Door is not in the formation"),
        ("row noctis < | |\nresolving nonsense", "resolving[0]: \"nonsense\" is no work that can be done"),
        (
            "row noctis < | |\nresolving lead",
            "resolving[0]: \"lead\" does not fit the formation and the phase",
        ),
        ("row noctis < | |\nahead 2 3 4 4 4", "location_deck: the location deck has at most 4 cards"),
        (
            "row noctis < | |\nahead void-lock",
            "location_deck: setup cards are never part of the location deck",
        ),
        ("row noctis < | |\ncurrent p2", "current: p2 does not sit at this table"),
        (
            "row noctis < | |\nevents-bottom evasion",
            "event_bottom: only the purple player puts events back, and nobody plays purple",
        ),
    ] {
        assert_eq!(Scene::problems(&format!("{head}{lines}")), [problem], "{lines}");
    }
    assert_eq!(Scene::problems("players 9"), ["players: 9 players: the game is for one to six"]);
    assert_eq!(Scene::problems("players 1\nrow nobody < | |"), ["line 2: \"nobody\" is no Marine"]);
}
