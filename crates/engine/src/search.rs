//! Counts of action paths.

use std::collections::BTreeMap;

use game_api::{Enumerator, Game, Journal};

use crate::envelope::{Code, Failure};

/// So many actions are played at most, each combination of dice counted.
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
            for after in self.outcomes(game, action)? {
                sum += self.paths(&after, depth - 1)?;
            }
        }
        Ok(sum)
    }

    /// Every different game that an action can lead to.
    fn outcomes<G: Game>(&mut self, game: &G, action: &G::Action) -> Result<Vec<G>, Failure> {
        let mut chance = Enumerator::new();
        let mut found: Vec<G> = Vec::new();
        let mut by_hash: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
        loop {
            self.played += 1;
            if self.played > LIMIT {
                return Err(too_large());
            }
            let mut after = game.clone();
            after.apply_unchecked(action, &mut chance, &mut Journal::discard());
            let same = by_hash.entry(after.state_hash()).or_default();
            if !same.iter().any(|&i| found[i] == after) {
                same.push(found.len());
                found.push(after);
            }
            if !chance.advance() {
                return Ok(found);
            }
        }
    }
}
