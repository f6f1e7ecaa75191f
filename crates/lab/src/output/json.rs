//! Summaries as JSON.

use serde_json::{Value, json};

use crate::stats::Share;
use crate::summary::Summary;

/// An object with a summary of each mission and pairing.
pub fn json(summaries: &[Summary]) -> String {
    let groups: Vec<Value> = summaries.iter().map(group).collect();
    let whole = json!({
        "blipfall": "summary",
        "format": 1,
        "version": env!("CARGO_PKG_VERSION"),
        "groups": groups,
    });
    format!("{whole:#}\n")
}

fn group(summary: &Summary) -> Value {
    let squares = summary.deaths_by_square.iter();
    let squares: Vec<Value> = squares.map(|((x, y, level), deaths)| json!([x, y, level, deaths])).collect();
    json!({
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

/// JSON knows no endless numbers; they become `null`.
pub(crate) fn interval(share: &Share) -> Value {
    json!({"value": share.value, "low": share.low, "high": share.high})
}
