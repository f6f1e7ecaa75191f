//! Analyses of matches.

use rusqlite::{Connection, OptionalExtension as _, Row};

use crate::store::{AnalysisRow, Fault};

pub(super) fn of_match(connection: &Connection, match_id: &str) -> Result<Option<AnalysisRow>, Fault> {
    let sql = "SELECT match_id, version, card, text FROM analyses WHERE match_id = ?1";
    Ok(connection.prepare_cached(sql)?.query_row((match_id,), row).optional()?)
}

pub(super) fn of_person(
    connection: &Connection,
    person: &str,
    limit: u32,
) -> Result<Vec<AnalysisRow>, Fault> {
    let sql = "SELECT analyses.match_id, version, card, '' FROM analyses
               JOIN players ON players.match_id = analyses.match_id
               JOIN states ON states.match_id = analyses.match_id
               WHERE person = ?1 ORDER BY changed DESC, analyses.match_id LIMIT ?2";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map((person, limit), row)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn row(row: &Row<'_>) -> rusqlite::Result<AnalysisRow> {
    Ok(AnalysisRow { match_id: row.get(0)?, version: row.get(1)?, card: row.get(2)?, text: row.get(3)? })
}

/// Stores an analysis in place of an older one.
pub(super) fn store(connection: &Connection, row: &AnalysisRow) -> Result<(), Fault> {
    let sql = "INSERT OR REPLACE INTO analyses (match_id, version, card, text) VALUES (?1, ?2, ?3, ?4)";
    connection.prepare_cached(sql)?.execute((&row.match_id, row.version, &row.card, &row.text))?;
    Ok(())
}
