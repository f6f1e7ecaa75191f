//! Everything about the wire that must not change by accident: the TypeScript types, the
//! OpenAPI description, one message of every kind, and what the document shows.

#[path = "golden/document.rs"]
mod document;
#[path = "golden/samples.rs"]
mod samples;
#[path = "golden/typescript.rs"]
mod typescript;

use protocol::{ClientMessage, Close, Code, ServerMessage};

/// One line for every kind of message, in both directions.
#[test]
fn messages() {
    let client: Vec<String> = samples::client().iter().map(line).collect();
    let server: Vec<String> = samples::server().iter().map(line).collect();
    testkit::golden::check("tests/golden/client.jsonl", &(client.join("\n") + "\n"));
    testkit::golden::check("tests/golden/server.jsonl", &(server.join("\n") + "\n"));
    for message in samples::client() {
        assert_eq!(serde_json::from_str::<ClientMessage>(&line(&message)).expect("it reads"), message);
    }
    for message in samples::server() {
        assert_eq!(serde_json::from_str::<ServerMessage>(&line(&message)).expect("it reads"), message);
    }
}

fn line(message: &impl serde::Serialize) -> String {
    serde_json::to_string(message).expect("it writes")
}

/// The samples leave no kind of message out.
#[test]
fn the_samples_are_complete() {
    let kinds = |lines: Vec<String>| -> std::collections::BTreeSet<String> {
        lines.iter().map(|line| line.split('"').nth(3).expect("a type").to_owned()).collect()
    };
    assert_eq!(kinds(samples::client().iter().map(line).collect()).len(), 21);
    assert_eq!(kinds(samples::server().iter().map(line).collect()).len(), 15);
}

/// A client's misspelled or superfluous field is a mistake, not a wish that is ignored.
#[test]
fn what_is_no_message_is_refused() {
    for text in [
        "",
        "null",
        "[]",
        "7",
        r#"{"re":1}"#,
        r#"{"type":"ping"}"#,
        r#"{"type":"ping","re":-1}"#,
        r#"{"type":"ping","re":4294967296}"#,
        r#"{"type":"ping","re":1.5}"#,
        r#"{"type":"ping","re":"1"}"#,
        r#"{"type":"ping","re":1,"more":2}"#,
        r#"{"type":"Ping","re":1}"#,
        r#"{"type":"act","re":1,"version":1}"#,
        r#"{"type":"act","re":1,"version":1,"action":-1}"#,
        r#"{"type":"act","re":1,"version":1,"action":{"do":"pass"}}"#,
        r#"{"type":"draw","re":1,"answer":"maybe"}"#,
        r#"{"type":"lift","re":1,"seat":"p7"}"#,
        r#"{"type":"sit","re":1,"seat":"p1","taker":{"type":"computer"}}"#,
        r#"{"type":"prefer","re":1,"seat":"p1","preferences":{"pass":true}}"#,
        r#"{"type":"hello","re":1,"protocol":1,"match":5,"token":null,"since":null}"#,
        r#"{"type":"ping","re":1} {"type":"ping","re":2}"#,
    ] {
        assert!(serde_json::from_str::<ClientMessage>(text).is_err(), "{text}");
    }
}

/// Close codes are apart, and in the range that is left to applications.
#[test]
fn close_codes() {
    let numbers: std::collections::BTreeSet<u16> = Close::ALL.iter().map(|close| close.number()).collect();
    assert_eq!(numbers.len(), Close::ALL.len());
    assert!(numbers.iter().all(|number| (4000..5000).contains(number)));
}

#[test]
fn the_open_api_description() {
    let text = protocol::open_api().to_pretty_json().expect("it writes");
    testkit::golden::check("../../docs/formats/openapi.json", &(text + "\n"));
}

/// A refusal says what it answers.
#[test]
fn refusals_carry_the_number() {
    let refused = protocol::Refused::new(Code::Stale, "the match has gone on").answering(9);
    assert_eq!((refused.re, refused.to_string().as_str()), (Some(9), "the match has gone on"));
}
