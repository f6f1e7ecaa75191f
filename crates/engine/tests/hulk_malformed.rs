//! Whatever is sent, nothing changes and the engine goes on.

mod common;

use common::{Talk, corridor, marine, stealer, with};
use game_api::Seeded;
use serde_json::{Value, json};

/// Requests that are refused with `bad_request` while a game is on.
fn bad_requests() -> Vec<Value> {
    let act = |action: Value| json!({"cmd": "apply", "action": action});
    vec![
        json!([]),
        json!(3),
        json!("legal"),
        json!(null),
        json!({}),
        json!({"cmd": 5}),
        json!({"cmd": "Legal"}),
        json!({"cmd": ["legal"]}),
        json!({"cmd": "load"}),
        json!({"cmd": "load", "position": 3}),
        json!({"cmd": "load", "position": [1]}),
        json!({"cmd": "load", "position": {}, "seed": "x"}),
        json!({"cmd": "load", "position": {}, "seed": 1.5}),
        json!({"cmd": "apply"}),
        json!({"cmd": "apply", "action": "pass"}),
        json!({"cmd": "apply", "action": {"do": "end_turn"}, "dice": {}}),
        json!({"cmd": "apply", "action": {"do": "end_turn"}, "picks": 1}),
        act(json!({})),
        act(json!({"do": 1})),
        act(json!({"do": "dance"})),
        act(json!({"do": "guard"})),
        act(json!({"do": "guard", "unit": 1})),
        act(json!({"do": "guard", "unit": "m1", "cp": -1})),
        act(json!({"do": "guard", "unit": "m1", "cp": "1"})),
        act(json!({"do": "guard", "unit": "m1", "cp": 1e30})),
        act(json!({"do": "move", "unit": "m1"})),
        act(json!({"do": "move", "unit": "m1", "to": "9,9"})),
        act(json!({"do": "move", "unit": "m1", "to": "here"})),
        act(json!({"do": "move", "unit": "m1", "to": [1, 0]})),
        act(json!({"do": "move", "unit": "m1", "to": "1,0", "facing": "NE"})),
        act(json!({"do": "move", "unit": "m1", "to": "99999999999999999999,0"})),
        act(json!({"do": "turn", "unit": "m1"})),
        act(json!({"do": "turn", "unit": "m1", "facing": "north"})),
        act(json!({"do": "fire", "unit": "m1"})),
        act(json!({"do": "fire", "unit": "m1", "target": "g1", "square": "1,0"})),
        act(json!({"do": "fire", "unit": "m1", "target": 7})),
        act(json!({"do": "fire", "unit": "m1", "square": "0,5"})),
        act(json!({"do": "door", "unit": "m1", "at": "1,0"})),
        act(json!({"do": "door", "unit": "m1", "at": "1,0", "to": "ajar"})),
        act(json!({"do": "give", "unit": "m1", "target": "g1"})),
        act(json!({"do": "place"})),
        act(json!({"do": "place", "at": ""})),
        act(json!({"do": "reinforce", "entry": "A"})),
        act(json!({"do": "deploy", "unit": "m1", "at": "1,0"})),
        act(json!({"do": "parry"})),
        act(json!({"do": "parry", "die": -1})),
        act(json!({"do": "spend_psi", "points": 256})),
        act(json!({"do": "psi", "unit": "m1"})),
        act(json!({"do": "psi", "unit": "m1", "power": "flight"})),
        act(json!({"do": "psi", "unit": "m1", "power": "force_barrier"})),
        act(json!({"do": "psi", "unit": "m1", "power": "psychic_storm", "section": "zz"})),
        json!({"cmd": "odds"}),
        json!({"cmd": "why_not", "action": {"do": "fly"}}),
        json!({"cmd": "view"}),
        json!({"cmd": "view", "seat": "p1"}),
        json!({"cmd": "view", "seat": null}),
        json!({"cmd": "los", "from": "0,0"}),
        json!({"cmd": "los", "from": "0,9", "facing": "E"}),
        json!({"cmd": "los", "from": "0,0", "facing": "E", "to": "0,9"}),
        json!({"cmd": "los", "from": "0,0", "facing": "up"}),
        json!({"cmd": "perft"}),
        json!({"cmd": "perft", "depth": -1}),
        json!({"cmd": "perft", "depth": "2"}),
        json!({"cmd": "playout", "seed": []}),
        json!({"cmd": "new", "mission": null}),
    ]
}

