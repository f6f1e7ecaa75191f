//! The Genestealer Attack Phase (DA-GSATK, DA-MERGE).

use crate::support::{solo, solo_dice};

/// Proves DA-GSATK-01, DA-GSATK-02.
#[test]
fn every_swarm_attacks_once_from_top_to_bottom_left_first() {
    let lines = "phase attack\nevents second-wind\nrow noctis < | head | tail\nrow deino > | | claw\nrow gideon < | tongue |";
    let scene = solo_dice("green grey blue", lines, &[5, 4, 3, 2]);
    scene.told(&["1L attacks noctis", "1R attacks noctis", "2R attacks deino", "3L attacks gideon"]);
    assert_eq!(scene.count("attacks"), 4);
}

/// Proves DA-GSATK-03, DA-BROOD-01, DA-BROOD-05, DA-TV-17.
#[test]
fn the_number_must_be_higher_than_the_swarm() {
    let cards = ["head", "head", "tail", "tail", "claw", "claw"];
    for n in 1..=6 {
        let swarm = cards[..n].join(" ");
        assert_eq!(faces_that_miss(&swarm), 5usize.saturating_sub(n), "{swarm}");
        let with_lord = format!("{} bl-a", cards[..n - 1].join(" "));
        assert_eq!(faces_that_miss(&with_lord), 5usize.saturating_sub(n + 1), "{with_lord}");
    }
    assert_eq!(faces_that_miss("bl-a bl-b"), 1, "both modifiers add up");
}

fn faces_that_miss(swarm: &str) -> usize {
    let lines = format!(
        "phase attack\nevents second-wind\nrow noctis > | {swarm} |\nrow deino > | |\nrow gideon > | |"
    );
    (0..6).filter(|&face| solo_dice("green grey blue", &lines, &[face]).heard("miss noctis")).count()
}

/// Proves DA-GSATK-06, DA-SHIFT-01, DA-SHIFT-03, DA-MERGE-02, DA-MERGE-03, DA-MERGE-04,
/// DA-TV-15, DA-AMB-01, DA-AMB-10.
#[test]
fn swarms_that_have_attacked_stay_apart_until_all_have() {
    let lines = "phase attack\nevents second-wind\nrow calistarius > | |\nrow gideon < | +door |\nrow deino < | head |\n\
        row claudio < 1 | tail claw +corridor |";
    let scene = solo_dice("green grey blue", &lines.replace("claudio", "lorenzo"), &[0, 3]);
    scene.told(&[
        "3L attacks deino",
        "deino slain at 3",
        "3L attacks lorenzo",
        "lorenzo rolls 3 for defense",
    ]);
    scene.rows(&["calistarius > | |", "gideon < | +door |", "lorenzo < 1 | tail claw ~head +corridor |"]);
    // The second swarm counts as 2: a 3 saves him. Then they merge.
    scene.play("keep").told(&["miss lorenzo"]).has("row lorenzo", "< 1 | head tail claw +corridor |");
}

/// Proves DA-AMB-09.
#[test]
fn two_swarms_that_have_not_attacked_attack_as_one() {
    // Noctis dies; his right swarm and Deino's, neither of which has attacked, become one.
    let lines = "phase attack\nevents second-wind\nrow noctis < | head head | tail\nrow deino < | | claw\nrow gideon < | |";
    let scene = solo_dice("green grey blue", lines, &[0, 3]);
    scene.told(&["noctis slain at 1", "1R attacks deino", "miss deino"]);
    assert_eq!(scene.count("attacks"), 2);
    scene.rows(&["deino < | head head | tail claw", "gideon < | |"]);
}

/// Proves DA-GSATK-07, DA-AMB-16.
#[test]
fn a_swarm_under_a_power_field_does_not_attack() {
    let lines = "phase attack\nevents second-wind\nrow noctis < | head* head* |\nrow deino > | | tail";
    let scene = solo_dice("green grey blue", lines, &[5]);
    scene.told(&["2R attacks deino"]).silent("1L attacks").has("row noctis", "< | head* head* |");
}

/// Proves DA-MERGE-06, DA-AMB-16.
#[test]
fn a_merged_swarm_is_protected_as_a_whole() {
    // Noctis dies; his right swarm joins the protected one and does not attack.
    let lines = "phase attack\nevents second-wind\nrow noctis < | head head | tail\nrow deino < | | claw*\nrow gideon < | |";
    let scene = solo_dice("green grey blue", lines, &[0]);
    scene.rows(&["deino < | head head | tail* claw*", "gideon < | |"]);
}

