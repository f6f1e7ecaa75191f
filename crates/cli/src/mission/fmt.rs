//! `blipfall mission fmt`.

use std::fs;
use std::io::{self, Write};

use super::files::{self, Source};
use crate::Exit;

/// What to format.
#[derive(clap::Args)]
#[command(after_help = "\
Ends with 0 if all is well, 1 if --check finds a file that is not formatted, 2 if a file is not \
TOML or has an older format, 3 if it cannot be read or written.")]
pub(crate) struct Args {
    /// Files, folders with mission files, or - for standard input (written to standard output)
    #[arg(required = true)]
    files: Vec<String>,
    /// Change nothing; name the files that would change
    #[arg(long)]
    check: bool,
    /// Rewrite missions of older formats in the current one; their comments are lost
    #[arg(long, conflicts_with = "check")]
    upgrade: bool,
}

/// Formats every file.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    let mut worst = Exit::Fine;
    for source in files::read_all(&args.files) {
        worst = worst.max(one(args, &source, out)?);
    }
    Ok(worst)
}

fn one(args: &Args, source: &Source, out: &mut impl Write) -> io::Result<Exit> {
    let text = match &source.text {
        Ok(text) => text,
        Err(error) => return Ok(unreadable(source, error)),
    };
    let tidy = match tidied(args, text) {
        Ok(tidy) => tidy,
        Err(report) => {
            write!(out, "{}", content::render(&source.name, text, report.as_ref(), false))?;
            return Ok(Exit::Errors);
        }
    };
    match (&source.path, args.check) {
        (_, true) if tidy != *text => {
            writeln!(out, "{}", source.name)?;
            return Ok(Exit::Problems);
        }
        (_, true) => {}
        (None, false) => write!(out, "{tidy}")?,
        (Some(path), false) if tidy != *text => {
            if let Err(error) = fs::write(path, &tidy) {
                return Ok(unreadable(source, &error));
            }
            eprintln!("formatted {}", source.name);
        }
        (Some(_), false) => {}
    }
    Ok(Exit::Fine)
}

fn tidied(args: &Args, text: &str) -> Result<String, Box<content::hulk::Report>> {
    let tidy = content::hulk::format(text);
    if let (Err(_), true) = (&tidy, args.upgrade) {
        let report = content::hulk::parse(text);
        return match &report.mission {
            Some(mission) => Ok(content::hulk::print(mission)),
            None => Err(Box::new(report)),
        };
    }
    tidy
}

fn unreadable(source: &Source, error: &io::Error) -> Exit {
    eprintln!("blipfall: {}: {error}", source.name);
    Exit::Unreadable
}
