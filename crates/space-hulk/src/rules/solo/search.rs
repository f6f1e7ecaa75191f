//! The search for ways.
//!
//! It walks over nodes, each a square with a facing; a blip has only one facing for
//! each square. Behind the squares lies one more node for each target: to go to it
//! costs nothing from a square that has the Marine directly in front.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::terrain::Terrain;
use super::way::{First, Limits, Start, Walker, Ways};
use crate::geometry::{Facing, Square, SquareSet, bits};
use crate::state::SpaceHulk;
use crate::unit::Kind;

/// Costs are compared by points first, then by the aliens on the way.
const POINT: u32 = 1 << 16;
pub(super) const NEVER: u32 = u32::MAX;

#[derive(Clone, Copy)]
struct Edge {
    from: u16,
    to: u16,
    cost: u32,
    first: First,
}

pub(super) struct Search<'a> {
    pub(super) game: &'a SpaceHulk,
    pub(super) walker: Walker,
    limits: Limits,
    pub(super) targets: &'a [Square],
    /// What is closed for good.
    pub(super) closed: Terrain,
    /// The same, and what aliens hold.
    pub(super) filled: Terrain,
    /// What Marines see once certain doors are open and the alien has left its square.
    sights: Vec<(u64, SquareSet)>,
    pub(super) best: Vec<u32>,
    /// The doors opened on the way to each node.
    pub(super) opened: Vec<u64>,
    edges: Vec<Edge>,
    queue: BinaryHeap<Reverse<(u32, u16)>>,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        game: &'a SpaceHulk,
        walker: Walker,
        limits: Limits,
        targets: &'a [Square],
    ) -> Search<'a> {
        let own: SquareSet = match walker.start {
            Start::Facing(square, _) | Start::Any(square) => [square].into_iter().collect(),
            Start::Entry(_) => SquareSet::EMPTY,
        };
        let aliens: SquareSet =
            game.aliens().iter().filter_map(|id| game.units[id].square()).collect::<SquareSet>();
        let fixed = game.solid.without(&aliens);
        let nodes = game.setup.board.len() * 4 + targets.len() + 1;
        Search {
            game,
            walker,
            limits,
            targets,
            closed: Terrain::new(game, walker.kind, fixed),
            filled: Terrain::new(game, walker.kind, fixed.or(&aliens.without(&own))),
            sights: Vec::new(),
            best: vec![NEVER; nodes],
            opened: vec![0; nodes],
            edges: Vec::new(),
            queue: BinaryHeap::new(),
        }
    }

    pub(super) fn node(&self, square: Square, facing: Facing) -> u16 {
        let facing = if self.walker.kind == Kind::Blip { Facing::North } else { facing };
        square.0 * 4 + facing as u16
    }

    /// The node of a target.
    pub(super) fn goal(&self, target: usize) -> u16 {
        (self.game.setup.board.len() * 4 + target) as u16
    }

    /// The node outside the board.
    pub(super) fn outside(&self) -> u16 {
        self.goal(self.targets.len())
    }

    /// Finds the cost of every target, nearest first, and of what lies nearer.
    pub(super) fn run(&mut self) {
        match self.walker.start {
            Start::Facing(square, facing) => self.begin(self.node(square, facing)),
            Start::Any(square) => {
                for facing in Facing::ALL {
                    self.begin(self.node(square, facing));
                }
            }
            Start::Entry(_) => self.begin(self.outside()),
        }
        let mut missing = self.targets.len();
        while missing > 0
            && let Some(Reverse((cost, node))) = self.queue.pop()
        {
            if self.best[node as usize] != cost {
                continue;
            }
            match node {
                node if node == self.outside() => self.enter(),
                node if node >= self.goal(0) => missing -= 1,
                node => self.leave(node),
            }
        }
    }

    fn begin(&mut self, node: u16) {
        self.best[node as usize] = 0;
        self.queue.push(Reverse((0, node)));
    }

    /// Whether a Marine sees an alien that comes to a square, with its old one empty;
    /// or one that stands before a door which it has just opened.
    pub(super) fn is_seen(
        &mut self,
        opened: u64,
        door: Option<u8>,
        from: Square,
        to: Option<Square>,
    ) -> bool {
        let opened = opened | door.map_or(0, |door| 1 << door);
        let at = match self.sights.iter().position(|&(doors, _)| doors == opened) {
            Some(at) => at,
            None => {
                let seen = self.sight(opened);
                self.sights.push((opened, seen));
                self.sights.len() - 1
            }
        };
        let seen = &self.sights[at].1;
        to.is_some_and(|to| seen.has(to)) || (door.is_some() && seen.has(from))
    }

    fn sight(&self, opened: u64) -> SquareSet {
        let mut obstructed = self.game.obstructed();
        if let Start::Facing(own, _) | Start::Any(own) = self.walker.start
            && !self.game.burning.has(own)
        {
            obstructed.remove(own);
        }
        for door in bits(opened) {
            obstructed.remove(self.game.setup.board.doors()[door as usize].block);
        }
        self.game.seen_by_marines(&obstructed)
    }

    pub(super) fn relax_over(
        &mut self,
        from: u16,
        to: u16,
        cost: u8,
        door: Option<u8>,
        first: First,
        blocked: bool,
    ) {
        if blocked && self.limits.free {
            return;
        }
        self.note(from, to, u32::from(cost) * POINT + u32::from(blocked), door, first);
    }

    pub(super) fn relax(&mut self, from: u16, to: u16, cost: u8, door: Option<u8>, first: First) {
        self.note(from, to, u32::from(cost) * POINT, door, first);
    }

    /// Notes an edge, and that its end can be reached so cheaply.
    fn note(&mut self, from: u16, to: u16, cost: u32, door: Option<u8>, first: First) {
        let total = self.best[from as usize] + cost;
        let too_dear = self.limits.most.is_some_and(|most| total >= (u32::from(most) + 1) * POINT);
        if too_dear || (first.seen && self.limits.unseen) || total > self.best[to as usize] {
            return;
        }
        self.edges.push(Edge { from, to, cost, first });
        if total < self.best[to as usize] {
            self.best[to as usize] = total;
            self.opened[to as usize] = self.opened[from as usize] | door.map_or(0, |door| 1 << door);
            self.queue.push(Reverse((total, to)));
        }
    }

    /// The cheapest ways to a target: edges are in the order in which their beginnings
    /// were settled, so going through them backwards finds all that lead there.
    pub(super) fn ways(&self, target: usize) -> Option<Ways> {
        let goal = self.goal(target);
        let cost = self.best[goal as usize];
        if cost == NEVER {
            return None;
        }
        let mut leads = vec![false; self.best.len()];
        leads[goal as usize] = true;
        let mut ways = Ways { cost: (cost / POINT) as u8, first: Vec::new(), meets_sight: false };
        for edge in self.edges.iter().rev() {
            let at = self.best[edge.from as usize] + edge.cost;
            if !leads[edge.to as usize] || at != self.best[edge.to as usize] {
                continue;
            }
            leads[edge.from as usize] = true;
            ways.meets_sight |= edge.first.seen && at / POINT <= u32::from(self.walker.ap);
            if self.best[edge.from as usize] == 0 && !ways.first.contains(&edge.first) {
                ways.first.push(edge.first);
            }
        }
        ways.first.sort_by_key(|first| first.verb);
        Some(ways)
    }
}
