//! What is asked.

use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::session::{BoundStatement, Session};
use crate::store::words::{
    damaged, digest, ending_from, expect_entries, game_named, seats_from, stage_named, visibility_named,
};
use crate::store::{
    AnalysisRow, CampaignRow, CodeRow, Counted, DeviceRow, Fault, Host, Known, MatchRow, NewMatch, News,
    PersonRow, PuzzleRow, SaidRow, StoredMatch,
};
use crate::token::TokenHash;

/// The people who are or were at the seats of a match, the host included. Named by one list of ids, which is looked up one by one:
/// with an `OR` of two conditions all people of the database would be read.
macro_rules! of_match {
    ($host:literal, $match_id:literal) => {
        concat!("(SELECT ", $host, " UNION SELECT person FROM players WHERE match_id = ", $match_id, ")")
    };
}

/// The columns of a match in a list, with the names of its people as two arrays. Which matches are listed is found out first, and
/// the rest is looked up for these alone: `LIMIT 1` keeps the database from reading all matches, of which one has this id.
macro_rules! match_rows {
    ($which:literal) => {
        concat!(
            "SELECT m.id, m.game, m.mission, m.visibility, s.stage, s.turn, m.created, s.changed, m.seats, m.imported,
                    s.over, p.ids, p.names
             FROM (SELECT * FROM states WHERE ",
            $which,
            ") s CROSS JOIN LATERAL (SELECT * FROM matches WHERE id = s.match_id LIMIT 1) m CROSS JOIN LATERAL (
                 SELECT coalesce(array_agg(id ORDER BY id), '{}') AS ids,
                        coalesce(array_agg(name ORDER BY id), '{}') AS names
                 FROM people WHERE id IN ",
            of_match!("m.host", "m.id"),
            ") p ORDER BY s.changed DESC, s.match_id"
        )
    };
}

pub(super) const ROW: &str = match_rows!("match_id = $1");
pub(super) const PUBLIC: &str =
    match_rows!("listed AND stage IN ('waiting', 'playing') ORDER BY changed DESC, match_id LIMIT $1");
pub(super) const OF_PERSON: &str = match_rows!(
    "match_id IN (SELECT match_id FROM players WHERE person = $1 AND holds
                  UNION SELECT id FROM matches WHERE host = $1)
     ORDER BY changed DESC, match_id LIMIT $2"
);

/// The matches of a list.
pub(super) fn match_row(row: &Row) -> Result<MatchRow, Fault> {
    let id: String = row.get(0);
    let (ids, names): (Vec<String>, Vec<String>) = (row.get(11), row.get(12));
    Ok(MatchRow {
        game: game_named(&id, row.get(1))?,
        mission: row.get(2),
        visibility: visibility_named(&id, row.get(3))?,
        stage: stage_named(&id, row.get(4))?,
        turn: row.get(5),
        created: row.get::<_, i64>(6) as u64,
        changed: row.get::<_, i64>(7) as u64,
        seats: seats_from(&id, row.get(8))?,
        imported: row.get(9),
        over: ending_from(&id, row.get(10))?,
        names: ids.into_iter().zip(names).collect(),
        id,
    })
}

/// How many of something a person has.
pub(super) const fn count(counted: Counted) -> &'static str {
    match counted {
        Counted::Matches => {
            "SELECT count(*) FROM states WHERE stage <> 'over' AND match_id IN
               (SELECT match_id FROM players WHERE person = $1 AND holds
                UNION SELECT id FROM matches WHERE host = $1)"
        }
        Counted::ComputerMatches => {
            "SELECT count(*) FROM matches m JOIN states s ON s.match_id = m.id
               WHERE m.host = $1 AND s.stage <> 'over' AND m.seats <> '[]' AND NOT EXISTS
               (SELECT 1 FROM json_array_elements(m.seats::json) seat WHERE seat ->> 'computer' IS NULL)"
        }
        Counted::Records => "SELECT count(*) FROM matches WHERE host = $1 AND imported",
        Counted::Campaigns => "SELECT count(*) FROM campaigns WHERE person = $1",
        Counted::Devices => "SELECT count(*) FROM devices WHERE person = $1",
    }
}

/// The number that such a question is answered with.
pub(super) fn number(rows: &[Row]) -> u32 {
    rows.first().map_or(0, |row| row.get::<_, i64>(0)) as u32
}

const PEOPLE: &str = concat!(
    "SELECT id, name FROM people WHERE id IN ",
    of_match!("host FROM matches WHERE id = $1", "$1"),
    " ORDER BY id"
);

/// People with the devices of each as three arrays.
macro_rules! known_people {
    ($which:literal) => {
        concat!(
            "SELECT p.id, p.name, p.since, d.tokens, d.names, d.added FROM people p CROSS JOIN LATERAL (
                 SELECT coalesce(array_agg(token ORDER BY added, token), '{}') AS tokens,
                        coalesce(array_agg(name ORDER BY added, token), '{}') AS names,
                        coalesce(array_agg(added ORDER BY added, token), '{}') AS added
                 FROM devices WHERE devices.person = p.id) d ",
            $which
        )
    };
}

