//! Results for people and for other programs.

mod columns;
mod file;
mod game;
#[cfg(feature = "parquet")]
mod parquet;
mod table;

pub use columns::Column;
pub(crate) use columns::csv;
pub use file::Draft;
pub(crate) use game::{Game, bounds, interval, put_figures, put_section, summary_json};
#[cfg(feature = "parquet")]
pub(crate) use parquet::parquet;
pub(crate) use table::{lay_out, lay_out_markdown};

use crate::stats::Share;

/// A share in percent with its interval: `62.0% (52.2-70.9)`.
pub fn percent(share: &Share) -> String {
    let [value, low, high] = [share.value, share.low, share.high].map(|part| part * 100.0);
    format!("{value:.1}% ({low:.1}-{high:.1})")
}

/// A mean with what has to be added and taken away: `8.3 ± 0.4`; the mean alone where
/// the spread is not known.
pub fn plus_minus(mean: &Share) -> String {
    if mean.high.is_finite() {
        format!("{:.1} ± {:.1}", mean.value, mean.high - mean.value)
    } else {
        format!("{:.1}", mean.value)
    }
}
