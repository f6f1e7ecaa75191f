//! Ways in action points.

use space_hulk::Facing::{East, North, West};

use super::{Mind, at, squares, stance};
use crate::hulk::pace::{End, NEVER, place};

fn points(mind: &mut Mind, goal: &[(i16, i16)], end: End) -> crate::hulk::pace::Points {
    let goal = squares(&mind.game, goal);
    mind.ways.points_to(&mind.game, &goal, end)
}

/// A step forward costs one point and a step back two, so a Marine who looks the wrong way
/// walks backwards for one step and turns round for a longer way.
#[test]
fn turning_round_pays_off_only_on_a_longer_way() {
    let mut mind = Mind::of("a:m1> a a a a a:g1<\n");
    let to_east = points(&mut mind, &[(4, 0)], End::There);
    let cost = |x, facing| to_east[place(stance(&mind.game, x, 0, facing))];
    assert_eq!((cost(4, West), cost(3, East), cost(1, East)), (0, 1, 3));
    assert_eq!(cost(3, West), 2, "one step backwards");
    assert_eq!(cost(0, West), 6, "two turns and four steps, not four steps backwards");
}

#[test]
fn a_closed_door_costs_a_point() {
    let (open, closed) = ("a:m1> a a:/ a a a:g1<\n", "a:m1> a a:+ a a a:g1<\n");
    let way = |board| {
        let mut mind = Mind::of(board);
        points(&mut mind, &[(4, 0)], End::There)[place(stance(&mind.game, 0, 0, East))]
    };
    assert_eq!((way(open), way(closed)), (4, 5));
}

/// Leaving is a step too, through the edge where the exit is.
#[test]
fn leaving_the_board_is_a_step_of_its_own() {
    let mut mind = Mind::of("a:m1> a a\n\nexit 2,0 E\n");
    let out = points(&mut mind, &[(2, 0)], End::Out);
    let cost = |x, facing| out[place(stance(&mind.game, x, 0, facing))];
    assert_eq!((cost(2, East), cost(1, East)), (1, 2));
    assert_eq!(cost(2, West), 2, "he goes out backwards");
    assert!(cost(2, North) > cost(2, East));
}

/// A generator is broken by a Marine who has it in front of him.
#[test]
fn what_is_attacked_has_to_lie_ahead() {
    let mut mind = Mind::of("a:m1> a a:% a:g1<\n\nspecial generators_break\n");
    let generator = at(&mind.game, 2, 0);
    let ahead = points(&mut mind, &[(1, 0)], End::Ahead(generator));
    let cost = |x, facing| ahead[place(stance(&mind.game, x, 0, facing))];
    assert_eq!((cost(1, East), cost(1, North), cost(1, West)), (0, 1, 2));
    assert_eq!(cost(0, East), 1);
}

#[test]
fn there_is_no_way_through_a_generator() {
    let mut mind = Mind::of("a:m1> a a:% a a:g1<\n");
    let beyond = points(&mut mind, &[(3, 0)], End::There);
    assert_eq!(beyond[place(stance(&mind.game, 0, 0, East))], NEVER);
}
