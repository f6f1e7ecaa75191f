//! Games as a whole: they end, and their positions can be told apart.

use std::collections::BTreeMap;

use game_api::Game;

use crate::record::{Budget, Spot, Verdict, each_game, legal_of, owner_of, play, thin};
use crate::same::same;

/// How many positions [`hash_covers`] keeps. Later ones are still compared with
/// these; the bound is on memory only.
const KEPT: usize = 50_000;

/// How many actions [`hash_covers`] tries at each position.
const NEIGHBORS: usize = 16;

/// What [`games_end`] has seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ended {
    /// How many games were played.
    pub games: usize,
    /// How many decisions they had in all.
    pub decisions: usize,
    /// How many decisions the longest one had.
    pub longest: usize,
}

/// Checks that random games end within `budget.max_actions`.
///
/// # Panics
///
/// If a game does not, or if it waits for somebody who has no legal action.
pub fn games_end<G: Game>(starts: &[G], budget: Budget) -> Ended {
    let mut ended = Ended::default();
    each_game("games_end", starts, budget, |record, spot| {
        let decisions = record.replay.steps.len();
        spot.step = decisions;
        if let Some(owner) = owner_of(record.last()) {
            return Err(if legal_of(record.last()).is_empty() {
                format!("{owner:?} must decide, but nothing is legal")
            } else {
                format!("the game is not over after {decisions} actions")
            });
        }
        ended.games += 1;
        ended.decisions += decisions;
        ended.longest = ended.longest.max(decisions);
        Ok(())
    });
    ended
}

/// Checks that different positions have different hashes: all that are met
/// during play, and some next to each, since a forgotten field only shows in
/// positions that differ in nothing else. Returns how many it has told apart.
///
/// The hash has 64 bits, so that a chance collision among some thousands of
/// positions will not be seen in a lifetime. A failure names both positions,
/// which may come from different games.
///
/// # Panics
///
/// If two different positions have the same hash.
pub fn hash_covers<G: Game>(starts: &[G], budget: Budget) -> usize {
    let mut seen = Seen(BTreeMap::new());
    each_game("hash_covers", starts, budget, |record, spot| {
        for (step, game) in record.games.iter().enumerate() {
            spot.step = step;
            seen.add(game, *spot)?;
            for next in neighbors(game, *spot)? {
                seen.add(&next, *spot).map_err(|what| format!("one action later: {what}"))?;
            }
        }
        Ok(())
    });
    seen.0.len()
}

fn neighbors<G: Game>(game: &G, spot: Spot) -> Result<Vec<G>, String> {
    let mut dice = spot.dice();
    let mut actions = legal_of(game);
    thin(&mut actions, NEIGHBORS, &mut dice);
    let mut found = Vec::new();
    // Each action twice, for games that differ in nothing but the dice.
    for action in actions.iter().chain(&actions) {
        let mut next = game.clone();
        play(&mut next, action, &mut dice)?;
        found.push(next);
    }
    Ok(found)
}

/// Positions by their hash, with where each was first met.
struct Seen<G>(BTreeMap<u64, (G, Spot)>);

impl<G: Game> Seen<G> {
    fn add(&mut self, game: &G, spot: Spot) -> Verdict {
        let hash = game.state_hash();
        match self.0.get(&hash) {
            Some((first, met)) if first != game => {
                let what = format!("the hash {hash:#018x} is as at {met}, but the game");
                same(&what, first, game)
            }
            Some(_) => Ok(()),
            None if self.0.len() >= KEPT => Ok(()),
            None => {
                self.0.insert(hash, (game.clone(), spot));
                Ok(())
            }
        }
    }
}
