//! Which of two players does better: both play the same cards and dice, each alone at the
//! table.

use super::game::{Job, play};
use super::record::Record;
use crate::arena::{Sequential, Standing, play_pairs};
use crate::run::Stop;

/// A comparison of two players who hold all seats in turn.
#[derive(Clone, Debug)]
pub struct Contest {
    /// How many players sit at the table, one to six each.
    pub players: Vec<u8>,
    /// The bots: the first is the one whose score is told.
    pub bots: [String; 2],
    /// The first seed.
    pub first_seed: u64,
    /// How many pairs of games there are with each number of players, at most.
    pub pairs: u64,
    /// Where a sequential test ends the contest early.
    pub sequential: Option<Sequential>,
}

impl Contest {
    /// Every game; two in a row are a pair.
    pub fn jobs(&self) -> Vec<Job> {
        let mut jobs = Vec::new();
        for pair in 0..self.pairs {
            for &players in &self.players {
                let seed = self.first_seed.wrapping_add(pair);
                jobs.extend(self.bots.iter().map(|bot| Job { players, bot: bot.clone(), seed }));
            }
        }
        jobs
    }

    /// Plays until all is played, the test has a verdict, or somebody asks to stop.
    /// `told` is called with the standing after every pair that counts.
    pub fn play(&self, threads: usize, stop: &Stop, told: impl FnMut(&Standing)) -> Standing {
        play_pairs(&self.jobs(), threads, stop, play, points, self.sequential, told)
    }
}

/// What a pair is worth to the first player, in half points: two for a win of its own, two
/// for a loss of the other.
fn points([own, other]: &[Record; 2]) -> [u8; 2] {
    [2 * u8::from(own.won), 2 * u8::from(!other.won)]
}
