//! How a veteran leads the Marines in their own turn.

mod fire;
mod moves;
mod purposes;
mod worth;

use space_hulk::{Action, Tag, UnitId, Verb};

use super::field::{Field, Friend, Stance};
use super::orders::Orders;

/// A plan must promise more than this to be better than nothing.
const LEAST_GAIN: i32 = 12;
/// What a command point is worth unspent, and the last two of them with aliens near.
const COMMAND_POINT: i32 = 110;
const LAST_POINTS: i32 = 260;
/// What a Marine is worth beside his stake in the mission.
const LIFE: i32 = 1000;
/// Who takes no risks does not arrive: a stake in the mission counts only in part.
const CAUTION: i32 = 3;

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

    /// What so many command points are worth.
    fn pay(&self, points: i32) -> i32 {
        let left = i32::from(self.field.game.command_left());
        let near = self.field.foes.iter().any(|foe| foe.distance <= 8);
        let last = if near { LAST_POINTS } else { COMMAND_POINT };
        (1..=points).map(|point| if left - point < 2 { last } else { COMMAND_POINT }).sum()
    }

    fn stake(&self, friend: &Friend) -> i32 {
        let tag = friend.unit.tag();
        self.stakes.iter().find(|(of, _)| *of == tag).map_or(0, |(_, stake)| *stake / CAUTION)
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
