//! Whatever is sent about Death Angel, nothing changes and the engine goes on.

mod common;

use std::time::{Duration, Instant};

use common::{Talk, attack, column, with};
use game_api::Seeded;
use serde_json::{Value, json};

/// Requests that are refused with `bad_request` while a game is on.
fn bad_requests() -> Vec<Value> {
    let act = |action: Value| json!({"cmd": "apply", "action": action});
    vec![
        json!({"cmd": "load", "position": [], "seed": 1}),
        json!({"cmd": "load", "position": column(json!([])), "seed": "x"}),
        json!({"cmd": "new", "game": "death-angel"}),
        json!({"cmd": "apply"}),
        json!({"cmd": "apply", "action": {"do": "pass"}, "dice": 1}),
        act(json!({})),
        act(json!({"do": 1})),
        act(json!({"do": "end_turn"})),
        act(json!({"do": "choose"})),
        act(json!({"do": "choose", "team": "green"})),
        act(json!({"do": "choose", "team": "green", "card": 0})),
        act(json!({"do": "choose", "team": "green", "card": 19})),
        act(json!({"do": "choose", "team": "green", "card": "nap"})),
        act(json!({"do": "choose", "team": "mauve", "card": 1})),
        act(json!({"do": "support"})),
        act(json!({"do": "support", "marine": "bob"})),
        act(json!({"do": "support", "marine": 3})),
        act(json!({"do": "swap", "marine": "noctis"})),
        act(json!({"do": "swap", "marine": "noctis", "position": 0})),
        act(json!({"do": "swap", "marine": "noctis", "position": 13})),
        act(json!({"do": "swap", "marine": "noctis", "position": 256})),
        act(json!({"do": "swap", "marine": "noctis", "position": "2"})),
        act(json!({"do": "turn"})),
        act(json!({"do": "activate", "marine": "noctis"})),
        act(json!({"do": "activate", "marine": "noctis", "terrain": "lava"})),
        act(json!({"do": "attack", "marine": "noctis", "position": 1})),
        act(json!({"do": "attack", "marine": "noctis", "side": "left"})),
        act(json!({"do": "attack", "marine": "noctis", "position": 1, "side": "up"})),
        act(json!({"do": "kill"})),
        act(json!({"do": "kill", "symbol": "ear"})),
        act(json!({"do": "kill", "symbol": "head", "position": 1})),
        act(json!({"do": "target"})),
        act(json!({"do": "target", "marine": "noctis", "team": "green"})),
        act(json!({"do": "target", "side": "left"})),
        act(json!({"do": "target", "position": 1})),
        act(json!({"do": "target", "position": 1, "side": "left", "symbol": "ear"})),
        act(json!({"do": "target", "pile": "middle"})),
        act(json!({"do": "target", "choice": "dance"})),
        json!({"cmd": "odds"}),
        json!({"cmd": "why_not", "action": {"do": "fly"}}),
        json!({"cmd": "view"}),
        json!({"cmd": "los", "from": "0,0", "facing": "N"}),
        json!({"cmd": "perft"}),
        json!({"cmd": "perft", "depth": -1}),
        json!({"cmd": "playout", "seed": []}),
    ]
}

#[test]
fn a_malformed_request_changes_nothing() {
    let mut talk = Talk::about(attack(json!(["head"])));
    let before = talk.hash();
    for request in bad_requests() {
        let error = talk.refused(request.clone());
        assert_eq!(error["code"], "bad_request", "{request}");
        assert!(!error["message"].as_str().unwrap().is_empty());
        assert_eq!(talk.hash(), before, "{request}");
    }
}

