//! The luck of every step of a match, one after the other on any number of threads.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use game_api::stable_hash;

use crate::luck::{Appraiser, Draw};
use crate::walk::Decision;
use crate::{Analyst, Curve};

/// What is found out about the steps of a match in which something was drawn. It is the same whoever does it in whatever
/// order, and the same for all depths.
pub(crate) struct Lucks<G: Analyst> {
    /// Those steps.
    drawn: Vec<usize>,
    /// Follows from the match. Two matches that begin alike are not held against the same dice, or errors in their first
    /// steps would not cancel each other.
    seed: u64,
    work: Mutex<Work>,
    is_done: Condvar,
    /// Those that no thread is using.
    appraisers: Mutex<Vec<Appraiser<G>>>,
}

struct Work {
    n_begun: usize,
    n_done: usize,
    /// Of every step of the match.
    lucks: Vec<i32>,
}

impl<G: Analyst> Lucks<G> {
    /// Those of a match, with a seed of its own.
    pub fn new(decisions: &[Decision<G>], seed: u64) -> Lucks<G> {
        let drawn = (0..decisions.len()).filter(|&at| decisions[at].has_draws).collect();
        let work = Work { n_begun: 0, n_done: 0, lucks: vec![0; decisions.len()] };
        Lucks { drawn, seed, work: Mutex::new(work), is_done: Condvar::new(), appraisers: Mutex::default() }
    }

    /// Finds the luck of one of the steps; whether there was one left to begin with. `last` is the game after all of
    /// them.
    pub fn step(&self, decisions: &[Decision<G>], last: &G, curve: impl FnOnce() -> Arc<Curve>) -> bool {
        let at = {
            let mut work = locked(&self.work);
            let Some(&at) = self.drawn.get(work.n_begun) else { return false };
            work.n_begun += 1;
            at
        };
        // A step that ends in a panic is counted, too: nobody waits for it for ever.
        let mut under_way = UnderWay { of: self, found: None };
        let free = locked(&self.appraisers).pop();
        let mut appraiser = free.unwrap_or_else(|| Appraiser::new(curve()));
        let Decision { before, action, .. } = &decisions[at];
        let after = decisions.get(at + 1).map_or(last, |next| &next.before);
        let luck = appraiser.luck(&Draw { before, action, after }, stable_hash(&(self.seed, at)));
        locked(&self.appraisers).push(appraiser);
        under_way.found = Some((at, luck));
        true
    }

    /// The luck of every step. It waits for those that other threads have begun.
    pub fn all(&self) -> Vec<i32> {
        let mut work = locked(&self.work);
        while work.n_done < work.n_begun {
            work = self.is_done.wait(work).unwrap_or_else(PoisonError::into_inner);
        }
        work.lucks.clone()
    }
}

/// A step that is being looked at.
struct UnderWay<'a, G: Analyst> {
    of: &'a Lucks<G>,
    found: Option<(usize, i32)>,
}

impl<G: Analyst> Drop for UnderWay<'_, G> {
    fn drop(&mut self) {
        let mut work = locked(&self.of.work);
        work.n_done += 1;
        if let Some((at, luck)) = self.found {
            work.lucks[at] = luck;
        }
        self.of.is_done.notify_all();
    }
}

/// Nothing is left half done by a panic elsewhere.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use death_angel::DeathAngel;
    use game_api::{Journal, Seeded};

    use super::*;
    use crate::trial::play_match;
    use crate::walk::decisions;

    /// Somebody whose step ends in a panic is not waited for, and the other steps are found.
    #[test]
    fn a_step_that_fails_holds_nobody_up() {
        let start = DeathAngel::new(1, &mut Seeded::new(2), &mut Journal::discard()).expect("one player");
        let played = play_match(start, ["random", "random"], 2).expect("known players");
        let (decisions, last) = decisions(&played).expect("it was played");
        let lucks = Lucks::new(&decisions, 1);
        let fails = || lucks.step(&decisions, &last, || panic!("no curve"));
        assert!(catch_unwind(AssertUnwindSafe(fails)).is_err());
        let curve = Arc::new(Curve::straight());
        while lucks.step(&decisions, &last, || Arc::clone(&curve)) {}
        let work = locked(&lucks.work);
        assert_eq!((work.n_begun, work.n_done), (lucks.drawn.len(), lucks.drawn.len()));
        drop(work);
        let all = lucks.all();
        assert!(all[lucks.drawn[0]] == 0 && all.iter().any(|&luck| luck != 0), "{all:?}");
    }
}
