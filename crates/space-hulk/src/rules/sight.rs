//! Who sees what (SH-LOS), on the board as it is.

use crate::geometry::{Facing, Square, SquareSet};
use crate::state::SpaceHulk;
use crate::unit::{Unit, UnitId, UnitSet};

impl SpaceHulk {
    /// Everything a Marine would see from a square with this facing.
    pub fn seen_from(&self, from: Square, facing: Facing) -> SquareSet {
        self.setup.board.sight().seen(from, facing, &self.obstructed())
    }

    /// Whether a Marine there would see one square.
    pub fn is_seen_from(&self, from: Square, facing: Facing, to: Square) -> bool {
        self.setup.board.sight().sees(from, facing, to, &self.obstructed())
    }

    /// Whether this Marine sees a square, with these obstructions.
    #[inline]
    pub(crate) fn marine_sees(&self, marine: &Unit, to: Square, obstructed: &SquareSet) -> bool {
        match marine.square() {
            Some(from) => self.setup.board.sight().sees(from, marine.facing(), to, obstructed),
            None => false,
        }
    }

    /// Whether any Marine sees a square, with these obstructions.
    #[inline]
    pub(crate) fn any_marine_sees(&self, to: Square, obstructed: &SquareSet) -> bool {
        self.marines.iter().any(|id| self.marine_sees(&self.units[id], to, obstructed))
    }

    /// Every square that some Marine sees, with these obstructions.
    pub(crate) fn seen_by_marines(&self, obstructed: &SquareSet) -> SquareSet {
        let sight = self.setup.board.sight();
        let eyes = self.marines.iter().map(|id| &self.units[id]);
        let eyes = eyes.filter_map(|unit| Some((unit.square()?, unit.facing())));
        eyes.fold(SquareSet::EMPTY, |seen, (from, facing)| seen.or(&sight.seen(from, facing, obstructed)))
    }

    /// Whether this Marine sees a unit.
    #[inline]
    pub(crate) fn sees_unit(&self, marine: UnitId, unit: UnitId, obstructed: &SquareSet) -> bool {
        match self.units[unit].square() {
            Some(square) => self.marine_sees(&self.units[marine], square, obstructed),
            None => false,
        }
    }

    /// Whether this Marine sees a door. A door on an edge is seen by who sees a
    /// square beside it, or stands on one and faces across (SH-OPT-14).
    pub(crate) fn sees_door(&self, marine: UnitId, door: u8, obstructed: &SquareSet) -> bool {
        let spot = self.setup.board.doors()[door as usize];
        let unit = &self.units[marine];
        match (spot.sides, unit.square()) {
            (_, None) => false,
            (None, Some(_)) => self.marine_sees(unit, spot.block, obstructed),
            (Some((a, b)), Some(at)) => {
                self.setup.board.front_edge(at, unit.facing()) == spot.block
                    || self.marine_sees(unit, a, obstructed)
                    || self.marine_sees(unit, b, obstructed)
            }
        }
    }

    /// Range from a unit to a door.
    pub(crate) fn range_to_door(&self, marine: UnitId, door: u8) -> Option<u16> {
        let spot = self.setup.board.doors()[door as usize];
        let from = self.units[marine].square()?;
        let range = |to| if from == to { Some(1) } else { self.setup.board.range(from, to) };
        match spot.sides {
            None => range(spot.block),
            Some((a, b)) => range(a).into_iter().chain(range(b)).min(),
        }
    }

    /// Range between two units on the board.
    pub(crate) fn range_between(&self, a: UnitId, b: UnitId) -> Option<u16> {
        self.setup.board.range(self.units[a].square()?, self.units[b].square()?)
    }

    /// Those of some units that stand on certain squares. Without branches, as it is
    /// asked of many units that mostly do not.
    #[inline]
    pub(crate) fn among(&self, units: UnitSet, squares: &SquareSet) -> UnitSet {
        let stands = |id: UnitId| squares.has(self.units[id].square_or_never());
        UnitSet(units.iter().fold(0, |found, id| found | u64::from(stands(id)) << id.0))
    }

    /// Blips on the board that some Marine sees.
    pub(crate) fn seen_blips(&self) -> UnitSet {
        let at: SquareSet = self.blips.iter().filter_map(|blip| self.units[blip].square()).collect();
        if at.is_empty() {
            return UnitSet::EMPTY;
        }
        let sight = self.setup.board.sight();
        let mut seen = UnitSet::EMPTY;
        for marine in self.marines.iter() {
            let unit = &self.units[marine];
            let Some(from) = unit.square() else { continue };
            if sight.reach(from, unit.facing()).meets(&at) {
                let squares = sight.seen(from, unit.facing(), &self.obstructed());
                seen.0 |= self.among(self.blips, &squares).0;
            }
        }
        seen
    }

    /// Whether a unit has the square of another directly in front (SH-FACE-04); the
    /// two ends of a ladder face each other (SH-LAD-02).
    pub(crate) fn faces(&self, unit: UnitId, other: UnitId) -> bool {
        match (self.units[unit].square(), self.units[other].square()) {
            (Some(from), Some(to)) => self.is_in_front(from, self.units[unit].facing(), to),
            _ => false,
        }
    }

    /// Whether a square lies directly in front, with nothing between.
    pub(crate) fn is_in_front(&self, from: Square, facing: Facing, to: Square) -> bool {
        let board = &self.setup.board;
        let ahead = board.front(from, facing) == Some(to) && !self.solid.has(board.front_edge(from, facing));
        ahead || board.across(from).any(|end| end == to)
    }
}
