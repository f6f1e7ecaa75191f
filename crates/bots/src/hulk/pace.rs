//! How many action points a Marine's way takes, turns and doors included.

use std::sync::Arc;

use space_hulk::{Facing, Setup, Square, SquareSet, marine_step};

use super::field::Stance;

/// What a Marine spends from every square and facing until he is where he is wanted;
/// see [`place`].
pub(crate) type Points = Arc<[u8]>;

/// There is no way.
pub(crate) const NEVER: u8 = u8::MAX;

/// How a Marine's way ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum End {
    /// He stands there, whichever way he looks.
    There,
    /// He leaves by an exit.
    Out,
    /// This square lies ahead of him.
    Ahead(Square),
}

/// What a way leads through.
pub(super) struct Terrain<'a> {
    pub setup: &'a Setup,
    /// Where nobody walks.
    pub shut: &'a SquareSet,
    /// Closed doors, which cost a point.
    pub doors: SquareSet,
}

/// Where a stance stands in [`Points`].
pub(crate) fn place(stance: Stance) -> usize {
    stance.square.index() * 4 + stance.facing as usize
}

/// Counts points backwards from where the way ends.
pub(super) fn points_to(terrain: &Terrain, goal: &SquareSet, end: End) -> Points {
    let mut search = Search {
        terrain,
        points: vec![NEVER; terrain.setup.board().len() * 4],
        rings: vec![Vec::new(); NEVER as usize],
    };
    for square in goal.iter() {
        for facing in Facing::ALL {
            if let Some(cost) = last_cost(terrain.setup, Stance { square, facing }, end) {
                search.offer(Stance { square, facing }, cost);
            }
        }
    }
    let mut cost = 0;
    while usize::from(cost) < search.rings.len() {
        while let Some(stance) = search.rings[usize::from(cost)].pop() {
            if search.points[place(stance)] == cost {
                search.widen(stance, cost);
            }
        }
        cost += 1;
    }
    search.points.into()
}

/// What is still to be paid by somebody who stands like this at the end of his way.
fn last_cost(setup: &Setup, stance: Stance, end: End) -> Option<u8> {
    let board = setup.board();
    match end {
        End::There => Some(0),
        End::Out => {
            let exits = (0..setup.n_exits()).map(|exit| setup.exit(exit));
            let here = exits.filter(|(at, _)| board.square(*at) == Some(stance.square));
            here.filter_map(|(_, to)| marine_step(stance.facing, 2 * to as u8)).min()
        }
        End::Ahead(target) => (board.front(stance.square, stance.facing) == Some(target)).then_some(0),
    }
}

struct Search<'a, 'b> {
    terrain: &'a Terrain<'b>,
    points: Vec<u8>,
    rings: Vec<Vec<Stance>>,
}

impl Search<'_, '_> {
    fn offer(&mut self, stance: Stance, cost: u8) {
        let best = &mut self.points[place(stance)];
        if cost < *best && usize::from(cost) < self.rings.len() {
            *best = cost;
            self.rings[usize::from(cost)].push(stance);
        }
    }

    /// From where a Marine comes to this stance with one action.
    fn widen(&mut self, to: Stance, cost: u8) {
        for turned in [to.facing.left(), to.facing.right()] {
            self.offer(Stance { facing: turned, ..to }, cost.saturating_add(1));
        }
        let board = self.terrain.setup.board();
        let door = u8::from(self.terrain.doors.has(to.square));
        for (from, back) in board.open_steps(to.square, self.terrain.shut) {
            if let Some(step) = marine_step(to.facing, (back + 4) % 8) {
                self.offer(Stance { square: from, ..to }, cost.saturating_add(step + door));
            }
        }
        if let Some(from) = board.ladder_from(to.square) {
            self.offer(Stance { square: from, ..to }, cost.saturating_add(2));
        }
    }
}
