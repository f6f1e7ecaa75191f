//! What a table has to know of a game besides its rules and its JSON.

use bots::ComputerPlayers;
use forms::GameJson;
use game_api::{Game, HiddenInfo, Viewer};

use crate::any::AnyAction;
use crate::entry::Millis;
use crate::history::{Applied, PlayedAction};
use crate::replay::Board;
use crate::seat::Seat;

/// The legal list. Most lists are shorter than what is set aside for them, so that they need not grow step by step.
pub(crate) fn legal<G: Game>(game: &G) -> Vec<G::Action> {
    let mut legal = Vec::with_capacity(48);
    game.legal_actions(&mut legal);
    legal
}

/// A game that can be played at a table.
pub(crate) trait Playable: GameJson + HiddenInfo + ComputerPlayers {
    /// A step of this game among those of either.
    fn any_action(step: PlayedAction<Self::Action>, applied: Applied<Self>) -> AnyAction;

    /// The table's name for a seat of the rules.
    fn table_seat(seat: Self::Seat) -> Seat;

    /// The rules' name for a seat of the table, if this game has it.
    fn rules_seat(seat: Seat) -> Option<Self::Seat>;

    /// The seats that can be held.
    fn held_seats(&self) -> Vec<Seat>;

    /// The sides that can win or lose; one alone where all play together.
    const SIDES: &'static [&'static str];

    /// The side that a seat wins or loses with.
    fn side(seat: Seat) -> &'static str;

    /// Whether a viewer learns from an event what was hidden before. What follows from
    /// chance need not be named here: chance alone makes an action final.
    fn reveals(event: &Self::Event) -> bool;

    /// What people read about an event.
    fn event_words(&self, event: &Self::Event) -> String;

    /// What people read about an action.
    fn action_words(&self, action: &Self::Action) -> String;

    /// The position as a viewer sees it, or all of it.
    fn board(&self, viewer: Option<Viewer<Self::Seat>>) -> Board;

    /// Whether the first die of an action says what it comes down to, whatever it sets off.
    const FIRST_DIE_TELLS: bool;

    /// Whether an answer declines and does nothing.
    fn is_pass(action: &Self::Action) -> bool;

    /// Whether the pending decision is a window for reactions that one can do without.
    fn is_reaction(&self) -> bool;

    /// Whether the pending decision is a mere offer, which any other action of the same seat
    /// declines.
    fn is_offer(&self) -> bool;

    /// Whether the answer to the pending decision stays a secret of the one who gives it.
    fn answers_in_secret(&self) -> bool;

    /// The game as a seat sees its question that may answer before the rules ask it; nothing where it
    /// may not.
    fn asking(&self, _seat: Seat) -> Option<Self> {
        None
    }

    /// The game with an answer that was given early, for showing it.
    fn with_early(&self, _action: &Self::Action) -> Self {
        self.clone()
    }

    /// What is answered for a seat whose time is up: an index into the legal list.
    fn fallback(&self, legal: &[Self::Action]) -> usize;

    /// How long the turn's own timer runs, if this game has one.
    fn timer(&self) -> Option<Millis>;

    /// Whether the turn's own timer runs at the pending decision.
    fn is_timed(&self) -> bool;

    /// What is played once the turn's own timer has run out; nothing while an action is
    /// under way.
    fn on_timeout(&self) -> Option<Self::Action>;
}
