//! `blipfall replay convert`.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::ValueEnum;
use table::Look;

use super::{expect_seat, load, look, words};
use crate::Exit;
use crate::draw::deliver;

/// What to write.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record of a match; - reads standard input
    file: String,
    /// The form: json (one object), jsonl (a line for each entry), or text
    #[arg(long)]
    to: Form,
    /// For text, through whose eyes: a seat, spectator, or all
    #[arg(long, default_value = "all", value_parser = look)]
    seat: Look,
    /// The file to write; default: standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    Json,
    Jsonl,
    Text,
}

/// Reads a record, plays it through, and writes it in another form.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    if args.to != Form::Text && args.seat != Look::All {
        eprintln!("blipfall: a record is whole; --seat is for --to text");
        return Ok(Exit::Errors);
    }
    let loaded = load(&args.file).and_then(|(record, replay)| {
        expect_seat(&replay, args.seat, &args.file)?;
        Ok((record, replay))
    });
    let (record, replay) = match loaded {
        Ok(loaded) => loaded,
        Err(exit) => return Ok(exit),
    };
    let written = match args.to {
        Form::Json => record.to_json(),
        Form::Jsonl => record.to_lines(),
        Form::Text => {
            let mut text = Vec::new();
            words::all(&replay, args.seat, &mut text)?;
            String::from_utf8_lossy(&text).into_owned()
        }
    };
    deliver(&written, args.output.as_ref(), out)
}
