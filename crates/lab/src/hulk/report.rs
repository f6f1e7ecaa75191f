//! A page that shows what many games say.

use std::fmt::Write;

use super::game::Mission;
use super::heat::heat_map;
use super::record::Record;
use super::summary::{Summary, summarize};
use crate::output::{percent, plus_minus};
use crate::report::{Bar, FOOT, escape, head, intro, rounds, wins};
use crate::simulate::Results;

const LEGEND: &str = "<p class=\"legend\"><span class=\"marine\">■</span> Marines win \
    <span class=\"draw\">■</span> draw <span class=\"alien\">■</span> aliens win. \
    The line with ends is the 95% interval of the Marines' share.</p>\n";

/// The report on some games of these missions.
pub(super) fn html(missions: &[Mission], results: &Results<Record>) -> String {
    let summaries = summarize(&results.records);
    let mut out = head();
    out.push_str(&intro(results));
    if summaries.is_empty() {
        out.push_str("<p>No game is over yet.</p>\n");
    } else {
        let bar =
            |s: &Summary| Bar { label: label(missions, s), marine: s.marine_share, alien: s.alien_share };
        let rows: Vec<Bar> = summaries.iter().map(bar).collect();
        let _ = write!(out, "<section>\n<h2>Who wins</h2>\n{LEGEND}{}</section>\n", wins("Who wins", &rows));
        out.push_str(&table(missions, &summaries));
    }
    for mission in missions {
        let own: Vec<&Summary> = summaries.iter().filter(|s| s.mission == mission.id).collect();
        if !own.is_empty() {
            out.push_str(&section(mission, &own));
        }
    }
    out.push_str(FOOT);
    out
}

/// The mission, with the players where they are not the same in all rows.
fn label(missions: &[Mission], summary: &Summary) -> String {
    let title = missions.iter().find(|mission| mission.id == summary.mission).map(|mission| &mission.title);
    let title = title.unwrap_or(&summary.mission);
    format!("{title}: {}", short_pairing(summary))
}

fn short_pairing(summary: &Summary) -> String {
    format!("{}/{}", summary.marine, summary.alien)
}

fn pairing(summary: &Summary) -> String {
    format!("{} as Marines against {}", summary.marine, summary.alien)
}

fn table(missions: &[Mission], summaries: &[Summary]) -> String {
    let mut out = String::from(
        "<section>\n<h2>All numbers</h2>\n<table>\n<thead><tr><th>Mission</th><th>Marines / aliens</th><th>Games</th>\
         <th>Marines win</th><th>Draws</th><th>Rounds</th><th>Marines lost</th><th>Aliens killed</th></tr></thead>\n\
         <tbody>\n",
    );
    for summary in summaries {
        let title = missions.iter().find(|mission| mission.id == summary.mission);
        let title = escape(title.map_or(&summary.mission, |mission| &mission.title));
        let _ = writeln!(
            out,
            "<tr><td>{title}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
            escape(&short_pairing(summary)),
            summary.games,
            percent(&summary.marine_share),
            summary.draws(),
            plus_minus(&summary.rounds),
            plus_minus(&summary.deaths),
            plus_minus(&summary.kills)
        );
    }
    out.push_str("</tbody>\n</table>\n</section>\n");
    out
}

fn section(mission: &Mission, summaries: &[&Summary]) -> String {
    let title = escape(&mission.title);
    let mut out = format!("<section>\n<h2>{title} <span class=\"dim\">{}</span></h2>\n", escape(&mission.id));
    for summary in summaries {
        let _ = write!(out, "<h3>{}</h3>\n<p>{}</p>\n", escape(&pairing(summary)), sentence(summary));
        out.push_str(&rounds(&summary.ends_by_round, &summary.deaths_by_round));
        let caption = "Where Marines die: the brighter, the more often; numbers count all games.";
        let _ = match heat_map(mission, summary) {
            Some(map) => writeln!(out, "<figure><figcaption>{caption}</figcaption>\n{map}</figure>"),
            None => writeln!(out, "<p>No Marine died on the map.</p>"),
        };
    }
    out.push_str("</section>\n");
    out
}

/// How the games ended, in a line.
fn sentence(summary: &Summary) -> String {
    let endings: Vec<String> =
        summary.reasons.iter().map(|(reason, count)| format!("{} {count}", escape(reason))).collect();
    format!(
        "{} games. Marines win {}. Endings: {}.",
        summary.games,
        percent(&summary.marine_share),
        endings.join(", ")
    )
}
