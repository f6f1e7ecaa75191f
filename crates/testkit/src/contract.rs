//! Checks that every game must pass, whatever its rules.
//!
//! Each check is a function that plays random games and panics with the name of
//! the check, the start, the seed and the step, and what is wrong there. Equal
//! seeds play equal games in all checks. [`Suite`] runs them all.

mod ends;
mod hidden;
mod invariants;
mod legal;
mod odds;
mod replays;
mod worlds;

pub use ends::{Ended, games_end, hash_covers};
pub use hidden::{hindsight, views};
pub use invariants::{Asked, Orders, Reordered, holds, order_means_nothing};
pub use legal::{complete, legal_lists};
pub use odds::{Odds, odds_add_up};
pub use replays::{clones, determinism, roundtrip};
pub use worlds::{Twin, Twins, Worlds, two_worlds};

use std::fmt::Debug;

use game_api::{Game, HiddenInfo};

use crate::record::{Budget, guarded};

/// How many combinations of picks one action may have before the checks that
/// enumerate pass it over: four dice.
pub const ENUMERATE: usize = 1296;

type Check<'a, G> = Box<dyn Fn(&[G], Budget) + 'a>;

/// The checks of one game, collected and run together.
///
/// ```
/// use game_api::Seeded;
/// use testkit::toy::{Action, Airlock, Event, Seat};
/// use testkit::{Budget, contract::{Suite, Worlds}};
///
/// let starts = [Airlock::new(&mut Seeded::new(1)), Airlock::new(&mut Seeded::new(2))];
/// let ended = Suite::new(&starts)
///     .budget(Budget::new(5, 100, 1))
///     .complete(|_| Action::all(), |game, action| game.why_not(action).map(str::to_string))
///     .roundtrip(Airlock::save, |saved| Airlock::load(saved))
///     .hidden(Worlds::sampled(&Seat::ALL, &Event::reveals).with_spectator())
///     .run();
/// assert_eq!(ended.games, 10);
/// ```
#[must_use = "a suite does nothing until it is run"]
pub struct Suite<'a, G: Game> {
    starts: &'a [G],
    budget: Budget,
    checks: Vec<Check<'a, G>>,
}

impl<'a, G: Game> Suite<'a, G> {
    /// The checks that need to know nothing about the game: [`legal_lists`],
    /// [`determinism`], [`clones`], [`hash_covers`], [`odds_add_up`], and at the
    /// end [`games_end`].
    pub fn new(starts: &'a [G]) -> Self {
        let suite = Suite { starts, budget: Budget::default(), checks: Vec::new() };
        suite
            .check(legal_lists)
            .check(determinism)
            .check(clones)
            .check(hash_covers)
            .check(|starts, budget| odds_add_up(starts, budget, ENUMERATE))
    }

    /// How much each check plays.
    pub fn budget(mut self, budget: Budget) -> Self {
        self.budget = budget;
        self
    }

    /// Adds a check of the caller's own; what it returns is not used.
    pub fn check<T>(mut self, check: impl Fn(&[G], Budget) -> T + 'a) -> Self {
        self.checks.push(Box::new(move |starts, budget| {
            check(starts, budget);
        }));
        self
    }

    /// Adds [`complete`].
    pub fn complete(
        self,
        universe: impl Fn(&G) -> Vec<G::Action> + 'a,
        why_not: impl Fn(&G, &G::Action) -> Option<String> + 'a,
    ) -> Self {
        self.check(move |starts, budget| complete(starts, budget, &universe, &why_not))
    }

    /// Adds [`roundtrip`].
    pub fn roundtrip<T: Debug + 'a>(self, save: impl Fn(&G) -> T + 'a, load: impl Fn(&T) -> G + 'a) -> Self {
        self.check(move |starts, budget| roundtrip(starts, budget, &save, &load))
    }

    /// Adds [`two_worlds`] once more, with other twins.
    pub fn two_worlds(self, worlds: Worlds<'a, G>) -> Self {
        self.check(move |starts, budget| two_worlds(starts, budget, &worlds))
    }

    /// Runs every check, even after one has failed.
    ///
    /// # Panics
    ///
    /// If any check failed, with the messages of all that did.
    pub fn run(self) -> Ended {
        let Suite { starts, budget, checks } = self;
        let runs = checks.iter().map(|check| guarded(|| check(starts, budget)));
        let mut failures: Vec<String> = runs.filter_map(Result::err).collect();
        let ended = guarded(|| games_end(starts, budget)).map_err(|failure| failures.push(failure));
        match ended {
            Ok(ended) if failures.is_empty() => ended,
            _ => panic!("{} checks failed\n\n{}", failures.len(), failures.join("\n\n")),
        }
    }
}

impl<'a, G: HiddenInfo> Suite<'a, G> {
    /// Adds [`views`], [`hindsight`] and [`two_worlds`], for the seats of `worlds`.
    pub fn hidden(self, worlds: Worlds<'a, G>) -> Self {
        let seats = worlds.seats;
        self.check(move |starts, budget| views(starts, budget, seats))
            .check(move |starts, budget| hindsight(starts, budget, seats, ENUMERATE))
            .two_worlds(worlds)
    }
}
