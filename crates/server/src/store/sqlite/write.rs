//! What changes something.

use protocol::Visibility;
use rusqlite::{Connection, OptionalExtension as _};

use super::{analyses, campaigns, people, puzzles, read};
use crate::store::words::{
    MOST_ENTRIES, MOST_SAID, card_text, digest, game_name, stage_name, visibility_name,
};
use crate::store::{Append, Fault, NewMatch, SaidRow, SeatCard, Write};

/// Does all groups in one transaction; a conflict in any of them undoes all.
pub(super) fn together(
    connection: &mut Connection,
    groups: &[Vec<Write>],
) -> Result<Vec<Result<(), Fault>>, Fault> {
    // Dropped without `commit`, a transaction is rolled back.
    let transaction = connection.transaction()?;
    groups.iter().flatten().try_for_each(|each| one(&transaction, each))?;
    transaction.commit()?;
    Ok(vec![Ok(()); groups.len()])
}

/// The same; a group with a conflict is left out.
pub(super) fn one_by_one(
    connection: &mut Connection,
    groups: &[Vec<Write>],
) -> Result<Vec<Result<(), Fault>>, Fault> {
    let mut transaction = connection.transaction()?;
    let mut results = Vec::with_capacity(groups.len());
    for group in groups {
        let savepoint = transaction.savepoint()?;
        match group.iter().try_for_each(|each| one(&savepoint, each)) {
            Ok(()) => {
                savepoint.commit()?;
                results.push(Ok(()));
            }
            Err(fault @ (Fault::Conflict(_) | Fault::TooMany(_))) => results.push(Err(fault)),
            Err(fault) => return Err(fault),
        }
    }
    transaction.commit()?;
    Ok(results)
}

/// Does one write inside a transaction.
fn one(connection: &Connection, write: &Write) -> Result<(), Fault> {
    match write {
        Write::Person(row) => people::add(connection, row).map(|_| ()),
        Write::Device(row) => people::add_device(connection, row).map(|_| ()),
        Write::DropDevice { person, token } => {
            found(people::drop_device(connection, person, *token)?, "it is the last device, or not theirs")
        }
        Write::DeviceCode { code, now } => people::show_code(connection, code, *now).map(|_| ()),
        Write::UseCode { code, now } => {
            found(people::use_code(connection, *code, *now)?, "the code is not known any more")
        }
        Write::DropCode { person } => people::drop_code(connection, person),
        Write::Rename { person, name } => {
            let sql = "UPDATE people SET name = ?2 WHERE id = ?1";
            found(connection.prepare_cached(sql)?.execute((person, name))?, "there is no such person")
        }
        Write::Match(row) => new_match(connection, row),
        Write::Append(append) => append_entries(connection, append),
        Write::Invite { match_id, invitation } => {
            let sql = "UPDATE matches SET invitation = ?2 WHERE id = ?1";
            found(
                connection.prepare_cached(sql)?.execute((match_id, invitation.0))?,
                "there is no such match",
            )
        }
        Write::Said { match_id, said } => say(connection, match_id, said),
        Write::Campaign(row) => campaigns::store(connection, row),
        Write::CampaignCopy(row) => campaigns::insert(connection, row).map(|_| ()),
        Write::Analysis(row) => analyses::store(connection, row),
        Write::PuzzleResult(row) => puzzles::store(connection, row),
        Write::DropCampaign { id, person } => campaigns::drop(connection, id, person),
        Write::AtMost { person, counted, most } => {
            let count = read::count(connection, person, *counted)?;
            if count <= *most { Ok(()) } else { Err(Fault::TooMany(*counted)) }
        }
    }
}

fn found(n_rows: usize, otherwise: &str) -> Result<(), Fault> {
    match n_rows {
        1 => Ok(()),
        _ => Err(Fault::Conflict(otherwise.to_owned())),
    }
}

