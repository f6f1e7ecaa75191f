//! The few ways in which the generator asks for randomness.

use game_api::{Chance, Draw, Seeded};

/// All the randomness of one mission.
#[derive(Clone, Debug)]
pub(crate) struct Dice(Seeded);

impl Dice {
    /// Dice for one attempt at one mission: other numbers, other dice.
    pub fn new(stream: u64, seed: u64, attempt: u64) -> Dice {
        let mut bytes = [0; 32];
        for (slot, word) in bytes.chunks_exact_mut(8).zip([seed, stream, attempt, 0]) {
            slot.copy_from_slice(&word.to_le_bytes());
        }
        Dice(Seeded::from_bytes(bytes))
    }

    /// A number below `bound`, which is not 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0.draw(Draw::Die { faces: bound as u32 })
    }

    /// A number from `low` to `high`, both included.
    pub fn between(&mut self, low: usize, high: usize) -> usize {
        low + self.below(high - low + 1)
    }

    /// Whether something happens that does so in `percent` of a hundred cases.
    pub fn happens(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of several, each equally likely.
    pub fn one_of<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// An index, each as likely as its weight; none if all weights are 0.
    pub fn weighted(&mut self, weights: &[u32]) -> Option<usize> {
        weights.iter().any(|&weight| weight > 0).then(|| self.0.pick(weights))
    }

    /// Puts things into a random order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(mut dice: Dice) -> Vec<usize> {
        (0..8).map(|_| dice.below(1000)).collect()
    }

    #[test]
    fn every_number_of_the_stream_counts() {
        let first = numbers(Dice::new(1, 2, 3));
        assert_eq!(first, numbers(Dice::new(1, 2, 3)));
        for other in [Dice::new(2, 2, 3), Dice::new(1, 3, 3), Dice::new(1, 2, 4)] {
            assert_ne!(first, numbers(other));
        }
    }

    #[test]
    fn a_shuffle_keeps_everything() {
        let mut things: Vec<usize> = (0..20).collect();
        Dice::new(0, 0, 0).shuffle(&mut things);
        assert_ne!(things, (0..20).collect::<Vec<_>>());
        things.sort_unstable();
        assert_eq!(things, (0..20).collect::<Vec<_>>());
    }

    #[test]
    fn weights_of_nothing_give_nothing() {
        let mut dice = Dice::new(0, 0, 0);
        assert_eq!(dice.weighted(&[0, 0]), None);
        assert_eq!(dice.weighted(&[0, 3]), Some(1));
    }
}
