//! Counts of action paths. One number holds a whole set of rules still: a change
//! that should change nothing must not change it.

use std::fmt;

use game_api::{Game, branches};

/// There are more paths than the caller allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyPaths {
    /// The limit that was passed.
    pub limit: usize,
}

impl fmt::Display for TooManyPaths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "more than {} positions or combinations", self.limit)
    }
}

impl std::error::Error for TooManyPaths {}

/// The number of paths of exactly `depth` actions. An action that can turn out
/// in several ways counts once for each different game it leads to; games that
/// end earlier do not count.
///
/// Gives up after `limit` positions, or at an action with more than `limit`
/// combinations of picks.
pub fn perft<G: Game>(game: &G, depth: u32, limit: usize) -> Result<u64, TooManyPaths> {
    Counter { limit, visited: 0 }.paths(game, depth)
}

/// The same count for each first action alone: where two counts differ, this
/// leads to the reason. `depth` must not be 0.
pub fn divide<G: Game>(game: &G, depth: u32, limit: usize) -> Result<Vec<(G::Action, u64)>, TooManyPaths> {
    assert!(depth > 0, "a path without actions has no first action");
    let mut counter = Counter { limit, visited: 0 };
    let mut counts = Vec::new();
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    for action in legal {
        let paths = counter.paths_after(game, &action, depth - 1)?;
        counts.push((action, paths));
    }
    Ok(counts)
}

struct Counter {
    limit: usize,
    visited: usize,
}

impl Counter {
    fn paths<G: Game>(&mut self, game: &G, depth: u32) -> Result<u64, TooManyPaths> {
        self.visited += 1;
        if self.visited > self.limit {
            return Err(TooManyPaths { limit: self.limit });
        }
        if depth == 0 {
            return Ok(1);
        }
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        legal.iter().try_fold(0, |sum, action| Ok(sum + self.paths_after(game, action, depth - 1)?))
    }

    fn paths_after<G: Game>(&mut self, game: &G, action: &G::Action, rest: u32) -> Result<u64, TooManyPaths> {
        let found = branches(game, action, self.limit).map_err(|_| TooManyPaths { limit: self.limit })?;
        found.iter().try_fold(0, |sum, branch| Ok(sum + self.paths(&branch.game, rest)?))
    }
}
