//! Line of sight (SH-LOS), by tables; the walk itself is checked in `line_of_sight_walk`.

use super::{M1, M2, corridor, floor, on};
use crate::support::Scene;

/// Proves SH-LOS-01.
#[test]
fn only_what_marines_see_matters() {
    // The Marine does not see behind himself; the Genestealer with its back to him acts freely.
    let lines = "at 0,1 m1^\nat 0,0 g1v\nat 0,3 g2^";
    let scene = on(&corridor(5), lines);
    scene.allows("m1 fire g2", 1).refuses("m1 fire g1", "SH-SHOOT-01");
    let mut aliens = on(&corridor(5), &format!("{lines}\nphase alien_action"));
    aliens.play("g1 turn N", &[]).asks("alien action");
    aliens.play("g1 assault m1", &[6, 1, 1, 2]).has("m1", "gone");
    let mut aliens = on(&corridor(5), &format!("{lines}\nphase alien_action"));
    aliens.play("g2 move 0,4 N", &[]).asks("marine reaction");
}

/// Proves SH-LOS-02.
#[test]
fn the_arc_widens_by_a_square_on_each_side_with_every_row() {
    let scene = on(&floor((-5, -5), (5, 5)), "at 0,0 m1^");
    for (facing, fx, fy) in [("N", 0, 1), ("E", 1, 0), ("S", 0, -1), ("W", -1, 0)] {
        let seen = scene.sees("0,0", facing);
        for x in -5i16..=5 {
            for y in -5i16..=5 {
                let (ahead, aside) = (x * fx + y * fy, (x * fy - y * fx).abs());
                let expected = ahead >= 1 && aside <= ahead;
                assert_eq!(seen.contains(&format!("{x},{y}")), expected, "{facing} {x},{y}");
            }
        }
    }
    let rows: Vec<usize> = (1..=5)
        .map(|y| scene.sees("0,0", "N").iter().filter(|at| at.ends_with(&format!(",{y}"))).count())
        .collect();
    assert_eq!(rows, [3, 5, 7, 9, 11]);
}

/// Proves SH-LOS-03.
#[test]
fn sight_has_no_end() {
    let scene = on(&corridor(180), "at 0,0 m1^\nat 0,179 g1v");
    assert_eq!(scene.sees("0,0", "N").len(), 179);
    scene.allows("m1 fire g1", 1);
}

/// Proves SH-LOS-04, SH-LOS-05, SH-LOS-06, SH-AMB-55.
#[test]
fn everything_solid_and_every_fire_obstructs_but_not_at_the_ends() {
    for thing in ["m2^", "g1v", "Bv", "b1", "+", "%", "%x", "=", "*"] {
        let scene = on(&corridor(5), &format!("at 0,0 m1^\nat 0,2 {thing}"));
        assert_eq!(scene.sees("0,0", "N"), ["0,1", "0,2"], "{thing}");
        // The viewer's own square never blocks.
        assert_eq!(scene.sees("0,2", "N"), ["0,3", "0,4"], "{thing}");
    }
}

/// Proves SH-LOS-04.
#[test]
fn walls_and_wall_edges_block() {
    assert_eq!(Scene::new("a\n.\na:m1^").sees("0,0", "N"), [""; 0]);
    assert_eq!(on(&corridor(4), "at 0,0 m1^\nwall 0,1/0,2").sees("0,0", "N"), ["0,1"]);
    assert_eq!(on(&corridor(4), "at 0,3 m1^\nwall 0,1/0,2").sees("0,3", "S"), ["0,2"]);
    // A wall edge hides what lies beyond it, and nothing beside it.
    let scene = on(&floor((0, 0), (1, 2)), "at 0,0 m1^\nwall 0,0/0,1");
    assert_eq!(scene.sees("0,0", "N"), ["1,1"]);
}

