//! The activation of aliens (SA-GS, SA-TGT), an action at a time.

use super::draw;
use super::priority::{ANY_WAY, reaching};
use crate::action::{Action, Verb};
use crate::geometry::Facing;
use crate::hint::{self, About, Reason};
use crate::rules::Context;
use crate::rules::solo::way::{First, Limits, Start, Walker, Ways};
use crate::state::SpaceHulk;
use crate::unit::{Kind, Place, Target, UnitId, flag};

impl SpaceHulk {
    /// Goes on with the alien turn: the active alien acts, or the next one is activated.
    pub(super) fn go_on(&mut self, cx: &mut Context) {
        if self.active != UnitId::NONE {
            self.act_once(self.active, cx);
            return;
        }
        self.memory_mut().joins = false;
        let next = self.next_aliens();
        if next.is_empty() {
            self.end_turn(cx);
            return;
        }
        let id = draw(&next, cx);
        match self.due_before(id) {
            Some(section) => self.test_swarm(section, cx),
            None => {
                self.active = id;
                let memory = self.memory_mut();
                (memory.target, memory.attacks) = (UnitId::NONE, false);
            }
        }
    }

    fn act_once(&mut self, id: UnitId, cx: &mut Context) {
        #[cfg(test)]
        crate::rules::solo::checks::before_action(self, id);
        if self.units[id].ap() == 0 {
            // One that carries something is not retired by itself.
            self.end_activation();
        } else if self.units[id].has(flag::HELD) {
            self.stop(id, hint::HELD_BACK, About::Nothing, cx);
        } else if self.units[id].kind() == Kind::Blip {
            self.act_as_blip(id, cx);
        } else {
            self.act_as_genestealer(id, cx);
        }
    }

    /// It attacks a Marine it stands next to, or else moves (SA-GS-01, SA-GS-02).
    fn act_as_genestealer(&mut self, id: UnitId, cx: &mut Context) {
        let contacts = self.contacts(id);
        if contacts.is_empty() {
            self.memory_mut().attacks = false;
            self.move_on(id, cx);
            return;
        }
        let at = self.units[id].square();
        let memory = self.memory();
        // It stays with the one it attacks; whom it was going for means nothing here.
        let target = if memory.attacks && contacts.contains(&memory.target) {
            memory.target
        } else {
            draw(&self.highest_priority(contacts, at), cx)
        };
        let memory = self.memory_mut();
        (memory.target, memory.attacks) = (target, true);
        self.attack(id, target, cx);
    }

    /// Attacks a Marine next to it, after turning to him if need be (SA-RUL-17).
    fn attack(&mut self, id: UnitId, target: UnitId, cx: &mut Context) {
        let verb = match (self.faces(id, target), self.units[id].square()) {
            (false, Some(at)) => {
                let facing = self.facing_towards(at, target).unwrap_or(Facing::North);
                Verb::Turn { facing }
            }
            _ => {
                self.hint(id, hint::ATTACK, About::Unit(self.tag(target)), cx);
                Verb::Assault(Target::Unit(target))
            }
        };
        self.perform_for(id, verb, 1, cx);
    }

    /// The Marines that an alien on the board stands next to: orthogonally, or across a
    /// ladder (SA-RUL-17).
    pub(super) fn contacts(&self, id: UnitId) -> Vec<UnitId> {
        let unit = &self.units[id];
        match unit.square() {
            Some(at) if unit.kind() != Kind::Blip => {
                let mut marines = self.present_marines();
                marines.retain(|&marine| self.facing_towards(at, marine).is_some());
                marines
            }
            _ => Vec::new(),
        }
    }

    /// Takes the first action of its way to its target, or stops.
    pub(super) fn move_on(&mut self, id: UnitId, cx: &mut Context) {
        let Some(target) = self.target_of(id, cx) else {
            self.stop(id, hint::NO_WAY, About::Nothing, cx);
            return;
        };
        let about = About::Unit(self.tag(target));
        let Some(ways) = self.ways_of(id, target) else {
            self.stop(id, hint::NO_WAY, about, cx);
            return;
        };
        if ways.meets_sight
            && !self.ignores_sight(id)
            && let Some(section) = self.due_during(id)
        {
            self.test_swarm(section, cx);
            return;
        }
        match self.open_firsts(id, ways.first) {
            Ok(firsts) => self.take(id, &firsts, cx),
            Err(why) => self.stop(id, why, about, cx),
        }
    }

    /// The target of the active alien: it keeps the one it has chosen while he is there.
    fn target_of(&mut self, id: UnitId, cx: &mut Context) -> Option<UnitId> {
        let chosen = self.memory().target;
        if chosen != UnitId::NONE && self.units[chosen].square().is_some() {
            return Some(chosen);
        }
        let (targets, why) = self.targets(self.walker(id), self.ignores_sight(id));
        if targets.is_empty() {
            return None;
        }
        let target = draw(&targets, cx);
        self.memory_mut().target = target;
        self.hint(id, why, About::Unit(self.tag(target)), cx);
        Some(target)
    }

