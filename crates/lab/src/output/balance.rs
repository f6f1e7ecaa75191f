//! The measured balance of missions, as a document.

use super::table::markdown;
use crate::summary::Summary;

/// A page with the table, and what has to be known to judge it.
pub fn balance(summaries: &[Summary], date: &str) -> String {
    let games: u64 = summaries.iter().map(|summary| summary.games).sum();
    format!(
        "# Balance\n\n\
         How often each side wins, measured with Blipfall {} on {date}: {games} games between computer players. The \
         numbers in\nparentheses and behind ± are 95% intervals. They say how these players fare; people play \
         otherwise.\n\n{}\n\
         Written by `blipfall simulate --balance FILE --date DATE`; see `docs/laboratory.md`.\n",
        env!("CARGO_PKG_VERSION"),
        markdown(summaries)
    )
}
