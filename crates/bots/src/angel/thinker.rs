//! Players who look ahead to the end of the game.

use std::time::Duration;

use death_angel::{Action, DeathAngel, DecisionKind, Outcome, Phase, Seat, View};
use game_api::{Player, Seeded};
use search::{Budget, Question, Script, Search, Stop, WIN};

use super::veteran::Veteran;
use crate::Level;

/// Plays the answer of a veteran and some others out to the end of the game, with brisk veterans on all
/// seats, and changes its mind only where another answer wins clearly more often.
pub struct Thinker {
    script: Veteran,
    search: Search<Rollout>,
    budget: Budget,
    seeds: Seeded,
    stop: Stop,
}

/// Rollouts for a decision. A rollout to the end takes about 0.8 ms, so that a captain compares few
/// answers only.
const CAPTAIN_ROLLOUTS: u32 = 48;
const MASTER_ROLLOUTS: u32 = 960;

impl Thinker {
    /// A player of this level, whose choices follow from the seed.
    pub fn new(level: Level, seed: u64) -> Thinker {
        let rollouts = match level {
            Level::Captain => CAPTAIN_ROLLOUTS,
            Level::Master => MASTER_ROLLOUTS,
        };
        Thinker {
            script: Veteran::new(seed),
            search: Search::new(Rollout::new),
            budget: Budget::rollouts(rollouts),
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

    /// A veteran's answer, and as many others as the budget can tell apart.
    fn candidates(&mut self, legal: &[Action], own: usize) -> Vec<usize> {
        let most = (self.budget.rollouts / ROLLOUTS_EACH).clamp(1, MOST_OTHERS) as usize;
        let mut others: Vec<usize> = (0..legal.len()).filter(|&index| index != own).collect();
        while others.len() > most {
            others.swap_remove(self.seeds.below(others.len() as u32) as usize);
        }
        [own].into_iter().chain(others).collect()
    }
}

/// Rollouts that a candidate should get, and candidates beside one's own at most.
const ROLLOUTS_EACH: u32 = 24;
const MOST_OTHERS: u32 = 5;

impl Player<DeathAngel> for Thinker {
    fn decide(&mut self, view: &View, legal: &[Action]) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        let own = self.script.decide(view, legal);
        let Some(decision) = view.decision() else { return own };
        if !is_worth_a_thought(decision.kind, view.table().phase()) {
            return own;
        }
        let candidates = self.candidates(legal, own);
        let seed = u64::from(self.seeds.below(u32::MAX));
        let question = Question { seat: decision.owner, view, legal, candidates: &candidates, seed };
        self.search.decide(&question, &self.budget, &self.stop).chosen
    }
}

/// Teams are chosen once, from what many games have shown; and a life is worth any token.
fn is_worth_a_thought(kind: DecisionKind, phase: Phase) -> bool {
    match kind {
        DecisionKind::Team => false,
        DecisionKind::Reroll | DecisionKind::Artefact => phase != Phase::Attack,
        _ => true,
    }
}

/// Brisk veterans on all seats, to the end.
struct Rollout(Veteran);

impl Rollout {
    fn new() -> Rollout {
        Rollout(Veteran::brisk(0))
    }
}

impl Script<DeathAngel> for Rollout {
    fn begin(&mut self, seed: u64) {
        self.0 = Veteran::brisk(seed);
    }

    fn decide(&mut self, view: &View, legal: &[Action]) -> usize {
        self.0.decide(view, legal)
    }

    fn is_leaf(&mut self, _root: &DeathAngel, _game: &DeathAngel) -> bool {
        false
    }

    fn judge(&mut self, game: &DeathAngel, _seat: Seat) -> i32 {
        super::judge::judge(game, super::judge::weights())
    }

    /// All win or lose together.
    fn payoff(&self, outcome: &Outcome, _seat: Seat) -> i32 {
        WIN * i32::from(outcome.is_won())
    }
}
