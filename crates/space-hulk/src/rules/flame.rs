//! The heavy flamer (SH-FLAME).

use super::Context;
use crate::event::{Cause, Event, RollFor};
use crate::geometry::{Square, SquareSet};
use crate::refusal::{self, No};
use crate::state::SpaceHulk;
use crate::unit::{Ranged, Target, UnitId};

const RANGE: u16 = 12;

impl SpaceHulk {
    /// Why a flamer cannot be fired at this (SH-FLAME-02, SH-AMB-14).
    pub(crate) fn flame_refusal(&self, id: UnitId, target: Target, obstructed: &SquareSet) -> Option<No> {
        let unit = &self.units[id];
        let Target::Square(square) = target else { return Some(refusal::WRONG_TARGET) };
        if unit.ammo() == 0 {
            return Some(refusal::FLAMER_EMPTY);
        }
        if !self.marine_sees(unit, square, obstructed) {
            return Some(refusal::NOT_SEEN);
        }
        if self.is_beyond(id, square, RANGE) {
            return Some(refusal::OUT_OF_RANGE);
        }
        (!self.is_flame_target(square)).then_some(refusal::FLAME_TARGET)
    }

    /// Whether a square is farther from a unit than this.
    pub(crate) fn is_beyond(&self, id: UnitId, square: Square, range: u16) -> bool {
        let from = self.units[id].square();
        from.and_then(|from| self.setup.board.range(from, square)).is_none_or(|distance| distance > range)
    }

    /// Empty, or with a Genestealer on it, whoever shares the square.
    fn is_flame_target(&self, square: Square) -> bool {
        let here = [square].into_iter().collect();
        !self.solid.has(square) || !self.among(self.stealers, &here).is_empty()
    }

    /// Every square the flamer can be fired at, ascending.
    pub(crate) fn flame_targets(&self, id: UnitId, mut found: impl FnMut(Target)) {
        let unit = &self.units[id];
        let (Some(from), Ranged::HeavyFlamer, 1..) = (unit.square(), unit.ranged(), unit.ammo()) else {
            return;
        };
        for square in self.seen_from(from, unit.facing()).iter() {
            if !self.is_beyond(id, square, RANGE) && self.is_flame_target(square) {
                found(Target::Square(square));
            }
        }
    }

    /// Fires at a square: its section burns as far as closed doors let it.
    pub(crate) fn fire_flamer(&mut self, id: UnitId, target: Square, cx: &mut Context) {
        let by = self.tag(id);
        self.units[id].charge -= 1;
        let area = self.burning_area(target);
        self.burning = self.burning.or(&area);
        self.stale = true;
        cx.tell(|| Event::Flamed { by, target, squares: area.iter().collect() });
        for (unit, deaths) in self.roll_for_each(&area, 2, RollFor::Flame, |_| true, cx).iter() {
            self.strike(unit, deaths, Cause::Flame, cx);
        }
    }

    /// The squares of the section that fire reaches from a square (SH-FLAME-12,
    /// SH-AMB-12): closed doors stop it, units do not.
    fn burning_area(&self, target: Square) -> SquareSet {
        let board = &self.setup.board;
        let section = board.area(board.section(target));
        let doors: SquareSet = self.closed_doors().map(|door| board.doors()[door as usize].block).collect();
        let mut area = SquareSet::EMPTY;
        let mut edge: SquareSet = [target].into_iter().collect();
        while !edge.is_empty() {
            area = area.or(&edge);
            let mut next = SquareSet::EMPTY;
            for square in edge.iter() {
                let near = board.adjacent(square).and(section).without(&doors).without(&area);
                near.iter()
                    .filter(|&to| board.is_open_between(square, to, &doors))
                    .for_each(|to| next.insert(to));
            }
            edge = next;
        }
        area
    }
}
