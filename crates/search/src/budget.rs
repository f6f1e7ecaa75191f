//! How long a decision may take.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What a decision may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Rollouts of all candidates together.
    pub rollouts: u32,
    /// A decision that is not made by then is made with what is known. With a limit of time the
    /// decision depends on the machine.
    pub time: Option<Duration>,
    /// Threads that play rollouts; at least one.
    pub threads: usize,
}

impl Budget {
    /// So many rollouts on one thread, however long they take.
    pub const fn rollouts(rollouts: u32) -> Budget {
        Budget { rollouts, time: None, threads: 1 }
    }
}

/// A wish to stop, from anywhere.
#[derive(Debug, Default)]
pub struct Stop(AtomicBool);

impl Stop {
    /// Asks to stop: a decision is made with what is known, and games that have begun are finished.
    pub fn ask(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has asked.
    pub fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// When thinking has to end.
pub(crate) struct Deadline<'a> {
    pub stop: &'a Stop,
    pub until: Option<Instant>,
}

impl Deadline<'_> {
    pub fn is_over(&self) -> bool {
        self.stop.is_asked() || self.until.is_some_and(|until| Instant::now() >= until)
    }
}
