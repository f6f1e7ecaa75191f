//! Doors on edges: moving, seeing, operating, attacking.

use super::scene;
use crate::support::Scene;

/// A corridor with a door between its second and third square.
const CORRIDOR: &str = "a a a a a

option door_placement edge
door 1,0/2,0 closed";

/// The corridor with units in it: cells in order, then lines.
#[track_caller]
fn corridor(cells: &str, lines: &str) -> Scene {
    scene(&CORRIDOR.replacen("a a a a a", cells, 1), lines)
}

/// Proves SH-OPT-14.
#[test]
fn a_door_is_placed_as_the_option_says() {
    let problems = |board: &str| Scene::problems(board).join("; ");
    assert_eq!(problems("a a\n\noption door_placement edge\ndoor 0,0/1,0 closed"), "");
    assert_eq!(problems("a a:+"), "");
    assert!(problems("a a:+\n\noption door_placement edge").contains("name the second"));
    assert!(problems("a a\n\ndoor 0,0/1,0 closed").contains("leave out the second"));
    assert!(problems("a a a\n\noption door_placement edge\ndoor 0,0/2,0 closed").contains("share an edge"));
    assert!(problems("a . a\n\noption door_placement edge\ndoor 0,0/1,0 closed").contains("no floor"));
}

/// Proves SH-OPT-14.
#[test]
fn nobody_passes_a_closed_door_and_its_squares_stay_free() {
    corridor("a a:m1> a a a", "").refuses("m1 move 2,0", "SH-OPT-14").allows("m1 move 0,0", 2);
    corridor("a:m1> a a a a", "").allows("m1 move 1,0", 1);
    let aliens = corridor("a a a:g1< a a:b1", "phase alien_action");
    aliens.refuses("g1 move 1,0", "SH-OPT-14").allows("g1 move 3,0", 2).allows("b1 move 3,0", 1);
    let blip = corridor("a a a:b1 a a", "phase alien_action");
    blip.refuses("b1 move 1,0", "SH-OPT-14");
    for state in ["open", "destroyed"] {
        let board = CORRIDOR.replace("closed", state).replacen("a a", "a a:m1>", 1);
        scene(&board, "").allows("m1 move 2,0", 1);
    }
}

/// Proves SH-OPT-14.
#[test]
fn sight_ends_at_a_closed_door() {
    let closed = corridor("a a a a a", "");
    assert_eq!(closed.sees("0,0", "E"), ["1,0"]);
    assert_eq!(closed.sees("1,0", "E"), [""; 0]);
    assert_eq!(closed.sees("4,0", "W"), ["2,0", "3,0"]);
    let open = scene(&CORRIDOR.replace("closed", "open"), "");
    assert_eq!(open.sees("0,0", "E"), ["1,0", "2,0", "3,0", "4,0"]);
    assert_eq!(open.sees("4,0", "W"), ["0,0", "1,0", "2,0", "3,0"]);
}

/// The four edges round the corner between (0,0) and (1,1): two on each side.
const EDGES: [&str; 4] = ["0,0/1,0", "1,0/1,1", "0,0/0,1", "0,1/1,1"];

/// Proves SH-OPT-14.
#[test]
fn doors_on_edges_close_a_corner_gap() {
    for mask in 0..16 {
        let shut = |edge: usize| mask >> edge & 1 != 0;
        let mut lines = "option door_placement edge".to_string();
        for (i, edge) in EDGES.iter().enumerate() {
            lines += &format!("\ndoor {edge} {}", if shut(i) { "closed" } else { "open" });
        }
        let gap_closed = (shut(0) || shut(1)) && (shut(2) || shut(3));
        let scene = scene("a a\na:m1^ a", &lines);
        let seen = scene.sees("0,0", "N").contains(&"1,1".to_string());
        assert_eq!(seen, !gap_closed, "{lines}");
        assert_eq!(scene.sees("1,1", "S").contains(&"0,0".to_string()), !gap_closed, "{lines}");
        if gap_closed {
            scene.refuses("m1 move 1,1", "SH-MOVE-06")
        } else {
            scene.allows("m1 move 1,1", 1)
        };
        let any = super::scene("a a\na:m1^ a", &format!("{lines}\noption diagonal_block any"));
        match mask {
            0 => any.allows("m1 move 1,1", 1),
            _ => any.refuses("m1 move 1,1", "SH-MOVE-06"),
        };
    }
}

/// Proves SH-OPT-14.
#[test]
fn a_door_and_a_wall_close_a_corner_gap_together() {
    for (north, seen) in [("a", true), (".", false), ("a:m2^", false)] {
        let board = format!("{north} a\na:m1^ a\n\noption door_placement edge\ndoor 1,0/1,1 closed");
        let scene = scene(&board, "");
        assert_eq!(scene.sees("0,0", "N").contains(&"1,1".to_string()), seen, "{north}");
        if seen {
            scene.allows("m1 move 1,1", 1)
        } else {
            scene.refuses("m1 move 1,1", "SH-MOVE-06")
        };
    }
}

