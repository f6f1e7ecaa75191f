//! A few threads for what takes a while: computer players and questions.

use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

/// So much work may wait; a match that finds no place asks again.
const MOST_WAITING: usize = 4096;

type Work = Box<dyn FnOnce() + Send>;

/// Threads that work beside the server's own, so that it stays responsive while computer
/// players think. Dropping it lets them finish what they are at.
pub struct Pool {
    work: Option<SyncSender<Work>>,
    threads: Vec<JoinHandle<()>>,
}

impl Pool {
    /// Starts so many threads, at least one.
    pub fn new(n_threads: usize) -> Pool {
        let (work, inbox) = sync_channel(MOST_WAITING);
        let inbox = Arc::new(Mutex::new(inbox));
        let threads = (0..n_threads.max(1)).map(|number| {
            let inbox = Arc::clone(&inbox);
            std::thread::Builder::new()
                .name(format!("thinker-{number}"))
                .spawn(move || run(&inbox))
                .expect("the operating system has threads for thinking")
        });
        Pool { threads: threads.collect(), work: Some(work) }
    }

    /// Gives work to a thread; false if too much waits already.
    pub fn run(&self, work: impl FnOnce() + Send + 'static) -> bool {
        let Some(queue) = &self.work else { return false };
        match queue.try_send(Box::new(work)) {
            Ok(()) => true,
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => false,
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.work = None;
        for thread in self.threads.drain(..) {
            // A panic there was caught, or reported when it happened.
            let _ = thread.join();
        }
    }
}

fn run(inbox: &Mutex<Receiver<Work>>) {
    loop {
        let work = inbox.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(work) = work else { return };
        // A mistake in a computer player must not take the thread with it.
        if std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).is_err() {
            tracing::error!("a computer player or a question has failed");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn a_panic_does_not_end_a_thread() {
        let pool = Pool::new(1);
        let (told, answers) = channel();
        assert!(pool.run(|| panic!("a mistake on purpose")));
        assert!(pool.run(move || told.send(7).expect("the test listens")));
        assert_eq!(answers.recv(), Ok(7));
    }

    #[test]
    fn too_much_work_is_refused() {
        let pool = Pool::new(1);
        let (open, gate) = channel::<()>();
        assert!(pool.run(move || {
            let _ = gate.recv();
        }));
        let taken = (0..2 * MOST_WAITING).filter(|_| pool.run(|| ())).count();
        assert!((MOST_WAITING - 1..=MOST_WAITING + 1).contains(&taken), "{taken}");
        drop(open);
    }
}
