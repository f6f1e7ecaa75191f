//! What a player has in mind about the table before it decides.

use space_hulk::{
    Facing, Kind, MAX_SQUARES, Melee, Ranged, Rank, Side, SpaceHulk, Square, SquareSet, Unit, UnitId,
};

use super::threat::{Assault, Quarter, is_armed, models, start_of};
use super::ways::{FAR, Row, Ways};

/// The chance of something certain; all chances are in thousandths.
pub(crate) const SURE: i32 = 1000;
/// Action points of an alien.
pub(crate) const REACH: i32 = 6;
/// An alien farther away than this is no danger for now.
const HORIZON: i32 = 14;
/// What each step within the horizon adds to the danger of an alien that is out of reach.
const FADING: i32 = 4;
/// An alien that has to come past another Marine strikes in one case of five.
const SHIELDED: i32 = 5;
/// How likely an alien is to live through a number of shots of one gun on overwatch;
/// later ones are rarer than they seem, because guns jam.
const SURVIVES: [i32; 8] = [1000, 694, 345, 190, 120, 85, 65, 50];

/// Overwatch is never worth more.
pub(crate) const MOST_COVER: i32 = 300;

/// An alien, or blip, as Marines think of it.
#[derive(Clone, Copy)]
pub(crate) struct Foe {
    pub id: UnitId,
    pub unit: Unit,
    pub from: Square,
    /// Steps before it stands there.
    pub lead: i32,
    pub models: i32,
    /// Steps to the nearest Marine.
    pub distance: i32,
}

/// A Marine on the board.
#[derive(Clone, Copy)]
pub(crate) struct Friend {
    pub id: UnitId,
    pub unit: Unit,
    pub at: Square,
}

impl Friend {
    /// How he stands.
    pub fn stance(&self) -> Stance {
        Stance { square: self.at, facing: self.unit.facing() }
    }
}

/// The table as it is now.
pub(crate) struct Field<'a> {
    pub game: &'a SpaceHulk,
    pub ways: &'a mut Ways,
    pub foes: Vec<Foe>,
    pub friends: Vec<Friend>,
    /// Where Marines stand.
    pub marines: SquareSet,
    pub obstructed: SquareSet,
    /// How many guns on overwatch look at each square.
    pub watch: Vec<u8>,
    /// How far each square is from the nearest Marine.
    pub to_marines: Vec<u8>,
    /// Whether the Broodlord's death decides the game.
    pub is_lord_hunted: bool,
}

