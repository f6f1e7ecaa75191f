//! PostgreSQL as the store: its suite, and several servers on one database.

use std::env;
use std::path::Path;

use crate::args::Args;
use crate::error::{Error, Result};
use crate::process::{apt, cargo, run};
use crate::trials;

/// Where Debian and its kin keep the programs, a folder for each version.
const DEBIAN: &str = "/usr/lib/postgresql";

/// The suite of every store and leaks across servers, then a restart, and kills of servers and of the database, at a small
/// size.
pub fn check() -> Result {
    install()?;
    run(&mut cargo(&["test", "--workspace", "--test", "postgres", "--test", "several", "--locked"]))?;
    let words = |words: &[&str]| Args::new(words.iter().map(|word| (*word).to_owned()));
    trials::restart(words(&["--matches", "500", "--within", "5000", "--show-within", "500"]))?;
    trials::chaos(words(&["--servers", "3", "--kills", "20", "--database-kills", "2", "--matches", "6"]))
}

fn install() -> Result {
    if env::var_os("POSTGRES_BIN").is_some() || Path::new(DEBIAN).is_dir() {
        return Ok(());
    }
    println!("PostgreSQL is missing and will be installed");
    let words = ["install", "-y", "--no-install-recommends", "postgresql"];
    // Networks hiccup.
    let installed =
        apt(&["update"]).or_else(|_| apt(&["update"])).and_then(|()| apt(&words).or_else(|_| apt(&words)));
    let missing = |why: String| {
        Error::failed(format!(
            "PostgreSQL is missing ({why}): install it, or name the folder of its programs with POSTGRES_BIN"
        ))
    };
    installed.map_err(|error| missing(error.to_string()))?;
    if Path::new(DEBIAN).is_dir() {
        Ok(())
    } else {
        Err(missing("it is not where it was expected".to_owned()))
    }
}
