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

impl StoreAddress {
    /// Reads an address: one that begins with `postgres://` or `postgresql://` is a database, anything else a folder.
    pub fn parse(text: &str) -> StoreAddress {
        let is_database = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        if is_database { StoreAddress::Database(text.to_owned()) } else { StoreAddress::Folder(text.into()) }
    }

    /// Whether it holds a password, which must not stand where others may read it.
    pub fn has_password(&self) -> bool {
        matches!(self, StoreAddress::Database(address) if Postgres::has_password(address))
    }

    /// Opens the store, makes it if there is none, and brings it up to date.
    pub fn open(&self) -> Result<Arc<dyn Store>, Fault> {
        Ok(match self {
            StoreAddress::Folder(folder) => Arc::new(Sqlite::open(folder)?),
            StoreAddress::Database(address) => Arc::new(Postgres::open(address)?),
        })
    }

    /// The same, if there is a store already: a wrong name should not make a new one.
    pub fn open_existing(&self) -> Result<Arc<dyn Store>, Fault> {
        match self {
            StoreAddress::Folder(folder) if !folder.exists() => {
                Err(Fault::Failed(format!("there is no folder {}", folder.display())))
            }
            place => place.open(),
        }
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
        let database = StoreAddress::parse("postgres://ann:hunter2@db/blip");
        assert!(database.has_password());
        assert!(!format!("{database} {database:?}").contains("hunter2"));
        assert_eq!(StoreAddress::parse("/srv/blipfall"), StoreAddress::Folder("/srv/blipfall".into()));
        assert!(matches!(StoreAddress::parse("postgresql://db/blip"), StoreAddress::Database(_)));
    }
}
