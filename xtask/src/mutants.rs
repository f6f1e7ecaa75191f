//! Mutation runs over the rules, and their figures.

use std::fs;
use std::path::Path;

use crate::args::{self, Args};
use crate::error::{Error, Result};
use crate::process::{cargo, ensure_subcommand, root, status};

pub const HELP: &str = "\
Usage: cargo xtask mutants [--crate NAME] [--shard K/N] [--file PATH...]

Breaks a crate in many small ways and counts how often a test of that crate
notices. A full run takes hours; installs cargo-mutants if missing. The lists
of mutants are in target/mutants/mutants.out. Missed mutants are reported, but
only a run that could not finish fails.

Options:
  --crate NAME    The crate; default: space-hulk
  --shard K/N     Try only part K of N parts, K from 0
  --file PATH...  Try only these files (from the root, `*` matches)
";

const OUTPUT: &str = "target/mutants";

/// Small functions finish in no time, and a busy machine is slow to start:
/// a mutant hangs only when it takes longer than this, in seconds, and five
/// times longer than the unchanged tests.
const SHORTEST_TIMEOUT: &str = "60";

/// The crate that is broken if none is named.
const CRATE: &str = "space-hulk";

#[derive(Debug, Default, PartialEq, Eq)]
struct Request {
    package: Option<String>,
    shard: Option<String>,
    files: Vec<String>,
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Figures {
    caught: usize,
    missed: usize,
    unviable: usize,
    timeouts: usize,
}

pub fn command(args: Args) -> Result {
    let request = parse(args)?;
    check_package(request.package.as_deref().unwrap_or(CRATE))?;
    check_files(&request.files)?;
    ensure_subcommand("mutants")?;
    run_mutants(&request)?;
    let figures = read_figures(&root().join(OUTPUT).join("mutants.out"))?;
    println!("{figures}");
    match figures.tried() {
        0 => Err(Error::failed("nothing to mutate in that part or those files")),
        _ => Ok(()),
    }
}

fn parse(mut args: Args) -> Result<Request> {
    let mut request = Request::default();
    while let Some(word) = args.next() {
        match word.as_str() {
            "--crate" => request.package = Some(args.value("--crate")?),
            "--shard" => request.shard = Some(parse_shard(args.value("--shard")?)?),
            "--file" => {
                request.files.push(args.value("--file")?);
                request.files.extend(std::iter::from_fn(|| args.next_value()));
            }
            other => return Err(args::unexpected(other)),
        }
    }
    Ok(request)
}

fn parse_shard(text: String) -> Result<String> {
    let parts =
        text.split_once('/').and_then(|(k, n)| Some((k.parse::<u32>().ok()?, n.parse::<u32>().ok()?)));
    match parts {
        Some((k, n)) if k < n => Ok(text),
        _ => Err(Error::usage(format!("`--shard` takes K/N with K from 0 to N-1, not `{text}`"))),
    }
}

fn check_package(name: &str) -> Result {
    if root().join("crates").join(name).join("Cargo.toml").exists() {
        Ok(())
    } else {
        Err(Error::usage(format!("no crate `{name}` in crates/")))
    }
}

/// A misspelled path would silently try nothing.
fn check_files(files: &[String]) -> Result {
    let missing = |path: &&String| !path.contains('*') && !root().join(path).exists();
    match files.iter().find(missing) {
        Some(path) => Err(Error::usage(format!("no file `{path}`"))),
        None => Ok(()),
    }
}

fn run_mutants(request: &Request) -> Result {
    let mut command = cargo(&["mutants", "--jobs", "2"]);
    command.args(["-p", request.package.as_deref().unwrap_or(CRATE)]);
    command.args(["--output", OUTPUT]);
    command.args(["--minimum-test-timeout", SHORTEST_TIMEOUT]);
    if let Some(shard) = &request.shard {
        command.args(["--shard", shard]);
    }
    for file in &request.files {
        command.args(["--file", file]);
    }
    // The jobs build different code at once and must not share a folder.
    command.env_remove("CARGO_TARGET_DIR");
    create_output()?;
    finished(status(&mut command)?)
}

fn create_output() -> Result {
    fs::create_dir_all(root().join(OUTPUT))
        .map_err(|error| Error::failed(format!("cannot create {OUTPUT}: {error}")))
}

/// Exit codes 2 and 3 mean that the run is complete and found something.
fn finished(code: Option<i32>) -> Result {
    match code {
        Some(0 | 2 | 3) => Ok(()),
        Some(4) => Err(Error::failed("the tests fail without any mutation")),
        _ => Err(Error::failed("the mutation run did not finish")),
    }
}

fn read_figures(folder: &Path) -> Result<Figures> {
    let count = |name: &str| {
        fs::read_to_string(folder.join(name))
            .map(|text| text.lines().count())
            .map_err(|error| Error::failed(format!("cannot read {OUTPUT}/mutants.out/{name}: {error}")))
    };
    Ok(Figures {
        caught: count("caught.txt")?,
        missed: count("missed.txt")?,
        unviable: count("unviable.txt")?,
        timeouts: count("timeout.txt")?,
    })
}

impl Figures {
    fn tried(&self) -> usize {
        self.viable() + self.unviable
    }

