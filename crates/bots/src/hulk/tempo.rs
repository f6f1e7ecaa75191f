//! How much time there is, and so what a point spent on the way is worth.

use space_hulk::{SpaceHulk, Unit};

/// Value of a step without any hurry.
const STEP: i32 = 300;
/// What is added for a Marine who needs all the points that he has left.
const HURRY: i32 = 900;
/// Points really spent, for every hundred that the straight way takes.
const DETOURS: i32 = 130;
/// Hurry grows up to this, in hundredths of the points that are left.
const LATE: i32 = 130;
/// Action points of a Marine in a round.
const ROUND: i32 = 4;

/// Rounds until the game is over, this one included; nothing if it never is.
pub(crate) fn rounds_left(game: &SpaceHulk) -> Option<i32> {
    let limit = game.setup().round_limit()?;
    Some((i32::from(limit) - i32::from(game.turn()) + 1).max(1))
}

/// Points of a Marine's own until the end of the game.
pub(crate) fn points_left(game: &SpaceHulk, marine: &Unit) -> Option<i32> {
    let now = if marine.is_finished() { 0 } else { i32::from(marine.ap()) };
    Some(ROUND * (rounds_left(game)? - 1) + now)
}

/// Value of one action point on the way, given the points `needed` and `left`; rises as slack
/// shrinks.
pub(crate) fn step_worth(needed: i32, left: Option<i32>) -> i32 {
    let Some(left) = left else { return STEP * 3 };
    let share = (needed * DETOURS / left.max(1)).min(LATE);
    STEP + HURRY * share / 100 * share / 100
}

/// Value of one action point for a Marine who hunts; rises as time runs out.
pub(crate) fn hunt_worth(game: &SpaceHulk) -> i32 {
    let Some(left) = rounds_left(game) else { return 2 * STEP };
    let limit = i32::from(game.setup().round_limit().unwrap_or(1)).max(1);
    2 * STEP + HURRY / 2 * (limit - left).max(0) / limit
}
