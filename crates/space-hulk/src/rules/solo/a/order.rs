//! Who is activated next (SA-ORD, SA-RUL-13).

use crate::state::SpaceHulk;
use crate::unit::{Kind, Place, UnitId, flag};

impl SpaceHulk {
    /// The aliens of which the next one is activated, all equally near to a Marine:
    /// those under the swarm effect before all others.
    pub(super) fn next_aliens(&self) -> Vec<UnitId> {
        let waiting: Vec<UnitId> = self.aliens().iter().filter(|&id| !self.units[id].is_finished()).collect();
        let swarm = self.memory().swarm;
        let (first, rest): (Vec<UnitId>, Vec<UnitId>) = waiting.into_iter().partition(|&id| swarm.has(id));
        if first.is_empty() {
            self.nearest_of(rest, |id| self.usual_rank(id))
        } else {
            self.nearest_of(first, |id| self.swarm_rank(id))
        }
    }

    /// Genestealers, then blips on the board, then those that lurk (SA-ORD-01 to 04).
    fn usual_rank(&self, id: UnitId) -> u8 {
        let unit = &self.units[id];
        match (unit.kind(), unit.place()) {
            (Kind::Blip, Place::Board(_)) => 1,
            (Kind::Blip, _) => 2,
            _ => 0,
        }
    }

    /// All blips of the board are revealed before anybody acts (SA-SWARM-07).
    fn swarm_rank(&self, id: UnitId) -> u8 {
        let unit = &self.units[id];
        let reveals = unit.kind() == Kind::Blip && unit.square().is_some() && !unit.has(flag::ACTED);
        if reveals { 0 } else { self.usual_rank(id) + 1 }
    }

    fn nearest_of(&self, mut aliens: Vec<UnitId>, rank: impl Fn(UnitId) -> u8) -> Vec<UnitId> {
        let key = |id: UnitId| (rank(id), self.distance_to_marines(id));
        let least = aliens.iter().map(|&id| key(id)).min();
        aliens.retain(|&id| Some(key(id)) == least);
        aliens
    }

    /// Path distance to the nearest Marine; outside the board one more than from the
    /// entry square.
    fn distance_to_marines(&self, id: UnitId) -> u16 {
        let (from, more) = match self.units[id].place() {
            Place::Board(square) => (square, 0),
            Place::Entry(entry) => (self.setup.entries[entry as usize].square, 1),
            Place::Hand => return u16::MAX,
        };
        let marines = self.present_marines();
        let distances = marines.iter().map(|&marine| u16::from(self.distance_to(marine, from)) + more);
        distances.min().unwrap_or(u16::MAX)
    }
}
