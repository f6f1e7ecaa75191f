//! Coming nearer without being seen.

use space_hulk::{Action, Facing, Kind, ObjectAt, Square, SquareSet, Verb};

use super::Brood;
use crate::hulk::field::{Foe, REACH, Stance};
use crate::hulk::reach::{Ground, Stops, Walker, shots_on_the_way};
use crate::hulk::route::Route;

/// What being seen costs, and being where a Marine only has to turn.
const SEEN: i32 = 420;
const NEARLY_SEEN: i32 = 45;
/// How much more it costs him whose death decides the game.
const LORD: i32 = 6;

impl Brood<'_, '_> {
    /// Nearer, and out of sight.
    pub(super) fn approach(&mut self, foe: &Foe) -> Option<usize> {
        let Some(here) = foe.unit.square() else { return self.enter(foe) };
        if foe.unit.is_finished() || foe.unit.ap() == 0 && self.field.game.active() == Some(foe.id) {
            return None;
        }
        let points = if foe.unit.ap() == 0 { 6 } else { foe.unit.ap() };
        let stops = match foe.unit.kind() {
            Kind::Blip => self.blip_stops(here, points),
            _ => self.stops(Stance { square: here, facing: foe.unit.facing() }, points, Walker::Genestealer),
        };
        let stay = self.shelter(foe, Stance { square: here, facing: foe.unit.facing() });
        // Blips are not shot at on the way: it leads through no field of fire.
        let shots = match foe.unit.kind() {
            Kind::Blip => vec![0; stops.len()],
            _ => shots_on_the_way(&stops, &self.field.watch),
        };
        let best = stops
            .iter()
            .zip(shots)
            .filter_map(|(stop, shots)| {
                let first = stop.first?;
                let value = self.shelter(foe, stop.stance) - 12 * i32::from(shots) * 4 - i32::from(stop.cost);
                Some((value, stop, first))
            })
            .max_by_key(|(value, ..)| *value);
        match best {
            Some((value, stop, verb)) if value > stay + 6 => {
                self.route = Some(Route::new(foe.unit.tag(), &stops, stop, None, 0));
                self.find(foe.id, verb)
            }
            _ => self.open_door(foe, here),
        }
    }

    fn blip_stops(&mut self, from: Square, points: u8) -> Stops {
        let game = self.field.game;
        let board = game.setup().board();
        let near = self
            .field
            .friends
            .iter()
            .fold(SquareSet::EMPTY, |near, friend| near.or(board.adjacent(friend.at)));
        let mut blocked = self.field.obstructed.or(&self.seen).or(&near);
        for object in 0..game.setup().n_objects() {
            if let ObjectAt::Square(at) = game.object_at(object) {
                blocked.insert(at);
            }
        }
        blocked.remove(from);
        let ground = Ground { board, blocked, doors: &[] };
        let from = Stance { square: from, facing: Facing::North };
        self.field.ways.reaches.ask(&ground, Walker::Blip, from, points)
    }

    /// What a place is worth to wait at.
    fn shelter(&self, foe: &Foe, stance: Stance) -> i32 {
        let square = stance.square;
        let distance = i32::from(self.field.to_marines[square.index()]).min(80);
        let to_goal = self.goals.as_ref().map_or(0, |row| i32::from(row[square.index()]).min(80));
        let mut worth = -20 * distance - 14 * to_goal;
        if self.seen.has(square) {
            worth -= SEEN * foe.models.min(2) * if self.is_precious(foe) { LORD } else { 1 };
        } else if self.nearly.has(square) {
            worth -= NEARLY_SEEN * if self.is_precious(foe) { LORD } else { 1 };
        }
        if self.is_fire_feared {
            worth -= 8 * self.others_near(foe, square);
        }
        worth
    }

    /// How many others are in the section of a square.
    fn others_near(&self, foe: &Foe, square: Square) -> i32 {
        let board = self.field.game.setup().board();
        let section = board.section(square);
        let is_there = foe.unit.square().is_some_and(|at| board.section(at) == section);
        i32::from(self.crowds[usize::from(section)]) - i32::from(is_there)
    }

    /// Whether the game is lost with this one.
    fn is_precious(&self, foe: &Foe) -> bool {
        self.field.is_lord_hunted && foe.unit.kind() == Kind::Broodlord
    }

    /// Comes onto the board, unless lurking is better.
    fn enter(&self, foe: &Foe) -> Option<usize> {
        let lurking = self.field.foes.iter().filter(|other| other.unit.entry() == foe.unit.entry()).count();
        let seen = self.seen.has(foe.from);
        if seen && (lurking < 3 || foe.unit.kind() != Kind::Blip) || foe.distance <= REACH && lurking < 2 {
            return None;
        }
        let enters = |action: &Action| action.unit == foe.id && matches!(action.verb, Verb::Enter { .. });
        self.legal.iter().position(enters)
    }

    /// Opens the way, where nobody looks or it does not matter any more.
    fn open_door(&self, foe: &Foe, here: Square) -> Option<usize> {
        let to_marines = &self.field.to_marines;
        let wanted = |action: &Action| {
            let Verb::Door { door, open: true } = action.verb else { return false };
            let squares = self.field.game.setup().door_squares(door);
            let leads = squares.iter().any(|at| to_marines[at.index()] < to_marines[here.index()]);
            action.unit == foe.id && leads && (self.strike || foe.distance > REACH + 1)
        };
        self.legal.iter().position(wanted)
    }
}
