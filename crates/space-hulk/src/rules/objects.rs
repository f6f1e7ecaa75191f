//! Objects (SH-OBJ).

use super::Context;
use crate::event::Event;
use crate::geometry::{Square, SquareSet};
use crate::refusal::{self, No};
use crate::state::{ObjectPlace, SpaceHulk};
use crate::unit::{Kind, UnitId};

impl SpaceHulk {
    fn object_numbers(&self) -> std::ops::Range<u8> {
        0..self.setup.n_objects()
    }

    /// The squares on which objects lie.
    pub(crate) fn lying_objects(&self) -> SquareSet {
        self.object_numbers()
            .filter_map(|object| match self.objects[object as usize] {
                ObjectPlace::On(square) => Some(square),
                _ => None,
            })
            .collect()
    }

    /// The objects a unit carries.
    pub(crate) fn carried_by(&self, id: UnitId) -> impl Iterator<Item = u8> + '_ {
        self.object_numbers().filter(move |&object| self.objects[object as usize] == ObjectPlace::With(id))
    }

    /// Whether a unit carries anything.
    #[inline]
    pub(crate) fn is_carrier(&self, id: UnitId) -> bool {
        self.setup.n_objects() > 0 && self.carried_by(id).next().is_some()
    }

    /// A model that enters an object's square picks it up (SH-OBJ-03).
    pub(crate) fn pick_up(&mut self, id: UnitId, square: Square, cx: &mut Context) {
        for object in self.object_numbers() {
            if self.objects[object as usize] == ObjectPlace::On(square) {
                self.objects[object as usize] = ObjectPlace::With(id);
                let unit = self.tag(id);
                cx.tell(|| Event::PickedUp { unit, object });
            }
        }
    }

    /// A destroyed carrier drops what it carries on its square (SH-OBJ-04).
    pub(crate) fn drop_all(&mut self, id: UnitId, square: Square, cx: &mut Context) {
        for object in self.object_numbers() {
            if self.objects[object as usize] == ObjectPlace::With(id) {
                self.put_down(object, square, cx);
            }
        }
    }

    /// Leaves an object on a square.
    pub(crate) fn put_down(&mut self, object: u8, at: Square, cx: &mut Context) {
        self.objects[object as usize] = ObjectPlace::On(at);
        self.stale = true;
        cx.tell(|| Event::Dropped { object, at });
    }

    /// What a model carries leaves the map with it (SH-MOVE-11).
    pub(crate) fn take_objects_along(&mut self, id: UnitId) {
        let side = self.units[id].side();
        for object in self.object_numbers() {
            if self.objects[object as usize] == ObjectPlace::With(id) {
                self.objects[object as usize] = ObjectPlace::Gone(side);
            }
        }
    }

    /// Why a unit cannot drop an object where it stands (SH-AMB-29).
    pub(crate) fn drop_refusal(&self, id: UnitId, object: u8) -> Option<No> {
        let Some(square) = self.units[id].square() else { return Some(refusal::OFF_BOARD) };
        if self.objects[object as usize] != ObjectPlace::With(id) {
            return Some(refusal::NOT_CARRIED);
        }
        self.lying_objects().has(square).then_some(refusal::DROP_TAKEN)
    }

    /// Whether a unit can drop anything where it stands.
    pub(crate) fn can_drop(&self, id: UnitId) -> bool {
        self.carried_by(id).any(|object| self.drop_refusal(id, object).is_none())
    }

    /// A unit leaves an object where it stands: part of its movement, no action of its own
    /// (SH-OBJ-04).
    pub(crate) fn drop_here(&mut self, id: UnitId, object: u8, cx: &mut Context) {
        let at = self.units[id].square().expect("on the board");
        self.put_down(object, at, cx);
    }

    /// Why a unit cannot hand an object over (SH-OBJ-05).
    pub(crate) fn give_refusal(&self, id: UnitId, target: UnitId, object: u8) -> Option<No> {
        if self.objects[object as usize] != ObjectPlace::With(id) {
            return Some(refusal::NOT_CARRIED);
        }
        let (unit, receiver) = (&self.units[id], &self.units[target]);
        let friend = receiver.side() == unit.side() && receiver.kind() != Kind::Blip;
        (!friend || !self.faces(id, target)).then_some(refusal::GIVE_FRONT)
    }

    /// Hands an object over.
    pub(crate) fn give(&mut self, id: UnitId, target: UnitId, object: u8, cx: &mut Context) {
        self.objects[object as usize] = ObjectPlace::With(target);
        self.stale = true;
        let (unit, to) = (self.tag(id), self.tag(target));
        cx.tell(|| Event::Handed { unit, to, object });
    }

    /// A closing door pushes a lone object to a random adjacent square that a model
    /// could stand on, a free one if possible (SH-DOOR-07, SH-AMB-29).
    pub(crate) fn push_objects_out(&mut self, square: Square, cx: &mut Context) {
        for object in self.object_numbers() {
            if self.objects[object as usize] != ObjectPlace::On(square) {
                continue;
            }
            let places = self.push_places(square);
            if places.is_empty() {
                continue;
            }
            let to = places[cx.chance.pick(&[1; 16][..places.len()])];
            cx.tell(|| Event::Pushed { object, to });
            self.objects[object as usize] = ObjectPlace::On(to);
            if let Some(finder) = self.model_at(to) {
                self.pick_up(finder, to, cx);
            }
        }
    }

    /// Adjacent squares that an object can be pushed to: empty ones, or else those
    /// with a model on them.
    fn push_places(&self, square: Square) -> Vec<Square> {
        let near = self.setup.board.adjacent(square);
        let free: Vec<Square> = near.without(&self.obstructed()).iter().collect();
        if !free.is_empty() {
            return free;
        }
        near.iter().filter(|&at| self.model_at(at).is_some()).collect()
    }

    /// A model that stands on a square.
    fn model_at(&self, square: Square) -> Option<UnitId> {
        let models = crate::unit::UnitSet(self.marines.0 | self.stealers.0);
        models.iter().find(|&id| self.units[id].square() == Some(square))
    }
}
