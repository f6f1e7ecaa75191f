//! Results for people and for other programs.

use serde_json::{Value, json as value};

use super::record::Record;
use super::summary::Summary;
use crate::output::Column::{self, Flag, Number, Text};
use crate::output::{
    Game, bounds, interval, lay_out, lay_out_markdown, percent, plus_minus, put_figures, put_section,
    summary_json,
};

const HEAD: [&str; 7] = ["players", "bot", "games", "won", "rounds", "Marines lost", "Genestealers killed"];
/// The columns of a table of last locations.
const FINALS: [&str; 5] = ["players", "bot", "last location", "games that got there", "won"];

/// What a row about one game holds.
pub(super) const COLUMNS: [Column<Record>; 13] = [
    Number("players", |record| record.players.into()),
    Text("bot", |record| Some(record.bot.clone())),
    Number("seed", |record| record.seed),
    Flag("won", |record| record.won),
    Text("ending", |record| Some(record.ending.clone())),
    Text("location", |record| Some(record.location.clone())),
    Flag("is_last", |record| record.is_last),
    Number("rounds", |record| record.rounds.into()),
    Number("decisions", |record| record.decisions.into()),
    Number("marines", |record| record.marines.into()),
    Number("deaths", |record| record.deaths.len() as u64),
    Number("kills", |record| record.kills.into()),
    Text("death_rounds", |record| Some(death_list(&record.deaths))),
];

/// The rounds of deaths in one cell.
fn death_list(deaths: &[u16]) -> String {
    deaths.iter().map(u16::to_string).collect::<Vec<_>>().join(" ")
}

fn cells(summary: &Summary) -> [String; 7] {
    [
        summary.players.to_string(),
        summary.bot.clone(),
        summary.games.to_string(),
        percent(&summary.share),
        plus_minus(&summary.rounds),
        plus_minus(&summary.deaths),
        plus_minus(&summary.kills),
    ]
}

fn final_cells(summary: &Summary) -> Vec<[String; 5]> {
    let row = |(location, reached): (&String, &super::Reached)| {
        let [players, bot] = [summary.players.to_string(), summary.bot.clone()];
        [players, bot, location.clone(), reached.games.to_string(), percent(&reached.share)]
    };
    summary.finals.iter().map(row).collect()
}

/// Tables for a terminal: by number of players, and by last location.
pub(super) fn table(summaries: &[Summary]) -> String {
    let rows: Vec<_> = summaries.iter().map(cells).collect();
    let finals: Vec<_> = summaries.iter().flat_map(final_cells).collect();
    let mut out = lay_out(&HEAD, &rows, 2);
    if !finals.is_empty() {
        out.push('\n');
        out.push_str(&lay_out(&FINALS, &finals, 3));
    }
    out
}

/// The figures behind that page, with new ones on Death Angel.
pub(super) fn figures(old: &str, date: &str, summaries: &[Summary]) -> String {
    let group = |summary: &Summary| {
        let (low, high) = bounds(&summary.share);
        value!({
            "players": summary.players,
            "bot": summary.bot,
            "games": summary.games,
            "wins": summary.wins,
            "low": low,
            "high": high,
        })
    };
    put_figures(old, Game::DeathAngel, date, summaries.iter().map(group).collect())
}

/// The page on balance with a new section on Death Angel.
pub(super) fn balance(old: &str, date: &str, summaries: &[Summary]) -> String {
    let games: u64 = summaries.iter().map(|summary| summary.games).sum();
    let rows: Vec<_> = summaries.iter().map(cells).collect();
    let finals: Vec<_> = summaries.iter().flat_map(final_cells).collect();
    let section = format!(
        "How often the players win together, measured with Blipfall {} on {date}: {games} games in which all seats \
         are held by the\nsame computer player. The numbers in parentheses and behind ± are 95% intervals. The \
         second table counts only games that\ngot to the last location.\n\n{}\n{}\n\
         Written by `blipfall simulate --players 1-6 --balance FILE --date DATE`; see `docs/laboratory.md`.\n",
        env!("CARGO_PKG_VERSION"),
        lay_out_markdown(&HEAD, &rows, 2),
        lay_out_markdown(&FINALS, &finals, 3),
    );
    put_section(old, Game::DeathAngel, &section)
}

/// An object with a summary of each number of players and bot.
pub(super) fn json(summaries: &[Summary]) -> String {
    summary_json(Game::DeathAngel, summaries.iter().map(group).collect())
}

fn group(summary: &Summary) -> Value {
    let finals = summary.finals.iter().map(|(location, reached)| {
        let reached =
            value!({"games": reached.games, "wins": reached.wins, "share": interval(&reached.share)});
        (location.clone(), reached)
    });
    value!({
        "players": summary.players,
        "bot": summary.bot,
        "games": summary.games,
        "wins": summary.wins,
        "share": interval(&summary.share),
        "rounds": interval(&summary.rounds),
        "deaths": interval(&summary.deaths),
        "kills": interval(&summary.kills),
        "finals": finals.collect::<serde_json::Map<_, _>>(),
        "lost_at": summary.lost_at,
        "ends_by_round": summary.ends_by_round,
        "deaths_by_round": summary.deaths_by_round,
    })
}
