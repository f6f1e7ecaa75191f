//! What is asked.

use rusqlite::{Connection, OptionalExtension as _, Params, Row};

use super::people;
use super::write::entry_number;
use crate::store::words::{
    MOST_ENTRIES, damaged, digest, ending_from, expect_entries, game_named, seats_from, stage_named,
    visibility_named,
};
use crate::store::{Counted, Fault, MatchRow, NewMatch, SaidRow, StoredMatch};
use crate::token::TokenHash;

/// The matches that a condition names.
pub(super) fn rows(
    connection: &Connection,
    which: &'static str,
    values: impl Params,
) -> Result<Vec<MatchRow>, Fault> {
    let sql = format!(
        "SELECT id, game, mission, visibility, stage, turn, created, changed, seats, imported, over
         FROM matches JOIN states ON states.match_id = matches.id {which}"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let mut found = statement.query(values)?;
    let mut matches = Vec::new();
    while let Some(row) = found.next()? {
        matches.push(match_row(connection, row)?);
    }
    Ok(matches)
}

fn match_row(connection: &Connection, row: &Row<'_>) -> Result<MatchRow, Fault> {
    let id: String = row.get(0)?;
    let seats: String = row.get(8)?;
    Ok(MatchRow {
        game: game_named(&id, &row.get::<_, String>(1)?)?,
        mission: row.get(2)?,
        visibility: visibility_named(&id, &row.get::<_, String>(3)?)?,
        stage: stage_named(&id, &row.get::<_, String>(4)?)?,
        turn: row.get(5)?,
        created: row.get::<_, i64>(6)? as u64,
        changed: row.get::<_, i64>(7)? as u64,
        seats: seats_from(&id, &seats)?,
        over: ending_from(&id, row.get(10)?)?,
        imported: row.get(9)?,
        names: names(connection, &id)?,
        id,
    })
}

/// How many of something a person has.
pub(super) fn count(connection: &Connection, person: &str, counted: Counted) -> Result<u32, Fault> {
    let sql = match counted {
        Counted::Matches => {
            "SELECT count(*) FROM states WHERE stage <> 'over' AND match_id IN
               (SELECT match_id FROM players WHERE person = ?1 AND holds = 1
                UNION SELECT id FROM matches WHERE host = ?1)"
        }
        Counted::ComputerMatches => {
            "SELECT count(*) FROM matches JOIN states ON states.match_id = matches.id
               WHERE host = ?1 AND stage <> 'over' AND seats <> '[]' AND NOT EXISTS
               (SELECT 1 FROM json_each(matches.seats) WHERE json_extract(value, '$.computer') IS NULL)"
        }
        Counted::Records => "SELECT count(*) FROM matches WHERE host = ?1 AND imported = 1",
        Counted::Campaigns => "SELECT count(*) FROM campaigns WHERE person = ?1",
        Counted::Devices => "SELECT count(*) FROM devices WHERE person = ?1",
    };
    Ok(connection.prepare_cached(sql)?.query_row((person,), |row| row.get(0))?)
}

fn names(connection: &Connection, id: &str) -> Result<Vec<(String, String)>, Fault> {
    let people = people::rows(connection, people::OF_MATCH, (id,))?;
    Ok(people.into_iter().map(|person| (person.id, person.name)).collect())
}

/// Everything about a match, from one moment: a reader that began before a commit does not
/// see it.
pub(super) fn whole_match(connection: &Connection, id: &str) -> Result<Option<StoredMatch>, Fault> {
    let moment = connection.unchecked_transaction()?;
    let sql = "SELECT host, secret, invitation, visibility, game, mission, created, n_entries, imported
               FROM matches JOIN states ON states.match_id = matches.id WHERE id = ?1";
    let fixed = moment.prepare_cached(sql)?.query_row((id,), |row| Ok(fixed(id, row))).optional()?;
    let Some(fixed) = fixed else { return Ok(None) };
    let (fixed, n_entries) = fixed?;
    Ok(Some(StoredMatch {
        fixed,
        entries: expect_entries(id, entries(&moment, id, 0, u32::MAX)?, n_entries)?,
        said: said(&moment, id)?,
        names: names(&moment, id)?,
    }))
}

fn fixed(id: &str, row: &Row<'_>) -> Result<(NewMatch, u32), Fault> {
    let new = NewMatch {
        id: id.to_owned(),
        host: row.get(0)?,
        secret: row.get(1)?,
        invitation: row.get::<_, Option<[u8; 32]>>(2)?.map(TokenHash),
        visibility: visibility_named(id, &row.get::<_, String>(3)?)?,
        game: game_named(id, &row.get::<_, String>(4)?)?,
        mission: row.get(5)?,
        created: row.get::<_, i64>(6)? as u64,
        imported: row.get(8)?,
    };
    Ok((new, row.get(7)?))
}

/// Some entries of a match, from a number on.
pub(super) fn entries(
    connection: &Connection,
    id: &str,
    first: u32,
    most: u32,
) -> Result<Vec<String>, Fault> {
    let sql = "SELECT number FROM states WHERE match_id = ?1";
    let match_number = connection.prepare_cached(sql)?.query_row((id,), |row| row.get(0)).optional()?;
    let Some(match_number) = match_number else { return Ok(Vec::new()) };
    let sql =
        "SELECT number, text, digest FROM entries WHERE number BETWEEN ?1 AND ?2 ORDER BY number LIMIT ?3";
    let mut statement = connection.prepare_cached(sql)?;
    let last = entry_number(match_number, MOST_ENTRIES - 1);
    let mut found = statement.query((entry_number(match_number, first), last, most))?;
    let mut entries = Vec::new();
    while let Some(row) = found.next()? {
        let (number, text): (i64, String) = (row.get(0)?, row.get(1)?);
        let expected = first.saturating_add(entries.len() as u32);
        let is_next = number == entry_number(match_number, expected);
        if !is_next || digest(id, expected, &text) != row.get::<_, i64>(2)? {
            return Err(damaged(id, &format!("entry {expected} is not what was written")));
        }
        entries.push(text);
    }
    Ok(entries)
}

fn said(connection: &Connection, id: &str) -> Result<Vec<SaidRow>, Fault> {
    let sql = "SELECT number, person, text, at FROM said WHERE match_id = ?1 ORDER BY number";
    let mut statement = connection.prepare_cached(sql)?;
    let said = statement.query_map((id,), |row| {
        let at: i64 = row.get(3)?;
        Ok(SaidRow { number: row.get(0)?, person: row.get(1)?, text: row.get(2)?, at: at as u64 })
    })?;
    Ok(said.collect::<Result<_, _>>()?)
}
