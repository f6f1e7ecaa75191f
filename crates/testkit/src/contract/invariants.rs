//! What a game says of its own positions, and that the order of a list means nothing.

use std::collections::BTreeMap;

use game_api::{Enumerator, Game, Journal, Ratio, Seeded};

use crate::record::{Budget, Verdict, each_position, legal_of, some_legal};
use crate::same::same;

/// An action with more picks than this has too many combinations to be compared.
const MOST_PICKS: usize = 16;

/// What an invariant says about one moment: whether there was anything to ask, or what is
/// wrong.
pub type Asked = Result<bool, String>;

/// Asks an invariant of the game's own at every position, and gives the number of
/// positions at which there was something to ask.
///
/// # Panics
///
/// If it does not hold.
pub fn holds<G: Game>(
    name: &str,
    starts: &[G],
    budget: Budget,
    ask: &dyn Fn(&G, &mut Seeded) -> Asked,
) -> usize {
    let mut asked = 0;
    each_position(name, starts, budget, |game, dice| {
        asked += usize::from(ask(game, dice)?);
        Ok(())
    });
    asked
}

/// A game whose lists can be put into another order, and what is then still the same.
pub struct Orders<'a, G: Game> {
    /// The same position with its lists in another order.
    pub reorder: &'a dyn Fn(&G, &mut Seeded) -> Option<G>,
    /// An action in words that do not depend on the order.
    pub action: &'a dyn Fn(&G, &G::Action) -> String,
    /// A position in words that do not depend on the order.
    pub position: &'a dyn Fn(&G) -> String,
}

/// What [`order_means_nothing`] has compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reordered {
    /// Positions whose legal lists were compared.
    pub lists: usize,
    /// Actions all of whose outcomes were compared, with their chances.
    pub actions: usize,
    /// Outcomes among them.
    pub outcomes: usize,
}

/// Checks that the order of a position's lists changes neither what is legal nor, but by
/// the order in which dice are rolled, what comes of it: the legal lists are the same in
/// words, and one random action has the same outcomes with the same chances. Actions with
/// more than `limit` combinations of picks are not compared.
///
/// # Panics
///
/// If any of this fails.
pub fn order_means_nothing<G: Game>(
    starts: &[G],
    budget: Budget,
    orders: &Orders<'_, G>,
    limit: usize,
) -> Reordered {
    let mut seen = Reordered::default();
    each_position("order_means_nothing", starts, budget, |game, dice| {
        let Some(other) = (orders.reorder)(game, dice) else { return Ok(()) };
        let lists = (list(game, orders), list(&other, orders));
        same("the legal list in another order", &words(&lists.0), &words(&lists.1))?;
        seen.lists += 1;
        let Some(action) = some_legal(game, dice) else { return Ok(()) };
        let name = (orders.action)(game, &action);
        let outcomes = same_outcomes(game, &action, &other, &lists.1[&name], orders, limit)
            .map_err(|what| format!("{name}: {what}"))?;
        seen.outcomes += outcomes;
        seen.actions += usize::from(outcomes > 0);
        Ok(())
    });
    seen
}

fn list<G: Game>(game: &G, orders: &Orders<'_, G>) -> BTreeMap<String, G::Action> {
    legal_of(game).into_iter().map(|action| ((orders.action)(game, &action), action)).collect()
}

fn words<A>(list: &BTreeMap<String, A>) -> Vec<&String> {
    list.keys().collect()
}

/// How many outcomes both have, or how they differ; none where there are too many.
fn same_outcomes<G: Game>(
    game: &G,
    action: &G::Action,
    other: &G,
    others: &G::Action,
    orders: &Orders<'_, G>,
    limit: usize,
) -> Result<usize, String> {
    let (Some(here), Some(there)) =
        (outcomes(game, action, orders, limit), outcomes(other, others, orders, limit))
    else {
        return Ok(0);
    };
    compare(&here, &there).map(|()| here.len())
}

fn compare(here: &BTreeMap<String, Ratio>, there: &BTreeMap<String, Ratio>) -> Verdict {
    let differs = |(position, chance): &(&String, &Ratio)| there.get(*position) != Some(*chance);
    let strange = |(position, chance): &(&String, &Ratio)| here.get(*position) != Some(*chance);
    match (here.iter().find(differs), there.iter().find(strange)) {
        (None, None) => Ok(()),
        (ours, theirs) => {
            Err(format!("only in this order: {}\nonly in another: {}", shown(ours), shown(theirs)))
        }
    }
}

fn shown(outcome: Option<(&String, &Ratio)>) -> String {
    outcome.map_or("nothing".into(), |(position, chance)| format!("chance {chance}\n{position}"))
}

/// Every position that an action leads to, with its chance; nothing where there are more
/// than `limit` combinations of picks, or more picks in one of them than can be multiplied.
fn outcomes<G: Game>(
    game: &G,
    action: &G::Action,
    orders: &Orders<'_, G>,
    limit: usize,
) -> Option<BTreeMap<String, Ratio>> {
    let mut found = BTreeMap::new();
    let mut wheels = Enumerator::new();
    for _ in 0..limit {
        let mut after = game.clone();
        after.apply_unchecked(action, &mut wheels, &mut Journal::discard());
        let chance = chance_of(&wheels)?;
        let known = found.entry((orders.position)(&after)).or_insert(Ratio::ZERO);
        *known = *known + chance;
        if !wheels.advance() {
            return Some(found);
        }
    }
    None
}

fn chance_of(wheels: &Enumerator) -> Option<Ratio> {
    let few = wheels.factors().count() <= MOST_PICKS;
    let times = |chance: Ratio, (weight, total): (u32, u32)| chance * Ratio::new(weight.into(), total.into());
    few.then(|| wheels.factors().fold(Ratio::ONE, times))
}