/// Proves SH-OPT-14.
#[test]
fn a_slanting_line_is_stopped_by_the_edges_it_crosses() {
    // From (0,0) to (1,2) the line crosses three edges.
    for (edge, seen) in [
        ("0,0/0,1", false),
        ("0,1/1,1", false),
        ("1,1/1,2", false),
        ("0,0/1,0", true),
        ("1,0/1,1", true),
        ("0,1/0,2", true),
        ("0,2/1,2", true),
    ] {
        let board = format!("a a\na a\na a\n\noption door_placement edge\ndoor {edge} closed");
        let scene = scene(&board, "");
        assert_eq!(scene.sees("0,0", "N").contains(&"1,2".to_string()), seen, "{edge}");
        assert_eq!(scene.sees("1,2", "S").contains(&"0,0".to_string()), seen, "{edge}");
    }
}

/// Proves SH-OPT-14.
#[test]
fn a_model_operates_a_door_from_either_side_facing_across() {
    for (cells, facing_across) in [
        ("a a:m1> a a a", true),
        ("a a a:m1< a a", true),
        ("a a:m1< a a a", false),
        ("a a:m1^ a a a", false),
        ("a a a:m1v a a", false),
        ("a:m1> a a a a", false),
        ("a a a a:m1< a", false),
    ] {
        for operation in ["front_three", "adjacent"] {
            let mut scene = corridor(cells, &format!("option door_operation {operation}"));
            if !facing_across {
                scene.refuses("m1 open 1,0/2,0", "SH-OPT-14");
                continue;
            }
            scene.allows("m1 open 1,0/2,0", 1);
            scene.play("m1 open 1,0/2,0", &[]);
            scene.told(&["door_opened 1,0 m1"]).refuses("m1 open 1,0/2,0", "SH-DOOR-03");
            scene.play("m1 close 1,0/2,0", &[]).told(&["door_closed 1,0 m1"]);
        }
    }
}

/// Proves SH-OPT-14.
#[test]
fn aliens_operate_doors_on_edges() {
    let scene = corridor("a a a:g1< a:b1 a", "phase alien_action");
    scene.allows("g1 open 1,0/2,0", 1).refuses("b1 open 1,0/2,0", "SH-OPT-14");
    corridor("a a a:g1> a a", "phase alien_action").refuses("g1 open 1,0/2,0", "SH-OPT-14");
    for cells in ["a a a:b1 a a", "a a:b1 a a a"] {
        let mut blip = corridor(cells, "phase alien_action");
        blip.play("b1 open 1,0/2,0", &[]).told(&["door_opened 1,0 b1"]);
    }
}

/// Proves SH-OPT-14.
#[test]
fn a_door_closes_between_two_units() {
    let board = CORRIDOR.replace("closed", "open").replacen("a a a", "a a:m1> a:m2<,!cat", 1);
    let mut scene = scene(&board, "");
    scene.play("m1 close 1,0/2,0", &[]).told(&["door_closed 1,0 m1"]).has("m2", "2,0 W ap 4");
}

/// Proves SH-OPT-14.
#[test]
fn who_sees_a_square_beside_a_door_can_shoot_at_it() {
    for (cells, seen) in [
        ("a:m1> a a a a", true),
        ("a a:m1> a a a", true),
        ("a a a:m1< a a", true),
        ("a a a a a:m1<", true),
        ("a a:m1< a a a", false),
        ("a a:m1^ a a a", false),
        ("a:m1> a:m2< a a a", true),
        ("a:m1< a a a a", false),
    ] {
        let scene = corridor(cells, "");
        if seen {
            scene.allows("m1 fire door 1,0/2,0", 1)
        } else {
            scene.refuses("m1 fire door 1,0/2,0", "SH-SHOOT-01")
        };
    }
    // A unit between hides it.
    corridor("a:m1> a a a a", "").allows("m1 fire door 1,0/2,0", 1);
    let board = "a:m1> a:m2> a a a\n\noption door_placement edge\ndoor 2,0/3,0 closed";
    scene(board, "").refuses("m1 fire door 2,0/3,0", "SH-SHOOT-01");
}

/// Proves SH-OPT-14.
#[test]
fn shooting_a_door_on_an_edge() {
    let mut scene = corridor("a:m1> a a a:g1< a", "");
    scene.refuses("m1 fire g1", "SH-SHOOT-01");
    scene.play("m1 fire door 1,0/2,0", &[5, 1]);
    scene.told(&["fired m1 storm_bolter door 1,0", "rolled m1 shot 5 1"]);
    scene.play("m1 fire door 1,0/2,0", &[5, 1]);
    scene.told(&["fired m1 storm_bolter door 1,0 sustained", "rolled m1 shot 5 1", "door_destroyed 1,0"]);
    scene.allows("m1 fire g1", 1).refuses("m1 fire door 1,0/2,0", "SH-DOOR-08");
}

/// Proves SH-OPT-14.
#[test]
fn overwatch_reaches_a_door_by_its_nearer_square() {
    for (cells, reached) in [(11, true), (12, true), (13, false)] {
        let (near, far) = (cells, cells + 1);
        let board = format!(
            "a:m1> {}a:g1<\n\nphase alien_action\nm1 overwatch\noption door_placement edge\ndoor {near},0/{far},0 open",
            "a ".repeat(cells)
        );
        let mut scene = scene(&board, "");
        scene.play(&format!("g1 close {near},0/{far},0"), &[]).asks("marine reaction");
        scene.play("pass", &[]);
        if reached {
            scene.asks("marine overwatch").allows(&format!("m1 fire door {near},0/{far},0"), 0)
        } else {
            scene.asks("alien action")
        };
    }
}
