//! A conversation with the engine, for tests.
#![allow(dead_code, reason = "each test file uses its own part")]

use engine::Engine;
use game_api::Seeded;
use serde_json::{Value, json};

/// Speaks with one engine.
#[derive(Clone, Default)]
pub struct Talk(pub Engine);

impl Talk {
    pub fn new() -> Talk {
        Talk(Engine::new())
    }

    /// A conversation about a position.
    pub fn about(position: Value) -> Talk {
        let mut talk = Talk::new();
        talk.ok(json!({"cmd": "load", "position": position}));
        talk
    }

    /// A conversation about a mission.
    pub fn mission(id: &str, seed: u64) -> Talk {
        let mut talk = Talk::new();
        talk.ok(json!({"cmd": "new", "mission": id, "seed": seed}));
        talk
    }

    /// A conversation about a new game of Death Angel, in which the teams are still to be taken.
    pub fn angel(players: u8, seed: u64) -> Talk {
        let mut talk = Talk::new();
        talk.ok(json!({"cmd": "new", "game": "death-angel", "players": players, "seed": seed}));
        talk
    }

    pub fn position(&mut self) -> Value {
        self.ok(json!({"cmd": "position"}))["position"].clone()
    }

    pub fn line(&mut self, line: &[u8]) -> Value {
        let answer = self.0.handle_line(line).expect("an answer");
        assert!(!answer.contains('\n'), "one line: {answer}");
        serde_json::from_str(&answer).expect("the answer is JSON")
    }

    pub fn ask(&mut self, request: Value) -> Value {
        self.line(request.to_string().as_bytes())
    }

    /// Asks for something that is granted.
    pub fn ok(&mut self, request: Value) -> Value {
        let answer = self.ask(request.clone());
        assert_eq!(answer["ok"], json!(true), "{request} -> {answer}");
        answer
    }

    /// Asks for something that is refused; gives the error.
    pub fn refused(&mut self, request: Value) -> Value {
        let answer = self.ask(request.clone());
        assert_eq!(answer["ok"], json!(false), "{request} -> {answer}");
        answer["error"].clone()
    }

    pub fn code(&mut self, request: Value) -> String {
        self.refused(request)["code"].as_str().expect("a code").to_owned()
    }

    pub fn hash(&mut self) -> Value {
        self.ok(json!({"cmd": "state"}))["hash"].clone()
    }

    pub fn legal(&mut self) -> Vec<Value> {
        let answer = self.ok(json!({"cmd": "legal"}));
        answer["actions"].as_array().expect("a list").clone()
    }

    /// Plays one action at random; whether there was one.
    pub fn step(&mut self, choice: &mut Seeded) -> bool {
        let legal = self.legal();
        if legal.is_empty() {
            return false;
        }
        let action = &legal[choice.below(legal.len() as u32) as usize];
        self.ok(json!({"cmd": "apply", "action": action}));
        true
    }
}

/// A corridor of so many squares to the east, with these units on it.
pub fn corridor(length: usize, units: Value) -> Value {
    json!({
        "game": "space-hulk",
        "board": {"levels": [{"origin": "0,0", "rows": ["a".repeat(length)]}]},
        "units": units,
    })
}

pub fn marine(at: &str, facing: &str) -> Value {
    json!({"id": "m1", "kind": "marine", "at": at, "facing": facing})
}

pub fn stealer(at: &str, facing: &str) -> Value {
    json!({"id": "g1", "kind": "genestealer", "at": at, "facing": facing})
}

/// A Death Angel position for one player with the green, grey and blue teams: two Marines who
/// look left, and what lies to the left of the first.
pub fn column(swarm: Value) -> Value {
    json!({
        "game": "death-angel",
        "players": 1,
        "teams": {"p1": ["green", "grey", "blue"]},
        "formation": [
            {"marine": "noctis", "facing": "left", "left": {"swarm": swarm, "terrain": [{"id": "door"}]}},
            {"marine": "scipio", "facing": "left", "tokens": 1},
        ],
        "blips": {"left": 5, "right": 5},
    })
}

/// The same while the green team resolves its Attack card.
pub fn attack(swarm: Value) -> Value {
    let cards = json!({"green": 16, "grey": 6});
    with(column(swarm), json!({"phase": "resolve", "chosen": cards, "resolved": 6}))
}

/// The value with some fields changed or added.
pub fn with(mut value: Value, changes: Value) -> Value {
    let fields = value.as_object_mut().expect("an object");
    for (key, change) in changes.as_object().expect("an object") {
        fields.insert(key.clone(), change.clone());
    }
    value
}

/// The types of the events of an answer, in order.
pub fn types(answer: &Value) -> Vec<&str> {
    let events = answer["events"].as_array().expect("events");
    events.iter().map(|event| event["type"].as_str().expect("a type")).collect()
}
