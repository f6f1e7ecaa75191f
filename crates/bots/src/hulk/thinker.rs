//! Players who look ahead.

use std::time::Duration;

use game_api::{Player, Seeded};
use search::{Budget, Question, Report, Search, Stop};
use space_hulk::{Action, SpaceHulk, View};

use super::rank::Ranker;
use super::rollout::{Horizon, Rollout};
use super::veteran::Veteran;
use crate::Level;

/// Thinks about every decision: the move of a veteran and those that look best at once are played
/// out in worlds sampled from the view.
pub struct Thinker {
    script: Veteran,
    ranker: Ranker,
    search: Search<Rollout>,
    budget: Budget,
    most_candidates: usize,
    seeds: Seeded,
    stop: Stop,
}

impl Thinker {
    /// A player of this level, whose choices follow from the seed.
    pub fn new(level: Level, seed: u64) -> Thinker {
        let (rollouts, most_candidates, horizon) = match level {
            Level::Captain => (CAPTAIN_ROLLOUTS, 6, Horizon::NextTurn),
            Level::Master => (MASTER_ROLLOUTS, 8, Horizon::End),
        };
        Thinker {
            script: Veteran::new(seed),
            ranker: Ranker::new(seed ^ 1),
            search: Search::new(move || Rollout::new(horizon)),
            budget: Budget::rollouts(rollouts),
            most_candidates,
            seeds: Seeded::new(seed ^ 2),
            stop: Stop::default(),
        }
    }

    /// The same for a match in which somebody has waited for so long already.
    pub(crate) fn in_time(self, level: Level, waited: Duration) -> Thinker {
        let budget = level.budget(self.budget.rollouts, waited);
        self.with_budget(budget)
    }

    /// The same with another budget.
    pub fn with_budget(self, budget: Budget) -> Thinker {
        Thinker { budget, ..self }
    }

    /// The same on this many threads, which changes no decision.
    pub fn with_threads(self, threads: usize) -> Thinker {
        let budget = Budget { threads, ..self.budget };
        self.with_budget(budget)
    }

    /// Decides, and tells why; nothing is told about a decision that needs no thought.
    pub fn think(&mut self, view: &View, legal: &[Action]) -> (usize, Option<Report>) {
        if legal.len() == 1 {
            return (0, None);
        }
        let Some(decision) = view.table().decision() else { return (0, None) };
        let own = self.script.decide(view, legal);
        let candidates = self.ranker.candidates(view, legal, own, self.most_candidates);
        let seed = u64::from(self.seeds.below(u32::MAX));
        let question = Question { seat: decision.owner, view, legal, candidates: &candidates, seed };
        let report = self.search.decide(&question, &self.budget, &self.stop);
        if report.chosen != own {
            self.script.interrupt();
        }
        (report.chosen, Some(report))
    }
}

/// Rollouts for a decision: about 50 ms and 1 s on one core of the machine that measured them.
const CAPTAIN_ROLLOUTS: u32 = 128;
const MASTER_ROLLOUTS: u32 = 480;

impl Player<SpaceHulk> for Thinker {
    fn decide(&mut self, view: &View, legal: &[Action]) -> usize {
        self.think(view, legal).0
    }
}
