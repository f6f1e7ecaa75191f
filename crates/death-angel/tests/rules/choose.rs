//! The round, choosing and resolving cards, the current player (DA-ROUND, DA-CHOOSE,
//! DA-RESOLVE, DA-CURR).

use crate::support::{Scene, attacked, four, four_dice, solo, solo_dice};
use death_angel::Seat;

const FOUR: &str = "row noctis < | |\nrow leon > | |\nrow deino < | |\nrow scipio > | |\n";

/// Proves DA-ROUND-01.
#[test]
fn a_round_has_four_phases() {
    let lines = "events second-wind chaos-of-battle\nrow noctis < 1 | head |\nrow deino > | |";
    let scene = solo("green grey blue", lines);
    scene
        .play_all(&["choose green 12", "choose blue 11"])
        .told(&["phase resolve round 1", "blue resolves 11"]);
    scene.play_all(&["pass", "pass"]).told(&["green resolves 12"]);
    scene.play("pass").play("pass").asks("p1 attack");
    scene.roll("pass", &[5]).told(&["phase attack round 1", "1L attacks noctis"]).asks("p1 reroll");
    scene.play("keep").told(&["phase event round 1", "event second-wind"]).asks("p1 instinct");
    scene.play("target deino").told(&["phase choose round 2"]).asks("p1 choose");
}

/// Proves DA-ROUND-02, DA-AMB-36, DA-ACT-04.
#[test]
fn at_the_end_of_the_event_phase_overwatch_comes_before_travel() {
    // The event empties the left pile; Leon shoots at what it brought, then they travel.
    let lines = "phase event\nevents full-scan\nchosen 4 3\nblips-left head\nblips-right 3 \nahead munitorium 3 4\n\
        row leon < 2 | tail tail |\nrow deino > | |";
    let scene = solo("red grey blue", lines);
    scene.play("target pile left").told(&["event shown full-scan", "blip left head"]).asks("p1 attack");
    scene.offers(&["attack leon 1L", "pass"]).silent("location");
    scene.roll("attack leon 1L", &[1]).told(&["leon tokens -1"]).asks("p1 reroll");
    scene.draw("keep", &[], &[0, 0, 0]).told(&["slain 1L tail", "location munitorium"]);
}

/// Proves DA-ROUND-03, DA-EVT-04, DA-MERGE-06.
#[test]
fn effects_last_for_this_round_or_the_next() {
    // A Power Field ends with the round, Evasion ends with the one after.
    let lines = "phase event\nevents evasion second-wind\nchosen 6 1\n\
        row noctis < | claw* |\nrow scipio > | | tail\nrow gideon < | |";
    let scene = solo("green grey blue", lines);
    scene.has("row noctis", "< | claw |").told(&["phase choose round 2"]);
    assert_eq!(scene.line("now"), "evasion");
    scene.play_all(&["choose green 16", "choose grey 8"]);
    scene.play_all(&["pass", "pass", "pass"]).asks("p1 attack");
    scene.roll("pass", &[5, 5]).asks("p1 instinct").play("target noctis");
    scene.told(&["phase choose round 3"]).has("now", "second-wind noctis");
}

/// Proves DA-ROUND-03, DA-MOVE-09, DA-ACT-13.
#[test]
fn with_the_round_ends_what_was_used_in_it() {
    let lines = "phase event\nevents flanking-manoeuvre\nled\nactivated door\nchosen 13\nresolved 13\nlimited door 1\n\
        row deino < | +door |\nrow lorenzo > | |";
    let scene = solo("green grey blue", lines);
    scene
        .told(&["phase choose round 2"])
        .has("activated", "")
        .has("resolved", "")
        .has("limited", "")
        .has("last", "13");
    assert!(!scene.text().contains("led\n"), "{}", scene.text());
    scene.play("choose blue 11").allows(&["activate deino door"]);
}

