//! Files written by the project's own code, and the index of the rules.

use crate::args::{self, Args};
use crate::error::{Error, Result};
use crate::process::{cargo, run};
use crate::{pure, rules};

pub const HELP: &str = "\
Usage: cargo xtask generated [--check]

Rewrites everything that tests compare with files: golden games and missions, perft
counts, pictures, messages, tables in documents, the types of the wire; and the lists of what
is banned in pure crates. Read the difference before you commit it: it is what your change does
to real games.

Options:
  --check  Change nothing; fail when a generated file is not current, or when
           the index of a rules file differs from the rules it defines
";

/// Tells the tests to write their files instead of comparing them.
pub const UPDATE: &str = "BLIPFALL_UPDATE";

/// Tests of these names, wherever they are. With the whole workspace in sight the features are
/// those of all tests: nothing is built twice.
#[rustfmt::skip]
const WRITERS: &[&str] = &[
    "test", "--locked", "--workspace",
    "--test", "golden", "--test", "perft", "--test", "pictures", "--test", "campaign", "--test", "mistakes", "--test", "guide",
    "--test", "deck_lints", "--test", "deck_documented", "--test", "airlock",
];

pub fn command(mut args: Args) -> Result {
    let mut only_check = false;
    while let Some(word) = args.next() {
        match word.as_str() {
            "--check" => only_check = true,
            other => return Err(args::unexpected(other)),
        }
    }
    if only_check { check() } else { update() }
}

/// Fails when anything is not current.
pub fn check() -> Result {
    check_indexes()?;
    pure::check()?;
    run(cargo(WRITERS).env_remove(UPDATE)).map_err(|error| {
        Error::failed(format!("{error}\nwhere the difference is wanted: cargo xtask generated"))
    })
}

fn update() -> Result {
    pure::write()?;
    run(cargo(WRITERS).env(UPDATE, "1"))
}

fn check_indexes() -> Result {
    let problems: Vec<_> = rules::load_specs()?.iter().flat_map(|spec| spec.index_problems()).collect();
    for problem in &problems {
        eprintln!("{problem}");
    }
    match problems.len() {
        0 => Ok(()),
        n => Err(Error::failed(format!("the index of the rules fails: {n} problem(s), listed above"))),
    }
}
