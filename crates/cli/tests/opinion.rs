//! `blipfall analyse`, `puzzles`, `lab calibrate` and `lab luck` from outside.

mod support;

use support::{blipfall, stdout};

fn told(args: &[&str]) -> String {
    let run = blipfall(args, "");
    assert_eq!(run.status.code(), Some(0), "{args:?}: {run:?}");
    stdout(&run)
}

/// A wrong call does nothing, and says why.
fn refused(args: &[&str], input: &str) -> String {
    let run = blipfall(args, input);
    assert!(matches!(run.status.code(), Some(1..=3)) && run.stdout.is_empty(), "{args:?}: {run:?}");
    String::from_utf8(run.stderr).expect("text")
}

const CALIBRATE: [&str; 10] =
    ["lab", "calibrate", "--mission", "tutorial-1", "--depth", "1", "--threads", "1", "--positions", "2"];

/// Chances are held against ends, in bins; positions of one match come to the same end, and count as one match.
#[test]
fn chances_are_compared_with_ends() {
    let told = told(&[&CALIBRATE[..], &["--games", "2", "--marine", "scout", "--alien", "scout"]].concat());
    assert!(told.starts_with("4 positions of 2 matches; "), "{told}");
    assert!(told.contains("mean squared error"), "{told}");
    refused(&[&CALIBRATE[..], &["--marine", "nobody"]].concat(), "");
    refused(&[&CALIBRATE[..], &["--depth", "11"]].concat(), "");
    refused(&["lab", "calibrate", "--mission", "nowhere"], "");
    refused(&["lab", "calibrate", "--death-angel", "7"], "");
}

/// Luck is told of all matches, and for each seat apart, as the seat counts it.
#[test]
fn luck_is_told_for_each_seat() {
    let told =
        told(&["lab", "luck", "--mission", "tutorial-1", "--games", "2", "--depth", "1", "--threads", "1"]);
    for line in [
        "2 matches",
        "luck  ",
        "in no single decision",
        "luck of marine",
        "luck of alien",
        "skill of alien",
        "spread of the result that is left without luck",
        "seconds to fit a curve",
        "seconds for 300",
    ] {
        assert!(told.contains(line), "{line}: {told}");
    }
    refused(&["lab", "luck", "--depth", "0"], "");
    refused(&["lab", "luck", "--death-angel", "0"], "");
}

#[test]
fn what_is_no_match_is_not_analysed() {
    let missing = refused(&["analyse", "nowhere.jsonl"], "");
    assert!(missing.contains("nowhere.jsonl"), "{missing}");
    refused(&["analyse"], "");
    refused(&["analyse", "-", "--depth", "11"], "");
    refused(&["analyse", "-"], "not a record");
}

#[test]
fn puzzles_are_listed_checked_and_looked_for() {
    let listed = told(&["puzzles", "list"]);
    let n_puzzles = listed.lines().count();
    assert!(n_puzzles >= 150, "{n_puzzles}");
    assert!(told(&["puzzles", "check"]).ends_with(&format!("{n_puzzles} puzzles checked\n")));
    assert!(refused(&["puzzles", "check", "nowhere.txt"], "").contains("nowhere.txt"));

    let folder = std::env::temp_dir().join(format!("blipfall-cli-puzzles-{}", std::process::id()));
    let out = folder.to_str().expect("a plain path");
    refused(&["puzzles", "find", "--out", out, "--mission", "nowhere"], "");
    let found = told(&[
        "puzzles",
        "find",
        "--out",
        out,
        "--mission",
        "tutorial-1",
        "--games",
        "1",
        "--every",
        "1000000",
    ]);
    assert!(found.ends_with("0 puzzles in 1 games\n"), "{found}");
    std::fs::remove_dir_all(folder).expect("a folder of our own");
}
