//! Counts of action paths.

use game_api::{Game, Journal, outcomes};

use crate::envelope::{Code, Failure};

/// At most this many actions are played, each combination of dice counted.
const LIMIT: usize = 1_000_000;
/// No count within the limit goes deeper, and the stack has an end.
const MAX_DEPTH: u64 = 40;

/// The number of paths of exactly `depth` actions. An action that can turn out in
/// several ways counts once for each different game it leads to.
pub(crate) fn perft<G: Game>(game: &G, depth: u64) -> Result<u64, Failure> {
    if depth > MAX_DEPTH {
        return Err(too_large());
    }
    Counter { played: 0 }.paths(game, depth)
}

fn too_large() -> Failure {
    Failure::new(Code::TooLarge, format!("more than {LIMIT} actions, or deeper than {MAX_DEPTH}"))
}

struct Counter {
    played: usize,
}

impl Counter {
    fn paths<G: Game>(&mut self, game: &G, depth: u64) -> Result<u64, Failure> {
        if depth == 0 {
            return Ok(1);
        }
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        let mut sum = 0;
        for action in &legal {
            let left = LIMIT - self.played;
            let found =
                outcomes(game, action, left, &Journal::discard(), |_, _| ()).map_err(|_| too_large())?;
            self.played += found.combinations;
            for outcome in found.list {
                sum += self.paths(&outcome.game, depth - 1)?;
            }
        }
        Ok(sum)
    }
}
