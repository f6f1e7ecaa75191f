//! What the laboratory asks a game for.

use std::io;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::output::Column;
use crate::simulate::Results;

/// Games to be played, and how.
pub trait Experiment {
    /// One game to be played. Equal jobs give equal records.
    type Job: Clone + Sync;
    /// What is kept of a game that is over.
    type Record: Serialize + DeserializeOwned + Send + 'static;

    /// Every game, in order.
    fn jobs(&self) -> Vec<Self::Job>;

    /// How many games there are, without listing them.
    fn n_games(&self) -> u64;

    /// A number that is equal only for equal games and rules.
    fn fingerprint(&self) -> u64;

    /// Prepares what all games need, and returns what plays one of them.
    fn player(&self) -> impl Fn(&Self::Job) -> Self::Record + Sync;
}

/// What is written about the results of an experiment.
pub trait Pages: Experiment {
    /// What a row about one game holds, in files of rows.
    const COLUMNS: &'static [Column<Self::Record>];

    /// Tables for a terminal.
    fn table(&self, results: &Results<Self::Record>) -> String;

    /// Summaries as a JSON object.
    fn json(&self, results: &Results<Self::Record>) -> String;

    /// A report with charts: one HTML file, no scripts, nothing from elsewhere.
    fn html(&self, results: &Results<Self::Record>) -> String;

    /// The document on balance with a new section on this game; `old` is the document as it
    /// was, of which the other game's section is kept.
    fn balance(&self, old: &str, date: &str, results: &Results<Self::Record>) -> String;

    /// The figures behind that document, renewed in the same way.
    fn figures(&self, old: &str, date: &str, results: &Results<Self::Record>) -> String;

    /// A row for each game as comma-separated values, under a row of names.
    fn csv(&self, results: &Results<Self::Record>) -> io::Result<Vec<u8>> {
        crate::output::csv(Self::COLUMNS, &results.records)
    }

    /// A row for each game as Parquet.
    #[cfg(feature = "parquet")]
    fn parquet(&self, results: &Results<Self::Record>) -> io::Result<Vec<u8>> {
        crate::output::parquet(Self::COLUMNS, &results.records).map_err(io::Error::other)
    }
}
