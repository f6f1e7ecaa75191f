//! How a veteran leads the aliens in their turn.

use space_hulk::{Action, Facing, Kind, MAX_SQUARES, Ranged, Square, SquareSet, Tag, Target, UnitId, Verb};

use super::field::{Field, Foe, Friend, REACH, SURE, Stance, survives};
use super::marine::{closed_doors, towards};
use super::reach::{Ground, Stop, Walker, reach};
use super::threat::kills;
use super::ways::Row;

/// What a model is worth, in thousandths of a Marine.
const MODEL: i32 = 140;
/// An attack for its own sake has to promise this.
const GOOD_ATTACK: i32 = 90;
/// A strike of all has to promise this beyond what it costs.
const GOOD_STRIKE: i32 = 120;
/// In a strike nobody asks whether he alone comes through.
const TOGETHER: i32 = 260;
/// What being seen costs, and being where a Marine only has to turn.
const SEEN: i32 = 420;
const NEARLY_SEEN: i32 = 45;

/// An attack that an alien could make now.
#[derive(Clone, Copy, Debug)]
struct Attack {
    verb: Verb,
    value: i32,
    arrives: i32,
    kills: i32,
    target: UnitId,
}

/// The aliens' turn.
pub(crate) struct Brood<'a, 'b> {
    pub field: &'a mut Field<'b>,
    pub legal: &'a [Action],
    /// What the mission loses with each Marine.
    pub stakes: &'a [(Tag, i32)],
    /// Where aliens want to be for their own sake.
    pub goals: Option<Row>,
    /// Whether everybody attacks.
    pub strike: bool,
    seen: SquareSet,
    nearly: SquareSet,
    doors: Vec<(Square, u8)>,
}

impl<'a, 'b> Brood<'a, 'b> {
    pub fn new(
        field: &'a mut Field<'b>,
        legal: &'a [Action],
        stakes: &'a [(Tag, i32)],
        goals: Option<Row>,
        strike: bool,
    ) -> Brood<'a, 'b> {
        let game = field.game;
        let (mut seen, mut nearly) = (SquareSet::EMPTY, SquareSet::EMPTY);
        for friend in &field.friends {
            seen = seen.or(&game.seen_from(friend.at, friend.unit.facing()));
            for facing in Facing::ALL {
                nearly = nearly.or(&game.seen_from(friend.at, facing));
            }
        }
        let doors = closed_doors(game);
        Brood { field, legal, stakes, goals, strike, seen, nearly, doors }
    }

    /// Whether it is time for everybody to attack.
    pub fn is_time(&mut self) -> bool {
        let foes: Vec<Foe> =
            self.field.foes.iter().filter(|foe| foe.distance <= REACH + 1).copied().collect();
        let mut attacks: Vec<Attack> = Vec::new();
        for foe in &foes {
            if let Some(attack) = self.attack(foe) {
                attacks.extend(std::iter::repeat_n(attack, foe.models.max(1) as usize));
            }
        }
        attacks.sort_by_key(|attack| -attack.value);
        let mut alive: Vec<(UnitId, i32)> = Vec::new();
        let (mut gain, mut loss) = (0, 0);
        for (n, attack) in attacks.iter().enumerate() {
            // Guns jam and points run out, so later ones fare better.
            let arrives = SURE - (SURE - attack.arrives) * (100 - 12 * n as i32).max(12) / 100;
            let hits = arrives * attack.kills / SURE;
            let worth = self.worth_of(attack.target);
            match alive.iter_mut().find(|(target, _)| *target == attack.target) {
                Some((_, lives)) => {
                    gain += *lives * hits / SURE * worth / SURE;
                    *lives = *lives * (SURE - hits) / SURE;
                }
                None => {
                    gain += hits * worth / SURE;
                    alive.push((attack.target, SURE - hits));
                }
            }
            loss += MODEL * (SURE - arrives) / SURE;
        }
        gain - loss > GOOD_STRIKE
    }

    fn worth_of(&self, marine: UnitId) -> i32 {
        let tag = self.field.game.unit(marine).tag();
        1000 + self.stakes.iter().find(|(of, _)| *of == tag).map_or(0, |(_, stake)| *stake)
    }

