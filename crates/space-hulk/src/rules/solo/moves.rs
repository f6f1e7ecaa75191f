//! What an alien can do from a node of the search.

use smallvec::SmallVec;

use super::search::Search;
use super::terrain::Terrain;
use super::way::{First, Start};
use crate::action::Verb;
use crate::geometry::{Facing, Square, bits};
use crate::rules::movement::stealer_step_cost;
use crate::steps::BoardStep;
use crate::unit::{Kind, Place, Unit};

impl Search<'_> {
    /// Everything that can be done on the board from a node.
    pub(super) fn leave(&mut self, node: u16) {
        let square = Square(node / 4);
        let facing = Facing::from_index(node as u8 & 3);
        self.attack(node, square, facing);
        let doors = self.doors(square, facing);
        let open = self.open_steps(square, &self.closed);
        self.steps(node, square, facing, &open, None);
        for door in doors {
            let opened = self.opened_steps(square, door, &open);
            self.steps(node, square, facing, &opened, Some(door));
        }
        self.climb(node, square, facing);
        if self.walker.kind != Kind::Blip {
            for after in Facing::ALL.into_iter().filter(|&after| after != facing) {
                let verb = Verb::Turn { facing: after };
                let first = First { verb, cost: 1, seen: false, blocked: false, direction: None };
                self.relax(node, self.node(square, after), 1, None, first);
            }
        }
    }

    /// The closed doors that can be opened from here, ascending.
    fn doors(&self, square: Square, facing: Facing) -> Vec<u8> {
        let near = self.game.setup.doors_near[square.index()] & self.game.closed;
        if near == 0 {
            return Vec::new();
        }
        let mut probe = Unit::new(self.walker.kind);
        probe.set_place(Place::Board(square));
        probe.set_facing(facing);
        bits(near).filter(|&door| self.game.door_refusal(&probe, door, true).is_none()).collect()
    }

    fn without_door(&self, terrain: &Terrain, door: u8) -> Terrain {
        terrain.without(self.game.setup.board.doors()[door as usize].block)
    }

    /// From a square with the Marine directly in front he can be attacked; a door on
    /// the edge between them is opened first.
    fn attack(&mut self, node: u16, square: Square, facing: Facing) {
        for target in 0..self.targets.len() {
            let Some(door) = self.attack_through(square, facing, self.targets[target]) else { continue };
            let cost = u8::from(door.is_some());
            let verb = match door {
                Some(door) => Verb::Door { door, open: true },
                None => Verb::EndActivation,
            };
            let seen = door.is_some() && self.is_seen(self.opened[node as usize], door, square, None);
            let first = First { verb, cost, seen, blocked: false, direction: None };
            self.relax(node, self.goal(target), cost, door, first);
        }
    }

    /// Whether a Marine is in front: `Some(None)`, or `Some` door that is to be opened.
    fn attack_through(&self, square: Square, facing: Facing, target: Square) -> Option<Option<u8>> {
        let facings = match self.walker.kind {
            Kind::Blip => &Facing::ALL[..],
            _ => &Facing::ALL[facing as usize..=facing as usize],
        };
        if facings.iter().any(|&facing| self.game.is_in_front(square, facing, target)) {
            return Some(None);
        }
        let board = &self.game.setup.board;
        let across = facings.iter().find(|&&facing| board.front(square, facing) == Some(target))?;
        let edge = board.front_edge(square, *across);
        let doors = self.doors(square, *across);
        doors.into_iter().find(|&door| board.doors()[door as usize].block == edge).map(Some)
    }

    fn open_steps(&self, from: Square, terrain: &Terrain) -> SmallVec<[BoardStep; 8]> {
        terrain.steps(self.game, from).collect()
    }

    /// The steps for which a door is opened: those that it bars, and those whose corner
    /// it closes together with another alien.
    fn opened_steps(&self, from: Square, door: u8, open: &[BoardStep]) -> SmallVec<[BoardStep; 8]> {
        let free = self.open_steps(from, &self.filled);
        let freed = self.open_steps(from, &self.without_door(&self.filled, door));
        let mut opened = self.open_steps(from, &self.without_door(&self.closed, door));
        opened.retain(|step| !open.contains(step) || (freed.contains(step) && !free.contains(step)));
        opened
    }

    /// Takes these steps, after opening a door if they need one.
    fn steps(&mut self, node: u16, from: Square, facing: Facing, steps: &[BoardStep], door: Option<u8>) {
        let free = match door {
            Some(door) => self.open_steps(from, &self.without_door(&self.filled, door)),
            None => self.open_steps(from, &self.filled),
        };
        for step in steps {
            let blocked = !free.contains(step);
            if self.walker.kind == Kind::Blip {
                self.step(node, from, step, (Facing::North, 1), door, blocked);
                continue;
            }
            for after in Facing::ALL {
                let cost = stealer_step_cost(facing, after, step.direction);
                if cost > 0 {
                    self.step(node, from, step, (after, cost), door, blocked);
                }
            }
        }
    }

    fn step(
        &mut self,
        node: u16,
        from: Square,
        step: &BoardStep,
        (after, cost): (Facing, u8),
        door: Option<u8>,
        blocked: bool,
    ) {
        let seen = self.is_seen(self.opened[node as usize], door, from, Some(step.to));
        let direction = Some(step.direction);
        let first = match door {
            Some(door) => {
                First { verb: Verb::Door { door, open: true }, cost: 1, seen, blocked: false, direction }
            }
            None => First { verb: Verb::Move { to: step.to, facing: after }, cost, seen, blocked, direction },
        };
        let total = cost + u8::from(door.is_some());
        self.relax_over(node, self.node(step.to, after), total, door, first, blocked);
    }

    fn climb(&mut self, node: u16, from: Square, facing: Facing) {
        let ends = self.game.setup.board.across(from).filter(|&to| !self.closed.is_closed(to));
        for to in ends.collect::<Vec<Square>>() {
            let blocked = self.filled.is_closed(to);
            let seen = self.is_seen(self.opened[node as usize], None, from, Some(to));
            for after in Facing::ALL {
                let is_blip = self.walker.kind == Kind::Blip;
                let possible =
                    if is_blip { after == Facing::North } else { facing.quarter_turns(after) != 2 };
                if possible {
                    let verb = Verb::Climb { to, facing: after };
                    let first = First { verb, cost: 1, seen, blocked, direction: None };
                    self.relax_over(node, self.node(to, after), 1, None, first, blocked);
                }
            }
        }
    }

    /// The first step onto the board.
    pub(super) fn enter(&mut self) {
        let Start::Entry(entry) = self.walker.start else { return };
        let entry = &self.game.setup.entries[entry as usize];
        let (to, inward) = (entry.square, entry.inward);
        if self.closed.is_closed(to) {
            return;
        }
        let blocked = self.filled.is_closed(to);
        let seen = self.is_seen(0, None, to, Some(to));
        let is_blip = self.walker.kind == Kind::Blip;
        for after in Facing::ALL {
            let possible = if is_blip { after == Facing::North } else { inward.quarter_turns(after) != 2 };
            if possible {
                let verb = Verb::Enter { facing: after };
                let first = First { verb, cost: 1, seen, blocked, direction: Some(inward as u8 * 2) };
                self.relax_over(self.outside(), self.node(to, after), 1, None, first, blocked);
            }
        }
    }
}
