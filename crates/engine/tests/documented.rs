//! The sessions in the documentation are what really happens.

mod common;

use common::Talk;

const DOCUMENT: &str = include_str!("../../../docs/formats/engine-protocol.md");

#[test]
fn documented_sessions_are_true() {
    let mut sessions = 0;
    for block in DOCUMENT.split("```session\n").skip(1) {
        let session = block.split("```").next().unwrap();
        check(session);
        sessions += 1;
    }
    assert!(sessions >= 5);
}

fn check(session: &str) {
    let mut talk = Talk::new();
    let mut lines = session.lines();
    while let Some(sent) = lines.next() {
        let request = sent.strip_prefix("> ").unwrap_or_else(|| panic!("a request: {sent}"));
        let expected = lines.next().and_then(|line| line.strip_prefix("< ")).expect("an answer");
        let answer = talk.0.handle_line(request.as_bytes()).expect("an answer");
        assert!(fits(expected, &answer), "{request}\nexpected {expected}\nfound    {answer}");
    }
}

/// Whether a text has these parts in order, with anything where `...` stands.
fn fits(pattern: &str, text: &str) -> bool {
    let parts: Vec<&str> = pattern.split("...").collect();
    let mut rest = text;
    for (i, part) in parts.iter().enumerate() {
        match rest.find(part) {
            Some(at) if i > 0 || at == 0 => rest = &rest[at + part.len()..],
            _ => return false,
        }
    }
    pattern.ends_with("...") || rest.is_empty()
}
