//! The web page: its checks, its tests in a real browser, its pictures.

use std::env;
use std::path::{Path, PathBuf};

use crate::args::Args;
use crate::error::{Error, Result};
use crate::process::{apt, built_by, find, program, root, run};

pub const HELP: &str = "\
Usage: cargo xtask screenshots [WORDS...]

Builds the program, plays with it in Chromium and writes a picture of every
screen, in two sizes, and a firefight that moves into docs/screenshots; film
strips of a shot, a jam, a reveal, an overwatch reaction and a close assault, ten
pictures each, into target/strips. Words are given to Playwright: `strips` is the
name of a file, as `screens` and `firefight` are.

Needs npm. Chromium is installed with apt-get if it is missing and that is
possible; CHROMIUM_PATH names one that lies elsewhere.
";

pub const BENCH: &str = "\
Usage: cargo xtask ui-bench

Builds the program, opens its page in Chromium and prints: the time from opening
the page to the first possible action, the size of the scripts, the time from an
input to the next picture, the time of a frame on the largest mission, and the
memory after as many decisions as an hour of play has.
SLOWED=4 measures inputs and frames on a processor that is four times as slow.
Needs npm and Chromium, as `cargo xtask screenshots` does.
";

pub const E2E: &str = "\
Usage: cargo xtask e2e [WORDS...]

Builds the program and plays with it in Chromium: whole matches, every screen,
every language. Words are given to Playwright: part of a file's name, or
`--grep TITLE`. Needs npm and Chromium, as `cargo xtask screenshots` does.
";

/// Where Debian and its kin keep Chromium, and what else it needs to write letters.
const CHROMIUM_PACKAGES: [&str; 3] = ["chromium", "fonts-dejavu-core", "fonts-liberation"];
const CHROMIUM_NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Style, types, accessibility of the components, locales and the logic of the page.
pub fn check() -> Result {
    install()?;
    run(&mut npm(&["run", "lint"]))?;
    run(&mut npm(&["run", "check"]))?;
    run(npm(&["run", "test"]).env("NO_COLOR", "1"))
}

/// The program as people use it, in Chromium: every game and screen.
pub fn play() -> Result {
    browse("e2e", Args::new([]))
}

/// The same, or a part of it.
pub fn in_browser(args: Args) -> Result {
    browse("e2e", args)
}

pub fn bench(args: Args) -> Result {
    browse("bench", args)
}

pub fn screenshots(args: Args) -> Result {
    browse("screenshots", args)
}

fn browse(script: &str, mut words: Args) -> Result {
    install()?;
    let chromium = chromium()?;
    let binary = built_by("serve", "blipfall")?;
    let mut npm = npm(&["run", script, "--"]);
    while let Some(word) = words.next() {
        npm.arg(word);
    }
    run(npm.env("CHROMIUM_PATH", chromium).env("BLIPFALL_BIN", binary))
}

/// The packages of the lock file, unless they are there already.
fn install() -> Result {
    let changed = |file: &Path| file.metadata().and_then(|data| data.modified()).ok();
    let ui = root().join("ui");
    let installed = changed(&ui.join("node_modules/.package-lock.json"));
    if installed.is_some() && installed >= changed(&ui.join("package-lock.json")) {
        return Ok(());
    }
    run(&mut npm(&["ci", "--no-audit", "--no-fund", "--prefer-offline"]))
}

fn npm(words: &[&str]) -> std::process::Command {
    let mut npm = program(if cfg!(windows) { "npm.cmd" } else { "npm" }, words, "ui");
    npm.env("NPM_CONFIG_LOGLEVEL", "error");
    npm
}

fn chromium() -> Result<PathBuf> {
    if let Some(named) = env::var_os("CHROMIUM_PATH") {
        return Ok(named.into());
    }
    let found = || CHROMIUM_NAMES.iter().find_map(|name| find(name));
    if let Some(chromium) = found() {
        return Ok(chromium);
    }
    println!("Chromium is missing and will be installed");
    let missing = |why: String| {
        Error::failed(format!("Chromium is missing ({why}): install it, or name it with CHROMIUM_PATH"))
    };
    install_chromium().map_err(|error| missing(error.to_string()))?;
    found().ok_or_else(|| missing("it is not where it was expected".to_owned()))
}

/// Asks apt-get twice: networks hiccup.
fn install_chromium() -> Result {
    apt(&["update"]).or_else(|_| apt(&["update"]))?;
    let words = [&["install", "-y", "--no-install-recommends"], &CHROMIUM_PACKAGES[..]].concat();
    apt(&words).or_else(|_| apt(&words))
}
