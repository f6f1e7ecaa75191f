//! Where a store is.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{Fault, Postgres, Sqlite, Store};

/// Where a store is: a folder with a SQLite file, or a PostgreSQL database.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// The folder of a SQLite file.
    Folder(PathBuf),
    /// A `postgres://` address, which may hold a password.
    Database(String),
}

impl Place {
    /// Reads an address: one that begins with `postgres://` or `postgresql://` is a database, anything else a folder.
    pub fn parse(text: &str) -> Place {
        let is_database = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        if is_database { Place::Database(text.to_owned()) } else { Place::Folder(text.into()) }
    }

    /// Whether it holds a password, which must not stand where others may read it.
    pub fn has_password(&self) -> bool {
        matches!(self, Place::Database(address) if Postgres::has_password(address))
    }

    /// Opens the store, makes it if there is none, and brings it up to date.
    pub fn open(&self) -> Result<Arc<dyn Store>, Fault> {
        Ok(match self {
            Place::Folder(folder) => Arc::new(Sqlite::open(folder)?),
            Place::Database(address) => Arc::new(Postgres::open(address)?),
        })
    }

    /// The same, if there is a store already: a wrong name should not make a new one.
    pub fn open_existing(&self) -> Result<Arc<dyn Store>, Fault> {
        match self {
            Place::Folder(folder) if !folder.exists() => {
                Err(Fault::Failed(format!("there is no folder {}", folder.display())))
            }
            place => place.open(),
        }
    }
}

impl From<PathBuf> for Place {
    fn from(folder: PathBuf) -> Place {
        Place::Folder(folder)
    }
}

impl From<&Path> for Place {
    fn from(folder: &Path) -> Place {
        Place::Folder(folder.to_owned())
    }
}

/// For people: a folder by its name, a database without anything that is secret.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Folder(folder) => write!(f, "{}", folder.display()),
            Place::Database(_) => f.write_str("the PostgreSQL database"),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Place({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_tells_no_password() {
        let database = Place::parse("postgres://ann:hunter2@db/blip");
        assert!(database.has_password());
        assert!(!format!("{database} {database:?}").contains("hunter2"));
        assert_eq!(Place::parse("/srv/blipfall"), Place::Folder("/srv/blipfall".into()));
        assert!(matches!(Place::parse("postgresql://db/blip"), Place::Database(_)));
    }
}
