//! A player who knows what a veteran knows, and does not always stop to think.

use death_angel::{Action, DeathAngel, View};
use game_api::{Player, Seeded};

use super::sampler::Sampler;
use super::veteran::Veteran;

/// A veteran who makes some decisions by habit, as anybody would without much thought. It sees what any player
/// sees, and its dice are those of everybody.
pub struct Cadet {
    script: Veteran,
    sampler: Sampler,
    doubts: Seeded,
}

/// One decision in this many is made by habit.
const ONE_IN: u32 = 3;

impl Cadet {
    /// A player whose choices follow from the seed.
    pub fn new(seed: u64) -> Cadet {
        Cadet { script: Veteran::new(seed), sampler: Sampler::new(seed ^ 1), doubts: Seeded::new(seed ^ 3) }
    }
}

impl Player<DeathAngel> for Cadet {
    fn decide(&mut self, view: &View, legal: &[Action]) -> usize {
        let own = self.script.decide(view, legal);
        let is_hasty = legal.len() > 1 && self.doubts.below(ONE_IN) == 0;
        if is_hasty { self.sampler.habit(view, legal) } else { own }
    }
}
