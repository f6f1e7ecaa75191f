//! Players who look ahead.

use std::time::Duration;

use game_api::{Player, Seeded};
use search::{Budget, Question, Report, Search, Stop};
use space_hulk::{Action, SpaceHulk, View};

use super::guide::Guide;
use super::manner::Manner;
use super::rollout::Rollout;
use crate::Level;

/// Thinks about every decision: the move of a veteran and those that look best at once are played
/// out in worlds sampled from the view.
pub struct Thinker {
    guide: Guide,
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
            guide: Guide::new(seed),
            search: Search::new(move || Rollout::new(horizon)).with_gate(gate),
            budget: Budget::rollouts(rollouts),
            manner,
            seeds: Seeded::new(seed ^ 2),
            stop: Stop::default(),
        }
    }

    /// The same for a match in which players have `waited` for the answer already.
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
        let own = self.guide.veteran.decide(view, legal);
        if self.guide.veteran.is_under_way() && !self.manner.is_restless {
            return (own, None);
        }
        let Manner { most_candidates, most_options, .. } = self.manner;
        let candidates = self.guide.candidates(view, legal, own, (most_candidates, most_options));
        let seed = u64::from(self.seeds.below(u32::MAX));
        let question = Question { seat: decision.owner, view, legal, candidates: &candidates, seed };
        let report = self.search.decide(&question, &self.budget, &self.stop);
        if report.chosen != own {
            self.guide.veteran.interrupt();
        }
        (report.chosen, Some(report))
    }
}

impl Player<SpaceHulk> for Thinker {
    fn decide(&mut self, view: &View, legal: &[Action]) -> usize {
        self.think(view, legal).0
    }
}
