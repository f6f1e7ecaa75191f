//! `blipfall mission render`.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use content::{Library, Mission};
use drawing::Picture;

use super::files::{self, Source};
use crate::Exit;
use crate::draw::{self, Look};

/// What to draw.
#[derive(clap::Args)]
#[command(after_help = "\
Without -o the picture goes to standard output: as text on a terminal, as SVG into a pipe.
Ends with 0 if it was drawn, 2 if the mission has errors, 3 if it could not be read.")]
pub(crate) struct Args {
    /// The id of a mission, its file, or - for standard input
    mission: String,
    /// The file to write
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Draw it as text
    #[arg(long)]
    text: bool,
    #[command(flatten)]
    look: Look,
}

/// Draws the mission as it begins.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    let mission = match find(&args.mission) {
        Ok(mission) => mission,
        Err(exit) => return Ok(exit),
    };
    let picture = Picture::of_mission(&mission, args.look.lang);
    let is_text = args.text || (args.output.is_none() && io::stdout().is_terminal());
    let drawn = match is_text {
        true => args.look.text(&picture, args.output.is_some()),
        false => args.look.svg(&picture),
    };
    draw::deliver(&drawn, args.output.as_ref(), out)
}

/// The mission of this id, or the one in this file.
fn find(name: &str) -> Result<Mission, Exit> {
    if let Some(mission) = Library::built_in().find(name) {
        return Ok(mission.clone());
    }
    if name != "-" && !name.contains(['/', '\\', '.']) && !Path::new(name).exists() {
        let ids: Vec<&str> =
            Library::built_in().entries().iter().map(|entry| entry.mission.id.as_str()).collect();
        eprintln!("blipfall: {name} is neither a mission nor a file; missions: {}", ids.join(", "));
        return Err(Exit::Unreadable);
    }
    match files::read_all(&[name.to_owned()]).as_slice() {
        [source] => read(source),
        _ => {
            eprintln!("blipfall: {name}: a folder with several missions; name one of its files");
            Err(Exit::Unreadable)
        }
    }
}

fn read(source: &Source) -> Result<Mission, Exit> {
    let text = source.text.as_ref().map_err(|error| {
        eprintln!("blipfall: {}: {error}", source.name);
        Exit::Unreadable
    })?;
    let report = content::parse_file(text, source.stem().as_deref());
    if report.mission.is_none() {
        eprint!("{}", content::render(&source.name, text, &report, io::stderr().is_terminal()));
    }
    report.mission.ok_or(Exit::Errors)
}
