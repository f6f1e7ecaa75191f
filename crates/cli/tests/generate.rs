//! `blipfall mission generate` from outside.

use std::process::{Command, Output};

fn generate(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_blipfall"))
        .args(["mission", "generate"])
        .args(args)
        .output()
        .expect("the program starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

#[test]
fn a_seed_gives_one_mission() {
    let args = ["--archetype", "hold", "--size", "small", "--seed", "42"];
    let first = generate(&args);
    assert_eq!(first.status.code(), Some(0));
    assert!(first.stderr.is_empty());
    assert!(text(&first.stdout).contains("id = \"hold-small-42\""));
    assert_eq!(first.stdout, generate(&args).stdout);
}

#[test]
fn without_a_seed_it_says_how_to_get_the_same_again() {
    let first = generate(&["--size", "small"]);
    let hint = text(&first.stderr);
    let args = hint.trim_end().strip_prefix("the same again: ").expect("a hint");
    let args: Vec<&str> = args.split(' ').collect();
    assert_eq!(args.len(), 6, "{hint}");
    assert_eq!(first.stdout, generate(&args).stdout);
}

#[test]
fn a_file_is_written_and_passes_the_check() {
    let path = std::env::temp_dir().join(format!("seal-small-{}.toml", std::process::id()));
    let name = path.to_str().expect("a plain path");
    let seed = std::process::id().to_string();
    let made = generate(&["--archetype", "seal", "--size", "small", "--seed", &seed, "-o", name]);
    assert_eq!((made.status.code(), made.stdout.len()), (Some(0), 0), "{made:?}");
    let check = Command::new(env!("CARGO_BIN_EXE_blipfall"))
        .args(["mission", "check", "--deny-warnings", name])
        .output()
        .expect("the program starts");
    std::fs::remove_file(&path).expect("it is there");
    assert_eq!(check.status.code(), Some(0), "{check:?}");
}

#[test]
fn wrong_arguments_are_answered_with_what_there_is() {
    let wrong = generate(&["--archetype", "picnic"]);
    assert_eq!(wrong.status.code(), Some(2));
    let answer = text(&wrong.stderr);
    assert!(answer.contains("last-stand") && answer.contains("Stay alive"), "{answer}");
    let wrong = generate(&["--size", "huge"]);
    assert!(text(&wrong.stderr).contains("small, medium and large"));
    assert_eq!(generate(&["--seed", "-1"]).status.code(), Some(2));
    let nowhere = generate(&["--seed", "1", "-o", "/no/such/folder/file.toml"]);
    assert_eq!(nowhere.status.code(), Some(3));
}

#[test]
fn a_stress_run_tells_what_it_found() {
    let run = generate(&["--stress", "12", "--size", "small", "--seed", "500"]);
    assert_eq!(run.status.code(), Some(0), "{run:?}");
    let answer = text(&run.stdout);
    assert!(answer.starts_with("12 missions, 0 with findings, 0 maps that came before\n"), "{answer}");
    assert!(answer.contains("(p99)"));
}
