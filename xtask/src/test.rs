//! The one test command: every check of a change, in order.

use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use crate::args::{self, Args};
use crate::error::{Error, Result};
use crate::process::{Background, cargo, run};
use crate::{generated, layers, postgres, python, rules, trials, ui};

pub const HELP: &str = "\
Usage: cargo xtask test [--only STEP]...

Runs every check of a change and stops at the first that fails:

  fetch      download the dependencies (tried three times)
  fmt        the code is formatted
  clippy     no lint fires
  test       all tests and doctests pass
  doc        the documentation builds without a warning
  layers     the diagram of crates in ARCHITECTURE.md is true
  rules      every rule is proved by a test or listed as pending
  generated  the generated files are current
  chaos      no kill of the server loses anything that was acknowledged
  faults     a panic in a build like the release ends no match
  abuse      no stranger shuts anybody out, fills the memory or ends the server
  postgres   PostgreSQL is a store, and several servers on one lose nothing
  python     the Python package, its environments and its laboratory
  ui         the web page's style, layers, types, locales and logic
  e2e        the program as people use it, in a real browser

Options:
  --only STEP  Run this step alone; may be given several times
";

struct Check {
    name: &'static str,
    run: fn() -> Result,
    /// What a later step needs, built beside this one because this one mostly waits.
    beside: Option<Build>,
}

impl Check {
    const fn new(name: &'static str, run: fn() -> Result) -> Check {
        Check { name, run, beside: None }
    }
}

struct Build {
    /// The name of the later step.
    step: &'static str,
    command: fn() -> Command,
}

const CHECKS: [Check; 15] = [
    Check::new("fetch", fetch),
    Check::new("fmt", fmt),
    Check::new("clippy", clippy),
    Check::new("test", tests),
    Check::new("doc", doc),
    Check::new("layers", layers::check),
    Check::new("rules", rules::check),
    Check::new("generated", generated::check),
    Check {
        name: "chaos",
        run: trials::check,
        beside: Some(Build { step: "faults", command: trials::build_for_faults }),
    },
    Check::new("faults", trials::faults),
    Check::new("abuse", trials::abuse_check),
    Check::new("postgres", postgres::check),
    Check::new("python", python::check),
    Check::new("ui", ui::check),
    Check::new("e2e", ui::play),
];

const FETCH_TRIES: u32 = 3;

struct Outcome {
    name: &'static str,
    took: Duration,
    result: Result,
}

pub fn command(args: Args) -> Result {
    let steps = chosen_steps(args)?;
    let mut outcomes = Vec::new();
    // Those that are not done end with this value, when a step fails.
    let mut builds = Vec::new();
    for step in &steps {
        builds.extend(build_beside(step, &steps));
        outcomes.push(timed(step));
        if outcomes.last().is_some_and(|last| last.result.is_err()) {
            break;
        }
    }
    print_summary(&outcomes, steps.len());
    first_failure(outcomes)
}

fn chosen_steps(mut args: Args) -> Result<Vec<&'static Check>> {
    let mut only = Vec::new();
    while let Some(word) = args.next() {
        match word.as_str() {
            "--only" => only.push(find(&args.value("--only")?)?.name),
            other => return Err(args::unexpected(other)),
        }
    }
    let wanted = |step: &&Check| only.is_empty() || only.contains(&step.name);
    Ok(CHECKS.iter().filter(wanted).collect())
}

fn find(name: &str) -> Result<&'static Check> {
    CHECKS.iter().find(|step| step.name == name).ok_or_else(|| {
        let names: Vec<_> = CHECKS.iter().map(|step| step.name).collect();
        Error::usage(format!("no step `{name}`; there are {}", names.join(", ")))
    })
}

fn timed(step: &Check) -> Outcome {
    println!("==> {}", step.name);
    let start = Instant::now();
    let result = (step.run)();
    let took = start.elapsed();
    println!("    {} {}\n", verdict(&result), seconds(took));
    Outcome { name: step.name, took, result }
}

