//! Rule coverage: which rules of `docs/rules` are proved by which tests.

mod coverage;
mod id;
mod pending;
mod print;
mod proofs;
mod source;
mod spec;

use std::fs;
use std::path::{Path, PathBuf};

use crate::args::{self, Args};
use crate::error::{Error, Result};
use crate::process::root;
use coverage::Coverage;
use pending::Pending;
use proofs::Scan;
use spec::Spec;

pub const HELP: &str = "\
Usage: cargo xtask rules [--list | --json]

Reports which rules are proved by a test. A rule is a line `#### ID · title`
in docs/rules/*.md. A test proves rules by a sentence in its doc comment:

    /// Proves SH-MOVE-06, SH-AMB-10.
    #[test]
    fn diagonal_step_needs_a_gap() {

Rules that cannot be proved yet are listed in docs/rules/pending.txt. Fails
when a rule is neither proved nor pending, or when a claim does not hold.

Options:
  --list  Print every rule with its tests instead of the summary
  --json  Print the same as JSON
";

const RULES_DIR: &str = "docs/rules";
const PENDING_FILE: &str = "docs/rules/pending.txt";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    Summary,
    List,
    Json,
}

pub fn command(args: Args) -> Result {
    report(parse(args)?)
}

/// The step of `cargo xtask test`.
pub fn check() -> Result {
    report(Format::Summary)
}

/// Every rules file, by name.
pub fn load_specs() -> Result<Vec<Spec>> {
    let files = files_below(Path::new(RULES_DIR), "md")?;
    files.iter().map(|path| Ok(Spec::parse(&shown(path), &read(path)?))).collect()
}

fn parse(mut args: Args) -> Result<Format> {
    let mut format = Format::Summary;
    while let Some(word) = args.next() {
        let asked = match word.as_str() {
            "--list" => Format::List,
            "--json" => Format::Json,
            other => return Err(args::unexpected(other)),
        };
        if format != Format::Summary && format != asked {
            return Err(Error::usage("choose one of `--list` and `--json`"));
        }
        format = asked;
    }
    Ok(format)
}

fn report(format: Format) -> Result {
    let coverage = Coverage::new(&load_specs()?, &load_scans()?, &load_pending()?);
    match format {
        Format::Summary => print!("{}", print::summary(&coverage)),
        Format::List => print!("{}", print::list(&coverage)),
        Format::Json => print!("{}", print::json(&coverage)),
    }
    for problem in &coverage.problems {
        eprintln!("{problem}");
    }
    match coverage.problems.len() {
        0 => Ok(()),
        n => Err(Error::failed(format!("rule coverage fails: {n} problem(s), listed above"))),
    }
}

fn load_scans() -> Result<Vec<Scan>> {
    let mut scans = Vec::new();
    for dir in source_dirs()? {
        for path in files_below(&dir, "rs")? {
            scans.push(proofs::scan(&shown(&path), &read(&path)?));
        }
    }
    Ok(scans)
}

fn load_pending() -> Result<Pending> {
    if !root().join(PENDING_FILE).exists() {
        return Ok(Pending::default());
    }
    Ok(Pending::parse(PENDING_FILE, &read(Path::new(PENDING_FILE))?))
}

/// The folders of every crate that may hold tests.
fn source_dirs() -> Result<Vec<PathBuf>> {
    let is_dir = |path: &PathBuf| root().join(path).is_dir();
    let crates = entries(Path::new("crates"))?;
    Ok(crates.iter().flat_map(|path| [path.join("src"), path.join("tests")]).filter(is_dir).collect())
}

fn files_below(dir: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in entries(dir)? {
        if root().join(&path).is_dir() {
            files.extend(files_below(&path, extension)?);
        } else if path.extension().is_some_and(|found| found == extension) {
            files.push(path);
        }
    }
    Ok(files)
}

/// The contents of a folder, sorted, as paths from the root.
fn entries(dir: &Path) -> Result<Vec<PathBuf>> {
    let cannot = |error| Error::failed(format!("cannot read {}: {error}", shown(dir)));
    let mut paths = Vec::new();
    for entry in fs::read_dir(root().join(dir)).map_err(cannot)? {
        paths.push(dir.join(entry.map_err(cannot)?.file_name()));
    }
    paths.sort();
    Ok(paths)
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(root().join(path))
        .map_err(|error| Error::failed(format!("cannot read {}: {error}", shown(path))))
}

/// The same text on every system.
fn shown(path: &Path) -> String {
    path.to_string_lossy().replace('\\', "/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn format(line: &str) -> Result<Format> {
        parse(Args::new(line.split_whitespace().map(str::to_owned)))
    }

    #[test]
    fn one_format_at_most() {
        assert_eq!(format(""), Ok(Format::Summary));
        assert_eq!(format("--list"), Ok(Format::List));
        assert_eq!(format("--json"), Ok(Format::Json));
        for line in ["--list --json", "--all", "SH-MOVE-01", "--list=yes"] {
            assert!(matches!(format(line), Err(Error::Usage(_))), "{line}");
        }
    }

    #[test]
    fn files_are_found_in_order() {
        let files = files_below(Path::new("xtask/src"), "rs").unwrap();
        assert!(files.contains(&PathBuf::from("xtask/src/rules/id.rs")));
        assert!(files.is_sorted());
    }
}
