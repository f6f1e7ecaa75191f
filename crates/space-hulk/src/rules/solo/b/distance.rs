//! How far an alien has to walk (SB-RUL-02).

use crate::geometry::{Facing, Square, SquareSet, bits};
use crate::rules::solo::terrain::Terrain;
use crate::state::SpaceHulk;
use crate::steps::BoardStep;
use crate::unit::{Kind, UnitId};

/// Farther than any way.
pub(super) const FAR: u16 = u16::MAX;

/// One step of a way.
#[derive(Clone, Copy)]
pub(super) struct Stride {
    pub to: Square,
    /// 2 through a closed door, which is opened first.
    pub length: u16,
}

/// What an alien can walk, as the board stands.
pub(super) struct Walk<'a> {
    game: &'a SpaceHulk,
    /// What it cannot pass, closed doors included.
    terrain: Terrain,
    /// Closed doors that it could open, as bits.
    doors: u64,
    pub start: Square,
    /// The length of the shortest way to each square.
    pub length: Vec<u16>,
    /// The squares that can be reached, the nearest first.
    pub order: Vec<Square>,
}

impl<'a> Walk<'a> {
    /// Every way of an alien from where it stands.
    pub fn new(game: &'a SpaceHulk, id: UnitId, start: Square) -> Walk<'a> {
        Walk::unmeasured(game, game.terrain_b(id), start).measured()
    }

    /// The same as if no other alien stood on the board.
    pub fn past_aliens(game: &'a SpaceHulk, start: Square) -> Walk<'a> {
        Walk::unmeasured(game, game.terrain_past_aliens(), start).measured()
    }

    /// The same as if doors could not be opened either.
    pub fn on_open_ground(game: &'a SpaceHulk, start: Square) -> Walk<'a> {
        let ground = Walk::unmeasured(game, game.terrain_past_aliens(), start);
        Walk { doors: 0, ..ground }.measured()
    }

    /// Whether an alien could go from its square to another in one stride.
    pub fn is_open(game: &SpaceHulk, id: UnitId, from: Square, to: Square) -> bool {
        Walk::unmeasured(game, game.terrain_b(id), from).strides(from).iter().any(|stride| stride.to == to)
    }

    fn unmeasured(game: &SpaceHulk, terrain: Terrain, start: Square) -> Walk<'_> {
        let stuck = bits(game.closed).filter(|&door| game.is_held_by_fire(door));
        let stuck = stuck.fold(game.setup.sealed, |stuck, door| stuck | 1 << door);
        let doors = game.closed & !stuck;
        Walk { terrain, doors, start, length: Vec::new(), order: Vec::new(), game }
    }

    fn measured(mut self) -> Walk<'a> {
        self.length = vec![FAR; self.game.setup.board.len()];
        self.measure();
        self
    }

    /// Spreads from the start, one length at a time; a door takes one more.
    fn measure(&mut self) {
        let mut rings: [Vec<Square>; 3] = [vec![self.start], Vec::new(), Vec::new()];
        self.length[self.start.index()] = 0;
        let mut length = 0;
        while rings.iter().any(|ring| !ring.is_empty()) {
            for from in std::mem::take(&mut rings[0]) {
                if self.length[from.index()] != length {
                    continue;
                }
                self.order.push(from);
                for stride in self.strides(from) {
                    let reached = length + stride.length;
                    if reached < self.length[stride.to.index()] {
                        self.length[stride.to.index()] = reached;
                        rings[stride.length as usize].push(stride.to);
                    }
                }
            }
            rings.rotate_left(1);
            length += 1;
        }
    }

    /// The steps and climbs from a square.
    pub fn strides(&self, from: Square) -> Vec<Stride> {
        let board = &self.game.setup.board;
        let open = self.terrain.steps(self.game, from).map(|step| step.to);
        let climbs = board.across(from).filter(|&to| !self.terrain.is_closed(to));
        let doors = bits(self.game.setup.doors_near[from.index()] & self.doors);
        let through = doors.flat_map(|door| self.through(from, door));
        let plain = open.chain(climbs).map(|to| Stride { to, length: 1 });
        plain.chain(through.map(|to| Stride { to, length: 2 })).collect()
    }

    /// The squares that a step leads to once a door is open: its own, or for a door on
    /// an edge the one behind it.
    fn through(&self, from: Square, door: u8) -> impl Iterator<Item = Square> + use<> {
        let board = &self.game.setup.board;
        let spot = board.doors()[door as usize];
        let opened = self.terrain.without(spot.block);
        let leads = |step: &BoardStep| match spot.sides {
            None => step.to == spot.block,
            Some((a, b)) => [a, b].contains(&from) && [a, b].contains(&step.to),
        };
        let squares: Vec<Square> = opened.steps(self.game, from).filter(leads).map(|step| step.to).collect();
        squares.into_iter()
    }

    /// Distance to a Marine: the way to his own square, over the last step.
    pub fn distance_to(&self, marine: UnitId) -> u16 {
        let Some(at) = self.game.units[marine].square() else { return FAR };
        let board = &self.game.setup.board;
        let terrain = self.terrain.without(at);
        let joined = |from: &Square| {
            terrain.steps(self.game, *from).any(|step| step.to == at)
                || board.across(*from).any(|end| end == at)
        };
        let near = board.adjacent(at).iter().filter(joined).map(|from| self.length[from.index()]);
        near.min().map_or(FAR, |length| length.saturating_add(1))
    }

    /// The squares in contact with a Marine that are nearest, and how far they are.
    pub fn contact_squares(&self, marine: UnitId) -> (u16, SquareSet) {
        let Some(at) = self.game.units[marine].square() else { return (FAR, SquareSet::EMPTY) };
        let touching = self.game.contact_squares(at);
        let nearest = touching.iter().map(|square| self.length[square.index()]).min().unwrap_or(FAR);
        let squares = touching.iter().filter(|square| self.length[square.index()] == nearest).collect();
        (nearest, if nearest == FAR { SquareSet::EMPTY } else { squares })
    }
}

impl SpaceHulk {
    /// The squares from which something on a square is in contact (SB-RUL-12).
    pub(super) fn contact_squares(&self, at: Square) -> SquareSet {
        let board = &self.setup.board;
        let straight =
            Facing::ALL.into_iter().filter(|&facing| !self.solid.has(board.front_edge(at, facing)));
        straight.filter_map(|facing| board.front(at, facing)).chain(board.across(at)).collect()
    }

    /// The Marines an alien could attack: those in contact, for a blip only from the
    /// side or from behind (SB-ACT-05).
    pub(super) fn contacts_b(&self, id: UnitId) -> Vec<UnitId> {
        let Some(at) = self.units[id].square() else { return Vec::new() };
        let touching = self.among(self.marines, &self.contact_squares(at));
        let is_blip = self.units[id].kind() == Kind::Blip;
        touching.iter().filter(|&marine| !is_blip || !self.faces(marine, id)).collect()
    }
}