/// Proves SH-LOS-07, SH-AMB-07.
#[test]
fn a_line_through_a_corner_point_needs_one_free_side() {
    // From (0,0) to (1,1), by what stands on (1,0) and on (0,1).
    let sides = ["a", ".", "a:m2^", "a:+", "a:%", "a:=", "a:*", "a:/", "a:!cat"];
    for right in sides {
        for left in sides {
            if right == left && ["a:m2^", "a:=", "a:!cat"].contains(&right) {
                continue;
            }
            let free = |side: &str| ["a", "a:/", "a:!cat"].contains(&side);
            let scene = Scene::new(&format!("{left} a\na:m1^ {right}"));
            let seen = scene.sees("0,0", "N").contains(&"1,1".into());
            assert_eq!(seen, free(left) || free(right), "{left} and {right}");
        }
    }
    // A wall edge on either side of a side square closes that side.
    for (walls, seen) in [
        ("0,0/0,1", true),
        ("0,1/1,1", true),
        ("0,0/0,1 0,1/1,1", true),
        ("0,0/0,1 0,0/1,0", false),
        ("0,0/0,1 1,0/1,1", false),
        ("0,1/1,1 0,0/1,0", false),
        ("0,1/1,1 1,0/1,1", false),
    ] {
        let scene = on("a a\na:m1^ a", &format!("wall {walls}"));
        assert_eq!(scene.sees("0,0", "N").contains(&"1,1".into()), seen, "{walls}");
    }
}

/// Proves SH-LOS-09.
#[test]
fn open_doors_objects_ladders_entry_areas_and_counters_never_block() {
    let cases = [
        "at 0,1 /",
        "at 0,1 -",
        "at 0,1 !cat",
        "entry A 0,1 E\nlurk A b1 b2",
        "origin 0,1,1\nb\n\nladder 0,1,1 0,1",
        "m1 overwatch jammed",
        "m1 guard",
    ];
    for case in cases {
        let scene = on(&corridor(4), &format!("at 0,0 m1^\nat 0,3 g1v\n{case}"));
        assert_eq!(scene.sees("0,0", "N"), ["0,1", "0,2", "0,3"], "{case}");
    }
}

/// Proves SH-LOS-10, SH-AMB-13.
#[test]
fn sight_ends_at_the_first_burning_square() {
    let scene = on(&corridor(7), "at 0,0 m1^\nat 0,2 *,g1v\nat 0,3 *,g2v\nat 0,4 *\nat 0,5 g3v");
    assert_eq!(scene.sees("0,0", "N"), ["0,1", "0,2"]);
    scene.allows("m1 fire g1", 1);
    scene.refuses("m1 fire g2", "SH-SHOOT-01").refuses("m1 fire g3", "SH-SHOOT-01");
    // From inside one sees the neighbours, and out of the last burning square on and on.
    let inside = on(&corridor(7), "at 0,2 *\nat 0,3 *,m1^\nat 0,4 *");
    assert_eq!(inside.sees("0,3", "N"), ["0,4"]);
    assert_eq!(inside.sees("0,4", "N"), ["0,5", "0,6"]);
    assert_eq!(inside.sees("0,3", "S"), ["0,2"]);
}

/// Proves SH-LOS-11, SH-OPT-12, SH-AMB-08.
#[test]
fn corridor_strict_leaves_rows_columns_neighbours_and_rooms() {
    let strict = "at 0,0 m1^\noption los_model corridor_strict";
    let scene = on(M2, strict);
    assert_eq!(scene.sees("0,3", "N"), ["0,4", "0,5", "0,6", "0,7"]);
    assert_eq!(scene.sees("0,4", "N"), ["-1,5", "0,5", "0,6", "0,7", "1,5"]);
    // Within the room everything is as ever; out of it only along the column.
    assert_eq!(scene.sees("-1,7", "S"), ["-1,5", "-1,6", "0,5", "0,6", "1,5"]);
    assert_eq!(scene.sees("1,6", "S"), ["0,5", "1,5"]);
    assert_eq!(on(M2, "at 0,0 m1^").sees("1,6", "S"), ["0,3", "0,4", "0,5", "1,5"]);
    // A neighbour is seen round a corner, the square behind it is not.
    assert_eq!(on(M1, strict).sees("0,4", "N"), ["0,5", "1,5"]);
}

/// Proves SH-LOS-01, SH-OPT-14.
#[test]
fn a_door_on_an_edge_is_seen_with_a_square_beside_it_or_from_one_across() {
    let door = "door 0,1/0,2 closed\noption door_placement edge";
    for (marine, seen) in [
        ("0,0 m1^", true),
        ("0,1 m1^", true),
        ("1,1 m1^", true),
        ("1,2 m1v", true),
        ("0,1 m1>", false),
        ("0,1 m1v", false),
        ("0,0 m1>", false),
        ("1,2 m1^", false),
    ] {
        let scene = on(&floor((0, 0), (1, 3)), &format!("at {marine}\n{door}"));
        if seen {
            scene.allows("m1 fire door 0,1/0,2", 1)
        } else {
            scene.refuses("m1 fire door 0,1/0,2", "SH-SHOOT-01")
        };
    }
    let open = door.replace("closed", "open");
    assert_eq!(on(&corridor(4), &format!("at 0,0 m1^\n{door}")).sees("0,0", "N"), ["0,1"]);
    assert_eq!(on(&corridor(4), &format!("at 0,0 m1^\n{open}")).sees("0,0", "N").len(), 3);
}

