//! A player who knows what a veteran knows, and is not always sure of it.

use game_api::{Player, Seeded};
use space_hulk::{Action, SpaceHulk, View};

use super::rank::Ranker;
use super::veteran::Veteran;

/// A veteran who wavers: in some decisions it takes another answer that looks nearly as good at once. It sees
/// what any player sees, and its dice are those of everybody.
pub struct Cadet {
    script: Veteran,
    ranker: Ranker,
    doubts: Seeded,
}

/// One decision in this many is in doubt.
const ONE_IN: u32 = 3;
/// Answers among which it wavers then, beside a veteran's.
const MOST_OTHERS: usize = 3;
/// None of them looks worse than this, in thousandths of a Marine.
const MOST_LOSS: i64 = 600;

impl Cadet {
    /// A player whose choices follow from the seed.
    pub fn new(seed: u64) -> Cadet {
        let (script, ranker) = (Veteran::new(seed), Ranker::new(seed ^ 1));
        Cadet { script, ranker, doubts: Seeded::new(seed ^ 3) }
    }
}

impl Player<SpaceHulk> for Cadet {
    fn decide(&mut self, view: &View, legal: &[Action]) -> usize {
        let own = self.script.decide(view, legal);
        if legal.len() == 1 || self.doubts.below(ONE_IN) != 0 {
            return own;
        }
        let marks = self.ranker.marks(view, legal);
        let Some(&(_, mark)) = marks.iter().find(|(index, _)| *index == own) else { return own };
        let near = marks.iter().filter(|(index, other)| *index != own && mark - other <= MOST_LOSS);
        let others: Vec<usize> = near.map(|(index, _)| *index).take(MOST_OTHERS).collect();
        let Some(&other) = others.get(self.doubts.below(MOST_OTHERS as u32) as usize) else { return own };
        self.script.interrupt();
        other
    }
}
