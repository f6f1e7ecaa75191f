//! Short runs of the fuzz targets.

use std::fs;

use crate::args::{self, Args};
use crate::error::{Error, Result};
use crate::process::{cargo_nightly, ensure_subcommand, root, run, works};

pub const HELP: &str = "\
Usage: cargo xtask fuzz [--seconds N] [TARGET...]

Runs the targets in fuzz/fuzz_targets one after the other, all of them unless
some are named. Needs the nightly toolchain; installs cargo-fuzz if missing.
An input that crashes a target is kept in fuzz/artifacts.

Options:
  --seconds N  How long each target runs (default 20)
";

const DEFAULT_SECONDS: u32 = 20;
const TARGET_DIR: &str = "fuzz/fuzz_targets";

#[derive(Debug, PartialEq, Eq)]
struct Request {
    seconds: u32,
    targets: Vec<String>,
}

pub fn command(args: Args) -> Result {
    let request = parse(args)?;
    let targets = chosen_targets(&request.targets, known_targets()?)?;
    ensure_nightly()?;
    ensure_subcommand("fuzz")?;
    for target in &targets {
        fuzz(target, request.seconds)?;
    }
    println!("no crash in {}", targets.join(", "));
    Ok(())
}

fn parse(mut args: Args) -> Result<Request> {
    let mut request = Request { seconds: DEFAULT_SECONDS, targets: Vec::new() };
    while let Some(word) = args.next() {
        match word.as_str() {
            "--seconds" => request.seconds = parse_seconds(&args.value("--seconds")?)?,
            option if option.starts_with('-') => return Err(args::unexpected(option)),
            _ => request.targets.push(word),
        }
    }
    Ok(request)
}

/// Zero would mean "for ever" to the fuzzer.
fn parse_seconds(text: &str) -> Result<u32> {
    match text.parse() {
        Ok(seconds) if seconds > 0 => Ok(seconds),
        _ => Err(Error::usage(format!("`--seconds` takes a whole number from 1, not `{text}`"))),
    }
}

fn known_targets() -> Result<Vec<String>> {
    let entries = fs::read_dir(root().join(TARGET_DIR))
        .map_err(|error| Error::failed(format!("cannot read {TARGET_DIR}: {error}")))?;
    let mut names: Vec<_> = entries
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter_map(|name| name.strip_suffix(".rs").map(str::to_owned))
        .collect();
    names.sort();
    Ok(names)
}

fn chosen_targets(wanted: &[String], known: Vec<String>) -> Result<Vec<String>> {
    match wanted.iter().find(|name| !known.contains(name)) {
        Some(name) => Err(Error::usage(format!("no fuzz target `{name}`; there are {}", known.join(", ")))),
        None if known.is_empty() => Err(Error::failed(format!("no target in {TARGET_DIR}"))),
        None if wanted.is_empty() => Ok(known),
        None => Ok(wanted.to_vec()),
    }
}

fn ensure_nightly() -> Result {
    if works(&mut cargo_nightly(&["--version"])) {
        return Ok(());
    }
    Err(Error::failed(
        "fuzzing needs the nightly toolchain, and `cargo +nightly` does not run\n\
         install it with: rustup toolchain install nightly",
    ))
}

fn fuzz(target: &str, seconds: u32) -> Result {
    println!("==> {target}");
    let time = format!("-max_total_time={seconds}");
    run(&mut cargo_nightly(&["fuzz", "run", target, "--", &time])).map_err(|error| {
        Error::failed(format!(
            "target `{target}`: {error}\na crashing input would be in fuzz/artifacts/{target}"
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(line: &str) -> Result<Request> {
        parse(Args::new(line.split_whitespace().map(str::to_owned)))
    }

    fn known() -> Vec<String> {
        vec!["play".to_owned(), "text".to_owned()]
    }

    #[test]
    fn seconds_and_targets_in_any_order() {
        let expected = Request { seconds: 5, targets: known() };
        assert_eq!(request("--seconds 5 play text").unwrap(), expected);
        assert_eq!(request("play --seconds=5 text").unwrap(), expected);
    }

    #[test]
    fn the_default_is_a_short_run_of_everything() {
        let request = request("").unwrap();
        assert_eq!(request.seconds, DEFAULT_SECONDS);
        assert_eq!(chosen_targets(&request.targets, known()), Ok(known()));
    }

    #[test]
    fn wrong_calls_are_usage_errors() {
        for line in ["--seconds", "--seconds 0", "--seconds soon", "--fast"] {
            assert!(matches!(request(line), Err(Error::Usage(_))), "{line}");
        }
        let unknown = chosen_targets(&["pla".to_owned()], known());
        assert!(matches!(unknown, Err(Error::Usage(_))));
    }

    #[test]
    fn running_no_target_is_a_failure() {
        assert!(matches!(chosen_targets(&[], Vec::new()), Err(Error::Failed(_))));
    }
}
