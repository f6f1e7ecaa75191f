//! People, their devices, and the codes by which they add one.

use rusqlite::{Connection, OptionalExtension as _, Params, Row};

use crate::store::{CodeRow, DeviceRow, Fault, Known, PersonRow};
use crate::token::TokenHash;

/// The people who are or were at the seats of a match, the host included.
pub(super) const OF_MATCH: &str = "WHERE id IN (SELECT person FROM players WHERE match_id = ?1)
                                      OR id = (SELECT host FROM matches WHERE id = ?1) ORDER BY id";

/// The people that a condition names.
pub(super) fn rows(
    connection: &Connection,
    which: &'static str,
    values: impl Params,
) -> Result<Vec<PersonRow>, Fault> {
    let mut statement = connection.prepare_cached(&format!("SELECT id, name, since FROM people {which}"))?;
    let people = statement.query_map(values, person)?;
    Ok(people.collect::<Result<_, _>>()?)
}

/// The same with their devices.
pub(super) fn known(
    connection: &Connection,
    which: &'static str,
    values: impl Params,
) -> Result<Vec<Known>, Fault> {
    // From one moment, so that nobody is seen without the device that was added together with them.
    let moment = connection.unchecked_transaction()?;
    let with_devices = |person: PersonRow| {
        let devices = devices(&moment, &person.id)?;
        Ok((person, devices))
    };
    rows(&moment, which, values)?.into_iter().map(with_devices).collect()
}

/// Whom a token belongs to.
pub(super) fn by_token(connection: &Connection, token: TokenHash) -> Result<Option<PersonRow>, Fault> {
    let which = "WHERE id = (SELECT person FROM devices WHERE token = ?1)";
    Ok(rows(connection, which, (token.0,))?.pop())
}

fn person(row: &Row<'_>) -> rusqlite::Result<PersonRow> {
    Ok(PersonRow { id: row.get(0)?, name: row.get(1)?, since: row.get::<_, i64>(2)? as u64 })
}

fn devices(connection: &Connection, person: &str) -> Result<Vec<DeviceRow>, Fault> {
    let sql = "SELECT token, name, added FROM devices WHERE person = ?1 ORDER BY added, token";
    let mut statement = connection.prepare_cached(sql)?;
    let devices = statement.query_map((person,), |row| {
        Ok(DeviceRow {
            token: TokenHash(row.get(0)?),
            person: person.to_owned(),
            name: row.get(1)?,
            added: row.get::<_, i64>(2)? as u64,
        })
    })?;
    Ok(devices.collect::<Result<_, _>>()?)
}

/// A code that a person shows on a device.
pub(super) fn code(connection: &Connection, code: TokenHash) -> Result<Option<CodeRow>, Fault> {
    let sql = "SELECT person, expires FROM device_codes WHERE code = ?1";
    let row =
        |row: &Row<'_>| Ok(CodeRow { person: row.get(0)?, code, expires: row.get::<_, i64>(1)? as u64 });
    Ok(connection.prepare_cached(sql)?.query_row((code.0,), row).optional()?)
}

/// A new person.
pub(super) fn add(connection: &Connection, row: &PersonRow) -> Result<usize, Fault> {
    let sql = "INSERT INTO people (id, name, since) VALUES (?1, ?2, ?3)";
    Ok(connection.prepare_cached(sql)?.execute((&row.id, &row.name, row.since as i64))?)
}

/// A new device.
pub(super) fn add_device(connection: &Connection, row: &DeviceRow) -> Result<usize, Fault> {
    let sql = "INSERT INTO devices (token, person, name, added) VALUES (?1, ?2, ?3, ?4)";
    let values = (row.token.0, &row.person, &row.name, row.added as i64);
    Ok(connection.prepare_cached(sql)?.execute(values)?)
}

/// One device less, unless it is the last.
pub(super) fn drop_device(connection: &Connection, person: &str, token: TokenHash) -> Result<usize, Fault> {
    let sql = "DELETE FROM devices WHERE token = ?2 AND person = ?1
                   AND (SELECT count(*) FROM devices WHERE person = ?1) > 1";
    Ok(connection.prepare_cached(sql)?.execute((person, token.0))?)
}

/// Another code for a person. Codes that are of no use any more go at the same time.
pub(super) fn show_code(connection: &Connection, row: &CodeRow, now: u64) -> Result<usize, Fault> {
    let sql = "DELETE FROM device_codes WHERE expires <= ?1";
    connection.prepare_cached(sql)?.execute((now as i64,))?;
    let sql = "INSERT INTO device_codes (person, code, expires) VALUES (?1, ?2, ?3)
               ON CONFLICT (person) DO UPDATE SET code = excluded.code, expires = excluded.expires";
    Ok(connection.prepare_cached(sql)?.execute((&row.person, row.code.0, row.expires as i64))?)
}

/// A code is used up.
pub(super) fn use_code(connection: &Connection, code: TokenHash, now: u64) -> Result<usize, Fault> {
    let sql = "DELETE FROM device_codes WHERE code = ?1 AND expires > ?2";
    Ok(connection.prepare_cached(sql)?.execute((code.0, now as i64))?)
}

/// The code of a person cannot be used any more.
pub(super) fn drop_code(connection: &Connection, person: &str) -> Result<(), Fault> {
    connection.prepare_cached("DELETE FROM device_codes WHERE person = ?1")?.execute((person,))?;
    Ok(())
}
