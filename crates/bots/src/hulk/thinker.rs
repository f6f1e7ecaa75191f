//! Players who look ahead.

use std::time::Duration;

use game_api::{Player, Seeded};
use search::{Budget, Question, Report, Search, Stop};
use space_hulk::{Action, SpaceHulk, View};

use super::manner::Manner;
use super::rank::Ranker;
use super::rollout::Rollout;
use super::veteran::Veteran;
use crate::Level;

/// Thinks about every decision: the move of a veteran and those that look best at once are played
/// out in worlds sampled from the view.
pub struct Thinker {
    script: Veteran,
    ranker: Ranker,
    search: Search<Rollout>,
    budget: Budget,
    manner: Manner,
    seeds: Seeded,
    stop: Stop,
}

impl Thinker {
    /// A player of this level, whose choices follow from the seed.
    pub fn new(level: Level, seed: u64) -> Thinker {
        Thinker::in_manner(Manner::of(level), seed)
    }

    /// A player who looks ahead like this.
    pub fn in_manner(manner: Manner, seed: u64) -> Thinker {
        let Manner { rollouts, horizon, gate, .. } = manner;
        Thinker {
            script: Veteran::new(seed),
            ranker: Ranker::new(seed ^ 1),
            search: Search::new(move || Rollout::new(horizon)).with_gate(gate),
            budget: Budget::rollouts(rollouts),
            manner,
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
        if self.script.is_under_way() && !self.manner.is_restless {
            return (own, None);
        }
        let candidates = self.candidates(view, legal, own);
        let seed = u64::from(self.seeds.below(u32::MAX));
        let question = Question { seat: decision.owner, view, legal, candidates: &candidates, seed };
        let report = self.search.decide(&question, &self.budget, &self.stop);
        if report.chosen != own {
            self.script.interrupt();
        }
        (report.chosen, Some(report))
    }
}

impl Thinker {
    /// A veteran's move, others that it thinks of, and those that look best at once.
    fn candidates(&mut self, view: &View, legal: &[Action], own: usize) -> Vec<usize> {
        let mut found = vec![own];
        let add = |found: &mut Vec<usize>, index: usize, most: usize| {
            if found.len() < most && !found.contains(&index) {
                found.push(index);
            }
        };
        if self.manner.most_options > 0 {
            for index in self.script.options(view, legal) {
                add(&mut found, index, 1 + self.manner.most_options);
            }
        }
        for index in self.ranker.rank(view, legal) {
            add(&mut found, index, self.manner.most_candidates);
        }
        found
    }
}

impl Player<SpaceHulk> for Thinker {
    fn decide(&mut self, view: &View, legal: &[Action]) -> usize {
        self.think(view, legal).0
    }
}
