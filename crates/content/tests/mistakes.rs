//! Files with mistakes: all of them are named, each at its place.

use std::collections::BTreeSet;

use content::hulk::parse;
use content::{Level, line_and_column, render};

/// What the comments of a file expect: line, column, code.
fn expected(source: &str) -> BTreeSet<(usize, usize, String)> {
    let mut expected = BTreeSet::new();
    for (number, line) in source.lines().enumerate() {
        for note in line.split("#~ ").skip(1).filter(|_| !line.starts_with('#')) {
            let mut words: Vec<&str> = note.split_whitespace().collect();
            let up: usize = words[0].parse().unwrap_or(0);
            if words.len() == 3 {
                words.remove(0);
            }
            expected.insert((number + 1 - up, words[1].parse().expect("a column"), words[0].to_owned()));
        }
    }
    expected
}

/// Proves SH-MIS-01, SH-MIS-02, SH-MIS-03, SH-MIS-04, SH-MIS-05, SH-MIS-06.
#[test]
fn forty_mistakes_are_all_named_at_once() {
    let source = include_str!("mistakes/forty.toml");
    let report = parse(source);
    let found: BTreeSet<(usize, usize, String)> = report
        .diagnostics
        .iter()
        .map(|found| {
            let (line, column) = line_and_column(source, found.span.start);
            (line, column, found.code.to_owned())
        })
        .collect();
    assert_eq!(found, expected(source), "{}", render("forty.toml", source, &report, false));
    assert!(report.diagnostics.len() >= 40 && report.mission.is_none());
    assert!(report.diagnostics.iter().all(|found| found.level == Level::Error));
    testkit::golden::check("tests/mistakes/forty.txt", &render("forty.toml", source, &report, false));
}

/// What cannot be read as TOML does not hide the rest.
#[test]
fn broken_lines_do_not_hide_other_mistakes() {
    let source = include_str!("mistakes/syntax.toml");
    let report = parse(source);
    testkit::golden::check("tests/mistakes/syntax.txt", &render("syntax.toml", source, &report, false));
    let lines: BTreeSet<usize> =
        report.diagnostics.iter().map(|found| line_and_column(source, found.span.start).0).collect();
    let marked = source.lines().enumerate().filter(|(_, line)| line.contains("#~")).map(|(i, _)| i + 1);
    assert_eq!(lines, marked.collect());
}
