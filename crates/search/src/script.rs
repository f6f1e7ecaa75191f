//! What a search is told about a game.

use game_api::Game;

/// The worth of a game that is won. A lost one is worth 0.
pub const WIN: i32 = 10_000;

/// Plays every seat of a rollout, and says what its end is worth.
///
/// What it decides and says must follow from the seed of [`Script::begin`] and from what it is
/// shown after it: what it remembers from earlier rollouts may only make it faster.
pub trait Script<G: Game>: Send {
    /// Another rollout begins.
    fn begin(&mut self, seed: u64);

    /// The place of its answer in the legal list.
    fn decide(&mut self, view: &G::View, legal: &[G::Action]) -> usize;

    /// Whether a rollout that began in `root` is broken off here and judged.
    fn is_leaf(&mut self, root: &G, game: &G) -> bool;

    /// What a game that is not over is worth to a seat: from 0 to [`WIN`].
    fn judge(&mut self, game: &G, seat: G::Seat) -> i32;

    /// What a game that is over is worth to a seat: from 0 to [`WIN`].
    fn payoff(&self, outcome: &G::Outcome, seat: G::Seat) -> i32;
}
