//! Lists the missions that come with the program, so that adding a file is enough.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo says where we are"));
    let folder = root.join("../../missions");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .expect("the folder of missions is there")
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "toml"))
        .collect();
    files.sort();
    let mut list = String::from("&[\n");
    for file in &files {
        println!("cargo::rerun-if-changed={}", file.display());
        let stem = file.file_stem().expect("a name").to_string_lossy();
        let path = file.canonicalize().expect("a file that is there");
        writeln!(list, "    ({stem:?}, include_str!({:?})),", path.display().to_string()).expect("memory");
    }
    list.push(']');
    let out = env::var("OUT_DIR").expect("cargo says where to");
    fs::write(Path::new(&out).join("missions.rs"), list).expect("it can be written");
}
