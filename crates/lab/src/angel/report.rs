//! A page that shows what many games say.

use std::fmt::Write;

use super::record::Record;
use super::summary::{Summary, summarize};
use crate::output::percent;
use crate::report::{Bar, FOOT, escape, head, intro, rounds, wins};
use crate::simulate::Results;
use crate::stats::{Share, share};

const LEGEND: &str = "<p class=\"legend\"><span class=\"marine\">■</span> the players win \
    <span class=\"alien\">■</span> they lose. The line with ends is the 95% interval.</p>\n";

/// The report on some games.
pub(super) fn html(results: &Results<Record>) -> String {
    let summaries = summarize(&results.records);
    let mut out = head();
    out.push_str(&intro(results));
    if summaries.is_empty() {
        out.push_str("<p>No game is over yet.</p>\n");
    } else {
        out.push_str(&overview(&summaries));
    }
    summaries.iter().for_each(|summary| out.push_str(&section(summary)));
    out.push_str(FOOT);
    out
}

fn overview(summaries: &[Summary]) -> String {
    let rows: Vec<Bar> = summaries.iter().map(|s| bar(name(s), s.share, s.wins, s.games)).collect();
    let title = "Wins by number of players";
    format!("<section>\n<h2>{title}</h2>\n{LEGEND}{}</section>\n", wins(title, &rows))
}

fn bar(label: String, marine: Share, wins: u64, games: u64) -> Bar {
    Bar { label, marine, alien: share(games - wins, games) }
}

fn name(summary: &Summary) -> String {
    match summary.players {
        1 => format!("1 player: {}", summary.bot),
        players => format!("{players} players: {}", summary.bot),
    }
}

fn section(summary: &Summary) -> String {
    let mut out = format!("<section>\n<h2>{}</h2>\n<p>{}</p>\n", escape(&name(summary)), sentence(summary));
    out.push_str(&rounds(&summary.ends_by_round, &summary.deaths_by_round));
    let finals = summary.finals.iter();
    let rows: Vec<Bar> = finals
        .map(|(location, reached)| bar(location.clone(), reached.share, reached.wins, reached.games))
        .collect();
    if !rows.is_empty() {
        let title = "Wins by last location, of the games that got there";
        let _ = write!(out, "<h3>{title}</h3>\n{}", wins(title, &rows));
    }
    out.push_str("</section>\n");
    out
}

/// How the games went, in a line.
fn sentence(summary: &Summary) -> String {
    let lost: Vec<String> =
        summary.lost_at.iter().map(|(location, games)| format!("{} {games}", escape(location))).collect();
    let lost = if lost.is_empty() { "nowhere".to_owned() } else { lost.join(", ") };
    format!("{} games, {} won. Lost at: {lost}.", summary.games, percent(&summary.share))
}