/// Well-formed actions that the rules forbid or that name what is not there.
fn illegal_actions() -> Vec<Value> {
    vec![
        json!({"do": "guard", "unit": "nobody"}),
        json!({"do": "guard", "unit": ""}),
        json!({"do": "guard", "unit": "g1"}),
        json!({"do": "guard", "unit": "m1", "cp": 255}),
        json!({"do": "fire", "unit": "m1", "target": "m9"}),
        json!({"do": "fire", "unit": "m1", "target": "m1"}),
        json!({"do": "fire", "unit": "m1", "door": "1,0"}),
        json!({"do": "assault", "unit": "m1", "target": "g99"}),
        json!({"do": "assault", "unit": "m1", "square": "1,0"}),
        json!({"do": "door", "unit": "m1", "at": "1,0", "to": "open"}),
        json!({"do": "give", "unit": "m1", "target": "g1", "object": "cat"}),
        json!({"do": "drop", "unit": "m1", "object": "cat"}),
        json!({"do": "exit", "unit": "m1"}),
        json!({"do": "exit", "unit": "m1", "at": "1,0", "to": "E"}),
        json!({"do": "climb", "unit": "m1"}),
        json!({"do": "climb", "unit": "m1", "to": "1,0"}),
        json!({"do": "enter", "unit": "m1"}),
        json!({"do": "reinforce", "blip": "g1", "entry": "A"}),
        json!({"do": "deploy", "unit": "m1", "at": "1,0", "facing": "N"}),
        json!({"do": "place", "at": "1,0"}),
        json!({"do": "face", "facing": "N"}),
        json!({"do": "reroll", "die": 200}),
        json!({"do": "parry", "die": 0}),
        json!({"do": "spend_psi", "points": 3}),
        json!({"do": "turn_to_face"}),
        json!({"do": "broodlord"}),
        json!({"do": "psi", "unit": "m1", "power": "prescience"}),
        json!({"do": "psi", "unit": "m1", "power": "psychic_storm", "target": "b7"}),
        json!({"do": "psi", "unit": "m1", "power": "psychic_storm", "section": "a"}),
        json!({"do": "convert", "unit": "m1"}),
        json!({"do": "end_activation", "unit": "m1"}),
        json!({"do": "pass"}),
        json!({"do": "keep"}),
        json!({"do": "redraw"}),
    ]
}

fn duel() -> Value {
    corridor(5, json!([marine("0,0", "E"), stealer("4,0", "W")]))
}

#[test]
fn a_malformed_request_changes_nothing() {
    let mut talk = Talk::about(duel());
    let before = talk.ok(json!({"cmd": "position"}));
    for request in bad_requests() {
        let answer = talk.ask(request.clone());
        assert_eq!(answer["error"]["code"], "bad_request", "{request} -> {answer}");
        assert!(answer["error"]["message"].as_str().unwrap().len() > 8, "{answer}");
        assert_eq!(talk.ok(json!({"cmd": "position"})), before, "{request}");
    }
    assert!(bad_requests().len() >= 40);
}

#[test]
fn an_illegal_action_changes_nothing_and_names_a_rule() {
    let mut talk = Talk::about(duel());
    let before = talk.hash();
    for action in illegal_actions() {
        for cmd in ["apply", "odds"] {
            let error = talk.refused(json!({"cmd": cmd, "action": action}));
            assert_eq!(error["code"], "illegal_action", "{action} -> {error}");
            assert!(error["rule"].as_str().unwrap().starts_with("SH-"), "{action} -> {error}");
        }
        let answer = talk.ok(json!({"cmd": "why_not", "action": action}));
        assert_eq!(answer["legal"], false, "{action}");
    }
    assert_eq!(talk.hash(), before);
}

#[test]
fn what_is_no_json_is_refused() {
    let mut talk = Talk::about(duel());
    let before = talk.hash();
    let deep = "[".repeat(100_000);
    let nested = format!("{{\"cmd\":\"load\",\"position\":{}1{}}}", "{\"a\":".repeat(500), "}".repeat(500));
    let lines: [&[u8]; 12] = [
        b"{",
        b"legal",
        b"{'cmd':'legal'}",
        b"{\"cmd\":\"legal\"} {\"cmd\":\"legal\"}",
        b"{\"cmd\":\"legal\",}",
        b"{\"cmd\":\"\xff\xfe\"}",
        b"\xff",
        b"\0",
        b"{\"cmd\":\"legal\",\"id\":1e999}",
        b"\xef\xbb\xbf{\"cmd\":\"legal\"}",
        deep.as_bytes(),
        nested.as_bytes(),
    ];
    for line in lines {
        let answer = talk.line(line);
        assert_eq!(answer["error"]["code"], "bad_json", "{answer}");
        assert_eq!(answer["id"], Value::Null);
    }
    assert_eq!(talk.hash(), before);
}

#[test]
fn a_line_of_more_than_a_mebibyte_is_skipped_without_keeping_it() {
    let long = " ".repeat(engine::MAX_LINE - 15) + "{\"cmd\":\"hello\"}";
    let input = format!("{long}\n {long}\n{}\n{{\"id\":9,\"cmd\":\"hello\"}}\n", "x".repeat(3_000_000));
    let mut out = Vec::new();
    engine::run(std::io::BufReader::with_capacity(100, input.as_bytes()), &mut out).unwrap();
    let out = String::from_utf8(out).unwrap();
    let answers: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers[0]["ok"], true, "exactly a mebibyte is read");
    assert_eq!(answers[1]["error"]["code"], "too_large");
    assert_eq!(answers[2]["error"]["code"], "too_large");
    assert_eq!((answers.len(), &answers[3]["id"]), (4, &json!(9)));
    let answer = Talk::new().line(" ".repeat(2_000_000).replace(' ', "x").as_bytes());
    assert_eq!(answer["error"]["code"], "too_large");
}

