//! Test vectors of sight and range, as the rules write them.

use crate::doors_to_flamer::{M1, M2, M4, floor, m3, on};
use crate::support::Scene;

/// Whether a Marine on a square sees another one.
fn sees(scene: &Scene, from: &str, facing: &str, to: &str) -> bool {
    scene.sees(from, facing).iter().any(|square| square == to)
}

/// Proves SH-TV-06.
#[test]
fn arc() {
    let scene = on(&m3(), "at 0,0 m1^");
    let seen = scene.sees("0,0", "N");
    for (y, count) in [(1, 3), (2, 5), (3, 7), (4, 9), (0, 0), (-1, 0)] {
        let row = seen.iter().filter(|square| square.ends_with(&format!(",{y}"))).count();
        assert_eq!(row, count, "row {y}");
    }
    for (to, expected) in [("1,1", true), ("2,1", false), ("1,0", false), ("0,-1", false), ("0,0", false)] {
        assert_eq!(sees(&scene, "0,0", "N", to), expected, "{to}");
    }
}

/// Proves SH-TV-07.
#[test]
fn round_a_corner() {
    let scene = on(M1, "at 0,0 m1^");
    for (from, facing, to, expected) in [
        ("0,4", "N", "0,5", true),
        ("0,4", "N", "1,5", true),
        ("0,4", "N", "2,5", false),
        ("0,3", "N", "0,5", true),
        ("0,3", "N", "1,5", false),
        ("0,5", "N", "1,5", false),
        ("0,5", "E", "1,5", true),
        ("0,5", "E", "2,5", true),
        ("0,5", "E", "3,5", true),
    ] {
        assert_eq!(sees(&scene, from, facing, to), expected, "{from} {facing} {to}");
    }
}

/// The squares of the room of M2 that are seen from a square.
fn room_from(scene: &Scene, from: &str) -> Vec<String> {
    let in_room = |square: &String| [",5", ",6", ",7"].iter().any(|row| square.ends_with(row));
    scene.sees(from, "N").into_iter().filter(in_room).collect()
}

/// Proves SH-TV-08.
#[test]
fn into_a_room() {
    let all = ["-1,5", "-1,6", "-1,7", "0,5", "0,6", "0,7", "1,5", "1,6", "1,7"];
    let scene = on(M2, "at 0,0 m1^");
    assert_eq!(room_from(&scene, "0,2"), ["-1,7", "0,5", "0,6", "0,7", "1,7"]);
    assert_eq!(room_from(&scene, "0,3"), ["-1,6", "-1,7", "0,5", "0,6", "0,7", "1,6", "1,7"]);
    assert_eq!(room_from(&scene, "0,4"), all);
    let strict = "at 0,0 m1^\noption los_model corridor_strict";
    let scene = on(M2, strict);
    assert_eq!(room_from(&scene, "0,2"), ["0,5", "0,6", "0,7"]);
    assert_eq!(room_from(&scene, "0,3"), ["0,5", "0,6", "0,7"]);
    assert_eq!(room_from(&scene, "0,4"), ["-1,5", "0,5", "0,6", "0,7", "1,5"]);
    // The topmost corridor square as a doorway of the room.
    let doorway = on(&M2.replacen(". a", ". b", 1), strict);
    assert_eq!(room_from(&doorway, "0,4"), all);
    assert_eq!(room_from(&doorway, "0,3"), ["0,5", "0,6", "0,7"]);
}

/// Sight from (0,0) north with doors closed on these squares.
fn past(doors: &[&str], to: &str) -> bool {
    let doors: String = doors.iter().map(|at| format!("at {at} +\n")).collect();
    // The part of M3 around these lines: the whole of it for every case takes long.
    sees(&on(&floor((-2, -2), (3, 4)), &format!("at 0,0 m1^\n{doors}")), "0,0", "N", to)
}

