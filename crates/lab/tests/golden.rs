//! The exact odds as the page of `ui/` reads them.

use lab::{angel, hulk, odds};
use serde_json::json;

#[test]
fn the_page_has_the_odds_of_both_games() {
    let page = json!({
        "space-hulk": odds::json(&hulk::odds_tables()),
        "death-angel": odds::json(&angel::odds_tables()),
    });
    let text = serde_json::to_string_pretty(&page).expect("JSON can be written");
    testkit::golden::check("../../ui/src/guide/odds.json", &format!("{text}\n"));
}
