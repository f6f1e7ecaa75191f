//! What an analysis asks a game for.

use bots::ComputerPlayers;
use forms::GameJson;
use game_api::HiddenInfo;
use protocol::Seat;
use search::Script;

/// A game that can be analysed.
pub trait Analyst: HiddenInfo + ComputerPlayers + GameJson {
    /// Plays rollouts for a round and judges where they end.
    type Rollout: Script<Self> + 'static;

    /// A new one.
    fn rollout() -> Self::Rollout;

    /// The answers that are worth comparing, what a veteran would do first: at most `most`.
    fn candidates(view: &Self::View, legal: &[Self::Action], seed: u64, most: usize) -> Vec<usize>;

    /// Whether a seat plays the Marines, whose chances are told.
    fn is_marine(seat: Self::Seat) -> bool;

    /// What an end is worth to the Marines, up to [`search::WIN`].
    fn worth(outcome: &Self::Outcome) -> i32;

    /// The name of the table for a seat.
    fn seat(seat: Self::Seat) -> Seat;

    /// The unit that acts, where it is one.
    fn actor(&self, action: &Self::Action) -> Option<String>;

    /// The Marine who acts, where it is one.
    fn marine(&self, action: &Self::Action) -> Option<String>;

    /// A seat of the Marines.
    fn first_marine(&self) -> Self::Seat;

    /// Whether the aliens act before the Marines do again, in a game that evaluates such positions in another way.
    fn is_alien_turn(&self) -> bool;

    /// Whether dice lie on the table that have not done what they do yet, so that an evaluation cannot see it.
    fn has_open_dice(&self) -> bool;
}
