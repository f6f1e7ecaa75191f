//! `blipfall simulate`, `arena` and `odds` from outside.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn blipfall(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_blipfall")).args(args).output().expect("the program starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// A folder of this test's own, which goes with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("blipfall-cli-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a plain path").to_owned()
    }

    fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("a folder");
        let mut names: Vec<String> =
            entries.map(|entry| entry.expect("a file").file_name().into_string().expect("a name")).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const SMALL: [&str; 7] = ["simulate", "--mission", "shakedown", "--marine", "random", "--alien", "random"];

fn small(more: &[&str]) -> Output {
    small_of("6", more)
}

fn small_of(games: &str, more: &[&str]) -> Output {
    blipfall(&[&SMALL[..], &["--games", games], more].concat())
}

#[test]
fn the_same_seeds_give_the_same_table_and_files() {
    let folder = Folder::new("same");
    let run = |threads: &str| {
        let files = ["csv", "json", "html", "parquet"].map(|kind| folder.file(&format!("{threads}.{kind}")));
        let [csv, json, html, parquet] = files.each_ref().map(String::as_str);
        let output = ["--csv", csv, "--json", json, "--html", html, "--parquet", parquet];
        let run = small(&[&["--threads", threads][..], &output].concat());
        assert_eq!(run.status.code(), Some(0), "{run:?}");
        (text(&run.stdout), files.map(|file| fs::read(file).expect("it is written")))
    };
    let one = run("1");
    assert!(one.0.contains("shakedown  random   random      6"), "{}", one.0);
    assert!(one.1[2].starts_with(b"<!DOCTYPE html>") && one.1[3].starts_with(b"PAR1"));
    assert_eq!(one, run("2"));
    // Nothing but what was asked for is left behind.
    assert_eq!(folder.files().len(), 8);
}

#[test]
fn every_pairing_is_played_once() {
    let pairings = blipfall(&[
        "simulate",
        "--mission",
        "tutorial-1",
        "--mission",
        "tutorial-1",
        "--marine",
        "random,scout,random",
        "--alien",
        "random",
        "--games",
        "1",
        "--seed",
        "5",
    ]);
    let table = text(&pairings.stdout);
    assert_eq!(table.lines().count(), 3, "{table}");
    let tutorials = blipfall(&[
        "simulate",
        "--mission",
        "tutorial",
        "--marine",
        "random",
        "--alien",
        "random",
        "--games",
        "1",
    ]);
    assert_eq!(text(&tutorials.stdout).lines().count(), 1 + 5);
}

/// In a solo variant nobody is asked for the aliens, and each variant plays them by rules of its own (SA-GEN-01, SB-GEN-01).
#[test]
fn the_rules_play_the_aliens_of_solo_games() {
    let solo = |variant: &str| {
        let words =
            ["simulate", "--mission", "first-contact", "--marine", "scout", "--games", "20", "--solo"];
        let run = blipfall(&[&words[..], &[variant]].concat());
        assert_eq!(run.status.code(), Some(0), "{run:?}");
        text(&run.stdout)
    };
    let (a, b) = (solo("a"), solo("b"));
    assert!(a.contains("solo a") && b.contains("solo b"), "{a}{b}");
    assert_ne!(a.replace("solo a", "solo b"), b);
    let refused = blipfall(&[&SMALL[..], &["--solo", "a"]].concat());
    assert_eq!(refused.status.code(), Some(2), "nobody can play the aliens of a solo game");
}

#[test]
fn results_are_kept_and_taken_up_again() {
    let folder = Folder::new("kept");
    let kept = folder.file("games.jsonl");
    let whole = small(&["--out", &kept]);
    let lines = fs::read_to_string(&kept).expect("it is there");
    assert_eq!(lines.lines().count(), 7);
    let half: String = lines.chars().take(lines.len() / 2).collect();
    fs::write(&kept, half).expect("it is written");
    assert_eq!(small(&["--out", &kept]).stdout, whole.stdout);
    let other = small(&["--seed", "1", "--out", &kept]);
    assert_eq!((other.status.code(), other.stdout.len()), (Some(1), 0));
    assert!(text(&other.stderr).contains("choose another file"), "{other:?}");
}

#[test]
fn files_that_cannot_be_written_are_told_before_anything_is_played() {
    let folder = Folder::new("nowhere");
    let (kept, nowhere) = (folder.file("games.jsonl"), folder.file("no/such/report.html"));
    let run = small(&["--out", &kept, "--csv", &folder.file("a.csv"), "--html", &nowhere]);
    assert_eq!((run.status.code(), run.stdout.len()), (Some(1), 0));
    assert!(text(&run.stderr).contains("report.html: cannot be written"), "{run:?}");
    assert_eq!(folder.files(), Vec::<String>::new());
}

