//! Players who look ahead to the end of the game.

use std::time::Duration;

use death_angel::{Action, DeathAngel, DecisionKind, Outcome, Phase, Seat, View};
use game_api::{Player, Seeded};
use search::{Budget, Gate, Question, Script, Search, Stop, WIN};

use super::veteran::Veteran;
use crate::Level;

/// Plays the answer of a veteran and some others out to the end of the game, with brisk veterans on all
/// seats, and changes its mind only where another answer wins clearly more often.
pub struct Thinker {
    script: Veteran,
    search: Search<Rollout>,
    budget: Budget,
    manner: Manner,
    seeds: Seeded,
    stop: Stop,
}

/// How a player of Death Angel looks ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// Rollouts for a decision, of all candidates together. A rollout to the end takes about 0.8 ms.
    pub rollouts: u32,
    /// Answers that are compared with a veteran's at most.
    pub most_others: u32,
    /// Whether it thinks about the cards of a round alone; everything else is decided like a veteran.
    pub is_about_cards: bool,
    /// What another answer must gain to be chosen in place of a veteran's.
    pub gate: Gate,
}

impl Manner {
    /// The manner of a level.
    pub const fn of(level: Level) -> Manner {
        let gate = Gate { errors: 15, least: 0 };
        match level {
            Level::Captain => Manner { rollouts: 96, most_others: 2, is_about_cards: true, gate },
            Level::Master => Manner { rollouts: 600, most_others: 3, is_about_cards: true, gate },
        }
    }
}

impl Thinker {
    /// A player of this level, whose choices follow from the seed.
    pub fn new(level: Level, seed: u64) -> Thinker {
        Thinker::in_manner(Manner::of(level), seed)
    }

    /// A player who looks ahead like this.
    pub fn in_manner(manner: Manner, seed: u64) -> Thinker {
        Thinker {
            script: Veteran::new(seed),
            search: Search::new(|| Rollout::new(None)).with_gate(manner.gate),
            budget: Budget::rollouts(manner.rollouts),
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

    /// A veteran's answer, and some others.
    fn candidates(&mut self, legal: &[Action], own: usize) -> Vec<usize> {
        let mut others: Vec<usize> = (0..legal.len()).filter(|&index| index != own).collect();
        while others.len() > self.manner.most_others as usize {
            others.swap_remove(self.seeds.below(others.len() as u32) as usize);
        }
        [own].into_iter().chain(others).collect()
    }

    /// Teams are chosen once, from what many games have shown; and a life is worth any token.
    fn is_worth_a_thought(&self, kind: DecisionKind, phase: Phase) -> bool {
        match kind {
            DecisionKind::Team => false,
            DecisionKind::Choose => true,
            DecisionKind::Reroll | DecisionKind::Artefact if phase == Phase::Attack => false,
            _ => !self.manner.is_about_cards,
        }
    }
}

impl Player<DeathAngel> for Thinker {
    fn decide(&mut self, view: &View, legal: &[Action]) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        let own = self.script.decide(view, legal);
        let Some(decision) = view.decision() else { return own };
        if !self.is_worth_a_thought(decision.kind, view.table().phase()) {
            return own;
        }
        let candidates = self.candidates(legal, own);
        let seed = u64::from(self.seeds.below(u32::MAX));
        let question = Question { seat: decision.owner, view, legal, candidates: &candidates, seed };
        self.search.decide(&question, &self.budget, &self.stop).chosen
    }
}

/// Brisk veterans on all seats, to the end or for some rounds.
pub struct Rollout {
    veteran: Veteran,
    rounds: Option<u16>,
}

impl Rollout {
    /// One that goes on until cards are chosen this number of rounds later; default: to the end.
    pub fn new(rounds: Option<u16>) -> Rollout {
        Rollout { veteran: Veteran::brisk(0), rounds }
    }
}

impl Script<DeathAngel> for Rollout {
    fn begin(&mut self, seed: u64) {
        self.veteran = Veteran::brisk(seed);
    }

    fn decide(&mut self, view: &View, legal: &[Action]) -> usize {
        self.veteran.decide(view, legal)
    }

    fn is_leaf(&mut self, root: &DeathAngel, game: &DeathAngel) -> bool {
        let is_late = |rounds| game.round() >= root.round() + rounds && game.phase() == Phase::Choose;
        self.rounds.is_some_and(is_late)
    }

    fn judge(&mut self, game: &DeathAngel, _seat: Seat) -> i32 {
        super::judge::judge(game, super::judge::weights())
    }

    /// All win or lose together.
    fn payoff(&self, outcome: &Outcome, _seat: Seat) -> i32 {
        WIN * i32::from(outcome.is_won())
    }
}
