//! The tables of the database, and how old ones become new ones.

use super::session::Session;
use crate::store::Fault;
use crate::store::address::outdated;

/// What brings a database from each version to the next. A step that was released is never changed: a
/// database that took the old form would stay different for ever.
const STEPS: &[&str] = &[
    r#"
    -- Ids are compared byte by byte, as in SQLite: both stores list them in the same order.
    CREATE TABLE people (
        id    text COLLATE "C" PRIMARY KEY,
        name  text NOT NULL,
        token bytea NOT NULL UNIQUE,
        since bigint NOT NULL
    );

    CREATE TABLE matches (
        id         text COLLATE "C" PRIMARY KEY,
        host       text COLLATE "C" NOT NULL,
        secret     bytea NOT NULL,
        invitation bytea,
        visibility text NOT NULL,
        game       text NOT NULL,
        mission    text,
        created    bigint NOT NULL,
        seats      text NOT NULL,
        imported   boolean NOT NULL
    );
    CREATE INDEX matches_by_host ON matches (host);

    -- What an action changes. No index holds a column that changes with most actions, and pages have room left, so that
    -- a row moves within its page and no index is written.
    CREATE TABLE states (
        number    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        match_id  text COLLATE "C" NOT NULL UNIQUE,
        listed    boolean NOT NULL,
        n_entries integer NOT NULL,
        stage     text NOT NULL,
        turn      text,
        changed   bigint NOT NULL,
        over      text
    ) WITH (fillfactor = 70);
    CREATE INDEX states_listed ON states (match_id) WHERE listed AND stage IN ('waiting', 'playing');

    -- The place of an entry in its match is its key: of two servers that write the same place, one fails.
    CREATE TABLE entries (
        match_number bigint NOT NULL,
        number       integer NOT NULL,
        text         text NOT NULL,
        digest       bigint NOT NULL,
        PRIMARY KEY (match_number, number)
    );

    CREATE TABLE players (
        person   text COLLATE "C" NOT NULL,
        match_id text COLLATE "C" NOT NULL,
        holds    boolean NOT NULL,
        PRIMARY KEY (person, match_id)
    );
    CREATE INDEX players_by_match ON players (match_id);

    CREATE TABLE said (
        match_id text COLLATE "C" NOT NULL,
        number   integer NOT NULL,
        person   text COLLATE "C" NOT NULL,
        text     text NOT NULL,
        at       bigint NOT NULL,
        PRIMARY KEY (match_id, number)
    );

    CREATE TABLE campaigns (
        id       text COLLATE "C" PRIMARY KEY,
        person   text COLLATE "C" NOT NULL,
        partner  text COLLATE "C",
        save     text NOT NULL,
        card     text NOT NULL,
        match_id text COLLATE "C",
        settled  boolean NOT NULL,
        imported boolean NOT NULL,
        version  integer NOT NULL,
        created  bigint NOT NULL,
        changed  bigint NOT NULL
    );
    CREATE INDEX campaigns_by_person ON campaigns (person);
    CREATE INDEX campaigns_by_partner ON campaigns (partner) WHERE partner IS NOT NULL;
    CREATE UNIQUE INDEX campaigns_by_match ON campaigns (match_id) WHERE match_id IS NOT NULL;
"#,
    r#"
    -- What servers know of each other. It may all be lost with a crash of the database: then everybody asks anew. Epochs
    -- are not: none is given out twice.
    CREATE SEQUENCE lease_epochs;
    CREATE UNLOGGED TABLE servers (
        id   text COLLATE "C" PRIMARY KEY,
        seen timestamptz NOT NULL
    );
    CREATE UNLOGGED TABLE leases (
        match_id text COLLATE "C" PRIMARY KEY,
        server   text COLLATE "C" NOT NULL,
        epoch    bigint NOT NULL
    );
    CREATE UNLOGGED TABLE crowds (
        match_id text COLLATE "C" NOT NULL,
        server   text COLLATE "C" NOT NULL,
        crowd    text NOT NULL,
        PRIMARY KEY (match_id, server)
    );
"#,
    r#"
    -- A person may have several devices, each with a token of its own; the one that was known so far is the first.
    CREATE TABLE devices (
        token  bytea PRIMARY KEY,
        person text COLLATE "C" NOT NULL,
        name   text NOT NULL,
        added  bigint NOT NULL
    );
    CREATE INDEX devices_by_person ON devices (person);
    INSERT INTO devices SELECT token, id, '', since FROM people;
    ALTER TABLE people DROP COLUMN token;

    CREATE TABLE device_codes (
        person  text COLLATE "C" PRIMARY KEY,
        code    bytea NOT NULL UNIQUE,
        expires bigint NOT NULL
    );
"#,
    r#"
    CREATE TABLE analyses (
        match_id text COLLATE "C" PRIMARY KEY,
        version  integer NOT NULL,
        card     text NOT NULL,
        text     text NOT NULL
    );
"#,
    r#"
    CREATE TABLE puzzle_results (
        person text COLLATE "C" NOT NULL,
        day    text COLLATE "C" NOT NULL,
        puzzle text COLLATE "C" NOT NULL,
        solved boolean NOT NULL,
        PRIMARY KEY (person, day, puzzle)
    );
"#,
];

/// Held while the tables are brought up to date: servers may start at the same time. "Blip" in ASCII.
const LOCK: &str = "SELECT pg_advisory_xact_lock(1114401136)";

/// Brings the database up to date, all steps in one transaction.
pub(super) fn migrate(session: &mut Session) -> Result<(), Fault> {
    migrate_by(session, STEPS)
}

fn migrate_by(session: &mut Session, steps: &[&str]) -> Result<(), Fault> {
    session.run(&format!("BEGIN; {LOCK}"))?;
    let done = steps_of(session, steps);
    session.run(if done.is_ok() { "COMMIT" } else { "ROLLBACK" })?;
    done
}

/// Whether the database is up to date, for those who must not change it: servers of another version may run on it.
pub(super) fn expect_current(session: &mut Session) -> Result<(), Fault> {
    let rows = session.query("SELECT to_regclass('blipfall_schema') IS NOT NULL", &[])?;
    let is_there = rows.first().is_some_and(|row| row.get(0));
    let version = if is_there { version(session, STEPS.len())? } else { 0 };
    outdated(version, STEPS.len()).map_or(Ok(()), Err)
}

/// The version of the tables, which must be one that this program knows.
fn version(session: &mut Session, newest: usize) -> Result<usize, Fault> {
    let rows = session.query("SELECT version FROM blipfall_schema", &[])?;
    let version = rows.first().map_or(0, |row| row.get::<_, i32>(0)) as usize;
    if version > newest {
        return Err(Fault::Failed(format!(
            "the database has version {version}, and this program knows versions up to {newest}; start a newer \
             version of Blipfall, or name another database with --store"
        )));
    }
    Ok(version)
}

fn steps_of(session: &mut Session, steps: &[&str]) -> Result<(), Fault> {
    session.run("CREATE TABLE IF NOT EXISTS blipfall_schema (version integer NOT NULL)")?;
    let version = version(session, steps.len())?;
    for step in &steps[version..] {
        session.run(step)?;
    }
    let now = steps.len();
    if version < now {
        session.run(&format!("DELETE FROM blipfall_schema; INSERT INTO blipfall_schema VALUES ({now})"))?;
    }
    Ok(())
}
