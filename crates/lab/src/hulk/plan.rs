//! Which games are to be played.

use game_api::stable_hash;

use super::game::{Job, Mission, PreparedMission, play};
use super::record::Record;
use crate::experiment::Experiment;
use crate::store::version;

/// Missions, players and seeds; every combination is played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The missions that are played.
    pub missions: Vec<Mission>,
    /// Who plays the Marines.
    pub marines: Vec<String>,
    /// Who plays the aliens.
    pub aliens: Vec<String>,
    /// The first seed.
    pub first_seed: u64,
    /// How many games each pairing plays on each mission.
    pub games: u64,
}

impl Experiment for Plan {
    type Job = Job;
    type Record = Record;

    /// Every game, mission by mission, pairing by pairing, seed by seed.
    fn jobs(&self) -> Vec<Job> {
        let mut jobs = Vec::new();
        for mission in 0..self.missions.len() {
            for marine in &self.marines {
                for alien in &self.aliens {
                    jobs.extend((0..self.games).map(|game| Job {
                        mission,
                        marine: marine.clone(),
                        alien: alien.clone(),
                        seed: self.first_seed.wrapping_add(game),
                    }));
                }
            }
        }
        jobs
    }

    fn n_games(&self) -> u64 {
        let groups = self.missions.len() * self.marines.len() * self.aliens.len();
        self.games.saturating_mul(groups as u64)
    }

    /// A number that is equal only for equal games: of the same missions, square by
    /// square, the same players and seeds, and the same [`version`].
    fn fingerprint(&self) -> u64 {
        let missions: Vec<_> = self.missions.iter().map(|mission| (&mission.id, &mission.position)).collect();
        stable_hash(&(version(), missions, &self.marines, &self.aliens, self.first_seed, self.games))
    }

    fn player(&self) -> impl Fn(&Job) -> Record + Sync {
        let tables: Vec<PreparedMission> = self.missions.iter().map(PreparedMission::new).collect();
        move |job| play(&tables[job.mission], job)
    }
}
