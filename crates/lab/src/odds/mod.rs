//! Tables of exact odds, which [`hulk`](crate::hulk::odds_tables) and
//! [`angel`](crate::angel::odds_tables) make by enumerating the rules themselves.
//!
//! Each number comes from a small board on which the real action is played with every
//! combination of dice ([`game_api::branches`]); nothing here knows how a die is read.

mod page;
mod picture;

use game_api::Ratio;

pub use page::{id, json};
pub use picture::svg;

/// Situations, and how likely things are in each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OddsTable {
    /// What it is about.
    pub title: String,
    /// What has to be known to read it.
    pub note: &'static str,
    /// What is counted in each column.
    pub columns: Vec<&'static str>,
    /// A name and a chance for each column, nothing where it cannot be done.
    pub rows: Vec<(String, Vec<Option<Ratio>>)>,
}

/// A chance as people read it: a fraction and a percentage.
fn words(chance: &Ratio) -> (String, String) {
    (chance.to_string(), format!("{:.1}%", 100.0 * value(chance)))
}

fn value(chance: &Ratio) -> f64 {
    chance.numerator() as f64 / chance.denominator() as f64
}

/// The tables for a terminal.
pub fn text(tables: &[OddsTable]) -> String {
    tables.iter().map(text_of).collect::<Vec<_>>().join("\n")
}

fn text_of(table: &OddsTable) -> String {
    let cell = |chance: &Option<Ratio>| match chance {
        // A fraction that nobody can read says less than its percentage.
        Some(chance) if chance.denominator() > 9999 => words(chance).1,
        Some(chance) => {
            let (fraction, percentage) = words(chance);
            format!("{percentage} {fraction:>9}")
        }
        None => "-".to_owned(),
    };
    let first = table.rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    let mut out = format!("{}\n{}\n\n{:<first$}", table.title, table.note, "");
    for column in &table.columns {
        out.push_str(&format!("  {column:>16}"));
    }
    out.push('\n');
    for (name, chances) in &table.rows {
        out.push_str(&format!("{name:<first$}"));
        for chance in chances {
            out.push_str(&format!("  {:>16}", cell(chance)));
        }
        out.push('\n');
    }
    out
}