impl<'a> Field<'a> {
    pub fn new(game: &'a SpaceHulk, ways: &'a mut Ways) -> Field<'a> {
        let friends: Vec<Friend> = game
            .unit_ids()
            .filter(|(_, unit)| unit.kind() == Kind::Marine)
            .filter_map(|(id, unit)| Some(Friend { id, unit: *unit, at: unit.square()? }))
            .collect();
        let marines: SquareSet = friends.iter().map(|friend| friend.at).collect();
        let to_marines = ways.row_from_units(game, &marines);
        let foe = |(id, unit): (UnitId, &Unit)| {
            let (from, lead) = start_of(game, unit)?;
            let distance = i32::from(to_marines[from.index()]) + lead;
            Some(Foe { id, unit: *unit, from, lead, models: models(unit), distance })
        };
        let aliens = game.unit_ids().filter(|(_, unit)| unit.side() == Side::Alien);
        let foes = aliens.filter_map(foe).collect();
        let mut field = Field {
            game,
            ways,
            foes,
            marines,
            obstructed: game.obstructions(),
            watch: vec![0; MAX_SQUARES + 2],
            to_marines,
            friends,
            is_lord_hunted: false,
        };
        for index in 0..field.friends.len() {
            let friend = field.friends[index];
            field.with_watch_of(&friend);
        }
        field
    }

    fn add_watch(&mut self, at: Square, facing: Facing) {
        for square in self.game.seen_from(at, facing).iter() {
            self.watch[square.index()] += 1;
        }
    }

    /// Leaves a Marine out of those who watch, while his own plans are weighed.
    pub fn without_watch_of(&mut self, friend: &Friend) {
        if is_watching(&friend.unit) {
            for square in self.game.seen_from(friend.at, friend.unit.facing()).iter() {
                self.watch[square.index()] -= 1;
            }
        }
    }

    /// Counts him again.
    pub fn with_watch_of(&mut self, friend: &Friend) {
        if is_watching(&friend.unit) {
            self.add_watch(friend.at, friend.unit.facing());
        }
    }

    /// The chance that a Marine who stands like this is dead after the next alien turn.
    #[cfg(test)]
    pub fn danger(&mut self, post: &Post) -> i32 {
        let row = self.ways.row_from(self.game, post.stance.square);
        self.danger_along(post, &row)
    }

    /// The same, with the steps from his square at hand.
    pub fn danger_along(&self, post: &Post, row: &Row) -> i32 {
        let mut safe = SURE;
        for foe in &self.foes {
            let steps = row[foe.from.index()];
            let distance = i32::from(steps) + foe.lead;
            if steps == FAR || distance > HORIZON {
                continue;
            }
            let strike = if distance <= REACH {
                self.strike(foe, post, row)
            } else {
                FADING * (HORIZON + 1 - distance)
            };
            for _ in 0..foe.models {
                safe = safe * (SURE - strike) / SURE;
            }
        }
        SURE - safe
    }

    /// The chance that one alien comes through to a Marine and kills him. `row` counts steps
    /// from the Marine's square.
    fn strike(&self, foe: &Foe, post: &Post, row: &Row) -> i32 {
        let way = self.approach(foe, post, row);
        let distance = i32::from(row[foe.from.index()]) + foe.lead;
        let assault = Assault {
            alien: &foe.unit,
            marine: post.marine,
            from: if self.flanks(way.last, post.stance) { Quarter::Flank } else { Quarter::Front },
            blows: REACH - distance + 1,
            on_guard: post.on_guard,
        };
        let strike = survives(way.shots) * assault.kills() / SURE;
        if way.is_shielded { strike / SHIELDED } else { strike }
    }

    /// The way of an alien to a Marine: past other Marines only where there is no other, and
    /// through as few fields of fire as possible.
    fn approach(&self, foe: &Foe, post: &Post, row: &Row) -> Approach {
        let board = self.game.setup().board();
        let mut way = Approach { last: foe.from, shots: 0, is_shielded: false };
        for _ in 0..HORIZON {
            let left = row[way.last.index()];
            if left <= 1 {
                break;
            }
            let nearer = board.adjacent(way.last).iter().filter(|next| row[next.index()] < left);
            let next = nearer.min_by_key(|next| (self.marines.has(*next), self.watch[next.index()]));
            let Some(next) = next else { break };
            let is_watched = post.watched.is_some_and(|watched| watched.has(next));
            way.shots += usize::from(self.watch[next.index()]) + usize::from(is_watched);
            way.is_shielded |= self.marines.has(next);
            way.last = next;
        }
        way
    }

    /// Whether an alien that has come to this square next to a Marine can strike him from
    /// the side or the back. From a corner it first steps to where it can strike.
    fn flanks(&self, from: Square, stance: Stance) -> bool {
        let board = self.game.setup().board();
        let front = board.front(stance.square, stance.facing);
        let sides = Facing::ALL.into_iter().filter_map(|facing| board.front(stance.square, facing));
        if sides.clone().any(|side| side == from) {
            return front != Some(from);
        }
        let near = board.adjacent(from);
        let free = |side: &Square| near.has(*side) && !self.marines.has(*side);
        sides.filter(free).any(|side| Some(side) != front)
    }

    /// How much an alien's death is worth, in thousandths of a Marine.
    pub fn price_of(&self, foe: &Foe) -> i32 {
        let near = match foe.distance {
            ..=2 => 650,
            3..=6 => 520,
            7..=12 => 280,
            _ => 170,
        };
        let lord = match (foe.unit.kind(), self.is_lord_hunted) {
            (Kind::Broodlord, true) => 6,
            (Kind::Broodlord, false) => 2,
            _ => 1,
        };
        near * foe.models * lord
    }

    /// How much each square is worth to look at: aliens will come by there.
    pub fn lanes(&mut self) -> Vec<i32> {
        let mut lanes = vec![0; MAX_SQUARES + 2];
        for index in 0..self.foes.len() {
            let foe = self.foes[index];
            let weight = 30 * foe.models * (20 - foe.distance).max(1) / 20;
            self.mark(foe.from, weight, &mut lanes);
        }
        for entry in 0..self.game.setup().n_entries() {
            self.mark(self.game.setup().entry_square(entry), 3, &mut lanes);
        }
        lanes
    }

    /// Marks the way from a square to the nearest Marine.
    fn mark(&self, from: Square, weight: i32, lanes: &mut [i32]) {
        let (mut here, board) = (from, self.game.setup().board());
        for _ in 0..24 {
            lanes[here.index()] += weight;
            let left = self.to_marines[here.index()];
            if left <= 1 {
                break;
            }
            let next = board.adjacent(here).iter().find(|next| self.to_marines[next.index()] < left);
            let Some(next) = next else { break };
            here = next;
        }
    }

    /// What overwatch is worth that looks at these squares.
    pub fn cover(&self, seen: &SquareSet, from: Square, lanes: &[i32]) -> i32 {
        let board = self.game.setup().board();
        let near = seen.iter().filter(|square| board.range(from, *square).is_some_and(|range| range <= 12));
        near.map(|square| lanes[square.index()] / (1 + i32::from(self.watch[square.index()])))
            .sum::<i32>()
            .min(MOST_COVER)
    }
}

