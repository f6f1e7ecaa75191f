//! The contract itself.

use std::fmt::Debug;
use std::hash::Hash;

use crate::{Audience, Chance, Journal, Seeded, stable_hash};

/// Who looks at a game: a seat at the table, or somebody behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer<S> {
    /// The player of this seat.
    Seat(S),
    /// Somebody who may know what everybody may know.
    Spectator,
}

impl<S: Copy + PartialEq> Viewer<S> {
    /// Whether this viewer belongs to an audience.
    pub fn is_among(self, audience: Audience<S>) -> bool {
        match (audience, self) {
            (Audience::All, _) => true,
            (Audience::Only(seat), Viewer::Seat(me)) => seat == me,
            (Audience::Only(_), Viewer::Spectator) => false,
            (Audience::Except(seat), Viewer::Seat(me)) => seat != me,
            (Audience::Except(_), Viewer::Spectator) => true,
        }
    }
}

/// What a game is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending<S, O> {
    /// This seat must decide.
    Decide(S),
    /// The game has ended.
    Over(O),
}

/// An action that the rules refuse, handed back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal<A>(pub A);

impl<A: Debug> std::fmt::Display for Illegal<A> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "not legal now: {:?}", self.0)
    }
}

impl<A: Debug> std::error::Error for Illegal<A> {}

/// A game between decisions.
///
/// Equal picks give equal games: an implementation reads no clock, no file, no
/// global, and iterates over nothing whose order is not fixed.
pub trait Game: Clone + Eq + Hash + Debug {
    /// A place at the table.
    type Seat: Copy + Eq + Debug;
    /// An answer to a decision.
    type Action: Clone + Ord + Debug;
    /// Something that happened.
    type Event: Clone + Eq + Debug;
    /// What one viewer may know.
    type View: Clone + Eq + Debug;
    /// How a game ended.
    type Outcome: Clone + Eq + Debug;

    /// Who must decide now, or how the game ended.
    fn pending(&self) -> Pending<Self::Seat, Self::Outcome>;

    /// Every answer open to that seat, ascending, never empty before the end and
    /// empty after it. `out` is cleared first.
    fn legal_actions(&self, out: &mut Vec<Self::Action>);

    /// Plays a legal action and settles everything up to the next decision.
    ///
    /// An illegal action is a mistake of the caller: the result is then a game
    /// that need not make sense, though nothing panics on purpose.
    fn apply_unchecked(
        &mut self,
        action: &Self::Action,
        chance: &mut dyn Chance,
        journal: &mut Journal<Self::Seat, Self::Event>,
    );

    /// What this viewer may know, built up from nothing.
    fn view(&self, viewer: Viewer<Self::Seat>) -> Self::View;

    /// Plays an action, or refuses anything not in [`Game::legal_actions`] and
    /// changes nothing. Every boundary calls this one.
    fn apply(
        &mut self,
        action: &Self::Action,
        chance: &mut dyn Chance,
        journal: &mut Journal<Self::Seat, Self::Event>,
    ) -> Result<(), Illegal<Self::Action>> {
        let mut legal = Vec::new();
        self.legal_actions(&mut legal);
        if legal.binary_search(action).is_err() {
            return Err(Illegal(action.clone()));
        }
        self.apply_unchecked(action, chance, journal);
        Ok(())
    }

    /// A hash of every field, equal in every process and on every machine.
    fn state_hash(&self) -> u64 {
        stable_hash(self)
    }
}

/// A game in which seats do not know everything.
pub trait HiddenInfo: Game {
    /// A full game that the owner of this view cannot tell from the real one.
    fn sample_world(view: &Self::View, chance: &mut dyn Chance) -> Self;
}

/// Somebody who decides from a view alone.
pub trait Player<G: Game> {
    /// An index into `legal`, so that a player cannot answer illegally.
    fn decide(&mut self, view: &G::View, legal: &[G::Action]) -> usize;
}

/// Takes any legal action, each equally likely. It looks at nothing.
#[derive(Clone, Debug)]
pub struct RandomPlayer(Seeded);

impl RandomPlayer {
    /// A player whose choices follow from the seed.
    pub fn new(seed: u64) -> Self {
        RandomPlayer(Seeded::new(seed))
    }

    /// An index below `count`.
    pub fn choose(&mut self, count: usize) -> usize {
        self.0.below(count as u32) as usize
    }
}

impl<G: Game> Player<G> for RandomPlayer {
    fn decide(&mut self, _view: &G::View, legal: &[G::Action]) -> usize {
        self.choose(legal.len())
    }
}
