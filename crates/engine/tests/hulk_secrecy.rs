//! What a seat is told does not depend on what it may not know.

mod common;

use common::{Talk, corridor, marine, with};
use game_api::Seeded;
use serde_json::{Value, json};

/// Two games that differ in hidden things alone are the same to this seat.
fn look_alike(one: Value, other: Value, seat: &str) {
    assert_ne!(one, other);
    let (mut one, mut other) = (Talk::about(one), Talk::about(other));
    assert_ne!(one.hash(), other.hash(), "they do differ");
    let view = json!({"cmd": "view", "seat": seat});
    let seen = one.ok(view.clone());
    assert_eq!(seen.to_string(), other.ok(view).to_string());
    for hidden in ["hash", "seed", "blip_pile", "blip_pool", "resolving"] {
        assert!(!seen.to_string().contains(&format!("\"{hidden}\"")), "{hidden} in {seen}");
    }
    if one.ok(json!({"cmd": "state"}))["decision"]["owner"] == seat {
        let legal = json!({"cmd": "legal"});
        assert_eq!(one.ok(legal.clone()).to_string(), other.ok(legal).to_string());
    }
}

/// The position with every hidden value that the Marine side may not know changed.
fn other_blips(position: &Value) -> Value {
    let turn = |value: &Value| json!(value.as_u64().unwrap() % 3 + 1);
    let mut other = position.clone();
    for unit in other["units"].as_array_mut().unwrap().iter_mut().filter(|unit| unit["kind"] == "blip") {
        unit["value"] = turn(&unit["value"]);
    }
    for list in ["blip_pile", "used_unseen"] {
        let turned = position[list].as_array().unwrap().iter().map(turn).collect();
        other[list] = Value::Array(turned);
    }
    let pool = &position["blip_pool"];
    other["blip_pool"] = json!({"1": pool["3"], "2": pool["1"], "3": pool["2"]});
    other
}

#[test]
fn marines_and_spectators_see_no_blip_values() {
    let mut compared = 0;
    // The larger mission takes longer to load, so that fewer of its moments are compared.
    for (mission, every) in [("first-contact", 2), ("shakedown", 9)] {
        for seed in 0..3 {
            let mut talk = Talk::mission(mission, seed);
            let mut choice = Seeded::new(seed);
            for moment in 0.. {
                if !talk.step(&mut choice) {
                    break;
                }
                if moment % every != 0 {
                    continue;
                }
                let position = talk.ok(json!({"cmd": "position"}))["position"].clone();
                let other = other_blips(&position);
                let asks_alien = talk.ok(json!({"cmd": "state"}))["decision"]["owner"] == "alien";
                // A Broodlord hides behind a three, and an ended game has no more secrets.
                if position == other || (asks_alien && position["broodlord"] != "absent") {
                    continue;
                }
                look_alike(position.clone(), other.clone(), "marine");
                look_alike(position, other, "spectator");
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn aliens_and_spectators_see_no_command_counter() {
    let units = json!([
        marine("0,0", "E"),
        {"id": "g1", "kind": "genestealer", "at": "5,0", "facing": "W"},
        {"id": "b1", "kind": "blip", "value": 2, "entry": "A"},
    ]);
    let board = json!({
        "levels": [{"rows": ["aaaaaaaaa"]}],
        "entries": [{"id": "A", "at": "8,0", "from": "E"}],
    });
    for phase in ["marine_action", "alien_action"] {
        let with_counter = |drawn: u8| {
            let command = json!({"drawn": drawn, "spent": 1});
            with(corridor(9, units.clone()), json!({"board": board, "phase": phase, "command": command}))
        };
        for seat in ["alien", "spectator"] {
            look_alike(with_counter(2), with_counter(6), seat);
            look_alike(with_counter(1), with_counter(6), seat);
        }
    }
}

#[test]
fn each_side_sees_what_is_its_own() {
    let position = with(
        corridor(9, json!([marine("0,0", "E"), {"id": "b1", "kind": "blip", "value": 2, "entry": "A"}])),
        json!({
            "board": {"levels": [{"rows": ["aaaaaaaaa"]}], "entries": [{"id": "A", "at": "8,0", "from": "E"}]},
            "command": {"drawn": 5, "spent": 1},
            "blip_pile": [3, 1], "blip_pool": {"2": 4}, "used_blips": [1], "used_unseen": [3],
        }),
    );
    let mut talk = Talk::about(position);
    let mut view = |seat: &str| talk.ok(json!({"cmd": "view", "seat": seat}))["view"].clone();
    let (marine, alien, spectator) = (view("marine"), view("alien"), view("spectator"));
    assert_eq!(marine["command"], json!({"spent": 1, "drawn": 5}));
    assert_eq!(alien["command"], json!({"spent": 1}));
    assert_eq!(spectator["command"], json!({"spent": 1}));
    assert_eq!(alien["units"][1]["value"], 2);
    assert_eq!(marine["units"][1].get("value"), None);
    assert_eq!(spectator["units"][1].get("value"), None);
    assert_eq!(alien["used_unseen"], json!([3]));
    assert_eq!(marine.get("used_unseen"), None);
    for view in [&marine, &alien, &spectator] {
        assert_eq!((&view["pile"], &view["n_used_unseen"]), (&json!(6), &json!(1)));
        assert_eq!(view["used_blips"], json!([1]));
        assert_eq!(view["decision"], json!({"owner": "marine", "kind": "action"}));
    }
}
