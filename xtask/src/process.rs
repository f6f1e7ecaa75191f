//! Running other programs from the root of the workspace.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::error::{Error, Result};

/// The folder of the workspace. The value cargo sets at run time wins over
/// the one compiled in, which is stale after the folder has been moved.
pub fn root() -> PathBuf {
    let manifest_dir = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    manifest_dir.join("..")
}

/// The same cargo that runs us, without what it told us of our own package: build scripts that read it (ring's) would
/// run again whenever somebody calls cargo by hand in between.
pub fn cargo(words: &[&str]) -> Command {
    let mut command = command(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()), words);
    for (name, _) in env::vars_os() {
        let is_ours = name
            .to_str()
            .is_some_and(|name| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_"));
        if is_ours {
            command.env_remove(name);
        }
    }
    command
}

/// The cargo found by name: only rustup's own understands `+nightly`.
pub fn cargo_nightly(words: &[&str]) -> Command {
    let mut command = command("cargo".into(), &["+nightly"]);
    command.args(words);
    command
}

/// Another program, found by name, in a folder of the workspace.
pub fn program(name: impl Into<OsString>, words: &[&str], folder: &str) -> Command {
    let mut command = command(name.into(), words);
    command.current_dir(root().join(folder));
    command
}

/// Builds a program of ours, with a test that runs it and the whole workspace in sight: then the
/// features are those of `cargo test --workspace`, and after it nothing is built again. Where the
/// program lies.
pub fn built_by(test: &str, name: &str) -> Result<PathBuf> {
    run(&mut cargo(&["build", "--workspace", "--bin", name, "--test", test, "--locked"]))?;
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let file = target.join("debug").join(format!("{name}{}", env::consts::EXE_SUFFIX));
    // It may be run in another folder, to which a relative path would not apply.
    file.canonicalize().map_err(|error| Error::failed(format!("cannot find {}: {error}", file.display())))
}

/// Where a program lies, if it is there.
pub fn find(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// Asks Debian's installer for something.
pub fn apt(words: &[&str]) -> Result {
    run(program("apt-get", words, ".").env("DEBIAN_FRONTEND", "noninteractive"))
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

/// A program that runs beside the others without a word, at most as long as this value lives.
pub struct Background(Child);

impl Background {
    /// Starts it, or nothing if it cannot be started.
    pub fn start(command: &mut Command) -> Option<Background> {
        let silent = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        silent.spawn().ok().map(Background)
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        // It may have ended long ago.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What the program writes to its standard output; fails when the program does.
pub fn output(command: &mut Command) -> Result<String> {
    let line = describe(command);
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| Error::failed(format!("cannot run `{line}`: {error}")))?;
    if !output.status.success() {
        return Err(Error::failed(format!("`{line}` {}", ending(output.status.code()))));
    }
    String::from_utf8(output.stdout).map_err(|error| Error::failed(format!("`{line}`: {error}")))
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
    set.chain([program_name(command)]).chain(words).collect::<Vec<_>>().join(" ")
}

/// The name alone: where a program lies says nothing about what it does.
fn program_name(command: &Command) -> String {
    let path = Path::new(command.get_program());
    path.file_stem().unwrap_or(command.get_program()).to_string_lossy().into_owned()
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

    #[cfg(unix)]
    #[test]
    fn what_runs_beside_ends_with_its_value() {
        let start = std::time::Instant::now();
        drop(Background::start(&mut program("sleep", &["1000"], ".")).expect("it starts"));
        assert!(start.elapsed().as_secs() < 500);
        assert!(Background::start(&mut program("no-such-program", &[], ".")).is_none());
    }

    #[test]
    fn other_programs_are_shown_by_their_names() {
        assert_eq!(describe(&program("npm", &["run", "check"], "ui")), "npm run check");
    }

    #[test]
    fn the_root_holds_the_workspace() {
        assert!(root().join("xtask/Cargo.toml").is_file());
    }
}
