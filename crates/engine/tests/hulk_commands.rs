//! One test for each command, and a scripted session.

mod common;

use common::{Talk, corridor, marine, stealer, types, with};
use serde_json::{Value, json};

fn duel() -> Value {
    corridor(5, json!([marine("0,0", "E"), stealer("4,0", "W")]))
}

#[test]
fn hello_names_the_program() {
    let answer = Talk::new().ok(json!({"id": "a", "cmd": "hello"}));
    assert_eq!(answer["id"], "a");
    assert_eq!(answer["name"], "blipfall");
    assert_eq!(answer["protocol"], 1);
    assert_eq!(answer["games"], json!(["space-hulk", "death-angel"]));
    assert_eq!(answer["bots"], json!(["random", "scout", "cadet", "veteran", "captain", "master"]));
    assert!(answer["version"].is_string());
}

#[test]
fn the_id_is_echoed_whatever_it_is() {
    let mut talk = Talk::new();
    for id in [json!(7), json!("x"), json!([1, {"a": null}]), json!({"n": 1.5}), json!(false), json!(null)] {
        assert_eq!(talk.ask(json!({"id": id, "cmd": "hello"}))["id"], id);
        assert_eq!(talk.ask(json!({"id": id, "cmd": "nothing"}))["id"], id);
    }
    assert_eq!(talk.ask(json!({"cmd": "hello"}))["id"], Value::Null);
}

#[test]
fn every_mission_loads_and_ends() {
    let mut talk = Talk::new();
    let missions = talk.ok(json!({"cmd": "missions"}))["missions"].clone();
    assert!(missions.as_array().unwrap().len() >= 2);
    for mission in missions.as_array().unwrap() {
        assert_eq!(mission["game"], "space-hulk");
        assert!(mission["title"].is_string());
        talk.ok(json!({"cmd": "new", "game": "space-hulk", "mission": mission["id"], "seed": 5}));
        for seed in 0..20 {
            let answer = talk.ok(json!({"cmd": "playout", "seed": seed}));
            assert_ne!(answer["reason"], "max_actions", "{mission}");
            let limit = mission["round_limit"].as_u64().unwrap_or(u64::MAX);
            assert!(answer["turns"].as_u64().unwrap() <= limit);
        }
    }
}

#[test]
fn new_takes_options_over_those_of_the_mission() {
    let mut talk = Talk::new();
    let options = json!({"overwatch_fire": "must", "timer_seconds": 180});
    talk.ok(json!({"cmd": "new", "mission": "first-contact", "options": options, "solo": null}));
    let position = talk.ok(json!({"cmd": "position"}))["position"].clone();
    let expected = json!({
        "preset": "fourth",
        "overwatch_fire": "must",
        "door_close_overwatch": "must",
        "timer_seconds": 180,
    });
    assert_eq!(position["options"], expected);
}

#[test]
fn new_explains_what_it_cannot_do() {
    let mut talk = Talk::new();
    for request in [
        json!({"cmd": "new"}),
        json!({"cmd": "new", "mission": "nowhere"}),
        json!({"cmd": "new", "mission": 3}),
        json!({"cmd": "new", "game": "chess", "mission": "shakedown"}),
        json!({"cmd": "new", "mission": "shakedown", "solo": "c"}),
        json!({"cmd": "new", "mission": "shakedown", "seed": -1}),
        json!({"cmd": "new", "mission": "shakedown", "options": {"overwach": "must"}}),
        json!({"cmd": "new", "mission": "shakedown", "options": {"door_placement": "edge"}}),
    ] {
        assert_eq!(talk.code(request), "bad_request");
    }
    assert_eq!(talk.code(json!({"cmd": "state"})), "no_game");
}

#[test]
fn load_answers_as_state() {
    let mut talk = Talk::new();
    let answer = talk.ok(json!({"cmd": "load", "position": duel()}));
    assert_eq!(answer["decision"], json!({"owner": "marine", "kind": "action"}));
    assert_eq!(answer["turn"], 1);
    assert_eq!(answer["phase"], "marine_action");
    assert_eq!(answer["hash"].as_str().unwrap().len(), 16);
    assert_eq!(answer["events"], json!([]));
    let state = talk.ok(json!({"cmd": "state"}));
    assert_eq!(state["hash"], answer["hash"]);
    assert_eq!(state.get("over"), None);
}

