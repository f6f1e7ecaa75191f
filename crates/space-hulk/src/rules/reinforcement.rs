//! The reinforcement phase (SH-REINF) and lurking (SH-LURK).

use super::Context;
use crate::event::Event;
use crate::geometry::Square;
use crate::options::{ForcedLurkScope, LurkDistance};
use crate::position::Phase;
use crate::refusal::{self, No};
use crate::state::SpaceHulk;
use crate::unit::{Kind, Place, Side, Unit, UnitId, UnitSet, flag};

/// SH-LURK-02.
const LURKING_BLIPS: usize = 3;
/// SH-LURK-04.
const FORCED_LURK: u16 = 6;

impl SpaceHulk {
    /// Draws blips into the alien side's hand, as many as there are (SH-REINF-02).
    pub(crate) fn draw_blips(&mut self, count: u8, cx: &mut Context) {
        for _ in 0..count {
            let Some(value) = self.draw_value(cx) else { return };
            let mut unit = Unit::new(Kind::Blip);
            unit.charge = value;
            unit.tag = self.next_number(Kind::Blip);
            self.spawn(unit);
            let blip = unit.tag();
            cx.tell_apart(
                Side::Alien,
                || Event::BlipDrawn { blip, value: Some(value) },
                || Event::BlipDrawn { blip, value: None },
            );
        }
    }

    /// The top of the pile; when it is empty the used blips become a new one
    /// (SH-REINF-04).
    fn draw_value(&mut self, cx: &mut Context) -> Option<u8> {
        if self.reserve.len() == 0 && !self.reshuffle(cx) {
            return None;
        }
        if let Some(value) = self.reserve.pop_known() {
            return Some(value);
        }
        let pool = &mut self.reserve.pool;
        let index = cx.chance.pick(&pool.map(u32::from));
        pool[index] -= 1;
        Some(index as u8 + 1)
    }

    fn reshuffle(&mut self, cx: &mut Context) -> bool {
        let blips = self.reserve.n_used();
        // In solo variant B blips never run out (SB-GEN-04).
        if blips == 0 || (self.reserve.reshuffles == 0 && !self.is_solo_b()) {
            return false;
        }
        let reserve = &mut self.reserve;
        if reserve.reshuffles != u8::MAX {
            reserve.reshuffles = reserve.reshuffles.saturating_sub(1);
        }
        reserve.pool = std::array::from_fn(|i| reserve.used[i] + reserve.used_unseen[i]);
        reserve.used = [0; 3];
        reserve.used_unseen = [0; 3];
        cx.tell(|| Event::PileReshuffled { blips });
        true
    }

    /// Units that are not placed yet.
    pub(crate) fn in_hand(&self) -> impl Iterator<Item = UnitId> + '_ {
        self.unit_ids().filter(|(_, unit)| unit.place() == Place::Hand && unit.is_alive()).map(|(id, _)| id)
    }

    /// Why a blip cannot be put at an entry area.
    pub(crate) fn reinforce_refusal(&self, unit: &Unit, entry: u8) -> Option<No> {
        if unit.kind() != Kind::Blip || unit.place() != Place::Hand {
            return Some(refusal::NOT_DRAWN);
        }
        let plan = &self.setup.content.plan.entries[entry as usize];
        let allowed = if self.phase == Phase::Setup { plan.starting } else { plan.reinforcements };
        if !allowed {
            return Some(refusal::ENTRY_NOT_ALLOWED);
        }
        if self.turn < self.setup.entries[entry as usize].opens {
            return Some(refusal::ENTRY_NOT_OPEN);
        }
        let lurking = self.blips.iter().filter(|&id| self.units[id].is_in_entry(entry)).count();
        (lurking >= LURKING_BLIPS).then_some(refusal::ENTRY_FULL)
    }

    /// Whether a drawn blip fits anywhere.
    pub(crate) fn fits_anywhere(&self, id: UnitId) -> bool {
        (0..self.setup.n_entries()).any(|entry| self.reinforce_refusal(&self.units[id], entry).is_none())
    }

    /// Puts a drawn blip at an entry area; near a Marine it has to lurk.
    pub(crate) fn reinforce(&mut self, id: UnitId, entry: u8, cx: &mut Context) {
        let held = self.phase == Phase::AlienReinforcement && self.is_marine_near(entry);
        let unit = &mut self.units[id];
        unit.set_place(Place::Entry(entry));
        if held {
            unit.set(flag::HELD);
        }
        if let Some(memory) = &mut self.solo {
            memory.note_placed();
        }
        let blip = self.tag(id);
        cx.tell(|| Event::BlipPlaced { blip, entry, held });
    }

    /// A blip that fits nowhere goes to the used pile unseen (SH-REINF-05).
    pub(crate) fn discard_hand(&mut self, cx: &mut Context) {
        let rest: Vec<UnitId> = self.in_hand().collect();
        for id in rest {
            self.discard(id, cx);
        }
    }

    /// Puts a drawn blip on the used pile without showing it to the Marine side.
    pub(crate) fn discard(&mut self, id: UnitId, cx: &mut Context) {
        let (blip, value) = (self.tag(id), self.units[id].value());
        self.reserve.used_unseen[value as usize - 1] += 1;
        self.take_off(id);
        cx.tell_apart(
            Side::Alien,
            || Event::BlipDiscarded { blip, value: Some(value) },
            || Event::BlipDiscarded { blip, value: None },
        );
    }

    /// Whether a Marine is within 6 squares of an entry area (SH-LURK-04, SH-OPT-17).
    fn is_marine_near(&self, entry: u8) -> bool {
        let entry = &self.setup.entries[entry as usize];
        let straight = self.setup.options().lurk_distance == LurkDistance::Straight;
        let distance = |square: Square| {
            if straight {
                self.setup.board.range(square, entry.square)
            } else {
                Some(entry.distances[square.index()]).filter(|&d| d != u8::MAX).map(u16::from)
            }
        };
        let squares = self.marines.iter().filter_map(|id| self.units[id].square());
        squares.filter_map(distance).any(|distance| distance <= FORCED_LURK)
    }

    /// With `forced_lurk_scope = all_blips` those already there are held as well.
    pub(crate) fn hold_old_blips(&mut self) {
        if self.setup.options().forced_lurk_scope == ForcedLurkScope::NewBlips {
            return;
        }
        for blip in self.blips.iter() {
            if self.units[blip].entry().is_some_and(|entry| self.is_marine_near(entry)) {
                self.units[blip].set(flag::HELD);
            }
        }
    }

    /// Every alien is ready to be activated again.
    pub(crate) fn refresh_aliens(&mut self) {
        for id in self.aliens().iter() {
            let unit = &mut self.units[id];
            unit.ap = unit.kind().allowance();
            unit.clear(flag::FINISHED | flag::ACTED);
        }
    }

    /// Forced lurking ends with the turn.
    pub(crate) fn release_held(&mut self) {
        for id in self.aliens().iter() {
            self.units[id].clear(flag::HELD);
        }
    }

    /// The alien units.
    pub(crate) fn aliens(&self) -> UnitSet {
        UnitSet(self.stealers.0 | self.blips.0)
    }
}
