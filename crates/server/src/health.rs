//! Whether everything works.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use crate::hall::Hall;

/// How long an answer holds: finding out costs a flush to the disk, and anybody may ask.
const FRESH: Duration = Duration::from_secs(1);

/// What was found out last about the store.
#[derive(Default)]
pub(crate) struct HealthCheck(Mutex<Option<(Instant, bool)>>);

impl HealthCheck {
    /// Whether something can be stored, and nothing is known to be damaged. Those who ask at the same time wait
    /// for the same answer.
    pub async fn storage(&self, hall: &Hall) -> bool {
        let mut last = self.0.lock().await;
        if let Some((at, works)) = *last
            && at.elapsed() < FRESH
        {
            return works;
        }
        let checked = hall.ask(|store| store.check()).await;
        if let Err(fault) = &checked {
            tracing::error!(%fault, "the store does not work as it should");
        }
        *last = Some((Instant::now(), checked.is_ok()));
        checked.is_ok()
    }
}
