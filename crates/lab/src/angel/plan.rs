//! Which games are to be played.

use game_api::stable_hash;

use super::game::{Job, play};
use super::record::Record;
use crate::experiment::Experiment;
use crate::store::version;

/// Numbers of players, bots and seeds; every combination is played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many players there are, one to six each.
    pub players: Vec<u8>,
    /// Who holds all the seats.
    pub bots: Vec<String>,
    /// The first seed.
    pub first_seed: u64,
    /// How many games each bot plays with each number of players.
    pub games: u64,
}

impl Experiment for Plan {
    type Job = Job;
    type Record = Record;

    /// Every game, number of players by number of players, bot by bot, seed by seed.
    fn jobs(&self) -> Vec<Job> {
        let mut jobs = Vec::new();
        for &players in &self.players {
            for bot in &self.bots {
                jobs.extend((0..self.games).map(|game| Job {
                    players,
                    bot: bot.clone(),
                    seed: self.first_seed.wrapping_add(game),
                }));
            }
        }
        jobs
    }

    fn n_games(&self) -> u64 {
        self.games.saturating_mul((self.players.len() * self.bots.len()) as u64)
    }

    fn fingerprint(&self) -> u64 {
        stable_hash(&(version(), "death-angel", &self.players, &self.bots, self.first_seed, self.games))
    }

    fn player(&self) -> impl Fn(&Job) -> Record + Sync {
        play
    }
}
