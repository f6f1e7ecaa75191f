//! The program as it is called: help on request, exit code 2 for a wrong call.

use std::process::{Command, Output};

fn xtask(line: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_xtask")).args(line.split_whitespace()).output().unwrap()
}

#[test]
fn every_command_has_help() {
    for name in ["test", "rules", "generated", "fuzz", "mutants", "abuse", "deny"] {
        for line in [format!("help {name}"), format!("{name} --help")] {
            let output = xtask(&line);
            assert!(output.status.success(), "{line}");
            let text = String::from_utf8(output.stdout).unwrap();
            assert!(text.starts_with(&format!("Usage: cargo xtask {name} ")), "{line}");
        }
    }
}

#[test]
fn the_overview_names_every_command() {
    let text = String::from_utf8(xtask("help").stdout).unwrap();
    for name in ["test", "rules", "generated", "fuzz", "mutants", "help"] {
        assert!(text.contains(&format!("\n  {name} ")), "{name}");
    }
}

#[test]
fn wrong_calls_end_with_code_two() {
    for line in [
        "",
        "tset",
        "help tset",
        "help test more",
        "test --only lint",
        "rules --list --json",
        "generated --chek",
        "fuzz --seconds none",
        "mutants --shard 2/2",
        "deny --offline",
    ] {
        let output = xtask(line);
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert!(output.stderr.starts_with(b"error: "), "{line}");
        assert!(output.stdout.is_empty(), "{line}");
    }
}
