//! Results on disk: one line of JSON for every game, written as soon as it is over.
//!
//! The first line says what was asked for. A run that was broken off is taken up
//! again where it stood; a last line that was only half written is thrown away.

use std::collections::BTreeMap;
use std::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// What results depend on besides their plan: the version of the rules, and the
/// revision of the players.
pub fn version() -> String {
    format!("{}, players {}", env!("CARGO_PKG_VERSION"), bots::REVISION)
}

/// Why a file of results cannot be used.
#[derive(Debug)]
#[non_exhaustive]
pub enum StoreError {
    /// The disk said no.
    Io(PathBuf, io::Error),
    /// The file is something else.
    Foreign(PathBuf),
    /// The file holds results of another plan.
    OtherPlan(PathBuf),
    /// The file holds results of another version of the rules or the players.
    OtherVersion(PathBuf, String),
    /// Another run writes to the file.
    InUse(PathBuf),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Io(path, error) => {
                write!(
                    f,
                    "{}: {error}; what it holds is kept, and the same call goes on from there",
                    path.display()
                )
            }
            StoreError::Foreign(path) => {
                write!(f, "{}: no results of a simulation; choose another file", path.display())
            }
            StoreError::InUse(path) => {
                write!(f, "{}: another run writes to it; wait for it, or choose another file", path.display())
            }
            StoreError::OtherVersion(path, found) => write!(
                f,
                "{}: results of version {found}, and this is version {}; they cannot be mixed; choose another file",
                path.display(),
                version()
            ),
            StoreError::OtherPlan(path) => write!(
                f,
                "{}: results of other missions, players or seeds; choose another file, or ask for the same again",
                path.display()
            ),
        }
    }
}

impl std::error::Error for StoreError {}

/// A file of results.
#[derive(Debug)]
pub struct Store {
    path: PathBuf,
    file: File,
}

impl Store {
    /// Opens a file for the results of a plan, and gives what it already holds by the
    /// number of the job. A file that is not there is made.
    pub fn open<R: DeserializeOwned>(
        path: &Path,
        plan: u64,
    ) -> Result<(Store, BTreeMap<usize, R>), StoreError> {
        let failed = |error| StoreError::Io(path.to_owned(), error);
        let mut options = OpenOptions::new();
        let mut file =
            options.read(true).write(true).create(true).truncate(false).open(path).map_err(failed)?;
        // Devices and pipes cannot be taken up again, and some of them never end.
        if !file.metadata().map_err(failed)?.is_file() {
            return Err(StoreError::Foreign(path.to_owned()));
        }
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse(path.to_owned())),
            // A disk without locks is no reason not to play.
            Err(TryLockError::Error(_)) | Ok(()) => {}
        }
        let (done, good) = read(&mut file, path, plan)?;
        // Cut off what a crash left half written.
        file.set_len(good).map_err(failed)?;
        file.seek(SeekFrom::End(0)).map_err(failed)?;
        let mut store = Store { path: path.to_owned(), file };
        if good == 0 {
            store.line(&header(plan))?;
        }
        Ok((store, done))
    }

    /// Adds the record of a job.
    pub fn add<R: Serialize>(&mut self, job: usize, record: &R) -> Result<(), StoreError> {
        self.line(&json!({"job": job, "record": record}))
    }

    fn line(&mut self, value: &Value) -> Result<(), StoreError> {
        let mut line = value.to_string();
        line.push('\n');
        self.file.write_all(line.as_bytes()).map_err(|error| StoreError::Io(self.path.clone(), error))
    }
}

/// No record is as long as this, however many Marines died.
const MAX_LINE: u64 = 1 << 20;

/// Reads the whole lines of a file; says where they end.
fn read<R: DeserializeOwned>(
    file: &mut File,
    path: &Path,
    plan: u64,
) -> Result<(BTreeMap<usize, R>, u64), StoreError> {
    let failed = |error| StoreError::Io(path.to_owned(), error);
    let (mut done, mut good, mut line) = (BTreeMap::new(), 0u64, Vec::new());
    let mut reader = BufReader::new(file);
    loop {
        line.clear();
        let length = reader.by_ref().take(MAX_LINE).read_until(b'\n', &mut line).map_err(failed)?;
        if length as u64 == MAX_LINE {
            return Err(StoreError::Foreign(path.to_owned()));
        }
        if length == 0 || !line.ends_with(b"\n") {
            // Without even a first line it is only taken if that is ours, cut short.
            let foreign = good == 0 && !header(plan).to_string().as_bytes().starts_with(&line);
            return if foreign { Err(StoreError::Foreign(path.to_owned())) } else { Ok((done, good)) };
        }
        match (good, serde_json::from_slice::<Value>(&line)) {
            (0, Ok(found)) => check_header(&found, path, plan)?,
            (_, Ok(mut entry)) => {
                match (entry["job"].as_u64(), serde_json::from_value(entry["record"].take())) {
                    (Some(job), Ok(record)) => drop(done.insert(job as usize, record)),
                    _ => return Err(StoreError::Foreign(path.to_owned())),
                }
            }
            (_, Err(_)) => return Err(StoreError::Foreign(path.to_owned())),
        }
        good += length as u64;
    }
}

fn header(plan: u64) -> Value {
    json!({"blipfall": "simulation", "format": 1, "version": version(), "plan": format!("{plan:016x}")})
}

fn check_header(found: &Value, path: &Path, plan: u64) -> Result<(), StoreError> {
    if found["blipfall"] != "simulation" || found["format"] != 1 {
        return Err(StoreError::Foreign(path.to_owned()));
    }
    let found_version = found["version"].as_str().unwrap_or("unknown");
    if found_version != version() {
        return Err(StoreError::OtherVersion(path.to_owned(), found_version.chars().take(40).collect()));
    }
    if *found != header(plan) {
        return Err(StoreError::OtherPlan(path.to_owned()));
    }
    Ok(())
}