fn new_match(connection: &Connection, row: &NewMatch) -> Result<(), Fault> {
    let sql =
        "INSERT INTO matches (id, host, secret, invitation, visibility, game, mission, created, seats, imported)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, '[]', ?9)";
    connection.prepare_cached(sql)?.execute((
        &row.id,
        &row.host,
        row.secret,
        row.invitation.map(|hash| hash.0),
        visibility_name(row.visibility),
        game_name(row.game),
        &row.mission,
        row.created as i64,
        row.imported,
    ))?;
    let sql = "INSERT INTO states (match_id, listed, n_entries, stage, turn, changed)
               VALUES (?1, ?2, 0, 'waiting', NULL, ?3)";
    let values = (&row.id, row.visibility == Visibility::Public, row.created as i64);
    connection.prepare_cached(sql)?.execute(values)?;
    Ok(())
}

fn append_entries(connection: &Connection, append: &Append) -> Result<(), Fault> {
    let n_entries = append.entries.len() as u32;
    if append.first.saturating_add(n_entries) >= MOST_ENTRIES {
        return Err(Fault::Failed("the match has as many entries as it may have".to_owned()));
    }
    let conflict = "the match has other entries by now";
    // The number is looked up by itself: `UPDATE ... RETURNING` would collect its one row in a table of its own, which
    // SQLite makes and drops each time.
    let sql = "SELECT number FROM states WHERE match_id = ?1";
    let match_number = connection.prepare_cached(sql)?.query_row((&append.match_id,), |row| row.get(0));
    let match_number: i64 = match_number.optional()?.ok_or_else(|| Fault::Conflict(conflict.to_owned()))?;
    // The count is compared in the statement that changes it: entries can only follow what is there.
    let sql = "UPDATE states SET n_entries = n_entries + ?3, stage = ?4, turn = ?5, changed = ?6, over = ?7
               WHERE number = ?1 AND n_entries = ?2";
    let card = &append.card;
    let stage = stage_name(card.stage);
    let over = card.over.as_ref().map(card_text).transpose()?;
    let values = (match_number, append.first, n_entries, stage, &card.turn, card.changed as i64, over);
    found(connection.prepare_cached(sql)?.execute(values)?, conflict)?;
    let mut insert =
        connection.prepare_cached("INSERT INTO entries (number, text, digest) VALUES (?1, ?2, ?3)")?;
    for (number, text) in (append.first..).zip(&append.entries) {
        let digest = digest(&append.match_id, number, text);
        insert.execute((entry_number(match_number, number), text, digest))?;
    }
    match &card.seats {
        Some(seats) => seat_players(connection, &append.match_id, seats),
        None => Ok(()),
    }
}

/// The number under which an entry of a match is stored.
pub(super) fn entry_number(match_number: i64, entry: u32) -> i64 {
    match_number * i64::from(MOST_ENTRIES) + i64::from(entry)
}

/// Who has left is still known by name, but the match is no longer theirs.
fn seat_players(connection: &Connection, match_id: &str, seats: &[SeatCard]) -> Result<(), Fault> {
    let text = card_text(seats)?;
    connection.prepare_cached("UPDATE matches SET seats = ?2 WHERE id = ?1")?.execute((match_id, text))?;
    connection.prepare_cached("UPDATE players SET holds = 0 WHERE match_id = ?1")?.execute((match_id,))?;
    let sql = "INSERT INTO players (person, match_id, holds) VALUES (?1, ?2, 1)
               ON CONFLICT (person, match_id) DO UPDATE SET holds = 1";
    let mut insert = connection.prepare_cached(sql)?;
    for person in seats.iter().filter_map(|seat| seat.person.as_ref()) {
        insert.execute((person, match_id))?;
    }
    Ok(())
}

fn say(connection: &Connection, match_id: &str, said: &SaidRow) -> Result<(), Fault> {
    let sql = "INSERT INTO said (match_id, number, person, text, at) VALUES (?1, ?2, ?3, ?4, ?5)";
    let values = (match_id, said.number, &said.person, &said.text, said.at as i64);
    connection.prepare_cached(sql)?.execute(values)?;
    let oldest = said.number.saturating_sub(MOST_SAID);
    let sql = "DELETE FROM said WHERE match_id = ?1 AND number <= ?2";
    connection.prepare_cached(sql)?.execute((match_id, oldest))?;
    Ok(())
}
