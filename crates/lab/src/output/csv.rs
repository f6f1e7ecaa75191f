//! Games as comma-separated values.

use std::fmt::Write;

use super::death_list;
use crate::record::Record;

/// A row for each game, under a row of names.
pub fn csv(records: &[Record]) -> String {
    let mut out = String::from(
        "mission,marine,alien,seed,winner,reason,rounds,decisions,marines,deaths,exited,kills,death_places\n",
    );
    for record in records {
        let [mission, marine, alien] =
            [&record.mission, &record.marine, &record.alien].map(|text| cell(text));
        let (winner, reason) = (record.winner.as_deref().unwrap_or(""), cell(&record.reason));
        let Record { seed, rounds, decisions, marines, exited, kills, .. } = record;
        let (deaths, places) = (record.deaths.len(), cell(&death_list(&record.deaths)));
        // Writing to a string cannot fail.
        let _ = writeln!(
            out,
            "{mission},{marine},{alien},{seed},{winner},{reason},{rounds},{decisions},{marines},{deaths},{exited},\
             {kills},{places}"
        );
    }
    out
}

/// A text as RFC 4180 has it.
pub(crate) fn cell(text: &str) -> String {
    match text.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.to_owned(),
    }
}
