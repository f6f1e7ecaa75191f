//! Where a trial stores: a folder with SQLite, or a PostgreSQL of its own. Both are gone afterwards.

use std::fmt;

use testkit::postgres::Postgres;
use trials::home::Folder;

/// What matches are stored in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum StoreKind {
    Sqlite,
    Postgres,
}

impl fmt::Display for StoreKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StoreKind::Sqlite => "SQLite",
            StoreKind::Postgres => "PostgreSQL",
        })
    }
}

/// A store that is empty at first.
pub(crate) struct Ground {
    /// The folder, or the address of the database.
    pub place: String,
    /// The database server, if there is one.
    pub database: Option<Postgres>,
    _folder: Folder,
}

impl Ground {
    /// Makes one.
    pub async fn open(kind: StoreKind, name: &str) -> Result<Ground, String> {
        let folder = Folder::new(name);
        if kind == StoreKind::Sqlite {
            let place = folder.path().display().to_string();
            return Ok(Ground { place, database: None, _folder: folder });
        }
        let started = tokio::task::spawn_blocking(|| {
            let postgres = Postgres::start()?;
            let address = postgres.database()?;
            Ok::<_, String>((postgres, address))
        });
        let (database, place) = started.await.map_err(|error| error.to_string())??;
        Ok(Ground { place, database: Some(database), _folder: folder })
    }
}
