//! How a rollout of Space Hulk is played on, and where it ends.

use game_api::Player;
use search::Script;
use space_hulk::{Action, Outcome, Side, SpaceHulk, View};

use super::facts::{CERTAIN, Surveyor};
use super::veteran::Veteran;

/// How far a rollout looks ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horizon {
    /// Until the same phase begins this number of rounds later, so that the enemy's replies are in it.
    Rounds(u16),
    /// To the end of the game.
    End,
}

/// A veteran who plays both sides.
pub struct Rollout {
    veteran: Veteran,
    surveyor: Surveyor,
    horizon: Horizon,
}

impl Rollout {
    /// One that looks this far ahead.
    pub fn new(horizon: Horizon) -> Rollout {
        Rollout { veteran: Veteran::new(0), surveyor: Surveyor::new(), horizon }
    }
}

impl Script<SpaceHulk> for Rollout {
    fn begin(&mut self, seed: u64) {
        self.veteran.begin(seed);
    }

    fn decide(&mut self, view: &View, legal: &[Action]) -> usize {
        self.veteran.decide(view, legal)
    }

    fn is_leaf(&mut self, root: &SpaceHulk, game: &SpaceHulk) -> bool {
        match self.horizon {
            Horizon::Rounds(rounds) => (game.turn(), game.phase()) >= (root.turn() + rounds, root.phase()),
            Horizon::End => false,
        }
    }

    fn judge(&mut self, game: &SpaceHulk, seat: Side) -> i32 {
        let marine = self.surveyor.chance(game);
        match seat {
            Side::Marine => marine,
            Side::Alien => CERTAIN - marine,
        }
    }

    fn payoff(&self, outcome: &Outcome, seat: Side) -> i32 {
        match outcome.winner {
            Some(winner) if winner == seat => CERTAIN,
            Some(_) => 0,
            None => CERTAIN / 2,
        }
    }
}
