//! What the dependencies bring along: licences, sources, known faults.

use crate::args::{self, Args};
use crate::error::Result;
use crate::process::{cargo, ensure_subcommand, run};

pub const HELP: &str = "\
Usage: cargo xtask deny [--advisories]

Checks the licences, the sources and the bans of all dependencies against deny.toml. Installs cargo-deny if
missing, which takes some minutes.

Options:
  --advisories  Look for known faults as well; needs the database of RustSec, from GitHub
";

pub fn command(mut args: Args) -> Result {
    let mut checks = vec!["bans", "licenses", "sources"];
    while let Some(word) = args.next() {
        match word.as_str() {
            "--advisories" => checks.push("advisories"),
            other => return Err(args::unexpected(other)),
        }
    }
    ensure_subcommand("deny")?;
    run(cargo(&["deny", "--locked", "check"]).args(checks))
}