/// Proves SH-LOS-12.
#[test]
fn units_in_entry_areas_see_nothing_and_are_not_seen() {
    let lines = "at 0,0 m1^\nentry A 0,3 N\nlurk A b1 g1";
    let scene = on(&corridor(4), lines);
    scene.asks("marine action").refuses("m1 fire g1", "SH-SHOOT-01");
    let mut aliens = on(&corridor(4), &format!("{lines}\nphase alien_action"));
    aliens.play("b1 convert", &[]).told_of(&["revealed b1 1 voluntary", "lurks g2 A"]);
    aliens.asks("alien action");
    aliens.play("g1 enter S", &[]).asks("marine reaction");
}

/// Proves SH-LOS-13.
#[test]
fn a_blip_is_found_out_by_every_change_of_the_board() {
    let alien = "phase alien_action";
    let cases: [(String, &str, &[u8], &[&str]); 6] = [
        (format!("{M1}\n\nat 0,3 m1^\nat 1,5 b1"), "m1 move 0,4", &[], &["moved m1 0,3 0,4 N"]),
        (format!("{M1}\n\nat 0,5 m1^\nat 3,5 b1"), "m1 turn E", &[], &["turned m1 E"]),
        (corridor(4) + "\nat 0,0 m1^\nat 0,1 +\nat 0,3 b1", "m1 open 0,1", &[], &["door_opened 0,1 m1"]),
        (corridor(4) + "\nat 0,0 m1^\nat 0,2 g9v\nat 0,3 b1", "m1 fire g9", &[6, 1], &["killed g9 shot"]),
        (
            corridor(4) + "\nat 0,0 m1^\nat 0,1 +\nat 0,3 b1",
            "m1 fire door 0,1",
            &[6, 1],
            &["door_destroyed 0,1"],
        ),
        (
            format!("a a\na:g9v a\na:m1^ .\n\nat 0,2 b1\n{alien}"),
            "g9 move 1,1 S",
            &[],
            &["moved g9 0,1 1,1 S"],
        ),
    ];
    for (board, action, dice, before) in cases {
        let mut scene = Scene::new(&board);
        scene.play(action, dice).told_of(before).told_of(&["revealed b1 1"]).asks("alien face");
    }
    // The fire is gone in the Mission Status phase, and the blip behind it is seen.
    let mut fire = on(&corridor(4), &format!("at 0,0 m1^\nat 0,1 *\nat 0,3 b1\n{alien}"));
    fire.play("end_turn", &[]).told_of(&["counters_removed", "revealed b1 1"]).asks("alien face");
}

/// Proves SH-LOS-13, SH-OW-09.
#[test]
fn sight_for_a_reaction_is_asked_after_the_action_and_again_for_the_shot() {
    let lines = "at 0,0 m1^\nat 1,1 m2<\nat 0,4 g1v\nm1 overwatch\ncommand 2\nphase alien_action";
    let mut scene = on(&floor((0, 0), (1, 5)), lines);
    scene.play("g1 turn N", &[]).asks("marine reaction");
    let mut hidden = scene.clone();
    scene.play("pass", &[]).asks("marine overwatch").allows("m1 fire g1", 0);
    // The other Marine steps into the line: no shot is left.
    hidden.play("m2 move 0,1 cp 1", &[]).asks("alien action").has("m1", "0,0 N ap 4 overwatch");
    // A Genestealer that acts out of sight opens nothing.
    let mut unseen = on(M1, "at 0,0 m1^\nat 2,5 g1<\nm1 overwatch\ncommand 2\nphase alien_action");
    unseen.play("g1 turn N", &[]).asks("alien action");
    unseen.play("g1 move 1,5 W", &[]).asks("alien action");
    unseen.play("g1 move 0,5 W", &[]).asks("marine reaction");
}
