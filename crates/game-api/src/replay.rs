//! A record of a game: its start, the actions, and every random answer.

use crate::{Game, Journal, Script, ScriptError};

/// One action with the answers that chance gave while it was settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayStep<A> {
    /// What was played.
    pub action: A,
    /// What chance answered, in order.
    pub picks: Vec<u32>,
}

/// A game that can be played again exactly.
///
/// It keeps picks, not a seed: they survive a change of generator, and fail
/// loudly when the rules ask differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay<G: Game> {
    /// The game before the first action.
    pub start: G,
    /// What was played.
    pub steps: Vec<ReplayStep<G::Action>>,
}

/// A record that does not fit the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReplayError {
    /// The action of this step is not legal.
    Illegal {
        /// Which step, from 0.
        step: usize,
    },
    /// The picks of this step do not fit what the rules asked for.
    Picks {
        /// Which step, from 0.
        step: usize,
        /// How they differ.
        error: ScriptError,
    },
}

impl std::fmt::Display for ReplayError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ReplayError::Illegal { step } => write!(f, "step {step}: the action is not legal"),
            ReplayError::Picks { step, error } => write!(f, "step {step}: {error}"),
        }
    }
}

impl std::error::Error for ReplayError {}

impl<G: Game> Replay<G> {
    /// A record with nothing played yet.
    pub fn new(start: G) -> Self {
        Replay { start, steps: Vec::new() }
    }

    /// The game after the first `steps` actions, and what happened on the way.
    #[allow(clippy::type_complexity)]
    pub fn at(&self, steps: usize) -> Result<(G, Journal<G::Seat, G::Event>), ReplayError> {
        let mut game = self.start.clone();
        let mut journal = Journal::keep();
        for (index, step) in self.steps.iter().take(steps).enumerate() {
            let mut script = Script::new(step.picks.iter().copied());
            game.apply(&step.action, &mut script, &mut journal)
                .map_err(|_| ReplayError::Illegal { step: index })?;
            script.finish().map_err(|error| ReplayError::Picks { step: index, error })?;
        }
        Ok((game, journal))
    }

    /// The game after the last action.
    pub fn end(&self) -> Result<G, ReplayError> {
        self.at(self.steps.len()).map(|(game, _)| game)
    }
}
