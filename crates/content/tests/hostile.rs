//! Files that mean harm: refused, with few words, and without much work.
//!
//! How much work is counted, not timed: a file that made more of it than its size would
//! show in the findings, which are bounded, or not come to an end here at all.
//! `cargo bench -p content` has the times.

mod hostile_files;

use content::hulk::{format, parse, print};
use content::{Level, MAX_BYTES, MAX_DIAGNOSTICS, render};
use hostile_files::{all, mission_with};

#[test]
fn hostile_files_are_refused_in_few_words() {
    for (name, source) in all() {
        let report = parse(&source);
        assert!(report.mission.is_none(), "{name}");
        assert!((1..=MAX_DIAGNOSTICS).contains(&report.diagnostics.len()), "{name}");
        let shown = render(name, &source, &report, false);
        assert!(shown.len() < 200 * 1024, "{name}: {} bytes", shown.len());
        // Nothing that was hidden in the file gets to the terminal.
        assert!(!shown.contains(['\u{202e}', '\u{1b}', '\u{7}']), "{name}");
    }
}

#[test]
fn each_is_refused_for_what_it_is() {
    let expected = [
        ("too long", "too-large"),
        ("nested lists", "syntax"),
        ("nested tables", "syntax"),
        ("dotted key", "syntax"),
        ("deep condition", "too-large"),
        ("many conditions", "too-large"),
        ("thousands of doors", "too-large"),
        ("thousands of tables", "too-large"),
        ("a wide map", "too-large"),
        ("too many squares", "too-large"),
        ("the same squares again", "too-large"),
        ("a gigantic number", "bad-value"),
        ("a right-to-left override", "hidden-character"),
        ("an escape", "hidden-character"),
        ("a bell in an escape", "hidden-character"),
        ("a zero-width space in an id", "hidden-character"),
        ("a combining mark as a section", "bad-letter"),
        ("no TOML at all", "syntax"),
    ];
    for (name, code) in expected {
        let (_, source) = all().into_iter().find(|(found, _)| *found == name).expect(name);
        let codes: Vec<&str> = parse(&source).diagnostics.iter().map(|found| found.code).collect();
        assert!(codes.contains(&code), "{name}: {codes:?}");
    }
    assert_eq!(expected.len(), all().len(), "each has its line here");
}

#[test]
fn one_mistake_has_one_message() {
    for name in
        ["thousands of doors", "a gigantic number", "too many squares", "a wide map", "deep condition"]
    {
        let (_, source) = all().into_iter().find(|(found, _)| *found == name).expect(name);
        let report = parse(&source);
        assert_eq!(report.count(Level::Error), 1, "{name}: {:#?}", report.diagnostics);
    }
}

#[test]
fn line_ends_and_byte_order_marks_are_fine() {
    let plain = mission_with("", "");
    let mission = parse(&plain).mission.expect("a mission");
    let dos = format!("\u{feff}{}", plain.replace('\n', "\r\n"));
    assert_eq!(parse(&dos).mission.as_ref(), Some(&mission));
    assert_eq!(format(&dos).expect("TOML"), format(&plain).expect("TOML"));
    assert_eq!(parse(&print(&mission)).mission, Some(mission));
}

#[test]
fn the_longest_file_is_still_read() {
    let plain = mission_with("", "");
    let padding = "#".repeat(MAX_BYTES - plain.len());
    assert!(parse(&format!("{plain}{padding}")).mission.is_some());
    assert!(parse(&format!("{plain}{padding}#")).mission.is_none());
}
