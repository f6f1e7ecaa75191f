//! Looks for damage, beside everything else.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::{Connection, InterruptHandle, OpenFlags};

use crate::store::Fault;

/// How long after the start the whole file is read for the first time: others have more urgent work then.
const FIRST: Duration = Duration::from_secs(2);
/// How long after that it is read again. It costs about as much as copying the file.
const EVERY: Duration = Duration::from_secs(6 * 60 * 60);
/// The matches that are remembered as damaged.
const MOST_REMEMBERED: usize = 1_000;

/// A thread that reads the whole file now and then, and what is known of its damage.
pub(super) struct Inspector {
    found: Arc<Mutex<Found>>,
    interrupt: InterruptHandle,
    stop: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Found {
    /// What is wrong with the file.
    file: Option<String>,
    /// Matches that could not be read.
    matches: BTreeSet<String>,
}

impl Inspector {
    pub fn start(file: &Path) -> Result<Inspector, Fault> {
        let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        connection.busy_timeout(Duration::from_secs(5))?;
        let interrupt = connection.get_interrupt_handle();
        let found = Arc::<Mutex<Found>>::default();
        let (stop, stopped) = channel();
        let noted = Arc::clone(&found);
        let thread = std::thread::Builder::new()
            .name("inspector".to_owned())
            .spawn(move || look_again_and_again(&connection, &noted, &stopped))
            .map_err(|error| Fault::Failed(error.to_string()))?;
        Ok(Inspector { found, interrupt, stop: Some(stop), thread: Some(thread) })
    }

    /// Takes down whether a match could be read.
    pub fn note<T>(&self, match_id: &str, loaded: &Result<T, Fault>) {
        let mut found = locked(&self.found);
        match loaded {
            Ok(_) => {
                found.matches.remove(match_id);
            }
            Err(Fault::Damaged(_)) if found.matches.len() < MOST_REMEMBERED => {
                found.matches.insert(match_id.to_owned());
            }
            Err(_) => {}
        }
    }

    /// What is damaged, as far as is known.
    pub fn verdict(&self) -> Result<(), Fault> {
        let found = locked(&self.found);
        match (&found.file, found.matches.len()) {
            (Some(why), _) => Err(Fault::Damaged(why.clone())),
            (None, 0) => Ok(()),
            (None, n) => Err(Fault::Damaged(format!("matches that cannot be read: {n}"))),
        }
    }
}

impl Drop for Inspector {
    fn drop(&mut self) {
        self.stop = None;
        self.interrupt.interrupt();
        if let Some(thread) = self.thread.take() {
            // A panic there was reported when it happened.
            let _ = thread.join();
        }
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn look_again_and_again(connection: &Connection, found: &Mutex<Found>, stopped: &Receiver<()>) {
    let mut pause = FIRST;
    while stopped.recv_timeout(pause) == Err(RecvTimeoutError::Timeout) {
        let damage = damage(connection);
        if let Some(why) = &damage {
            tracing::error!(why, "the database is damaged; put a copy of it in its place");
        }
        locked(found).file = damage;
        super::shrink(connection);
        pause = EVERY;
    }
}

/// What is wrong with the file. It finds what contradicts the form of a database; what was changed inside a match
/// is found by the checksum of its entries when it is loaded.
fn damage(connection: &Connection) -> Option<String> {
    let answer = connection.query_row("PRAGMA quick_check(1)", (), |row| row.get::<_, String>(0));
    match answer.map_err(Fault::from) {
        Ok(answer) => (answer != "ok").then_some(answer),
        Err(Fault::Damaged(why)) => Some(why),
        // It was interrupted, or could not be read just now.
        Err(_) => None,
    }
}
