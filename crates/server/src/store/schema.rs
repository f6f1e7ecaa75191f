//! The tables of the SQLite file, and how old files become new ones.

use rusqlite::Connection;

use super::Fault;

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
];

/// Whether the file has no tables yet.
pub(super) fn is_new(connection: &Connection) -> Result<bool, Fault> {
    let version: u32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    Ok(version == 0)
}

/// Brings the file up to date, all steps in one transaction.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), Fault> {
    migrate_by(connection, STEPS)
}

fn migrate_by(connection: &mut Connection, steps: &[&str]) -> Result<(), Fault> {
    let transaction = connection.transaction()?;
    let version: u32 = transaction.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let version = version as usize;
    if version > steps.len() {
        return Err(Fault::Failed(format!(
            "the data have version {version}, and this program knows versions up to {}; start a newer \
             version of Blipfall, or choose another folder with --data",
            steps.len()
        )));
    }
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

    #[test]
    fn a_step_that_fails_changes_nothing() {
        let mut connection = Connection::open_in_memory().expect("it opens");
        migrate_by(&mut connection, &["CREATE TABLE a (x)", "CREATE TABLE a (x)"]).expect_err("twice");
        let tables: i64 = connection
            .query_row("SELECT count(*) FROM sqlite_master", [], |row| row.get(0))
            .expect("it answers");
        assert_eq!(tables, 0);
    }

    #[test]
    fn a_newer_file_is_refused_with_advice() {
        let mut connection = Connection::open_in_memory().expect("it opens");
        connection.pragma_update(None, "user_version", 99).expect("it can be set");
        let fault = migrate(&mut connection).expect_err("too new").to_string();
        assert!(fault.contains("version 99") && fault.contains("--data"), "{fault}");
    }
}
