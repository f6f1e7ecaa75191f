//! Space Hulk.

use bots::hulk::{Guide, Horizon, Rollout};
use game_api::Game;
use protocol::Seat;
use search::WIN;
use space_hulk::{Action, DecisionKind, Kind, Side, SpaceHulk, UnitId, View};

use crate::Analyst;

impl Analyst for SpaceHulk {
    type Rollout = Rollout;

    fn rollout() -> Rollout {
        Rollout::new(Horizon::Rounds(1))
    }

    fn candidates(view: &View, legal: &[Action], seed: u64, most: usize) -> Vec<usize> {
        Guide::fresh(view, legal, seed, most)
    }

    fn is_marine(seat: Side) -> bool {
        seat == Side::Marine
    }

    fn worth(outcome: &<SpaceHulk as Game>::Outcome) -> i32 {
        match outcome.winner {
            Some(Side::Marine) => WIN,
            Some(Side::Alien) => 0,
            None => WIN / 2,
        }
    }

    fn seat(seat: Side) -> Seat {
        match seat {
            Side::Marine => Seat::Marine,
            Side::Alien => Seat::Alien,
        }
    }

    fn actor(&self, action: &Action) -> Option<String> {
        (action.unit != UnitId::NONE).then(|| self.name_of(action.unit))
    }

    fn marine(&self, action: &Action) -> Option<String> {
        let is_marine = |id| self.unit_ids().any(|(found, unit)| found == id && unit.kind() == Kind::Marine);
        self.actor(action).filter(|_| is_marine(action.unit))
    }

    fn first_marine(&self) -> Side {
        Side::Marine
    }

    fn is_alien_turn(&self) -> bool {
        bots::hulk::is_alien_turn(self)
    }

    /// A close assault between its roll and its result.
    fn has_open_dice(&self) -> bool {
        let is_of_dice =
            |kind| matches!(kind, DecisionKind::Parry | DecisionKind::Reroll | DecisionKind::Psi);
        self.decision().is_some_and(|decision| is_of_dice(decision.kind))
    }
}