pub(super) const KNOWN: &str = known_people!("WHERE p.id = $1");
pub(super) const KNOWN_AFTER: &str = known_people!("WHERE p.id > $1 ORDER BY p.id LIMIT $2");
/// The people who are or were at the seats of a match, the host included.
pub(super) const KNOWN_OF_MATCH: &str = known_people!(
    "WHERE p.id IN (SELECT host FROM matches WHERE id = $1 UNION SELECT person FROM players WHERE match_id = $1)
     ORDER BY p.id"
);

/// A person with all devices.
pub(super) fn known(row: &Row) -> Result<Known, Fault> {
    let person = person(row);
    let (tokens, names, added): (Vec<Vec<u8>>, Vec<String>, Vec<i64>) = (row.get(3), row.get(4), row.get(5));
    let device = |((token, name), added): ((Vec<u8>, String), i64)| {
        Ok(DeviceRow { token: hash(token)?, person: person.id.clone(), name, added: added as u64 })
    };
    let devices = tokens.into_iter().zip(names).zip(added).map(device).collect::<Result<_, Fault>>()?;
    Ok((person, devices))
}

/// A code by which a device is added, from the columns person and expires.
pub(super) fn code(row: &Row, code: TokenHash) -> CodeRow {
    CodeRow { person: row.get(0), code, expires: row.get::<_, i64>(1) as u64 }
}

/// A person, from the columns id, name and since.
pub(super) fn person(row: &Row) -> PersonRow {
    PersonRow { id: row.get(0), name: row.get(1), since: row.get::<_, i64>(2) as u64 }
}

fn hash(bytes: Vec<u8>) -> Result<TokenHash, Fault> {
    thirty_two(bytes).map(TokenHash)
}

fn thirty_two(bytes: Vec<u8>) -> Result<[u8; 32], Fault> {
    bytes.try_into().map_err(|_| Fault::Damaged("a hash or a secret has not 32 bytes".to_owned()))
}

/// Who made a match, from the columns host and invitation.
pub(super) fn host(row: &Row) -> Result<Host, Fault> {
    Ok(Host { person: row.get(0), invitation: row.get::<_, Option<Vec<u8>>>(1).map(hash).transpose()? })
}

const FIXED: &str =
    "SELECT m.host, m.secret, m.invitation, m.visibility, m.game, m.mission, m.created, m.imported,
                            s.n_entries
                     FROM matches m JOIN states s ON s.match_id = m.id WHERE m.id = $1";
const ALL_ENTRIES: &str =
    "SELECT e.number, e.text, e.digest FROM states s JOIN entries e ON e.match_number = s.number
                           WHERE s.match_id = $1 ORDER BY e.number";
const ENTRIES: &str =
    "SELECT e.number, e.text, e.digest FROM states s JOIN entries e ON e.match_number = s.number
                       WHERE s.match_id = $1 AND e.number >= $2 ORDER BY e.number LIMIT $3";
const SAID: &str =
    "SELECT number, person, text, at FROM said WHERE match_id = $1 AND number > $2 ORDER BY number";

/// Everything about a match, from one moment.
pub(super) fn whole_match(session: &mut Session, id: &str) -> Result<Option<StoredMatch>, Fault> {
    let of_match = |sql| BoundStatement::new(sql, vec![Box::new(id.to_owned())]);
    let said = BoundStatement::new(SAID, vec![Box::new(id.to_owned()), Box::new(0_i32)]);
    let begin = "BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY";
    let steps = [
        BoundStatement::new(begin, vec![]),
        of_match(FIXED),
        of_match(ALL_ENTRIES),
        said,
        of_match(PEOPLE),
        BoundStatement::new("COMMIT", vec![]),
    ];
    let answers = session.pipeline(&steps)?;
    let [_, fixed_row, entry_rows, said_rows, people_rows, _] = answers.as_slice() else {
        return Err(Fault::Failed("the database has left questions open".to_owned()));
    };
    let Some(row) = fixed_row.first() else { return Ok(None) };
    let entries = checked(id, 0, entry_rows, 0)?;
    Ok(Some(StoredMatch {
        fixed: fixed(id, row)?,
        entries: expect_entries(id, entries, row.get::<_, i32>(8) as u32)?,
        said: said_rows.iter().map(said_row).collect(),
        names: people_rows.iter().map(|row| (row.get(0), row.get(1))).collect(),
    }))
}

fn fixed(id: &str, row: &Row) -> Result<NewMatch, Fault> {
    Ok(NewMatch {
        id: id.to_owned(),
        host: row.get(0),
        secret: thirty_two(row.get(1))?,
        invitation: row.get::<_, Option<Vec<u8>>>(2).map(hash).transpose()?,
        visibility: visibility_named(id, row.get(3))?,
        game: game_named(id, row.get(4))?,
        mission: row.get(5),
        created: row.get::<_, i64>(6) as u64,
        imported: row.get(7),
    })
}