/// Begins to build what one of the later steps needs. It says nothing: that step runs the same build again, which then
/// has nothing to do but to wait, or to fail once more and say why.
fn build_beside(step: &Check, steps: &[&Check]) -> Option<Background> {
    let build = step.beside.as_ref().filter(|build| steps.iter().any(|step| step.name == build.step))?;
    println!("(what {} needs is built beside {})", build.step, step.name);
    Background::start(&mut (build.command)())
}

fn print_summary(outcomes: &[Outcome], planned: usize) {
    println!("==> summary");
    for outcome in outcomes {
        let verdict = verdict(&outcome.result);
        println!("{:<10} {verdict:<6} {}", outcome.name, seconds(outcome.took));
    }
    let passed = outcomes.iter().filter(|o| o.result.is_ok()).count();
    let took = outcomes.iter().map(|outcome| outcome.took).sum();
    println!("{passed} of {planned} steps passed {}", seconds(took));
}

fn first_failure(outcomes: Vec<Outcome>) -> Result {
    for Outcome { name, result, .. } in outcomes {
        result.map_err(|error| {
            Error::failed(format!(
                "step `{name}` failed: {error}\nto run only this step: cargo xtask test --only {name}"
            ))
        })?;
    }
    Ok(())
}

fn verdict(result: &Result) -> &'static str {
    if result.is_ok() { "ok" } else { "FAILED" }
}

fn seconds(took: Duration) -> String {
    format!("({:.1} s)", took.as_secs_f64())
}

/// Networks hiccup, so one failed download is no verdict on the change.
fn fetch() -> Result {
    for attempt in 1..FETCH_TRIES {
        match run(&mut cargo(&["fetch", "--locked"])) {
            Ok(()) => return Ok(()),
            Err(error) => println!("{error}; try {} follows", attempt + 1),
        }
        thread::sleep(Duration::from_secs(u64::from(2 * attempt)));
    }
    run(&mut cargo(&["fetch", "--locked"]))
}

fn fmt() -> Result {
    run(&mut cargo(&["fmt", "--all", "--", "--check"]))
}

fn clippy() -> Result {
    run(cargo(&["clippy", "--workspace", "--all-targets", "--locked"]).args(["--", "-D", "warnings"]))
}

/// Never in the mode that writes files: then nothing would be compared.
fn tests() -> Result {
    run(cargo(&["test", "--workspace", "--locked"]).env_remove(generated::UPDATE))
}

fn doc() -> Result {
    run(cargo(&["doc", "--workspace", "--no-deps", "--locked"]).env("RUSTDOCFLAGS", "-D warnings"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(line: &str) -> Result<Vec<&'static str>> {
        let args = Args::new(line.split_whitespace().map(str::to_owned));
        Ok(chosen_steps(args)?.iter().map(|step| step.name).collect())
    }

    #[test]
    fn all_steps_run_by_default() {
        assert_eq!(names("").unwrap().len(), CHECKS.len());
    }

    #[test]
    fn chosen_steps_keep_their_order() {
        assert_eq!(names("--only doc --only fmt").unwrap(), ["fmt", "doc"]);
    }

    #[test]
    fn a_build_runs_ahead_of_a_step_that_comes_later() {
        for (place, check) in CHECKS.iter().enumerate() {
            let Some(build) = &check.beside else { continue };
            assert!(CHECKS[place + 1..].iter().any(|later| later.name == build.step), "{}", check.name);
            assert!(build_beside(check, &[check]).is_none(), "nobody needs it");
        }
        assert!(CHECKS.iter().any(|check| check.beside.is_some()));
    }

    #[test]
    fn wrong_calls_are_usage_errors() {
        for line in ["--only", "--only lint", "--fast", "clippy"] {
            assert!(matches!(names(line), Err(Error::Usage(_))), "{line}");
        }
    }

    #[test]
    fn a_failure_names_the_step_alone() {
        let outcome = Outcome { name: "clippy", took: Duration::ZERO, result: Err(Error::failed("no")) };
        let error = first_failure(vec![outcome]).unwrap_err().to_string();
        assert!(error.contains("cargo xtask test --only clippy"), "{error}");
    }

    #[test]
    fn the_help_lists_every_step() {
        for step in &CHECKS {
            assert!(HELP.contains(&format!("\n  {:<10} ", step.name)));
        }
    }
}
