//! Finding and reading mission files.

use std::fs::{self, File};
use std::io::{self, IsTerminal, Read};
use std::path::{Path, PathBuf};

use content::hulk::library::Origin;
use content::hulk::{Library, Mission, Series};
use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};

use crate::Exit;

/// The folder of the user's own missions.
#[derive(clap::Args, Clone)]
pub(crate) struct Folder {
    /// The folder of your own missions
    #[arg(long, env = "BLIPFALL_MISSIONS", value_name = "DIR")]
    missions: Option<PathBuf>,
}

impl Folder {
    /// The missions that come with the program and those of the folder. What cannot be
    /// used is said and left out; nothing if the folder that was named is not there.
    pub fn library(&self) -> Option<Library> {
        let mut library = Library::built_in().clone();
        let default = default_folder().filter(|folder| folder.is_dir());
        let Some(folder) = self.missions.clone().or(default) else { return Some(library) };
        let paths = match in_folder(&folder) {
            Ok(paths) => paths,
            // An empty folder is fine, one that is not there was meant otherwise.
            Err(_) if folder.is_dir() => Vec::new(),
            Err(error) => {
                eprintln!("blipfall: {}: {error}", folder.display());
                return None;
            }
        };
        for path in paths {
            if let Err(reason) = add(&mut library, &path) {
                eprintln!("blipfall: {} is left out: {reason}", path.display());
            }
        }
        Some(library)
    }
}

impl Folder {
    /// A mission by its id or its file, `-` for standard input; says why there is none.
    pub fn mission(&self, name: &str) -> Result<Mission, Exit> {
        if name == "-" || name.ends_with(".toml") || Path::new(name).is_file() {
            return mission_in(&read_one(name));
        }
        let library = self.library().ok_or(Exit::Unreadable)?;
        library.find(name).cloned().ok_or_else(|| {
            let ids: Vec<&str> = library.entries().iter().map(|entry| entry.mission.id.as_str()).collect();
            eprintln!(
                "blipfall: there is neither a mission nor a file {name:?}; missions: {}",
                ids.join(", ")
            );
            Exit::Unreadable
        })
    }
}

impl Folder {
    /// Missions by ids and files; `all`, `campaign` and `tutorial` stand for many. Says
    /// why there is none.
    pub fn missions(&self, names: &[String]) -> Result<Vec<Mission>, Exit> {
        let mut found = Vec::new();
        for name in names {
            let series =
                Series::ALL.into_iter().find(|series| series.has_chapters() && series.name() == name);
            if series.is_none() && name != "all" {
                found.push(self.mission(name)?);
                continue;
            }
            let library = self.library().ok_or(Exit::Unreadable)?;
            let entries = library.entries().iter().map(|entry| &entry.mission);
            found.extend(entries.filter(|mission| series.is_none_or(|s| s == mission.series)).cloned());
        }
        Ok(found)
    }
}

fn mission_in(source: &Source) -> Result<Mission, Exit> {
    let text = source.text.as_ref().map_err(|error| {
        eprintln!("blipfall: {}: {error}", source.name);
        Exit::Unreadable
    })?;
    let report = content::hulk::parse_file(text, source.stem().as_deref());
    if report.mission.is_none() {
        eprint!("{}", content::render(&source.name, text, &report, io::stderr().is_terminal()));
    }
    report.mission.ok_or(Exit::Errors)
}

fn add(library: &mut Library, path: &Path) -> Result<(), String> {
    let text = read_file(path).text.map_err(|error| error.to_string())?;
    let mission = content::hulk::parse(&text).mission;
    let mission = mission.ok_or("it has errors; `blipfall mission check` shows them")?;
    let origin = Origin::File(path.to_owned());
    library.add(mission, origin).map_err(|mission| format!("there is another mission {:?}", mission.id))
}

/// Where the platform keeps a program's data.
fn default_folder() -> Option<PathBuf> {
    let folders = choose_native_strategy().ok()?;
    Some(folders.data_dir().join("blipfall").join("missions"))
}

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

/// Reads one file, or standard input for `-`.
pub(crate) fn read_one(name: &str) -> Source {
    match name {
        "-" => Source { name: "<stdin>".into(), path: None, text: limited(io::stdin().lock()) },
        path => read_file(Path::new(path)),
    }
}

fn read(name: &str) -> Vec<Source> {
    let path = Path::new(name);
    if name == "-" || !path.is_dir() {
        return vec![read_one(name)];
    }
    match in_folder(path) {
        Ok(paths) => paths.iter().map(|path| read_file(path)).collect(),
        Err(error) => vec![Source { name: name.into(), path: Some(path.into()), text: Err(error) }],
    }
}

/// Reads one file.
fn read_file(path: &Path) -> Source {
    let text = File::open(path).and_then(limited);
    Source { name: path.display().to_string(), path: Some(path.to_owned()), text }
}

/// The mission files of a folder, sorted; an error if there are none.
fn in_folder(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "toml") && path.is_file() {
            paths.push(path);
        }
    }
    paths.sort();
    if paths.is_empty() {
        return Err(io::Error::new(io::ErrorKind::NotFound, "no mission files (*.toml) in this folder"));
    }
    Ok(paths)
}

/// Reads no more than one byte beyond the limit: that is enough to see that it is passed.
fn limited(input: impl Read) -> io::Result<String> {
    let mut text = String::new();
    input.take(content::MAX_BYTES as u64 + 1).read_to_string(&mut text)?;
    Ok(text)
}
