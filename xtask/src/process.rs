//! Running other programs from the root of the workspace.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::error::{Error, Result};

/// The folder of the workspace. The value cargo sets at run time wins over
/// the one compiled in, which is stale after the folder has been moved.
pub fn root() -> PathBuf {
    let manifest_dir = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    manifest_dir.join("..")
}

/// The same cargo that runs us.
pub fn cargo(words: &[&str]) -> Command {
    command(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()), words)
}

/// The cargo found by name: only rustup's own understands `+nightly`.
pub fn cargo_nightly(words: &[&str]) -> Command {
    let mut command = command("cargo".into(), &["+nightly"]);
    command.args(words);
    command
}

/// Runs with our own output, and fails when the program does.
pub fn run(command: &mut Command) -> Result {
    let line = describe(command);
    let status = status(command)?;
    if status == Some(0) {
        return Ok(());
    }
    Err(Error::failed(format!("`{line}` {}", ending(status))))
}

/// Runs with our own output; the exit code, or none after a signal.
pub fn status(command: &mut Command) -> Result<Option<i32>> {
    let line = describe(command);
    println!("$ {line}");
    match command.status() {
        Ok(status) => Ok(status.code()),
        Err(error) => Err(Error::failed(format!("cannot run `{line}`: {error}"))),
    }
}

/// Whether the program starts and succeeds; its output is dropped.
pub fn works(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Installs the cargo subcommand `cargo-NAME` unless it is there.
pub fn ensure_subcommand(name: &str) -> Result {
    if works(&mut cargo(&[name, "--version"])) {
        return Ok(());
    }
    let package = format!("cargo-{name}");
    println!("{package} is missing and will be installed");
    // The newest versions of its dependencies usually fit best; the locked
    // ones are the fallback for the day when they do not.
    run(&mut cargo(&["install", &package]))
        .or_else(|_| run(&mut cargo(&["install", "--locked", &package])))
        .map_err(|error| Error::failed(format!("{package} is missing: {error}")))
}

fn command(program: OsString, words: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(words).current_dir(root());
    command
}

/// What a person would type to run the same.
fn describe(command: &Command) -> String {
    let set = command
        .get_envs()
        .filter_map(|(name, value)| Some((name.to_str()?, value?.to_str()?)))
        .map(|(name, value)| format!("{name}={}", quote(value)));
    let words = command.get_args().map(|word| quote(&word.to_string_lossy()));
    set.chain(["cargo".to_owned()]).chain(words).collect::<Vec<_>>().join(" ")
}

fn quote(word: &str) -> String {
    if word.contains(char::is_whitespace) { format!("\"{word}\"") } else { word.to_owned() }
}

fn ending(status: Option<i32>) -> String {
    match status {
        Some(code) => format!("ended with exit code {code}"),
        None => "was ended by a signal".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_typed() {
        let mut doc = cargo(&["doc", "--no-deps"]);
        doc.env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(describe(&doc), "RUSTDOCFLAGS=\"-D warnings\" cargo doc --no-deps");
    }

    #[test]
    fn the_root_holds_the_workspace() {
        assert!(root().join("xtask/Cargo.toml").is_file());
    }
}
