//! What it is worth that a Marine ends his turn somewhere.

use space_hulk::Square;

use super::{Command, LIFE, Posture};
use crate::hulk::field::{Friend, Post, Stance};
use crate::hulk::orders::Order;
use crate::hulk::pace::place;
use crate::hulk::threat::is_armed;

/// A Marine does not want to be farther from the next one than this.
const TOGETHER: i32 = 3;
/// What each step beyond that costs him.
const ALONE: i32 = 60;
/// A way is never thought to be longer.
const FARTHEST: i32 = 120;

impl Command<'_, '_> {
    /// What it is worth that a Marine ends his turn like this.
    pub(super) fn score(&mut self, friend: &Friend, stance: Stance, posture: Posture) -> i32 {
        let kept = posture == Posture::Kept;
        let watching =
            posture == Posture::Overwatch || kept && friend.unit.on_overwatch() && !friend.unit.is_jammed();
        let guarding = posture == Posture::Guard || kept && friend.unit.on_guard();
        let seen = self.field.game.seen_from(stance.square, stance.facing);
        let watched = watching.then_some(&seen);
        let danger = self.field.danger(&Post { marine: &friend.unit, stance, watched, on_guard: guarding });
        let life = LIFE + self.stake(friend);
        let cover =
            if is_armed(&friend.unit) { self.field.cover(&seen, stance.square, &self.lanes) } else { 0 };
        let cover = if watching { cover } else { cover / 8 };
        let way = self.orders.of(friend.unit.tag()).map_or(0, |order| order.worth(stance));
        way + cover - life * danger / 1000 - self.loneliness(friend, stance.square)
    }

    /// What it costs to stray from the others.
    fn loneliness(&mut self, friend: &Friend, square: Square) -> i32 {
        let row = self.field.ways.row_from(self.field.game, square);
        let others = self.field.friends.iter().filter(|other| other.id != friend.id);
        let mut steps: Vec<i32> = others.map(|other| i32::from(row[other.at.index()]).min(20)).collect();
        steps.sort_unstable();
        let far = |n: usize, most: i32| steps.get(n).map_or(0, |steps| (steps - most).max(0));
        ALONE * far(0, TOGETHER) + ALONE / 2 * far(1, TOGETHER + 2)
    }
}

impl Order {
    /// What a place on the way is worth.
    fn worth(&self, stance: Stance) -> i32 {
        match &self.escort {
            None => -self.step * i32::from(self.points[place(stance)]).min(FARTHEST),
            Some(escort) => escort.worth(stance.square),
        }
    }
}
