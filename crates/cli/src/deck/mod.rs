//! `blipfall deck`: the cards of Death Angel.

mod check;

use std::io::{self, Write};

use clap::Subcommand;
use content::Language;
use content::angel::{self, Deck};

use crate::Exit;
use crate::mission::language;

/// What to do with the cards.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Check deck and text files: every problem at once, each with its place and advice
    Check(check::Args),
    /// List every card
    List(ListArgs),
    /// Show a card: its facts, and what players read on it
    Show(ShowArgs),
}

/// How to list.
#[derive(clap::Args)]
pub(crate) struct ListArgs {
    /// The language of the names: en, sk, hu, it or de
    #[arg(long, default_value = "en", value_parser = language)]
    lang: Language,
}

/// What to show.
#[derive(clap::Args)]
pub(crate) struct ShowArgs {
    /// A card as files call it, as in heroic-charge; or a word, as in brood-lord or support
    card: String,
    /// The language: en, sk, hu, it or de
    #[arg(long, default_value = "en", value_parser = language)]
    lang: Language,
}

/// Carries the command out.
pub(crate) fn run(command: &Command, out: &mut impl Write) -> io::Result<Exit> {
    match command {
        Command::Check(args) => check::run(args, out),
        Command::List(args) => {
            write!(out, "{}", angel::list(Deck::built_in(), args.lang))?;
            Ok(Exit::Fine)
        }
        Command::Show(args) => show(args, out),
    }
}

fn show(args: &ShowArgs, out: &mut impl Write) -> io::Result<Exit> {
    let Some(page) = angel::page(Deck::built_in(), &args.card, args.lang) else {
        eprintln!("blipfall: there is no card {:?}; `blipfall deck list` names them", args.card);
        return Ok(Exit::Unreadable);
    };
    write!(out, "{page}")?;
    Ok(Exit::Fine)
}
