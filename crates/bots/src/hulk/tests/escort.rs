//! Going with a Marine who cannot be spared.

use super::{Mind, at};
use crate::hulk::escort::{Convoy, Escort};
use crate::hulk::field::Field;

/// What squares are worth to a Marine who goes with `m1` to his errand.
fn worths(board: &str, name: &str, of: &[(i16, i16)]) -> (Vec<i32>, bool) {
    let Mind { game, mut ways, objective } = Mind::of(board);
    let errands = objective.errands(&game, &mut ways);
    let mut field = Field::new(&game, &mut ways);
    let leader = field.friends.iter().find(|friend| game.name_of(friend.id) == "m1").expect("a leader").at;
    let friend = *field.friends.iter().find(|friend| game.name_of(friend.id) == name).expect("a friend");
    let convoy = Convoy::of(leader, &errands[0], &mut field);
    let escort = Escort::new(&convoy, &friend, 100, &field);
    let worths = of.iter().map(|&(x, y)| escort.worth(at(&game, x, y))).collect();
    (worths, escort.is_in_the_way())
}

/// A corridor with a niche: `m2` stands between the carrier and the exit, and steps aside.
#[test]
fn a_marine_in_the_way_steps_into_a_niche() {
    let board = ". . a . .\na:m1> a:m2> a a a\n\nm1 carries cat\nexit 4,0 E\n\
                 win marine salvage : object_exited cat marine\n";
    let (worths, is_in_the_way) = worths(board, "m2", &[(1, 0), (2, 0), (2, 1)]);
    assert!(is_in_the_way);
    assert!(worths[2] > worths[0] && worths[2] > worths[1], "the niche is best: {worths:?}");
}

/// Behind the leader nothing is in the way: it is enough to keep up.
#[test]
fn a_marine_behind_keeps_up() {
    let board = "a:m2> a a a a:m1> a a a a a\n\nm1 carries cat\nexit 9,0 E\n\
                 win marine salvage : object_exited cat marine\n";
    let (worths, is_in_the_way) = worths(board, "m2", &[(0, 0), (1, 0), (2, 0), (3, 0)]);
    assert!(!is_in_the_way);
    assert!(worths[0] < worths[1] && worths[1] < worths[2], "{worths:?}");
    assert_eq!(worths[2], worths[3], "two squares behind are near enough");
}

/// On a long way that is wide enough somebody goes ahead, but not farther than the vanguard's
/// distance.
#[test]
fn the_vanguard_goes_ahead_and_no_farther_than_it_should() {
    let floor = vec!["a"; 20].join(" ");
    let board = format!(
        "a a a a a:m2> {floor}\na:m1> a a a a {floor}\n\nm1 carries cat activated\nexit 24,0 E\n\
         win marine salvage : object_exited cat marine\n"
    );
    let (worths, is_in_the_way) = worths(&board, "m2", &[(2, 1), (4, 1), (6, 1), (9, 1), (14, 1)]);
    assert!(!is_in_the_way);
    assert!(worths[0] < worths[1] && worths[1] < worths[2], "{worths:?}");
    assert!(worths[3] < worths[2] && worths[4] < worths[3], "too far ahead is no help: {worths:?}");
}
