//! Chance that a test gives.

use game_api::{Chance, Draw};

/// Dice and picks that a test gives, each of which must be used up exactly.
pub struct Given {
    dice: Vec<u8>,
    least_face: u8,
    picks: Vec<usize>,
    used: (usize, usize),
}

impl Given {
    /// Dice by what they show. `least_face` is what their lowest face shows: 1 on a D6, 0 on a die from 0 to 5.
    pub fn new(dice: &[u8], least_face: u8, picks: &[usize]) -> Given {
        Given { dice: dice.to_vec(), least_face, picks: picks.to_vec(), used: (0, 0) }
    }

    /// Sees that nothing is left over; `what` says in the message what was played.
    ///
    /// # Panics
    /// If a die or a pick was not asked for.
    #[track_caller]
    pub fn finish(self, what: &str) {
        assert_eq!(self.used.0, self.dice.len(), "{what}: dice left over");
        assert_eq!(self.used.1, self.picks.len(), "{what}: picks left over");
    }
}

impl Chance for Given {
    fn draw(&mut self, draw: Draw<'_>) -> usize {
        match draw {
            Draw::Die { .. } => {
                let die = self.dice.get(self.used.0).copied().expect("a die that was not given");
                self.used.0 += 1;
                die.checked_sub(self.least_face).expect("a face that the die has").into()
            }
            Draw::Pick { weights } => {
                let pick = self.picks.get(self.used.1).copied();
                let pick = pick.unwrap_or_else(|| panic!("a pick that was not given among {weights:?}"));
                assert!(weights[pick] > 0, "pick {pick} is impossible among {weights:?}");
                self.used.1 += 1;
                pick
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_show_what_was_given_on_either_die() {
        let mut given = Given::new(&[6, 1], 1, &[1]);
        assert_eq!((given.d6(), given.pick(&[1, 2]), given.d6()), (6, 1, 1));
        given.finish("all of it");
        let mut given = Given::new(&[0], 0, &[]);
        assert_eq!(given.draw(Draw::Die { faces: 6 }), 0);
        given.finish("all of it");
    }

    #[test]
    #[should_panic(expected = "a walk: dice left over")]
    fn a_die_that_nothing_asked_for_is_a_mistake() {
        Given::new(&[3], 1, &[]).finish("a walk");
    }

    #[test]
    #[should_panic(expected = "a walk: picks left over")]
    fn so_is_a_pick() {
        Given::new(&[], 1, &[0]).finish("a walk");
    }

    #[test]
    #[should_panic(expected = "pick 1 is impossible among [1, 0]")]
    fn what_cannot_be_picked_is_refused() {
        Given::new(&[], 1, &[1]).pick(&[1, 0]);
    }
}
