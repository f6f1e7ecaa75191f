//! The time.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use table::Millis;

/// Milliseconds since 1970 that never go back while the server runs, whatever happens to the
/// clock of the computer.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    started: Instant,
    at_start: Millis,
}

impl Clock {
    /// Starts from the clock of the computer.
    pub fn new() -> Clock {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
        Clock { started: Instant::now(), at_start: since.as_millis() as Millis }
    }

    /// The time.
    pub fn now(&self) -> Millis {
        self.at_start + self.started.elapsed().as_millis() as Millis
    }

    /// How long it is until then.
    pub fn until(&self, at: Millis) -> Duration {
        Duration::from_millis(at.saturating_sub(self.now()))
    }
}

impl Default for Clock {
    fn default() -> Clock {
        Clock::new()
    }
}
