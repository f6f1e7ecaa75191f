//! The Python package: its wheel, and its tests in a virtual environment of their own.

use std::path::PathBuf;
use std::process::Command;
use std::{env, fs};

use crate::error::{Error, Result};
use crate::process::{find, program, root, run};

/// Everything of the package lies here.
const FOLDER: &str = "crates/python";
/// With this variable Ray is installed too, and its test runs.
const RAY: &str = "BLIPFALL_RAY";
const NAMES: [&str; 2] = ["python3", "python"];

/// Builds the wheel and installs it into an environment that holds nothing else but what tests need; then runs
/// them, and every example in the documentation of the package.
pub fn check() -> Result {
    let venv = Environment::prepare()?;
    let wheels = venv.folder.join("wheels");
    // A wheel of an earlier version would be found, too.
    let _ = fs::remove_dir_all(&wheels);
    let mut build = venv.run_module("maturin", &["build", "--profile", "dev", "--locked", "--out"]);
    run(build.arg(&wheels))?;
    for wheel in wheel_files(&wheels)? {
        let words = ["install", "--quiet", "--no-deps", "--force-reinstall"];
        run(venv.run_module("pip", &words).arg(wheel))?;
    }
    run(&mut venv.run_module("pytest", &["tests"]))?;
    run(&mut venv.run_module("pytest", &["--doctest-modules", "--pyargs", "blipfall"]))
}

fn wheel_files(folder: &PathBuf) -> Result<Vec<PathBuf>> {
    let failed = |error| Error::failed(format!("cannot read {}: {error}", folder.display()));
    let entries = fs::read_dir(folder).map_err(failed)?;
    Ok(entries.flatten().map(|entry| entry.path()).filter(|path| path.extension().is_some()).collect())
}

/// A virtual environment under the build folder.
struct Environment {
    folder: PathBuf,
}

impl Environment {
    /// Makes it, unless there is one with the same packages.
    fn prepare() -> Result<Environment> {
        let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
        let failed = |error| Error::failed(format!("cannot make a folder: {error}"));
        let folder = target.join("python");
        fs::create_dir_all(&folder).map_err(failed)?;
        let venv = Environment { folder: folder.canonicalize().map_err(failed)? };
        let wanted = wanted_packages()?;
        let stamp = venv.folder.join("installed.txt");
        if fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
            return Ok(venv);
        }
        let python = NAMES.iter().find_map(|name| find(name));
        let python = python.ok_or_else(|| Error::failed("Python 3.10 or later is missing: install it"))?;
        run(program(&python, &["-m", "venv", "--clear"], FOLDER).arg(venv.folder.join("venv")))?;
        for file in requirements() {
            let words = ["install", "--quiet", "--disable-pip-version-check", "--requirement", file];
            // Networks hiccup.
            run(&mut venv.run_module("pip", &words)).or_else(|_| run(&mut venv.run_module("pip", &words)))?;
        }
        fs::write(&stamp, wanted).map_err(failed)?;
        Ok(venv)
    }

    /// A module of Python in the folder of the package.
    fn run_module(&self, module: &str, words: &[&str]) -> Command {
        let scripts = if cfg!(windows) { "Scripts" } else { "bin" };
        let python = self.folder.join("venv").join(scripts).join("python");
        let mut command = program(python, &["-m", module], FOLDER);
        command.args(words).env("BLIPFALL_BROWSER", "0");
        command
    }
}

fn requirements() -> Vec<&'static str> {
    let mut files = vec!["tests/requirements.txt"];
    if env::var_os(RAY).is_some() {
        files.push("tests/requirements-ray.txt");
    }
    files
}

/// The lines of all files of requirements.
fn wanted_packages() -> Result<String> {
    let read = |file: &str| {
        let path = root().join(FOLDER).join(file);
        fs::read_to_string(&path)
            .map_err(|error| Error::failed(format!("cannot read {}: {error}", path.display())))
    };
    requirements().into_iter().map(read).collect()
}