/// Every action that can be written at all.
fn every_action() -> Vec<Value> {
    let marines = ["noctis", "scipio", "gideon", "leon", "claudio", "zael", "lorenzo", "calistarius"];
    let cells = [1, 2, 7, 12].into_iter().flat_map(|position| [(position, "left"), (position, "right")]);
    let mut all = vec![json!({"do": "reroll"}), json!({"do": "keep"}), json!({"do": "pass"})];
    all.extend((1..=18).map(|card| json!({"do": "choose", "card": card})));
    all.extend((1..=18).map(|card| json!({"do": "choose", "team": "red", "card": card})));
    for marine in marines {
        all.push(json!({"do": "support", "marine": marine}));
        all.push(json!({"do": "turn", "marine": marine}));
        all.push(json!({"do": "target", "marine": marine}));
        all.extend([1, 2, 12].map(|position| json!({"do": "swap", "marine": marine, "position": position})));
        all.extend(
            ["door", "control-panel", "corridor"]
                .map(|terrain| json!({"do": "activate", "marine": marine, "terrain": terrain})),
        );
    }
    for (position, side) in cells {
        all.push(json!({"do": "target", "position": position, "side": side}));
        for symbol in ["head", "tail", "tongue", "claw", "bl-a", "bl-b"] {
            all.push(json!({"do": "kill", "symbol": symbol, "position": position, "side": side}));
            all.push(json!({"do": "target", "symbol": symbol, "position": position, "side": side}));
        }
        for marine in marines {
            all.push(json!({"do": "attack", "marine": marine, "position": position, "side": side}));
        }
    }
    all.extend(["green", "red", "purple"].map(|team| json!({"do": "target", "team": team})));
    all.extend(["left", "right"].map(|pile| json!({"do": "target", "pile": pile})));
    all.extend(["door", "artefact"].map(|terrain| json!({"do": "target", "terrain": terrain})));
    all.extend([0, 1, 5].map(|count| json!({"do": "target", "terrain": "artefact", "count": count})));
    all.extend(
        ["top", "bottom", "token", "roll", "ability"].map(|choice| json!({"do": "target", "choice": choice})),
    );
    all
}

/// At every decision, whatever is named is legal or refused with a rule; it is legal exactly
/// if it is listed.
#[test]
fn an_illegal_action_changes_nothing_and_names_a_rule() {
    let actions = every_action();
    for players in [1, 2, 5] {
        let mut talk = Talk::angel(players, 11);
        let mut choice = Seeded::new(u64::from(players));
        for moment in 0.. {
            let legal = talk.legal();
            if moment % 5 == 0 {
                let before = talk.hash();
                for action in &actions {
                    let answer = talk.ok(json!({"cmd": "why_not", "action": action}));
                    let rule = answer["rule"].as_str();
                    assert_eq!(answer["legal"] == true, rule.is_none(), "{action}");
                    assert!(rule.is_none_or(|rule| rule.starts_with("DA-")), "{answer}");
                    if legal.contains(action) {
                        assert_eq!(answer["legal"], true, "{action}");
                    }
                }
                assert_eq!(talk.hash(), before);
            }
            if !talk.step(&mut choice) {
                break;
            }
        }
    }
}

