//! What was played, as the rules know it, for those who judge it.

use death_angel::DeathAngel;
use game_api::{Game, Replay as Played, ReplayStep};
use space_hulk::SpaceHulk;

use crate::any::AnyHistory;
use crate::history::{History, Moment};
use crate::playable::Playable;
use crate::replay::Replay;

/// The actions of a match that led to its end; what was taken back is left out.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one for a whole match")]
pub enum Course {
    /// Of Space Hulk.
    Hulk(PlayedGame<SpaceHulk>),
    /// Of Death Angel.
    Angel(PlayedGame<DeathAngel>),
}

/// A game with the place of each of its actions in the match.
#[derive(Clone, Debug)]
pub struct PlayedGame<G: Game> {
    /// The start, the actions and what chance answered.
    pub replay: Played<G>,
    /// The frame that shows the game before each action.
    pub frames: Vec<u32>,
}

impl Replay<'_> {
    /// What was played; nothing if the match never started, or if the present rules do not lead to all
    /// of its positions.
    pub fn course(&self) -> Option<Course> {
        match self.table().history.as_ref()? {
            AnyHistory::Hulk(history) => course(history).map(Course::Hulk),
            AnyHistory::Angel(history) => course(history).map(Course::Angel),
        }
    }
}

fn course<G: Playable>(history: &History<G>) -> Option<PlayedGame<G>> {
    if history.n_restored() > 0 {
        return None;
    }
    let mut replay = Played::new(history.opening().0.clone());
    let mut frames = Vec::with_capacity(history.n_steps());
    for number in 0..history.n_steps() {
        let at = history.moment_of_step(number)?;
        let Moment::Played(step) = history.moment(at) else { return None };
        replay.steps.push(ReplayStep { action: step.action.clone(), picks: step.picks.to_vec() });
        frames.push(at as u32);
    }
    Some(PlayedGame { replay, frames })
}
