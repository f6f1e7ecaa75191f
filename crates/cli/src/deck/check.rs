//! `blipfall deck check`.

use std::io::{self, Write};

use content::angel::{self, Deck};

use crate::Exit;
use crate::mission::check::{Counts, How};
use crate::mission::files;

/// What to check.
#[derive(clap::Args)]
#[command(after_help = "\
Ends with 0 if nothing is wrong, 1 if there are warnings and --deny-warnings is given, \
2 if there are errors, 3 if a file could not be read.")]
pub(crate) struct Args {
    /// Files, folders with such files, or - for standard input; default: those that
    /// come with the program
    files: Vec<String>,
    #[command(flatten)]
    how: How,
}

/// Checks every file, all of them together.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    let mut counts = Counts::default();
    let sources = files::read_all(&args.files);
    let mut named: Vec<(&str, &str)> = Vec::new();
    for source in &sources {
        match &source.text {
            Ok(text) => named.push((&source.name, text)),
            Err(error) => counts.unreadable(&source.name, error),
        }
    }
    if args.files.is_empty() {
        named = Deck::files().to_vec();
    }
    for (file, report) in named.iter().zip(angel::check(&named)) {
        counts.tell(&args.how, *file, &report, out)?;
    }
    counts.finish(&args.how, out)
}
