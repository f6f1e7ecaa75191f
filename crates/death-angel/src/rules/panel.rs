//! What control panels do (DA-LOC).

use super::Context;
use super::kills::Kills;
use crate::card::{Marine, Side, Team, Terrain};
use crate::cards::{Panel, Trigger};
use crate::event::{Event, RollFor};
use crate::frame::{Frame, KillFor};
use crate::state::{DeathAngel, Ending, Outcome};

impl DeathAngel {
    /// Begins the ability of the current location for the Marine who activated it.
    pub(crate) fn begin_panel(&mut self, panel: Panel, marine: Marine, cx: &mut Context) {
        let team = marine.team();
        match panel {
            Panel::Replace { terrain } => self.replace_panel(marine, terrain, cx),
            Panel::DiscardBlip => self.frames.push(Frame::PanelPile { team }),
            Panel::Heal => self.frames.push(Frame::Heal { team }),
            Panel::Limit { .. } => self.frames.push(Frame::Limit { team }),
            Panel::Teleport { .. } => self.frames.push(Frame::Teleport { asked: 0 }),
            Panel::Overload { kills } => self.overload(marine, kills, cx),
            Panel::Launch => self.frames.push(Frame::Launch { team }),
            Panel::Pump => {
                let count = cx.roll(RollFor::Pump, Some(marine)).number();
                self.frames.push(Frame::Pump { team, count });
            }
        }
    }

    fn overload(&mut self, marine: Marine, kills: u8, cx: &mut Context) {
        if !cx.roll(RollFor::Overload, Some(marine)).has_skull() {
            return self.slay_marine(marine, cx);
        }
        let (why, high) = (KillFor::Overload, self.n_marines - 1);
        self.frames.push(Kills { why, marine, low: 0, high, sides: 3, left: kills, done: 0 }.frame());
    }

    /// A pile has to lose cards: with one pile left there is no choice; whether there is.
    pub(crate) fn step_discard(&mut self, count: u8, cx: &mut Context) -> bool {
        let full = Side::ALL.iter().copied().filter(|&side| !self.piles[side as usize].is_empty());
        let sides: Vec<Side> = full.collect();
        match sides.as_slice() {
            [] => self.frames.pop(),
            _ if count == 0 => self.frames.pop(),
            &[side] => self.discard_by_panel(side, count, cx),
            _ => return true,
        }
        false
    }

    /// All cards come from one pile (DA-AMB-27).
    pub(crate) fn discard_by_panel(&mut self, side: Side, count: u8, cx: &mut Context) {
        self.frames.pop();
        self.discard_blips(side, count, cx);
        self.check_end();
    }

    pub(crate) fn limit_terrain(&mut self, terrain: Terrain) {
        self.frames.pop();
        self.limited = terrain as u8;
        self.appeared = 0;
    }

    /// From top to bottom each Marine pays a token or rolls; then both piles are discarded
    /// (DA-AMB-25). Whether the next one has a choice.
    pub(crate) fn step_teleport(&mut self, asked: u16, cx: &mut Context) -> bool {
        let Some(marine) = self.next_traveler(asked) else {
            self.frames.pop();
            for &side in Side::ALL {
                self.discard_blips(side, u8::MAX, cx);
            }
            self.check_end();
            return false;
        };
        if self.tokens_of(marine) > 0 {
            return true;
        }
        self.teleport(asked, marine, false, cx);
        false
    }

    /// The topmost Marine who has not been asked.
    pub(crate) fn next_traveler(&self, asked: u16) -> Option<Marine> {
        let marines = (0..self.n_marines).map(|position| self.marine_at(position));
        marines.into_iter().find(|&marine| asked >> marine as u16 & 1 == 0)
    }

    pub(crate) fn teleport(&mut self, asked: u16, marine: Marine, pays: bool, cx: &mut Context) {
        self.frames.replace(Frame::Teleport { asked: asked | 1 << marine as u16 });
        if pays {
            return self.lose_tokens(marine, 1, cx);
        }
        let Trigger::Panel(Panel::Teleport { deadly }) = self.site.card().trigger else { return };
        if cx.roll(RollFor::Teleport, Some(marine)).number() == deadly {
            self.slay_marine(marine, cx);
        }
    }

    /// A token for the location, or the die that may win the game (DA-LOC-17).
    pub(crate) fn launch(&mut self, rolls: bool, cx: &mut Context) {
        self.frames.pop();
        if !rolls {
            self.supply -= 1;
            self.site_tokens += 1;
            return cx.tell(|| Event::LocationToken);
        }
        let face = cx.roll(RollFor::Launch, None).number();
        if self.is_last_site() && face <= self.site_tokens {
            self.over = Some(Outcome { ending: Ending::Mission });
        }
    }

    pub(crate) fn heal(&mut self, team: Team, marine: Marine, cx: &mut Context) {
        self.give_token(marine, cx);
        self.frames.replace(Frame::HealTurn { team, marine });
    }
}
