//! Psychic powers (SH-LIB).

use super::Context;
use crate::action::Power;
use crate::event::{Cause, Event, PowerUse, RollFor, Roller};
use crate::geometry::{Square, SquareSet};
use crate::position::Phase;
use crate::refusal::{self, No};
use crate::state::{SpaceHulk, Stage};
use crate::unit::{Kind, Rank, Side, Unit, UnitId, flag};

const BARRIER_RANGE: u16 = 12;
const STORM_RANGE: u16 = 6;

impl SpaceHulk {
    /// Why a Marine cannot use any power now.
    pub(crate) fn psyker_refusal(&self, unit: &Unit) -> Option<No> {
        if unit.kind() != Kind::Marine || unit.rank() != Rank::Librarian {
            return Some(refusal::NOT_LIBRARIAN);
        }
        // Before the second draw too (SH-LIB-06).
        let in_turn = match self.phase {
            Phase::MarineAction => true,
            Phase::MarineCommand => self.stage == Stage::Middle,
            _ => false,
        };
        if !in_turn {
            return Some(refusal::POWER_TIMING);
        }
        if unit.square().is_none() {
            return Some(refusal::OFF_BOARD);
        }
        unit.has(flag::POWER_USED).then_some(refusal::POWER_USED)
    }

    /// Why this power cannot be used now.
    pub(crate) fn power_refusal(&self, id: UnitId, power: Power) -> Option<No> {
        let unit = &self.units[id];
        if let Some(refused) = self.psyker_refusal(unit) {
            return Some(refused);
        }
        if unit.psi() < power.price() {
            return Some(refusal::POWER_NO_PSI);
        }
        match power {
            Power::Prescience => (self.spent == 0).then_some(refusal::PRESCIENCE_ZERO),
            Power::ForceBarrier(square) => self.barrier_refusal(id, square),
            Power::StormTarget(target) => self.storm_refusal(id, target),
            Power::StormSection(section) => {
                let near = self
                    .setup
                    .board
                    .area(section)
                    .iter()
                    .any(|square| !self.is_beyond(id, square, STORM_RANGE));
                (!near).then_some(refusal::OUT_OF_RANGE)
            }
        }
    }

    fn barrier_refusal(&self, id: UnitId, square: Square) -> Option<No> {
        if self.barrier != Square::NEVER {
            return Some(refusal::BARRIER_LIMIT);
        }
        if self.solid.has(square) || self.lying_objects().has(square) {
            return Some(refusal::BARRIER_TAKEN);
        }
        self.is_beyond(id, square, BARRIER_RANGE).then_some(refusal::OUT_OF_RANGE)
    }

    fn storm_refusal(&self, id: UnitId, target: UnitId) -> Option<No> {
        let unit = &self.units[target];
        let (Kind::Genestealer | Kind::Blip, Some(square)) = (unit.kind(), unit.square()) else {
            return Some(refusal::STORM_TARGET);
        };
        self.is_beyond(id, square, STORM_RANGE).then_some(refusal::OUT_OF_RANGE)
    }

    /// Every power a Librarian could use now, ascending.
    pub(crate) fn powers(&self, id: UnitId, mut found: impl FnMut(Power)) {
        if self.psyker_refusal(&self.units[id]).is_some() {
            return;
        }
        let barriers = self.setup.board.squares().map(Power::ForceBarrier);
        let targets = self.unit_ids().map(|(target, _)| Power::StormTarget(target));
        let sections = (0..self.setup.board.n_sections()).map(Power::StormSection);
        for power in std::iter::once(Power::Prescience).chain(barriers).chain(targets).chain(sections) {
            if self.power_refusal(id, power).is_none() {
                found(power);
            }
        }
    }

    /// Spends psi points and says so.
    pub(crate) fn spend_psi(&mut self, id: UnitId, points: u8, cx: &mut Context) {
        self.units[id].psi -= points;
        let (unit, left) = (self.tag(id), self.units[id].psi());
        cx.tell(|| Event::PsiSpent { unit, points, left });
    }

    /// Uses a power. It is no action (SH-LIB-06).
    pub(crate) fn use_power(&mut self, id: UnitId, power: Power, cx: &mut Context) {
        self.units[id].set(flag::POWER_USED);
        let (unit, used) = (self.tag(id), PowerUse::new(power, |target| self.tag(target)));
        cx.tell(|| Event::PowerUsed { unit, power: used });
        self.spend_psi(id, power.price(), cx);
        match power {
            Power::Prescience => self.spent -= 1,
            Power::ForceBarrier(square) => {
                self.barrier = square;
                self.fill(square);
            }
            Power::StormTarget(target) => {
                let tag = self.tag(target);
                if cx.roll_one(|| Roller::Unit(tag), RollFor::Storm) >= 2 {
                    self.strike(target, 1, Cause::Storm, cx);
                }
            }
            Power::StormSection(section) => self.storm(*self.setup.board.area(section), cx),
        }
    }

    /// Every Genestealer and blip of a section on 4 and more (SH-LIB-11, SH-LIB-12).
    fn storm(&mut self, area: SquareSet, cx: &mut Context) {
        let is_alien = |unit: &Unit| unit.side() == Side::Alien;
        for (unit, deaths) in self.roll_for_each(&area, 4, RollFor::Storm, is_alien, cx).iter() {
            self.strike(unit, deaths, Cause::Storm, cx);
        }
    }
}