    /// The ways to a target: those that end in an assault, if there are any, or else the
    /// cheapest without regard to sight (SA-RUL-02, SA-RUL-03, SA-RUL-09).
    pub(super) fn ways_of(&self, id: UnitId, target: UnitId) -> Option<Ways> {
        self.ways_from(self.walker(id), target, self.ignores_sight(id)).map(|(ways, _)| ways)
    }

    /// The same for any walker, with the limits that they keep to.
    pub(in crate::rules::solo) fn ways_from(
        &self,
        walker: Walker,
        target: UnitId,
        ignores_sight: bool,
    ) -> Option<(Ways, Limits)> {
        let limits = walker.ap.checked_sub(1).map(|most| reaching(most, ignores_sight));
        let within = |limits: Limits| self.ways(walker, target, limits).map(|ways| (ways, limits));
        limits.and_then(within).or_else(|| within(ANY_WAY))
    }

    /// An alien as it looks for its way.
    pub(super) fn walker(&self, id: UnitId) -> Walker {
        let unit = &self.units[id];
        let start = match unit.place() {
            Place::Board(square) => Start::Facing(square, unit.facing()),
            Place::Entry(entry) => Start::Entry(entry),
            Place::Hand => unreachable!("only aliens in play look for a way"),
        };
        Walker { kind: unit.kind(), start, ap: unit.ap() }
    }

    /// Whether the swarm effect lets an alien go into sight. It never does so for a
    /// blip: one under the effect is revealed, or has acted before.
    pub(in crate::rules::solo) fn ignores_sight(&self, id: UnitId) -> bool {
        self.memory().swarm.has(id) && self.units[id].kind() != Kind::Blip
    }

    /// Those first actions that can be taken, or why none can (SA-RUL-02, SA-RUL-10).
    fn open_firsts(&self, id: UnitId, mut firsts: Vec<First>) -> Result<Vec<First>, &'static Reason> {
        let ignores_sight = self.ignores_sight(id);
        let unit = &self.units[id];
        let mut keep = |fits: &dyn Fn(&First) -> bool, why: &'static Reason| {
            firsts.retain(|first| fits(first));
            if firsts.is_empty() { Err(why) } else { Ok(()) }
        };
        keep(&|first| first.verb != Verb::EndActivation, hint::STOP_AT_LIMIT)?;
        keep(&|first| ignores_sight || !first.seen, hint::STOP_AT_SIGHT)?;
        keep(&|first| !first.blocked, hint::STOP_AT_ALIEN)?;
        keep(&|first| first.cost <= unit.ap(), hint::STOP_SPENT)?;
        if unit.kind() == Kind::Blip {
            keep(&|first| self.is_open_to_blip(id, first.verb), hint::STOP_AT_LIMIT)?;
        }
        Ok(firsts)
    }

    /// Takes one of the first actions that lead to different places, by chance; of
    /// several facings after a step the one along it, then its own.
    fn take(&mut self, id: UnitId, firsts: &[First], cx: &mut Context) {
        let mut places: Vec<Verb> = firsts.iter().map(|first| place_of(first.verb)).collect();
        places.dedup();
        let place = draw(&places, cx);
        let own = self.units[id].facing();
        let preference = |first: &&First| {
            let facing = facing_after(first.verb);
            let along = first.direction.is_some() && facing.map(|f| f as u8 * 2) == first.direction;
            (!along, facing != Some(own))
        };
        let fitting = firsts.iter().filter(|first| place_of(first.verb) == place);
        let Some(&first) = fitting.min_by_key(preference) else { return };
        #[cfg(test)]
        crate::rules::solo::checks::before_first(self, id, self.memory().target, &first);
        if let Verb::Door { door, .. } = first.verb {
            let block = self.setup.board.doors()[door as usize];
            let at = block.sides.map_or(block.block, |(near, _)| near);
            self.hint(id, hint::OPEN_DOOR, About::Square(at), cx);
        }
        self.perform_for(id, first.verb, first.cost, cx);
    }

    /// An action of the active alien, by the same rules as for anybody.
    fn perform_for(&mut self, id: UnitId, verb: Verb, cost: u8, cx: &mut Context) {
        debug_assert_eq!(self.cost_of(id, verb), Ok(cost), "{verb:?} of {}", self.name_of(id));
        self.perform(&Action { unit: id, verb, cp: 0, cost }, cx);
    }

    /// The alien does nothing more in this turn; what points are left are lost.
    pub(super) fn stop(&mut self, id: UnitId, why: &'static Reason, about: About, cx: &mut Context) {
        self.hint(id, why, about, cx);
        self.end_activation();
    }
}

/// An action without the facing after it.
fn place_of(verb: Verb) -> Verb {
    let facing = Facing::North;
    match verb {
        Verb::Move { to, .. } => Verb::Move { to, facing },
        Verb::Climb { to, .. } => Verb::Climb { to, facing },
        Verb::Enter { .. } => Verb::Enter { facing },
        other => other,
    }
}

fn facing_after(verb: Verb) -> Option<Facing> {
    match verb {
        Verb::Move { facing, .. } | Verb::Climb { facing, .. } | Verb::Enter { facing } => Some(facing),
        _ => None,
    }
}
