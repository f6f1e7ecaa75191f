//! Death Angel as a game of the common contract.

use game_api::{Chance, Game, HiddenInfo, Journal, Pending, Viewer};

use crate::action::Action;
use crate::card::Seat;
use crate::event::Event;
use crate::rules::Context;
use crate::state::{DeathAngel, Outcome};
use crate::view::View;

impl Game for DeathAngel {
    type Seat = Seat;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Outcome = Outcome;

    fn pending(&self) -> Pending<Seat, Outcome> {
        match self.over {
            Some(outcome) => Pending::Over(outcome),
            None => Pending::Decide(self.decider()),
        }
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        self.list_actions(out);
    }

    fn apply_unchecked(
        &mut self,
        action: &Action,
        chance: &mut dyn Chance,
        journal: &mut Journal<Seat, Event>,
    ) {
        self.play(action, &mut Context::new(chance, journal));
    }

    fn view(&self, viewer: Viewer<Seat>) -> View {
        View::new(self, viewer)
    }
}

impl HiddenInfo for DeathAngel {
    fn sample_world(view: &View, chance: &mut dyn Chance) -> DeathAngel {
        view.sample(chance)
    }
}
