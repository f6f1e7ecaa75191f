//! How a veteran leads the Marines in their own turn.

use space_hulk::{
    Action, Facing, Power, Ranged, SpaceHulk, Square, SquareSet, Tag, Target, Unit, UnitId, Verb, marine_step,
};

use super::errand::{Deed, Errand};
use super::field::{Field, Friend, Stance, blow, shot};
use super::orders::{Escort, Order, Orders};
use super::reach::{Ground, Stop, Walker, reach};
use super::threat::is_armed;

/// A plan must promise more than this to be better than nothing.
const LEAST_GAIN: i32 = 12;
/// What a command point is worth unspent, and the last two of them with aliens near.
const COMMAND_POINT: i32 = 110;
const LAST_POINTS: i32 = 260;
/// What a Marine is worth beside his stake in the mission.
const LIFE: i32 = 1000;
/// Who takes no risks does not arrive: a stake in the mission counts only in part.
const CAUTION: i32 = 3;
/// What a closed door is worth that aliens have to open first.
const SHUT_DOOR: i32 = 220;
/// Nobody wants to be farther from the next Marine than this.
const TOGETHER: i32 = 3;
/// Whoever leads the way goes so far ahead, and so much of it is kept clear at its end.
pub(crate) const PATH: i32 = 6;
/// What each step beyond that costs him.
const ALONE: i32 = 60;

/// A way to spend points.
#[derive(Clone, Copy, Debug)]
struct Choice {
    verb: Verb,
    score: i32,
}

/// The Marines' turn.
pub(crate) struct Command<'a, 'b> {
    pub field: &'a mut Field<'b>,
    pub orders: &'a Orders,
    pub legal: &'a [Action],
    pub lanes: Vec<i32>,
    /// What the mission loses with each Marine.
    pub stakes: &'a [(Tag, i32)],
}

impl Command<'_, '_> {
    /// What to do next; nothing to end the turn.
    pub fn decide(&mut self) -> Option<usize> {
        if let Some(index) = self.deed() {
            return Some(index);
        }
        if let Some(index) = self.power() {
            return Some(index);
        }
        if let Some(index) = self.flames() {
            return Some(index);
        }
        let active = self.field.game.active();
        let mut friends: Vec<Friend> = self.field.friends.clone();
        if let Some(active) = active {
            friends.sort_by_key(|friend| (friend.id != active, self.turn_of(friend)));
        } else {
            friends.sort_by_key(|friend| self.turn_of(friend));
        }
        for friend in &friends {
            if let Some(index) = self.plan(friend, 0) {
                return Some(index);
            }
        }
        // Command points come last: whoever has points of his own may still need theirs.
        if active.is_some() && friends.iter().any(|friend| self.is_fresh(friend)) {
            return self.legal.iter().position(|action| action.verb == Verb::EndActivation);
        }
        let points = self.field.game.command_left();
        if points == 0 {
            return None;
        }
        friends.iter().find_map(|friend| self.plan(friend, points))
    }

    /// Whether he has not been activated in this turn.
    fn is_fresh(&self, friend: &Friend) -> bool {
        !friend.unit.is_finished() && self.field.game.active() != Some(friend.id)
    }

    fn find(&self, unit: UnitId, verb: Verb, most_points: u8) -> Option<usize> {
        let fits = |action: &Action| action.unit == unit && action.verb == verb && action.cp <= most_points;
        let indices = (0..self.legal.len()).filter(|&index| fits(&self.legal[index]));
        indices.min_by_key(|&index| self.legal[index].cp)
    }

    /// Whoever sees an enemy acts first, then whoever is nearest to the goal.
    fn turn_of(&self, friend: &Friend) -> i32 {
        let seen = self.field.game.seen_from(friend.at, friend.unit.facing());
        let sees = self.field.foes.iter().any(|foe| foe.unit.square().is_some_and(|at| seen.has(at)));
        let way =
            self.orders.of(friend.unit.tag()).map_or(50, |order| i32::from(order.row[friend.at.index()]));
        way - if sees { 300 } else { 0 }
    }

