//! The figures behind the document on balance, for the program itself to show.

use serde_json::{Map, Value, json};

use crate::stats::Share;
use crate::summary::Summary;

/// The figures with new ones on Space Hulk; those on Death Angel are kept.
pub fn figures(old: &str, summaries: &[Summary], date: &str) -> String {
    let group = |summary: &Summary| {
        json!({
            "mission": summary.mission,
            "marine": summary.marine,
            "alien": summary.alien,
            "games": summary.games,
            "marine_wins": summary.marine_wins,
            "alien_wins": summary.alien_wins,
            "low": per_mille(summary.marine_share.low),
            "high": per_mille(summary.marine_share.high),
        })
    };
    put(old, "space-hulk", date, summaries.iter().map(group).collect())
}

/// The figures with new ones on Death Angel; those on Space Hulk are kept.
pub(crate) fn put_angel_figures(old: &str, date: &str, groups: Vec<Value>) -> String {
    put(old, "death-angel", date, groups)
}

/// The bounds of a share in thousandths.
pub(crate) fn bounds(share: &Share) -> (u64, u64) {
    (per_mille(share.low), per_mille(share.high))
}

fn per_mille(share: f64) -> u64 {
    (share.clamp(0.0, 1.0) * 1000.0).round() as u64
}

/// Whatever an old file holds that is no such object goes.
fn put(old: &str, game: &str, date: &str, groups: Vec<Value>) -> String {
    let mut games: Map<String, Value> = serde_json::from_str(old).unwrap_or_default();
    let measured = json!({"version": env!("CARGO_PKG_VERSION"), "date": date, "groups": groups});
    games.insert(game.to_owned(), measured);
    format!("{:#}\n", Value::Object(games))
}
