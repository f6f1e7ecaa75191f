//! Exact odds.

mod common;

use std::collections::BTreeMap;

use common::{Talk, corridor, marine, stealer, with};
use game_api::Ratio;
use serde_json::{Value, json};

fn ratio(text: &str) -> Ratio {
    let (top, bottom) = text.split_once('/').unwrap_or((text, "1"));
    Ratio::new(top.parse().unwrap(), bottom.parse().unwrap())
}

/// The chance of each summary; they add up to 1.
fn summaries(talk: &mut Talk, action: Value) -> BTreeMap<String, Ratio> {
    let before = talk.hash();
    let answer = talk.ok(json!({"cmd": "odds", "action": action}));
    assert_eq!(talk.hash(), before, "asking changes nothing");
    let mut sums: BTreeMap<String, Ratio> = BTreeMap::new();
    for outcome in answer["outcomes"].as_array().unwrap() {
        assert!(outcome["events"].is_array());
        let sum = sums.entry(outcome["summary"].to_string()).or_insert(Ratio::ZERO);
        *sum = *sum + ratio(outcome["p"].as_str().unwrap());
    }
    assert_eq!(sums.values().fold(Ratio::ZERO, |sum, &p| sum + p), Ratio::ONE);
    sums
}

/// The chance that a field of the summary has this value.
fn chance(sums: &BTreeMap<String, Ratio>, key: &str, value: Value) -> String {
    let fits = |summary: &str| serde_json::from_str::<Value>(summary).unwrap()[key] == value;
    let sum = sums.iter().filter(|(summary, _)| fits(summary)).fold(Ratio::ZERO, |sum, (_, &p)| sum + p);
    sum.to_string()
}

fn fire() -> Value {
    json!({"do": "fire", "unit": "m1", "target": "g1"})
}

#[test]
fn a_storm_bolter_kills_with_any_six() {
    let mut talk = Talk::about(corridor(9, json!([marine("0,0", "E"), stealer("4,0", "W")])));
    let sums = summaries(&mut talk, fire());
    assert_eq!(chance(&sums, "killed", json!(true)), "11/36");
    assert_eq!(chance(&sums, "jammed", json!(true)), "0");
    let aimed = with(marine("0,0", "E"), json!({"sustained_target": "g1"}));
    let mut talk = Talk::about(corridor(9, json!([aimed, stealer("4,0", "W")])));
    assert_eq!(chance(&summaries(&mut talk, fire()), "killed", json!(true)), "5/9");
}

#[test]
fn an_overwatch_shot_can_jam() {
    let watching = with(marine("0,0", "E"), json!({"overwatch": true}));
    let position =
        with(corridor(9, json!([watching, stealer("6,0", "W")])), json!({"phase": "alien_action"}));
    let mut talk = Talk::about(position);
    let step = json!({"do": "move", "unit": "g1", "to": "5,0", "facing": "W"});
    assert_eq!(chance(&summaries(&mut talk, step.clone()), "decision", json!("reaction")), "1");
    talk.ok(json!({"cmd": "apply", "action": step}));
    let pass = json!({"do": "pass"});
    assert_eq!(chance(&summaries(&mut talk, pass.clone()), "decision", json!("overwatch")), "1");
    talk.ok(json!({"cmd": "apply", "action": pass}));
    let sums = summaries(&mut talk, fire());
    assert_eq!(chance(&sums, "killed", json!(true)), "11/36");
    assert_eq!(chance(&sums, "jammed", json!(true)), "1/6");
}

#[test]
fn a_closed_door_is_shot_and_broken_like_any_target() {
    let board = json!({"levels": [{"rows": ["aaaa"]}], "doors": [{"at": "1,0"}]});
    let mut talk = Talk::about(with(corridor(4, json!([marine("0,0", "E")])), json!({"board": board})));
    let shot = summaries(&mut talk, json!({"do": "fire", "unit": "m1", "door": "1,0"}));
    assert_eq!(chance(&shot, "killed", json!(true)), "11/36");
    let blow = summaries(&mut talk, json!({"do": "assault", "unit": "m1", "door": "1,0"}));
    assert_eq!(chance(&blow, "killed", json!(true)), "1/6");
}

