//! Solo games over the protocol.

mod common;

use common::{Talk, marine, with};
use game_api::Seeded;
use serde_json::{Value, json};

fn corridor(length: usize, changes: Value) -> Value {
    let position = json!({
        "game": "space-hulk",
        "solo": "a",
        "board": {
            "levels": [{"rows": ["a".repeat(length)]}],
            "entries": [{"id": "A", "at": format!("{},0", length - 1), "from": "E"}],
        },
        "units": [marine("0,0", "W")],
    });
    with(position, changes)
}

fn of_type<'a>(answer: &'a Value, name: &str) -> Vec<&'a Value> {
    let events = answer["events"].as_array().expect("events").iter();
    events.filter(|event| event["type"] == name).collect()
}

#[test]
fn a_mission_is_played_alone() {
    let mut talk = Talk::new();
    for seed in 0..5 {
        talk.ok(json!({"cmd": "new", "mission": "first-contact", "solo": "a", "seed": seed}));
        let mut choice = Seeded::new(seed);
        loop {
            let state = talk.ok(json!({"cmd": "state"}));
            if state["decision"].is_null() {
                break;
            }
            assert_eq!(state["decision"]["owner"], "marine");
            if !talk.step(&mut choice) {
                break;
            }
        }
    }
    assert_eq!(talk.ok(json!({"cmd": "position"}))["position"]["solo"], "a");
}

#[test]
fn the_player_chooses_the_entry_area_of_a_six() {
    let position = corridor(5, json!({"reinforcements": 1, "blip_pile": [2]}));
    let mut talk = Talk::about(position);
    let answer = talk.ok(json!({"cmd": "apply", "action": {"do": "end_turn"}, "dice": [6]}));
    assert_eq!(answer["decision"], json!({"owner": "marine", "kind": "reinforce"}));
    let rolled = of_type(&answer, "rolled");
    assert_eq!(*rolled[0], json!({"type": "rolled", "by": null, "dice": [6], "for": "placement"}));
    let hint = of_type(&answer, "automaton");
    assert_eq!(hint[0]["rule"], "SA-BLP-02");
    assert_eq!(hint[0]["unit"], "b1");
    let actions = talk.ok(json!({"cmd": "legal"}))["actions"].clone();
    assert_eq!(actions, json!([{"do": "reinforce", "blip": "b1", "entry": "A"}]));
    talk.ok(json!({"cmd": "apply", "action": actions[0], "dice": [1]}));
}

#[test]
fn hints_name_rule_target_section_and_number() {
    let facing = json!({"units": [
        marine("0,0", "E"),
        {"id": "g1", "kind": "genestealer", "at": "8,0", "facing": "W"},
    ]});
    let mut talk = Talk::about(corridor(10, facing));
    let answer = talk.ok(json!({"cmd": "apply", "action": {"do": "end_turn"}, "dice": [2, 4]}));
    let hints = of_type(&answer, "automaton");
    let test = json!({
        "type": "automaton", "unit": null, "rule": "SA-RUL-10",
        "why": "The swarm test failed: these aliens stop before a Marine sees them.",
        "section": "a", "score": 3,
    });
    assert_eq!(*hints[0], test);
    assert_eq!((&hints[1]["rule"], &hints[1]["target"]), (&json!("SA-TGT-02"), &json!("m1")));
    // The command points lie open.
    for seat in ["marine", "alien", "spectator"] {
        assert_eq!(talk.ok(json!({"cmd": "view", "seat": seat}))["view"]["command"]["drawn"], 4, "{seat}");
    }
}

#[test]
fn an_ambush_and_a_broodlord_are_told() {
    let position = json!({
        "reinforcements": 1, "blip_pile": [3], "broodlord": "waiting",
        "victory": {"alien": [{"name": "here", "when": {"aliens_in": {"count": 1, "area": ["5,0"]}}, "immediate": true}]},
    });
    let mut talk = Talk::about(corridor(7, position));
    // 6 squares behind the Marine; from there it reaches him, and is the Broodlord.
    let answer = talk.ok(json!({"cmd": "apply", "action": {"do": "end_turn"}, "dice": [1, 6]}));
    assert_eq!(*of_type(&answer, "ambushed")[0], json!({"type": "ambushed", "unit": "b1", "at": "6,0"}));
    let hints = of_type(&answer, "automaton");
    let lord = hints.iter().find(|hint| hint["rule"] == "SA-BROOD-03").expect("he comes");
    assert_eq!(lord["needed"], 6);
    assert_eq!(answer["over"]["reason"], "here");
}

#[test]
fn nobody_decides_for_the_aliens() {
    let units = json!({"units": [
        marine("0,0", "W"),
        {"id": "g1", "kind": "genestealer", "at": "8,0", "facing": "W"},
    ]});
    let mut talk = Talk::about(corridor(10, units));
    let step = json!({"do": "move", "unit": "g1", "to": "7,0", "facing": "W"});
    let answer = talk.ok(json!({"cmd": "why_not", "action": step}));
    assert_eq!((&answer["legal"], &answer["rule"]), (&json!(false), &json!("SA-GEN-01")));
    assert_eq!(talk.code(json!({"cmd": "apply", "action": step})), "illegal_action");
}

#[test]
fn a_position_with_a_memory_comes_back() {
    let facing = json!({"units": [
        marine("0,0", "E"),
        {"id": "g1", "kind": "genestealer", "at": "8,0", "facing": "W"},
    ], "key_marines": ["m1"]});
    let mut talk = Talk::about(corridor(10, facing));
    talk.ok(json!({"cmd": "apply", "action": {"do": "end_turn"}, "dice": [5]}));
    let hash = talk.hash();
    let position = talk.ok(json!({"cmd": "position"}))["position"].clone();
    assert!(position["resolving"][0].as_str().expect("a line").starts_with("automaton "));
    assert_eq!(position["key_marines"], json!(["m1"]));
    assert_eq!(Talk::about(position).hash(), hash);
}
