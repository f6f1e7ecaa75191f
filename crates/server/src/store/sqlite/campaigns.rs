//! Saved campaigns.

use rusqlite::{Connection, Params, Row};

use crate::store::{CampaignRow, Fault};

/// The campaigns that a condition names.
pub(super) fn rows(
    connection: &Connection,
    which: &'static str,
    values: impl Params,
) -> Result<Vec<CampaignRow>, Fault> {
    select(connection, "save", which, values)
}

/// The same for lists, which do not need their saves: these stay empty.
pub(super) fn listed_rows(
    connection: &Connection,
    which: &'static str,
    values: impl Params,
) -> Result<Vec<CampaignRow>, Fault> {
    select(connection, "''", which, values)
}

fn select(
    connection: &Connection,
    save: &'static str,
    which: &'static str,
    values: impl Params,
) -> Result<Vec<CampaignRow>, Fault> {
    let sql = format!(
        "SELECT id, person, partner, {save}, card, match_id, settled, imported, version, created, changed
         FROM campaigns {which}"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let rows = statement.query_map(values, row)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn row(row: &Row<'_>) -> rusqlite::Result<CampaignRow> {
    Ok(CampaignRow {
        id: row.get(0)?,
        person: row.get(1)?,
        partner: row.get(2)?,
        save: row.get(3)?,
        card: row.get(4)?,
        match_id: row.get(5)?,
        settled: row.get(6)?,
        imported: row.get(7)?,
        version: row.get(8)?,
        created: row.get::<_, i64>(9)? as u64,
        changed: row.get::<_, i64>(10)? as u64,
    })
}

/// Stores a new campaign, or the next version of one.
pub(super) fn store(connection: &Connection, row: &CampaignRow) -> Result<(), Fault> {
    let n_rows = if row.version == 1 { insert(connection, row) } else { update(connection, row) }?;
    expect_one(n_rows, "the campaign has gone on by now")
}

/// Stores a campaign that is not there yet.
pub(super) fn insert(connection: &Connection, row: &CampaignRow) -> Result<usize, Fault> {
    let sql = "INSERT INTO campaigns
                 (id, person, partner, save, card, match_id, settled, imported, version, created, changed)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?11, ?9, ?10)";
    let (created, changed) = (row.created as i64, row.changed as i64);
    let values = (
        &row.id,
        &row.person,
        &row.partner,
        &row.save,
        &row.card,
        &row.match_id,
        row.settled,
        row.imported,
        created,
        changed,
        row.version,
    );
    Ok(connection.prepare_cached(sql)?.execute(values)?)
}

/// The version is compared in the same statement.
fn update(connection: &Connection, row: &CampaignRow) -> Result<usize, Fault> {
    let sql = "UPDATE campaigns SET partner = ?3, save = ?4, card = ?5, match_id = ?6, settled = ?8,
                                    version = ?2, changed = ?7
               WHERE id = ?1 AND version + 1 = ?2";
    let changed = row.changed as i64;
    let values =
        (&row.id, row.version, &row.partner, &row.save, &row.card, &row.match_id, changed, row.settled);
    Ok(connection.prepare_cached(sql)?.execute(values)?)
}

pub(super) fn drop(connection: &Connection, id: &str, person: &str) -> Result<(), Fault> {
    let sql = "DELETE FROM campaigns WHERE id = ?1 AND person = ?2";
    expect_one(connection.prepare_cached(sql)?.execute((id, person))?, "there is no such campaign")
}

fn expect_one(n_rows: usize, otherwise: &str) -> Result<(), Fault> {
    if n_rows == 1 { Ok(()) } else { Err(Fault::Conflict(otherwise.to_owned())) }
}
