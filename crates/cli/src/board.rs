//! `blipfall board`: checks a text board.

use std::fs::File;
use std::io::{self, Read, Write};

use drawing::Picture;
use game_api::{Journal, Problem, Seeded};
use space_hulk::{Position, SpaceHulk, text};

use crate::Exit;
use crate::draw::DrawOptions;

/// What to check.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file with the board; - reads standard input
    file: String,
    /// Print it as JSON, as the engine protocol takes positions, instead
    #[arg(long)]
    json: bool,
    /// Draw it as an SVG picture instead
    #[arg(long, conflicts_with = "json")]
    svg: bool,
    /// Draw it as text instead
    #[arg(long, conflicts_with_all = ["json", "svg"])]
    text: bool,
    #[command(flatten)]
    look: DrawOptions,
}

/// Prints the board in its canonical form, or every problem.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    let source = match read(&args.file) {
        Ok(source) => source,
        Err(error) => {
            eprintln!("blipfall: {}: {error}", args.file);
            return Ok(Exit::Problems);
        }
    };
    match check(&source) {
        Ok(position) if args.json => writeln!(out, "{}", forms::hulk::write_position(&position))?,
        Ok(position) if args.svg => {
            out.write_all(args.look.svg(&Picture::from(&position)).as_bytes())?;
        }
        Ok(position) if args.text => {
            out.write_all(args.look.text(&Picture::from(&position), false).as_bytes())?;
        }
        Ok(position) => out.write_all(text::print(&position).as_bytes())?,
        Err(problems) => {
            for problem in &problems {
                writeln!(out, "{}: {problem}", args.file)?;
            }
            eprintln!("{} to mend", count(problems.len()));
            return Ok(Exit::Problems);
        }
    }
    Ok(Exit::Fine)
}

fn read(file: &str) -> io::Result<String> {
    let input: Box<dyn Read> = match file {
        "-" => Box::new(io::stdin().lock()),
        path => Box::new(File::open(path)?),
    };
    // One byte more than a board may have is enough to see that it is too long.
    let mut source = String::new();
    input.take(text::MAX_BYTES as u64 + 1).read_to_string(&mut source)?;
    Ok(source)
}

/// Reads the text, then asks the rules whether the position can be played.
fn check(source: &str) -> Result<Position, Vec<Problem>> {
    let position = text::parse(source)?;
    SpaceHulk::from_position(&position, &mut Seeded::new(0), &mut Journal::discard())?;
    Ok(position)
}

fn count(problems: usize) -> String {
    match problems {
        1 => "one problem".into(),
        many => format!("{many} problems"),
    }
}
