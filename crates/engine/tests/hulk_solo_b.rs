//! Solo variant B over the protocol.

mod common;

use common::Talk;
use game_api::Seeded;
use serde_json::{Value, json};

/// A corridor with a Marine who looks away, and what else is in it.
fn corridor(units: Value, more: Value) -> Value {
    let mut position = json!({
        "game": "space-hulk",
        "board": {"levels": [{"rows": ["aaaaaaaa"]}], "entries": [{"id": "A", "at": "7,0", "from": "E"}]},
        "solo": "b",
        "units": [{"id": "m1", "kind": "marine", "at": "0,0", "facing": "W"}],
    });
    position["units"].as_array_mut().unwrap().extend(units.as_array().unwrap().iter().cloned());
    for (key, value) in more.as_object().unwrap() {
        position[key] = value.clone();
    }
    position
}

fn unit<'a>(position: &'a Value, id: &str) -> &'a Value {
    position["units"].as_array().unwrap().iter().find(|unit| unit["id"] == id).expect("the unit")
}

#[test]
fn groups_and_stacks_are_read_and_written() {
    let units = json!([
        {"id": "g1", "kind": "genestealer", "at": "5,0", "facing": "W", "count": 4},
        {"id": "g2", "kind": "genestealer", "at": "5,0", "facing": "W"},
        {"id": "b1", "kind": "blip", "at": "6,0", "values": [3, 1, 3]},
        {"id": "b2", "kind": "blip", "entry": "A", "value": 2},
    ]);
    let mut talk = Talk::about(corridor(units, json!({})));
    let position = talk.ok(json!({"cmd": "position"}))["position"].clone();
    assert_eq!(unit(&position, "g1")["count"], 4);
    assert_eq!(unit(&position, "g2")["count"], Value::Null, "1 goes without saying");
    assert_eq!(unit(&position, "b1")["values"], json!([3, 3, 1]));
    assert_eq!(unit(&position, "b2")["value"], 2);
    let hash = talk.hash();
    assert_eq!(Talk::about(position).hash(), hash);
}

#[test]
fn a_view_shows_how_many_blips_a_stack_has_and_not_which() {
    let stack = |values: Value| {
        corridor(json!([{"id": "b1", "kind": "blip", "at": "6,0", "values": values}]), json!({}))
    };
    let mut one = Talk::about(stack(json!([3, 1, 3])));
    let mut other = Talk::about(stack(json!([1, 2, 1])));
    for seat in ["marine", "spectator"] {
        let view = one.ok(json!({"cmd": "view", "seat": seat}))["view"].clone();
        let blip = unit(&view, "b1");
        assert_eq!(
            (&blip["count"], &blip["value"], &blip["values"]),
            (&json!(3), &Value::Null, &Value::Null)
        );
        assert_eq!(view, other.ok(json!({"cmd": "view", "seat": seat}))["view"]);
    }
    let alien = one.ok(json!({"cmd": "view", "seat": "alien"}));
    assert_eq!(unit(&alien["view"], "b1")["values"], json!([3, 3, 1]));
}

#[test]
fn the_player_chooses_the_order_with_activate() {
    let units = json!([
        {"id": "g1", "kind": "genestealer", "at": "5,0", "facing": "W", "ap": 2},
        {"id": "g2", "kind": "genestealer", "at": "7,0", "facing": "W", "ap": 1},
        {"id": "g3", "kind": "genestealer", "at": "7,0", "facing": "W", "ap": 1},
    ]);
    let mut talk = Talk::about(corridor(units, json!({"phase": "alien_action"})));
    let legal = talk.ok(json!({"cmd": "legal"}));
    assert_eq!((&legal["owner"], &legal["kind"]), (&json!("marine"), &json!("activate")));
    assert_eq!(legal["actions"][0], json!({"do": "activate", "unit": "g1", "cost": 0}));
    let answer = talk.ok(json!({"cmd": "apply", "action": {"do": "activate", "unit": "g1"}, "dice": []}));
    let types: Vec<&str> =
        answer["events"].as_array().unwrap().iter().map(|e| e["type"].as_str().unwrap()).collect();
    assert_eq!(types, ["automaton", "moved", "moved"]);
    assert_eq!(answer["events"][0]["rule"], "SB-TGT-01");
    let refused = talk.refused(json!({"cmd": "apply", "action": {"do": "activate", "unit": "g1"}}));
    assert_eq!((&refused["code"], &refused["rule"]), (&json!("illegal_action"), &json!("SB-ORDER-01")));
}

