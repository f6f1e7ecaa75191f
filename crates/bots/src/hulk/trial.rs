//! Trying things out in worlds sampled from a view.

use game_api::{Game, HiddenInfo, Journal, Seeded};
use space_hulk::{Action, DecisionKind, Side, SpaceHulk, Verb, View};

/// How the rest of an action is imagined.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mood {
    /// Nobody shoots back: what could be done if all went well.
    Quiet,
    /// Everybody who can shoot does.
    Rough,
}

/// A source of worlds and dice of a player's own.
pub(crate) struct Trial {
    dice: Seeded,
    legal: Vec<Action>,
}

impl Trial {
    pub fn new(seed: u64) -> Trial {
        Trial { dice: Seeded::new(seed), legal: Vec::new() }
    }

    /// A world that this view cannot tell from the real one.
    pub fn world(&mut self, view: &View) -> SpaceHulk {
        SpaceHulk::sample_world(view, &mut self.dice)
    }

    /// Plays an action and whatever follows from it, up to the next decision that is
    /// a real choice of the side. Says how many shots were held back on the way.
    pub fn play(&mut self, world: &mut SpaceHulk, action: &Action, side: Side, mood: Mood) -> u32 {
        let mut held_back = 0;
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
            held_back += u32::from(decision.kind == DecisionKind::Overwatch && mood == Mood::Quiet);
            let answer = self.answer(decision.kind, mood);
            world.apply_unchecked(&answer, &mut self.dice, &mut Journal::discard());
        }
        held_back
    }

    /// What is taken for granted inside a resolution.
    fn answer(&self, kind: DecisionKind, mood: Mood) -> Action {
        let fires = |action: &&Action| matches!(action.verb, Verb::Fire(_));
        let passes = |action: &&Action| action.verb == Verb::Pass;
        let wanted = match (kind, mood) {
            (DecisionKind::Overwatch | DecisionKind::FreeShot, Mood::Rough) => self.legal.iter().find(fires),
            _ => self.legal.iter().find(passes),
        };
        *wanted.unwrap_or(&self.legal[0])
    }
}
