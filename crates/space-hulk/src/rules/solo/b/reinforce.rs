//! Reinforcements (SB-REINF) and starting blips (SB-RUL-18).

use super::way::pick_one;
use super::{FULL_STACK, NO_ENTRY};
use crate::event::Event;
use crate::hint::{self, About};
use crate::position::Phase;
use crate::rules::Context;
use crate::state::{MAX_UNITS, SpaceHulk, Stage};
use crate::unit::{Kind, Place, UnitId, UnitSet};

impl SpaceHulk {
    /// The reinforcement phase comes last, after movement and entry (SB-SEQ-02), and
    /// brings twice the number that the mission gives (SB-REINF-01). Whether the
    /// player has to choose an entry area.
    pub(crate) fn step_reinforcement_b(&mut self, cx: &mut Context) -> bool {
        if self.stage == Stage::Begin {
            self.stage = Stage::Middle;
            let number = self.setup.reinforcements(self.turn).saturating_mul(2);
            self.draw_for_room(number, cx);
        }
        if self.step_hand_b(cx) {
            return true;
        }
        self.end_turn(cx);
        false
    }

    /// Draws blips, but no more than find room outside: if all entry areas are full a
    /// blip is not drawn (SB-RUL-14). A place in the list of units is kept for the
    /// Broodlord (BF-53).
    pub(crate) fn draw_for_room(&mut self, number: u8, cx: &mut Context) {
        let room: u16 = self.allowed_entries().iter().map(|&entry| FULL_STACK - self.blips_at(entry)).sum();
        let pieces = (MAX_UNITS - 1).saturating_sub(self.units().len());
        let most = room.min(pieces as u16).min(number.into());
        self.draw_blips(most as u8, cx);
    }

    /// Puts the blips in hand outside, one after the other; whether the player has to
    /// choose where the next one goes.
    pub(crate) fn step_hand_b(&mut self, cx: &mut Context) -> bool {
        loop {
            let Some(blip) = self.in_hand().next() else { break };
            let entries = self.allowed_entries();
            if entries.iter().all(|&entry| self.blips_at(entry) >= FULL_STACK) {
                self.discard_hand(cx);
                break;
            }
            if !entries.contains(&self.memory_b().full) {
                self.memory_b_mut().full = pick_one(&entries, cx);
            }
            let drawn = self.memory_b().full;
            match self.next_entries(drawn)[..] {
                [entry] => self.put_outside(blip, entry, cx),
                _ => return true,
            }
        }
        self.sweep();
        false
    }

    /// The entry areas of this moment, in their order (SB-REINF-02).
    fn allowed_entries(&self) -> Vec<u8> {
        let starting = self.phase == Phase::Setup;
        let takes = |&entry: &u8| {
            let plan = &self.setup.content.plan.entries[entry as usize];
            let is_open = self.turn >= self.setup.entries[entry as usize].opens;
            is_open && if starting { plan.starting } else { plan.reinforcements }
        };
        (0..self.setup.n_entries()).filter(takes).collect()
    }

    /// How many blips lie at an entry area.
    fn blips_at(&self, entry: u8) -> u16 {
        let there = self.together(Place::Entry(entry), Kind::Blip);
        there.iter().map(|id| self.units[id].count()).sum::<u16>().min(FULL_STACK)
    }

    /// Where a blip can go whose entry area was drawn: there, or if it is full the next
    /// or the previous one by number that has room (SB-RUL-14).
    pub(crate) fn next_entries(&self, drawn: u8) -> Vec<u8> {
        let entries = self.allowed_entries();
        let Some(place) = entries.iter().position(|&entry| entry == drawn) else { return Vec::new() };
        let has_room = |entry: &u8| self.blips_at(*entry) < FULL_STACK;
        let ahead = entries[place..].iter().chain(&entries[..place]).copied().find(has_room);
        let mut behind = entries[..=place].iter().rev().chain(entries[place + 1..].iter().rev()).copied();
        let behind = behind.find(has_room).filter(|entry| Some(*entry) != ahead);
        let mut found: Vec<u8> = ahead.into_iter().chain(behind).collect();
        found.sort_unstable();
        found
    }

    /// The entry areas that the player may choose for the next blip in hand.
    pub(crate) fn entries_to_choose(&self) -> Vec<u8> {
        self.next_entries(self.memory_b().full)
    }

    /// Puts a blip outside; where one is already it joins it (SB-REINF-04).
    pub(crate) fn put_outside(&mut self, id: UnitId, entry: u8, cx: &mut Context) {
        let drawn = std::mem::replace(&mut self.memory_b_mut().full, NO_ENTRY);
        if drawn != entry {
            self.hint(id, hint::B_ENTRY_FULL, About::Entry(drawn), cx);
        }
        let stack = self.together(Place::Entry(entry), Kind::Blip).iter().next();
        self.units[id].set_place(Place::Entry(entry));
        let blip = self.tag(id);
        cx.tell(|| Event::BlipPlaced { blip, entry, held: false });
        if let Some(stack) = stack {
            self.take_in(stack, UnitSet::EMPTY.with(id), cx);
            self.sweep();
        }
    }
}