    fn find(&self, unit: UnitId, verb: Verb) -> Option<usize> {
        self.legal.iter().position(|action| action.unit == unit && action.verb == verb)
    }

    fn can_act(&self, foe: &Foe) -> bool {
        let active = self.field.game.active();
        let acts = self.legal.iter().any(|action| action.unit == foe.id);
        acts && active.is_none_or(|active| active == foe.id || self.ends_with(foe.id))
    }

    /// Whether somebody else than the active unit may act.
    fn ends_with(&self, unit: UnitId) -> bool {
        self.legal.iter().any(|action| action.unit == unit && action.verb != Verb::EndActivation)
    }

    /// What to do next; nothing to end the turn.
    pub fn decide(&mut self, idle: &mut Vec<Tag>) -> Option<usize> {
        let mut foes: Vec<Foe> = self.field.foes.iter().filter(|foe| self.can_act(foe)).copied().collect();
        let active = self.field.game.active();
        foes.sort_by_key(|foe| (Some(foe.id) != active, foe.distance));
        if let Some(index) = self.leave(&foes) {
            return Some(index);
        }
        for foe in &foes {
            if let Some(index) = self.fight(foe) {
                return Some(index);
            }
        }
        for foe in &foes {
            if idle.contains(&foe.unit.tag()) {
                continue;
            }
            if let Some(index) = self.approach(foe) {
                return Some(index);
            }
            idle.push(foe.unit.tag());
        }
        None
    }

    /// Out by an exit, if that is what they want.
    fn leave(&self, foes: &[Foe]) -> Option<usize> {
        let wanted = |action: &Action| matches!(action.verb, Verb::Exit { .. });
        let ours = |action: &Action| foes.iter().any(|foe| foe.id == action.unit);
        self.legal.iter().position(|action| wanted(action) && ours(action))
    }

    /// An attack, or a blip that becomes one.
    fn fight(&mut self, foe: &Foe) -> Option<usize> {
        if foe.distance > REACH + 1 {
            return None;
        }
        let attack = self.attack(foe)?;
        let least = if self.strike { GOOD_ATTACK - TOGETHER } else { GOOD_ATTACK };
        if attack.value < least {
            return None;
        }
        match foe.unit.kind() {
            Kind::Blip => self.find(foe.id, Verb::Convert),
            _ => self.find(foe.id, attack.verb),
        }
    }

    /// The best attack of an alien, or of one of those in a blip.
    fn attack(&mut self, foe: &Foe) -> Option<Attack> {
        let fresh = foe.unit.kind() == Kind::Blip;
        let points = if fresh || foe.unit.ap() == 0 && !foe.unit.is_finished() { 6 } else { foe.unit.ap() };
        let mut best: Option<Attack> = None;
        for (stance, lead, enters) in self.starts(foe) {
            if points <= lead {
                continue;
            }
            for stop in self.stops(stance, points - lead, Walker::Genestealer) {
                let Some(attack) = self.attack_from(foe, &stop, points - lead, enters) else { continue };
                if best.is_none_or(|best| attack.value > best.value) {
                    best = Some(attack);
                }
            }
        }
        best
    }

    /// Where an alien's way begins, what it has cost by then, and how it came there.
    fn starts(&self, foe: &Foe) -> Vec<(Stance, u8, Option<Verb>)> {
        match foe.unit.square() {
            Some(square) if foe.unit.kind() == Kind::Blip => {
                let near = self.field.friends.iter().min_by_key(|friend| self.range(friend.at, square));
                let facing = near.map_or(Facing::North, |friend| towards(self.field.game, square, friend.at));
                vec![(Stance { square, facing }, 0, None)]
            }
            Some(square) => vec![(Stance { square, facing: foe.unit.facing() }, 0, None)],
            None if foe.unit.is_held() => Vec::new(),
            None => {
                let square = foe.from;
                let enters = self.legal.iter().filter(|action| action.unit == foe.id);
                let facings = enters.filter_map(|action| match action.verb {
                    Verb::Enter { facing } => Some((Stance { square, facing }, 1, Some(action.verb))),
                    _ => None,
                });
                facings.collect()
            }
        }
    }

