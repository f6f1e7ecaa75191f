//! `blipfall mission list`.

use std::io::{self, Write};

use content::Language;
use content::hulk::Library;
use content::hulk::library::{LibraryMission, Origin};
use serde_json::{Value, json};

use super::files::Folder;
use crate::Exit;

/// What to list.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    folder: Folder,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
    /// The language of the titles: en, sk, hu, it or de
    #[arg(long, default_value = "en", value_parser = super::language)]
    lang: Language,
}

/// Lists the missions that come with the program and the user's own.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    let Some(library) = args.folder.library() else { return Ok(Exit::Unreadable) };
    if args.json {
        library.entries().iter().try_for_each(|entry| writeln!(out, "{}", object(entry)))?
    } else {
        table(&library, args.lang, out)?
    }
    Ok(Exit::Fine)
}

fn table(library: &Library, language: Language, out: &mut impl Write) -> io::Result<()> {
    let header = ["ID", "TITLE", "SERIES", "DIFFICULTY", "MARINES", "ROUNDS", "FROM"].map(str::to_owned);
    let rows: Vec<[String; 7]> =
        std::iter::once(header).chain(library.entries().iter().map(|entry| row(entry, language))).collect();
    let widths: [usize; 7] =
        std::array::from_fn(|i| rows.iter().map(|row| row[i].chars().count()).max().unwrap_or(0));
    for row in rows {
        let cells: Vec<String> =
            row.iter().zip(widths).map(|(cell, width)| format!("{cell:<width$}")).collect();
        writeln!(out, "{}", cells.join("  ").trim_end())?;
    }
    Ok(())
}

fn row(LibraryMission { mission, origin }: &LibraryMission, language: Language) -> [String; 7] {
    let series = mission.series.name();
    [
        mission.id.clone(),
        mission.title.get(language).to_owned(),
        mission.chapter.map_or(series.to_owned(), |chapter| format!("{series} {chapter}")),
        mission.difficulty.to_string(),
        mission.marines.len().to_string(),
        mission.rounds.limit.map_or("-".to_owned(), |limit| limit.to_string()),
        match origin {
            Origin::BuiltIn => "built in".to_owned(),
            Origin::File(path) => path.display().to_string(),
        },
    ]
}

fn object(LibraryMission { mission, origin }: &LibraryMission) -> Value {
    let titles: serde_json::Map<String, Value> = (mission.title.languages())
        .map(|language| (language.code().to_owned(), mission.title.get(language).into()))
        .collect();
    json!({
        "id": mission.id,
        "title": titles,
        "series": mission.series.name(),
        "chapter": mission.chapter,
        "difficulty": mission.difficulty,
        "marines": mission.marines.len(),
        "round_limit": mission.rounds.limit,
        "author": mission.author,
        "licence": mission.licence,
        "file": match origin {
            Origin::BuiltIn => Value::Null,
            Origin::File(path) => path.display().to_string().into(),
        },
    })
}