    /// Something of the mission that can be done at once.
    fn deed(&self) -> Option<usize> {
        (0..self.legal.len())
            .filter(|&index| self.is_deed(&self.legal[index]))
            .min_by_key(|&index| self.legal[index].cp)
    }

    fn is_deed(&self, action: &Action) -> bool {
        let game = self.field.game;
        let any = |wanted: &dyn Fn(&Errand) -> bool| self.orders.errands.iter().any(wanted);
        match action.verb {
            Verb::Exit { .. } => any(&|errand| {
                errand.deed == Deed::Exit && errand.who.fits(action.unit, game.unit(action.unit))
            }),
            Verb::Fire(Target::Square(at)) | Verb::Assault(Target::Square(at)) => {
                any(&|errand| match errand.deed {
                    Deed::Burn(section) => {
                        let area = game.setup().board().area(section);
                        area.has(at) && !area.meets(&self.field.marines)
                    }
                    Deed::Break(generator) => generator == at,
                    _ => false,
                })
            }
            Verb::Door { door, open: false } => any(&|errand| errand.deed == Deed::Close(door)),
            Verb::Fire(Target::Door(door)) | Verb::Assault(Target::Door(door)) => {
                any(&|errand| errand.deed == Deed::Wreck(door))
            }
            Verb::Drop { object } => {
                let at = game.unit(action.unit).square();
                any(&|errand| errand.deed == Deed::Drop(object) && at.is_some_and(|at| errand.goal.has(at)))
            }
            _ => false,
        }
    }

    /// A psychic storm on whoever is near.
    fn power(&self) -> Option<usize> {
        let game = self.field.game;
        let worth = |action: &Action| {
            if action.unit == UnitId::NONE {
                return 0;
            }
            let psi = i32::from(game.unit(action.unit).psi());
            let gain: i32 = match action.verb {
                Verb::Psi(Power::StormTarget(unit)) => {
                    let foes = self.field.foes.iter().filter(|foe| foe.id == unit);
                    foes.map(|foe| self.field.price_of(foe) * 5 / 6).sum()
                }
                Verb::Psi(Power::StormSection(section)) => {
                    let area = game.setup().board().area(section);
                    let on = |foe: &&super::field::Foe| foe.unit.square().is_some_and(|at| area.has(at));
                    self.field.foes.iter().filter(on).map(|foe| self.field.price_of(foe) / 2).sum()
                }
                _ => 0,
            };
            if psi < 6 { gain / 2 } else { gain }
        };
        let best = (0..self.legal.len()).max_by_key(|&index| worth(&self.legal[index]))?;
        (worth(&self.legal[best]) >= 300).then_some(best)
    }

    /// Fire on several at once, or on one who is near; never on one's own.
    fn flames(&self) -> Option<usize> {
        let game = self.field.game;
        let needed = self.orders.errands.iter().filter(|errand| matches!(errand.deed, Deed::Burn(_))).count();
        let worth = |action: &Action| {
            let Verb::Fire(Target::Square(at)) = action.verb else { return 0 };
            let unit = game.unit(action.unit);
            if unit.ranged() != Ranged::HeavyFlamer || usize::from(unit.ammo()) <= needed {
                return 0;
            }
            let board = game.setup().board();
            let area = board.area(board.section(at));
            if area.meets(&self.field.marines) || area.meets(game.burning()) {
                return 0;
            }
            let on = |foe: &&super::field::Foe| foe.unit.square().is_some_and(|at| area.has(at));
            let gain: i32 =
                self.field.foes.iter().filter(on).map(|foe| self.field.price_of(foe) * 5 / 6).sum();
            gain - 90 * i32::from(action.cp)
        };
        let best = (0..self.legal.len()).max_by_key(|&index| worth(&self.legal[index]))?;
        (worth(&self.legal[best]) >= 300).then_some(best)
    }

    /// The best that one Marine can do with his own points and so many command points.
    fn plan(&mut self, friend: &Friend, command: u8) -> Option<usize> {
        self.field.without_watch_of(friend);
        let choice = self.choose(friend, command);
        self.field.with_watch_of(friend);
        choice
    }

