//! What a veteran answers when something happens.

use super::answer;

/// Two entries: one so near that its blips would have to lurk, one a little farther.
#[test]
fn reinforcements_come_in_near_but_not_where_they_are_held() {
    let board = "a a a a:m1> a a a a a a a a a a a a a a\n\nentry A 0,0 W\nentry B 11,0 N\nentry C 17,0 E\n\
                 phase alien_reinforcement\nreinforcements 1\npool 9 4 9\nround_limit 9\nat_limit marine\n";
    let done = answer(board);
    assert!(done.contains('B'), "{done}");
}
