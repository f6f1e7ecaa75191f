//! Results on disk: taken up again, never mixed, never overwritten.

use std::fs;
use std::path::Path;

use crate::support::{Folder, plan};
use lab::hulk::Record;
use lab::{Experiment, Results, Stop, StoreError, simulate};

fn run(games: u64, file: &Path) -> Result<(Results<Record>, Vec<usize>), StoreError> {
    let mut told = Vec::new();
    let results = simulate(&plan(games), 2, &Stop::default(), Some(file), |done| told.push(done))?;
    Ok((results, told))
}

#[test]
fn a_run_goes_on_after_a_line_that_was_half_written() {
    let folder = Folder::new("resume");
    let file = folder.0.join("games.jsonl");
    let (whole, _) = run(6, &file).expect("it runs");
    let text = fs::read_to_string(&file).expect("it is there");
    assert_eq!(text.lines().count(), 13);
    // Five games and the beginning of a sixth.
    let kept: usize = text.lines().take(6).map(|line| line.len() + 1).sum();
    fs::write(&file, &text[..kept + 20]).expect("it is written");
    let (again, told) = run(6, &file).expect("it goes on");
    assert_eq!(told.first(), Some(&5));
    assert_eq!(told.len(), 8);
    assert_eq!(again, whole);
    assert_eq!(fs::read_to_string(&file).expect("it is there").lines().count(), 13);
    // With nothing left to do nothing is played.
    let (third, told) = run(6, &file).expect("it is done");
    assert_eq!((third, told), (whole, vec![12]));
}

#[test]
fn even_the_first_line_may_be_cut_short() {
    let folder = Folder::new("first-line");
    let file = folder.0.join("games.jsonl");
    for beginning in ["", "{", "{\"blipfall\":\"simu"] {
        fs::write(&file, beginning).expect("it is written");
        assert_eq!(run(1, &file).expect("it runs").0.records.len(), 2, "{beginning}");
    }
}

#[test]
fn results_of_another_version_are_refused_and_nothing_is_lost() {
    let folder = Folder::new("other-version");
    let file = folder.0.join("games.jsonl");
    run(2, &file).expect("it runs");
    let text = fs::read_to_string(&file).expect("it is there");
    let older = text.replacen(&lab::version(), "0.0.1, players 1", 1);
    assert_ne!(older, text, "the version is in the first line");
    fs::write(&file, &older).expect("it is written");
    let error = run(2, &file).expect_err("another version");
    assert!(error.to_string().contains("version 0.0.1, players 1"), "{error}");
    assert_eq!(fs::read_to_string(&file).expect("it is there"), older);
}

#[test]
fn another_plan_is_refused_and_nothing_is_lost() {
    let folder = Folder::new("other-plan");
    let file = folder.0.join("games.jsonl");
    run(2, &file).expect("it runs");
    let before = fs::read(&file).expect("it is there");
    let error = run(3, &file).expect_err("another number of games");
    assert!(matches!(error, StoreError::OtherPlan(_)) && error.to_string().contains("same again"), "{error}");
    let mut changed = plan(2);
    changed.missions[1].position.board.doors.clear();
    let error = simulate(&changed, 1, &Stop::default(), Some(&file), |_| ()).expect_err("another map");
    assert!(matches!(error, StoreError::OtherPlan(_)), "{error}");
    assert_eq!(fs::read(&file).expect("it is there"), before);
}

#[test]
fn a_file_of_something_else_is_left_alone() {
    let folder = Folder::new("foreign");
    let file = folder.0.join("notes.txt");
    for text in ["my notes", "my notes\n", "{\"a\":1}\n", "[1]\n{\"job\":0}\n", "\u{0}\u{0}\n"] {
        fs::write(&file, text).expect("it is written");
        let error = run(1, &file).expect_err("no results");
        assert!(matches!(error, StoreError::Foreign(_)), "{text}: {error}");
        assert_eq!(fs::read_to_string(&file).expect("it is there"), text);
    }
    fs::write(&file, "x".repeat(3 << 20)).expect("it is written");
    assert!(matches!(run(1, &file), Err(StoreError::Foreign(_))));
    let error = run(1, &folder.0.join("no/such/folder.jsonl")).expect_err("no folder");
    assert!(matches!(error, StoreError::Io(..)), "{error}");
}

#[test]
fn two_runs_do_not_write_to_one_file() {
    let folder = Folder::new("in-use");
    let file = folder.0.join("games.jsonl");
    let open = lab::Store::open::<Record>(&file, plan(1).fingerprint()).expect("it opens");
    assert!(matches!(run(1, &file), Err(StoreError::InUse(_))));
    drop(open);
    assert!(run(1, &file).is_ok());
}

#[test]
fn lines_that_make_no_sense_are_refused_whatever_their_number() {
    let folder = Folder::new("nonsense");
    let file = folder.0.join("games.jsonl");
    run(1, &file).expect("it runs");
    let mut text = fs::read_to_string(&file).expect("it is there");
    text.push_str("{\"job\":\"three\",\"record\":null}\n");
    fs::write(&file, &text).expect("it is written");
    assert!(matches!(run(1, &file), Err(StoreError::Foreign(_))));
}
