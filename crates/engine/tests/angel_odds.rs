//! Exact odds in Death Angel.

mod common;

use common::{Talk, attack, column, with};
use game_api::{Ratio, Seeded};
use serde_json::{Value, json};

fn ratio(text: &str) -> Ratio {
    let (top, bottom) = text.split_once('/').unwrap_or((text, "1"));
    Ratio::new(top.parse().unwrap(), bottom.parse().unwrap())
}

/// The outcomes of an action; their chances add up to 1.
fn outcomes(talk: &mut Talk, action: &Value) -> Vec<Value> {
    let before = talk.hash();
    let answer = talk.ok(json!({"cmd": "odds", "action": action}));
    assert_eq!(talk.hash(), before, "asking changes nothing");
    let outcomes = answer["outcomes"].as_array().unwrap().clone();
    assert_eq!(sum(&outcomes, |_| true), Ratio::ONE, "{action}");
    outcomes
}

fn sum(outcomes: &[Value], fits: impl Fn(&Value) -> bool) -> Ratio {
    let chances = outcomes.iter().filter(|outcome| fits(&outcome["summary"]));
    chances.fold(Ratio::ZERO, |sum, outcome| sum + ratio(outcome["p"].as_str().unwrap()))
}

fn chance(outcomes: &[Value], key: &str, value: Value) -> String {
    sum(outcomes, |summary| summary[key] == value).to_string()
}

fn shoot(marine: &str) -> Value {
    json!({"do": "attack", "marine": marine, "position": 1, "side": "left"})
}

/// Half of the faces have a skull; with Dead Aim a 4 kills too, if the player wants.
#[test]
fn an_attack_kills_with_a_skull() {
    let plain = with(
        attack(json!(["head"])),
        json!({"chosen": {"green": 1, "grey": 15}, "formation": [
            {"marine": "noctis", "facing": "left", "left": {"swarm": ["head"]}},
            {"marine": "scipio", "facing": "left"},
        ]}),
    );
    let outcomes = outcomes(&mut Talk::about(plain), &shoot("scipio"));
    assert_eq!(chance(&outcomes, "killed", json!(true)), "1/2");
    assert_eq!(chance(&outcomes, "killed", json!(false)), "1/2");
}

/// A swarm of two kinds dies by choice: the kill is certain, the card is not.
#[test]
fn a_hit_on_a_mixed_swarm_ends_at_the_choice() {
    let outcomes = outcomes(&mut Talk::about(attack(json!(["head", "tail"]))), &shoot("noctis"));
    let skulls = sum(&outcomes, |summary| summary["decision"] == "kill" && summary["killed"] == true);
    assert_eq!(skulls.to_string(), "1/2");
}

/// A Marine with a token is asked whether he rolls again, whatever the die shows.
#[test]
fn a_branch_ends_at_a_reroll() {
    let tokens = json!([{"marine": "noctis", "facing": "left", "tokens": 1, "left": {"swarm": ["head"]}}]);
    let mut talk =
        Talk::about(with(attack(json!([])), json!({"formation": tokens, "chosen": {"green": 16}})));
    let before = outcomes(&mut talk, &shoot("noctis"));
    assert_eq!(chance(&before, "decision", json!("reroll")), "1");
    assert_eq!(chance(&before, "killed", json!(false)), "1");
    assert_eq!(chance(&before, "face", json!(5)), "1/6");
    // With Dead Aim a 4 kills as well, though it shows no skull.
    assert_eq!(chance(&before, "good", json!(true)), "2/3");
    let rolled = talk.ok(json!({"cmd": "apply", "action": shoot("noctis"), "dice": [5]}));
    let about = json!({"work": "rolled", "marine": "noctis", "position": 1, "side": "left"});
    let asked = json!({"owner": "p1", "kind": "reroll", "face": 5, "good": false, "best": false, "cause": {"card": 16}});
    assert_eq!(rolled["decision"], with(asked, about));
    // A skull kills; what happens afterwards does not count as this attack.
    assert_eq!(chance(&outcomes(&mut talk, &json!({"do": "reroll"})), "killed", json!(true)), "1/2");
    let kept = outcomes(&mut talk, &json!({"do": "keep"}));
    assert_eq!(chance(&kept, "killed", json!(false)), "1");
}

/// A swarm of two slays with a 0, 1 or 2, a swarm of four with anything but a 5.
#[test]
fn a_defence_fails_with_the_size_of_the_swarm() {
    for (swarm, slain) in
        [(json!(["head"]), "1/3"), (json!(["head", "tail"]), "1/2"), (json!(vec!["claw"; 4]), "5/6")]
    {
        let formation = json!([
            {"marine": "noctis", "facing": "left", "tokens": 1, "left": {"swarm": swarm}},
            {"marine": "scipio", "facing": "left"},
        ]);
        let position = with(
            column(json!([])),
            json!({"formation": formation, "phase": "attack", "chosen": {"green": 16, "grey": 15}}),
        );
        let mut talk = Talk::about(position);
        let outcomes = outcomes(&mut talk, &json!({"do": "reroll"}));
        assert_eq!(chance(&outcomes, "slain", json!(true)), slain, "{swarm}");
        assert_eq!(sum(&outcomes, |summary| summary.get("killed").is_some()), Ratio::ZERO);
    }
}

/// Along random games every action has odds that add up, or too many ways to go.
#[test]
fn odds_always_add_up() {
    let mut counted = 0;
    for players in 1..=6 {
        let mut talk = Talk::angel(players, 7);
        let mut choice = Seeded::new(u64::from(players));
        for moment in 0..60 {
            let legal = talk.legal();
            if moment % 7 == 0
                && let Some(action) = legal.last()
            {
                let answer = talk.ask(json!({"cmd": "odds", "action": action}));
                if answer["ok"] == true {
                    counted += usize::from(!outcomes(&mut talk, action).is_empty())
                } else {
                    assert_eq!(answer["error"]["code"], "too_large")
                }
            }
            if !talk.step(&mut choice) {
                break;
            }
        }
    }
    assert!(counted > 20, "{counted}");
}
