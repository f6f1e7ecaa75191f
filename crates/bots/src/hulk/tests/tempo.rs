//! What a point is worth.

use super::{set_up, unit};
use crate::hulk::tempo::{hunt_worth, points_left, rounds_left, step_worth};

#[test]
fn the_round_that_is_played_is_one_of_those_left() {
    let left = |turn: &str| rounds_left(&set_up(&format!("a:m1> a a:g1<\n\n{turn}at_limit alien\n")));
    assert_eq!(left("round_limit 5\n"), Some(5));
    assert_eq!(left("turn 5\nround_limit 5\n"), Some(1));
    assert_eq!(left(""), None, "a game without a limit has no end to be late for");
}

/// Points of this round are gone when the activation is over; those to come are not.
#[test]
fn a_finished_marine_has_the_points_of_later_rounds_only() {
    let game =
        set_up("a:m1> a:m2> a:m3> a a:g1<\n\nm2 ap 1\nm3 activated\nturn 3\nround_limit 5\nat_limit alien\n");
    let left = |name| points_left(&game, unit(&game, name));
    assert_eq!((left("m1"), left("m2"), left("m3")), (Some(12), Some(9), Some(8)));
}

/// The less slack there is, the more a step is worth, up to a bound: beyond it the Marine is
/// late whatever he does.
#[test]
fn a_step_is_worth_more_the_less_time_is_left() {
    let worth: Vec<i32> = [40, 20, 14, 11].into_iter().map(|left| step_worth(10, Some(left))).collect();
    assert!(worth.is_sorted() && worth.windows(2).all(|pair| pair[0] < pair[1]), "{worth:?}");
    assert_eq!(step_worth(10, Some(10)), step_worth(1000, Some(10)), "late is late");
    assert_eq!(step_worth(0, Some(10)), 300, "a Marine who has arrived is in no hurry");
}

#[test]
fn a_hunt_grows_more_urgent_round_by_round() {
    let worth = |turn: u16| {
        hunt_worth(&set_up(&format!("a:m1> a a:g1<\n\nturn {turn}\nround_limit 9\nat_limit alien\n")))
    };
    assert!(worth(1) < worth(5) && worth(5) < worth(9));
}
