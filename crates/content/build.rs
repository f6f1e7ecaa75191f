//! Lists the missions, the campaigns, the guide and the rules' IDs, so that adding a file is enough.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo says where we are"));
    write("missions.rs", &texts(&root.join("../../missions")));
    write("campaigns.rs", &texts(&root.join("../../campaigns")));
    write("guide.rs", &guide(&root.join("guide")));
    write("rule_ids.rs", &rule_ids(&root.join("../../docs/rules")));
}

/// The stem and the text of every file of a folder.
fn texts(folder: &Path) -> String {
    let mut list = String::from("&[\n");
    for file in files(folder, "toml") {
        writeln!(list, "    ({:?}, include_str!({:?})),", stem(&file), path(&file)).expect("memory");
    }
    list + "]"
}

/// Every file with the game it belongs to, which is the name of its folder.
fn guide(folder: &Path) -> String {
    let mut list = String::from("&[\n");
    let folders = entries(folder).into_iter().filter(|path| path.is_dir());
    for game in folders.map(|folder| stem(&folder)) {
        for file in files(&folder.join(&game), "toml") {
            let name = format!("{}.toml", stem(&file));
            writeln!(list, "    ({game:?}, {name:?}, include_str!({:?})),", path(&file)).expect("memory");
        }
    }
    list + "]"
}

/// Every ID that a line `#### ID · title` defines, with the game whose rules it belongs to.
fn rule_ids(folder: &Path) -> String {
    let mut list = String::from("&[\n");
    for file in files(folder, "md") {
        let text = fs::read_to_string(&file).expect("a readable file");
        let ids = text.lines().filter_map(|line| line.strip_prefix("#### ")?.split(' ').next());
        for id in ids {
            writeln!(list, "    ({:?}, {id:?}),", stem(&file)).expect("memory");
        }
    }
    list + "]"
}

/// The files of a folder with this ending, in order.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let is_wanted = |path: &PathBuf| path.extension().is_some_and(|found| found == extension);
    entries(folder).into_iter().filter(is_wanted).collect()
}

/// What a folder holds, in order; cargo runs this program again when any of it changes.
fn entries(folder: &Path) -> Vec<PathBuf> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let found =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("cannot read {}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = found.map(|entry| entry.expect("a readable folder").path()).collect();
    paths.sort();
    for path in &paths {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    paths
}

fn stem(file: &Path) -> String {
    file.file_stem().expect("a name").to_string_lossy().into_owned()
}

fn path(file: &Path) -> String {
    file.canonicalize().expect("a file that is there").display().to_string()
}

fn write(name: &str, list: &str) {
    let out = env::var("OUT_DIR").expect("cargo says where to");
    fs::write(Path::new(&out).join(name), list).expect("it can be written");
}
