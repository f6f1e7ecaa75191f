//! What a level or a defeat changes in a mission.

use super::model::Changes;
use crate::hulk::Mission;

impl Changes {
    /// Changes a mission. Numbers of blips stay between 0 and what a file may say, and there is one round at
    /// least.
    pub fn apply(&self, mission: &mut Mission) {
        mission.aliens.starting_blips = added(mission.aliens.starting_blips, self.starting_blips, 22);
        if !self.reinforcements.is_empty() {
            mission.aliens.reinforcements = self.reinforced(&mission.aliens.reinforcements);
        }
        if let Some(limit) = &mut mission.rounds.limit {
            *limit = limit.saturating_add_signed(self.rounds.into()).max(1);
        }
    }

    /// The numbers by rounds: both lists go on with their last number.
    fn reinforced(&self, base: &[u8]) -> Vec<u8> {
        let rounds = base.len().max(self.reinforcements.len());
        let by_round = |round: usize| {
            let base = base.get(round).or(base.last()).copied().unwrap_or(0);
            let more = self.reinforcements.get(round).or(self.reinforcements.last());
            added(base, more.copied().unwrap_or(0), 22)
        };
        (0..rounds).map(by_round).collect()
    }
}

fn added(number: u8, more: i8, most: u8) -> u8 {
    number.saturating_add_signed(more).min(most)
}
