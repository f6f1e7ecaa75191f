//! Lists the puzzles, so that adding a file is enough.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo says where we are"));
    let mut list = String::from("&[\n");
    for game in ["space-hulk", "death-angel"] {
        for file in files(&root.join("../../puzzles").join(game)) {
            let stem = file.file_stem().expect("a name").to_string_lossy().into_owned();
            let path = file.canonicalize().expect("a file that is there");
            writeln!(list, "    ({stem:?}, include_str!({:?})),", path.display()).expect("memory");
        }
    }
    let out = env::var("OUT_DIR").expect("cargo says where to");
    fs::write(Path::new(&out).join("puzzles.rs"), list + "]").expect("it can be written");
}

/// The puzzles of a folder, in order; cargo runs this program again when any of them changes.
fn files(folder: &Path) -> Vec<PathBuf> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let found =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("cannot read {}: {error}", folder.display()));
    let paths = found.map(|entry| entry.expect("a readable folder").path());
    let mut paths: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|found| found == "txt")).collect();
    paths.sort();
    for path in &paths {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    paths
}
