//! The store in one SQLite file.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, OpenFlags, OptionalExtension as _};

use super::damage::DamagedMatches;
use super::{
    AnalysisRow, CampaignRow, CodeRow, Counted, Fault, Host, Known, MatchRow, PersonRow, Purpose, PuzzleRow,
    Store, StoredMatch, Write, schema,
};
use crate::token::TokenHash;

mod analyses;
mod backup;
mod campaigns;
mod checkpoint;
mod files;
mod inspect;
mod people;
mod puzzles;
mod read;
mod space;
mod write;

pub use backup::back_up;
use checkpoint::Checkpointer;
use files::Files;
use inspect::Inspector;
pub(super) use space::file_limit;

/// The number by which a file says that it is ours: "Blip".
const APPLICATION: i32 = 0x426c_6970;
/// The pages in the log at which the writer itself moves them into the file: 64 MiB. Until the log begins anew, the
/// writer then tries with every commit.
const MOST_PAGES_IN_LOG: u32 = 16_384;
/// The pages that a connection keeps which never reads the same twice: 128 KiB, which
/// SQLite writes as a negative number.
const SMALL_CACHE: i32 = -128;
/// The pages that the writer keeps, 4 MiB: with the last page of some hundred matches that are played at the same time
/// among them, it reads none of them again. They are given back when there is nothing to do.
const WRITER_CACHE: i32 = -4096;
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
    inspector: Inspector,
    damaged: DamagedMatches,
    readers: Mutex<Vec<Connection>>,
    writer: Mutex<Connection>,
    _files: Files,
}

impl Sqlite {
    /// Opens the store in this folder, makes it if there is none, and brings it up to date.
    pub fn open(folder: &Path) -> Result<Sqlite, Fault> {
        Sqlite::open_for(folder, Purpose::Serve)
    }