#[test]
fn retreats_and_joins_are_told() {
    let units = json!([
        {"id": "m2", "kind": "marine", "at": "1,0", "facing": "E"},
        {"id": "g1", "kind": "genestealer", "at": "4,0", "facing": "W", "count": 3},
        {"id": "g2", "kind": "genestealer", "at": "5,0", "facing": "W"},
    ]);
    let mut talk = Talk::about(corridor(units, json!({})));
    let fire = json!({"do": "fire", "unit": "m2", "target": "g1"});
    let answer = talk.ok(json!({"cmd": "apply", "action": fire, "dice": [6, 1]}));
    let events = answer["events"].as_array().unwrap();
    let find = |kind: &str| events.iter().filter(|event| event["type"] == kind).collect::<Vec<_>>();
    assert_eq!(find("killed").len(), 1);
    assert_eq!(find("retreated")[0]["to"], "5,0");
    assert_eq!(find("joined")[0]["into"], "g1");
    assert_eq!(find("grouped").last().unwrap()["count"], 3);
}

#[test]
fn mistakes_about_groups_are_explained() {
    let one = |unit: Value| corridor(json!([unit]), json!({}));
    let two_players = |unit: Value| corridor(json!([unit]), json!({"solo": null}));
    let stack = json!({"id": "b1", "kind": "blip", "at": "6,0", "values": [3, 1]});
    for (position, path) in [
        (one(json!({"id": "g1", "kind": "genestealer", "at": "5,0", "count": 0})), "units[1].count"),
        (one(json!({"id": "g1", "kind": "genestealer", "at": "5,0", "count": 10000})), "units[1].count"),
        (one(json!({"id": "b1", "kind": "blip", "at": "6,0", "values": []})), "units[1].values"),
        (one(json!({"id": "b1", "kind": "blip", "at": "6,0", "values": [3, 4]})), "units[1].values[1]"),
        (one(json!({"id": "b1", "kind": "blip", "at": "6,0", "values": [3], "value": 3})), "units[1].values"),
        (two_players(stack), "units[1].values"),
        (two_players(json!({"id": "g1", "kind": "genestealer", "at": "5,0", "count": 2})), "units[1].count"),
    ] {
        let error = Talk::new().refused(json!({"cmd": "load", "position": position}));
        let paths: Vec<&str> =
            error["problems"].as_array().unwrap().iter().map(|p| p["path"].as_str().unwrap()).collect();
        assert!(paths.contains(&path), "{path}: {error}");
    }
}

#[test]
fn missions_are_played_alone_to_an_end() {
    for seed in 0..3 {
        let mut talk = Talk::new();
        talk.ok(json!({"cmd": "new", "mission": "first-contact", "solo": "b", "seed": seed}));
        let mut choice = Seeded::new(seed);
        for _ in 0..5000 {
            let state = talk.ok(json!({"cmd": "state"}));
            if state["over"].is_object() {
                break;
            }
            assert_eq!(state["decision"]["owner"], "marine");
            let position = talk.ok(json!({"cmd": "position"}))["position"].clone();
            assert_eq!(Talk::about(position).hash(), state["hash"], "saved in the middle");
            talk.step(&mut choice);
        }
        assert!(talk.ok(json!({"cmd": "state"}))["over"].is_object());
    }
}
