//! Which of two players does better: both play the same cards and dice, each alone at the
//! table.

use game_api::stable_hash;

use super::game::{Job, play};
use super::record::Record;
use crate::arena::{PairedGames, Sequential};
use crate::store::version;

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

impl PairedGames for Contest {
    type Job = Job;
    type Record = Record;
    const POINTS: [&'static str; 2] = ["games won", "other's losses"];

    fn jobs(&self) -> Vec<Job> {
        let mut jobs = Vec::new();
        for pair in 0..self.pairs {
            for &players in &self.players {
                let seed = self.first_seed.wrapping_add(pair);
                jobs.extend(self.bots.iter().map(|bot| Job { players, bot: bot.clone(), seed }));
            }
        }
        jobs
    }

    fn n_games(&self) -> u64 {
        2 * self.pairs * self.players.len() as u64
    }

    fn fingerprint(&self) -> u64 {
        stable_hash(&("arena of death-angel", version(), &self.players, &self.bots, self.first_seed))
    }

    fn group(record: &Record) -> String {
        format!("players {}", record.players)
    }

    fn player(&self) -> impl Fn(&Job) -> Record + Sync {
        play
    }

    /// In a game that is won together, the second point of a pair is the other's loss.
    fn points([own, other]: &[Record; 2]) -> [u8; 2] {
        [2 * u8::from(own.won), 2 * u8::from(!other.won)]
    }

    fn sequential(&self) -> Option<Sequential> {
        self.sequential
    }
}
