//! `blipfall mission import` and `blipfall mission export`: missions as maps of Tiled.

use std::fs;
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};

use content::hulk::Library;
use tiled::Form;

use super::files;
use crate::Exit;
use crate::draw::deliver;

/// What to read.
#[derive(clap::Args)]
#[command(after_help = "\
The layers are described in docs/formats/tiled.md. The mission may have mistakes: `blipfall mission check` shows them.
Ends with 0 if it was read, 2 if the map cannot become a mission, 3 if it could not be read.")]
pub(crate) struct Import {
    /// A map of Tiled, TMX or TMJ, or - for standard input
    map: String,
    /// The mission file to write; default: standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// What to write.
#[derive(clap::Args)]
#[command(after_help = "\
The picture of the tiles, which Tiled shows, is written beside the file.
Ends with 0 if it was written, 2 if the mission is not TOML, 3 if it could not be read.")]
pub(crate) struct Export {
    /// The id of a mission that comes with the program, a mission file, or - for standard input
    mission: String,
    /// How it is written; default: as the ending of the file says, else tmx
    #[arg(long, value_parser = form)]
    format: Option<Form>,
    /// The map to write; default: standard output, without the picture
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

fn form(name: &str) -> Result<Form, String> {
    Form::ALL.into_iter().find(|form| form.name() == name).ok_or_else(|| "the formats are tmx and tmj".into())
}

fn unreadable(name: &str, error: &io::Error) -> Exit {
    eprintln!("blipfall: {name}: {error}");
    Exit::Unreadable
}

/// Reads a map.
pub(crate) fn import(args: &Import, out: &mut impl Write) -> io::Result<Exit> {
    let text = match read_map(&args.map) {
        Ok(text) => text,
        Err(error) => return Ok(unreadable(&args.map, &error)),
    };
    match tiled::import(&text) {
        Ok(imported) => {
            for layer in &imported.left_out {
                eprintln!(
                    "blipfall: the layer {layer:?} is left out: missions have none of this name and kind"
                );
            }
            deliver(&imported.text, args.output.as_ref(), out)
        }
        Err(problem) => {
            eprintln!("blipfall: {}: {problem}", args.map);
            Ok(Exit::Errors)
        }
    }
}

/// Reads no more than one byte beyond the limit: that is enough to see that it is passed.
fn read_map(name: &str) -> io::Result<String> {
    let most = tiled::MAX_BYTES as u64 + 1;
    let mut text = String::new();
    match name {
        "-" => io::stdin().lock().take(most).read_to_string(&mut text)?,
        path => fs::File::open(path)?.take(most).read_to_string(&mut text)?,
    };
    Ok(text)
}

/// Writes a mission as a map.
pub(crate) fn export(args: &Export, out: &mut impl Write) -> io::Result<Exit> {
    let text = match Library::source(&args.mission) {
        Some(source) => Ok(source.to_owned()),
        None => files::read_one(&args.mission).text,
    };
    let text = match text {
        Ok(text) => text,
        Err(error) => return Ok(unreadable(&args.mission, &error)),
    };
    let ending = args.output.as_deref().and_then(Path::extension).and_then(|ending| ending.to_str());
    let form = args.format.or_else(|| ending.and_then(|ending| form(ending).ok())).unwrap_or(Form::Tmx);
    let map = match tiled::export(&text, form) {
        Ok(map) => map,
        Err(problem) => {
            eprintln!("blipfall: {}: {problem}", args.mission);
            return Ok(Exit::Errors);
        }
    };
    if let Some(path) = &args.output {
        let picture = path.with_file_name(tiled::PICTURE_NAME);
        if let Err(error) = fs::write(&picture, tiled::PICTURE) {
            return Ok(unreadable(&picture.display().to_string(), &error));
        }
    }
    deliver(&map, args.output.as_ref(), out)
}
