//! The swarm effect (SA-SWARM).

use crate::event::{RollFor, Roller};
use crate::hint::{self, About};
use crate::rules::Context;
use crate::rules::solo::way::Start;
use crate::state::SpaceHulk;
use crate::unit::{Kind, UnitId, UnitSet, flag};

/// SA-SWARM-04.
const SWARM_SCORE: u8 = 6;

impl SpaceHulk {
    /// The section of an alien: where it stands, or where its entry square lies
    /// (SA-SWARM-05, SA-RUL-11).
    pub(super) fn section_of(&self, id: UnitId) -> Option<u8> {
        let unit = &self.units[id];
        let square = match (unit.square(), unit.entry()) {
            (Some(square), _) => Some(square),
            (None, Some(entry)) => Some(self.square_of(Start::Entry(entry))),
            (None, None) => None,
        };
        square.map(|square| self.setup.board.section(square))
    }

    /// The aliens of a section, with those that lurk at its entry areas.
    fn aliens_of(&self, section: u8) -> UnitSet {
        let inside = self.aliens().iter().filter(|&id| self.section_of(id) == Some(section));
        inside.fold(UnitSet::EMPTY, UnitSet::with)
    }

    fn is_tested(&self, section: u8) -> bool {
        self.memory().tested[section as usize / 64] >> (section % 64) & 1 != 0
    }

    /// Whether a test is due for the section of an alien that is about to be activated:
    /// the plan of one of its aliens meets sight (SA-RUL-12).
    /// Those under the effect go on before other sections are asked (SA-RUL-13).
    pub(super) fn due_before(&self, id: UnitId) -> Option<u8> {
        if self.memory().swarm.has(id) {
            return None;
        }
        let section = self.section_of(id).filter(|&section| !self.is_tested(section))?;
        let waiting = self.aliens_of(section).iter().filter(|&id| !self.units[id].is_finished());
        waiting.into_iter().any(|id| self.plan_meets_sight(id)).then_some(section)
    }

    /// Whether a test is due for the section of the active alien, whose way leads into
    /// sight.
    pub(super) fn due_during(&self, id: UnitId) -> Option<u8> {
        let section = self.section_of(id).filter(|&section| !self.is_tested(section))?;
        // A blip that has begun to move gains nothing by the effect, so nothing by a test.
        (!self.memory().swarm.has(id)).then_some(section)
    }

    /// Whether a way that an alien may take leads into sight, with a step that it could
    /// pay for now (SA-RUL-09).
    fn plan_meets_sight(&self, id: UnitId) -> bool {
        let unit = &self.units[id];
        if unit.has(flag::HELD) {
            return false;
        }
        if unit.kind() == Kind::Blip && self.can_reveal(id) {
            return false;
        }
        let (targets, _) = self.targets(self.walker(id), false);
        let ways = targets.into_iter().filter_map(|target| self.ways_of(id, target));
        ways.into_iter().any(|ways| ways.meets_sight)
    }

    /// One die for all aliens of a section, and what it brings (SA-SWARM-03, 04, 10).
    pub(super) fn test_swarm(&mut self, section: u8, cx: &mut Context) {
        let aliens = self.aliens_of(section);
        let score = cx.roll_one(|| Roller::Automaton, RollFor::Swarm) + self.weight_of(aliens);
        let is_on = score >= SWARM_SCORE;
        let why = if is_on { hint::SWARM_ON } else { hint::SWARM_OFF };
        self.hint(UnitId::NONE, why, About::Section { section, score }, cx);
        let affected = if is_on { self.with_attached(aliens) } else { UnitSet::EMPTY };
        let memory = self.memory_mut();
        memory.tested[section as usize / 64] |= 1 << (section % 64);
        memory.swarm = UnitSet(memory.swarm.0 | affected.0);
    }

    /// What aliens count: each 1, but the models of a blip that revealed itself in its
    /// own activation together 1, as the blip did (SA-SWARM-03, SA-RUL-12).
    fn weight_of(&self, aliens: UnitSet) -> u8 {
        let shares = self.memory().broods.iter().map(|brood| UnitSet(brood.0 & aliens.0).len());
        let more: usize = shares.map(|models| models.saturating_sub(1)).sum();
        (aliens.len() - more) as u8
    }

    /// Aliens next to an alien under the effect are under it too, and so on
    /// (SA-SWARM-09, SA-RUL-14).
    fn with_attached(&self, mut swarm: UnitSet) -> UnitSet {
        loop {
            let squares = swarm.iter().filter_map(|id| self.units[id].square());
            let near = squares
                .fold(crate::geometry::SquareSet::EMPTY, |near, at| near.or(self.setup.board.adjacent(at)));
            let joined = UnitSet(swarm.0 | self.among(self.aliens(), &near).0);
            if joined == swarm {
                return swarm;
            }
            swarm = joined;
        }
    }
}
