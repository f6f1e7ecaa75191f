//! Doors (SH-DOOR).

use super::Context;
use crate::event::{Cause, Event};
use crate::geometry::{Square, bits};
use crate::grid::DIRECTIONS;
use crate::options::DoorOperation;
use crate::refusal::{self, No};
use crate::state::SpaceHulk;
use crate::unit::{Kind, Unit, UnitId};

impl SpaceHulk {
    /// Why a unit cannot open or close a door.
    pub(crate) fn door_refusal(&self, unit: &Unit, door: u8, open: bool) -> Option<No> {
        let Some(at) = unit.square() else { return Some(refusal::OFF_BOARD) };
        if self.is_destroyed(door) {
            return Some(refusal::DOOR_GONE);
        }
        if self.setup.sealed >> door & 1 != 0 {
            return Some(refusal::DOOR_SEALED);
        }
        if let Some(refused) = self.door_reach(unit, at, door) {
            return Some(refused);
        }
        if self.is_closed(door) != open {
            return Some(refusal::DOOR_STATE);
        }
        if open && self.is_held_by_fire(door) {
            return Some(refusal::DOOR_BURNS);
        }
        (!open && self.is_doorway_taken(door)).then_some(refusal::DOOR_ON_UNIT)
    }

    /// Why a door is out of a unit's reach (SH-DOOR-04, SH-DOOR-05, SH-OPT-14, SH-OPT-15).
    fn door_reach(&self, unit: &Unit, at: Square, door: u8) -> Option<No> {
        let board = &self.setup.board;
        let spot = board.doors()[door as usize];
        if let Some((a, b)) = spot.sides {
            let beside = at == a || at == b;
            let across = unit.kind() == Kind::Blip || board.front_edge(at, unit.facing()) == spot.block;
            return (!beside || !across).then_some(refusal::DOOR_REACH_EDGE);
        }
        let adjacent = board.adjacent(at).has(spot.block);
        if unit.kind() == Kind::Blip {
            return (!adjacent).then_some(refusal::DOOR_REACH_BLIP);
        }
        if self.setup.options().door_operation == DoorOperation::Adjacent {
            return (!adjacent).then_some(refusal::DOOR_REACH_ADJACENT);
        }
        let ahead = adjacent && self.is_ahead(unit, at, spot.block);
        (!ahead).then_some(refusal::DOOR_REACH)
    }

    /// Whether an adjacent square is one of the three front squares.
    fn is_ahead(&self, unit: &Unit, at: Square, to: Square) -> bool {
        let board = &self.setup.board;
        if board.across(at).any(|end| end == to) {
            return true;
        }
        let (here, there) = (board.coord(at), board.coord(to));
        let delta = (there.x - here.x, there.y - here.y);
        let direction = DIRECTIONS.iter().position(|&d| d == delta).expect("adjacent") as u8;
        matches!((direction + 16 - 2 * unit.facing() as u8) & 7, 0 | 1 | 7)
    }

    /// A door that burns, or borders a fire in its own section, cannot be opened
    /// (SH-DOOR-09, SH-AMB-15).
    pub(crate) fn is_held_by_fire(&self, door: u8) -> bool {
        if self.burning.is_empty() {
            return false;
        }
        let board = &self.setup.board;
        let spot = board.doors()[door as usize];
        match spot.sides {
            Some((a, b)) => self.burning.has(a) || self.burning.has(b),
            None => {
                let section = board.area(board.section(spot.block));
                let near = board.adjacent(spot.block).and(section);
                self.burning.has(spot.block) || self.burning.meets(&near)
            }
        }
    }

    /// Whether something keeps a door from closing (SH-DOOR-06, SH-OPT-16).
    fn is_doorway_taken(&self, door: u8) -> bool {
        let spot = self.setup.board.doors()[door as usize];
        if spot.sides.is_some() || !self.solid.has(spot.block) {
            return false;
        }
        let is_unit = self.unit_at(spot.block).is_some();
        !(is_unit && self.setup.options().door_close_on_unit)
    }

    /// Opens or closes a door. Closing pushes out a lone object, and where the
    /// mission says so crushes a unit.
    pub(crate) fn operate(&mut self, id: UnitId, door: u8, open: bool, cx: &mut Context) {
        let spot = self.setup.board.doors()[door as usize];
        let by = self.tag(id);
        if open {
            self.closed &= !(1 << door);
            self.clear(spot.block);
            cx.tell(|| Event::DoorOpened { door, by });
            return;
        }
        cx.tell(|| Event::DoorClosed { door, by });
        if spot.sides.is_none() {
            while let Some(crushed) = self.unit_at(spot.block) {
                self.kill(crushed, Cause::Door, cx);
            }
            self.push_objects_out(spot.block, cx);
        }
        self.closed |= 1 << door;
        self.fill(spot.block);
    }

    /// Takes a closed door out of the game (SH-DOOR-08).
    pub(crate) fn destroy_door(&mut self, door: u8, cx: &mut Context) {
        self.closed &= !(1 << door);
        self.destroyed |= 1 << door;
        self.clear(self.setup.board.doors()[door as usize].block);
        cx.tell(|| Event::DoorDestroyed { door });
    }

    /// The doors that are closed, ascending.
    pub(crate) fn closed_doors(&self) -> impl Iterator<Item = u8> + use<> {
        bits(self.closed)
    }
}
