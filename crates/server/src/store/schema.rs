//! The tables of the SQLite file, and how old files become new ones.

use rusqlite::Connection;

use super::Fault;
use super::address::outdated;

/// What brings a file from each version to the next. A step that was released is never
/// changed: a file that took the old form would stay different for ever.
const STEPS: &[&str] = &[
    "
    CREATE TABLE people (
        id    TEXT PRIMARY KEY,
        name  TEXT NOT NULL,
        token BLOB NOT NULL UNIQUE,
        since INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE matches (
        id         TEXT PRIMARY KEY,
        host       TEXT NOT NULL,
        secret     BLOB NOT NULL,
        invitation BLOB,
        visibility TEXT NOT NULL,
        game       TEXT NOT NULL,
        mission    TEXT,
        created    INTEGER NOT NULL,
        changed    INTEGER NOT NULL,
        stage      TEXT NOT NULL,
        turn       TEXT,
        seats      TEXT NOT NULL,
        n_entries  INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX matches_listed ON matches (visibility, stage, changed);
    CREATE INDEX matches_by_host ON matches (host);

    CREATE TABLE entries (
        match_id TEXT NOT NULL,
        number   INTEGER NOT NULL,
        text     TEXT NOT NULL,
        digest   INTEGER NOT NULL,
        PRIMARY KEY (match_id, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE players (
        person   TEXT NOT NULL,
        match_id TEXT NOT NULL,
        holds    INTEGER NOT NULL,
        PRIMARY KEY (person, match_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX players_by_match ON players (match_id);

    CREATE TABLE said (
        match_id TEXT NOT NULL,
        number   INTEGER NOT NULL,
        person   TEXT NOT NULL,
        text     TEXT NOT NULL,
        at       INTEGER NOT NULL,
        PRIMARY KEY (match_id, number)
    ) STRICT, WITHOUT ROWID;
",
    "
    -- Only what is listed is sorted: other matches need not be moved with every action.
    DROP INDEX matches_listed;
    CREATE INDEX matches_listed ON matches (changed DESC, id)
        WHERE visibility = 'public' AND stage IN ('waiting', 'playing');
",
    "
    -- A match always lists its seats; a record from elsewhere has none here.
    ALTER TABLE matches ADD COLUMN imported INTEGER NOT NULL DEFAULT 0;
    UPDATE matches SET imported = 1 WHERE stage = 'over' AND seats = '[]';
",
    "
    CREATE TABLE campaigns (
        id       TEXT PRIMARY KEY,
        person   TEXT NOT NULL,
        partner  TEXT,
        save     TEXT NOT NULL,
        card     TEXT NOT NULL,
        match_id TEXT,
        settled  INTEGER NOT NULL,
        imported INTEGER NOT NULL,
        version  INTEGER NOT NULL,
        created  INTEGER NOT NULL,
        changed  INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX campaigns_by_person ON campaigns (person);
    CREATE INDEX campaigns_by_partner ON campaigns (partner) WHERE partner IS NOT NULL;
    CREATE UNIQUE INDEX campaigns_by_match ON campaigns (match_id) WHERE match_id IS NOT NULL;
",
    "
    -- An action changes how its match stands and adds an entry. Rows that change are short, entries are found by one
    -- number (that of the match and their own), and no entry needs a page besides those of its table: fewer and
    -- smaller pages go to the log with every action.
    CREATE TABLE states (
        number    INTEGER PRIMARY KEY,
        match_id  TEXT NOT NULL UNIQUE,
        listed    INTEGER NOT NULL,
        n_entries INTEGER NOT NULL,
        stage     TEXT NOT NULL,
        turn      TEXT,
        changed   INTEGER NOT NULL
    ) STRICT;
    INSERT INTO states (match_id, listed, n_entries, stage, turn, changed)
        SELECT id, visibility = 'public', n_entries, stage, turn, changed FROM matches ORDER BY created, id;
    CREATE INDEX states_listed ON states (changed DESC, match_id)
        WHERE listed = 1 AND stage IN ('waiting', 'playing');
    DROP INDEX matches_listed;
    ALTER TABLE matches DROP COLUMN n_entries;
    ALTER TABLE matches DROP COLUMN stage;
    ALTER TABLE matches DROP COLUMN turn;
    ALTER TABLE matches DROP COLUMN changed;

    CREATE TABLE numbered_entries (
        number INTEGER PRIMARY KEY,
        text   TEXT NOT NULL,
        digest INTEGER NOT NULL
    ) STRICT;
    INSERT INTO numbered_entries
        SELECT states.number * 16777216 + entries.number, entries.text, entries.digest
        FROM entries JOIN states ON states.match_id = entries.match_id
        ORDER BY states.number, entries.number;
    DROP TABLE entries;
    ALTER TABLE numbered_entries RENAME TO entries;
",
    "
    -- Lists tell how a match ended.
    ALTER TABLE states ADD COLUMN over TEXT;
    UPDATE states SET over = (
        SELECT json_extract(entries.text, '$.fact.closed.ending') FROM entries
        WHERE entries.number BETWEEN states.number * 16777216 AND states.number * 16777216 + 16777215
            AND json_valid(entries.text) AND json_extract(entries.text, '$.fact.closed.ending') IS NOT NULL
        ORDER BY entries.number DESC LIMIT 1
    ) WHERE stage = 'over';
",
    "
    -- A person may have several devices, each with a token of its own; the one that was known so far is the first.
    CREATE TABLE devices (
        token  BLOB PRIMARY KEY,
        person TEXT NOT NULL,
        name   TEXT NOT NULL,
        added  INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX devices_by_person ON devices (person);
    INSERT INTO devices SELECT token, id, '', since FROM people;
    CREATE TABLE nameable_people (
        id    TEXT PRIMARY KEY,
        name  TEXT NOT NULL,
        since INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO nameable_people SELECT id, name, since FROM people;
    DROP TABLE people;
    ALTER TABLE nameable_people RENAME TO people;

    CREATE TABLE device_codes (
        person  TEXT PRIMARY KEY,
        code    BLOB NOT NULL UNIQUE,
        expires INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
",
    "
    -- What can be computed again, to save the time.
    CREATE TABLE analyses (
        match_id TEXT PRIMARY KEY,
        version  INTEGER NOT NULL,
        card     TEXT NOT NULL,
        text     TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
",
    "
    -- An empty day is the first answer to a puzzle on any day.
    CREATE TABLE puzzle_results (
        person TEXT NOT NULL,
        day    TEXT NOT NULL,
        puzzle TEXT NOT NULL,
        solved INTEGER NOT NULL,
        PRIMARY KEY (person, day, puzzle)
    ) STRICT, WITHOUT ROWID;
",
];

/// Whether the file has no tables yet.
pub(super) fn is_new(connection: &Connection) -> Result<bool, Fault> {
    let version: u32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    Ok(version == 0)
}

/// Whether the file is up to date, for those who only look into it.
pub(super) fn expect_current(connection: &Connection) -> Result<(), Fault> {
    outdated(version(connection, STEPS.len())?, STEPS.len()).map_or(Ok(()), Err)
}

/// The version of the tables, which must be one that this program knows.
fn version(connection: &Connection, newest: usize) -> Result<usize, Fault> {
    let version: u32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let version = version as usize;
    if version > newest {
        return Err(Fault::Failed(format!(
            "the data have version {version}, and this program knows versions up to {newest}; start a newer \
             version of Blipfall, or choose another folder with --data"
        )));
    }
    Ok(version)
}

/// Brings the file up to date, all steps in one transaction.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), Fault> {
    migrate_by(connection, STEPS)
}

fn migrate_by(connection: &mut Connection, steps: &[&str]) -> Result<(), Fault> {
    let transaction = connection.transaction()?;
    let version = version(&transaction, steps.len())?;
    for step in &steps[version..] {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "user_version", steps.len() as u32)?;
    Ok(transaction.commit()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_brought_up_to_date_once() {
        let mut connection = Connection::open_in_memory().expect("it opens");
        migrate_by(&mut connection, &["CREATE TABLE a (x)"]).expect("new");
        connection.execute("INSERT INTO a VALUES (5)", []).expect("there is a table");
        let steps = ["CREATE TABLE a (x)", "ALTER TABLE a ADD COLUMN y INTEGER DEFAULT 7"];
        migrate_by(&mut connection, &steps).expect("one step");
        migrate_by(&mut connection, &steps).expect("nothing to do");
        let row: (i64, i64) = connection
            .query_row("SELECT x, y FROM a", [], |row| Ok((row.get(0)?, row.get(1)?)))
            .expect("it is kept");
        assert_eq!(row, (5, 7));
    }

    /// A match that was over before lists told it: its end is in its entries.
    #[test]
    fn ends_of_older_matches_are_found() {
        let mut connection = Connection::open_in_memory().expect("it opens");
        migrate_by(&mut connection, &STEPS[..4]).expect("an older file");
        for (id, stage) in [("a", "over"), ("b", "playing")] {
            let sql = "INSERT INTO matches VALUES (?1, 'h', x'', NULL, 'link', 'death-angel', NULL, 0, 0, ?2,
                                                   NULL, '[]', 1, 0)";
            connection.execute(sql, (id, stage)).expect("a match");
        }
        let ending = r#"{"how":"played","winner":null,"reason":"slain"}"#;
        let closed = format!(r#"{{"at":0,"fact":{{"closed":{{"ending":{ending},"secret":"00"}}}}}}"#);
        let sql = "INSERT INTO entries VALUES ('a', ?1, ?2, 0)";
        connection.execute(sql, (0, closed)).expect("an entry");
        connection
            .execute(sql, (1, r#"{"at":0,"fact":{"rematch_wanted":{"seat":"p1"}}}"#))
            .expect("an entry");
        migrate(&mut connection).expect("the present version");
        let over = |id: &str| -> Option<String> {
            let sql = "SELECT over FROM states WHERE match_id = ?1";
            connection.query_row(sql, (id,), |row| row.get(0)).expect("it is there")
        };
        assert_eq!((over("a").as_deref(), over("b")), (Some(ending), None));
    }

    /// Whoever was known by one token is known by it as before.
    #[test]
    fn a_token_becomes_the_first_device() {
        let mut connection = Connection::open_in_memory().expect("it opens");
        migrate_by(&mut connection, &STEPS[..6]).expect("an older file");
        connection.execute("INSERT INTO people VALUES ('ann', 'Ann', x'0102', 5)", []).expect("a person");
        migrate(&mut connection).expect("the present version");
        let sql = "SELECT people.name, devices.name, added FROM people JOIN devices ON person = id
                   WHERE token = x'0102' AND id = 'ann' AND since = 5";
        let found: (String, String, i64) = connection
            .query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
            .expect("one row");
        assert_eq!(found, ("Ann".to_owned(), String::new(), 5));
    }

    #[test]
    fn a_step_that_fails_changes_nothing() {
        let mut connection = Connection::open_in_memory().expect("it opens");
        migrate_by(&mut connection, &["CREATE TABLE a (x)", "CREATE TABLE a (x)"]).expect_err("twice");
        let tables: i64 = connection
            .query_row("SELECT count(*) FROM sqlite_master", [], |row| row.get(0))
            .expect("it answers");
        assert_eq!(tables, 0);
    }

    /// Matches and entries of the fourth version are all found in the fifth.
    #[test]
    fn entries_get_the_numbers_of_their_matches() {
        let mut connection = Connection::open_in_memory().expect("it opens");
        migrate_by(&mut connection, &STEPS[..4]).expect("the fourth version");
        let add = "INSERT INTO matches (id, host, secret, visibility, game, created, changed, stage, turn, seats, n_entries)
                   VALUES (?1, 'ann', x'00', ?2, 'space-hulk', ?3, ?4, ?5, ?6, '[]', 2)";
        let add_entry = "INSERT INTO entries VALUES (?1, ?2, ?1 || ?2, ?3)";
        for (id, visibility, created, changed, stage, turn) in
            [("b", "public", 1, 9, "playing", Some("ann")), ("a", "link", 2, 8, "over", None)]
        {
            connection.execute(add, (id, visibility, created, changed, stage, turn)).expect("a match");
            for number in 0..2 {
                connection.execute(add_entry, (id, number, number)).expect("an entry");
            }
        }
        migrate(&mut connection).expect("the present version");
        let list = |sql: &str| -> Vec<String> {
            let mut found = connection.prepare(sql).expect("it can be asked");
            let rows = found.query_map([], |row| row.get(0)).expect("it answers");
            rows.collect::<Result<_, _>>().expect("texts")
        };
        let states =
            "SELECT number || ' ' || match_id || ' ' || listed || ' ' || n_entries || ' ' || stage || ' ' ||
                      coalesce(turn, '-') || ' ' || changed FROM states ORDER BY number";
        assert_eq!(list(states), ["1 b 1 2 playing ann 9", "2 a 0 2 over - 8"]);
        let entries =
            "SELECT (number / 16777216) || ' ' || (number % 16777216) || ' ' || text || ' ' || digest
                       FROM entries ORDER BY number";
        assert_eq!(list(entries), ["1 0 b0 0", "1 1 b1 1", "2 0 a0 0", "2 1 a1 1"]);
    }

    #[test]
    fn a_newer_file_is_refused_with_advice() {
        let mut connection = Connection::open_in_memory().expect("it opens");
        connection.pragma_update(None, "user_version", 99).expect("it can be set");
        let fault = migrate(&mut connection).expect_err("too new").to_string();
        assert!(fault.contains("version 99") && fault.contains("--data"), "{fault}");
    }
}
