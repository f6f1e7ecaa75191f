//! `blipfall campaign`: campaigns as files.

use std::io::{self, Write};

use clap::Subcommand;
use content::hulk::Library;
use content::hulk::library::Origin;

use crate::Exit;
use crate::mission::Folder;
use crate::mission::check::{Counts, How};
use crate::mission::files::{self, Source};

/// What to do with campaigns.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Check campaign files, together with the files of their missions
    Check(Args),
}

/// What to check.
#[derive(clap::Args)]
#[command(after_help = "\
A file with chapters is a campaign, every other one a mission that campaigns may name. \
Ends with 0 if nothing is wrong, 1 if there are warnings and --deny-warnings is given, \
2 if there are errors, 3 if a file could not be read.")]
pub(crate) struct Args {
    /// Files, or folders with them
    #[arg(required = true)]
    files: Vec<String>,
    #[command(flatten)]
    folder: Folder,
    #[command(flatten)]
    how: How,
}

/// Carries the command out.
pub(crate) fn run(command: &Command, out: &mut impl Write) -> io::Result<Exit> {
    match command {
        Command::Check(args) => check(args, out),
    }
}

fn check(args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    let mut counts = Counts::default();
    let Some(mut library) = args.folder.library() else { return Ok(Exit::Unreadable) };
    let (campaigns, missions): (Vec<Source>, Vec<Source>) =
        files::read_all(&args.files).into_iter().partition(is_campaign);
    for source in &missions {
        match &source.text {
            Ok(text) => add_mission(args, source, text, &mut library, &mut counts, out)?,
            Err(error) => counts.unreadable(&source.name, error),
        }
    }
    for source in &campaigns {
        if let Ok(text) = &source.text {
            let report = content::campaign::parse_file(text, source.stem().as_deref(), &library);
            counts.tell(&args.how, (&source.name, text), &report, out)?;
        }
    }
    counts.finish(&args.how, out)
}

fn is_campaign(source: &Source) -> bool {
    let begins = |text: &String| text.lines().any(|line| line.trim_start().starts_with("[[chapter]]"));
    source.text.as_ref().is_ok_and(begins)
}

fn add_mission(
    args: &Args,
    source: &Source,
    text: &str,
    library: &mut Library,
    counts: &mut Counts,
    out: &mut impl Write,
) -> io::Result<()> {
    let report = content::hulk::parse_file(text, source.stem().as_deref());
    counts.tell(&args.how, (&source.name, text), &report, out)?;
    let origin = source.path.clone().map_or(Origin::BuiltIn, Origin::File);
    if let Some(Err(mission)) = report.mission.map(|mission| library.add(mission, origin)) {
        eprintln!("blipfall: {}: there is another mission {:?}, which is used", source.name, mission.id);
    }
    Ok(())
}
