//! The store in one SQLite file.

use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, OpenFlags, OptionalExtension as _};

use super::{Counted, Fault, Host, MatchRow, PersonRow, Store, StoredMatch, Write, schema};
use crate::token::TokenHash;

mod checkpoint;
mod read;
mod write;

use checkpoint::Checkpointer;

/// The file inside the data folder.
const FILE: &str = "blipfall.sqlite";
/// Held while a server uses the folder.
const LOCK: &str = "blipfall.lock";
/// The pages in the log at which the writer itself moves them into the file.
const MOST_PAGES_IN_LOG: u32 = 4_096;
/// The pages that a connection keeps which never reads the same twice: 128 KiB, which
/// SQLite writes as a negative number.
const SMALL_CACHE: i32 = -128;
/// As many readers are kept open; more are opened for the moment.
const MOST_IDLE_READERS: usize = 4;

/// The store in one SQLite file, in WAL mode with a flush for every commit.
///
/// One connection writes, under a lock that only the [`Writer`](super::Writer) asks for;
/// others read beside it, each a state that was committed.
pub struct Sqlite {
    file: PathBuf,
    // Dropped in this order: the last connection to close moves the log into the file, and one
    // that only reads cannot.
    checkpointer: Checkpointer,
    readers: Mutex<Vec<Connection>>,
    writer: Mutex<Connection>,
    /// The operating system lets go of it when the process ends, however it ends.
    _lock: File,
}

impl Sqlite {
    /// Opens the store in this folder, makes it if there is none, and brings it up to date.
    pub fn open(folder: &Path) -> Result<Sqlite, Fault> {
        make_folder(folder)?;
        let lock = lock(folder)?;
        let file = folder.join(FILE);
        let mut writer = Connection::open(&file).map_err(|error| opening(&file, error.into()))?;
        set_up(&writer).map_err(|fault| opening(&file, fault))?;
        schema::migrate(&mut writer).map_err(|fault| opening(&file, fault))?;
        let checkpointer = Checkpointer::start(&file).map_err(|fault| opening(&file, fault))?;
        Ok(Sqlite { file, checkpointer, readers: Mutex::default(), writer: Mutex::new(writer), _lock: lock })
    }

    /// Lets the file grow to about this many bytes: beyond that everything is answered as by
    /// a full disk.
    pub fn limit_size(&self, bytes: u64) -> Result<(), Fault> {
        let writer = locked(&self.writer);
        let page: u64 = writer.query_row("PRAGMA page_size", [], |row| row.get::<_, u32>(0))?.into();
        let pages = (bytes / page).clamp(1, i32::MAX as u64) as u32;
        writer.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?;
        Ok(())
    }

    fn read<T>(&self, question: impl FnOnce(&Connection) -> Result<T, Fault>) -> Result<T, Fault> {
        let idle = locked(&self.readers).pop();
        let connection = match idle {
            Some(connection) => connection,
            None => self.new_reader()?,
        };
        let answer = question(&connection);
        let mut readers = locked(&self.readers);
        if readers.len() < MOST_IDLE_READERS {
            readers.push(connection);
        }
        answer
    }

    fn new_reader(&self) -> Result<Connection, Fault> {
        let connection = Connection::open_with_flags(&self.file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        connection.busy_timeout(std::time::Duration::from_secs(5))?;
        // A match is read once and then kept by its room.
        connection.pragma_update(None, "cache_size", SMALL_CACHE)?;
        Ok(connection)
    }
}

/// Another thread's panic leaves a connection as it was: its transaction is rolled back.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn opening(file: &Path, fault: Fault) -> Fault {
    let file = file.display();
    match fault {
        Fault::Damaged(what) => Fault::Damaged(format!(
            "{file}: {what}; put a copy of the file in its place, or choose another folder with --data"
        )),
        Fault::Failed(what) => Fault::Failed(format!("{file}: {what}")),
        other => other,
    }
}

/// Only the user may look into the folder: it holds the secrets of running matches.
fn make_folder(folder: &Path) -> Result<(), Fault> {
    let failed = |error: std::io::Error| Fault::Failed(format!("{}: {error}", folder.display()));
    let is_new = !folder.exists();
    std::fs::create_dir_all(folder).map_err(failed)?;
    #[cfg(unix)]
    if is_new {
        use std::os::unix::fs::PermissionsExt as _;
        std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o700)).map_err(failed)?;
    }
    Ok(())
}

