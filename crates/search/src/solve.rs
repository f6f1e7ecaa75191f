//! Exact values of small positions, by trying every answer with every combination of chance.

use std::collections::HashMap;
use std::fmt;

use game_api::{Game, Journal, Pending, outcomes};

/// Why a position has no exact value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SolveError {
    /// There are more positions than were allowed.
    TooLarge {
        /// The number that was allowed.
        limit: usize,
    },
    /// One action has more combinations of chance than were allowed.
    TooManyBranches {
        /// The number that was allowed.
        limit: usize,
    },
    /// Play can come back to a position, so that its value is not the end of anything.
    Circular,
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SolveError::TooLarge { limit } => write!(f, "more than {limit} positions"),
            SolveError::TooManyBranches { limit } => {
                write!(f, "an action with more than {limit} combinations of chance")
            }
            SolveError::Circular => f.write_str("play can come back to a position"),
        }
    }
}

impl std::error::Error for SolveError {}

/// What a position is worth with best play of everybody.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// The value to the seat for which it was solved.
    pub value: f64,
    /// The value of every answer, in the order of the legal list.
    pub answers: Vec<f64>,
    /// Positions that were looked at.
    pub positions: usize,
}

/// Solves positions of one game, all hidden things being known to everybody. It remembers what it
/// has solved.
pub struct Solver<'a, G: Game> {
    worth: &'a dyn Fn(&G, &G::Outcome) -> f64,
    /// Whether whoever decides wants the worth to be high.
    is_ours: &'a dyn Fn(G::Seat) -> bool,
    /// What a position that is not searched further is worth; nothing to go on.
    horizon: &'a dyn Fn(&G) -> Option<f64>,
    known: HashMap<G, Option<f64>>,
    most_positions: usize,
}

/// Combinations of chance that one action may have.
const MOST_BRANCHES: usize = 100_000;

impl<'a, G: Game> Solver<'a, G> {
    /// A solver that looks at this many positions at most.
    pub fn new(
        worth: &'a dyn Fn(&G, &G::Outcome) -> f64,
        is_ours: &'a dyn Fn(G::Seat) -> bool,
        horizon: &'a dyn Fn(&G) -> Option<f64>,
        most_positions: usize,
    ) -> Solver<'a, G> {
        Solver { worth, is_ours, horizon, known: HashMap::new(), most_positions }
    }

    /// The value of a position and of every answer in it.
    pub fn solve(&mut self, game: &G) -> Result<Solution, SolveError> {
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        let answers: Result<Vec<f64>, SolveError> =
            legal.iter().map(|action| self.answer(game, action)).collect();
        let answers = answers?;
        let value = match game.pending() {
            Pending::Over(outcome) => (self.worth)(game, &outcome),
            Pending::Decide(seat) => self.best(seat, answers.iter().copied()),
        };
        Ok(Solution { value, answers, positions: self.known.len() })
    }

    fn best(&self, seat: G::Seat, values: impl Iterator<Item = f64>) -> f64 {
        let is_ours = (self.is_ours)(seat);
        let better = |a: f64, b: f64| if is_ours { a.max(b) } else { a.min(b) };
        values.reduce(better).unwrap_or(0.0)
    }

    /// What an answer is worth on the average of what chance makes of it.
    fn answer(&mut self, game: &G, action: &G::Action) -> Result<f64, SolveError> {
        let found = outcomes(game, action, MOST_BRANCHES, &Journal::discard(), |_, _| ())
            .map_err(|error| SolveError::TooManyBranches { limit: error.limit })?;
        let mut sum = 0.0;
        for outcome in found.list {
            let chance = outcome.chance.ok_or(SolveError::TooManyBranches { limit: MOST_BRANCHES })?;
            sum += chance.numerator() as f64 / chance.denominator() as f64 * self.value(&outcome.game)?;
        }
        Ok(sum)
    }

    fn value(&mut self, game: &G) -> Result<f64, SolveError> {
        let seat = match game.pending() {
            Pending::Over(outcome) => return Ok((self.worth)(game, &outcome)),
            Pending::Decide(seat) => seat,
        };
        if let Some(value) = (self.horizon)(game) {
            return Ok(value);
        }
        match self.known.get(game) {
            Some(Some(value)) => return Ok(*value),
            Some(None) => return Err(SolveError::Circular),
            None => {}
        }
        if self.known.len() == self.most_positions {
            return Err(SolveError::TooLarge { limit: self.most_positions });
        }
        self.known.insert(game.clone(), None);
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        let values: Result<Vec<f64>, SolveError> =
            legal.iter().map(|action| self.answer(game, action)).collect();
        let value = self.best(seat, values?.into_iter());
        self.known.insert(game.clone(), Some(value));
        Ok(value)
    }
}

/// Solves one position to the end of the game.
pub fn solve<G: Game>(
    game: &G,
    worth: &dyn Fn(&G, &G::Outcome) -> f64,
    is_ours: &dyn Fn(G::Seat) -> bool,
    most_positions: usize,
) -> Result<Solution, SolveError> {
    Solver::new(worth, is_ours, &|_| None, most_positions).solve(game)
}
