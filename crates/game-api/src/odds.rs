//! Exact odds, by enumerating the real `apply`. There is no second
//! implementation of any probability.

use crate::{Enumerator, Game, Journal, Ratio};

/// One way an action can turn out.
#[derive(Clone, Debug)]
pub struct Branch<G: Game> {
    /// How likely it is.
    pub chance: Ratio,
    /// The game after it.
    pub game: G,
    /// What happened, for the first of the combinations that lead here.
    pub journal: Journal<G::Seat, G::Event>,
}

/// There are more combinations of picks than the caller allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyBranches {
    /// The limit that was passed.
    pub limit: usize,
}

impl std::fmt::Display for TooManyBranches {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "more than {} combinations of chance", self.limit)
    }
}

impl std::error::Error for TooManyBranches {}

/// Every distinct game that the action can lead to, with its exact chance, in
/// the order in which the combinations come; the chances add up to 1.
///
/// Equal games are merged. Gives up after `limit` combinations of picks.
pub fn branches<G: Game>(
    game: &G,
    action: &G::Action,
    limit: usize,
) -> Result<Vec<Branch<G>>, TooManyBranches> {
    let mut chance = Enumerator::new();
    let mut found: Vec<Branch<G>> = Vec::new();
    let mut by_hash: std::collections::BTreeMap<u64, Vec<usize>> = Default::default();
    for _ in 0..limit {
        let branch = play(game, action, &mut chance);
        let same = by_hash.entry(branch.game.state_hash()).or_default();
        match same.iter().find(|&&i| found[i].game == branch.game) {
            Some(&i) => found[i].chance = found[i].chance + branch.chance,
            None => {
                same.push(found.len());
                found.push(branch);
            }
        }
        if !chance.advance() {
            return Ok(found);
        }
    }
    Err(TooManyBranches { limit })
}

fn play<G: Game>(game: &G, action: &G::Action, chance: &mut Enumerator) -> Branch<G> {
    let mut game = game.clone();
    let mut journal = Journal::keep();
    game.apply_unchecked(action, chance, &mut journal);
    let chance = chance
        .factors()
        .fold(Ratio::ONE, |so_far, (weight, total)| so_far * Ratio::new(weight.into(), total.into()));
    Branch { chance, game, journal }
}
