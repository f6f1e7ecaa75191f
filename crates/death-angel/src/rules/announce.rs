//! What the current player chooses under Instinct before the card is shown (DA-EVENT-04): the
//! target, and every further choice that no chance stands before (DA-AMB-57). The attack of Quick
//! Instincts is no such choice: it belongs to the controller of the Marine, who has to see the
//! card first (DA-EVT-12).

use super::Context;
use super::kills::Kills;
use super::targets::Choice;
use crate::action::Target;
use crate::card::{Cell, Foe, Marine, Side};
use crate::cards::{EventId, Happening};
use crate::event::Event;
use crate::frame::{EventStep, Frame, KillFor};
use crate::picks::Picks;
use crate::state::DeathAngel;

/// What was announced besides the target.
#[derive(Clone, Copy)]
pub(super) enum Second {
    Nothing,
    /// The card that goes with the token (DA-EVT-06).
    Card(Cell, Foe),
    /// The cards that die for tokens (DA-EVT-15).
    Trade(Picks),
    /// The pile for the swarm (DA-EVT-20).
    Pile(Side),
}

impl DeathAngel {
    /// Whether somebody who draws this event now has something to decide under Instinct.
    pub(crate) fn asks_under_instinct(&self, event: EventId) -> bool {
        let frame = Frame::Event { event, step: EventStep::Instinct, known: false };
        event.card().instinct
            && match self.choice(frame) {
                Choice::Nothing => false,
                Choice::Sole(target) => self.second_choice(event, target).is_some(),
                Choice::Open => true,
            }
    }

    /// A target without an alternative is not asked for, but what follows it is.
    pub(crate) fn begin_instinct(&mut self) {
        let Some(frame @ Frame::Event { event, step: EventStep::Instinct, .. }) = self.frames.last() else {
            return;
        };
        if let Choice::Sole(target) = self.choice(frame)
            && let Some(second) = self.second_choice(event, target)
        {
            self.frames.push(second);
        }
    }

    /// What else is asked before the card is shown.
    fn second_choice(&self, event: EventId, target: Target) -> Option<Frame> {
        let (frame, asks) = match (event.card().happening, target) {
            (Happening::TokenForFoe, Target::Marine(marine)) => {
                (Frame::Brother { marine }, self.n_kills(&self.brother(marine)) > 1)
            }
            (Happening::TokensForKills, Target::Marine(marine)) => {
                let picks = Picks::EMPTY;
                (Frame::Trade { marine, picks }, self.goes_on_trading(marine, picks))
            }
            (Happening::ShuffleSwarm, Target::Cell(cell)) => {
                (Frame::Sanctuary { cell }, self.smaller_pile().is_none())
            }
            _ => return None,
        };
        asks.then_some(frame)
    }

    /// The target is chosen: what else there is to choose follows, or the card is shown.
    pub(crate) fn decide_event(&mut self, event: EventId, target: Target, cx: &mut Context) {
        match self.second_choice(event, target) {
            Some(frame) => self.frames.push(frame),
            None => self.show_event(event, target, Second::Nothing, cx),
        }
    }

    /// All is chosen and binding: the card is shown and carried out (DA-EVENT-04).
    fn show_event(&mut self, event: EventId, target: Target, second: Second, cx: &mut Context) {
        cx.tell(|| Event::EventShown { event });
        cx.tell(|| Event::Named { target });
        self.carry_out(event, Some(target), second, cx);
    }

    /// The second choice is made.
    fn show_announced(&mut self, target: Target, second: Second, cx: &mut Context) {
        self.frames.pop();
        if let Some(Frame::Event { event, .. }) = self.frames.last() {
            self.show_event(event, target, second, cx);
        }
    }

    pub(crate) fn announce_brother(&mut self, marine: Marine, cell: Cell, foe: Foe, cx: &mut Context) {
        self.show_announced(Target::Marine(marine), Second::Card(cell, foe), cx);
    }

