//! Summaries as tables to be read.

use super::{percent, plus_minus};
use crate::summary::Summary;

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

/// A table for a terminal; texts stand to the left, numbers to the right.
pub fn table(summaries: &[Summary]) -> String {
    let rows: Vec<[String; 9]> =
        std::iter::once(HEAD.map(str::to_owned)).chain(summaries.iter().map(cells)).collect();
    let widths: [usize; 9] =
        std::array::from_fn(|i| rows.iter().map(|row| row[i].chars().count()).max().unwrap_or(0));
    let mut out = String::new();
    for row in &rows {
        let line: Vec<String> = (0..9)
            .map(|i| match i < 3 {
                true => format!("{:<width$}", row[i], width = widths[i]),
                false => format!("{:>width$}", row[i], width = widths[i]),
            })
            .collect();
        out.push_str(line.join("  ").trim_end());
        out.push('\n');
    }
    out
}

/// The same as a table in a Markdown document.
pub(super) fn markdown(summaries: &[Summary]) -> String {
    let mut out = format!("| {} |\n|---|---|---|--:|--:|--:|--:|--:|--:|\n", HEAD.join(" | "));
    for summary in summaries {
        out.push_str(&format!("| {} |\n", cells(summary).map(|cell| cell.replace('|', "\\|")).join(" | ")));
    }
    out
}
