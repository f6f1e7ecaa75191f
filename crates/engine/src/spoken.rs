//! What the protocol has to know of a game besides its rules.

use game_api::{Game, Journal, Player, Viewer};
use serde_json::Value;

use crate::args::Args;
use crate::envelope::{Answer, Failure, Fields, Refusal};

/// Somebody who can hold a seat of a game.
pub(crate) type AnyPlayer<G> = Box<dyn Player<G> + Send>;

/// What happened in an action, as the rules tell it.
pub(crate) type Story<G> = Journal<<G as Game>::Seat, <G as Game>::Event>;

/// A game that the protocol speaks: its words, and nothing that both games share.
pub(crate) trait Spoken: Game {
    /// The name of the game.
    const NAME: &'static str;
    /// What its die is called in messages.
    const DIE: &'static str;
    /// The lowest face of its die; there are six.
    const LOWEST_FACE: u8;
    /// `odds` refuses actions with more combinations of chance than this.
    const MOST_COMBINATIONS: usize;
    /// The bots that can play it, among them `random`.
    const BOTS: &'static [&'static str];

    /// The seats of this game and their names.
    fn seats(&self) -> Vec<(&'static str, Self::Seat)>;
    /// A bot of [`Self::BOTS`] other than `random`.
    fn player(name: &str, seed: u64) -> Option<AnyPlayer<Self>>;

    /// The turn and the name of the phase.
    fn moment(&self) -> (u16, &'static str);
    /// Owner and kind of the pending decision; `None` after the end.
    fn asked(&self) -> Option<(&'static str, &'static str)>;
    /// The pending decision with everything that is told about it.
    fn write_decision(&self) -> Value;
    /// Who won, and why the game ended.
    fn result(&self, outcome: Self::Outcome) -> (Option<&'static str>, String);

    /// A legal action, or the rule that forbids it. An object that is no action at all
    /// is a failure of the request.
    fn read_action(&self, args: Args) -> Result<Result<Self::Action, Refusal>, Failure>;
    /// The object of an action.
    fn write_action(&self, action: &Self::Action) -> Value;
    /// Everything that happened between two games, hidden things included.
    fn write_events(before: &Self, after: &Self, story: &Story<Self>) -> Value;
    /// What an outcome of an action comes down to.
    fn summarize(before: &Self, action: &Self::Action, after: &Self, story: &Story<Self>) -> Fields;

    /// The complete position.
    fn write_position(&self) -> Value;
    /// What this viewer may know, and nothing else.
    fn write_view(&self, viewer: Viewer<Self::Seat>) -> Fields;
    /// The answer to `los`.
    fn sight(&self, args: Args) -> Answer;
}
