//! How far victory conditions are, for those who show it. The rules ask only whether a
//! condition holds; that answer is the one given here.

use crate::goals::Test;
use crate::state::SpaceHulk;
use crate::unit::Side;
use crate::victory::Goal;

/// How far a condition is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Whether it holds.
    pub met: bool,
    /// How much there is and how much is needed, where it counts something.
    pub count: Option<(u16, u16)>,
    /// How far its parts are, in their order.
    pub parts: Vec<Progress>,
}

/// How far a goal is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoalProgress<'a> {
    /// Who wins by it.
    pub winner: Option<Side>,
    /// The goal as the mission has it.
    pub goal: &'a Goal,
    /// How far its condition is.
    pub progress: Progress,
}

impl SpaceHulk {
    /// How far each goal is that counts in this game, in the order in which they are asked.
    pub fn progress(&self) -> Vec<GoalProgress<'_>> {
        let goals = self.setup.victory().goals().zip(&self.setup.goals.goals);
        // SB-GEN-02.
        let counts = |winner: Option<Side>| !(self.is_solo_b() && winner == Some(Side::Alien));
        let far = |((winner, goal), compiled): ((Option<Side>, _), &crate::goals::Goal)| GoalProgress {
            winner,
            goal,
            progress: self.progress_of(&compiled.test),
        };
        goals.filter(|((winner, _), _)| counts(*winner)).map(far).collect()
    }

    fn progress_of(&self, test: &Test) -> Progress {
        let parts = |of: &[Test]| of.iter().map(|test| self.progress_of(test)).collect::<Vec<_>>();
        let mut latched = self.fulfilled;
        let met = test.holds(self, &mut latched);
        match test {
            Test::All(of) | Test::Any(of) => Progress { met, count: None, parts: parts(of) },
            Test::AtLeast(needed, of) => {
                let parts = parts(of);
                let held = parts.iter().filter(|part| part.met).count() as u16;
                Progress { met, count: Some((held, *needed)), parts }
            }
            Test::Not(of) | Test::Once(_, of) => {
                Progress { met, count: None, parts: vec![self.progress_of(of)] }
            }
            _ => Progress { met, count: self.count_of(test), parts: Vec::new() },
        }
    }

    /// What a condition counts, and how many it needs.
    fn count_of(&self, test: &Test) -> Option<(u16, u16)> {
        let (there, needed) = match test {
            Test::MarinesExited(n) => (self.n_marines_exited(), n),
            Test::MarinesKilled(n) => (self.n_marines_killed(), n),
            Test::MarinesOnBoard(n) => (self.count_placed(self.marines) as u16, n),
            Test::AliensKilled(n) => (self.aliens_killed, n),
            Test::AliensExited(n) => (self.aliens_exited, n),
            Test::AliensInPlay(n) => (self.count_placed(self.aliens()) as u16, n),
            Test::Round(n) => (self.turn, n),
            Test::MarinesIn(n, area) => (self.count_in(self.marines, area) as u16, n),
            Test::AliensIn(n, area) => (self.count_in(self.aliens(), area) as u16, n),
            Test::GeneratorsDamaged(n) => (self.damaged.count_ones() as u16, n),
            Test::DoorsClosed(doors) => return Some(counted(self.closed, *doors)),
            Test::DoorsDestroyed(doors) => return Some(counted(self.destroyed, *doors)),
            _ => return None,
        };
        Some((there, *needed))
    }
}

fn counted(doors: u64, asked: u64) -> (u16, u16) {
    ((doors & asked).count_ones() as u16, asked.count_ones() as u16)
}
