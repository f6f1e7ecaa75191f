//! Whether there is room for more.

use std::path::Path;

use rusqlite::Connection;

use crate::store::Fault;

/// Less than this much free space counts as a full disk.
const LEAST_FREE: u64 = 16 << 20;
/// Less than this much is for what happens in matches that there are: nothing new is begun.
const RESERVE: u64 = 128 << 20;
/// So much a file must be able to grow where the system limits the size of files.
const LEAST_GROWTH: u64 = 1 << 20;
/// The pages that the file must be able to grow by.
const LEAST_PAGES: u64 = 64;

/// Fails if the next writes are likely to find no room.
pub(super) fn check(connection: &Connection, database: &Path) -> Result<(), Fault> {
    let count = |pragma: &str| connection.query_row(pragma, (), |row| row.get::<_, i64>(0));
    let pages = count("PRAGMA page_count")? - count("PRAGMA freelist_count")?;
    let most = count("PRAGMA max_page_count")?;
    let has_room = pages as u64 + LEAST_PAGES <= most as u64
        && may_grow(database, file_limit())
        && free(database).is_none_or(|free| free >= LEAST_FREE);
    if has_room { Ok(()) } else { Err(Fault::Full) }
}

/// Whether something new may be begun.
pub(super) fn has_room_for_more(database: &Path) -> bool {
    free(database).is_none_or(|free| free >= RESERVE)
}

/// Whether the database and its log are well below a limit.
fn may_grow(database: &Path, limit: u64) -> bool {
    let log = format!("{}-wal", database.display());
    let size = |path: &Path| std::fs::metadata(path).map_or(0, |file| file.len());
    let largest = size(database).max(size(Path::new(&log)));
    largest.saturating_add(LEAST_GROWTH) <= limit
}

/// How large a file of this program may become: `ulimit -f`.
pub(in crate::store) fn file_limit() -> u64 {
    let limit = rlimit::Resource::FSIZE.get_soft().unwrap_or(rlimit::INFINITY);
    if limit == rlimit::INFINITY { u64::MAX } else { limit }
}

/// The free bytes of the disk, where the system tells.
#[cfg(unix)]
fn free(database: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(database).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(not(unix))]
fn free(_: &Path) -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_must_be_able_to_grow() {
        let file = std::env::current_exe().expect("this program");
        let size = std::fs::metadata(&file).expect("it is a file").len();
        assert!(may_grow(&file, u64::MAX) && may_grow(&file, size + LEAST_GROWTH));
        assert!(!may_grow(&file, size + LEAST_GROWTH - 1));
    }

    #[cfg(unix)]
    #[test]
    fn free_space_is_known() {
        assert!(free(&std::env::temp_dir()).is_some_and(|free| free > 0));
    }
}