#[test]
fn a_position_without_units_is_over() {
    let mut talk = Talk::about(corridor(2, json!([])));
    let state = talk.ok(json!({"cmd": "state"}));
    assert_eq!(state["over"], json!({"winner": null, "reason": "no_units"}));
    assert_eq!(state.get("decision"), None);
    let legal = talk.ok(json!({"cmd": "legal"}));
    assert_eq!((&legal["actions"], &legal["owner"]), (&json!([]), &Value::Null));
    let refused = talk.refused(json!({"cmd": "apply", "action": {"do": "end_turn"}}));
    assert_eq!((&refused["code"], &refused["rule"]), (&json!("illegal_action"), &json!("SH-VIC-02")));
    assert_eq!(talk.ok(json!({"cmd": "perft", "depth": 1}))["paths"], 0);
    assert_eq!(talk.ok(json!({"cmd": "view", "seat": "marine"}))["view"]["decision"], Value::Null);
}

#[test]
fn legal_lists_actions_with_unit_and_cost() {
    let mut talk = Talk::about(with(duel(), json!({"command": {"drawn": 2, "spent": 0}})));
    let answer = talk.ok(json!({"cmd": "legal"}));
    assert_eq!((&answer["owner"], &answer["kind"]), (&json!("marine"), &json!("action")));
    let actions = answer["actions"].as_array().unwrap();
    for expected in [
        json!({"do": "move", "unit": "m1", "to": "1,0", "facing": "E", "cost": 1}),
        json!({"do": "move", "unit": "m1", "to": "1,0", "facing": "E", "cost": 1, "cp": 1}),
        json!({"do": "turn", "unit": "m1", "facing": "N", "cost": 1}),
        json!({"do": "fire", "unit": "m1", "target": "g1", "cost": 1}),
        json!({"do": "overwatch", "unit": "m1", "cost": 2}),
        json!({"do": "guard", "unit": "m1", "cost": 2, "cp": 2}),
        json!({"do": "end_turn"}),
    ] {
        assert!(actions.contains(&expected), "{expected} in {actions:?}");
    }
}

#[test]
fn a_session_with_given_dice() {
    let mut talk = Talk::about(duel());
    let fire = json!({"do": "fire", "unit": "m1", "target": "g1"});
    let missed = talk.ok(json!({"cmd": "apply", "action": fire, "dice": [3, 4]}));
    assert_eq!(types(&missed), ["fired", "rolled"]);
    assert_eq!(missed["events"][1], json!({"type": "rolled", "by": "m1", "dice": [3, 4], "for": "shot"}));
    let hit = talk.ok(json!({"cmd": "apply", "action": fire, "dice": [5, 1]}));
    assert_eq!(types(&hit), ["fired", "rolled", "killed"]);
    assert_eq!(hit["events"][0]["sustained"], true);
    assert_eq!(hit["events"][2], json!({"type": "killed", "unit": "g1", "at": "4,0", "cause": "shot"}));
    assert_eq!(hit["decision"], json!({"owner": "marine", "kind": "action", "unit": "m1"}));
}

#[test]
fn the_seed_decides_where_no_dice_are_given() {
    let play = |seed: u64| {
        let mut talk = Talk::new();
        talk.ok(json!({"cmd": "load", "position": duel(), "seed": seed}));
        let fire = json!({"do": "fire", "unit": "m1", "target": "g1"});
        let first = talk.ok(json!({"cmd": "apply", "action": fire}))["events"][1]["dice"].clone();
        let legal = talk.legal();
        if legal.contains(&with(fire.clone(), json!({"cost": 1}))) {
            // What is refused does not touch the stream either.
            talk.refused(json!({"cmd": "apply", "action": fire, "dice": [1]}));
            talk.refused(json!({"cmd": "apply", "action": {"do": "keep"}}));
        }
        (first, talk.hash())
    };
    assert_eq!(play(3), play(3));
    let different: std::collections::BTreeSet<String> = (0..8).map(|seed| play(seed).0.to_string()).collect();
    assert!(different.len() > 3);
}

#[test]
fn refused_dice_do_not_move_the_seed() {
    let fire = json!({"do": "fire", "unit": "m1", "target": "g1"});
    let dice_after = |disturb: bool| {
        let mut talk = Talk::about(duel());
        if disturb {
            talk.refused(json!({"cmd": "apply", "action": fire, "dice": []}));
            talk.refused(json!({"cmd": "apply", "action": fire, "picks": [0]}));
            talk.ok(json!({"cmd": "odds", "action": fire}));
            talk.ok(json!({"cmd": "playout", "seed": 9}));
        }
        talk.ok(json!({"cmd": "apply", "action": fire}))["events"].clone()
    };
    assert_eq!(dice_after(false), dice_after(true));
}

