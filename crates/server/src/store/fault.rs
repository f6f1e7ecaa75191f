//! What can go wrong with a disk.

use std::fmt;

use super::Counted;
use super::sqlite::file_limit;

/// Why something was not stored, or could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// The write contradicts what is stored; nothing of it is done.
    Conflict(String),
    /// A person would have more of something than [`Write::AtMost`](super::Write::AtMost) allows; nothing of
    /// the write is done.
    TooMany(Counted),
    /// The disk is full; nothing is done.
    Full,
    /// What is stored is damaged.
    Damaged(String),
    /// Another program holds the data.
    Locked(String),
    /// The database cannot be reached. Of a write it is not known whether it is done.
    Unreachable(String),
    /// Reading or writing failed.
    Failed(String),
}

impl Fault {
    /// What the client is told: that it is not the client's fault, and nothing about files.
    pub fn for_clients(&self) -> &'static str {
        match self {
            Fault::Conflict(_) => "somebody else was faster; nothing was done",
            Fault::TooMany(Counted::Matches) => {
                "somebody would have too many matches waiting or running; end one of them first"
            }
            Fault::TooMany(Counted::ComputerMatches) => {
                "too many of your matches are between computers; end one of them first"
            }
            Fault::TooMany(Counted::Records) => "you have imported as many records as one person may",
            Fault::TooMany(Counted::Campaigns) => {
                "you have saved as many campaigns as one person may; delete one of them first"
            }
            Fault::TooMany(Counted::Devices) => {
                "you have as many devices as one person may; remove one of them first"
            }
            Fault::Full => "the server's disk is full; nothing was done. Try again later",
            Fault::Damaged(_) => "what is stored of this match is damaged; tell whoever runs the server",
            Fault::Unreachable(_) => "the server cannot reach its database; try again in a moment",
            Fault::Locked(_) | Fault::Failed(_) => "the server cannot store anything now; nothing was done",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Conflict(what) => write!(f, "this contradicts what is stored: {what}"),
            Fault::TooMany(what) => write!(f, "a person would have too many: {what:?}"),
            Fault::Full => f.write_str("the disk is full; make room, nothing that was acknowledged is lost"),
            Fault::Damaged(what) => write!(f, "the stored data are damaged: {what}"),
            Fault::Locked(what) => f.write_str(what),
            Fault::Unreachable(what) => write!(f, "the database cannot be reached: {what}"),
            Fault::Failed(what) => write!(f, "storing failed: {what}"),
        }
    }
}

impl std::error::Error for Fault {}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Fault {
        use rusqlite::ErrorCode::{
            ConstraintViolation, DatabaseBusy, DatabaseCorrupt, DatabaseLocked, DiskFull, NotADatabase,
            SystemIoFailure,
        };
        let text = error.to_string();
        match error.sqlite_error_code() {
            Some(DiskFull) => Fault::Full,
            // A file may not become larger than `ulimit -f` says.
            Some(SystemIoFailure) if is_write(&error) && file_limit() != u64::MAX => Fault::Full,
            Some(DatabaseCorrupt | NotADatabase) => Fault::Damaged(text),
            Some(ConstraintViolation) => Fault::Conflict(text),
            Some(DatabaseBusy | DatabaseLocked) => Fault::Locked(text),
            _ => Fault::Failed(text),
        }
    }
}

/// Whether SQLite failed to write, or to make room for its index of the log.
fn is_write(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error().map(|error| error.extended_code);
    matches!(code, Some(rusqlite::ffi::SQLITE_IOERR_WRITE | rusqlite::ffi::SQLITE_IOERR_SHMSIZE))
}
