//! Squares away from a Marine (SB-RUL-08): where a group retreats to (SB-DEATH), and
//! where the Broodlord appears (SB-BROOD).

use super::distance::{FAR, Walk};
use super::way::{least, pick_one};
use crate::geometry::{Square, SquareSet};
use crate::rules::Context;
use crate::rules::solo::terrain::Terrain;
use crate::state::SpaceHulk;
use crate::unit::{Kind, Place, Target, UnitId};

impl SpaceHulk {
    /// The neighbouring squares that lie farther from a Marine than this one, and to
    /// which a step leads; what stands on them is not asked.
    fn squares_away(&self, at: Square, from: Square, terrain: &Terrain) -> Vec<Square> {
        terrain.steps(self, at).map(|step| step.to).filter(|&to| self.is_farther(to, at, from)).collect()
    }

    /// Whether the way from a Marine's square to one square is longer than to another.
    fn is_farther(&self, to: Square, than: Square, from: Square) -> bool {
        let distances = &self.setup.distances[from.index()];
        distances[to.index()] > distances[than.index()]
    }

    /// The direction in which a square lies from a Marine, if that is a straight line: on
    /// one level, in one row, column or diagonal (SB-RUL-08).
    fn line_away(&self, at: Square, from: Square) -> Option<(i16, i16)> {
        let (shooter, here) = (self.setup.board.coord(from), self.setup.board.coord(at));
        let (dx, dy) = (here.x - shooter.x, here.y - shooter.y);
        let in_line = shooter.level == here.level && (dx == 0 || dy == 0 || dx.abs() == dy.abs());
        in_line.then_some((dx.signum(), dy.signum()))
    }

    /// Of some squares the one in a straight line from the Marine; where there is none,
    /// one at random (SB-DEATH-03).
    fn straightest(&self, at: Square, from: Square, squares: &[Square], cx: &mut Context) -> Option<Square> {
        let board = &self.setup.board;
        let ahead = self.line_away(at, from).map(|(dx, dy)| board.coord(at).offset(dx, dy));
        let straight = squares.iter().copied().find(|&to| Some(board.coord(to)) == ahead);
        straight.or_else(|| (!squares.is_empty()).then(|| pick_one(squares, cx)))
    }

    /// The squares that a unit could move back to: those without blips, if there are
    /// any, and those with blips.
    fn squares_back(&self, id: UnitId, at: Square, from: Square) -> (Vec<Square>, Vec<Square>) {
        let away = self.squares_away(at, from, &self.terrain_b(id));
        away.into_iter().partition(|&to| self.together(Place::Board(to), Kind::Blip).is_empty())
    }

    /// Where a group would retreat to: squares with blips only if there is no other, and
    /// if all of these can make way (SB-MERGE-02, SB-RUL-25).
    fn retreat_squares(&self, id: UnitId, at: Square, from: Square) -> Vec<Square> {
        let (free, blips) = self.squares_back(id, at, from);
        if free.is_empty() {
            blips.into_iter().filter(|&to| self.can_blips_yield(to, from)).collect()
        } else {
            free
        }
    }

    /// Where a blip that makes way would go: onto other blips only if there is no other
    /// square; these stay where they are (SB-RUL-25).
    fn yielding_squares(&self, blip: UnitId, at: Square, from: Square) -> Vec<Square> {
        let (free, blips) = self.squares_back(blip, at, from);
        if free.is_empty() { blips } else { free }
    }

    /// Whether the blips on a square have a square to move back to, all of them.
    fn can_blips_yield(&self, at: Square, from: Square) -> bool {
        let blips = self.together(Place::Board(at), Kind::Blip);
        blips.iter().all(|blip| !self.yielding_squares(blip, at, from).is_empty())
    }

    /// The blips of a square make way. Where each goes is asked on the board as it is
    /// before the first of them moves, so that their order means nothing.
    fn push_blips(&mut self, at: Square, from: Square, cx: &mut Context) {
        let blips = self.together(Place::Board(at), Kind::Blip);
        let squares: Vec<Vec<Square>> =
            blips.iter().map(|blip| self.yielding_squares(blip, at, from)).collect();
        for (blip, squares) in blips.iter().zip(squares) {
            if let Some(back) = self.straightest(at, from, &squares, cx) {
                self.step_back(blip, back, cx);
            }
        }
    }

    /// A group moves one square away from the Marine who shot (SB-DEATH-02); this is
    /// no action (SB-RUL-09). Whether it moved.
    pub(crate) fn retreat(&mut self, id: UnitId, shooter: UnitId, cx: &mut Context) -> bool {
        let (Some(at), Some(from)) = (self.units[id].square(), self.units[shooter].square()) else {
            return false;
        };
        let squares = self.retreat_squares(id, at, from);
        let Some(to) = self.straightest(at, from, &squares, cx) else { return false };
        self.push_blips(to, from, cx);
        self.step_back(id, to, cx);
        self.lose_aim_at(id);
        self.join_at_once(id, to, cx);
        self.pick_up(id, to, cx);
        #[cfg(test)]
        crate::rules::solo::checks::after_retreat(self, id, to);
        true
    }

    /// A group that moved back is another target (SB-DEATH-06).
    fn lose_aim_at(&mut self, id: UnitId) {
        for marine in self.marines.iter() {
            if self.units[marine].sustained_target() == Some(Target::Unit(id)) {
                self.units[marine].set_sustained(None);
            }
        }
    }

    /// Where the Broodlord appears: along the straight line away from the Marine while it
    /// lasts, past squares that aliens hold; or else the nearest free square by way that
    /// is farther from the Marine than the blip's (SB-BROOD-02, SB-RUL-24).
    pub(super) fn broodlord_square(&self, origin: Square, from: Square, cx: &mut Context) -> Option<Square> {
        let aliens: SquareSet = self.aliens().iter().filter_map(|id| self.units[id].square()).collect();
        if let Some(square) = self.first_on_line(origin, from, &aliens) {
            return Some(square);
        }
        let walk = Walk::on_open_ground(self, origin);
        let length = |to: Square| walk.length[to.index()];
        let fits = |&to: &Square| length(to) != FAR && !aliens.has(to) && self.is_farther(to, origin, from);
        let nearest = least(self.setup.board.squares().filter(fits).map(|to| (length(to), to)));
        (!nearest.is_empty()).then(|| pick_one(&nearest, cx))
    }

    /// The first free square on the line away from a Marine.
    fn first_on_line(&self, origin: Square, from: Square, aliens: &SquareSet) -> Option<Square> {
        let (dx, dy) = self.line_away(origin, from)?;
        let (board, terrain) = (&self.setup.board, self.terrain_past_aliens());
        let next = |&at: &Square| {
            let ahead = board.coord(at).offset(dx, dy);
            terrain.steps(self, at).map(|step| step.to).find(|&to| board.coord(to) == ahead)
        };
        std::iter::successors(next(&origin), next).find(|&to| !aliens.has(to))
    }
}
