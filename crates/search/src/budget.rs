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
    /// This number of rollouts on one thread, however long they take.
    pub const fn rollouts(rollouts: u32) -> Budget {
        Budget { rollouts, time: None, threads: 1 }
    }
}

/// A wish to stop, from anywhere; default: nobody has it yet.
#[derive(Debug, Default)]
pub struct Stop {
    is_asked: AtomicBool,
    /// From then on it counts as asked.
    until: Option<Instant>,
}

impl Stop {
    /// A wish that comes by itself when this time is over.
    pub fn after(time: Duration) -> Stop {
        Stop { is_asked: AtomicBool::new(false), until: Some(Instant::now() + time) }
    }

    /// Asks to stop: a decision is made with what is known, and games that have begun are finished.
    pub fn ask(&self) {
        self.is_asked.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has asked, or the time is over.
    pub fn is_asked(&self) -> bool {
        self.is_asked.load(Ordering::Relaxed) || self.until.is_some_and(|until| Instant::now() >= until)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wish_comes_when_the_time_is_over() {
        assert!(!Stop::default().is_asked() && !Stop::after(Duration::from_secs(60)).is_asked());
        assert!(Stop::after(Duration::ZERO).is_asked());
        let stop = Stop::after(Duration::from_secs(60));
        stop.ask();
        assert!(stop.is_asked());
    }
}
