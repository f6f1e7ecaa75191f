//! Reaction windows (SH-AMB-01): one action by command points (SH-CP), then
//! overwatch fire (SH-OW).

use super::Context;
use super::shooting::ShotKind;
use crate::frame::{Frame, NO_DOOR, Window, WindowStep};
use crate::geometry::SquareSet;
use crate::options::{CpReactor, Obligation, OverwatchCovering};
use crate::refusal::{self, No};
use crate::state::SpaceHulk;
use crate::unit::{Ranged, Target, UnitId, flag};

const RANGE: u16 = 12;

impl SpaceHulk {
    /// Goes on with a window until the Marine side is asked; whether it is.
    pub(crate) fn step_window(&mut self, mut window: Window, cx: &mut Context) -> bool {
        match window.step {
            WindowStep::Open => {
                let Some(step) = self.first_step(&window) else {
                    self.frames.pop();
                    return false;
                };
                window.step = step;
            }
            WindowStep::Command => return true,
            WindowStep::Overwatch => {
                self.name_forced(&window, false);
                window.step = if self.has_candidate(&window) { WindowStep::Naming } else { WindowStep::Fire };
            }
            WindowStep::Naming => return true,
            WindowStep::Fire => {
                self.frames.pop();
                self.fire_volley(cx);
                return false;
            }
        }
        self.set_window(window);
        false
    }

    /// Stores the window back into its frame.
    pub(crate) fn set_window(&mut self, window: Window) {
        *self.frames.last_mut().expect("its frame") = Frame::Window(window);
    }

    /// Where a window starts, if anybody sees what opens it (SH-CP-03).
    fn first_step(&self, window: &Window) -> Option<WindowStep> {
        let obstructed = self.obstructed();
        let mut squares = window.triggers.iter().filter_map(|trigger| self.units[trigger].square());
        let sees_trigger = squares.any(|square| self.any_marine_sees(square, &obstructed));
        let sees_door = window.door != NO_DOOR
            && self.marines.iter().any(|marine| self.sees_closed_door(marine, window, &obstructed));
        match (sees_trigger, sees_door) {
            (true, _) => Some(WindowStep::Command),
            (false, true) if self.setup.options().cp_on_door_close => Some(WindowStep::Command),
            (false, true) => Some(WindowStep::Overwatch),
            (false, false) => None,
        }
    }

    fn sees_any_trigger(&self, marine: UnitId, window: &Window, obstructed: &SquareSet) -> bool {
        window.triggers.iter().any(|trigger| self.sees_unit(marine, trigger, obstructed))
    }

    fn sees_closed_door(&self, marine: UnitId, window: &Window, obstructed: &SquareSet) -> bool {
        window.door != NO_DOOR
            && self.is_closed(window.door)
            && self.sees_door(marine, window.door, obstructed)
    }

    /// Why a Marine may not be the one who reacts (SH-CP-05).
    pub(crate) fn reactor_refusal(&self, marine: UnitId, window: &Window) -> Option<No> {
        if self.setup.options().cp_reactor == CpReactor::AnyMarine {
            return None;
        }
        let obstructed = self.obstructed();
        let saw = self.sees_any_trigger(marine, window, &obstructed)
            || self.sees_closed_door(marine, window, &obstructed);
        (!saw).then_some(refusal::WITNESS_ONLY)
    }

    /// Why a Marine cannot fire on overwatch at this (SH-OW-02, SH-OW-05).
    pub(crate) fn overwatch_refusal(
        &self,
        marine: UnitId,
        target: Target,
        window: &Window,
        obstructed: &SquareSet,
    ) -> Option<No> {
        let unit = &self.units[marine];
        let is_trigger = match target {
            Target::Unit(id) => window.triggers.has(id),
            Target::Door(door) => door == window.door && self.is_closed(door),
            Target::Square(_) => false,
        };
        if !is_trigger {
            return Some(refusal::OVERWATCH_TRIGGER);
        }
        if marine == window.reactor {
            return Some(refusal::OVERWATCH_REACTOR);
        }
        if !unit.on_overwatch() {
            return Some(refusal::OVERWATCH_NOT_ON);
        }
        if self.volley.names(marine) {
            return Some(refusal::OVERWATCH_NAMED);
        }
        if let Some(refused) = self.fire_refusal(marine, target, obstructed) {
            return Some(refused);
        }
        let range = match target {
            Target::Unit(id) => self.range_between(marine, id),
            Target::Door(door) => self.range_to_door(marine, door),
            Target::Square(_) => None,
        };
        range.is_none_or(|range| range > RANGE).then_some(refusal::OUT_OF_RANGE)
    }