    fn choose(&mut self, friend: &Friend, command: u8) -> Option<usize> {
        if !self.legal.iter().any(|action| action.unit == friend.id && action.cp <= command) {
            return None;
        }
        let here = Stance { square: friend.at, facing: friend.unit.facing() };
        let own = if friend.unit.is_finished() { 0 } else { friend.unit.ap() };
        let stay = self.score(friend, here, Posture::Kept);
        let mut best = Choice { verb: Verb::Pass, score: stay + LEAST_GAIN };
        for stop in self.stops(friend, own + command) {
            self.weigh_stop(friend, &stop, own, command, &mut best);
        }
        self.weigh_shots(friend, own, stay, command, &mut best);
        self.weigh_blows(friend, own, stay, &mut best);
        self.weigh_doors(friend, stay, command, &mut best);
        if friend.unit.is_jammed() && command == 0 && best.verb == Verb::Pass {
            best.verb = Verb::ClearJam;
        }
        (best.verb != Verb::Pass).then(|| self.find(friend.id, best.verb, command))?
    }

    fn stops(&self, friend: &Friend, points: u8) -> Vec<Stop> {
        let game = self.field.game;
        let mut blocked = self.field.obstructed;
        blocked.remove(friend.at);
        let none = [0; space_hulk::MAX_SQUARES + 2];
        let ground = Ground { board: game.setup().board(), blocked, doors: &self.orders.doors, watch: &none };
        let here = Stance { square: friend.at, facing: friend.unit.facing() };
        reach(&ground, Walker::Marine, here, points.min(6))
    }

    /// Looks at what a place is worth, with and without overwatch or guard there.
    fn weigh_stop(&mut self, friend: &Friend, stop: &Stop, own: u8, command: u8, best: &mut Choice) {
        let ready =
            is_armed(&friend.unit) && friend.unit.ranged() != Ranged::HeavyFlamer && !friend.unit.is_jammed();
        let watching = friend.unit.on_overwatch() && stop.first.is_none();
        for posture in [Posture::Open, Posture::Overwatch, Posture::Guard] {
            let cost = stop.cost + if posture == Posture::Open { 0 } else { 2 };
            let allowed = match posture {
                Posture::Open => stop.first.is_some(),
                Posture::Overwatch => ready && !watching,
                _ => !ready && !friend.unit.on_guard(),
            };
            if !allowed || cost > own + command {
                continue;
            }
            let paid = self.pay(i32::from(cost) - i32::from(own));
            let gain = self.parting_shot(friend, stop) + self.opening(friend, stop);
            let score = self.score(friend, stop.stance, posture) + gain - paid;
            if score > best.score {
                let verb = stop.first.unwrap_or(if posture == Posture::Guard {
                    Verb::Guard
                } else {
                    Verb::Overwatch
                });
                *best = Choice { verb, score };
            }
        }
    }

    /// A door on the way that is open brings everybody a step nearer.
    fn opening(&self, friend: &Friend, stop: &Stop) -> i32 {
        let Some(door) = stop.opens else { return 0 };
        match self.orders.of(friend.unit.tag()) {
            Some(order) if order.row[door.index()] < order.row[stop.stance.square.index()] => order.step,
            _ => -SHUT_DOOR,
        }
    }

    /// A door that nobody needs and aliens will come through is closed.
    fn weigh_doors(&self, friend: &Friend, stay: i32, command: u8, best: &mut Choice) {
        for action in self.legal.iter().filter(|action| action.unit == friend.id && action.cp <= command) {
            let Verb::Door { door, open: false } = action.verb else { continue };
            let Some(at) = self.field.game.setup().door_squares(door).iter().next() else { continue };
            let needed = self.field.friends.iter().any(|other| {
                let order = self.orders.of(other.unit.tag());
                order.is_some_and(|order| order.row[at.index()] < order.row[other.at.index()])
            });
            let coming = self.lanes[at.index()].min(SHUT_DOOR);
            let score = stay + coming - self.pay(action.cp.into());
            if !needed && score > best.score {
                *best = Choice { verb: action.verb, score };
            }
        }
    }

