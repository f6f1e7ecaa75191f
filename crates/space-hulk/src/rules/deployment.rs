//! Deployment of the Marines before the first round (SH-MIS-03).

use std::collections::BTreeMap;

use super::Context;
use crate::event::Event;
use crate::geometry::{Facing, Square, SquareSet};
use crate::state::SpaceHulk;
use crate::unit::{Kind, Place, Unit, UnitId};

impl SpaceHulk {
    /// The free squares of the zones of a Marine in hand.
    fn free_zone(&self, unit: &Unit) -> SquareSet {
        let mut squares = SquareSet::EMPTY;
        if unit.kind() != Kind::Marine || unit.place() != Place::Hand {
            return squares;
        }
        for (names, zone) in &self.setup.zones {
            if names >> unit.tag & 1 != 0 {
                squares = squares.or(zone);
            }
        }
        squares.without(&self.obstructed())
    }

    /// The free squares of every Marine in hand but one.
    fn zones_without(&self, one: Option<&Unit>) -> Vec<SquareSet> {
        let hand = self.marines.iter().map(|id| &self.units[id]).filter(|unit| unit.place() == Place::Hand);
        let others = hand.filter(|unit| one.is_none_or(|one| one.tag() != unit.tag()));
        others.map(|unit| self.free_zone(unit)).collect()
    }

    /// Whether every Marine in hand can have a square of his own.
    pub(crate) fn can_deploy_all(&self) -> bool {
        has_room(&self.zones_without(None))
    }

    /// Where a Marine in hand may be deployed: so that a square is left for each of
    /// the others.
    pub(crate) fn deploy_squares(&self, unit: &Unit) -> SquareSet {
        let others = self.zones_without(Some(unit));
        let leaves_room = |&at: &Square| {
            let taken = [at].into_iter().collect();
            has_room(&others.iter().map(|zone| zone.without(&taken)).collect::<Vec<_>>())
        };
        self.free_zone(unit).iter().filter(leaves_room).collect()
    }

    /// Whether a Marine waits to be deployed.
    pub(crate) fn is_deploying(&self) -> bool {
        self.in_hand().any(|id| !self.deploy_squares(&self.units[id]).is_empty())
    }

    /// Deploys a Marine.
    pub(crate) fn deploy(&mut self, id: UnitId, at: Square, facing: Facing, cx: &mut Context) {
        self.relocate(id, at);
        self.units[id].set_facing(facing);
        let unit = self.tag(id);
        cx.tell(|| Event::Deployed { unit, at, facing });
        self.pick_up(id, at, cx);
    }
}

/// Whether each zone can give one square of its own.
fn has_room(zones: &[SquareSet]) -> bool {
    let mut taken = BTreeMap::new();
    (0..zones.len()).all(|zone| {
        let mut tried = SquareSet::EMPTY;
        find_square(zone, zones, &mut taken, &mut tried)
    })
}

/// Finds a square for a zone; one that has it already moves on if it can.
fn find_square(
    zone: usize,
    zones: &[SquareSet],
    taken: &mut BTreeMap<Square, usize>,
    tried: &mut SquareSet,
) -> bool {
    for square in zones[zone].iter() {
        if tried.has(square) {
            continue;
        }
        tried.insert(square);
        let free = match taken.get(&square) {
            Some(&other) => find_square(other, zones, taken, tried),
            None => true,
        };
        if free {
            taken.insert(square, zone);
            return true;
        }
    }
    false
}
