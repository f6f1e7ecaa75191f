//! Two players against each other, on the same dice with sides swapped.

use game_api::stable_hash;

use super::game::{Job, Mission, PreparedMission, play};
use super::record::Record;
use crate::arena::{PairedGames, Sequential};
use crate::store::version;

/// A contest between two players.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The missions that are played.
    pub missions: Vec<Mission>,
    /// The players: the first is the one whose score is told.
    pub players: [String; 2],
    /// The first seed.
    pub first_seed: u64,
    /// How many pairs of games there are on each mission, at most.
    pub pairs: u64,
    /// Where a sequential test ends the contest early.
    pub sequential: Option<Sequential>,
}

impl PairedGames for Contest {
    type Job = Job;
    type Record = Record;
    const POINTS: [&'static str; 2] = ["as Marines", "as aliens"];

    /// All missions are played on a seed before the
    /// next one, so that an early end is fair to each.
    fn jobs(&self) -> Vec<Job> {
        let mut jobs = Vec::new();
        for pair in 0..self.pairs {
            for mission in 0..self.missions.len() {
                for [marine, alien] in [[0, 1], [1, 0]] {
                    jobs.push(Job {
                        mission,
                        marine: self.players[marine].clone(),
                        alien: self.players[alien].clone(),
                        seed: self.first_seed.wrapping_add(pair),
                    });
                }
            }
        }
        jobs
    }

    fn n_games(&self) -> u64 {
        2 * self.pairs * self.missions.len() as u64
    }

    fn fingerprint(&self) -> u64 {
        let missions: Vec<_> = self.missions.iter().map(|mission| (&mission.id, &mission.position)).collect();
        stable_hash(&("arena", version(), missions, &self.players, self.first_seed))
    }

    fn group(record: &Record) -> String {
        record.mission.clone()
    }

    fn player(&self) -> impl Fn(&Job) -> Record + Sync {
        let tables: Vec<PreparedMission> = self.missions.iter().map(PreparedMission::new).collect();
        move |job| play(&tables[job.mission], job)
    }

    /// The first player has the Marines in the first game.
    fn points([as_marine, as_alien]: &[Record; 2]) -> [u8; 2] {
        [half_points(as_marine, "marine"), half_points(as_alien, "alien")]
    }

    fn sequential(&self) -> Option<Sequential> {
        self.sequential
    }
}

/// What a game is worth to the player of this side: 2 for a win, 1 for a draw.
fn half_points(record: &Record, side: &str) -> u8 {
    match record.winner.as_deref() {
        None => 1,
        Some(winner) if winner == side => 2,
        Some(_) => 0,
    }
}