/// The shell lets no file grow beyond 2 KiB or 4, as a disk that is full would.
#[cfg(unix)]
#[test]
fn a_full_disk_loses_nothing_that_was_written() {
    let folder = Folder::new("full");
    let kept = folder.file("games.jsonl");
    let script = "trap '' XFSZ; ulimit -f 4; exec \"$@\"";
    let full = Command::new("sh")
        .args(["-c", script, "sh", env!("CARGO_BIN_EXE_blipfall")])
        .args(SMALL)
        .args(["--games", "60", "--out", &kept])
        .output()
        .expect("a shell");
    assert_eq!((full.status.code(), full.stdout.len()), (Some(1), 0), "{full:?}");
    assert!(text(&full.stderr).contains("what it holds is kept"), "{full:?}");
    let before = fs::read_to_string(&kept).expect("it is there");
    assert!(before.lines().count() > 2, "{before}");
    assert_eq!(small_of("60", &["--out", &kept]).stdout, small_of("60", &[]).stdout);
    let after = fs::read_to_string(&kept).expect("it is there");
    let whole_lines = before.rfind('\n').expect("lines");
    assert!(after.starts_with(&before[..whole_lines]) && after.lines().count() == 61);
}

/// A device that never ends is not read.
#[cfg(unix)]
#[test]
fn results_are_kept_in_plain_files_only() {
    let run = small(&["--out", "/dev/null"]);
    assert_eq!(run.status.code(), Some(1), "{run:?}");
    assert!(text(&run.stderr).contains("/dev/null: no results of a simulation"), "{run:?}");
}

#[test]
fn the_balance_of_missions_is_a_document() {
    let folder = Folder::new("balance");
    let file = folder.file("balance.md");
    let run = small(&["--balance", &file, "--date", "2026-01-31"]);
    assert_eq!(run.status.code(), Some(0), "{run:?}");
    let document = fs::read_to_string(file).expect("it is there");
    assert!(document.contains("2026-01-31: 6 games") && document.contains("| shakedown |"), "{document}");
    let figures = fs::read_to_string(folder.file("balance.json")).expect("they lie beside it");
    let figures: serde_json::Value = serde_json::from_str(&figures).expect("it is JSON");
    let group = &figures["space-hulk"]["groups"][0];
    assert_eq!(figures["space-hulk"]["date"], "2026-01-31");
    assert_eq!((&group["mission"], &group["games"]), (&"shakedown".into(), &6.into()));
}

#[test]
fn wrong_arguments_are_answered_with_what_there_is() {
    for (args, code, answer) in [
        (vec!["simulate", "--marine", "oracle"], 2, "random, scout, cadet, veteran"),
        (vec!["simulate", "--games", "0"], 2, "1.."),
        (vec!["simulate", "--games", "many"], 2, "invalid"),
        (vec!["simulate", "--threads", "0"], 2, "threads"),
        (vec!["simulate", "--seed=-1"], 2, "seed"),
        (vec!["simulate", "--mission", "no-such-mission"], 3, "shakedown"),
        (vec!["simulate", "--mission", "no-such-file.toml"], 3, "no-such-file.toml"),
        (vec!["simulate", "--mission", "all", "--games", "10000000"], 1, "too many"),
        (vec!["simulate", "--balance", "x.md"], 2, "--date"),
        (vec!["simulate", "--balance", "x.md", "--date", "today"], 2, "2026-01-31"),
        (vec!["arena", "scout"], 2, "SECOND"),
        (vec!["arena", "scout", "oracle"], 2, "random, scout, cadet, veteran"),
        (vec!["arena", "scout", "random", "--sprt", "20,0"], 2, "the smaller first"),
        (vec!["arena", "scout", "random", "--sprt", "0,NaN"], 2, "the smaller first"),
        (vec!["arena", "scout", "random", "--games", "1"], 2, "2.."),
        (vec!["odds", "--svg", "no/such/folder/odds.svg"], 1, "odds.svg"),
    ] {
        let run = blipfall(&args);
        assert_eq!((run.status.code(), run.stdout.len()), (Some(code), 0), "{args:?}: {run:?}");
        assert!(text(&run.stderr).contains(answer), "{args:?}: {run:?}");
    }
}