/// Three dice against one: the chances follow from counting by hand.
#[test]
fn a_genestealer_attacks_a_marine_who_faces_it() {
    let position =
        with(corridor(4, json!([marine("0,0", "E"), stealer("1,0", "W")])), json!({"phase": "alien_action"}));
    let mut talk = Talk::about(position);
    let sums = summaries(&mut talk, json!({"do": "assault", "unit": "g1", "target": "m1"}));
    let exact = |wins: fn(u32, u32) -> bool| {
        let count = (0..1296u32).filter(|roll| {
            let die = |i: u32| roll / 6u32.pow(i) % 6;
            wins(die(0).max(die(1)).max(die(2)), die(3))
        });
        Ratio::new(count.count() as u128, 1296).to_string()
    };
    assert_eq!(chance(&sums, "result", json!("attacker")), exact(|attack, defence| attack > defence));
    assert_eq!(chance(&sums, "result", json!("defender")), exact(|attack, defence| attack < defence));
    assert_eq!(chance(&sums, "result", json!("tie")), exact(|attack, defence| attack == defence));
}

/// From behind a lost attack and a tie leave the same board and the same question,
/// and are two outcomes all the same.
#[test]
fn a_tie_and_a_lost_attack_from_behind_are_told_apart() {
    let position =
        with(corridor(4, json!([marine("1,0", "E"), stealer("0,0", "E")])), json!({"phase": "alien_action"}));
    let mut talk = Talk::about(position);
    let sums = summaries(&mut talk, json!({"do": "assault", "unit": "g1", "target": "m1"}));
    for (result, decision) in [("tie", "turn_to_face"), ("defender", "turn_to_face")] {
        let summary = json!({"result": result, "decision": decision}).to_string();
        assert!(sums.contains_key(&summary), "{summary} in {sums:?}");
    }
}

#[test]
fn a_branch_ends_at_a_parry() {
    let sword = with(marine("0,0", "E"), json!({"melee": "power_sword", "guard": true}));
    let position = with(corridor(4, json!([sword, stealer("1,0", "W")])), json!({"phase": "alien_action"}));
    let mut talk = Talk::about(position);
    let attack = json!({"do": "assault", "unit": "g1", "target": "m1"});
    let sums = summaries(&mut talk, attack.clone());
    assert_eq!(sums.keys().collect::<Vec<_>>(), [r#"{"decision":"parry"}"#]);
    let answer = talk.ok(json!({"cmd": "apply", "action": attack, "dice": [6, 2, 1, 4]}));
    assert_eq!(
        answer["decision"],
        json!({
            "owner": "marine", "kind": "parry", "unit": "m1",
            "attacker_dice": [6, 2, 1], "defender_dice": [4],
            "attacker": "g1", "defender": "m1", "attacker_score": 6, "defender_score": 4,
        })
    );
    let parried = summaries(&mut talk, json!({"do": "parry", "die": 0}));
    assert_eq!(parried.keys().collect::<Vec<_>>(), [r#"{"decision":"reroll"}"#]);
    talk.ok(json!({"cmd": "apply", "action": {"do": "parry", "die": 0}, "dice": [1]}));
    let last = summaries(&mut talk, json!({"do": "reroll", "die": 0}));
    assert_eq!(chance(&last, "result", json!("defender")), "2/3");
}

#[test]
fn too_many_combinations_are_refused() {
    let units: Vec<Value> = (0..12)
        .map(|i| json!({"id": format!("g{}", i + 1), "kind": "genestealer", "at": format!("{},1", i + 1), "facing": "S"}))
        .chain([with(marine("0,0", "E"), json!({"ranged": "heavy_flamer"}))])
        .collect();
    let board = json!({"levels": [{"rows": ["aaaaaaaaaaaaa", "aaaaaaaaaaaaa"]}], "kinds": {"a": "room"}});
    let mut talk = Talk::about(with(corridor(1, json!(units)), json!({"board": board})));
    let flame = json!({"do": "fire", "unit": "m1", "square": "1,0"});
    assert_eq!(talk.code(json!({"cmd": "odds", "action": flame})), "too_large");
}