#[test]
fn large_positions_are_refused() {
    let mut talk = Talk::about(duel());
    let before = talk.hash();
    let wide = "a".repeat(1_000_000);
    let tall = vec!["a"; 200_000];
    let block = vec!["a".repeat(1000); 1000];
    let many = vec![json!({"id": "x", "kind": "genestealer", "at": "0,0"}); 15_000];
    let walls = vec![json!(["0,0", "1,0"]); 40_000];
    let squares = vec![json!("0,0"); 100_000];
    let conditions = json!({"marine": [{"name": "x", "when": {"any": vec![json!({"round": 1}); 40_000]}}]});
    let board = |rows: Value| json!({"board": {"levels": [{"rows": rows}]}});
    for change in [
        board(json!([wide])),
        board(json!(tall)),
        board(json!(block)),
        json!({"units": many}),
        json!({"board": {"levels": [{"rows": ["aaaaa"]}], "walls": walls}}),
        json!({"board": {"levels": [{"rows": ["aaaaa"]}], "doors": vec![json!({"at": "1,0"}); 30_000]}}),
        json!({"victory": conditions}),
        json!({"deployment": [{"units": ["m1"], "squares": vec![json!("9,9"); 90_000]}]}),
        json!({"resolving": vec![json!("stage begin"); 50_000]}),
        json!({"blip_pile": vec![json!(1); 100_000]}),
        json!({"phase": "x".repeat(900_000)}),
        json!({"game": "x".repeat(900_000)}),
        json!({"turn": 18446744073709551615u64}),
        json!({"turn": 1e300}),
        json!({"round_limit": -9007199254740993i64}),
    ] {
        let line = json!({"cmd": "load", "position": with(duel(), change)}).to_string();
        let answer = talk.line(line.as_bytes());
        assert_eq!(answer["error"]["code"], "bad_position", "{}", &line[..60]);
        assert!(answer["error"]["problems"].as_array().unwrap().len() <= 100);
        assert!(answer.to_string().len() < 50_000, "an answer stays short");
    }
    // Burning twice is burning.
    talk.ok(json!({"cmd": "load", "position": with(duel(), json!({"burning": squares}))}));
    talk.ok(json!({"cmd": "load", "position": duel()}));
    assert_eq!(talk.hash(), before);
}

/// Requests with one random change, all through a session: nothing may panic, and
/// whatever is refused changes nothing.
#[test]
fn mutated_requests_never_end_the_engine() {
    let mut choice = Seeded::new(99);
    let mut talk = Talk::mission("first-contact", 2);
    for round in 0..400 {
        if !talk.step(&mut choice) {
            talk = Talk::mission("first-contact", round);
        }
        let position = talk.ok(json!({"cmd": "position"}))["position"].clone();
        let legal = talk.legal();
        let action = legal.first().cloned().unwrap_or_default();
        let before = talk.hash();
        for request in [
            json!({"cmd": "load", "position": position}),
            json!({"cmd": "apply", "action": action, "dice": []}),
        ] {
            let mut request = request;
            mutate(&mut request, &mut choice);
            let mut copy = Talk(talk.0.clone());
            if copy.ask(request.clone())["ok"] == false {
                assert_eq!(copy.hash(), before, "{request}");
            } else {
                for _ in 0..20 {
                    copy.step(&mut choice);
                }
            }
        }
    }
}

/// Changes one value somewhere.
fn mutate(value: &mut Value, choice: &mut Seeded) {
    let descend = choice.below(8) > 0;
    match value {
        Value::Object(fields) if descend && !fields.is_empty() => {
            let at = choice.below(fields.len() as u32) as usize;
            mutate(fields.values_mut().nth(at).unwrap(), choice);
        }
        Value::Array(list) if descend && !list.is_empty() => {
            let at = choice.below(list.len() as u32) as usize;
            match choice.below(4) {
                0 => drop(list.remove(at)),
                1 => list.push(list[at].clone()),
                _ => mutate(&mut list[at], choice),
            }
        }
        _ => *value = strange(choice),
    }
}

fn strange(choice: &mut Seeded) -> Value {
    let values = [
        json!(null),
        json!(true),
        json!(0),
        json!(1),
        json!(3),
        json!(255),
        json!(-1),
        json!(1.5),
        json!(""),
        json!("0,0"),
        json!("9,3"),
        json!("2,3"),
        json!("m1"),
        json!("b1"),
        json!("g1"),
        json!("N"),
        json!("alien_action"),
        json!("setup"),
        json!("mission_status"),
        json!("convert b1 true"),
        json!("placing 9,3 2 false true false none none"),
        json!("assault m1 g1 6+0+0 3+2+1 0 parry"),
        json!("window command g1 none none"),
        json!("named m1>g1"),
        json!("stage end"),
        json!("free_shot m1"),
        json!("turn_to_face m1 g1"),
        json!("broodlord 9,3 3 true true false none none"),
        json!([]),
        json!({}),
        json!(["m1", "m2"]),
        json!({"at": "1,3"}),
    ];
    values[choice.below(values.len() as u32) as usize].clone()
}
