//! Finding and reading mission files.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// A file that was read, or why not.
pub(crate) struct Source {
    /// What messages call it.
    pub name: String,
    /// Its path, unless it was standard input.
    pub path: Option<PathBuf>,
    pub text: io::Result<String>,
}

impl Source {
    /// The name of the file without its ending, which is to be the mission's id.
    pub fn stem(&self) -> Option<String> {
        Some(self.path.as_ref()?.file_stem()?.to_string_lossy().into_owned())
    }
}

/// Reads files, the mission files of folders, and standard input for `-`.
pub(crate) fn read_all(names: &[String]) -> Vec<Source> {
    names.iter().flat_map(|name| read(name)).collect()
}

fn read(name: &str) -> Vec<Source> {
    if name == "-" {
        return vec![Source { name: "<stdin>".into(), path: None, text: limited(io::stdin().lock()) }];
    }
    let path = Path::new(name);
    if !path.is_dir() {
        return vec![read_file(path)];
    }
    match in_folder(path) {
        Ok(paths) => paths.iter().map(|path| read_file(path)).collect(),
        Err(error) => vec![Source { name: name.into(), path: Some(path.into()), text: Err(error) }],
    }
}

/// Reads one file.
pub(crate) fn read_file(path: &Path) -> Source {
    let text = File::open(path).and_then(limited);
    Source { name: path.display().to_string(), path: Some(path.to_owned()), text }
}

/// The mission files of a folder, sorted; an error if there are none.
pub(crate) fn in_folder(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "toml") && path.is_file() {
            paths.push(path);
        }
    }
    paths.sort();
    match paths.is_empty() {
        true => Err(io::Error::new(io::ErrorKind::NotFound, "no mission files (*.toml) in this folder")),
        false => Ok(paths),
    }
}

/// Reads no more than one byte beyond the limit: that is enough to see that it is passed.
fn limited(input: impl Read) -> io::Result<String> {
    let mut text = String::new();
    input.take(content::MAX_BYTES as u64 + 1).read_to_string(&mut text)?;
    Ok(text)
}
