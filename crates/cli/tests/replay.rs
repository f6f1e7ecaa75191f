//! `blipfall replay` from outside.

mod support;

use std::path::PathBuf;
use std::process::Output;
use std::time::Duration;

use support::{blipfall, stdout};
use table::{Choice, Entry, GameTerms, Holder, Id, Nonce, Record, Secret, Table, Terms, WaitsFor, Who};

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

/// A match of two computers and one person who takes the first answer.
fn record(game: GameTerms) -> Record {
    let terms = Terms { game, clock: None, practice: false, open_hands: false, lesson: None };
    let (secret, ann) = (Secret::new([4; 32]), Id::new("ann").expect("an id"));
    let opened = Entry::opened(Id::new("m7").expect("an id"), terms, secret.commitment(), 0);
    let mut table = Table::open(&opened).expect("a table");
    let mut entries = vec![opened];
    let nonce = Nonce::new(vec![5; 32]).expect("a contribution");
    let seats = table.seats().to_vec();
    let mut commands = vec![(Who::Person(ann.clone()), table::Command::Take { seat: seats[0] })];
    for &seat in &seats[1..] {
        let holder = Holder::Computer("random".into());
        commands.push((Who::House, table::Command::Fill { seat, holder }));
    }
    let commitment = nonce.commitment(table.id(), table.start_commitment(), &ann);
    commands.push((Who::Person(ann.clone()), table::Command::Commit { commitment }));
    commands.push((Who::Person(ann.clone()), table::Command::Reveal { nonce }));
    commands.push((Who::House, table::Command::Start));
    loop {
        let (who, command) = if commands.is_empty() {
            match table.waits_for() {
                WaitsFor::Person { person, .. } => {
                    let version = table.version();
                    (
                        Who::Person(person),
                        table::Command::Act { version, choice: Choice::Index(0), turn: None },
                    )
                }
                WaitsFor::Computer { seat } => {
                    let seed = table.version().into();
                    (
                        Who::Computer(seat),
                        table.computer_turn().expect("its turn").decide(seed, Duration::ZERO),
                    )
                }
                _ => return Record::new(entries),
            }
        } else {
            commands.remove(0)
        };
        let decided = table.consider(&who, &command, &secret, 0).expect("it is followed");
        for entry in decided.entries {
            table.absorb(&entry).expect("it follows");
            entries.push(entry);
        }
    }
}

fn hulk() -> Record {
    let mission = content::hulk::Library::source("first-contact").expect("a mission").to_owned();
    record(GameTerms::SpaceHulk { mission, options: Default::default(), solo: None })
}

fn angel() -> Record {
    record(GameTerms::DeathAngel { players: 2, teams: None })
}

#[test]
fn show_draws_any_moment_through_anybodys_eyes() {
    let lines = hulk().to_lines();
    let last = blipfall(&["replay", "show", "-"], &lines);
    assert_eq!((last.status.code(), stderr(&last)), (Some(0), String::new()));
    let text = stdout(&last);
    assert!(text.starts_with("Space Hulk, First Contact (first-contact), match m7\n  marine: person ann\n"));
    assert!(text.contains("over: ") && text.contains("##"), "{text}");
    let setup = stdout(&blipfall(&["replay", "show", "-", "--at", "0"], &lines));
    assert!(setup.contains("moment 0 of ") && setup.contains("    0  setup\n"), "{setup}");
    let drawn = |seat: &str| stdout(&blipfall(&["replay", "show", "-", "--at", "0", "--seat", seat], &lines));
    assert!(drawn("marine").contains("command_drawn ") && !drawn("marine").contains("command_drawn ?"));
    assert!(drawn("alien").contains("command_drawn ?"), "{}", drawn("alien"));
    assert_ne!(drawn("marine"), drawn("alien"));
    let angel = stdout(&blipfall(&["replay", "show", "-", "--at", "3"], &angel().to_lines()));
    assert!(angel.contains("Death Angel for 2 players") && angel.contains("players 2"), "{angel}");
}

#[test]
fn verify_says_what_is_proven() {
    let record = hulk();
    let proven = blipfall(&["replay", "verify", "-"], &record.to_json());
    assert_eq!(proven.status.code(), Some(0));
    let text = stdout(&proven);
    assert_eq!(text.matches("proven  ").count(), 6, "{text}");
    assert!(text.contains("cannot prove who gave the commands"));
    let changed = record.to_lines().replacen("\"picks\":[", "\"picks\":[1,", 1);
    let failed = blipfall(&["replay", "verify", "-"], &changed);
    assert_eq!(failed.status.code(), Some(1));
    assert!(stdout(&failed).contains("FAILED  seal") && stdout(&failed).contains("FAILED  dice"));
}