    /// What so many command points are worth.
    fn pay(&self, points: i32) -> i32 {
        let left = i32::from(self.field.game.command_left());
        let near = self.field.foes.iter().any(|foe| foe.distance <= 8);
        let last = if near { LAST_POINTS } else { COMMAND_POINT };
        (1..=points).map(|point| if left - point < 2 { last } else { COMMAND_POINT }).sum()
    }

    /// A step or turn that shows an enemy brings a free shot.
    fn parting_shot(&self, friend: &Friend, stop: &Stop) -> i32 {
        if stop.first.is_none()
            || stop.opens.is_some()
            || shot(&friend.unit, false) == 0
            || friend.unit.is_jammed()
        {
            return 0;
        }
        let seen = self.field.game.seen_from(stop.stance.square, stop.stance.facing);
        let targets = self.field.foes.iter().filter(|foe| foe.unit.square().is_some_and(|at| seen.has(at)));
        targets.map(|foe| self.field.price_of(foe) * shot(&friend.unit, false) / 1000).max().unwrap_or(0)
    }

    /// Standing fire at whoever is seen, and overwatch with what is left.
    fn weigh_shots(&mut self, friend: &Friend, own: u8, stay: i32, command: u8, best: &mut Choice) {
        for index in 0..self.legal.len() {
            let Action { unit, verb: Verb::Fire(Target::Unit(target)), cp, .. } = self.legal[index] else {
                continue;
            };
            if unit != friend.id || cp > command {
                continue;
            }
            let Some(foe) = self.field.foes.iter().find(|foe| foe.id == target).copied() else { continue };
            let here = Stance { square: friend.at, facing: friend.unit.facing() };
            let price = self.field.price_of(&foe);
            let (first, again) = (shot(&friend.unit, false), shot(&friend.unit, true));
            let aimed = friend.unit.sustained_target() == Some(Target::Unit(target));
            let mut lives = 1000;
            for n in 1..=own.max(1) {
                lives = lives * (1000 - if n == 1 && !aimed { first } else { again }) / 1000;
                let after = if own >= n + 2 { self.score(friend, here, Posture::Overwatch) } else { stay };
                let score = after + price * (1000 - lives) / 1000 - self.pay(i32::from(cp));
                if score > best.score {
                    *best = Choice { verb: Verb::Fire(Target::Unit(target)), score };
                }
            }
        }
    }

    /// Blows at whoever stands in front.
    fn weigh_blows(&mut self, friend: &Friend, own: u8, stay: i32, best: &mut Choice) {
        for index in 0..self.legal.len() {
            let Action { unit, verb: Verb::Assault(Target::Unit(target)), cp: 0, .. } = self.legal[index]
            else {
                continue;
            };
            if unit != friend.id || own == 0 {
                continue;
            }
            let Some(foe) = self.field.foes.iter().find(|foe| foe.id == target) else { continue };
            let (kills, dies) = blow(&friend.unit);
            let life = LIFE + self.stake(friend);
            let score = stay + (self.field.price_of(foe) + 300) * kills / 1000 - life * dies / 1000;
            if score > best.score {
                *best = Choice { verb: Verb::Assault(Target::Unit(target)), score };
            }
        }
    }

    fn stake(&self, friend: &Friend) -> i32 {
        let tag = friend.unit.tag();
        self.stakes.iter().find(|(of, _)| *of == tag).map_or(0, |(_, stake)| *stake / CAUTION)
    }

    /// What it is worth that a Marine ends his turn like this.
    fn score(&mut self, friend: &Friend, stance: Stance, posture: Posture) -> i32 {
        let kept = posture == Posture::Kept;
        let watching =
            posture == Posture::Overwatch || kept && friend.unit.on_overwatch() && !friend.unit.is_jammed();
        let guarding = posture == Posture::Guard || kept && friend.unit.on_guard();
        let seen = self.field.game.seen_from(stance.square, stance.facing);
        let danger = self.field.danger(&friend.unit, stance, watching.then_some(&seen), guarding);
        let life = LIFE + self.stake(friend);
        let cover = match is_armed(&friend.unit) {
            true => self.field.cover(&seen, stance.square, &self.lanes),
            false => 0,
        };
        let cover = if watching { cover } else { cover / 8 };
        let way = self.orders.of(friend.unit.tag()).map_or(0, |order| order.worth(stance, &seen));
        way + cover - life * danger / 1000 - self.loneliness(friend, stance.square)
    }

