//! `blipfall mission render`.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use drawing::Picture;

use super::files::Folder;
use crate::Exit;
use crate::draw::{self, DrawOptions};

/// What to draw.
#[derive(clap::Args)]
#[command(after_help = "\
Without -o the picture goes to standard output: as text on a terminal, as SVG into a pipe.
Ends with 0 if it was drawn, 2 if the mission has errors, 3 if it could not be read.")]
pub(crate) struct Args {
    /// The id of a mission, its file, or - for standard input
    mission: String,
    #[command(flatten)]
    folder: Folder,
    /// The file to write
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Draw it as text
    #[arg(long)]
    text: bool,
    #[command(flatten)]
    look: DrawOptions,
}

/// Draws the mission as it begins.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    let mission = match args.folder.mission(&args.mission) {
        Ok(mission) => mission,
        Err(exit) => return Ok(exit),
    };
    let picture = Picture::of_mission(&mission, args.look.lang);
    let is_text = args.text || (args.output.is_none() && io::stdout().is_terminal());
    let drawn =
        if is_text { args.look.text(&picture, args.output.is_some()) } else { args.look.svg(&picture) };
    draw::deliver(&drawn, args.output.as_ref(), out)
}