#[test]
fn convert_loses_nothing() {
    for record in [hulk(), angel()] {
        let json = stdout(&blipfall(&["replay", "convert", "-", "--to", "json"], &record.to_lines()));
        assert_eq!(json, record.to_json());
        let lines = stdout(&blipfall(&["replay", "convert", "-", "--to", "jsonl"], &json));
        assert_eq!(lines, record.to_lines());
        let text = stdout(&blipfall(&["replay", "convert", "-", "--to", "text"], &lines));
        let moments = text.lines().filter(|line| line.starts_with("  ") && line.contains("p1: ")).count();
        assert!(text.contains("    0  setup\n") && text.contains("over: "), "{text}");
        assert!(moments > 0 || text.contains("marine: "));
        let public = blipfall(&["replay", "convert", "-", "--to", "text", "--seat", "spectator"], &lines);
        assert!(stdout(&public).contains(" acts\n"));
    }
}

#[test]
fn convert_writes_files() {
    let folder = std::env::temp_dir().join(format!("blipfall-replay-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = |name: &str| -> PathBuf { folder.join(name) };
    let (from, to) = (path("match.jsonl"), path("match.json"));
    std::fs::write(&from, angel().to_lines()).expect("a file");
    let (from, to) = (from.to_str().expect("a plain path"), to.to_str().expect("a plain path"));
    let done = blipfall(&["replay", "convert", from, "--to", "json", "-o", to], "");
    assert_eq!((done.status.code(), done.stdout.len()), (Some(0), 0));
    assert_eq!(blipfall(&["replay", "verify", to], "").status.code(), Some(0));
    std::fs::remove_dir_all(&folder).expect("the folder goes");
}

#[test]
fn what_is_wrong_with_a_file_is_said() {
    let lines = angel().to_lines();
    let half = &lines[..lines.len() / 2];
    let cut: String = lines.lines().take(9).map(|line| format!("{line}\n")).collect();
    let newer = lines.replacen("\"format\":3", "\"format\":9", 1);
    let damaged = lines.replacen("\"do\":\"target\"", "\"do\":\"dance\"", 1);
    let digest = |code: i32, input: &str, args: &[&str], says: &str| {
        let output = blipfall(args, input);
        assert_eq!(output.status.code(), Some(code), "{}", stderr(&output));
        assert!(stderr(&output).contains(says), "{}\n  instead of\n{says}", stderr(&output));
    };
    let show = ["replay", "show", "-"];
    digest(3, "", &["replay", "show", "no such file"], "no such file: ");
    digest(2, "", &show, "the file is empty");
    digest(2, "hello", &show, "line 1: not JSON");
    digest(2, "{\"cmd\":\"hello\"}\n", &show, "this is no replay");
    digest(2, half, &show, "cut off");
    digest(2, &cut, &show, "cut off after 7 entries");
    digest(2, &newer, &show, "a newer version of Blipfall reads it");
    digest(2, &damaged, &show, "the action cannot be read: `do`: there is no action \"dance\"");
    digest(2, &lines, &["replay", "show", "-", "--at", "99999"], "there is no moment 99999; the last is ");
    digest(
        2,
        &lines,
        &["replay", "show", "-", "--seat", "marine"],
        "no seat marine at this table, but p1, p2",
    );
    digest(2, &lines, &["replay", "show", "-", "--seat", "judge"], "say all, spectator, or a seat");
    digest(2, &lines, &["replay", "convert", "-", "--to", "json", "--seat", "p1"], "a record is whole");
}

/// The second opinion on a match, as tables and as JSON: what is explained is what happened.
#[test]
fn analyse_explains_a_match() {
    let lines = angel().to_lines();
    let tables = blipfall(&["analyse", "-", "--depth", "1"], &lines);
    assert_eq!(tables.status.code(), Some(0), "{tables:?}");
    let text = stdout(&tables);
    assert!(text.starts_with("depth 1, ") && text.contains("\nresult ") && text.contains("\np1 "), "{text}");
    assert!(text.contains("\nin no single decision "), "{text}");
    let json = stdout(&blipfall(&["analyse", "-", "--depth", "1", "--json", "--threads", "2"], &lines));
    let analysis: protocol::Analysis = serde_json::from_str(&json).expect("an analysis");
    let explained: i32 = analysis.steps.iter().map(|step| step.skill + step.luck).sum();
    let apart = analysis.untraced + analysis.conceded;
    assert_eq!(explained + apart, analysis.result - analysis.expectation);
}
