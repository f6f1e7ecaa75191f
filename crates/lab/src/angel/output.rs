//! Results for people and for other programs.

use std::fmt::Write;

use serde_json::{Value, json as value};

use super::record::Record;
use super::summary::Summary;
use crate::output::{
    bounds, cell, interval, lay_out, lay_out_markdown, percent, plus_minus, put_angel, put_angel_figures,
};

const HEAD: [&str; 7] = ["players", "bot", "games", "won", "rounds", "Marines lost", "Genestealers killed"];
/// The columns of a table of last locations.
const FINALS: [&str; 5] = ["players", "bot", "last location", "games that got there", "won"];

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
pub fn table(summaries: &[Summary]) -> String {
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
pub fn figures(old: &str, summaries: &[Summary], date: &str) -> String {
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
    put_angel_figures(old, date, summaries.iter().map(group).collect())
}

/// A page on balance with a new section on Death Angel; what else it says is kept.
pub fn balance(old: &str, summaries: &[Summary], date: &str) -> String {
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
    put_angel(old, &section)
}

/// A row for each game, under a row of names.
pub fn csv(records: &[Record]) -> String {
    let mut out = String::from(
        "players,bot,seed,won,ending,location,is_last,rounds,decisions,marines,deaths,kills,death_rounds\n",
    );
    for record in records {
        let Record { players, seed, won, is_last, rounds, decisions, marines, kills, .. } = record;
        let [bot, ending, location] = [&record.bot, &record.ending, &record.location].map(|text| cell(text));
        let deaths = record.deaths.len();
        let when: Vec<String> = record.deaths.iter().map(u16::to_string).collect();
        // Writing to a string cannot fail.
        let _ = writeln!(
            out,
            "{players},{bot},{seed},{won},{ending},{location},{is_last},{rounds},{decisions},{marines},{deaths},\
             {kills},{}",
            when.join(" ")
        );
    }
    out
}

/// An object with a summary of each number of players and bot.
pub fn json(summaries: &[Summary]) -> String {
    let groups: Vec<Value> = summaries.iter().map(group).collect();
    let whole = value!({
        "blipfall": "summary",
        "format": 1,
        "version": env!("CARGO_PKG_VERSION"),
        "game": "death-angel",
        "groups": groups,
    });
    format!("{whole:#}\n")
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