#[test]
fn large_positions_are_refused_at_once() {
    let mut talk = Talk::about(column(json!([])));
    let before = talk.hash();
    let row = json!({"marine": "noctis", "facing": "left"});
    let swarm = |cards: Value| json!({"formation": [with(row.clone(), json!({"left": {"swarm": cards}}))]});
    for change in [
        json!({"formation": vec![row.clone(); 20_000]}),
        swarm(json!(vec!["head"; 90_000])),
        swarm(json!(vec!["ear"; 90_000])),
        json!({"event_deck": vec!["evasion"; 80_000]}),
        json!({"event_discard": vec!["evasion"; 80_000]}),
        json!({"genestealer_deck": vec!["head"; 90_000]}),
        json!({"genestealer_discard": vec!["head"; 90_000]}),
        json!({"blips": {"left": vec!["claw"; 90_000]}}),
        json!({"blips": {"left": {"seen": vec!["claw"; 90_000], "unseen": 36, "under": 36}}}),
        json!({"blips": {"left": {"known": vec!["claw"; 90_000]}}}),
        json!({"blips": {"left": {"unseen": 36, "under": 36}, "right": {"unseen": 36, "under": 36}}}),
        json!({"location_deck": vec!["2"; 90_000]}),
        json!({"chosen": vec![16; 90_000]}),
        json!({"hands": vec![16; 90_000]}),
        json!({"teams": {"p1": vec!["green"; 90_000]}}),
        json!({"resolving": vec!["lead"; 50_000]}),
        json!({"resolving": ["x".repeat(900_000)]}),
        json!({"phase": "x".repeat(900_000)}),
        json!({"teams": {"x".repeat(900_000): []}}),
        json!({"chosen": {"x".repeat(900_000): 1}}),
        json!({"turn": 18446744073709551615u64}),
        json!({"turn": 1e300}),
    ] {
        let line = json!({"cmd": "load", "position": with(column(json!([])), change)}).to_string();
        let began = Instant::now();
        let answer = talk.line(line.as_bytes());
        assert!(began.elapsed() < Duration::from_millis(500), "{:?}", began.elapsed());
        assert_eq!(answer["error"]["code"], "bad_position", "{}", &line[line.len() - 60..]);
        assert!(answer["error"]["problems"].as_array().unwrap().len() <= 100);
        assert!(answer.to_string().len() < 50_000, "an answer stays short");
        assert_eq!(talk.hash(), before);
    }
}

/// Requests with one random change, all through games of every size: nothing may panic, and
/// whatever is refused changes nothing.
#[test]
fn mutated_requests_never_end_the_engine() {
    let mut choice = Seeded::new(99);
    let mut talk = Talk::angel(1, 2);
    for round in 0..1500u64 {
        if !talk.step(&mut choice) {
            talk = Talk::angel(round as u8 % 6 + 1, round);
        }
        let position = talk.position();
        let action = talk.legal().last().cloned().unwrap_or_default();
        let before = talk.hash();
        for mut request in [
            json!({"cmd": "load", "position": position}),
            json!({"cmd": "apply", "action": action, "dice": []}),
        ] {
            mutate(&mut request, &mut choice);
            let mut copy = talk.clone();
            if copy.ask(request.clone())["ok"] == false {
                assert_eq!(copy.hash(), before, "{request}");
                continue;
            }
            for _ in 0..20 {
                copy.step(&mut choice);
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
    let texts = [
        "",
        "p1",
        "p4",
        "noctis",
        "zael",
        "left",
        "right",
        "head",
        "claw",
        "bl-a",
        "green",
        "purple",
        "door",
        "control-panel",
        "artefact",
        "void-lock",
        "teleportarium",
        "generatorium",
        "2",
        "4",
        "evasion",
        "gun-jam",
        "second-wind",
        "setup",
        "choose",
        "resolve",
        "attack",
        "event",
        "merge",
        "travel",
        "next",
        "lead",
        "kills attack noctis 0 0 1 1 0",
        "rolled noctis 1L 3",
        "defense 1L 2 false",
        "artefact 1L",
        "event second-wind instinct false",
        "travel door",
        "deal 2",
        "spawn red 3 3",
        "everywhere 4095",
        "teleport 0",
        "place door",
        "grow 2",
        "bare",
        "tokens 2 0",
        "shuffle 1 0 0 0 true",
        "take 2 0 0 0 0",
        "strategize 1L",
        "moves green move 0 0 0",
        "attacks green 0 0 0",
        "volley red 0",
        "slain",
        "mission",
    ];
    match choice.below(4) {
        0 => [json!(null), json!(true), json!([]), json!({}), json!(-1), json!(1.5)]
            [choice.below(6) as usize]
            .clone(),
        1 => json!([0, 1, 2, 3, 5, 12, 16, 18, 36, 255][choice.below(10) as usize]),
        _ => json!(texts[choice.below(texts.len() as u32) as usize]),
    }
}