/// Proves DA-CHOOSE-01, DA-RESOLVE-01.
#[test]
fn choices_are_hidden_until_all_have_chosen() {
    let scene = four(FOUR);
    scene.asks("p1 choose").refuses("choose red 4", "DA-CHOOSE-01");
    scene.play("choose green 1").told(&["green chooses 1"]).asks("p2 choose");
    for seat in [Seat::P2, Seat::P3, Seat::P4] {
        let view = scene.view(Some(seat));
        assert!(!view.contains("chosen") && view.contains("hidden green"), "{view}");
    }
    scene.play("choose red 7").play("choose blue 11").silent("reveals").play("choose grey 6");
    scene.told(&[
        "red reveals 7",
        "green reveals 1",
        "grey reveals 6",
        "blue reveals 11",
        "green resolves 1",
    ]);
    assert!(scene.view(None).contains("chosen 7 1 6 11\n"));
}

/// Proves DA-CHOOSE-02, DA-CHOOSE-03, DA-CHOOSE-08, DA-AMB-48, DA-TV-27.
#[test]
fn a_team_plays_one_card_and_not_that_of_the_round_before() {
    let scene = solo("green grey blue", &format!("{}last 1", "row noctis < | |\nrow gideon > | |\n"));
    scene.offers(&["choose green 12", "choose green 16"]);
    scene.refuses("choose green 1", "DA-CHOOSE-02").refuses("pass", "DA-CHOOSE-03");
    let first = solo("green grey blue", "row noctis < | |\nrow gideon > | |");
    first.offers(&["choose green 1", "choose green 12", "choose green 16"]);
    // After a round with card 12 that one rests, though it did nothing.
    let played =
        solo("green grey blue", "last 1\nevents chaos-of-battle\nrow noctis < | |\nrow gideon > | |");
    played.play("choose green 12").play("pass").play("pass").told(&["phase choose round 2"]);
    played.offers(&["choose green 1", "choose green 16"]);
}

/// Proves DA-CHOOSE-06, DA-CHOOSE-08, DA-EVT-08.
#[test]
fn gun_jam_bars_the_attack_card_and_leaves_one() {
    let jam = "last 1\nnow gun-jam green\nrow noctis < | |\nrow deino > | |";
    let scene = solo("green grey blue", jam);
    // The green team has one legal card and is not asked.
    scene.told(&["green chooses 12"]).offers(&["choose blue 3", "choose blue 11", "choose blue 13"]);
    let free = solo("green grey blue", "now gun-jam green\nrow noctis < | |\nrow gideon > | |");
    free.offers(&["choose green 1", "choose green 12"]).refuses("choose green 16", "DA-CHOOSE-06");
    let wrong = "players 1\nteam p1 green grey blue\nlast 16\nnow gun-jam green\nrow noctis < | |";
    assert_eq!(Scene::problems(wrong), ["now: Gun Jam cannot be on a team that played its Attack card"]);
}

/// Proves DA-CHOOSE-07.
#[test]
fn a_dead_team_chooses_nothing() {
    let scene = four("row leon > | |\nrow deino < | |\nrow scipio > | |");
    scene.asks("p2 choose").refuses("choose green 1", "DA-CHOOSE-07");
    scene.play_all(&["choose red 4", "choose blue 3", "choose grey 6"]).told(&["blue resolves 3"]);
}

/// Proves DA-RESOLVE-02, DA-RESOLVE-03, DA-FEW-03.
#[test]
fn cards_are_resolved_in_ascending_order_one_after_the_other() {
    let lines = format!("phase resolve\nchosen 16 4 11 8\n{FOUR}");
    let scene = four(&lines);
    scene.told(&["red resolves 4"]).asks("p2 token").play("support noctis");
    scene.told(&["grey resolves 8"]).asks("p4 move").refuses("turn deino", "DA-TERM-08");
    scene.play_all(&["pass", "pass"]).asks("p4 ability").play("pass").told(&["blue resolves 11"]);
    scene.play_all(&["pass"]).asks("p3 move").refuses("attack noctis 1L", "DA-RESOLVE-02");
}

