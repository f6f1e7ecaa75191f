//! The files of the store: who may read them, and whether they are those that were here before.

use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use crate::store::Fault;

/// The file inside the data folder.
pub(super) const FILE: &str = "blipfall.sqlite";
/// What SQLite writes beside it.
const BESIDE: [&str; 2] = ["-wal", "-shm"];
/// Held while a server uses the folder. It is empty until the folder has a database.
const LOCK: &str = "blipfall.lock";
/// What it says afterwards.
const MARK: &str = "There is a database in this folder. Delete this file to begin anew without it.\n";

/// The place of the store, which no other server can use as long as this lives.
pub(super) struct Files {
    /// The path of the database.
    pub database: PathBuf,
    /// The operating system lets go of it when the process ends, however it ends.
    lock: File,
}

impl Files {
    /// Makes what is missing, for its owner alone: the database holds the secrets of running matches.
    pub fn prepare(folder: &Path) -> Result<Files, Fault> {
        make_folder(folder)?;
        let lock = lock(folder)?;
        let files = Files { database: folder.join(FILE), lock };
        let is_empty = std::fs::metadata(&files.database).map_or(true, |file| file.len() == 0);
        files.expect_anew(is_empty)?;
        files.keep_private().map_err(|error| failed(&files.database, &error))?;
        Ok(files)
    }

    /// A folder without a store is left as it is: whoever only looks has named a wrong one.
    pub fn expect_there(folder: &Path) -> Result<(), Fault> {
        if [FILE, LOCK].iter().any(|name| folder.join(name).exists()) {
            return Ok(());
        }
        Err(Fault::Failed(format!("there is no store in {}; `blipfall serve` makes one", folder.display())))
    }

    /// A database that was there is not replaced by a new one without a word.
    pub fn expect_anew(&self, is_empty: bool) -> Result<(), Fault> {
        let was_there = self.lock.metadata().is_ok_and(|lock| lock.len() > 0);
        if is_empty && was_there {
            let file = self.database.display();
            return Err(Fault::Damaged(format!(
                "{file} is missing or empty, and there were matches in it; put a copy of it in its place, or \
                 delete {LOCK} beside it to begin anew"
            )));
        }
        Ok(())
    }

    /// Remembers that there is a database.
    pub fn mark(&mut self) -> Result<(), Fault> {
        let is_marked = self.lock.metadata().is_ok_and(|lock| lock.len() > 0);
        if is_marked {
            return Ok(());
        }
        let marked = self.lock.write_all(MARK.as_bytes()).and_then(|()| self.lock.sync_all());
        marked.map_err(|error| failed(&self.database, &error))
    }

    /// SQLite gives what it writes beside the database the permissions of the database.
    #[cfg(unix)]
    fn keep_private(&self) -> std::io::Result<()> {
        use std::os::unix::fs::OpenOptionsExt as _;
        OpenOptions::new().create(true).append(true).mode(0o600).open(&self.database)?;
        let beside = BESIDE.map(|end| PathBuf::from(format!("{}{end}", self.database.display())));
        let lock = self.database.with_file_name(LOCK);
        for path in beside.iter().chain([&self.database, &lock]) {
            if path.exists() {
                close_to_others(path)?;
            }
        }
        Ok(())
    }

    #[cfg(not(unix))]
    fn keep_private(&self) -> std::io::Result<()> {
        Ok(())
    }
}

fn failed(path: &Path, error: &std::io::Error) -> Fault {
    Fault::Failed(format!("{}: {error}", path.display()))
}

#[cfg(unix)]
fn close_to_others(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = std::fs::metadata(path)?.permissions().mode();
    if mode & 0o077 != 0 {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode & 0o700))?;
    }
    Ok(())
}

/// Only the user may look into a new folder. One that was there may hold other things, and stays as
/// it is.
fn make_folder(folder: &Path) -> Result<(), Fault> {
    let is_new = !folder.exists();
    std::fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        if is_new {
            close_to_others(folder).map_err(|error| failed(folder, &error))?;
        }
        let mode = std::fs::metadata(folder).map_or(0, |folder| folder.permissions().mode() & 0o777);
        if mode & 0o077 != 0 {
            let (folder, mode) = (folder.display(), format!("{mode:o}"));
            tracing::warn!(
                %folder,
                mode,
                "others on this computer may look into the folder of the matches; `chmod 700` keeps them out"
            );
        }
    }
    #[cfg(not(unix))]
    let _ = is_new;
    Ok(())
}

/// Two servers on the same matches would contradict each other.
fn lock(folder: &Path) -> Result<File, Fault> {
    let path = folder.join(LOCK);
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(&path);
    let file = file.map_err(|error| failed(&path, &error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(std::fs::TryLockError::WouldBlock) => Err(Fault::Locked(format!(
            "another Blipfall server uses {}; stop it, or choose another folder with --data",
            folder.display()
        ))),
        Err(std::fs::TryLockError::Error(error)) => Err(failed(&path, &error)),
    }
}
