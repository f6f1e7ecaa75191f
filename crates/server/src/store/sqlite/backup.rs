//! A copy of the file while a server uses it.

use std::fs::OpenOptions;
use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use super::files::FILE;
use crate::store::Fault;

/// Writes the store of a folder, as it is at one moment, into a new file, for its owner alone. A server may run on it
/// meanwhile and is not held up; what it stores later is not in the copy.
pub fn back_up(folder: &Path, target: &Path) -> Result<(), Fault> {
    let source = folder.join(FILE);
    let named = |path: &Path, why: String| Fault::Failed(format!("{}: {why}", path.display()));
    let connection = Connection::open_with_flags(&source, OpenFlags::SQLITE_OPEN_READ_ONLY)
        .map_err(|error| named(&source, error.to_string()))?;
    connection.busy_timeout(std::time::Duration::from_secs(5))?;
    let file = new_file(target).map_err(|error| named(target, error.to_string()))?;
    let copied = write_copy(&connection, target)
        .and_then(|()| file.sync_all().map_err(|error| named(target, error.to_string())));
    if copied.is_err() {
        // A copy that is not whole must not be taken for one.
        let _ = std::fs::remove_file(target);
    }
    copied
}

fn write_copy(connection: &Connection, target: &Path) -> Result<(), Fault> {
    let path = target.to_str().ok_or_else(|| Fault::Failed("the name of the copy is no text".to_owned()))?;
    connection.execute("VACUUM INTO ?1", (path,))?;
    let copy = Connection::open_with_flags(target, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let verdict: String = copy.query_row("PRAGMA quick_check(1)", (), |row| row.get(0))?;
    if verdict == "ok" { Ok(()) } else { Err(Fault::Damaged(verdict)) }
}

/// It must not be there yet, and is for its owner alone: it holds the secrets of running matches.
fn new_file(path: &Path) -> std::io::Result<std::fs::File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
