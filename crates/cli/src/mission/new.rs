//! `blipfall mission new`.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::PathBuf;

use crate::Exit;

/// What to write.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The id of the mission: a-z, 0-9 and "-"; the file is called the same
    id: String,
    /// Its title; default: made from the id
    #[arg(long)]
    title: Option<String>,
    /// The folder to write it to
    #[arg(long, default_value = ".")]
    dir: PathBuf,
}

/// Writes a small commented mission; never over a file that is there.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    let title = args.title.clone().unwrap_or_else(|| title_of(&args.id));
    let source = content::hulk::starter(&args.id, &title);
    if content::hulk::parse_file(&source, Some(&args.id)).mission.is_none() {
        eprintln!(
            "blipfall: {:?} is no id, or {title:?} no title: an id has 1 to 40 of a-z, 0-9 and \"-\"",
            args.id
        );
        return Ok(Exit::Errors);
    }
    let path = args.dir.join(format!("{}.toml", args.id));
    match write(&args.dir, &path, &source) {
        Ok(()) => {
            writeln!(out, "{}", path.display())?;
            eprintln!("written; next: blipfall mission check {}", path.display());
            Ok(Exit::Fine)
        }
        Err(error) => {
            eprintln!("blipfall: {}: {error}", path.display());
            Ok(Exit::Unreadable)
        }
    }
}

fn write(dir: &PathBuf, path: &PathBuf, source: &str) -> io::Result<()> {
    fs::create_dir_all(dir)?;
    OpenOptions::new().write(true).create_new(true).open(path)?.write_all(source.as_bytes())
}

fn title_of(id: &str) -> String {
    let capital = |word: &str| {
        let mut chars = word.chars();
        chars.next().map(|first| first.to_uppercase().chain(chars).collect::<String>()).unwrap_or_default()
    };
    id.split('-').map(capital).collect::<Vec<_>>().join(" ")
}
