//! Death Angel.

use bots::angel::{Rollout, Veteran};
use death_angel::{Action, DeathAngel, DecisionKind, View};
use game_api::{Game, Player, Seeded};
use protocol::Seat;
use search::WIN;

use crate::Analyst;

impl Analyst for DeathAngel {
    type Rollout = Rollout;

    fn rollout() -> Rollout {
        Rollout::new(Some(1))
    }

    fn candidates(view: &View, legal: &[Action], seed: u64, most: usize) -> Vec<usize> {
        let own = Veteran::new(seed).decide(view, legal);
        let mut others: Vec<usize> = (0..legal.len()).filter(|&index| index != own).collect();
        let mut dice = Seeded::new(seed);
        while others.len() >= most {
            others.swap_remove(dice.below(others.len() as u32) as usize);
        }
        [own].into_iter().chain(others).collect()
    }

    /// All players win or lose together.
    fn is_marine(_seat: death_angel::Seat) -> bool {
        true
    }

    fn worth(outcome: &<DeathAngel as Game>::Outcome) -> i32 {
        WIN * i32::from(outcome.is_won())
    }

    fn seat(seat: death_angel::Seat) -> Seat {
        Seat::PLAYERS[seat as usize]
    }

    fn actor(&self, action: &Action) -> Option<String> {
        self.marine(action)
    }

    fn marine(&self, action: &Action) -> Option<String> {
        match action {
            Action::Support { marine }
            | Action::Swap { marine, .. }
            | Action::Turn { marine }
            | Action::Activate { marine, .. }
            | Action::Attack { marine, .. } => Some(marine.name().to_owned()),
            _ => None,
        }
    }

    fn first_marine(&self) -> death_angel::Seat {
        death_angel::Seat::ALL[0]
    }

    fn is_alien_turn(&self) -> bool {
        false
    }

    /// A roll that may be rolled again or turned away, and the kills that it gave.
    fn has_open_dice(&self) -> bool {
        let is_of_dice =
            |kind| matches!(kind, DecisionKind::Reroll | DecisionKind::Artefact | DecisionKind::Kill);
        self.decision().is_some_and(|decision| is_of_dice(decision.kind))
    }
}
