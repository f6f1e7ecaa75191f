//! What is asked.

use protocol::{GameName, Stage, Visibility};
use rusqlite::{Connection, OptionalExtension as _, Params, Row};

use super::write::{MOST_ENTRIES, digest, entry_number, game_name, stage_name, visibility_name};
use crate::store::{Counted, Fault, MatchRow, NewMatch, PersonRow, SaidRow, SeatCard, StoredMatch};
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
    let seats: Vec<SeatCard> =
        serde_json::from_str(&seats).map_err(|error| damaged(&id, &format!("its seats: {error}")))?;
    let over: Option<String> = row.get(10)?;
    let over = over.map(|over| serde_json::from_str(&over)).transpose();
    let over = over.map_err(|error| damaged(&id, &format!("its end: {error}")))?;
    Ok(MatchRow {
        game: named(&id, &row.get::<_, String>(1)?, &GAMES, game_name)?,
        mission: row.get(2)?,
        visibility: named(&id, &row.get::<_, String>(3)?, &VISIBILITIES, visibility_name)?,
        stage: named(&id, &row.get::<_, String>(4)?, &STAGES, stage_name)?,
        turn: row.get(5)?,
        created: row.get::<_, i64>(6)? as u64,
        changed: row.get::<_, i64>(7)? as u64,
        seats,
        over,
        imported: row.get(9)?,
        names: names(connection, &id)?,
        id,
    })
}

const GAMES: [GameName; 2] = [GameName::SpaceHulk, GameName::DeathAngel];
const VISIBILITIES: [Visibility; 3] = [Visibility::Public, Visibility::Link, Visibility::Private];
const STAGES: [Stage; 3] = [Stage::Waiting, Stage::Playing, Stage::Over];

/// The value of this name.
fn named<T: Copy>(id: &str, name: &str, all: &[T], name_of: impl Fn(T) -> &'static str) -> Result<T, Fault> {
    let value = all.iter().copied().find(|value| name_of(*value) == name);
    value.ok_or_else(|| damaged(id, &format!("the word {name:?}")))
}

fn damaged(id: &str, what: &str) -> Fault {
    Fault::Damaged(format!("match {id}: {what}"))
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
    };
    Ok(connection.prepare_cached(sql)?.query_row((person,), |row| row.get(0))?)
}

fn names(connection: &Connection, id: &str) -> Result<Vec<(String, String)>, Fault> {
    let people = people(connection, id)?;
    Ok(people.into_iter().map(|(person, _)| (person.id, person.name)).collect())
}

/// The people who are or were at the seats of a match, the host included.
pub(super) fn people(connection: &Connection, id: &str) -> Result<Vec<(PersonRow, TokenHash)>, Fault> {
    let sql = "SELECT id, name, since, token FROM people
               WHERE id IN (SELECT person FROM players WHERE match_id = ?1)
                  OR id = (SELECT host FROM matches WHERE id = ?1) ORDER BY id";
    let mut statement = connection.prepare_cached(sql)?;
    let people = statement.query_map((id,), |row| {
        let person = PersonRow { id: row.get(0)?, name: row.get(1)?, since: row.get::<_, i64>(2)? as u64 };
        Ok((person, TokenHash(row.get(3)?)))
    })?;
    Ok(people.collect::<Result<_, _>>()?)
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
        entries: all_entries(&moment, id, n_entries)?,
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
        visibility: named(id, &row.get::<_, String>(3)?, &VISIBILITIES, visibility_name)?,
        game: named(id, &row.get::<_, String>(4)?, &GAMES, game_name)?,
        mission: row.get(5)?,
        created: row.get::<_, i64>(6)? as u64,
        imported: row.get(8)?,
    };
    Ok((new, row.get(7)?))
}

/// All entries of a match, which has so many.
fn all_entries(connection: &Connection, id: &str, n_entries: u32) -> Result<Vec<String>, Fault> {
    let entries = entries(connection, id, 0, u32::MAX)?;
    if entries.len() == n_entries as usize {
        Ok(entries)
    } else {
        Err(damaged(id, &format!("it has {} entries, and should have {n_entries}", entries.len())))
    }
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
