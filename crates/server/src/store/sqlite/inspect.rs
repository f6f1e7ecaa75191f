//! Looks for damage, beside everything else.

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

/// A thread that reads the whole file now and then, and what is known of its damage.
pub(super) struct Inspector {
    found: Arc<Mutex<Found>>,
    interrupt: InterruptHandle,
    stop: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

/// What is wrong with the file.
type Found = Option<String>;

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

    /// What is wrong with the file, as far as is known.
    pub fn verdict(&self) -> Result<(), Fault> {
        locked(&self.found).clone().map_or(Ok(()), |why| Err(Fault::Damaged(why)))
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
        *locked(found) = damage;
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
