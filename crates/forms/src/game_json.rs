//! What JSON has to know of a game besides its rules.

use game_api::{Chance, Game, Journal, Refusal, Viewer};
use serde_json::Value;

use crate::args::Args;
use crate::failure::Failure;
use crate::fields::Fields;
use crate::parts::{MarkKind, Marks};
use crate::snapshot::Snapshot;
use crate::wire::{Action, Decision, Event, Summary, View};

/// What happened in an action, as the rules tell it.
pub type GameJournal<G> = Journal<<G as Game>::Seat, <G as Game>::Event>;

/// A game that can be spoken about in JSON: its words, and nothing that both games share.
pub trait GameJson: Game {
    /// What nearly all views of a match have in common: see [`GameJson::fixed_fields`].
    type FixedFields: Clone + std::fmt::Debug + PartialEq + Eq + Send + Sync;

    /// The name of the game.
    const NAME: &'static str;
    /// What its die is called in messages.
    const DIE: &'static str;
    /// The lowest face of its die; there are six.
    const LOWEST_FACE: u8;
    /// [`crate::odds`] refuses actions with more combinations of chance than this.
    const MOST_COMBINATIONS: usize;

    /// Sets a position up. Everything that is wrong with it is told at once.
    fn load(
        position: &Fields,
        chance: &mut dyn Chance,
        story: &mut GameJournal<Self>,
    ) -> Result<Self, Failure>;
    /// The complete position: loading it gives an equal game.
    fn write_position(&self) -> Value;
    /// The changing part of the position in its canonical form.
    fn snapshot(&self) -> Snapshot;
    /// The part of the position that no action changes, in the same form; nothing in a game that
    /// has no such part.
    fn fixed_part(&self) -> Option<Snapshot>;
    /// The game of a snapshot. What the position does not change is taken from this game.
    fn restored(&self, snapshot: &Snapshot) -> Result<Self, Failure>;

    /// The seats of this game and their names.
    fn seats(&self) -> Vec<(&'static str, Self::Seat)>;
    /// The turn and the name of the phase.
    fn moment(&self) -> (u16, &'static str);
    /// Owner and kind of the pending decision; `None` after the end.
    fn asked(&self) -> Option<(&'static str, &'static str)>;
    /// The pending decision with everything that its owner is told about it; `None` after the
    /// end. Others are told about it in their view.
    fn write_decision(&self) -> Option<Decision>;
    /// Who won, and why the game ended.
    fn result(&self, outcome: Self::Outcome) -> (Option<&'static str>, String);

    /// A legal action, or the rule that forbids it. An object that is no action at all
    /// is a failure of the request.
    fn read_action(&self, args: Args) -> Result<Result<Self::Action, Refusal>, Failure>;
    /// Everything that [`GameJson::read_action`] may refuse, for translations.
    fn refusals() -> Vec<Refusal>;
    /// A legal action as it is written.
    fn write_action(&self, action: &Self::Action) -> Action;
    /// What happened between two games: what this viewer may know of it, and without a
    /// viewer everything, each secret once.
    fn write_events(
        before: &Self,
        after: &Self,
        story: &GameJournal<Self>,
        viewer: Option<Viewer<Self::Seat>>,
    ) -> Vec<Event>;
    /// What an outcome of an action comes down to.
    fn summarize(before: &Self, action: &Self::Action, after: &Self, story: &GameJournal<Self>) -> Summary;
    /// What the first die of an action comes down to, if what follows it is left open.
    fn summarize_first(
        before: &Self,
        action: &Self::Action,
        after: &Self,
        story: &GameJournal<Self>,
    ) -> Summary {
        Self::summarize(before, action, after, story)
    }

    /// What a story says about single units and things. A game whose rules divide draws into parts
    /// says whatever these decide.
    fn marks(_after: &Self, _story: &GameJournal<Self>) -> Marks {
        Marks::new()
    }
    /// The summary as it is with marks of some kinds, whatever is to be decided next.
    fn summarize_marks(summary: &Summary, _has: impl Fn(MarkKind) -> bool) -> Summary {
        summary.clone()
    }

    /// What nearly all views of a match have in common, written beforehand.
    fn fixed_fields(&self) -> Self::FixedFields;
    /// Whether the views of this game have these fields; they are of a game of the same match.
    fn has_fixed_fields(&self, fields: &Self::FixedFields) -> bool;
    /// What this viewer may know, and nothing else, with the fixed fields of this game. Without a viewer the same
    /// form with everything in it that is hidden from anybody, for those who look at a game that is over.
    fn write_view_with(&self, fixed: &Self::FixedFields, viewer: Option<Viewer<Self::Seat>>) -> View;
    /// What this viewer may know, and nothing else.
    fn write_view(&self, viewer: Viewer<Self::Seat>) -> View {
        self.write_view_with(&self.fixed_fields(), Some(viewer))
    }
    /// The same form with everything in it that is hidden from anybody.
    fn write_open_view(&self) -> View {
        self.write_view_with(&self.fixed_fields(), None)
    }
    /// What is seen from a square; not every game has any.
    fn sight(&self, args: Args) -> Result<Fields, Failure>;
}