#[test]
fn the_pick_for_a_counter_is_its_value_minus_one() {
    let mut talk = Talk::about(corridor(30, json!([marine("0,0", "W"), stealer("29,0", "W")])));
    talk.ok(json!({"cmd": "apply", "action": {"do": "end_turn"}, "picks": []}));
    let answer = talk.ok(json!({"cmd": "apply", "action": {"do": "end_turn"}, "picks": [4], "dice": []}));
    let drawn = answer["events"].as_array().unwrap().iter().find(|event| event["type"] == "command_drawn");
    assert_eq!(drawn.unwrap()["value"], 5, "told once, with its value: {answer}");
    assert_eq!(types(&answer).iter().filter(|kind| **kind == "command_drawn").count(), 1);
    assert_eq!(talk.ok(json!({"cmd": "position"}))["position"]["command"]["drawn"], 5);
}

#[test]
fn why_not_names_the_rule() {
    let mut talk = Talk::about(duel());
    let legal = json!({"do": "move", "unit": "m1", "to": "1,0"});
    assert_eq!(talk.ok(json!({"cmd": "why_not", "action": legal}))["legal"], true);
    let sideways = json!({"do": "move", "unit": "m1", "to": "2,0"});
    let answer = talk.ok(json!({"cmd": "why_not", "action": sideways}));
    assert_eq!((&answer["legal"], &answer["rule"]), (&json!(false), &json!("SH-MOVE-01")));
    assert!(answer["message"].as_str().unwrap().ends_with('.'));
    let nobody = talk.ok(json!({"cmd": "why_not", "action": {"do": "guard", "unit": "m9"}}));
    assert_eq!(nobody["rule"], "SH-SETUP-01");
}

#[test]
fn los_lists_squares_or_answers_for_one() {
    let mut talk = Talk::about(duel());
    let answer = talk.ok(json!({"cmd": "los", "from": "0,0", "facing": "E"}));
    assert_eq!(answer["sees"], json!(["1,0", "2,0", "3,0", "4,0"]), "occupied ones included, never `from`");
    let clear = |talk: &mut Talk, facing: &str, to: &str| {
        talk.ok(json!({"cmd": "los", "from": "1,0", "facing": facing, "to": to}))["clear"].clone()
    };
    assert_eq!(clear(&mut talk, "E", "4,0"), true);
    assert_eq!(clear(&mut talk, "W", "4,0"), false, "the arc counts");
}

#[test]
fn perft_counts_paths() {
    let mut talk = Talk::about(corridor(1, json!([marine("0,0", "E")])));
    let count =
        |talk: &mut Talk, depth: u64| talk.ok(json!({"cmd": "perft", "depth": depth}))["paths"].clone();
    assert_eq!(count(&mut talk, 0), 1);
    // Two turns, overwatch, guard, the end of the turn; that one leads to six counters.
    assert_eq!(count(&mut talk, 1), 10);
    assert_eq!(talk.code(json!({"cmd": "perft", "depth": 30})), "too_large");
    assert_eq!(talk.code(json!({"cmd": "perft", "depth": 1_000_000_000_000u64})), "too_large");
}

#[test]
fn a_playout_leaves_the_game_as_it_is() {
    let mut talk = Talk::mission("first-contact", 1);
    let before = talk.hash();
    let bots = json!({"marine": "random", "alien": "random"});
    let one = talk.ok(json!({"cmd": "playout", "bots": bots, "seed": 4}));
    assert_eq!(one, talk.ok(json!({"cmd": "playout", "seed": 4})));
    assert!(one["actions"].as_u64().unwrap() > 0);
    let stopped = talk.ok(json!({"cmd": "playout", "max_actions": 3}));
    assert_eq!(stopped["winner"], Value::Null);
    assert_eq!((&stopped["reason"], &stopped["actions"]), (&json!("max_actions"), &json!(3)));
    assert_eq!(talk.hash(), before);
    for request in [
        json!({"cmd": "playout", "bots": {"marine": "genius"}}),
        json!({"cmd": "playout", "bots": {"p1": "random"}}),
        json!({"cmd": "playout", "bots": ["random"]}),
        json!({"cmd": "playout", "bots": {"alien": 3}}),
        json!({"cmd": "playout", "max_actions": "all"}),
    ] {
        assert_eq!(talk.code(request), "bad_request");
    }
}

