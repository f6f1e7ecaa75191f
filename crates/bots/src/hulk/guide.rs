//! Which answers are worth comparing.

use game_api::Player;
use space_hulk::{Action, View};

use super::rank::Ranker;
use super::veteran::Veteran;

/// Names the answers that are worth comparing: what a veteran would do, and others.
pub struct Guide {
    pub(super) veteran: Veteran,
    ranker: Ranker,
}

impl Guide {
    /// What it names follows from the seed.
    pub fn new(seed: u64) -> Guide {
        Guide { veteran: Veteran::new(seed), ranker: Ranker::new(seed ^ 1) }
    }

    /// The answers for a decision of which nothing before is known, a veteran's own first.
    pub fn fresh(view: &View, legal: &[Action], seed: u64, most: usize) -> Vec<usize> {
        let mut guide = Guide::new(seed);
        let own = guide.veteran.decide(view, legal);
        guide.candidates(view, legal, own, (most, most / 2))
    }

    /// A veteran's move, others that it thinks of, and those that look best at once: at most `most` in
    /// all, and `most_options` of the second kind.
    pub(super) fn candidates(
        &mut self,
        view: &View,
        legal: &[Action],
        own: usize,
        (most, most_options): (usize, usize),
    ) -> Vec<usize> {
        let mut found = vec![own];
        let add = |found: &mut Vec<usize>, index: usize, most: usize| {
            if found.len() < most && !found.contains(&index) {
                found.push(index);
            }
        };
        if most_options > 0 {
            for index in self.veteran.options(view, legal) {
                add(&mut found, index, 1 + most_options);
            }
        }
        for index in self.ranker.rank(view, legal) {
            add(&mut found, index, most);
        }
        found
    }
}
