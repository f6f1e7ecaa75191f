//! A player who tries everything out.

use death_angel::{Action, DeathAngel, DecisionKind, Phase, Target, Team, View};
use game_api::Player;

use super::council::Council;
use super::judge::{self, Weights};
use super::sampler::{Pace, Sampler};

/// Chooses cards together with the other teams, plays every other answer out in sampled
/// worlds, and takes the one after which the game is most likely to be won.
pub struct Veteran {
    sampler: Sampler,
    council: Option<Council>,
    weights: Weights,
    /// Of races between answers, and between plans of all teams.
    paces: [Pace; 2],
}

const THOROUGH: [Pace; 2] =
    [Pace { first_heat: 6, is_one_heat: false }, Pace { first_heat: 12, is_one_heat: false }];
const BRISK: [Pace; 2] =
    [Pace { first_heat: 3, is_one_heat: true }, Pace { first_heat: 3, is_one_heat: true }];

impl Veteran {
    /// A player whose choices follow from the seed.
    pub fn new(seed: u64) -> Veteran {
        Veteran {
            sampler: Sampler::new(seed),
            council: None,
            weights: judge::weights().clone(),
            paces: THOROUGH,
        }
    }

    /// One who decides quickly, for rollouts.
    pub(crate) fn brisk(seed: u64) -> Veteran {
        Veteran { paces: BRISK, ..Veteran::new(seed) }
    }

    /// The same with weights of its own, for those who look for better ones.
    pub fn with_weights(seed: u64, weights: Weights) -> Veteran {
        Veteran { weights, ..Veteran::new(seed) }
    }

    fn choose(&mut self, view: &View, legal: &[Action]) -> usize {
        if self.council.as_ref().is_none_or(|council| !council.is_about(view)) {
            self.council = Some(Council::meet(view, &self.weights, self.paces[1]));
        }
        let planned = self.council.as_ref().and_then(|council| council.find(legal));
        planned.unwrap_or_else(|| self.sampler.habit(view, legal))
    }

    fn try_out(&mut self, view: &View, legal: &[Action]) -> usize {
        let weights = &self.weights;
        self.sampler.race(view, legal.len(), self.paces[0], |playout, index, world| {
            playout.play(world, &legal[index], weights)
        })
    }
}

impl Player<DeathAngel> for Veteran {
    fn decide(&mut self, view: &View, legal: &[Action]) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        let Some(decision) = view.decision() else { return 0 };
        match decision.kind {
            DecisionKind::Team => team(legal),
            DecisionKind::Choose => self.choose(view, legal),
            // A life is worth any token, and the Artefact.
            DecisionKind::Reroll | DecisionKind::Artefact if view.table().phase() == Phase::Attack => {
                self.sampler.habit(view, legal)
            }
            _ => self.try_out(view, legal),
        }
    }
}

/// The teams, the most useful first. The order comes from 1600 games of one veteran with drawn
/// teams, about 80 for each three of them: enough to tell good from bad, not to rank the best.
const TEAMS: [Team; 6] = [Team::Blue, Team::Grey, Team::Yellow, Team::Purple, Team::Red, Team::Green];

fn team(legal: &[Action]) -> usize {
    let wanted = TEAMS.iter().map(|&team| Action::Target(Target::Team(team)));
    wanted.filter_map(|action| legal.binary_search(&action).ok()).next().unwrap_or(0)
}
