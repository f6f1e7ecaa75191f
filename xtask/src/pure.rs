//! What is banned in pure crates: one list, copied to each, because clippy reads the file
//! that lies beside a crate and no other.

use std::fs;
use std::path::PathBuf;

use crate::error::{Error, Result};
use crate::process::root;

/// The types and methods that no pure crate may use.
const SOURCE: &str = include_str!("../pure.toml");

/// The crates that it holds for.
const CRATES: [&str; 6] = ["campaign", "death-angel", "game-api", "generator", "space-hulk", "table"];

/// Fails when a copy differs from the list.
pub fn check() -> Result {
    let stale = |name: &&str| !fs::read_to_string(copy(name)).is_ok_and(|text| text == wanted());
    let stale: Vec<&str> = CRATES.iter().copied().filter(stale).collect();
    if stale.is_empty() {
        return Ok(());
    }
    Err(Error::failed(format!(
        "clippy.toml differs from xtask/pure.toml in {}\nto write it: cargo xtask generated",
        stale.join(", ")
    )))
}

/// Writes every copy.
pub fn write() -> Result {
    for name in CRATES {
        let file = copy(name);
        fs::write(&file, wanted())
            .map_err(|error| Error::failed(format!("cannot write {}: {error}", file.display())))?;
    }
    Ok(())
}

fn copy(name: &str) -> PathBuf {
    root().join("crates").join(name).join("clippy.toml")
}

fn wanted() -> String {
    format!("# Written by `cargo xtask generated` from xtask/pure.toml.\n\n{SOURCE}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_copy_is_current() {
        assert_eq!(check(), Ok(()));
    }
}
