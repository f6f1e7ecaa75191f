//! How a veteran leads the Marines in their own turn.

mod fire;
mod moves;
mod purposes;
mod worth;

use space_hulk::{Action, Tag, UnitId, Verb};

use super::field::{Field, Friend, Stance};
use super::orders::Orders;
use super::route::{Route, enemy};

/// A plan must promise more than this to be better than nothing.
const LEAST_GAIN: i32 = 12;
/// What a command point is worth unspent, and the last two of them with aliens near.
const COMMAND_POINT: i32 = 110;
const LAST_POINTS: i32 = 260;
/// Squares within which the others matter to a Marine who has nothing to do.
const NEIGHBORHOOD: u16 = 6;
/// Nobody has more of them.
const MOST_POINTS: usize = 12;
/// What a Marine is worth beside his stake in the mission.
const LIFE: i32 = 1000;
/// Who takes no risks does not arrive: a stake in the mission counts only in part.
const CAUTION: i32 = 3;

/// A way to spend points.
#[derive(Clone, Debug)]
struct Choice {
    verb: Verb,
    score: i32,
    /// What follows, if it is more than this.
    route: Option<Route>,
}

impl Choice {
    fn take(&mut self, verb: Verb, score: i32) {
        *self = Choice { verb, score, route: None };
    }
}

/// The Marines' turn.
pub(crate) struct Command<'a, 'b> {
    pub field: &'a mut Field<'b>,
    pub orders: &'a Orders,
    pub legal: &'a [Action],
    pub lanes: Vec<i32>,
    /// What the mission loses with each Marine.
    pub stakes: &'a [(Tag, i32)],
    /// What a number of command points is worth.
    prices: [i32; MOST_POINTS + 1],
    /// How the enemy stands.
    enemy: u64,
    /// The plan of whoever was chosen to act.
    pub route: Option<Route>,
}

impl<'a, 'b> Command<'a, 'b> {
    pub fn new(
        field: &'a mut Field<'b>,
        orders: &'a Orders,
        legal: &'a [Action],
        lanes: Vec<i32>,
        stakes: &'a [(Tag, i32)],
    ) -> Command<'a, 'b> {
        let (prices, enemy) = (prices(field), enemy(field.game));
        Command { field, orders, legal, lanes, stakes, prices, enemy, route: None }
    }
}

impl Command<'_, '_> {
    /// What to do next; nothing to end the turn.
    pub fn decide(&mut self, idle: &mut Vec<(Tag, u64)>) -> Option<usize> {
        if let Some(index) = self.purpose() {
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
            friends.sort_by_cached_key(|friend| (friend.id != active, self.turn_of(friend)));
        } else {
            friends.sort_by_cached_key(|friend| self.turn_of(friend));
        }
        for friend in &friends {
            if let Some(index) = self.plan_unless_idle(friend, 0, idle) {
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
        friends.iter().find_map(|friend| self.plan_unless_idle(friend, points, idle))
    }

    /// What each Marine would do if he were the next.
    pub fn options(&mut self) -> Vec<usize> {
        let points = self.field.game.command_left();
        let friends: Vec<Friend> = self.field.friends.clone();
        let plan = |friend: &Friend| self.plan(friend, 0).or_else(|| self.plan(friend, points));
        friends.iter().filter_map(plan).collect()
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

    /// Who has found nothing to do is not asked again before something changes round him.
    fn plan_unless_idle(
        &mut self,
        friend: &Friend,
        command: u8,
        known: &mut Vec<(Tag, u64)>,
    ) -> Option<usize> {
        let neighborhood = self.neighborhood(friend).wrapping_add(u64::from(command) << 8);
        let tag = friend.unit.tag();
        if known.iter().any(|(idle, seen)| *idle == tag && *seen == neighborhood) {
            return None;
        }
        let found = self.plan(friend, command);
        if found.is_none() {
            known.push((tag, neighborhood));
        }
        found
    }

    /// A number that changes when the enemy moves, or a Marine near this one.
    fn neighborhood(&self, friend: &Friend) -> u64 {
        let board = self.field.game.setup().board();
        let near = self
            .field
            .friends
            .iter()
            .filter(|other| board.range(friend.at, other.at).is_some_and(|range| range <= NEIGHBORHOOD));
        let own = u64::from(friend.unit.ap()) << 1 | u64::from(friend.unit.is_finished());
        near.fold(self.enemy.wrapping_add(own), |mark, other| {
            let stance = (other.at.index() as u64) << 4 | (other.unit.facing() as u64) << 1;
            mark.rotate_left(9).wrapping_mul(0x9e37_79b9_7f4a_7c15)
                ^ (stance | u64::from(other.unit.on_overwatch()))
        })
    }

    /// The best that one Marine can do with his own points and these command points.
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
        let mut best = Choice { verb: Verb::Pass, score: stay + LEAST_GAIN, route: None };
        self.weigh_stops(friend, own, command, &mut best);
        self.weigh_shots(friend, own, stay, command, &mut best);
        self.weigh_blows(friend, own, stay, &mut best);
        self.weigh_doors(friend, stay, command, &mut best);
        if friend.unit.is_jammed() && command == 0 && best.verb == Verb::Pass {
            best.verb = Verb::ClearJam;
        }
        if best.verb == Verb::Pass {
            return None;
        }
        self.route = best.route;
        self.find(friend.id, best.verb, command)
    }

    /// What a number of command points is worth.
    fn pay(&self, points: i32) -> i32 {
        self.prices[usize::try_from(points).unwrap_or(0).min(MOST_POINTS)]
    }

    fn stake(&self, friend: &Friend) -> i32 {
        let tag = friend.unit.tag();
        self.stakes.iter().find(|(of, _)| *of == tag).map_or(0, |(_, stake)| *stake / CAUTION)
    }
}

/// What each number of command points is worth: the last ones are dear with aliens near.
fn prices(field: &Field) -> [i32; MOST_POINTS + 1] {
    let left = i32::from(field.game.command_left());
    let near = field.foes.iter().any(|foe| foe.distance <= 8);
    let last = if near { LAST_POINTS } else { COMMAND_POINT };
    let mut prices = [0; MOST_POINTS + 1];
    for point in 1..=MOST_POINTS {
        let price = if left - (point as i32) < 2 { last } else { COMMAND_POINT };
        prices[point] = prices[point - 1] + price;
    }
    prices
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
