//! Lines that touch corners, rooms, fire.

use super::scene;
use crate::support::Scene;

/// Five by five squares of open floor with something on some of them.
fn floor(things: &[(i32, i32, &str)]) -> Scene {
    let mut board = String::new();
    for y in (0..5).rev() {
        for x in 0..5 {
            match things.iter().find(|thing| (thing.0, thing.1) == (x, y)) {
                Some((_, _, what)) => board += what,
                None => board += "a",
            }
            board += " ";
        }
        board += "\n";
    }
    Scene::new(&board)
}

fn sees(things: &[(i32, i32, &str)], to: &str) -> bool {
    floor(things).sees("0,0", "N").contains(&to.to_string())
}

/// Proves SH-AMB-07.
#[test]
fn at_a_corner_two_of_any_kind_block_and_one_does_not() {
    let kinds = [".", "a:m1^", "a:g1^", "a:+", "a:%", "a:=", "a:*"];
    for (i, one) in kinds.iter().enumerate() {
        assert!(sees(&[(1, 0, one)], "1,1"), "{one}");
        assert!(sees(&[(0, 1, one)], "1,1"), "{one}");
        for (j, two) in kinds.iter().enumerate() {
            let two = match (i == j, *two) {
                (true, "a:m1^") => "a:m2^",
                (true, "a:g1^") => "a:g2^",
                (true, "a:=") => continue,
                (_, two) => two,
            };
            assert!(!sees(&[(1, 0, one), (0, 1, two)], "1,1"), "{one} {two}");
        }
    }
}

/// Proves SH-AMB-07.
#[test]
fn the_rule_for_corners_holds_for_every_slope() {
    // The target, and the two squares beside the corner point of the line to it.
    for (to, one, two) in
        [("1,3", (1, 1), (0, 2)), ("2,2", (1, 0), (0, 1)), ("2,2", (2, 1), (1, 2)), ("1,1", (1, 0), (0, 1))]
    {
        let wall = |at: (i32, i32)| (at.0, at.1, ".");
        let unit = |at: (i32, i32)| (at.0, at.1, "a:g1^");
        assert!(sees(&[], to));
        assert!(sees(&[wall(one)], to) && sees(&[wall(two)], to), "{to}");
        assert!(sees(&[unit(one)], to) && sees(&[unit(two)], to), "{to}");
        assert!(!sees(&[wall(one), unit(two)], to) && !sees(&[unit(one), wall(two)], to), "{to}");
        assert!(!sees(&[wall(one), wall(two)], to), "{to}");
    }
    // One at each of two corner points is not enough.
    assert!(sees(&[(1, 0, "."), (1, 2, ".")], "2,2"));
}

/// Proves SH-AMB-07.
#[test]
fn a_line_is_blocked_only_through_the_inside_of_a_square() {
    for (to, blocks) in [("1,2", [(0, 1), (1, 1)]), ("1,3", [(0, 1), (1, 2)]), ("1,4", [(0, 1), (0, 2)])] {
        for x in 0..2 {
            for y in 0..5 {
                let at = format!("{x},{y}");
                if at == "0,0" || at == to {
                    continue;
                }
                let inside = blocks.contains(&(x, y)) || (to == "1,4" && [(1, 2), (1, 3)].contains(&(x, y)));
                assert_eq!(sees(&[(x, y, ".")], to), !inside, "{at} before {to}");
            }
        }
    }
}

/// Proves SH-AMB-08.
#[test]
fn round_a_corner_only_from_the_square_next_to_it() {
    let corner = Scene::new("a a a\na\na\na");
    assert_eq!(corner.sees("0,2", "N"), ["0,3", "1,3"]);
    assert_eq!(corner.sees("0,1", "N"), ["0,2", "0,3"]);
    assert_eq!(corner.sees("0,3", "E"), ["1,3", "2,3"]);
}

/// A corridor with fire on its middle squares.
const FIRE: &str = "a\na:*\na:*\na:*\na\na";

/// Proves SH-AMB-13.
#[test]
fn into_a_fire_and_inside_it() {
    let scene = scene(FIRE, "");
    for (from, seen) in [
        // From outside the first burning square is seen.
        ("0,0", vec!["0,1", "0,2"]),
        ("0,1", vec!["0,2"]),
        // Inside, the neighbour.
        ("0,2", vec!["0,3"]),
        ("0,3", vec!["0,4"]),
        // From its edge, out of it.
        ("0,4", vec!["0,5"]),
    ] {
        assert_eq!(scene.sees(from, "N"), seen, "{from}");
    }
}

/// Proves SH-AMB-13.
#[test]
fn from_a_lone_burning_square_everything_is_seen() {
    let scene = scene("a\na\na\na:*\na", "");
    assert_eq!(scene.sees("0,1", "N"), ["0,2", "0,3", "0,4"]);
    assert_eq!(scene.sees("0,0", "N"), ["0,1"]);
    // Diagonally between two burning squares the gap is closed, inside the fire too.
    let room = scene_of_fire();
    assert_eq!(room.sees("0,0", "N"), ["0,1"]);
}

fn scene_of_fire() -> Scene {
    Scene::new("a:* a:*\na:* a:*")
}
