//! What a game brings to be played by numbers.

use bots::ComputerPlayers;
use game_api::Seeded;

use crate::{Actions, Layout};

/// A mission, or a number of players, with the numbers of its actions and the layout of its
/// observations.
pub trait Code: Send + Sync {
    /// The game that is played.
    type Game: ComputerPlayers<Seat: Send, Action: Send> + Send;

    /// The numbers of its actions.
    fn actions(&self) -> &Actions;
    /// Where what stands in an observation.
    fn layout(&self) -> &Layout;
    /// The names of the seats, in order.
    fn seats(&self) -> &[&'static str];
    /// How many of the numbers this seat can ever need: its actions have the lowest ones.
    fn n_actions(&self, seat: usize) -> u32;
    /// The number of a seat in [`Code::seats`].
    fn index(&self, seat: Seat<Self>) -> usize;
    /// The seat of this number.
    fn seat(&self, index: usize) -> Seat<Self>;

    /// A new game.
    fn begin(&self, dice: &mut Seeded) -> Self::Game;
    /// The numbers of legal actions of this game, in their order.
    fn number_all(&self, game: &Self::Game, legal: &[Action<Self>], out: &mut Vec<u32>);
    /// Writes what a seat knows. `out` is as long as the layout and is overwritten whole.
    fn observe(&self, view: &View<Self>, out: &mut [u8]);
    /// 1 for a seat that has won, -1 for one that has lost, 0 for a draw.
    fn reward(&self, outcome: &Outcome<Self>, seat: usize) -> i8;
}

/// A place at the table of the game of a code.
pub(crate) type Seat<C> = <<C as Code>::Game as game_api::Game>::Seat;
/// An action of the game of a code.
pub(crate) type Action<C> = <<C as Code>::Game as game_api::Game>::Action;
/// A view of the game of a code.
pub(crate) type View<C> = <<C as Code>::Game as game_api::Game>::View;
/// How the game of a code ended.
pub(crate) type Outcome<C> = <<C as Code>::Game as game_api::Game>::Outcome;