    /// Every shot that could still be named, ascending.
    pub(crate) fn overwatch_shots(&self, window: &Window, mut found: impl FnMut(UnitId, Target)) {
        let obstructed = self.obstructed();
        for marine in self.marines.iter() {
            if !self.units[marine].on_overwatch() {
                continue;
            }
            let door = (window.door != NO_DOOR).then_some(Target::Door(window.door));
            for target in window.triggers.iter().map(Target::Unit).chain(door) {
                if self.overwatch_refusal(marine, target, window, &obstructed).is_none() {
                    found(marine, target);
                }
            }
        }
    }

    fn has_candidate(&self, window: &Window) -> bool {
        let mut any = false;
        self.overwatch_shots(window, |_, _| any = true);
        any
    }

    /// Names those who have to fire: at a Genestealer first (SH-AMB-46), else at
    /// the door. A choice between targets is left to the Marine side (SH-PLACE-06)
    /// until the naming is closed; who has not chosen then fires at the first.
    fn name_forced(&mut self, window: &Window, closing: bool) {
        let options = *self.setup.options();
        let all_roll = options.overwatch_covering == OverwatchCovering::AllRoll;
        // Where all roll nobody is asked whether he does (SH-OW-07).
        let fires = if all_roll { Obligation::Must } else { options.overwatch_fire };
        let mut shots = Vec::new();
        self.overwatch_shots(window, |marine, target| shots.push((marine, target)));
        let at_door = |&(_, target): &(UnitId, Target)| matches!(target, Target::Door(_));
        for able in shots.chunk_by(|a, b| a.0 == b.0) {
            let (stealers, doors) = able.split_at(able.partition_point(|shot| !at_door(shot)));
            let forced = match (fires, options.door_close_overwatch) {
                (Obligation::Must, _) if !stealers.is_empty() => stealers,
                (_, Obligation::Must) if !doors.is_empty() => doors,
                _ if all_roll && !self.volley.is_empty() => able,
                _ => &[],
            };
            // With `may` for Genestealers and `must` for doors he may choose between them.
            let chooses = forced.len() > 1 || (forced == doors && !stealers.is_empty());
            if let Some(&(marine, target)) = forced.first()
                && (closing || !chooses)
            {
                self.volley.push(marine, target);
            }
        }
    }

    /// The Marine side names one who fires, with all others if they fire together
    /// (`overwatch_covering = all_roll`).
    pub(crate) fn name_shot(&mut self, mut window: Window, marine: UnitId, target: Target) {
        self.volley.push(marine, target);
        self.name_forced(&window, false);
        if !self.has_candidate(&window) {
            window.step = WindowStep::Fire;
        }
        self.set_window(window);
    }

    /// The naming is closed; who has to fire and has not chosen does.
    pub(crate) fn close_naming(&mut self, mut window: Window) {
        self.name_forced(&window, true);
        window.step = WindowStep::Fire;
        self.set_window(window);
    }

    /// All named roll, in the order named, even at a target already dead (SH-OW-07).
    fn fire_volley(&mut self, cx: &mut Context) {
        let volley = std::mem::take(&mut self.volley);
        let apart = volley.iter().all(|(marine, target)| self.is_shot_apart(marine, target));
        for (marine, target) in volley.iter() {
            let unit = &self.units[marine];
            if unit.is_alive() && self.gun_refusal(unit).is_none() {
                if apart {
                    cx.chance.begin_part();
                }
                self.shoot(marine, target, ShotKind::Overwatch, cx);
            }
        }
        cx.chance.end_parts();
    }

    /// Whether a shot of a volley changes nothing for the others: the weapon cannot explode, and
    /// the target is no group, which moves away when it is hit.
    fn is_shot_apart(&self, marine: UnitId, target: Target) -> bool {
        let explodes =
            self.units[marine].ranged() == Ranged::AssaultCannon && self.units[marine].has(flag::RELOADED);
        let is_group = matches!(target, Target::Unit(unit) if self.units[unit].dice() > 0);
        !explodes && !is_group
    }
}