    /// One more card is announced to die for a token.
    pub(crate) fn announce_trade(
        &mut self,
        marine: Marine,
        picks: Picks,
        cell: Cell,
        foe: Foe,
        cx: &mut Context,
    ) {
        let picks = picks.plus(cell.side(), foe);
        if self.goes_on_trading(marine, picks) {
            self.frames.replace(Frame::Trade { marine, picks })
        } else {
            self.end_trade(marine, picks, cx)
        }
    }

    pub(crate) fn end_trade(&mut self, marine: Marine, picks: Picks, cx: &mut Context) {
        self.show_announced(Target::Marine(marine), Second::Trade(picks), cx);
    }

    pub(crate) fn announce_pile(&mut self, cell: Cell, side: Side, cx: &mut Context) {
        self.show_announced(Target::Cell(cell), Second::Pile(side), cx);
    }

    /// Carries out what was announced, in the order in which it was.
    pub(super) fn happen_as_announced(&mut self, target: Option<Target>, second: Second, cx: &mut Context) {
        match (target, second) {
            (Some(Target::Marine(marine)), Second::Card(cell, foe)) => {
                self.lose_tokens(marine, self.tokens_of(marine).min(1), cx);
                self.discard_foe(cell, foe, cx);
            }
            (Some(Target::Marine(marine)), Second::Trade(picks)) => self.trade(marine, picks, cx),
            (Some(Target::Cell(cell)), Second::Pile(side)) => {
                let cards = self.take_normal(cell);
                self.shuffle_into(side, cards, cx);
            }
            _ => {}
        }
    }

    fn trade(&mut self, marine: Marine, picks: Picks, cx: &mut Context) {
        let row = self.place[marine as usize];
        for (side, foe) in picks.iter() {
            if self.over.is_none() {
                self.lose_tokens(marine, 1, cx);
                self.slay_foe(Cell::new(row, side), foe, cx);
            }
        }
    }

    /// The card that can go with the token of a Marine.
    pub(crate) fn brother(&self, marine: Marine) -> Kills {
        self.engaged_kills(KillFor::Brothers, marine, 1)
    }

    /// What can still be announced to die for tokens of a Marine: the table as it will be, and
    /// the reach.
    pub(crate) fn trading(&self, marine: Marine, picks: Picks) -> (DeathAngel, Kills) {
        let mut after = self.clone();
        let row = self.place[marine as usize];
        picks.iter().for_each(|(side, foe)| after.take_foe(Cell::new(row, side), foe));
        let left = self.tokens_of(marine).saturating_sub(picks.len() as u8);
        (after, self.engaged_kills(KillFor::Faith, marine, left))
    }

    fn goes_on_trading(&self, marine: Marine, picks: Picks) -> bool {
        let (after, kills) = self.trading(marine, picks);
        kills.left > 0 && after.n_kills(&kills) > 0
    }

    /// Whether announced work fits the event beneath it: for positions that somebody wrote.
    pub(crate) fn second_fits(&self, below: Frame, frame: Frame) -> bool {
        let Frame::Event { event, step: EventStep::Instinct, .. } = below else { return false };
        let (target, picks) = match frame {
            Frame::Brother { marine } => (Target::Marine(marine), Picks::EMPTY),
            Frame::Trade { marine, picks } => (Target::Marine(marine), picks),
            Frame::Sanctuary { cell } => (Target::Cell(cell), Picks::EMPTY),
            _ => return false,
        };
        let fits = self.target_refusal(below, target).is_ok()
            && self.second_choice(event, target).is_some_and(|second| second.work() == frame.work());
        fits && self.picks_fit(target, picks)
    }

    /// Whether cards can have been announced one after the other, with more to come.
    fn picks_fit(&self, target: Target, picks: Picks) -> bool {
        let Target::Marine(marine) = target else { return picks.is_empty() };
        let row = self.place[marine as usize];
        let mut before = Picks::EMPTY;
        picks.iter().all(|(side, foe)| {
            let (after, kills) = self.trading(marine, before);
            before = before.plus(side, foe);
            kills.left > 0 && after.kill_refusal(&kills, Cell::new(row, side), foe).is_ok()
        }) && (picks.is_empty() || self.goes_on_trading(marine, picks))
    }
}
