//! What an alien does with its points (SB-AP, SB-ACT).

use super::distance::Walk;
use super::way::pick_one;
use crate::action::{Action, Verb};
use crate::geometry::{Facing, Square};
use crate::hint::{self, About, Reason};
use crate::rules::Context;
use crate::rules::movement::stealer_step_cost;
use crate::state::SpaceHulk;
use crate::unit::{Kind, Target, Unit, UnitId, flag};

impl SpaceHulk {
    /// The next action of the active alien, or the end of its activation. It uses all
    /// its points (SB-AP-02).
    pub(super) fn act_b(&mut self, cx: &mut Context) {
        let id = self.active;
        let Some(at) = self.units[id].square().filter(|_| self.units[id].ap() > 0) else {
            self.end_activation();
            return;
        };
        #[cfg(test)]
        crate::rules::solo::checks::before_action(self, id);
        let contacts = self.contacts_b(id);
        if !contacts.is_empty() {
            self.attack_b(id, at, &contacts, cx);
        } else if self.burning.has(at) {
            self.lose_points(id, hint::B_IN_FIRE, cx);
        } else if self.plan_b(id, cx) {
            self.follow_way(id, at, cx);
        } else {
            self.lose_points(id, hint::B_NO_WAY, cx);
        }
    }

    /// An action of the automaton, paid and answered like any other.
    pub(super) fn do_b(&mut self, id: UnitId, verb: Verb, cost: u8, cx: &mut Context) {
        self.perform(&Action { unit: id, verb, cp: 0, cost }, cx);
    }

    /// Points that cannot be used are lost (SB-RUL-16).
    fn lose_points(&mut self, id: UnitId, why: &'static Reason, cx: &mut Context) {
        self.units[id].ap = 0;
        if self.units[id].kind() == Kind::Blip {
            self.units[id].set(flag::ACTED);
        }
        self.hint(id, why, About::Nothing, cx);
    }

    /// Attacks a Marine in contact: its target, or else one of them at random. A
    /// Genestealer turns to him first (SB-RUL-12); a blip has no front.
    fn attack_b(&mut self, id: UnitId, at: Square, contacts: &[UnitId], cx: &mut Context) {
        let aimed = self.memory_b().target;
        let target = if contacts.contains(&aimed) { aimed } else { pick_one(contacts, cx) };
        let aim = self.units[target].square().unwrap_or(Square::NEVER);
        let memory = self.memory_b_mut();
        (memory.target, memory.aim) = (target, aim);
        memory.way.clear();
        let unit = &self.units[id];
        let in_front = unit.kind() == Kind::Blip || self.is_in_front(at, unit.facing(), aim);
        match self.facing_to(at, aim).filter(|_| !in_front) {
            Some(facing) => self.do_b(id, Verb::Turn { facing }, 1, cx),
            None => {
                let about = About::Unit(self.tag(target));
                let why = if unit.kind() == Kind::Blip { hint::B_BLIP_ATTACKS } else { hint::B_ATTACKS };
                self.hint(id, why, about, cx);
                self.do_b(id, Verb::Assault(Target::Unit(target)), 1, cx);
            }
        }
    }

    /// The facing that has a neighbouring square in front.
    fn facing_to(&self, at: Square, to: Square) -> Option<Facing> {
        Facing::ALL.into_iter().find(|&facing| self.setup.board.front(at, facing) == Some(to))
    }

    /// Takes the next step of the way, or makes room for it.
    fn follow_way(&mut self, id: UnitId, at: Square, cx: &mut Context) {
        #[cfg(test)]
        crate::rules::solo::checks::before_stride(self, id, self.memory_b().target, &self.memory_b().way);
        let next = self.memory_b().way[0];
        let last = self.units[id].ap() == 1;
        match self.door_between(at, next) {
            // SB-ACT-03, SB-RUL-15.
            Some(_) if last => self.lose_points(id, hint::B_DOOR_LAST, cx),
            Some(door) => self.open_b(id, at, next, door, cx),
            None if last && self.ends_on_genestealer(id, next) => match self.another_as_near(id, at, cx) {
                Some(other) => self.step_b(id, at, other, cx),
                None => self.lose_points(id, hint::B_BLIP_STOPS, cx),
            },
            None if !Walk::is_open(self, id, at, next) => self.lose_points(id, hint::B_STOPPED, cx),
            None => self.step_b(id, at, next, cx),
        }
    }

