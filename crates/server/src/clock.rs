//! The time.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use table::Millis;
use tokio::sync::watch;

/// The longest sleep of a timer; a longer wait is made of several.
const LONGEST: Millis = 24 * 60 * 60 * 1000;

/// Milliseconds since 1970 that never go back while the server runs, whatever happens to the
/// clock of the computer.
#[derive(Clone, Debug)]
pub struct Clock(Kind);

#[derive(Clone, Debug)]
enum Kind {
    Running { started: Instant, at_start: Millis },
    ByHand(watch::Receiver<Millis>),
}

impl Clock {
    /// Starts from the clock of the computer.
    pub fn new() -> Clock {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
        Clock(Kind::Running { started: Instant::now(), at_start: since.as_millis() as Millis })
    }

    /// A clock that stands still until it is set, for trials: everything that is told or
    /// written down about time follows it. Rate limits keep using real time.
    pub fn by_hand(time: watch::Receiver<Millis>) -> Clock {
        Clock(Kind::ByHand(time))
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> Millis {
        match &self.0 {
            Kind::Running { started, at_start } => at_start + started.elapsed().as_millis() as Millis,
            Kind::ByHand(time) => *time.borrow(),
        }
    }

    /// The same for the rest of the world.
    pub fn system_time(&self) -> SystemTime {
        UNIX_EPOCH + Duration::from_millis(self.now())
    }

    /// Waits until then, or for a day.
    pub async fn reach(&self, at: Millis) {
        match &self.0 {
            Kind::Running { .. } => {
                let wait = at.saturating_sub(self.now()).min(LONGEST);
                tokio::time::sleep(Duration::from_millis(wait)).await;
            }
            Kind::ByHand(time) => {
                // What could set it is gone: it stands still for ever.
                if time.clone().wait_for(|&now| now >= at).await.is_err() {
                    std::future::pending().await
                }
            }
        }
    }
}

impl Default for Clock {
    fn default() -> Clock {
        Clock::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_clock_set_by_hand_wakes_who_waits() {
        let (hand, time) = watch::channel(1_000);
        let clock = Clock::by_hand(time);
        assert_eq!(clock.now(), 1_000);
        clock.reach(900).await;
        let waiting = tokio::spawn({
            let clock = clock.clone();
            async move { clock.reach(2_000).await }
        });
        hand.send_replace(1_999);
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        hand.send_replace(2_000);
        waiting.await.expect("it wakes");
    }
}
