//! The page itself. It is written so that it is well-formed XML, too.

use std::fmt::Write;

use super::chart::{Bar, Look, by_round, color, escape, wins};
use super::heat::heat_map;
use crate::game::Mission;
use crate::output::{percent, plus_minus};
use crate::simulate::Results;
use crate::summary::{Summary, summarize};

const LENGTH: Look = Look { title: "Length of the game", of: "Games that ended in each round", fill: "psi" };
const CASUALTIES: Look = Look {
    title: "Marines killed by round",
    of: "Marines killed in each round, over all games",
    fill: "alien",
};

/// The report on some games of these missions.
pub fn html(missions: &[Mission], results: &Results) -> String {
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

/// The end of every page.
pub(crate) const FOOT: &str = "</main>\n</body>\n</html>\n";

const LEGEND: &str = "<p class=\"legend\"><span class=\"marine\">■</span> Marines win \
    <span class=\"draw\">■</span> draw <span class=\"alien\">■</span> aliens win. \
    The line with ends is the 95% interval of the Marines' share.</p>\n";

pub(crate) fn head() -> String {
    let style = format!(
        "body{{margin:0;background:{};color:{};font:16px/1.5 {};}}\
         main{{max-width:1100px;margin:0 auto;padding:24px}}\
         h1,h2,h3{{line-height:1.2}}h2{{margin-top:48px;border-bottom:1px solid {};padding-bottom:8px}}\
         section{{overflow-x:auto}}svg,img{{max-width:100%;height:auto;display:block}}\
         svg text{{font:15px {}}}\
         img{{max-height:720px;background:{};margin-top:8px}}\
         table{{border-collapse:collapse;width:100%;font-size:14px}}\
         th,td{{padding:4px 8px;text-align:right;border-bottom:1px solid {};white-space:nowrap}}\
         th:nth-child(-n+2),td:nth-child(-n+2){{text-align:left}}\
         .pair{{display:flex;flex-wrap:wrap;gap:24px}}figure{{margin:8px 0}}figcaption{{color:{}}}\
         .dim{{color:{}}}.marine{{color:{}}}.draw{{color:{}}}.alien{{color:{}}}",
        color("void"),
        color("text"),
        drawing::theme().font,
        color("plate-line"),
        drawing::theme().font,
        color("void"),
        color("plate"),
        color("text-dim"),
        color("text-dim"),
        color("marine"),
        color("steel-dark"),
        color("carapace"),
    );
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <title>Blipfall: what the games say</title>\n<style>{style}</style>\n</head>\n<body>\n<main>\n"
    )
}

pub(crate) fn intro<R>(results: &Results<R>) -> String {
    let (played, planned) = (results.records.len(), results.planned);
    let rest = match results.is_whole() {
        true => String::new(),
        false => format!(" The run was stopped: {planned} games were planned."),
    };
    format!(
        "<h1>What the games say</h1>\n<p>{played} games, played by Blipfall {}.{rest} Intervals are those of 95%: \
         where two of them overlap, more games may turn the order round.</p>\n",
        env!("CARGO_PKG_VERSION")
    )
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

/// Charts of how long games last and when Marines die.
pub(crate) fn rounds(ends: &[u64], deaths: &[u64]) -> String {
    let mut out = String::from("<div class=\"pair\">\n");
    for (look, counts) in [(&LENGTH, ends), (&CASUALTIES, deaths)] {
        if !counts.is_empty() {
            let (caption, chart) = (look.title, by_round(look, counts));
            let _ = write!(out, "<figure><figcaption>{caption}</figcaption>\n{chart}</figure>\n");
        }
    }
    out.push_str("</div>\n");
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