    /// The closed door that a step has to open.
    pub(super) fn door_between(&self, at: Square, next: Square) -> Option<u8> {
        let edge = self.facing_to(at, next).map_or(Square::NEVER, |f| self.setup.board.front_edge(at, f));
        let stops = |&door: &u8| [edge, next].contains(&self.setup.board.doors()[door as usize].block);
        self.closed_doors().find(stops)
    }

    /// Opens a door, turning to it first where the door has to be in front.
    fn open_b(&mut self, id: UnitId, at: Square, next: Square, door: u8, cx: &mut Context) {
        let unit = self.units[id];
        if self.door_refusal(&unit, door, true).is_none() {
            self.hint(id, hint::B_OPENS, About::Square(next), cx);
            self.do_b(id, Verb::Door { door, open: true }, 1, cx);
            return;
        }
        let reaches = |&facing: &Facing| {
            let turned = facing_towards(unit, facing);
            self.door_refusal(&turned, door, true).is_none()
        };
        match self.facings_along(at, next).into_iter().find(reaches) {
            Some(facing) => self.do_b(id, Verb::Turn { facing }, 1, cx),
            None => self.lose_points(id, hint::B_NO_WAY, cx),
        }
    }

    /// A blip does not end its move on a Genestealer's square with its last point,
    /// unless a Marine sees that Genestealer (SB-ORDER-02).
    pub(super) fn ends_on_genestealer(&self, id: UnitId, next: Square) -> bool {
        let on_stealer = self.stealers.iter().any(|other| self.units[other].square() == Some(next));
        self.units[id].kind() == Kind::Blip && on_stealer && !self.any_marine_sees(next, &self.obstructed())
    }

    fn step_b(&mut self, id: UnitId, at: Square, next: Square, cx: &mut Context) {
        let memory = self.memory_b_mut();
        memory.way.remove(0);
        let beyond = memory.way.first().copied().unwrap_or(memory.aim);
        let wanted = self.facings_along(next, beyond);
        let unit = self.units[id];
        let step =
            self.setup.board.steps().all(at).iter().find(|step| step.to == next).map(|step| step.direction);
        let facing = facing_after(&unit, step, &wanted);
        match (step, unit.kind()) {
            (None, _) => self.do_b(id, Verb::Climb { to: next, facing }, 1, cx),
            (Some(_), Kind::Blip) => self.do_b(id, Verb::Move { to: next, facing }, 1, cx),
            (Some(direction), _) => {
                let cost = stealer_step_cost(unit.facing(), facing, direction);
                self.do_b(id, Verb::Move { to: next, facing }, cost, cx);
            }
        }
    }

    /// The facings that look from one square to another, the straighter one first.
    pub(super) fn facings_along(&self, from: Square, to: Square) -> Vec<Facing> {
        if to == Square::NEVER {
            return Vec::new();
        }
        let (a, b) = (self.setup.board.coord(from), self.setup.board.coord(to));
        if a.level != b.level {
            return Vec::new();
        }
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        let east_west = (dx != 0).then_some(if dx > 0 { Facing::East } else { Facing::West });
        let north_south = (dy != 0).then_some(if dy > 0 { Facing::North } else { Facing::South });
        let both = if dx.abs() > dy.abs() { [east_west, north_south] } else { [north_south, east_west] };
        both.into_iter().flatten().collect()
    }
}

fn facing_towards(mut unit: Unit, facing: Facing) -> Unit {
    unit.set_facing(facing);
    unit
}

/// How a Genestealer faces after a step (BF-51): along its way, if the step costs no
/// more for it; else it turns as little as it can. A blip has no facing.
fn facing_after(unit: &Unit, step: Option<u8>, wanted: &[Facing]) -> Facing {
    if unit.kind() == Kind::Blip {
        return Facing::North;
    }
    let cost = |facing: Facing| match step {
        Some(direction) => Some(stealer_step_cost(unit.facing(), facing, direction)).filter(|&cost| cost > 0),
        None => (unit.facing().quarter_turns(facing) < 2).then_some(1),
    };
    let open = Facing::ALL.into_iter().filter_map(|facing| Some((cost(facing)?, facing)));
    let rank = |facing: Facing| {
        let preferred = wanted.iter().position(|&want| want == facing).unwrap_or(wanted.len());
        (preferred, unit.facing().quarter_turns(facing))
    };
    open.min_by_key(|&(cost, facing)| (cost, rank(facing))).map_or(unit.facing(), |(_, facing)| facing)
}
