//! The line alone, or the guidance for corridors.

use super::scene;

/// A corridor (0,0) to (0,4) that leads into a room (-1..1, 5..7).
const ROOM: &str = "origin -1,0
b b b
b b b
b b b
. a
. a
. a
. a
. a

kind b room";

const COLUMN: [&str; 3] = ["0,5", "0,6", "0,7"];

fn room_seen(board: &str, from: &str, option: &str) -> Vec<String> {
    let mut seen = scene(board, option).sees(from, "N");
    seen.retain(|square| square.rsplit(',').next().is_some_and(|y| y >= "5"));
    seen.sort();
    seen
}

fn sorted(squares: &[&str]) -> Vec<String> {
    let mut squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
    squares.sort();
    squares
}

/// Proves SH-OPT-12, SH-AMB-08.
#[test]
fn into_a_room_from_a_corridor() {
    let wide = ["0,5", "0,6", "0,7", "-1,7", "1,7"];
    let wider = ["0,5", "0,6", "0,7", "-1,7", "1,7", "-1,6", "1,6"];
    let all = ["-1,5", "0,5", "1,5", "-1,6", "0,6", "1,6", "-1,7", "0,7", "1,7"];
    let near = ["-1,5", "0,5", "1,5", "0,6", "0,7"];
    for (from, geometric, strict) in
        [("0,2", &wide[..], &COLUMN[..]), ("0,3", &wider[..], &COLUMN[..]), ("0,4", &all[..], &near[..])]
    {
        assert_eq!(room_seen(ROOM, from, ""), sorted(geometric), "{from}");
        assert_eq!(room_seen(ROOM, from, "option los_model geometric"), sorted(geometric), "{from}");
        assert_eq!(room_seen(ROOM, from, "option los_model corridor_strict"), sorted(strict), "{from}");
    }
}

/// Proves SH-OPT-12, SH-AMB-08.
#[test]
fn a_doorway_is_part_of_the_room() {
    let board = ROOM.replace("b b b\n. a\n", "b b b\n. b\n");
    for option in ["geometric", "corridor_strict"] {
        let seen = room_seen(&board, "0,4", &format!("option los_model {option}"));
        assert_eq!(seen.len(), 9, "{option}: {seen:?}");
    }
}

/// Proves SH-OPT-12.
#[test]
fn inside_a_room_both_agree() {
    for option in ["geometric", "corridor_strict"] {
        let seen = room_seen(ROOM, "0,5", &format!("option los_model {option}"));
        assert_eq!(seen, sorted(&["-1,6", "0,6", "1,6", "-1,7", "0,7", "1,7"]), "{option}");
    }
}

/// Proves SH-OPT-12.
#[test]
fn out_of_a_room_into_a_corridor() {
    let from_side = |option: &str| scene(ROOM, option).sees("1,7", "S");
    assert!(from_side("").contains(&"0,4".to_string()));
    assert!(!from_side("option los_model corridor_strict").contains(&"0,4".to_string()));
    assert!(from_side("option los_model corridor_strict").contains(&"0,6".to_string()));
}

/// Proves SH-OPT-12.
#[test]
fn the_reading_decides_what_can_be_shot() {
    let board = ROOM.replacen("b b b", "b b b:g1v", 1).replacen(". a\n\n", ". a:m1^\n\n", 1);
    scene(&board, "").refuses("m1 fire g1", "SH-SHOOT-01");
    let nearer = ROOM.replacen("b b b", "b b b:g1v", 1).replacen(". a\n. a\n. a\n", ". a\n. a:m1^\n. a\n", 1);
    scene(&nearer, "").allows("m1 fire g1", 1);
    scene(&nearer, "option los_model corridor_strict").refuses("m1 fire g1", "SH-SHOOT-01");
}

/// Proves SH-OPT-12.
#[test]
fn a_section_of_another_kind_is_no_room() {
    for (kind, seen) in [("room", 7), ("crossroads", 3), ("other", 3), ("corridor", 3)] {
        let board = ROOM.replace("kind b room", &format!("kind b {kind}\nkind a room"));
        let seen_there = room_seen(&board, "0,3", "option los_model corridor_strict");
        assert_eq!(seen_there.len(), seen, "{kind}");
    }
}