/// Proves DA-RESOLVE-02. With all six teams there is no place at the table without a card.
#[test]
fn each_of_six_cards_is_resolved_once() {
    let teams = "team p1 green\nteam p2 red\nteam p3 blue\nteam p4 grey\nteam p5 purple\nteam p6 yellow\n";
    let rows = format!("{FOUR}row omnio < | |\nrow claudio > | |\n");
    let begin = "blips-left 5\nblips-right 5\nphase resolve\nevents chaos-of-battle\n";
    let lines = format!("players 6\n{teams}{begin}{}{rows}", attacked(&rows));
    let scene = Scene::new(&lines, &[], &[]);
    scene.told(&["blue resolves 13", "red resolves 17", "phase attack round 1", "phase choose round 2"]);
    for team in ["green", "red", "blue", "grey", "purple", "yellow"] {
        assert_eq!(scene.count(&format!("{team} resolves")), 1, "{team}");
    }
}

/// Proves DA-RESOLVE-04, DA-RESOLVE-05, DA-TV-09, DA-ACT-01, DA-GSATK-04.
#[test]
fn an_ability_works_from_behind_and_against_any_number() {
    let lines = "phase attack\nchosen 1\nevents second-wind\n\
        row gideon > 1 | head head tail tail claw |\nrow noctis < | |";
    solo_dice("green grey blue", lines, &[2]).told(&["gideon rolls 2 for defense", "miss gideon"]);
    solo_dice("green grey blue", lines, &[5]).told(&["gideon slain at 1"]);
    // Only Gideon, and only in this round.
    let other = "phase attack\nchosen 1\nevents second-wind\nrow noctis > | head head |\nrow gideon < | |";
    solo_dice("green grey blue", other, &[2]).told(&["noctis slain at 1"]);
    let without = lines.replace("chosen 1\n", "chosen 12\n");
    solo_dice("green grey blue", &without, &[2]).told(&["gideon slain at 1"]);
}

/// Proves DA-RESOLVE-06.
#[test]
fn each_time_means_as_often_as_it_happens() {
    let lines = "phase attack\nchosen 1\nevents second-wind\n\
        row gideon > | head head tail tail claw | head head tail\nrow noctis < | |";
    let scene = solo_dice("green grey blue", lines, &[1, 3]);
    assert_eq!(scene.count("miss gideon"), 2);
}

/// Proves DA-RESOLVE-07.
#[test]
fn support_is_for_the_team_and_the_other_types_for_each_marine() {
    let rows = "row noctis < | head head |\nrow gideon < | head head |\nrow deino > | |";
    let support = solo("green grey blue", &format!("phase resolve\nchosen 1 11\n{rows}"));
    support.play("support noctis").told(&["noctis tokens +1", "blue resolves 11"]);
    let attack = solo("green grey blue", &format!("phase resolve\nchosen 16\nevents second-wind\n{rows}"));
    attack.roll("attack gideon 2L", &[5]).allows(&["attack noctis 1L", "attack noctis 2L"]);
    attack.refuses("attack gideon 2L", "DA-ATTACK-01");
}

/// Proves DA-CURR-01, DA-CURR-02, DA-CURR-04.
#[test]
fn the_lowest_card_makes_the_current_player() {
    let lines = format!("current p3\nblips-left 0\nblips-right head\nahead munitorium 2 3\nlast 12\n{FOUR}");
    let scene = four(&lines);
    scene.play_all(&["choose green 16", "choose red 17", "choose blue 13"]);
    // They travel before the cards are revealed: the current player of the round before decides.
    scene.play("choose grey 6").told(&["location munitorium"]).asks("p3 enter");
    scene.play_all(&["support noctis", "support leon"]).told(&["phase resolve round 1", "current player p4"]);
    assert_eq!(scene.game().current(), Seat::P4);
}

/// Proves DA-CURR-03, DA-DEATH-03, DA-AMB-47, DA-TV-29.
#[test]
fn the_role_is_handed_over_when_the_team_dies() {
    let lines = "phase attack\nchosen 1 11 17\nlast 4 12 13\ncurrent p1\nevents second-wind\n\
        row noctis < | head head |\nrow leon > | |\nrow deino < | |\nrow lorenzo > | |";
    let scene = four_dice(lines, &[0]);
    scene.told(&["noctis slain at 1", "green lost", "current player p3"]).asks("p3 instinct");
    scene.has("chosen", "17 11").has("last", "4 13").refuses("choose green 12", "DA-RESOLVE-02");
}
