//! Files that are there whole or not at all.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A file that gets its name only when everything has been written.
///
/// It is begun before the work, so that a folder that cannot be written to is found
/// out at once and not after an hour. Dropped without [`Draft::finish`] it vanishes, and
/// a file of that name that was there before stays as it was.
#[derive(Debug)]
pub struct Draft {
    path: PathBuf,
    temporary: PathBuf,
    file: File,
    is_finished: bool,
}

impl Draft {
    /// Begins a file.
    pub fn begin(path: &Path) -> io::Result<Draft> {
        let name = path.file_name().ok_or_else(|| io::Error::other("this is no name of a file"))?;
        if path.is_dir() {
            return Err(io::Error::from(io::ErrorKind::IsADirectory));
        }
        let mut temporary = std::ffi::OsString::from(".");
        temporary.push(name);
        temporary.push(format!(".{}.part", std::process::id()));
        let temporary = path.with_file_name(temporary);
        let file = File::create(&temporary)?;
        Ok(Draft { path: path.to_owned(), temporary, file, is_finished: false })
    }

    /// Where it will be.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes all of it and gives it its name.
    pub fn finish(mut self, content: &[u8]) -> io::Result<()> {
        self.file.write_all(content)?;
        self.file.sync_all()?;
        fs::rename(&self.temporary, &self.path)?;
        self.is_finished = true;
        Ok(())
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if !self.is_finished {
            // What cannot be removed now does no harm: nobody reads it.
            let _ = fs::remove_file(&self.temporary);
        }
    }
}
