//! Squares away from a Marine (SB-RUL-08): where a group retreats to (SB-DEATH), and
//! where the Broodlord appears (SB-BROOD).

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
        let distances = &self.setup.distances[from.index()];
        let farther = |to: Square| distances[to.index()] > distances[at.index()];
        terrain.steps(self, at).map(|step| step.to).filter(|&to| farther(to)).collect()
    }

    /// Of some squares the one in a straight line from the Marine; where they do not
    /// stand in line, the one nearest to the extended line; of equals one at random
    /// (SB-DEATH-03).
    fn straightest(&self, at: Square, from: Square, squares: &[Square], cx: &mut Context) -> Option<Square> {
        let board = &self.setup.board;
        let (shooter, here) = (board.coord(from), board.coord(at));
        let (dx, dy) = (here.x - shooter.x, here.y - shooter.y);
        let in_line = shooter.level == here.level && (dx == 0 || dy == 0 || dx.abs() == dy.abs());
        if in_line {
            let ahead = here.offset(dx.signum(), dy.signum());
            let straight = squares.iter().copied().find(|&to| board.coord(to) == ahead);
            return straight.or_else(|| (!squares.is_empty()).then(|| pick_one(squares, cx)));
        }
        let off_line = |to: Square| {
            let there = board.coord(to);
            let (tx, ty) = (i32::from(there.x - shooter.x), i32::from(there.y - shooter.y));
            (i32::from(dx) * ty - i32::from(dy) * tx).unsigned_abs().min(u16::MAX.into()) as u16
        };
        let nearest = least(squares.iter().map(|&to| (off_line(to), to)));
        (!nearest.is_empty()).then(|| pick_one(&nearest, cx))
    }

    /// Where a unit would retreat to, on squares without blips if there are any, and
    /// else on those whose blips can move back too (SB-MERGE-02).
    fn retreat_squares(&self, id: UnitId, at: Square, from: Square) -> Vec<Square> {
        let away = self.squares_away(at, from, &self.terrain_b(id));
        let holds_blip = |&to: &Square| !self.together(Place::Board(to), Kind::Blip).is_empty();
        let (blips, free): (Vec<Square>, Vec<Square>) = away.into_iter().partition(holds_blip);
        match free.is_empty() {
            false => free,
            true => blips.into_iter().filter(|&to| self.can_blips_yield(to, from)).collect(),
        }
    }

    /// Whether the blips on a square have a square to move back to.
    fn can_blips_yield(&self, at: Square, from: Square) -> bool {
        let blips = self.together(Place::Board(at), Kind::Blip);
        blips.iter().all(|blip| !self.retreat_squares(blip, at, from).is_empty())
    }

    /// A group moves one square away from the Marine who shot (SB-DEATH-02); this is
    /// no action (SB-RUL-09). Whether it moved.
    pub(crate) fn retreat(&mut self, id: UnitId, shooter: UnitId, cx: &mut Context) -> bool {
        let (Some(at), Some(from)) = (self.units[id].square(), self.units[shooter].square()) else {
            return false;
        };
        let squares = self.retreat_squares(id, at, from);
        let Some(to) = self.straightest(at, from, &squares, cx) else { return false };
        for blip in self.together(Place::Board(to), Kind::Blip).iter() {
            let squares = self.retreat_squares(blip, to, from);
            if let Some(back) = self.straightest(to, from, &squares, cx) {
                self.step_back(blip, back, cx);
            }
        }
        self.step_back(id, to, cx);
        self.lose_aim_at(id);
        self.join_at_once(id, to, cx);
        self.pick_up(id, to, cx);
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

    /// The next square away from a Marine that holds no Genestealer or blip; if it is
    /// taken the one after it, and so on, always away (SB-BROOD-02).
    pub(super) fn broodlord_square(&self, origin: Square, from: Square, cx: &mut Context) -> Option<Square> {
        let aliens: SquareSet = self.aliens().iter().filter_map(|id| self.units[id].square()).collect();
        let terrain = self.terrain_past_aliens();
        let mut ring = vec![origin];
        let mut tried: SquareSet = [origin].into_iter().collect();
        while !ring.is_empty() {
            let mut next = Vec::new();
            for &at in &ring {
                let away = self.squares_away(at, from, &terrain);
                next.extend(away.into_iter().filter(|&to| !tried.has(to)));
                next.iter().for_each(|&to| tried.insert(to));
            }
            let free: Vec<Square> = next.iter().copied().filter(|&to| !aliens.has(to)).collect();
            if !free.is_empty() {
                return self.straightest(origin, from, &free, cx);
            }
            ring = next;
        }
        None
    }
}
