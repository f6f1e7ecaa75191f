//! Questions that players and pictures ask about a game; none of them is a rule.

use crate::board::Board;
use crate::geometry::{Facing, Square, SquareSet};
use crate::rules::{marine_step_cost, stealer_step_cost};
use crate::setup::Setup;
use crate::state::{ObjectPlace, SpaceHulk};
use crate::unit::{Side, UnitId};

/// Where an object is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ObjectAt {
    /// It lies on a square.
    Square(Square),
    /// Somebody carries it.
    Unit(UnitId),
    /// It has left the map with this side.
    Gone(Side),
}

impl Board {
    /// The steps from a square that nothing bars, with these barriers: where each
    /// leads, and its direction in eighths of a turn clockwise from north. Ladders
    /// are no steps.
    pub fn open_steps(&self, from: Square, barriers: &SquareSet) -> impl Iterator<Item = (Square, u8)> + '_ {
        self.steps().open(from, barriers).iter().map(|step| (step.to, step.direction))
    }

    /// The other end of the ladder on a square.
    pub fn ladder_from(&self, square: Square) -> Option<Square> {
        self.across(square).next()
    }

    /// The other ends of all ladders on a square, ascending.
    pub fn ladders_from(&self, square: Square) -> Vec<Square> {
        let ends: SquareSet = self.across(square).collect();
        ends.iter().collect()
    }
}

/// What a Marine's step costs by his facing and its direction in eighths of a turn
/// clockwise from north; nothing if he cannot take it.
pub fn marine_step(facing: Facing, direction: u8) -> Option<u8> {
    Some(marine_step_cost(facing, direction)).filter(|&cost| cost > 0)
}

/// The same for a Genestealer's step that ends with another facing.
pub fn genestealer_step(facing: Facing, after: Facing, direction: u8) -> Option<u8> {
    Some(stealer_step_cost(facing, after, direction)).filter(|&cost| cost > 0)
}

impl Setup {
    /// The entry square of an entry area.
    pub fn entry_square(&self, entry: u8) -> Square {
        self.entries[entry as usize].square
    }

    /// The last squares of the exits that this side may use.
    pub fn exit_squares(&self, side: Side) -> impl Iterator<Item = Square> + '_ {
        let open = move |whose: Option<Side>| whose.is_none_or(|whose| whose == side);
        self.exits.iter().filter(move |exit| open(exit.side)).map(|exit| exit.square)
    }

    /// The squares from which a door is operated or broken: its own, or both of an edge.
    pub fn door_squares(&self, door: u8) -> SquareSet {
        let spot = &self.board().doors()[door as usize];
        match spot.sides {
            Some((a, b)) => [a, b].into_iter().collect(),
            None => [spot.block].into_iter().collect(),
        }
    }

    /// The doors that nobody can operate, as bits of their numbers.
    pub fn sealed_door_bits(&self) -> u64 {
        self.sealed
    }

    /// The last round, if there is one.
    pub fn round_limit(&self) -> Option<u16> {
        self.content.round_limit
    }

    /// The squares of the generators.
    pub fn generators(&self) -> &[Square] {
        &self.generators
    }
}

impl SpaceHulk {
    /// What blocks a step and a look: units, closed doors, generators, the barrier, fire.
    pub fn obstructions(&self) -> SquareSet {
        self.obstructed()
    }

    /// The doors that are closed, as bits of their numbers.
    pub fn closed_door_bits(&self) -> u64 {
        self.closed
    }

    /// The doors that are destroyed, as bits of their numbers.
    pub fn destroyed_door_bits(&self) -> u64 {
        self.destroyed
    }

    /// The squares that burn.
    pub fn burning(&self) -> &SquareSet {
        &self.burning
    }

    /// Where the force barrier stands.
    pub fn barrier(&self) -> Option<Square> {
        (self.barrier != Square::NEVER).then_some(self.barrier)
    }

    /// Whether the so-manieth generator shows its damaged side.
    pub fn is_damaged(&self, generator: usize) -> bool {
        self.damaged >> generator & 1 != 0
    }

    /// Where an object is.
    pub fn object_at(&self, object: u8) -> ObjectAt {
        match self.objects[object as usize] {
            ObjectPlace::On(square) => ObjectAt::Square(square),
            ObjectPlace::With(unit) => ObjectAt::Unit(unit),
            ObjectPlace::Gone(side) => ObjectAt::Gone(side),
        }
    }

    /// How many Marines have left by an exit.
    pub fn n_marines_exited(&self) -> u16 {
        self.exited.count_ones() as u16
    }

    /// How many Marines have been killed.
    pub fn n_marines_killed(&self) -> u16 {
        self.killed.count_ones() as u16
    }

    /// Whether the Marine of this name has left by an exit.
    pub fn has_exited(&self, name: &str) -> bool {
        self.exited & crate::setup::name_bit(&self.setup.content.names, name) != 0
    }

    /// Whether the Marine of this name has been killed.
    pub fn has_fallen(&self, name: &str) -> bool {
        self.killed & crate::setup::name_bit(&self.setup.content.names, name) != 0
    }

    /// How many aliens are casualties.
    pub fn n_aliens_killed(&self) -> u16 {
        self.aliens_killed
    }

    /// How many Genestealers have left by an exit.
    pub fn n_aliens_exited(&self) -> u16 {
        self.aliens_exited
    }

    /// Whether the Broodlord has been killed.
    pub fn is_broodlord_dead(&self) -> bool {
        self.broodlord == crate::position::BroodlordState::Killed
    }

    /// Which `Once` conditions have held, as bits in the order in which they are written.
    pub fn fulfilled_bits(&self) -> u32 {
        self.fulfilled
    }

    /// Command points that are left, as far as the owner of this table knows them.
    pub fn command_left(&self) -> u8 {
        self.drawn.saturating_sub(self.spent)
    }
}