#[test]
fn the_arena_tells_who_is_better() {
    let args = ["arena", "random", "random", "--mission", "shakedown", "--games", "9", "--threads", "2"];
    let run = blipfall(&args);
    let told = text(&run.stdout);
    assert_eq!(run.status.code(), Some(0), "{run:?}");
    for part in ["10 games of 10", "score           50.0%", "0 won, 5 even, 0 lost", "Elo             +0 ("] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert!(told.contains("do not tell them apart"), "{told}");
    let test = blipfall(&[&args[..4], &["shakedown", "--games", "1000", "--sprt", "-5,300"]].concat());
    let told = text(&test.stdout);
    assert!(told.contains("random is better by no more than -5 Elo points"), "{told}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_keeps_what_is_done_and_shows_it() {
    let folder = Folder::new("interrupted");
    let kept = folder.file("games.jsonl");
    let child = Command::new(env!("CARGO_BIN_EXE_blipfall"))
        .args(["simulate", "--mission", "shakedown", "--marine", "random", "--alien", "random"])
        .args(["--games", "2000000", "--threads", "2", "--out", &kept])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let is_under_way = || fs::metadata(&kept).is_ok_and(|file| file.len() > 5000);
    while !is_under_way() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let signal = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill runs");
    assert!(signal.success());
    let run = child.wait_with_output().expect("it ends");
    assert_eq!(run.status.code(), Some(130), "{run:?}");
    let lines = fs::read_to_string(&kept).expect("it is there").lines().count();
    let told = text(&run.stderr);
    assert!(told.contains(&format!("stopped after {} of 2000000 games", lines - 1)), "{told}");
    assert!(text(&run.stdout).contains(&(lines - 1).to_string()), "{run:?}");
}

#[test]
fn odds_are_printed_or_drawn() {
    let folder = Folder::new("odds");
    let file = folder.file("odds.svg");
    let told = text(&blipfall(&["odds"]).stdout);
    assert!(told.contains("Storm bolter, Genestealer") && told.contains("11/36"));
    assert_eq!(blipfall(&["odds", "--svg", &file]).status.code(), Some(0));
    assert!(fs::read_to_string(file).expect("it is there").contains("Overwatch"));
}

#[test]
fn death_angel_is_simulated_and_compared_too() {
    let folder = Folder::new("angel");
    let (csv, page) = (folder.file("games.csv"), folder.file("balance.md"));
    let files = ["--csv", csv.as_str(), "--balance", page.as_str(), "--date", "2026-01-31"];
    let run = blipfall(
        &[&["simulate", "--players", "1,3", "--bot", "random", "--games", "4"], &files[..]].concat(),
    );
    assert_eq!(run.status.code(), Some(0), "{run:?}");
    assert!(text(&run.stdout).starts_with("players"), "{run:?}");
    assert_eq!(fs::read_to_string(&csv).expect("it is there").lines().count(), 9);
    assert!(fs::read_to_string(&page).expect("it is there").contains("\n## Death Angel\n"));
    let arena = blipfall(&["arena", "random", "random", "--players", "1", "--games", "6"]);
    assert!(text(&arena.stdout).contains("3 even"), "{arena:?}");
    for wrong in [&["--players", "7"][..], &["--players", "1", "--mission", "all"], &["--bot", "random"]] {
        assert_eq!(blipfall(&[&["simulate"], wrong].concat()).status.code(), Some(2), "{wrong:?}");
    }
    assert_eq!(blipfall(&["arena", "scout", "random", "--players", "1"]).status.code(), Some(1));
}

/// Whole campaigns at a level; an unknown one is named with those that there are.
#[test]
fn campaigns_are_played_and_checked() {
    let words =
        ["simulate", "--campaign", "vesper-knot", "--marine", "random", "--alien", "random", "--games", "1"];
    let output = blipfall(&[&words[..], &["--level", "calm"]].concat());
    let table = text(&output.stdout);
    assert!(output.status.success() && table.contains("calm") && table.contains("last-light"), "{table}");
    let wrong = blipfall(&[&words[..], &["--level", "hopeless"]].concat());
    assert!(!wrong.status.success() && text(&wrong.stderr).contains("calm, even, grim"));
    let folder = Folder::new("campaign");
    let file = folder.file("broken.toml");
    fs::write(&file, "format = 1\nid = \"broken\"\n[[chapter]]\nmission = \"cold-look\"\n").expect("a file");
    let checked = blipfall(&["campaign", "check", &file]);
    let found = text(&checked.stdout);
    assert_eq!(checked.status.code(), Some(2), "{found}");
    assert!(found.contains("there is no mission `cold-look`") && found.contains("cold-lock"), "{found}");
}
