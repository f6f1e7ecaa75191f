//! The examples of `docs/formats/wire.md` are messages.

use protocol::{ClientMessage, NewMatch, ServerMessage};
use serde::de::DeserializeOwned;
use serde_json::Value;

const DOCUMENT: &str = include_str!("../../../../docs/formats/wire.md");

/// The lines of all blocks with this label.
fn lines(label: &str) -> Vec<&'static str> {
    let mut blocks = DOCUMENT.split("```");
    let mut found = Vec::new();
    blocks.next();
    // Every second part is inside a block.
    for block in blocks.step_by(2) {
        if let Some(text) = block.strip_prefix(label).and_then(|text| text.strip_prefix('\n')) {
            found.extend(text.lines().filter(|line| !line.is_empty()));
        }
    }
    found
}

fn all_read<T: DeserializeOwned>(label: &str, at_least: usize) {
    let lines = lines(label);
    assert!(lines.len() >= at_least, "only {} lines of {label}", lines.len());
    for line in lines {
        if let Err(error) = serde_json::from_str::<T>(line) {
            panic!("{line}: {error}");
        }
    }
}

#[test]
fn examples_are_messages() {
    all_read::<ClientMessage>("client", 15);
    all_read::<ServerMessage>("server", 11);
    all_read::<NewMatch>("match", 2);
}

/// Every kind of message has its example.
#[test]
fn every_kind_is_shown() {
    let shown = |label: &str| -> std::collections::BTreeSet<String> {
        lines(label)
            .iter()
            .map(|line| serde_json::from_str::<Value>(line).expect("JSON")["type"].to_string())
            .collect()
    };
    let kinds = |text: &str| -> std::collections::BTreeSet<String> {
        text.lines()
            .map(|line| serde_json::from_str::<Value>(line).expect("JSON")["type"].to_string())
            .collect()
    };
    assert_eq!(shown("client"), kinds(include_str!("client.jsonl")));
    assert_eq!(shown("server"), kinds(include_str!("server.jsonl")));
}

/// Every refusal code is explained.
#[test]
fn every_code_is_explained() {
    let code = include_str!("../../../../ui/src/wire/Code.ts");
    let names: Vec<&str> = code.split('"').skip(1).step_by(2).collect();
    assert!(names.len() > 10, "{names:?}");
    for name in names {
        assert!(DOCUMENT.contains(&format!("| `{name}` |")), "{name} is not explained");
    }
}
