//! Which Marine is meant: priorities (SA-PRI), isolation, movement targets (SA-TGT).

use crate::geometry::Square;
use crate::hint::{self, Reason};
use crate::rules::solo::way::{Limits, Start, Walker};
use crate::state::SpaceHulk;
use crate::unit::{Ranged, Unit, UnitId};

/// SA-TGT-02.
const NEAR: u8 = 12;

impl SpaceHulk {
    /// The Marines on the board.
    pub(super) fn present_marines(&self) -> Vec<UnitId> {
        self.marines.iter().filter(|&id| self.units[id].square().is_some()).collect()
    }

    /// Those of some Marines who have the highest priority, all of them equal
    /// (SA-PRI-01, SA-RUL-04). `alien` is where the alien stands, if one is concerned.
    pub(super) fn highest_priority(&self, mut marines: Vec<UnitId>, alien: Option<Square>) -> Vec<UnitId> {
        let ranks: [&dyn Fn(&Unit) -> bool; 4] = [
            &|unit| self.setup.key_marines >> unit.tag & 1 != 0,
            &|unit| !unit.on_overwatch() && !unit.on_guard(),
            &|unit| match (alien, unit.square()) {
                (Some(alien), Some(at)) => !self.is_in_front(at, unit.facing(), alien),
                _ => true,
            },
            &|unit| unit.ranged() == Ranged::StormBolter,
        ];
        for fits in ranks {
            let fitting: Vec<UnitId> = marines.iter().copied().filter(|&id| fits(&self.units[id])).collect();
            if !fitting.is_empty() {
                marines = fitting;
            }
        }
        marines
    }

    /// The Marines who are farthest from their nearest comrade (SA-RUL-06).
    pub(super) fn most_isolated(&self) -> Vec<UnitId> {
        let marines = self.present_marines();
        let lonely = |&id: &UnitId| {
            let others = marines.iter().filter(|&&other| other != id);
            let comrades = others.filter_map(|&other| self.units[other].square());
            comrades.map(|at| self.distance_to(id, at)).min().unwrap_or(u8::MAX)
        };
        let most = marines.iter().map(lonely).max();
        marines.iter().copied().filter(|id| Some(lonely(id)) == most).collect()
    }

    /// Path distance of a unit on the board from a square (SA-RUL-01).
    pub(super) fn distance_to(&self, id: UnitId, from: Square) -> u8 {
        self.units[id].square().map_or(u8::MAX, |at| self.setup.distances[from.index()][at.index()])
    }

    /// Whom an alien goes for: every Marine who fits the first rank that any fits, as
    /// far as priorities tell them apart (SA-TGT-02).
    pub(super) fn targets(&self, walker: Walker, ignores_sight: bool) -> (Vec<UnitId>, &'static Reason) {
        let from = self.square_of(walker.start);
        let mut marines = self.present_marines();
        marines.retain(|&id| self.distance_to(id, from) < u8::MAX);
        let reached = self.reachable(walker, &marines, ignores_sight);
        if !reached.is_empty() {
            return (self.highest_priority(reached, Some(from)), hint::TARGET_REACHED);
        }
        let near: Vec<UnitId> =
            marines.iter().copied().filter(|&id| self.distance_to(id, from) <= NEAR).collect();
        if !near.is_empty() {
            return (self.highest_priority(near, Some(from)), hint::TARGET_PRIORITY);
        }
        let least = marines.iter().map(|&id| self.distance_to(id, from)).min();
        marines.retain(|&id| Some(self.distance_to(id, from)) == least);
        (self.highest_priority(marines, Some(from)), hint::TARGET_NEAREST)
    }

    /// The Marines who can be reached for close assault with a point left for it
    /// (SA-RUL-03).
    pub(super) fn reachable(&self, walker: Walker, marines: &[UnitId], ignores_sight: bool) -> Vec<UnitId> {
        match walker.ap.checked_sub(1) {
            Some(most) => self.within_reach(walker, marines, reaching(most, ignores_sight)),
            None => Vec::new(),
        }
    }

    /// The square of a start; for one in an entry area the entry square.
    pub(super) fn square_of(&self, start: Start) -> Square {
        match start {
            Start::Facing(square, _) | Start::Any(square) => square,
            Start::Entry(entry) => self.setup.entries[entry as usize].square,
        }
    }
}

/// No limits: the cheapest way without regard to sight, past other aliens if need be.
pub(super) const ANY_WAY: Limits = Limits { unseen: false, free: false, most: None };

/// The limits of a way that ends in an assault.
pub(super) fn reaching(most: u8, ignores_sight: bool) -> Limits {
    Limits { unseen: !ignores_sight, free: true, most: Some(most) }
}