#[test]
fn bots_play_the_seats_they_are_given() {
    let mut talk = Talk::mission("first-contact", 1);
    let playout = |talk: &mut Talk, bots: Value| talk.ok(json!({"cmd": "playout", "bots": bots, "seed": 4}));
    let random = playout(&mut talk, json!({"marine": "random", "alien": "random"}));
    let mixed = json!({"marine": "veteran", "alien": "scout"});
    let played = playout(&mut talk, mixed.clone());
    assert_eq!(played, playout(&mut talk, mixed), "equal seeds give equal games");
    assert_ne!(played, random);
    let refused = talk.refused(json!({"cmd": "playout", "bots": {"marine": "genius"}}));
    assert_eq!(
        refused["message"],
        "`bots`: the bots for space-hulk are: random, scout, cadet, veteran, captain, master"
    );
}

#[test]
fn quit_is_answered_and_ends() {
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "quit"}));
    assert!(talk.0.has_quit());
    let mut out = Vec::new();
    engine::run(&b"{\"cmd\":\"quit\"}\n{\"cmd\":\"hello\"}\n"[..], &mut out).unwrap();
    assert_eq!(String::from_utf8(out).unwrap(), "{\"id\":null,\"ok\":true}\n");
}

#[test]
fn lines_are_answered_in_order_and_empty_ones_skipped() {
    let input = b"\n  \r\n{\"id\":1,\"cmd\":\"hello\"}\r\n\n[]\n{\"id\":2,\"cmd\":\"state\"}";
    let mut out = Vec::new();
    engine::run(&input[..], &mut out).unwrap();
    let lines: Vec<Value> =
        String::from_utf8(out).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let ids: Vec<&Value> = lines.iter().map(|line| &line["id"]).collect();
    assert_eq!(ids, [&json!(1), &Value::Null, &json!(2)]);
    assert_eq!(lines[2]["error"]["code"], "no_game");
}

#[test]
fn every_refusal_has_its_code() {
    let mut talk = Talk::new();
    assert_eq!(talk.line(b"{")["error"]["code"], "bad_json");
    assert_eq!(talk.code(json!({"cmd": "apply", "action": {"do": "pass"}})), "no_game");
    assert_eq!(talk.code(json!({"cmd": "load", "position": {}})), "bad_position");
    talk.ok(json!({"cmd": "load", "position": duel()}));
    let fire = json!({"do": "fire", "unit": "m1", "target": "g1"});
    let apply = |dice: Value| json!({"cmd": "apply", "action": fire, "dice": dice});
    assert_eq!(talk.code(json!({"cmd": "apply"})), "bad_request");
    assert_eq!(talk.code(json!({"cmd": "apply", "action": {"do": "pass"}})), "illegal_action");
    let missing = talk.refused(apply(json!([6])));
    assert_eq!((&missing["code"], &missing["needed"]), (&json!("dice_missing"), &json!(2)));
    assert_eq!(talk.code(apply(json!([6, 6, 6]))), "dice_left_over");
    for dice in
        [json!([0, 1]), json!([7, 1]), json!([1.5, 1]), json!(["6", 1]), json!([-1, 1]), json!([null, 1])]
    {
        assert_eq!(talk.code(apply(dice)), "bad_die");
    }
    assert_eq!(talk.code(apply(json!(6))), "bad_request");
    // Legality is judged before dice.
    let pass = json!({"cmd": "apply", "action": {"do": "pass"}, "dice": [9]});
    assert_eq!(talk.code(pass), "illegal_action");
    let end = json!({"do": "end_turn"});
    let far = json!({"cmd": "apply", "action": end, "picks": [0]});
    assert_eq!(talk.code(far), "dice_left_over");
}

#[test]
fn picks_are_checked_like_dice() {
    let alone = corridor(3, json!([marine("0,0", "E")]));
    let mut talk = Talk::about(alone);
    let end = |picks: Value| json!({"cmd": "apply", "action": {"do": "end_turn"}, "picks": picks});
    assert_eq!(talk.code(end(json!([6]))), "bad_die");
    assert_eq!(talk.code(end(json!(["1"]))), "bad_die");
    assert_eq!(talk.code(end(json!([-1]))), "bad_die");
    let missing = talk.refused(end(json!([])));
    assert_eq!((&missing["code"], &missing["needed"]), (&json!("dice_missing"), &json!(1)));
    talk.ok(end(json!([5])));
}