/// Two servers on the same matches would contradict each other.
fn lock(folder: &Path) -> Result<File, Fault> {
    let path = folder.join(LOCK);
    let failed = |error: std::io::Error| Fault::Failed(format!("{}: {error}", path.display()));
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(&path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(std::fs::TryLockError::WouldBlock) => Err(Fault::Locked(format!(
            "another Blipfall server uses {}; stop it, or choose another folder with --data",
            folder.display()
        ))),
        Err(std::fs::TryLockError::Error(error)) => Err(failed(error)),
    }
}

fn set_up(connection: &Connection) -> Result<(), Fault> {
    connection.busy_timeout(std::time::Duration::from_secs(5))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "journal_size_limit", 16 << 20)?;
    // The checkpointer does it long before, unless it cannot keep up.
    connection.pragma_update(None, "wal_autocheckpoint", MOST_PAGES_IN_LOG)?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(())
}

impl Store for Sqlite {
    /// Where nothing contradicts what is stored, which is nearly always, the groups need no
    /// savepoints, whose copies of every page cost more than the writes themselves. Otherwise
    /// all is rolled back and done again with them.
    fn commit(&self, groups: &[Vec<Write>]) -> Result<Vec<Result<(), Fault>>, Fault> {
        let mut writer = locked(&self.writer);
        let results = match write::together(&mut writer, groups) {
            Err(Fault::Conflict(_) | Fault::TooMany(_)) => write::one_by_one(&mut writer, groups),
            all => all,
        }?;
        drop(writer);
        self.checkpointer.written(groups.len());
        Ok(results)
    }

    fn load(&self, match_id: &str) -> Result<Option<StoredMatch>, Fault> {
        self.read(|connection| read::whole_match(connection, match_id))
    }

    fn entries(&self, match_id: &str, first: u32, most: u32) -> Result<Vec<String>, Fault> {
        self.read(|connection| read::entries(connection, match_id, first, most))
    }

    fn row(&self, match_id: &str) -> Result<Option<MatchRow>, Fault> {
        self.read(|connection| Ok(read::rows(connection, "WHERE id = ?1", (match_id,))?.pop()))
    }

    fn public_matches(&self, limit: u32) -> Result<Vec<MatchRow>, Fault> {
        let which = "WHERE visibility = 'public' AND stage IN ('waiting', 'playing')
                     ORDER BY changed DESC, id LIMIT ?1";
        self.read(|connection| read::rows(connection, which, (limit,)))
    }

    fn matches_of(&self, person: &str, limit: u32) -> Result<Vec<MatchRow>, Fault> {
        let which = "WHERE id IN (SELECT match_id FROM players WHERE person = ?1 AND holds = 1
                                  UNION SELECT id FROM matches WHERE host = ?1)
                     ORDER BY changed DESC, id LIMIT ?2";
        self.read(|connection| read::rows(connection, which, (person, limit)))
    }

    fn n_matches_of(&self, person: &str) -> Result<u32, Fault> {
        self.read(|connection| read::count(connection, person, Counted::Matches))
    }

    fn person(&self, token: TokenHash) -> Result<Option<PersonRow>, Fault> {
        let question = "SELECT id, name, since FROM people WHERE token = ?1";
        self.read(|connection| {
            let person = |row: &rusqlite::Row<'_>| {
                Ok(PersonRow { id: row.get(0)?, name: row.get(1)?, since: row.get::<_, i64>(2)? as u64 })
            };
            Ok(connection.prepare_cached(question)?.query_row((token.0,), person).optional()?)
        })
    }

    fn people_of(&self, match_id: &str) -> Result<Vec<(PersonRow, TokenHash)>, Fault> {
        self.read(|connection| read::people(connection, match_id))
    }

    fn host(&self, match_id: &str) -> Result<Option<Host>, Fault> {
        let question = "SELECT host, invitation FROM matches WHERE id = ?1";
        self.read(|connection| {
            let host = |row: &rusqlite::Row<'_>| {
                Ok(Host {
                    person: row.get(0)?,
                    invitation: row.get::<_, Option<[u8; 32]>>(1)?.map(TokenHash),
                })
            };
            Ok(connection.prepare_cached(question)?.query_row((match_id,), host).optional()?)
        })
    }

    /// Starts and rolls back a transaction that writes: it finds a disk that has become
    /// read-only, though not one that is full.
    fn check(&self) -> Result<(), Fault> {
        let mut writer = locked(&self.writer);
        let transaction = writer.transaction()?;
        transaction.execute("UPDATE matches SET changed = changed WHERE id = ''", ())?;
        Ok(transaction.rollback()?)
    }
}