/// A Marine as he would stand at the end of his turn.
#[derive(Clone, Copy)]
pub(crate) struct Post<'a> {
    pub marine: &'a Unit,
    pub stance: Stance,
    /// What he sees, if he is on overwatch.
    pub watched: Option<&'a SquareSet>,
    pub on_guard: bool,
}

/// How an alien comes to a Marine.
struct Approach {
    /// The square from which it attacks.
    last: Square,
    /// Shots of guns on overwatch along the way.
    shots: usize,
    /// Whether another Marine stands in the way.
    is_shielded: bool,
}

/// A square and a facing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Stance {
    pub square: Square,
    pub facing: Facing,
}

fn is_watching(marine: &Unit) -> bool {
    marine.on_overwatch() && !marine.is_jammed() && is_armed(marine)
}

/// How likely an alien is to live through a number of shots.
pub(crate) fn survives(shots: usize) -> i32 {
    SURVIVES[shots.min(SURVIVES.len() - 1)]
}

/// The chance that one shot kills, standing for the first time or again.
pub(crate) fn shot(marine: &Unit, again: bool) -> i32 {
    match (marine.ranged(), again) {
        (Ranged::StormBolter, false) => 306,
        (Ranged::StormBolter, true) => 556,
        (Ranged::AssaultCannon, false) => 704,
        (Ranged::AssaultCannon, true) => 875,
        _ => 0,
    }
}

/// What a Marine's own blow to the front does: kills, or is killed.
pub(crate) fn blow(marine: &Unit) -> (i32, i32) {
    match (marine.melee(), marine.rank()) {
        (Melee::LightningClaws, _) => (490, 310),
        (Melee::HammerAndShield, _) => (520, 240),
        (Melee::PowerSword, _) => (400, 380),
        (_, Rank::Librarian) if marine.psi() >= 3 => (800, 50),
        (_, Rank::Sergeant) => (290, 520),
        _ => (174, 660),
    }
}
