//! The games that a curve is fitted to, one after the other on any number of threads.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};

use search::Stop;

use crate::curve::{Course, play_course};
use crate::{Analyst, Curve};

/// Games of veterans from the start of a match, and the curve that follows from them. The games are the same, and so is
/// the curve, whoever plays them in whatever order.
#[derive(Default)]
pub(crate) struct Fitting {
    games: Mutex<Games>,
    is_done: Condvar,
    curve: OnceLock<Arc<Curve>>,
}

#[derive(Default)]
struct Games {
    n_begun: u64,
    n_done: u64,
    /// With their seeds.
    courses: Vec<(u64, Course)>,
}

impl Fitting {
    /// One that is done: the curve is known.
    pub fn known(curve: Arc<Curve>) -> Fitting {
        let fitting = Fitting::default();
        fitting.locked().n_begun = Curve::GAMES;
        fitting.curve.get_or_init(|| curve);
        fitting
    }

    /// Plays one of the games; whether there was one left to begin with.
    pub fn step<G: Analyst>(&self, start: &G) -> bool {
        let seed = {
            let mut games = self.locked();
            if games.n_begun == Curve::GAMES {
                return false;
            }
            games.n_begun += 1;
            games.n_begun - 1
        };
        // A game that ends in a panic is counted, too: nobody waits for it for ever.
        let mut under_way = UnderWay { fitting: self, course: None };
        under_way.course = Some((seed, play_course(start, seed, &Stop::default())));
        true
    }

    /// The curve. It waits for games that other threads have begun.
    pub fn curve<G: Analyst>(&self, start: &G) -> Arc<Curve> {
        if let Some(curve) = self.curve.get() {
            return Arc::clone(curve);
        }
        let mut games = self.locked();
        while games.n_done < games.n_begun {
            games = self.is_done.wait(games).unwrap_or_else(PoisonError::into_inner);
        }
        games.courses.sort_by_key(|(seed, _)| *seed);
        let courses: Vec<Course> = games.courses.iter().map(|(_, course)| course.clone()).collect();
        Arc::clone(self.curve.get_or_init(|| Arc::new(Curve::fitted(start.moment().0, &courses))))
    }

    fn locked(&self) -> MutexGuard<'_, Games> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A game that is being played.
struct UnderWay<'a> {
    fitting: &'a Fitting,
    course: Option<(u64, Course)>,
}

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        let mut games = self.fitting.locked();
        games.n_done += 1;
        games.courses.extend(self.course.take());
        self.fitting.is_done.notify_all();
    }
}