    fn range(&self, a: Square, b: Square) -> u16 {
        self.field.game.setup().board().range(a, b).unwrap_or(u16::MAX)
    }

    fn stops(&self, from: Stance, points: u8, walker: Walker) -> Vec<Stop> {
        let mut blocked = self.field.obstructed;
        blocked.remove(from.square);
        let board = self.field.game.setup().board();
        let ground = Ground { board, blocked, doors: &self.doors, watch: &self.field.watch };
        reach(&ground, walker, from, points)
    }

    fn attack_from(&self, foe: &Foe, stop: &Stop, points: u8, enters: Option<Verb>) -> Option<Attack> {
        let board = self.field.game.setup().board();
        let front = board.front(stop.stance.square, stop.stance.facing)?;
        let friend = self.field.friends.iter().find(|friend| friend.at == front)?;
        let blows = i32::from(points) - i32::from(stop.cost);
        if blows < 1 {
            return None;
        }
        let in_front = board.front(friend.at, friend.unit.facing()) == Some(stop.stance.square);
        let kills = kills(&foe.unit, &friend.unit, in_front, blows, friend.unit.on_guard());
        let arrives = survives(stop.shots.into());
        let hits = arrives * kills / SURE;
        let dies = SURE - arrives + if in_front { arrives * 170 / SURE } else { 0 };
        let exposed = if hits < SURE { (SURE - hits) * MODEL / 2 / SURE } else { 0 };
        let value = hits * self.worth_of(friend.id) / SURE - dies * MODEL / SURE - exposed;
        let verb = enters.or(stop.first).unwrap_or(Verb::Assault(Target::Unit(friend.id)));
        Some(Attack { verb, value, arrives, kills, target: friend.id })
    }

    /// Nearer, and out of sight.
    fn approach(&mut self, foe: &Foe) -> Option<usize> {
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
        let best = stops
            .iter()
            .filter_map(|stop| {
                let first = stop.first?;
                let value =
                    self.shelter(foe, stop.stance) - 12 * i32::from(stop.shots) * 4 - i32::from(stop.cost);
                Some((value, first))
            })
            .max_by_key(|(value, _)| *value);
        match best {
            Some((value, verb)) if value > stay + 6 => self.find(foe.id, verb),
            _ => self.open_door(foe, here),
        }
    }

    fn blip_stops(&self, from: Square, points: u8) -> Vec<Stop> {
        let game = self.field.game;
        let board = game.setup().board();
        let near = self
            .field
            .friends
            .iter()
            .fold(SquareSet::EMPTY, |near, friend| near.or(board.adjacent(friend.at)));
        let mut blocked = self.field.obstructed.or(&self.seen).or(&near);
        for object in 0..game.setup().n_objects() {
            if let space_hulk::ObjectAt::Square(at) = game.object_at(object) {
                blocked.insert(at);
            }
        }
        blocked.remove(from);
        let none = [0; MAX_SQUARES + 2];
        let ground = Ground { board, blocked, doors: &[], watch: &none };
        reach(&ground, Walker::Blip, Stance { square: from, facing: Facing::North }, points)
    }

    /// What a place is worth to wait at.
    fn shelter(&self, foe: &Foe, stance: Stance) -> i32 {
        let square = stance.square;
        let distance = i32::from(self.field.to_marines[square.index()]).min(80);
        let to_goal = self.goals.as_ref().map_or(0, |row| i32::from(row[square.index()]).min(80));
        let mut worth = -20 * distance - 14 * to_goal;
        if self.seen.has(square) {
            worth -= SEEN * foe.models.min(2);
        } else if self.nearly.has(square) {
            worth -= NEARLY_SEEN;
        }
        let board = self.field.game.setup().board();
        let section = board.section(square);
        let crowd = self.field.foes.iter().filter(|other| other.id != foe.id);
        let together =
            crowd.filter(|other| other.unit.square().is_some_and(|at| board.section(at) == section)).count();
        let flamer = |friend: &Friend| friend.unit.ranged() == Ranged::HeavyFlamer && friend.unit.ammo() > 0;
        if self.field.friends.iter().any(flamer) {
            worth -= 8 * together as i32;
        }
        worth
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