    /// Who strays from the others is lost.
    fn loneliness(&mut self, friend: &Friend, square: Square) -> i32 {
        let row = self.field.ways.row_from(self.field.game, square);
        let others = self.field.friends.iter().filter(|other| other.id != friend.id);
        let mut steps: Vec<i32> = others.map(|other| i32::from(row[other.at.index()]).min(20)).collect();
        steps.sort_unstable();
        let far = |n: usize, most: i32| steps.get(n).map_or(0, |steps| (steps - most).max(0));
        ALONE * far(0, TOGETHER) + ALONE / 2 * far(1, TOGETHER + 2)
    }
}

/// How a Marine ends his turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Posture {
    /// As he is.
    Kept,
    Open,
    Overwatch,
    Guard,
}

/// Doors that are closed and stand in a square, with the squares.
pub(crate) fn closed_doors(game: &SpaceHulk) -> Vec<(Square, u8)> {
    let setup = game.setup();
    let movable = game.closed_door_bits() & !setup.sealed_door_bits();
    let closed = (0..setup.n_doors()).filter(|&door| movable >> door & 1 != 0);
    let in_square = closed.filter(|&door| setup.door_beyond(door).is_none());
    in_square.filter_map(|door| Some((setup.door_squares(door).iter().next()?, door))).collect()
}

impl Order {
    /// What a place on the way is worth. At the end one has to look at what is to be done.
    fn worth(&self, stance: Stance, seen: &SquareSet) -> i32 {
        let steps = i32::from(self.row[stance.square.index()]).min(120);
        let sight = match self.target {
            Some(target) if steps <= 1 && !seen.has(target) => self.step / 3,
            _ => 0,
        };
        let sideways = match self.out.iter().find(|(at, _)| *at == stance.square && steps == 0) {
            Some((_, to)) => match marine_step(stance.facing, 2 * *to as u8) {
                None => self.step,
                Some(cost) => self.step * i32::from(cost - 1) / 2,
            },
            None => 0,
        };
        match &self.escort {
            None => -(self.step * steps) - sight - sideways,
            Some(escort) => escort.worth(steps, stance.square),
        }
    }
}

impl Escort {
    /// Whoever is in front of his leader leads the way, and at its end steps aside; the
    /// others stay close behind.
    fn worth(&self, steps: i32, square: Square) -> i32 {
        let apart = i32::from(self.row[square.index()]).min(60);
        let Some(left) = self.leads_by else { return -self.step * 7 / 10 * (apart - 2).max(0) };
        let beside = if self.beside.has(square) { 2 } else { 0 } + if apart <= 1 { 3 } else { 0 };
        let blocks = self.path.iter().position(|&at| at == square).map_or(beside, |n| PATH - n as i32);
        let trouble = match left <= PATH {
            true => blocks + if steps == 0 { PATH } else { 0 },
            false => (steps - (left - PATH)).clamp(0, PATH),
        };
        -self.step * trouble - self.step / 2 * (apart - PATH).max(0)
    }
}

/// The facing with which one looks from one square towards another.
pub(crate) fn towards(game: &SpaceHulk, from: Square, to: Square) -> Facing {
    let board = game.setup().board();
    let (a, b) = (board.coord(from), board.coord(to));
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    match dx.abs() > dy.abs() {
        true if dx > 0 => Facing::East,
        true => Facing::West,
        false if dy > 0 => Facing::North,
        false => Facing::South,
    }
}

/// Whether a Marine can still fire on overwatch.
pub(crate) fn can_watch(marine: &Unit) -> bool {
    is_armed(marine) && marine.ranged() != Ranged::HeavyFlamer
}
