//! Who will win a mission.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use protocol::Prediction;

use super::games::Games;
use crate::background::{Left, LongWork, STEP};

/// Enough for an interval of three points to each side, whatever the share.
const MOST_GAMES: u64 = 1_100;
/// It is known well enough when its interval reaches this far to each side.
const PRECISION: f64 = 0.03;
/// Before this number the interval says little about how wide it will be.
const LEAST_GAMES: u64 = 200;

/// Plays games until it is known who wins.
pub(crate) struct Predict {
    pub games: Arc<Games>,
    /// Those of the mission before the last change.
    pub before: Option<Arc<Games>>,
    pub next: AtomicU64,
}

impl Predict {
    fn is_known(&self) -> bool {
        let (number, share) = self.games.marine_share();
        number >= LEAST_GAMES && share.high - share.low <= 2.0 * PRECISION
    }
}

impl LongWork for Predict {
    type Report = Option<Prediction>;

    fn step(&self) -> Left {
        let began = Instant::now();
        while began.elapsed() < STEP {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= MOST_GAMES || self.is_known() {
                return Left::Nothing;
            }
            self.games.play(number);
            if let Some(before) = &self.before {
                before.play(number);
            }
        }
        Left::Something
    }

    fn report(&self) -> Option<Prediction> {
        self.games.prediction(self.before.as_deref())
    }
}
