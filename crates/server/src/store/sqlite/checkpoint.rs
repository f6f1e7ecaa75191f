//! Moves what is in the log into the file, beside the writer, which does not wait for it.

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::JoinHandle;

use rusqlite::Connection;

use crate::store::Fault;

/// The writes after which there is something to do. The same page of the file stands in the log many times, and is
/// moved once.
const EVERY: usize = 2_048;

/// A thread that moves pages from the log into the file. The log grows with every commit, and
/// the thread that moves its pages waits for the disk several times; as long as it was the writer, some
/// acknowledgements came much later than others.
pub(super) struct Checkpointer {
    nudge: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
    since: AtomicUsize,
}

impl Checkpointer {
    /// Starts the thread on this file.
    pub fn start(file: &Path) -> Result<Checkpointer, Fault> {
        let connection = Connection::open(file)?;
        let (nudge, nudges) = sync_channel(1);
        // A server that was killed has left its log behind, and the next start reads all of it.
        let _ = nudge.try_send(());
        let thread = std::thread::Builder::new()
            .name("checkpointer".to_owned())
            .spawn(move || tidy(&connection, &nudges))
            .map_err(|error| Fault::Failed(error.to_string()))?;
        Ok(Checkpointer { nudge: Some(nudge), thread: Some(thread), since: AtomicUsize::new(0) })
    }

    /// So much was written.
    pub fn written(&self, count: usize) {
        if self.since.fetch_add(count, Ordering::Relaxed) + count < EVERY {
            return;
        }
        self.since.store(0, Ordering::Relaxed);
        if let Some(nudge) = &self.nudge {
            // Full: it has been told, and has not come to it yet.
            let _ = nudge.try_send(());
        }
    }
}

impl Drop for Checkpointer {
    fn drop(&mut self) {
        self.nudge = None;
        if let Some(thread) = self.thread.take() {
            // A panic there was reported when it happened.
            let _ = thread.join();
        }
    }
}

fn tidy(connection: &Connection, nudges: &Receiver<()>) {
    while nudges.recv().is_ok() {
        // `PASSIVE` moves what it can without waiting for readers or the writer.
        let moved = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", (), |row| row.get::<_, i64>(0));
        if let Err(error) = moved {
            // Nothing is lost: it stays in the log, and the writer moves it if there is too much.
            tracing::warn!(%error, "the log could not be moved into the file");
        }
    }
}
