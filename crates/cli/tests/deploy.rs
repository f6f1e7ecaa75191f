//! The files of `deploy`, as far as they can be tried without a container engine and without systemd: the program takes every
//! call in them, and knows every variable.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const PROGRAM: &str = env!("CARGO_BIN_EXE_blipfall");

/// A store that no server comes to, so that a call ends after everything in it was read.
const NOWHERE: &str = "postgres://ann:hunter2@db:x/blip";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn file(name: &str) -> String {
    std::fs::read_to_string(root().join("deploy").join(name)).expect("it is there")
}

/// What follows a word at the beginning of a line.
fn after<'a>(text: &'a str, word: &str) -> &'a str {
    let line = text.lines().find_map(|line| line.trim_start().strip_prefix(word));
    line.unwrap_or_else(|| panic!("no {word}")).trim()
}

/// The words of a list as JSON has it.
fn words(list: &str) -> Vec<String> {
    serde_json::from_str(list).expect("a list of words")
}

/// Runs a call with [`NOWHERE`] for a store.
fn run(words: &[String], variables: &[(&str, &str)]) -> Output {
    let domain = |word: &String| word.replace("${DOMAIN}", "play.example");
    let mut command = Command::new(PROGRAM);
    command.args(words.iter().map(domain)).env_remove("BLIPFALL_DATA").env("BLIPFALL_STORE", NOWHERE);
    command.envs(variables.iter().copied()).output().expect("it ends")
}

fn comes_to_the_store(output: &Output) {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{errors}");
    assert!(errors.contains("the address of the database cannot be used"), "{errors}");
    assert!(!errors.contains("hunter2"), "{errors}");
}

#[test]
fn the_program_takes_every_call_in_the_files() {
    let container = file("Containerfile");
    comes_to_the_store(&run(&words(after(&container, "CMD ")), &[]));
    let compose = file("compose.yaml");
    let data = after(&compose, "BLIPFALL_DATA:").trim_matches('"');
    comes_to_the_store(&run(&words(after(&compose, "command:")), &[("BLIPFALL_DATA", data)]));
    let unit = file("blipfall.service");
    let call: Vec<String> = after(&unit, "ExecStart=").split_whitespace().map(str::to_owned).collect();
    assert!(call[0].ends_with("/blipfall"));
    comes_to_the_store(&run(&call[1..], &[]));
    let asked = container.split("CMD ").nth(1).and_then(|rest| rest.lines().next()).expect("a health check");
    let asked = words(asked);
    assert_eq!(asked[0], "blipfall");
    let answer = run(&asked[1..], &[]);
    assert_ne!(answer.status.code(), Some(2), "{answer:?}");
}

/// An empty folder is none, by the variable and in the call: so a container takes back the folder that its image names.
#[test]
fn an_empty_folder_beside_a_store_is_none() {
    let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    for call in ["serve --listen 127.0.0.1:0", "store check"] {
        comes_to_the_store(&run(&words(call), &[("BLIPFALL_DATA", "")]));
        let two = run(&words(call), &[("BLIPFALL_DATA", "/srv/blipfall")]);
        assert!(String::from_utf8_lossy(&two.stderr).contains("name one of them"), "{two:?}");
    }
    let mut call = words("store check --data");
    call.push(String::new());
    comes_to_the_store(&run(&call, &[]));
}

/// All variables of ours in a text.
fn variables(text: &str) -> BTreeSet<String> {
    let word = |rest: &str| {
        let end = rest.find(|c: char| !c.is_ascii_uppercase() && c != '_').unwrap_or(rest.len());
        format!("BLIPFALL_{}", &rest[..end])
    };
    text.split("BLIPFALL_").skip(1).map(word).collect()
}

#[test]
fn the_program_knows_every_variable_in_the_files() {
    let sources = [
        "crates/cli/src/serve.rs",
        "crates/cli/src/store.rs",
        "crates/server/src/log.rs",
        "crates/web/build.rs",
    ];
    let read = |name: &&str| std::fs::read_to_string(root().join(name)).expect("it is there");
    let known: String = sources.iter().map(read).collect();
    for name in ["Containerfile", "compose.yaml", "blipfall.service"] {
        for variable in variables(&file(name)) {
            assert!(known.contains(&format!("\"{variable}\"")), "{name}: nobody reads {variable}");
        }
    }
}

/// What is written beside the files before the first start is secret, and comes neither into an image nor into the repository.
#[test]
fn secrets_stay_out_of_images() {
    let read = |name: &str| std::fs::read_to_string(root().join(name)).expect("it is there");
    for secret in ["deploy/pgpass", "deploy/postgres-password", "deploy/.env"] {
        assert!(read(".dockerignore").lines().any(|line| line == secret), "{secret}");
        assert!(read(".gitignore").lines().any(|line| line.trim_start_matches('/') == secret), "{secret}");
    }
}
