//! Exact odds, by enumerating the real `apply`. There is no second
//! implementation of any probability.

use std::collections::BTreeMap;

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

/// One way an action can turn out, as [`outcomes`] finds it.
#[derive(Clone, Debug)]
pub struct Outcome<G: Game, K> {
    /// How likely it is; nothing if the fraction has too many digits.
    pub chance: Option<Ratio>,
    /// The game after it.
    pub game: G,
    /// What happened, for the first of the combinations that lead here.
    pub journal: Journal<G::Seat, G::Event>,
    /// What tells it from other outcomes that lead to an equal game.
    pub key: K,
}

/// What [`outcomes`] has found.
#[derive(Clone, Debug)]
pub struct Outcomes<G: Game, K> {
    /// Every distinct outcome, in the order in which the combinations come.
    pub list: Vec<Outcome<G, K>>,
    /// How many combinations of picks were played.
    pub combinations: usize,
}

/// Plays an action once for every combination of picks and merges those that lead to equal
/// games with equal keys. The chances of all outcomes add up to 1.
///
/// Each combination is told to a copy of `blank`, so that a journal that discards costs
/// nothing. Gives up after `limit` combinations, or as soon as there are certain to be more: the
/// parts of one combination (see [`Chance::begin_part`](crate::Chance::begin_part)) can be combined
/// in more ways, or its draws in more than `limit` times `limit`.
pub fn outcomes<G: Game, K: PartialEq>(
    game: &G,
    action: &G::Action,
    limit: usize,
    blank: &Journal<G::Seat, G::Event>,
    key: impl Fn(&G, &Journal<G::Seat, G::Event>) -> K,
) -> Result<Outcomes<G, K>, TooManyBranches> {
    let mut picks = Enumerator::new();
    let mut found = Merged::new();
    for combinations in 1..=limit {
        let (mut after, mut journal) = (game.clone(), blank.clone());
        after.apply_unchecked(action, &mut picks, &mut journal);
        if is_beyond(&picks, limit) {
            break;
        }
        let key = key(&after, &journal);
        found.add(Outcome { chance: chance_of(&picks), game: after, journal, key });
        if !picks.advance() {
            return Ok(Outcomes { list: found.list, combinations });
        }
    }
    Err(TooManyBranches { limit })
}

/// Whether one combination shows that there are too many. How many draws others have is not
/// known, so that draws outside parts must exceed the limit by far.
fn is_beyond(picks: &Enumerator, limit: usize) -> bool {
    let limit = limit as u128;
    picks.at_least() > limit || picks.estimate() > limit.saturating_mul(limit)
}

/// The chance of the picks of one combination.
pub(crate) fn chance_of(picks: &Enumerator) -> Option<Ratio> {
    let mut factors = picks.factors().map(|(weight, total)| Ratio::new(weight.into(), total.into()));
    factors.try_fold(Ratio::ONE, Ratio::checked_mul)
}

/// Outcomes without two that are equal.
struct Merged<G: Game, K> {
    list: Vec<Outcome<G, K>>,
    by_hash: BTreeMap<u64, Vec<usize>>,
}

impl<G: Game, K: PartialEq> Merged<G, K> {
    fn new() -> Self {
        Merged { list: Vec::new(), by_hash: BTreeMap::new() }
    }

    fn add(&mut self, outcome: Outcome<G, K>) {
        let alike = self.by_hash.entry(outcome.game.state_hash()).or_default();
        let is_same = |found: &Outcome<G, K>| found.key == outcome.key && found.game == outcome.game;
        match alike.iter().find(|&&i| is_same(&self.list[i])) {
            Some(&i) => {
                let found = &mut self.list[i];
                found.chance = found.chance.zip(outcome.chance).and_then(|(a, b)| a.checked_add(b));
            }
            None => {
                alike.push(self.list.len());
                self.list.push(outcome);
            }
        }
    }
}

/// Every distinct game that the action can lead to, with its exact chance, in
/// the order in which the combinations come; the chances add up to 1.
///
/// Equal games are merged. Gives up after `limit` combinations of picks.
///
/// # Panics
/// If a chance has more digits than a [`Ratio`] holds.
pub fn branches<G: Game>(
    game: &G,
    action: &G::Action,
    limit: usize,
) -> Result<Vec<Branch<G>>, TooManyBranches> {
    let found = outcomes(game, action, limit, &Journal::keep(), |_, _| ())?;
    let branch = |outcome: Outcome<G, ()>| Branch {
        chance: outcome.chance.expect("a chance that can be written down"),
        game: outcome.game,
        journal: outcome.journal,
    };
    Ok(found.list.into_iter().map(branch).collect())
}
