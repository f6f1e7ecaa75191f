//! What it is worth that a Marine ends his turn somewhere.

use space_hulk::{Square, SquareSet};

use super::{Command, LIFE, Posture};
use crate::hulk::field::{Friend, MOST_COVER, Post, Stance};
use crate::hulk::orders::Order;
use crate::hulk::pace::place;
use crate::hulk::threat::is_armed;
use crate::hulk::ways::Row;

/// A Marine does not want to be farther from the next one than this.
const TOGETHER: i32 = 3;
/// What each step beyond that costs him.
const ALONE: i32 = 60;
/// A way is never thought to be longer.
const FARTHEST: i32 = 120;

/// What a Marine would see from a place.
pub(super) struct Look {
    stance: Stance,
    pub seen: SquareSet,
    /// Steps from his square.
    row: Row,
    /// What overwatch there is worth.
    cover: i32,
}

/// What is left of the worth of overwatch for somebody who could still take it.
const UNWATCHED: i32 = 8;

/// No view is worth more.
pub(super) fn most_cover(posture: Posture) -> i32 {
    if posture == Posture::Overwatch { MOST_COVER } else { MOST_COVER / UNWATCHED }
}

impl Command<'_, '_> {
    /// What it is worth that a Marine ends his turn like this.
    pub(super) fn score(&mut self, friend: &Friend, stance: Stance, posture: Posture) -> i32 {
        let look = self.look(friend, stance);
        self.outlook(friend, stance) + self.safety(friend, &look, posture)
    }

    /// What a place is worth on the way, to somebody who does not want to be alone.
    pub(super) fn outlook(&mut self, friend: &Friend, stance: Stance) -> i32 {
        let way = self.orders.of(friend.unit.tag()).map_or(0, |order| order.worth(stance));
        way - self.loneliness(friend, stance.square)
    }

    /// Looks round at a place.
    pub(super) fn look(&mut self, friend: &Friend, stance: Stance) -> Look {
        let seen = self.field.game.seen_from(stance.square, stance.facing);
        let cover =
            if is_armed(&friend.unit) { self.field.cover(&seen, stance.square, &self.lanes) } else { 0 };
        Look { stance, seen, row: self.field.ways.row_from(self.field.game, stance.square), cover }
    }

    /// What is covered from a place, less what it may cost to stand there.
    pub(super) fn safety(&self, friend: &Friend, look: &Look, posture: Posture) -> i32 {
        let kept = posture == Posture::Kept;
        let watching =
            posture == Posture::Overwatch || kept && friend.unit.on_overwatch() && !friend.unit.is_jammed();
        let guarding = posture == Posture::Guard || kept && friend.unit.on_guard();
        let watched = watching.then_some(&look.seen);
        let post = Post { marine: &friend.unit, stance: look.stance, watched, on_guard: guarding };
        let danger = self.field.danger_along(&post, &look.row);
        let cover = if watching { look.cover } else { look.cover / UNWATCHED };
        cover - (LIFE + self.stake(friend)) * danger / 1000
    }

    /// What it costs to stray from the others.
    fn loneliness(&mut self, friend: &Friend, square: Square) -> i32 {
        let row = self.field.ways.row_from(self.field.game, square);
        let others = self.field.friends.iter().filter(|other| other.id != friend.id);
        let [mut nearest, mut next] = [None, None];
        for other in others {
            let steps = i32::from(row[other.at.index()]).min(20);
            if nearest.is_none_or(|nearest| steps < nearest) {
                (nearest, next) = (Some(steps), nearest);
            } else if next.is_none_or(|next| steps < next) {
                next = Some(steps);
            }
        }
        let far = |steps: Option<i32>, most: i32| steps.map_or(0, |steps| (steps - most).max(0));
        ALONE * far(nearest, TOGETHER) + ALONE / 2 * far(next, TOGETHER + 2)
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
