//! Documents with a part for each game.

use serde_json::{Map, Value, json};

use crate::stats::Share;

/// A game that documents tell of; campaigns have a part of their own.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Game {
    SpaceHulk,
    Campaign,
    DeathAngel,
}

impl Game {
    /// All, in the order of documents.
    const ALL: [Game; 3] = [Game::SpaceHulk, Game::Campaign, Game::DeathAngel];

    const fn id(self) -> &'static str {
        match self {
            Game::SpaceHulk => "space-hulk",
            Game::Campaign => "campaign",
            Game::DeathAngel => "death-angel",
        }
    }

    const fn heading(self) -> &'static str {
        match self {
            Game::SpaceHulk => "## Space Hulk",
            Game::Campaign => "## Campaigns",
            Game::DeathAngel => "## Death Angel",
        }
    }
}

/// A page on balance with one section written anew. Whatever else an old page holds goes.
pub(crate) fn put_section(old: &str, game: Game, section: &str) -> String {
    let mut page = String::from("# Balance\n");
    for known in Game::ALL {
        let text = if known == game { Some(section.to_owned()) } else { section_of(old, known.heading()) };
        if let Some(text) = text {
            page.push_str(&format!("\n{}\n\n{}\n", known.heading(), text.trim()));
        }
    }
    page
}

/// What stands under a heading of the second level.
fn section_of(page: &str, heading: &str) -> Option<String> {
    let lines = page.lines().skip_while(|line| *line != heading).skip(1);
    let text: Vec<&str> = lines.take_while(|line| !line.starts_with("## ")).collect();
    (!text.is_empty()).then(|| text.join("\n"))
}

/// The figures of a page on balance, with new ones on one game. An old file that is no such
/// object is written anew.
pub(crate) fn put_figures(old: &str, game: Game, date: &str, groups: Vec<Value>) -> String {
    let mut games: Map<String, Value> = serde_json::from_str(old).unwrap_or_default();
    let measured = json!({"version": env!("CARGO_PKG_VERSION"), "date": date, "groups": groups});
    games.insert(game.id().to_owned(), measured);
    format!("{:#}\n", Value::Object(games))
}

/// Summaries of groups of games as a JSON object.
pub(crate) fn summary_json(game: Game, groups: Vec<Value>) -> String {
    let whole = json!({
        "blipfall": "summary",
        "format": 1,
        "version": env!("CARGO_PKG_VERSION"),
        "game": game.id(),
        "groups": groups,
    });
    format!("{whole:#}\n")
}

/// A share or mean with its interval. JSON has no infinite numbers; they become `null`.
pub(crate) fn interval(share: &Share) -> Value {
    json!({"value": share.value, "low": share.low, "high": share.high})
}

/// The bounds of a share in thousandths.
pub(crate) fn bounds(share: &Share) -> (u64, u64) {
    (per_mille(share.low), per_mille(share.high))
}

fn per_mille(share: f64) -> u64 {
    (share.clamp(0.0, 1.0) * 1000.0).round() as u64
}
