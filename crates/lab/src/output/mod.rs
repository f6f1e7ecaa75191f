//! Results for people and for other programs.

mod balance;
mod csv;
mod figures;
mod file;
mod json;
#[cfg(feature = "parquet")]
mod parquet;
mod table;

pub use balance::balance;
pub(crate) use balance::put_angel;
pub(crate) use csv::cell;
pub use csv::csv;
pub use figures::figures;
pub(crate) use figures::{bounds, put_angel_figures};
pub use file::Draft;
pub(crate) use json::interval;
pub use json::json;
#[cfg(feature = "parquet")]
pub use parquet::parquet;
pub use table::table;
pub(crate) use table::{lay_out, lay_out_markdown};

use crate::record::Death;
use crate::stats::Share;

/// A share in percent with its interval: `62.0% (52.2-70.9)`.
pub fn percent(share: &Share) -> String {
    let [value, low, high] = [share.value, share.low, share.high].map(|part| part * 100.0);
    format!("{value:.1}% ({low:.1}-{high:.1})")
}

/// A mean with what has to be added and taken away: `8.3 ± 0.4`; the mean alone where
/// the spread is not known.
pub fn plus_minus(mean: &Share) -> String {
    match mean.high.is_finite() {
        true => format!("{:.1} ± {:.1}", mean.value, mean.high - mean.value),
        false => format!("{:.1}", mean.value),
    }
}

/// Deaths in one cell: round and square of each, `3@4,-1,0 5@2,2,0`; only the round for
/// a death off the board.
fn death_list(deaths: &[Death]) -> String {
    let one = |death: &Death| match death.at {
        Some((x, y, level)) => format!("{}@{x},{y},{level}", death.round),
        None => death.round.to_string(),
    };
    deaths.iter().map(one).collect::<Vec<_>>().join(" ")
}