    /// The same for any purpose. One program at a time opens it, whatever for.
    pub fn open_for(folder: &Path, purpose: Purpose) -> Result<Sqlite, Fault> {
        if !purpose.may_change_tables() {
            Files::expect_there(folder)?;
        }
        let mut files = Files::prepare(folder)?;
        let file = files.database.clone();
        let fail = |fault| opening(&file, fault);
        let mut writer = Connection::open(&file).map_err(|error| fail(error.into()))?;
        set_up(&writer).map_err(fail)?;
        files.expect_anew(schema::is_new(&writer).map_err(fail)?)?;
        if purpose.may_change_tables() {
            schema::migrate(&mut writer).map_err(fail)?;
        } else {
            schema::expect_current(&writer).map_err(fail)?;
        }
        files.mark()?;
        let checkpointer = Checkpointer::start(&file).map_err(fail)?;
        let inspector = Inspector::start(&file).map_err(fail)?;
        let (damaged, readers, writer) = (DamagedMatches::default(), Mutex::default(), Mutex::new(writer));
        Ok(Sqlite { file, checkpointer, inspector, damaged, readers, writer, _files: files })
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

/// Gives back the pages that a connection keeps.
fn shrink(connection: &Connection) {
    // It can only fail where there is nothing to give back.
    let _ = connection.execute_batch("PRAGMA shrink_memory");
}

fn set_up(connection: &Connection) -> Result<(), Fault> {
    connection.busy_timeout(std::time::Duration::from_secs(5))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // A log that begins anew keeps its length: writing over it costs less than making it longer.
    connection.pragma_update(None, "journal_size_limit", 64 << 20)?;
    // The checkpointer does it long before, unless it cannot keep up.
    connection.pragma_update(None, "wal_autocheckpoint", MOST_PAGES_IN_LOG)?;
    connection.pragma_update(None, "cache_size", WRITER_CACHE)?;
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
        let loaded = self.read(|connection| read::whole_match(connection, match_id));
        self.damaged.note(match_id, &loaded);
        loaded
    }

    fn entries(&self, match_id: &str, first: u32, most: u32) -> Result<Vec<String>, Fault> {
        self.read(|connection| read::entries(connection, match_id, first, most))
    }

    fn row(&self, match_id: &str) -> Result<Option<MatchRow>, Fault> {
        self.read(|connection| Ok(read::rows(connection, "WHERE id = ?1", (match_id,))?.pop()))
    }

    fn public_matches(&self, limit: u32) -> Result<Vec<MatchRow>, Fault> {
        let which = "WHERE listed = 1 AND stage IN ('waiting', 'playing')
                     ORDER BY changed DESC, match_id LIMIT ?1";
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
        self.read(|connection| people::by_token(connection, token))
    }

    fn known(&self, id: &str) -> Result<Option<Known>, Fault> {
        self.read(|connection| Ok(people::known(connection, "WHERE id = ?1", (id,))?.pop()))
    }

    fn device_code(&self, code: TokenHash) -> Result<Option<CodeRow>, Fault> {
        self.read(|connection| people::code(connection, code))
    }

    fn people_of(&self, match_id: &str) -> Result<Vec<Known>, Fault> {
        self.read(|connection| people::known(connection, people::OF_MATCH, (match_id,)))
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

    /// A writer that is at work keeps its pages: it needs them.
    fn release_memory(&self) {
        locked(&self.readers).clear();
        if let Ok(writer) = self.writer.try_lock() {
            shrink(&writer);
        }
    }

    fn campaign(&self, id: &str) -> Result<Option<CampaignRow>, Fault> {
        self.read(|connection| Ok(campaigns::rows(connection, "WHERE id = ?1", (id,))?.pop()))
    }

    fn campaign_of_match(&self, match_id: &str) -> Result<Option<CampaignRow>, Fault> {
        self.read(|connection| Ok(campaigns::rows(connection, "WHERE match_id = ?1", (match_id,))?.pop()))
    }

    fn campaigns_of(&self, person: &str, limit: u32) -> Result<Vec<CampaignRow>, Fault> {
        let which = "WHERE person = ?1 OR partner = ?1 ORDER BY changed DESC, id LIMIT ?2";
        self.read(|connection| campaigns::listed_rows(connection, which, (person, limit)))
    }

    fn analysis(&self, match_id: &str) -> Result<Option<AnalysisRow>, Fault> {
        self.read(|connection| analyses::of_match(connection, match_id))
    }

    fn analyses_of(&self, person: &str, limit: u32) -> Result<Vec<AnalysisRow>, Fault> {
        self.read(|connection| analyses::of_person(connection, person, limit))
    }

    fn puzzle_results(&self, person: &str) -> Result<Vec<PuzzleRow>, Fault> {
        self.read(|connection| puzzles::of_person(connection, person))
    }

    fn people_after(&self, id: &str, most: u32) -> Result<Vec<Known>, Fault> {
        let which = "WHERE id > ?1 ORDER BY id LIMIT ?2";
        self.read(|connection| people::known(connection, which, (id, most)))
    }

    fn matches_after(&self, id: &str, most: u32) -> Result<Vec<String>, Fault> {
        let question = "SELECT id FROM matches WHERE id > ?1 ORDER BY id LIMIT ?2";
        self.read(|connection| {
            let mut statement = connection.prepare_cached(question)?;
            let ids = statement.query_map((id, most), |row| row.get(0))?;
            Ok(ids.collect::<Result<_, _>>()?)
        })
    }

    fn campaigns_after(&self, id: &str, most: u32) -> Result<Vec<CampaignRow>, Fault> {
        let which = "WHERE id > ?1 ORDER BY id LIMIT ?2";
        self.read(|connection| campaigns::rows(connection, which, (id, most)))
    }

    fn has_room_for_more(&self) -> bool {
        space::has_room_for_more(&self.file)
    }

    /// Writes something that changes nothing, asks whether there is room for more, and tells of damage
    /// that was found before.
    fn check(&self) -> Result<(), Fault> {
        let writer = locked(&self.writer);
        writer.pragma_update(None, "application_id", APPLICATION)?;
        space::check(&writer, &self.file)?;
        drop(writer);
        self.inspector.verdict()?;
        self.damaged.verdict()
    }
}