/// Proves DA-ACT-03, DA-TV-26, DA-AMB-50.
#[test]
fn counter_attack_goes_on_until_the_die_says_no() {
    let lines = "phase attack\nchosen 3\nevents second-wind\nrow lorenzo > 1 | head head tail |\nrow deino < | |\nrow noctis < | |";
    let scene = solo_dice("green grey blue", lines, &[1]);
    // From behind: no reroll, but the skull counts; his controller picks the card.
    scene.asks("p1 kill").offers(&["kill 1L head", "kill 1L tail"]);
    let lucky = scene.clone();
    lucky.roll("kill 1L tail", &[5]).told(&["slain 1L tail", "1L attacks lorenzo", "miss lorenzo"]);
    lucky.has("row lorenzo", "> 1 | head head |");
    scene.roll("kill 1L head", &[0]).told(&["1L attacks lorenzo", "lorenzo slain at 1"]);
    // Three skulls kill a swarm of three: the second and third are no choice.
    let same = lines.replace("head head tail", "head head head");
    let scene = solo_dice("green grey blue", &same, &[1, 2, 3]);
    scene.has("row lorenzo", "> 1 | |");
    // Valencio has no such ability.
    let other =
        "phase attack\nchosen 4\nevents second-wind\nrow valencio > | head head tail |\nrow leon < | |";
    solo_dice("green red blue", other, &[1]).told(&["valencio slain at 1"]);
}

/// Proves DA-ACT-02.
#[test]
fn defensive_stance_makes_rerolls_miss_except_a_0() {
    let lines = "phase attack\nchosen 2\nevents second-wind\nrow goriel < 2 | head head tail tail claw claw |\nrow claudio < | |\nrow noctis < | |";
    let scene = solo_dice("yellow grey green", lines, &[5]);
    scene.roll("reroll", &[1]).play("keep").told(&["miss goriel"]);
    // A 0 hits, but may be rerolled again.
    let scene = solo_dice("yellow grey green", lines, &[5]);
    scene.roll("reroll", &[0]).asks("p1 reroll").roll("reroll", &[1]).told(&["miss goriel"]);
    let scene = solo_dice("yellow grey green", lines, &[5]);
    scene.roll("reroll", &[0]).play("keep").told(&["goriel slain at 1"]);
    // The first roll is no reroll, and from behind there is none.
    solo_dice("yellow grey green", lines, &[5]).play("keep").told(&["goriel slain at 1"]);
    let rear = lines.replace("goriel <", "goriel >");
    solo_dice("yellow grey green", &rear, &[5]).told(&["goriel slain at 1"]);
}

/// Proves DA-EVT-16, DA-AMB-07.
#[test]
fn second_wind_saves_on_a_0_whatever_the_modifier() {
    let lines =
        "phase attack\nnow second-wind noctis\nevents surrounded\nrow noctis < | bl-a |\nrow deino < | |";
    solo_dice("green grey blue", lines, &[0]).told(&["miss noctis"]);
    // A 1 less 1 is no 0.
    solo_dice("green grey blue", lines, &[1]).told(&["noctis slain at 1"]);
    let block = "phase attack\nchosen 1\nevents surrounded\nrow gideon < | bl-a bl-b |\nrow deino < | |";
    solo_dice("green grey blue", block, &[3]).told(&["miss gideon"]);
}

/// Proves DA-MERGE-01, DA-MERGE-05, DA-AMB-51, DA-ACT-05.
#[test]
fn strategize_moves_one_swarm_past_another() {
    let lines = "phase resolve\nchosen 5 11\nrow zael < | head |\nrow omnio < | tail |\nrow deino > | |";
    let scene = solo("purple grey blue", lines);
    scene.play("support zael").asks("p1 ability").offers(&["target 1L", "target 2L", "pass"]);
    scene.play("target 1L").offers(&["target 1R", "target 2L", "target 2R"]);
    scene.refuses("target 3L", "DA-ACT-05");
    let merged = scene.clone();
    merged.play("target 2L").rows(&["zael < 1 | |", "omnio < | head tail |", "deino > | |"]);
    // Both at once: past the tail, which stays.
    scene.play("target 2R").rows(&["zael < 1 | |", "omnio < | tail | head", "deino > | |"]);
}
