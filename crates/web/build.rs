//! Builds the web page with npm and hands its folder to the embedder.
//!
//! `BLIPFALL_UI` says how: `auto` (the default) builds it where npm is found and
//! puts a page in its place that says so where it is not; `stub` never runs npm;
//! `require` fails without it.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

/// What the page is made of, relative to `ui`. The folder as a whole is not
/// named: npm's own files would make every build a new one.
const SOURCES: [&str; 10] = [
    "src",
    "locales",
    "public",
    "build",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
];

fn main() {
    let root = PathBuf::from(variable("CARGO_MANIFEST_DIR")).join("../..");
    let ui = root.join("ui");
    let dist = PathBuf::from(variable("OUT_DIR")).join("ui-dist");
    println!("cargo::rerun-if-env-changed=BLIPFALL_UI");
    println!("cargo::rustc-env=BLIPFALL_UI_DIST={}", dist.display());
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", ui.join(source).display());
    }
    println!("cargo::rerun-if-changed={}", root.join("art").display());
    make(&ui, &dist);
}

fn make(ui: &Path, dist: &Path) {
    match env::var("BLIPFALL_UI").as_deref() {
        Ok("stub") => write_stub(dist, "It was built with BLIPFALL_UI=stub."),
        Ok("require") if !npm_is_there() => panic!("BLIPFALL_UI=require, and npm was not found"),
        Ok("require" | "auto") | Err(_) if npm_is_there() => build(ui, dist),
        Ok("auto") | Err(_) => {
            println!("cargo::warning=npm not found: the web page is replaced by one that says so");
            write_stub(dist, "npm was not found when this program was built.");
        }
        Ok(other) => panic!("BLIPFALL_UI is auto, stub or require, not `{other}`"),
    }
}

fn build(ui: &Path, dist: &Path) {
    if packages_are_stale(ui) {
        npm(ui, &["ci", "--no-audit", "--no-fund", "--prefer-offline"]);
    }
    let out = dist.to_str().expect("the build folder has a name in Unicode");
    npm(ui, &["run", "build", "--", "--outDir", out, "--emptyOutDir"]);
}

/// Whether the lock file is newer than what was installed from it.
fn packages_are_stale(ui: &Path) -> bool {
    let installed = changed(&ui.join("node_modules/.package-lock.json"));
    installed.is_none() || installed < changed(&ui.join("package-lock.json"))
}

fn changed(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).and_then(|data| data.modified()).ok()
}

fn npm_is_there() -> bool {
    Command::new(npm_name()).arg("--version").output().is_ok_and(|output| output.status.success())
}

fn npm(folder: &Path, words: &[&str]) {
    let output = Command::new(npm_name()).args(words).current_dir(folder).output().expect("npm starts");
    if !output.status.success() {
        let (text, errors) =
            (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        panic!(
            "`npm {}` failed; BLIPFALL_UI=stub builds without the page\n{text}\n{errors}",
            words.join(" ")
        );
    }
}

fn npm_name() -> &'static str {
    if cfg!(windows) { "npm.cmd" } else { "npm" }
}

fn write_stub(dist: &Path, why: &str) {
    if dist.exists() {
        fs::remove_dir_all(dist).expect("the old page can be removed");
    }
    fs::create_dir_all(dist).expect("the build folder can be written to");
    let page = include_str!("stub.html").replace("{why}", why);
    fs::write(dist.join("index.html"), page).expect("the build folder can be written to");
}

fn variable(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| panic!("cargo sets {name}"))
}
