//! Results for people and for other programs.

use serde_json::{Value, json as value};

use super::record::{Death, Record};
use super::summary::Summary;
use crate::output::Column::{self, Number, Text};
use crate::output::{
    Game, bounds, interval, lay_out, lay_out_markdown, percent, plus_minus, put_figures, put_section,
    summary_json,
};

/// How many columns of texts come first in tables.
const TEXTS: usize = 3;

const HEAD: [&str; 9] = [
    "mission",
    "Marines",
    "aliens",
    "games",
    "Marines win",
    "draws",
    "rounds",
    "Marines lost",
    "aliens killed",
];

/// What a row about one game holds.
pub(super) const COLUMNS: [Column<Record>; 13] = [
    Text("mission", |record| Some(record.mission.clone())),
    Text("marine", |record| Some(record.marine.clone())),
    Text("alien", |record| Some(record.alien.clone())),
    Number("seed", |record| record.seed),
    Text("winner", |record| record.winner.clone()),
    Text("reason", |record| Some(record.reason.clone())),
    Number("rounds", |record| record.rounds.into()),
    Number("decisions", |record| record.decisions.into()),
    Number("marines", |record| record.marines.into()),
    Number("deaths", |record| record.deaths.len() as u64),
    Number("exited", |record| record.exited.into()),
    Number("kills", |record| record.kills.into()),
    Text("death_places", |record| Some(death_list(&record.deaths))),
];

/// Deaths in one cell: round and square of each, `3@4,-1,0 5@2,2,0`; only the round for
/// a death off the board.
fn death_list(deaths: &[Death]) -> String {
    let one = |death: &Death| match death.at {
        Some((x, y, level)) => format!("{}@{x},{y},{level}", death.round),
        None => death.round.to_string(),
    };
    deaths.iter().map(one).collect::<Vec<_>>().join(" ")
}

fn cells(summary: &Summary) -> [String; 9] {
    [
        summary.mission.clone(),
        summary.marine.clone(),
        summary.alien.clone(),
        summary.games.to_string(),
        percent(&summary.marine_share),
        summary.draws().to_string(),
        plus_minus(&summary.rounds),
        plus_minus(&summary.deaths),
        plus_minus(&summary.kills),
    ]
}

/// A table for a terminal.
pub(super) fn table(summaries: &[Summary]) -> String {
    lay_out(&HEAD, &summaries.iter().map(cells).collect::<Vec<_>>(), TEXTS)
}

/// The page on balance with a new section on Space Hulk.
pub(super) fn balance(old: &str, date: &str, summaries: &[Summary]) -> String {
    let games: u64 = summaries.iter().map(|summary| summary.games).sum();
    let rows: Vec<_> = summaries.iter().map(cells).collect();
    let section = format!(
        "How often each side wins, measured with Blipfall {} on {date}: {games} games between computer players. The \
         numbers in\nparentheses and behind ± are 95% intervals. They say how these players fare; people play \
         otherwise.\n\n{}\n\
         Written by `blipfall simulate --balance FILE --date DATE`; see `docs/laboratory.md`.\n",
        env!("CARGO_PKG_VERSION"),
        lay_out_markdown(&HEAD, &rows, TEXTS)
    );
    put_section(old, Game::SpaceHulk, &section)
}

/// The figures behind that page, with new ones on Space Hulk.
pub(super) fn figures(old: &str, date: &str, summaries: &[Summary]) -> String {
    let group = |summary: &Summary| {
        let (low, high) = bounds(&summary.marine_share);
        value!({
            "mission": summary.mission,
            "marine": summary.marine,
            "alien": summary.alien,
            "games": summary.games,
            "marine_wins": summary.marine_wins,
            "alien_wins": summary.alien_wins,
            "low": low,
            "high": high,
        })
    };
    put_figures(old, Game::SpaceHulk, date, summaries.iter().map(group).collect())
}

/// An object with a summary of each mission and pairing.
pub(super) fn json(summaries: &[Summary]) -> String {
    summary_json(Game::SpaceHulk, summaries.iter().map(group).collect())
}

fn group(summary: &Summary) -> Value {
    let squares = summary.deaths_by_square.iter();
    let squares: Vec<Value> = squares.map(|((x, y, level), deaths)| value!([x, y, level, deaths])).collect();
    value!({
        "mission": summary.mission,
        "marine": summary.marine,
        "alien": summary.alien,
        "games": summary.games,
        "marine_wins": summary.marine_wins,
        "alien_wins": summary.alien_wins,
        "marine_share": interval(&summary.marine_share),
        "alien_share": interval(&summary.alien_share),
        "rounds": interval(&summary.rounds),
        "deaths": interval(&summary.deaths),
        "kills": interval(&summary.kills),
        "reasons": summary.reasons,
        "ends_by_round": summary.ends_by_round,
        "deaths_by_round": summary.deaths_by_round,
        "deaths_by_square": squares,
    })
}
