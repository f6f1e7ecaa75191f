//! Trying things out in worlds sampled from a view.

use game_api::{Game, HiddenInfo, Journal, Seeded};
use space_hulk::{Action, DecisionKind, Side, SpaceHulk, Verb, View};

/// A source of worlds and dice of a player's own.
pub(crate) struct Sampler {
    dice: Seeded,
    legal: Vec<Action>,
}

impl Sampler {
    pub fn new(seed: u64) -> Sampler {
        Sampler { dice: Seeded::new(seed), legal: Vec::new() }
    }

    /// A world that this view cannot tell from the real one.
    pub fn world(&mut self, view: &View) -> SpaceHulk {
        SpaceHulk::sample_world(view, &mut self.dice)
    }

    /// Plays an action and whatever follows from it, up to the next decision that is
    /// a real choice of the side. Everybody who can shoot does.
    pub fn play(&mut self, world: &mut SpaceHulk, action: &Action, side: Side) {
        world.apply_unchecked(action, &mut self.dice, &mut Journal::discard());
        // A resolution is short; the bound is for a rule nobody thought of.
        for _ in 0..64 {
            let Some(decision) = world.decision() else { break };
            if decision.kind == DecisionKind::Action && decision.owner == side {
                break;
            }
            if matches!(decision.kind, DecisionKind::Action | DecisionKind::Command | DecisionKind::Reinforce)
            {
                break;
            }
            world.legal_actions(&mut self.legal);
            let answer = self.answer(decision.kind);
            world.apply_unchecked(&answer, &mut self.dice, &mut Journal::discard());
        }
    }

    /// What is taken for granted inside a resolution.
    fn answer(&self, kind: DecisionKind) -> Action {
        let fires = |action: &&Action| matches!(action.verb, Verb::Fire(_));
        let passes = |action: &&Action| action.verb == Verb::Pass;
        let wanted = match kind {
            DecisionKind::Overwatch | DecisionKind::FreeShot => {
                self.legal.iter().find(fires).or_else(|| self.legal.iter().find(passes))
            }
            _ => self.legal.iter().find(passes),
        };
        *wanted.unwrap_or(&self.legal[0])
    }
}
