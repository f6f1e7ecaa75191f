//! What Move + Activate cards do after their steps: Stealth Tactics, Forward Scouting,
//! Intimidation (DA-ACT-08, DA-ACT-10, DA-ACT-11).

use super::Context;
use crate::card::{Cell, Foe, Marine, Side, Team};
use crate::cards::EventId;
use crate::event::{Event, RollFor};
use crate::frame::Frame;
use crate::refusal::{self, No};
use crate::state::DeathAngel;

impl DeathAngel {
    /// Whether Stealth Tactics has something to ask: a card to discard, and for the second
    /// one a token to pay with.
    pub(crate) fn step_stealth(&mut self, paid: bool, side: Side) -> bool {
        let waits = self.is_team_alive(Team::Grey)
            && if paid {
                !self.piles[side as usize].is_empty() && self.has_token(Team::Grey)
            } else {
                self.piles.iter().any(|pile| !pile.is_empty())
            };
        if !waits {
            self.frames.pop();
        }
        waits
    }

    fn has_token(&self, team: Team) -> bool {
        team.marines().into_iter().any(|marine| self.tokens_of(marine) > 0)
    }

    pub(crate) fn discard_by_stealth(&mut self, side: Side, cx: &mut Context) {
        cx.tell(|| Event::Named { target: crate::action::Target::Pile(side) });
        self.frames.replace(Frame::Stealth { paid: true, side: side.other() });
        self.discard_blip(side, cx);
    }

    /// Any token on a grey Marine pays for the second card (DA-AMB-14).
    pub(crate) fn pay_for_stealth(&mut self, marine: Marine, side: Side, cx: &mut Context) {
        self.frames.pop();
        self.lose_tokens(marine, 1, cx);
        self.discard_blip(side, cx);
    }

    pub(crate) fn stealth_payer_refusal(&self, marine: Marine) -> Result<(), No> {
        if marine.team() != Team::Grey {
            return Err(refusal::OTHER_TEAM);
        }
        if self.tokens_of(marine) == 0 { Err(refusal::NO_TOKEN) } else { Ok(()) }
    }

    /// The purple player looks at the top event alone (DA-AMB-40).
    pub(crate) fn scout(&mut self, cx: &mut Context) {
        self.frames.pop();
        let Some((event, _)) = self.events.look(cx.chance) else { return };
        cx.tell_apart(self.seat_of(Team::Purple), Event::Looked { event }, Event::LookedHidden);
        self.frames.push(Frame::Scouted { event });
    }

    pub(crate) fn put_back(&mut self, event: EventId, on_top: bool, cx: &mut Context) {
        self.frames.pop();
        if on_top {
            self.events.top.push_front(event);
            self.events.top_known = true;
        } else {
            self.events.bottom.push_back(event)
        }
        cx.tell(|| Event::PutBack { on_top });
    }

    /// Whether there is anybody to intimidate.
    pub(crate) fn step_intimidate(&mut self) -> bool {
        let waits = self.is_team_alive(Team::Blue) && self.cells().any(|cell| self.can_take_from(cell));
        if !waits {
            self.frames.pop();
        }
        waits
    }

    /// Whether a cell is beside a blue Marine and holds a normal Genestealer.
    pub(crate) fn can_take_from(&self, cell: Cell) -> bool {
        self.marine_at(cell.position()).team() == Team::Blue && self.swarm(cell).normal() > 0
    }

    pub(crate) fn intimidate(&mut self, cx: &mut Context) {
        self.frames.pop();
        let left = cx.roll(RollFor::Intimidation, None).number();
        self.frames.push(Frame::Take { left, heads: 0, tails: 0, tongues: 0, claws: 0 });
    }

    pub(crate) fn take_refusal(&self, cell: Cell, foe: Foe) -> Result<(), No> {
        if cell.position() >= self.n_marines {
            return Err(refusal::NO_SUCH_POSITION);
        }
        if self.marine_at(cell.position()).team() != Team::Blue {
            return Err(refusal::NOT_WITH_BLUE);
        }
        if self.swarm(cell).of(foe) == 0 {
            return Err(refusal::NO_SUCH_FOE);
        }
        if foe.symbol().is_none() { Err(refusal::ONLY_LORDS) } else { Ok(()) }
    }

    /// As many as were rolled have to be taken, as far as there are any (DA-AMB-39).
    pub(crate) fn step_take(&mut self, left: u8, cards: [u8; 4], cx: &mut Context) -> bool {
        let mut first = None;
        let mut n_picks = 0;
        let mut n_cards = 0;
        for cell in self.cells().filter(|&cell| self.can_take_from(cell)) {
            let swarm = self.swarm(cell);
            n_cards += swarm.normal();
            for &foe in &Foe::ALL[..4] {
                if swarm.of(foe) > 0 {
                    first.get_or_insert((cell, foe));
                    n_picks += 1;
                }
            }
        }
        match first {
            Some(_) if left > 0 && n_picks > 1 && n_cards > left => return true,
            Some((cell, foe)) if left > 0 => self.take(left, cards, cell, foe),
            _ => {
                self.frames.pop();
                self.begin_shuffle(true, cards, cx);
            }
        }
        false
    }

    pub(crate) fn take(&mut self, left: u8, cards: [u8; 4], cell: Cell, foe: Foe) {
        let mut cards = cards;
        if let Some(symbol) = foe.symbol() {
            cards[symbol.index()] += 1;
        }
        self.take_foe(cell, foe);
        let [heads, tails, tongues, claws] = cards;
        self.frames.replace(Frame::Take { left: left - 1, heads, tails, tongues, claws });
    }
}
