//! Many games at once.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use search::Stop;

/// Plays jobs on a number of threads and hands over each record as it comes, with the
/// number of its job. An error of `take` stops everything and is given back.
pub fn run<J: Sync, R: Send, E>(
    jobs: &[J],
    threads: usize,
    stop: &Stop,
    play: impl Fn(&J) -> R + Sync,
    mut take: impl FnMut(usize, R) -> Result<(), E>,
) -> Result<(), E> {
    let next = AtomicUsize::new(0);
    let threads = threads.clamp(1, jobs.len().max(1));
    // Nobody plays far ahead of what has been taken, so a wish to stop is heard in time.
    let (sender, receiver) = mpsc::sync_channel(threads);
    thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next, play) = (sender.clone(), &next, &play);
            scope.spawn(move || work(jobs, stop, next, play, &sender));
        }
        drop(sender);
        let mut result = Ok(());
        for (index, record) in receiver {
            if result.is_ok() {
                result = take(index, record);
            }
            if result.is_err() {
                stop.ask();
            }
        }
        result
    })
}

fn work<J, R>(
    jobs: &[J],
    stop: &Stop,
    next: &AtomicUsize,
    play: impl Fn(&J) -> R,
    sender: &mpsc::SyncSender<(usize, R)>,
) {
    while !stop.is_asked() {
        let index = next.fetch_add(1, Ordering::Relaxed);
        let Some(job) = jobs.get(index) else { return };
        // Nobody listens any more only when the whole run has ended.
        if sender.send((index, play(job))).is_err() {
            return;
        }
    }
}
