//! Summaries as tables to be read.

use super::{percent, plus_minus};
use crate::summary::Summary;

/// How many columns of texts come first.
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
pub fn table(summaries: &[Summary]) -> String {
    lay_out(&HEAD, &summaries.iter().map(cells).collect::<Vec<_>>(), TEXTS)
}

/// The same as a table in a Markdown document.
pub(super) fn markdown(summaries: &[Summary]) -> String {
    lay_out_markdown(&HEAD, &summaries.iter().map(cells).collect::<Vec<_>>(), TEXTS)
}

/// Rows under their names: so many texts to the left, numbers to the right.
pub(crate) fn lay_out<const N: usize>(head: &[&str; N], rows: &[[String; N]], texts: usize) -> String {
    let rows: Vec<[String; N]> =
        std::iter::once(head.map(str::to_owned)).chain(rows.iter().cloned()).collect();
    let widths: [usize; N] =
        std::array::from_fn(|i| rows.iter().map(|row| row[i].chars().count()).max().unwrap_or(0));
    let mut out = String::new();
    for row in &rows {
        let line: Vec<String> = (0..N)
            .map(|i| match i < texts {
                true => format!("{:<width$}", row[i], width = widths[i]),
                false => format!("{:>width$}", row[i], width = widths[i]),
            })
            .collect();
        out.push_str(line.join("  ").trim_end());
        out.push('\n');
    }
    out
}

/// The same in Markdown.
pub(crate) fn lay_out_markdown<const N: usize>(
    head: &[&str; N],
    rows: &[[String; N]],
    texts: usize,
) -> String {
    let rule: Vec<&str> = (0..N).map(|i| if i < texts { "---" } else { "--:" }).collect();
    let mut out = format!("| {} |\n|{}|\n", head.join(" | "), rule.join("|"));
    for row in rows {
        let cells: Vec<String> = row.iter().map(|cell| cell.replace('|', "\\|")).collect();
        out.push_str(&format!("| {} |\n", cells.join(" | ")));
    }
    out
}
