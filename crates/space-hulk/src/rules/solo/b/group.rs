//! Groups and stacks: how they form (SB-GROUP), and how their members die (SB-DEATH).

use super::super::super::Context;
use crate::event::{Cause, Event};
use crate::geometry::Square;
use crate::state::{ObjectPlace, SpaceHulk};
use crate::unit::{Kind, Place, UnitId, UnitSet};

impl SpaceHulk {
    /// Once in each alien turn, when the last alien has used its points (SB-RUL-22):
    /// Genestealers that share a square become a group, blips a stack.
    pub(super) fn form_groups(&mut self, cx: &mut Context) {
        for id in self.aliens().iter() {
            let unit = &self.units[id];
            if unit.is_alive() && unit.square().is_some() && unit.kind() != Kind::Broodlord {
                self.gather(id, cx);
            }
        }
    }

    /// Blips at one entry area are one stack (SB-REINF-04).
    pub(super) fn stack_outside(&mut self, cx: &mut Context) {
        for id in self.blips.iter() {
            if self.units[id].is_alive() && self.units[id].entry().is_some() {
                self.gather(id, cx);
            }
        }
    }

    /// Everybody of its kind at its place joins a unit.
    fn gather(&mut self, id: UnitId, cx: &mut Context) {
        let (place, kind) = (self.units[id].place(), self.units[id].kind());
        self.take_in(id, self.together(place, kind).without(id), cx);
    }

    /// A group that retreats onto other Genestealers joins them at once and goes on
    /// with its own points (SB-MERGE-01).
    pub(super) fn join_at_once(&mut self, id: UnitId, at: Square, cx: &mut Context) {
        if self.units[id].kind() == Kind::Genestealer {
            self.take_in(id, self.together(Place::Board(at), Kind::Genestealer).without(id), cx);
        }
    }

    /// Others of its kind become part of a unit, with what they carry.
    pub(super) fn take_in(&mut self, id: UnitId, others: UnitSet, cx: &mut Context) {
        for other in others.iter() {
            let joining = self.units[other];
            let unit = &mut self.units[id];
            match unit.kind() {
                Kind::Blip => {
                    let (mine, theirs) = (unit.stack(), joining.stack());
                    unit.set_stack(std::array::from_fn(|i| mine[i] + theirs[i]));
                }
                _ => unit.set_count(unit.count().saturating_add(joining.count())),
            }
            for place in &mut self.objects {
                if *place == ObjectPlace::With(other) {
                    *place = ObjectPlace::With(id);
                }
            }
            let (unit, into) = (joining.tag(), self.tag(id));
            cx.tell(|| Event::Joined { unit, into });
            self.take_off(other);
        }
        if !others.is_empty() {
            self.tell_count(id, cx);
        }
    }

    /// Says how many a group or stack has.
    pub(super) fn tell_count(&self, id: UnitId, cx: &mut Context) {
        let (unit, count) = (self.tag(id), self.units[id].count());
        cx.tell(|| Event::Grouped { unit, count });
    }

    /// A unit goes one square back without an action (SB-RUL-09).
    pub(super) fn step_back(&mut self, id: UnitId, to: Square, cx: &mut Context) {
        let from = self.units[id].square().expect("on the board");
        self.relocate(id, to);
        let unit = self.tag(id);
        cx.tell(|| Event::Retreated { unit, from, to });
    }

    /// A number of members of a unit die; the rest of a group or stack stays.
    pub(crate) fn strike(&mut self, id: UnitId, deaths: u16, cause: Cause, cx: &mut Context) {
        let unit = self.units[id];
        if deaths >= unit.count() {
            self.kill(id, cause, cx);
            return;
        }
        match unit.kind() {
            Kind::Blip => self.strike_stack(id, deaths, cause, cx),
            _ => {
                self.units[id].set_count(unit.count() - deaths);
                self.count_casualties(deaths);
                (0..deaths).for_each(|_| tell_death(&unit, cause, cx));
            }
        }
        self.stale = true;
        self.tell_count(id, cx);
    }

    /// Which blips of a face-down stack die nobody knows before they are turned up.
    fn strike_stack(&mut self, id: UnitId, deaths: u16, cause: Cause, cx: &mut Context) {
        let unit = self.units[id];
        let mut left = unit.stack();
        for _ in 0..deaths {
            let kinds = left.iter().filter(|&&n| n > 0).count();
            let index = match kinds {
                1 => left.iter().position(|&n| n > 0).unwrap_or(0),
                _ => cx.chance.pick(&left.map(u32::from)),
            };
            left[index] -= 1;
            let value = index as u8 + 1;
            cx.tell(|| Event::Revealed { blip: unit.tag(), value, voluntary: false });
            self.reserve.used[index] += 1;
            self.count_casualties(value.into());
            tell_death(&unit, cause, cx);
        }
        self.units[id].set_stack(left);
    }

    /// A blip is a casualty with its value (SH-AMB-38).
    pub(crate) fn count_casualties(&mut self, number: u16) {
        self.aliens_killed = self.aliens_killed.saturating_add(number);
    }
}

/// One death is one event.
pub(crate) fn tell_death(unit: &crate::unit::Unit, cause: Cause, cx: &mut Context) {
    cx.tell(|| Event::Killed { unit: unit.tag(), at: unit.square(), cause });
}