    fn viable(&self) -> usize {
        self.caught + self.missed + self.timeouts
    }

    /// A timeout counts as not caught: nothing said what was wrong.
    fn share(&self) -> String {
        match self.viable() {
            0 => "none viable".to_owned(),
            viable => format!("{:.1} %", 100.0 * self.caught as f64 / viable as f64),
        }
    }
}

impl std::fmt::Display for Figures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "tried     {:>6}", self.tried())?;
        writeln!(f, "caught    {:>6}", self.caught)?;
        writeln!(f, "missed    {:>6}", self.missed)?;
        writeln!(f, "unviable  {:>6}", self.unviable)?;
        writeln!(f, "timeouts  {:>6}", self.timeouts)?;
        write!(f, "caught of viable: {}", self.share())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(line: &str) -> Result<Request> {
        parse(Args::new(line.split_whitespace().map(str::to_owned)))
    }

    #[test]
    fn several_files_follow_one_option() {
        let request = request("--file a.rs b.rs --shard 0/4 --file c.rs").unwrap();
        assert_eq!(request.files, ["a.rs", "b.rs", "c.rs"]);
        assert_eq!(request.shard.as_deref(), Some("0/4"));
        assert_eq!(request.package, None);
    }

    #[test]
    fn any_crate_can_be_named() {
        let request = request("--crate death-angel").unwrap();
        assert_eq!(request.package.as_deref(), Some("death-angel"));
        assert!(check_package("death-angel").is_ok());
        assert!(matches!(check_package("no-such"), Err(Error::Usage(_))));
    }

    #[test]
    fn wrong_calls_are_usage_errors() {
        for line in ["--crate", "--shard", "--shard 4/4", "--shard 1", "--file", "a.rs", "--jobs 9"] {
            assert!(matches!(request(line), Err(Error::Usage(_))), "{line}");
        }
        let missing = check_files(&["crates/no-such/file.rs".to_owned()]);
        assert!(matches!(missing, Err(Error::Usage(_))));
    }

    #[test]
    fn timeouts_are_viable_but_not_caught() {
        let figures = Figures { caught: 6, missed: 1, unviable: 5, timeouts: 1 };
        assert_eq!(figures.share(), "75.0 %");
        assert!(figures.to_string().starts_with("tried         13\n"));
        assert_eq!(Figures::default().share(), "none viable");
    }

    #[test]
    fn only_a_complete_run_counts() {
        assert!([0, 2, 3].into_iter().all(|code| finished(Some(code)).is_ok()));
        assert!(finished(Some(1)).is_err() && finished(Some(4)).is_err());
        assert!(finished(None).is_err());
    }
}
