//! Space Hulk as a game of the common contract.

use game_api::{Chance, Game, HiddenInfo, Journal, Pending, Viewer};

use crate::action::{Action, Verb};
use crate::event::Event;
use crate::position::Phase;
use crate::rules::Context;
use crate::state::{Outcome, SpaceHulk};
use crate::unit::{Side, UnitId};
use crate::view::View;

impl Game for SpaceHulk {
    type Seat = Side;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Outcome = Outcome;

    fn pending(&self) -> Pending<Side, Outcome> {
        match self.over {
            Some(outcome) => Pending::Over(outcome),
            None => Pending::Decide(self.owner()),
        }
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        self.list_actions(out);
    }

    fn apply_unchecked(
        &mut self,
        action: &Action,
        chance: &mut dyn Chance,
        journal: &mut Journal<Side, Event>,
    ) {
        self.play(action, &mut Context { chance, journal });
    }

    fn view(&self, viewer: Viewer<Side>) -> View {
        View::new(self, viewer)
    }
}

impl HiddenInfo for SpaceHulk {
    fn sample_world(view: &View, chance: &mut dyn Chance) -> SpaceHulk {
        view.sample(chance)
    }
}

impl SpaceHulk {
    /// What a table plays when the Marine side's timer has run out (SH-TIME-02):
    /// the end of the turn, once the action under way is complete. `None` while it
    /// is not, and in every moment that the timer does not cover (SH-TIME-03).
    pub fn on_timeout(&self) -> Option<Action> {
        // SB-GEN-03.
        if self.is_solo_b()
            || self.over.is_some()
            || self.phase != Phase::MarineAction
            || !self.frames.is_empty()
        {
            return None;
        }
        Some(match self.active {
            UnitId::NONE => Action::plain(Verb::EndTurn),
            unit => Action::free(unit, Verb::EndActivation),
        })
    }
}
