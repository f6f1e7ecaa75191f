//! The tables for the web page, which has words of its own for everything in them.

use serde_json::{Value, json};

use super::OddsTable;

/// Tables as JSON: fractions, and the ids by which the page finds its words. A row's name is
/// made of parts, as in `Storm bolter, Genestealer`, and each has an id.
pub fn json(tables: &[OddsTable]) -> Value {
    let row = |(name, chances): &(String, Vec<Option<game_api::Ratio>>)| {
        json!({
            "name": name.split(", ").map(id).collect::<Vec<_>>(),
            "chances": chances.iter().map(|chance| chance.map(|chance| chance.to_string())).collect::<Vec<_>>(),
        })
    };
    let table = |table: &OddsTable| {
        json!({
            "id": id(&table.title),
            "note": note(tables, table),
            "columns": table.columns.iter().map(|column| id(column)).collect::<Vec<_>>(),
            "rows": table.rows.iter().map(row).collect::<Vec<_>>(),
        })
    };
    tables.iter().map(table).collect()
}

/// The id of an English name: lowercase letters and digits, with hyphens between words.
pub fn id(name: &str) -> String {
    let letter = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { ' ' };
    let letters = name.chars().filter(|c| *c != '\'').map(letter);
    letters.collect::<String>().split_whitespace().collect::<Vec<_>>().join("-")
}

/// What has to be known is the same for several tables: the first of them gives it its id.
fn note(tables: &[OddsTable], table: &OddsTable) -> String {
    let first = tables.iter().find(|other| other.note == table.note);
    id(&first.unwrap_or(table).title)
}
