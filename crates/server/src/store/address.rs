//! Where a store is.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{Fault, Postgres, Sqlite, Store};

/// Where a store is: a folder with a SQLite file, or a PostgreSQL database.
#[derive(Clone, PartialEq, Eq)]
pub enum StoreAddress {
    /// The folder of a SQLite file.
    Folder(PathBuf),
    /// A `postgres://` address, which may hold a password.
    Database(String),
}

/// What a store is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To serve matches: the store is made if there is none, and brought up to date.
    Serve,
    /// To look into it, or to change single matches. Its tables stay as they are: servers of an older version may use them.
    Look,
    /// To copy all that is in it: like [`Purpose::Look`], but no server may run on it.
    CopyFrom,
    /// To fill it with a copy: like [`Purpose::Serve`], but no server may run on it.
    CopyTo,
}

impl Purpose {
    pub(super) fn may_change_tables(self) -> bool {
        matches!(self, Purpose::Serve | Purpose::CopyTo)
    }

    pub(super) fn is_alone(self) -> bool {
        matches!(self, Purpose::CopyFrom | Purpose::CopyTo)
    }
}

/// What to do about tables that a newer program cannot use as they are and must not change.
pub(super) fn outdated(version: usize, newest: usize) -> Option<Fault> {
    let advice = "stop all servers on it, and start one of this version with `blipfall serve`, which brings it up to date";
    match version {
        0 => Some(Fault::Failed("there is no store in it; `blipfall serve` makes one".to_owned())),
        version if version < newest => Some(Fault::Failed(format!(
            "the tables have version {version}, and this program needs version {newest}; {advice}"
        ))),
        _ => None,
    }
}

/// A text that names neither a folder nor a database that is known. It is not shown: it may hold a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoAddress;

impl fmt::Display for NoAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of the store is neither a folder nor of the form postgres://user@host/database")
    }
}

impl std::error::Error for NoAddress {}

impl StoreAddress {
    /// Reads an address: one that begins with `postgres://` or `postgresql://` is a database, any other with `://` or with
    /// the name of PostgreSQL and a colon is a mistake, and anything else a folder.
    pub fn parse(text: &str) -> Result<StoreAddress, NoAddress> {
        let begins = |ends: &str| {
            ["postgres", "postgresql"]
                .iter()
                .any(|scheme| text.strip_prefix(scheme).is_some_and(|rest| rest.starts_with(ends)))
        };
        if begins("://") {
            Ok(StoreAddress::Database(text.to_owned()))
        } else if begins(":") || text.contains("://") {
            Err(NoAddress)
        } else {
            Ok(StoreAddress::Folder(text.into()))
        }
    }

    /// Whether it holds a password, which must not stand where others may read it.
    pub fn has_password(&self) -> bool {
        matches!(self, StoreAddress::Database(address) if Postgres::has_password(address))
    }

    /// Opens the store to serve matches.
    pub fn open(&self) -> Result<Arc<dyn Store>, Fault> {
        self.open_for(Purpose::Serve)
    }

    /// Opens the store.
    pub fn open_for(&self, purpose: Purpose) -> Result<Arc<dyn Store>, Fault> {
        Ok(match self {
            StoreAddress::Folder(folder) => Arc::new(Sqlite::open_for(folder, purpose)?),
            StoreAddress::Database(address) => Arc::new(Postgres::open_for(address, purpose)?),
        })
    }
}

impl From<PathBuf> for StoreAddress {
    fn from(folder: PathBuf) -> StoreAddress {
        StoreAddress::Folder(folder)
    }
}

impl From<&Path> for StoreAddress {
    fn from(folder: &Path) -> StoreAddress {
        StoreAddress::Folder(folder.to_owned())
    }
}

/// For people: a folder by its name, a database without anything that is secret.
impl fmt::Display for StoreAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreAddress::Folder(folder) => write!(f, "{}", folder.display()),
            StoreAddress::Database(_) => f.write_str("the PostgreSQL database"),
        }
    }
}

impl fmt::Debug for StoreAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StoreAddress({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_tells_no_password() {
        let database = StoreAddress::parse("postgres://ann:hunter2@db/blip").expect("a database");
        assert!(database.has_password());
        assert!(!format!("{database} {database:?}").contains("hunter2"));
        assert_eq!(StoreAddress::parse("/srv/blipfall"), Ok(StoreAddress::Folder("/srv/blipfall".into())));
        assert!(matches!(StoreAddress::parse("postgresql://db/blip"), Ok(StoreAddress::Database(_))));
    }

    /// A name that is mistyped does not become a folder with the password in its name.
    #[test]
    fn a_mistyped_address_is_no_folder() {
        for mistyped in
            ["postgress://", "Postgres://", "postgresq://", "mysql://", "postgres:/", "postgresql:"]
        {
            let refused = StoreAddress::parse(&format!("{mistyped}ann:hunter2@db/blip")).expect_err(mistyped);
            assert!(!format!("{refused} {refused:?}").contains("hunter2"), "{refused}");
        }
        for folder in ["postgres", "postgres/data", "./a:b", "C:\\blipfall"] {
            assert_eq!(StoreAddress::parse(folder), Ok(StoreAddress::Folder(folder.into())));
        }
    }
}
