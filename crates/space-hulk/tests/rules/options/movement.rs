//! Diagonal steps and ladders.

use super::scene;

/// Proves SH-OPT-20.
#[test]
fn a_diagonal_step_past_blocked_squares() {
    // The square north, the square east; legal with both, legal with any.
    let cases = [
        ("a", "a", true, true),
        (".", "a", true, false),
        ("a", ".", true, false),
        ("a:m2^", "a", true, false),
        ("a", "a:b9", true, false),
        ("a:+", "a", true, false),
        ("a", "a:%", true, false),
        ("a:=", "a", true, false),
        ("a:*", "a", true, false),
        ("a:/", "a", true, true),
        ("a:!cat", "a", true, true),
        (".", ".", false, false),
        (".", "a:m2^", false, false),
        ("a:+", "a:m2^", false, false),
    ];
    for (north, east, both, any) in cases {
        let board = format!("{north} a\na:g1^ {east}\n\nphase alien_action");
        for (lines, legal) in
            [("", both), ("option diagonal_block both", both), ("option diagonal_block any", any)]
        {
            let scene = scene(&board, lines);
            if legal {
                scene.allows("g1 move 1,1", 1)
            } else {
                scene.refuses("g1 move 1,1", "SH-MOVE-06")
            };
        }
    }
}

/// Proves SH-OPT-20.
#[test]
fn a_diagonal_step_past_a_wall_edge() {
    let board = "a a\na:m1^ a\n\nwall 0,0/0,1";
    scene(board, "").allows("m1 move 1,1", 1);
    scene(board, "option diagonal_block any").refuses("m1 move 1,1", "SH-MOVE-06");
    let shut = "a a\na:m1^ a\n\nwall 0,0/0,1 1,0/1,1";
    scene(shut, "").refuses("m1 move 1,1", "SH-MOVE-06");
}

/// Proves SH-OPT-20.
#[test]
fn the_step_rule_does_not_change_sight_or_adjacency() {
    for option in ["both", "any"] {
        let board = ". a:g1v\na:m1^ a";
        let scene = scene(board, &format!("option diagonal_block {option}"));
        assert_eq!(scene.sees("0,0", "N"), ["1,1"]);
        scene.allows("m1 fire g1", 1);
    }
    let board = ". a:/\na:m1^ a\n\noption diagonal_block any";
    scene(board, "").allows("m1 close 1,1", 1);
}

const LADDER: &str = "origin 0,0
b:m1^ b

origin 0,0,1
c c:b1

origin 5,0
d:g1^ d

origin 5,0,1
e

ladder 0,0,1 0,0
ladder 5,0,1 5,0";

/// Proves SH-OPT-21.
#[test]
fn what_climbing_costs() {
    for (lines, cost) in [("", 2), ("option ladder_cost fixed", 2), ("option ladder_cost as_move", 1)] {
        let mut scene = scene(LADDER, lines);
        scene.allows("m1 climb 0,0,1", cost);
        scene.play("m1 climb 0,0,1", &[2]).has("m1", &format!("0,0,1 N ap {}", 4 - cost));
        let aliens = super::scene(LADDER, &format!("{lines}\nphase alien_action"));
        aliens.allows("g1 climb 5,0,1", 1);
    }
}

/// Proves SH-OPT-21.
#[test]
fn what_climbing_costs_a_blip() {
    let board = "origin 0,0
b:b1

origin 0,0,1
c

ladder 0,0,1 0,0
phase alien_action";
    for option in ["fixed", "as_move"] {
        scene(board, &format!("option ladder_cost {option}")).allows("b1 climb 0,0,1", 1);
    }
}

/// Proves SH-OPT-21.
#[test]
fn climbing_is_paid_in_full() {
    let poor = format!("{LADDER}\nm1 ap 1");
    scene(&poor, "").refuses("m1 climb 0,0,1", "SH-AP-05");
    scene(&poor, "option ladder_cost as_move").allows("m1 climb 0,0,1", 1);
}