/// Some entries of a match, from a number on.
pub(super) fn entries(session: &mut Session, id: &str, first: u32, most: u32) -> Result<Vec<String>, Fault> {
    let Ok(from) = i32::try_from(first) else { return Ok(Vec::new()) };
    let rows = session.query(ENTRIES, &[&id, &from, &i64::from(most)])?;
    checked(id, first, &rows, 0)
}

/// Entries, what was said, and people, by kind and number: one statement, since every server that shows a match asks this
/// after each action that another one has taken in.
const NEWS: &str = concat!(
    "SELECT 0 AS kind, e.number, e.text, e.digest AS detail, '' AS person
       FROM states s JOIN entries e ON e.match_number = s.number WHERE s.match_id = $1 AND e.number >= $2
     UNION ALL SELECT 1, number, text, at, person FROM said WHERE match_id = $1 AND number > $3
     UNION ALL SELECT 2, 0, name, 0, id FROM people WHERE id IN ",
    of_match!("host FROM matches WHERE id = $1", "$1"),
    " ORDER BY kind, number, person"
);

/// What was written of a match after what is known, from one moment.
pub(super) fn news(session: &mut Session, id: &str, n_entries: u32, last_said: u32) -> Result<News, Fault> {
    let rows = session.query(NEWS, &[&id, &(n_entries as i32), &(last_said as i32)])?;
    let kind = |row: &Row| row.get::<_, i32>(0);
    let (entry_rows, rest) = rows.split_at(rows.partition_point(|row| kind(row) == 0));
    let (said_rows, people_rows) = rest.split_at(rest.partition_point(|row| kind(row) == 1));
    let said = |row: &Row| SaidRow {
        number: row.get::<_, i32>(1) as u32,
        person: row.get(4),
        text: row.get(2),
        at: row.get::<_, i64>(3) as u64,
    };
    Ok(News {
        entries: checked(id, n_entries, entry_rows, 1)?,
        said: said_rows.iter().map(said).collect(),
        names: people_rows.iter().map(|row| (row.get(4), row.get(2))).collect(),
    })
}

/// Entries in their order, each as it was written: number, text and digest stand from a column on.
fn checked(id: &str, first: u32, rows: &[Row], column: usize) -> Result<Vec<String>, Fault> {
    let entry = |(expected, row): (u32, &Row)| {
        let (number, text): (i32, String) = (row.get(column), row.get(column + 1));
        if number as u32 == expected && digest(id, expected, &text) == row.get::<_, i64>(column + 2) {
            Ok(text)
        } else {
            Err(damaged(id, &format!("entry {expected} is not what was written")))
        }
    };
    (first..).zip(rows).map(entry).collect()
}

fn said_row(row: &Row) -> SaidRow {
    SaidRow {
        number: row.get::<_, i32>(0) as u32,
        person: row.get(1),
        text: row.get(2),
        at: row.get::<_, i64>(3) as u64,
    }
}

/// An analysis.
pub(super) fn analysis(row: &Row) -> AnalysisRow {
    AnalysisRow {
        match_id: row.get(0),
        version: row.get::<_, i32>(1) as u32,
        card: row.get(2),
        text: row.get(3),
    }
}

/// The columns of campaigns.
macro_rules! campaign_rows {
    ($save:literal, $which:literal) => {
        concat!(
            "SELECT id, person, partner, ",
            $save,
            ", card, match_id, settled, imported, version, created, changed FROM campaigns ",
            $which
        )
    };
}

pub(super) const CAMPAIGN: &str = campaign_rows!("save", "WHERE id = $1");
pub(super) const CAMPAIGNS_AFTER: &str = campaign_rows!("save", "WHERE id > $1 ORDER BY id LIMIT $2");
pub(super) const CAMPAIGN_OF_MATCH: &str = campaign_rows!("save", "WHERE match_id = $1");
pub(super) const CAMPAIGNS_OF: &str =
    campaign_rows!("''", "WHERE person = $1 OR partner = $1 ORDER BY changed DESC, id LIMIT $2");

/// The campaigns that a question is answered with.
pub(super) fn campaigns(
    session: &mut Session,
    sql: &'static str,
    values: &[&(dyn ToSql + Sync)],
) -> Result<Vec<CampaignRow>, Fault> {
    Ok(session.query(sql, values)?.iter().map(campaign).collect())
}

fn campaign(row: &Row) -> CampaignRow {
    CampaignRow {
        id: row.get(0),
        person: row.get(1),
        partner: row.get(2),
        save: row.get(3),
        card: row.get(4),
        match_id: row.get(5),
        settled: row.get(6),
        imported: row.get(7),
        version: row.get::<_, i32>(8) as u32,
        created: row.get::<_, i64>(9) as u64,
        changed: row.get::<_, i64>(10) as u64,
    }
}

/// What came of a puzzle.
pub(super) fn puzzle_result(row: &Row) -> PuzzleRow {
    PuzzleRow { person: row.get(0), puzzle: row.get(1), day: row.get(2), solved: row.get(3) }
}
