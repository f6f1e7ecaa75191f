//! Blips that are turned up: the Broodlord's die (SA-BROOD), and who places and faces
//! the models (SA-RUL-15).

use super::draw;
use super::priority::ANY_WAY;
use crate::event::{RollFor, Roller};
use crate::frame::Reveal;
use crate::geometry::{Facing, Square};
use crate::hint::{self, About};
use crate::rules::Context;
use crate::rules::solo::way::{First, Start, Walker};
use crate::state::SpaceHulk;
use crate::unit::{Kind, UnitId};

/// The first blip of value 3 needs this on its die.
const FIRST_NEEDS: u8 = 6;
/// No blip needs less.
const LEAST_NEEDED: u8 = 2;

impl SpaceHulk {
    /// A blip of value 3 in a mission with the Broodlord: each that was revealed before
    /// makes it easier (SA-BROOD-01, SA-BROOD-02).
    pub(super) fn roll_for_broodlord(&mut self, reveal: Reveal, cx: &mut Context) {
        let threes = self.memory().threes;
        let needed = FIRST_NEEDS.saturating_sub(threes).max(LEAST_NEEDED);
        self.memory_mut().threes = threes.saturating_add(1);
        let comes = cx.roll_one(|| Roller::Automaton, RollFor::Broodlord) >= needed;
        let why = if comes { hint::BROODLORD_COMES } else { hint::BROODLORD_STAYS };
        self.hint(UnitId::NONE, why, About::Needed(needed), cx);
        self.answer_broodlord(reveal, comes, cx);
    }

    /// Places the next model of a blip that was revealed by choice, or faces the one
    /// just placed.
    pub(super) fn place_or_face(&mut self, reveal: Reveal, cx: &mut Context) {
        if reveal.facing == UnitId::NONE {
            let at = self.best_square(&reveal, cx);
            self.place_model(reveal, at, cx);
            return;
        }
        let facing = self.facing_for(&reveal, cx);
        self.face_model(reveal, facing, cx);
    }

    /// Of the squares that are left the nearest to the target by way.
    fn best_square(&self, reveal: &Reveal, cx: &mut Context) -> Square {
        let origin = reveal.square().expect("models are placed by choice on the board");
        let target = self.memory().target;
        let squares: Vec<Square> = self.placing_squares(reveal, origin).iter().collect();
        let cost = |&at: &Square| self.cost_from(at, target);
        let least = squares.iter().map(cost).min();
        let best: Vec<Square> = squares.iter().copied().filter(|at| Some(cost(at)) == least).collect();
        draw(&best, cx)
    }

    fn cost_from(&self, at: Square, target: UnitId) -> u8 {
        if target == UnitId::NONE {
            return u8::MAX;
        }
        self.ways(walker_at(at), target, ANY_WAY).map_or(u8::MAX, |ways| ways.cost)
    }

    /// Along the first step of its way; towards a Marine it stands next to.
    fn facing_for(&self, reveal: &Reveal, cx: &mut Context) -> Facing {
        let id = reveal.facing;
        let at = self.units[id].square().expect("placed on the board");
        let chosen = self.memory().target;
        let target = if reveal.voluntary && chosen != UnitId::NONE {
            Some(chosen)
        } else {
            let (targets, _) = self.targets(walker_at(at), false);
            (!targets.is_empty()).then(|| draw(&targets, cx))
        };
        let unturned = self.units[id].facing();
        let Some(target) = target else { return unturned };
        if let Some(facing) = self.facing_towards(at, target) {
            return facing;
        }
        let ignores_sight = self.ignores_sight(id);
        let ways = self.ways_from(walker_at(at), target, ignores_sight);
        let Some((ways, limits)) = ways else { return unturned };
        let directions = directions_of(&ways.first);
        let wanted = (!directions.is_empty()).then(|| draw(&directions, cx));
        let faced = |facing: Facing| Walker { start: Start::Facing(at, facing), ..walker_at(at) };
        let leads = |&facing: &Facing| {
            let faced = self.ways(faced(facing), target, limits);
            faced.is_some_and(|faced| faced.cost == ways.cost && begins(&faced.first, wanted))
        };
        let preferred = wanted.map_or([unturned; 2], facings_along);
        preferred.into_iter().chain(Facing::ALL).find(leads).unwrap_or(preferred[0])
    }

    /// The facing that has a Marine directly in front, if he is next to the square.
    pub(super) fn facing_towards(&self, at: Square, marine: UnitId) -> Option<Facing> {
        let there = self.units[marine].square()?;
        Facing::ALL.into_iter().find(|&facing| self.is_in_front(at, facing, there))
    }
}

/// A Genestealer that has just been placed, and may be faced as it likes.
fn walker_at(at: Square) -> Walker {
    Walker { kind: Kind::Genestealer, start: Start::Any(at), ap: Kind::Genestealer.allowance() }
}

/// The directions in which ways begin, ascending.
fn directions_of(firsts: &[First]) -> Vec<u8> {
    let mut directions: Vec<u8> = firsts.iter().filter_map(|first| first.direction).collect();
    directions.sort_unstable();
    directions.dedup();
    directions
}

/// Whether some way begins in this direction.
fn begins(firsts: &[First], direction: Option<u8>) -> bool {
    firsts.iter().any(|first| first.direction == direction)
}

/// The facings along a direction in eighths of a turn; of the two beside a diagonal the
/// one that comes first clockwise is the first.
fn facings_along(direction: u8) -> [Facing; 2] {
    [direction / 2, direction.div_ceil(2)].map(|index| Facing::from_index(index & 3))
}