/// Proves SH-TV-09.
#[test]
fn diagonal_gap() {
    assert!(past(&["1,0"], "1,1"));
    assert!(past(&["0,1"], "1,1"));
    assert!(!past(&["1,0", "0,1"], "1,1"));
    assert!(!past(&["1,1"], "2,2"));
    assert!(past(&["1,0", "1,2"], "2,2"));
    assert!(!past(&["2,1", "1,2"], "2,2"));
}

/// Proves SH-TV-10.
#[test]
fn knights_move() {
    assert!(!past(&["0,1"], "1,2"));
    assert!(!past(&["1,1"], "1,2"));
    assert!(past(&["0,2"], "1,2"));
    assert!(past(&["1,0"], "1,2"));
    assert!(past(&["0,2", "1,0"], "1,2"));
}

/// Proves SH-TV-11.
#[test]
fn corner_point_on_a_steep_line() {
    assert!(past(&["1,1"], "1,3"));
    assert!(past(&["0,2"], "1,3"));
    assert!(!past(&["1,1", "0,2"], "1,3"));
    assert!(!past(&["0,1"], "1,3"));
    assert!(!past(&["1,2"], "1,3"));
}

/// Proves SH-TV-12.
#[test]
fn the_nearer_hides_the_farther() {
    let scene = on(&m3(), "at 0,0 m1^\nat 2,0 m2^\nat 0,3 g1v\nat 0,5 g2v");
    scene.allows("m1 fire g1", 1).refuses("m1 fire g2", "SH-SHOOT-01");
    scene.allows("m2 fire g1", 1).allows("m2 fire g2", 1);
}

/// Proves SH-TV-13.
#[test]
fn sight_and_fire() {
    let fire = "at 0,4 *\nat 0,5 *\nat 0,6 *\nat 0,7 *\nat 0,0 m1^";
    let scene = on(M4, fire);
    for (from, to, expected) in [
        ("0,1", "0,4", true),
        ("0,1", "0,5", false),
        ("0,5", "0,6", true),
        ("0,5", "0,7", false),
        ("0,7", "0,8", true),
        ("0,6", "0,8", false),
    ] {
        assert_eq!(sees(&scene, from, "N", to), expected, "{from} {to}");
    }
    let targets = "at 0,1 m1^\nat 0,4 *,g1v\nat 0,5 *,g2v\nat 0,6 *\nat 0,7 *";
    on(M4, targets).allows("m1 fire g1", 1).refuses("m1 fire g2", "SH-SHOOT-01");
}

/// Proves SH-TV-14.
#[test]
fn doors_and_sight() {
    for (door, open) in [("+", false), ("/", true), ("-", true)] {
        let scene = on(M4, &format!("at 0,0 m1^\nat 0,3 {door}\nat 0,5 g1v"));
        assert!(sees(&scene, "0,0", "N", "0,3"));
        assert_eq!(sees(&scene, "0,0", "N", "0,5"), open, "{door}");
        assert_eq!(scene.find("m1 fire g1").is_some(), open, "{door}");
        assert_eq!(scene.find("m1 fire door 0,3").is_some(), !open, "{door}");
    }
}

/// Proves SH-TV-15.
#[test]
fn counting_range() {
    for (arrow, to, range, in_range) in
        [("^", "0,12", 12, true), (">", "12,5", 12, true), ("^", "0,13", 13, false)]
    {
        let lines = format!("at 0,0 m1{arrow}\nat {to} g1v");
        let normal = on(&floor((0, 0), (12, 13)), &lines);
        normal.allows("m1 fire g1", 1);
        let square = |name: &str| {
            let id = normal.game.find(name).expect("in play");
            normal.game.unit(id).square().expect("on the board")
        };
        assert_eq!(normal.game.setup().board().range(square("m1"), square("g1")), Some(range), "{to}");
        let mut watch = on(&floor((0, 0), (12, 13)), &format!("{lines}\nm1 overwatch\nphase alien_action"));
        watch.play("g1 turn N", &[]).asks("marine reaction");
        watch.play("pass", &[]).asks(if in_range { "marine overwatch" } else { "alien action" });
    }
}
