//! Positions that cannot be played, each with what is wrong and where.

use super::{M1, M4, M5, beside_crowd, on};
use crate::support::Scene;

/// A small board on which the mistakes below are made.
const HALL: &str = "a:m1> a a a:g1<";

#[track_caller]
fn check(table: &[(&str, &str, &[&str])]) {
    for (map, lines, expected) in table {
        assert_eq!(Scene::problems(&on(map, lines)), *expected, "{map}\n{lines}");
    }
}

/// Proves SH-MIS-01.
#[test]
fn good_boards_have_no_problems() {
    let full = beside_crowd("a:m1> a a:B<", 22);
    for (map, lines) in [
        (M1, "at 0,0 m1^"),
        (M4, "at 0,0 m1^\nat 0,5 b1\nb1 value 3"),
        (M5, "at 0,0 m1^\nphase alien_action"),
        (&full, "broodlord come"),
        (HALL, "pool 9 4 9\nstarting_blips 22\nreinforcements 22\nround_limit 9999\nturn 9999"),
        (HALL, "command 6 spent 6\nm1 ap 4 sustained g1"),
        (HALL, "command 1 spent 99\noption cp_overspend lose_game"),
        ("a:m1> a\n\norigin 0,0,1\na a", "ladder 0,0,1 0,0\nladder 1,0,1 1,0"),
    ] {
        assert_eq!(Scene::problems(&on(map, lines)), Vec::<String>::new(), "{map}\n{lines}");
    }
}

/// Proves SH-MIS-01.
#[test]
fn mistakes_of_the_map() {
    check(&[
        (". .", "", &["board.levels: there is no floor; draw at least one square that is not a space"]),
        (
            "a a\n\norigin 1,0\nb",
            "",
            &["board.levels: 1,0 is drawn twice; move one of the maps by its origin"],
        ),
        (HALL, "kind b room", &["board.kinds: no square of the map belongs to section 'b'"]),
        (HALL, "kind a room\nkind a corner", &["board.kinds: section 'a' is given two kinds"]),
        (
            HALL,
            "wall 3,0/4,0",
            &["board.walls[0]: 4,0 is no floor; a wall edge stands between two floor squares"],
        ),
        (HALL, "wall 0,0/1,0 0,0/2,0", &["board.walls[1]: 0,0 and 2,0 do not share an edge"]),
        (HALL, "wall 0,0/0,0", &["board.walls[0]: 0,0 and 0,0 do not share an edge"]),
        ("a a\n\norigin 0,0,1\na", "wall 0,0/0,0,1", &["board.walls[0]: 0,0 and 0,0,1 do not share an edge"]),
    ]);
}

/// Proves SH-MIS-01, SH-OPT-14.
#[test]
fn mistakes_of_doors() {
    let edge = "option door_placement edge";
    check(&[
        (HALL, "door 9,9 closed", &["board.doors[0]: 9,9 is no floor"]),
        (HALL, "door 1,0 closed\ndoor 1,0 open", &["board.doors[1]: there is another door at 1,0"]),
        (
            HALL,
            "door 1,0/2,0 closed",
            &[
                "board.doors[0]: with door_placement = square a door stands in one square; leave out the second",
            ],
        ),
        (
            HALL,
            &format!("{edge}\ndoor 1,0 closed"),
            &[
                "board.doors[0]: with door_placement = edge a door stands between two squares; name the second",
            ],
        ),
        (HALL, &format!("{edge}\ndoor 3,0/4,0 closed"), &["board.doors[0]: 4,0 is no floor"]),
        (
            HALL,
            &format!("{edge}\ndoor 1,0/3,0 closed"),
            &["board.doors[0]: 1,0 and 3,0 do not share an edge"],
        ),
        (
            HALL,
            &format!("{edge}\ndoor 1,0/2,0 closed\ndoor 2,0/1,0 open"),
            &["board.doors[1]: there is another door at 2,0"],
        ),
        (HALL, &format!("{edge}\ndoor 1,0/2,0 closed\ndoor 0,0/1,0 open"), &[]),
    ]);
}

/// Proves SH-MIS-01, SH-MIS-02.
#[test]
fn mistakes_of_entry_areas_exits_and_ladders() {
    let levels = "a:m1> a\n\norigin 0,0,1\nb b";
    check(&[
        (
            HALL,
            "entry \"a b\" 0,0 W",
            &["board.entries[0].id: an id has 1 to 24 letters, digits, '-' or '_'"],
        ),
        (HALL, "entry A 0,0 W\nentry A 3,0 E", &["board.entries[1].id: there is another entry area \"A\""]),
        (HALL, "entry A 9,0 W", &["board.entries[0].at: 9,0 is no floor"]),
        (
            HALL,
            "entry A 0,0 E",
            &["board.entries[0].from: there is floor on side E of 0,0; an entry area lies off the board"],
        ),
        (HALL, "entry A 0,0 E\nwall 0,0/1,0", &[]),
        (HALL, "entry A 1,0 W\nwall 0,0/1,0", &[]),
        (HALL, "exit 9,0 E", &["board.exits[0].at: 9,0 is no floor"]),
        (
            HALL,
            "exit 2,0 E",
            &["board.exits[0].to: there is floor on side E of 2,0; it leads nowhere off the map"],
        ),
        (HALL, "exit 2,0 E\nwall 3,0/2,0", &[]),
        (HALL, "exit 0,0 W\nexit 0,0 W marine", &["board.exits[1]: there is another exit at 0,0 towards W"]),
        (HALL, "exit 0,0 W\nexit 0,0 N", &[]),
        (levels, "ladder 0,0,1 5,0", &["board.ladders[0]: 5,0 is no floor"]),
        (levels, "ladder 0,0 1,0", &["board.ladders[0]: 0,0 and 1,0 lie on one level; a ladder joins two"]),
        (
            levels,
            "ladder 0,0,1 0,0\nladder 0,0,1 1,0",
            &["board.ladders[1]: another ladder ends the same way at 0,0,1 or 1,0"],
        ),
        (
            levels,
            "ladder 0,0,1 0,0\nladder 1,0,1 0,0",
            &["board.ladders[1]: another ladder ends the same way at 1,0,1 or 0,0"],
        ),
    ]);
}

/// Proves SH-MIS-01.
#[test]
fn too_much_of_anything_is_refused() {
    let wide = format!("{}\n", "a ".repeat(70));
    let many = |line: fn(usize) -> String, n: usize| (0..n).map(line).collect::<Vec<_>>().join("\n");
    let levels = many(|i| format!("origin 0,0,{i}\na\n"), 9);
    assert_eq!(Scene::problems(&levels), ["board.levels: 9 levels: at most 8"]);
    for (what, line) in [
        ("doors", (|i| format!("door {i},0 closed")) as fn(usize) -> String),
        ("entries", |i| format!("entry A{i} {i},0 N")),
        ("exits", |i| format!("exit {i},0 N")),
    ] {
        assert_eq!(Scene::problems(&on(&wide, &many(line, 64))), Vec::<String>::new(), "{what}");
        let expected = format!("board.{what}: 65 of them: at most 64");
        assert_eq!(Scene::problems(&on(&wide, &many(line, 65))), [expected]);
    }
    let generators = many(|i| format!("at {i},0 %"), 17);
    assert_eq!(Scene::problems(&on(&wide, &generators)), ["generators: at most 16 generators"]);
    let objects = many(|i| format!("at {i},0 !o{i}"), 9);
    assert_eq!(Scene::problems(&on(&wide, &objects)), ["objects: 9 objects: at most 8"]);
    let marines = many(|i| format!("at {i},0 m{i}^"), 16);
    assert_eq!(Scene::problems(&on(&wide, &marines)), ["units: 16 units of kind marine: at most 15"]);
    let stealers = many(|i| format!("at {i},0 g{}^", i + 1), 23);
    assert_eq!(Scene::problems(&on(&wide, &stealers)), ["units: 23 units of kind genestealer: at most 22"]);
    let blips = many(|i| format!("at {i},0 b{}", i + 1), 23);
    let expected = [
        "units: 23 units of kind blip: at most 22",
        "blip_pile: 23 blips in play, in the pile and used: there are only 22",
    ];
    assert_eq!(Scene::problems(&on(&wide, &blips)), expected);
    let lords = "at 0,0 B1^\nat 1,0 B2^\nbroodlord come";
    assert_eq!(Scene::problems(&on(&wide, lords)), ["units: 2 units of kind broodlord: at most 1"]);
}

/// Proves SH-MIS-03, SH-SETUP-11.
#[test]
fn mistakes_of_units() {
    check(&[
        ("a a", "at 0,0 \"m x\"^", &["units[0].id: an id has 1 to 24 letters, digits, '-' or '_'"]),
        (HALL, "at 9,0 m2^", &["units[2].at: 9,0 is no floor"]),
        (HALL, "at 0,0 m2^", &["units[2].at: 0,0 holds \"m1\" already: one unit a square"]),
        (HALL, "at 1,0 +,m2^", &["units[2].at: a closed door stands in 1,0; open it or move the unit"]),
        (HALL, "at 1,0 /,m2^", &[]),
        (HALL, "at 1,0 !cat,b1", &["units[2].at: a blip cannot stand on the object at 1,0"]),
        (
            HALL,
            "entry A 0,0 W\nlurk A m2",
            &["units[2].entry: a Marine cannot lurk in an entry area; give him a square"],
        ),
        (
            HALL,
            "hand b1",
            &["units[2]: a blip waits to be placed only in the phases setup and alien_reinforcement"],
        ),
        (
            HALL,
            "hand m2",
            &["units[2]: the unit is nowhere; give it \"at\" (a square) or \"entry\" (an entry area)"],
        ),
        (
            HALL,
            "hand m2\nphase setup",
            &["units[2]: the unit is nowhere; give it \"at\" (a square) or \"entry\" (an entry area)"],
        ),
        (
            HALL,
            "hand m2\nzone m2 : 1,0",
            &["units[2]: the unit is nowhere; give it \"at\" (a square) or \"entry\" (an entry area)"],
        ),
        (
            HALL,
            "hand g2\nphase setup\nzone g2 : 1,0",
            &["units[2]: the unit is nowhere; give it \"at\" (a square) or \"entry\" (an entry area)"],
        ),
        (
            "a:m1> a:B<",
            "broodlord waiting",
            &["broodlord: he is on the board already, so he cannot be waiting; say \"come\""],
        ),
    ]);
}

/// Proves SH-MIS-03.
#[test]
fn mistakes_of_points_and_counters() {
    let hall = "a:m1> a:b1 a a:g1<";
    let marines_only = "overwatch, guard, jam and aim are for Marines, not for a";
    check(&[
        (hall, "m1 ap 5", &["units[0].ap: a marine has at most 4 action points"]),
        (hall, "g1 ap 7", &["units[2].ap: a genestealer has at most 6 action points"]),
        (hall, "b1 ap 7", &["units[1].ap: a blip has at most 6 action points"]),
        (hall, "b1 value 0", &["units[1].value: 0 is no blip: values are 1, 2 and 3"]),
        (hall, "b1 value 4", &["units[1].value: 4 is no blip: values are 1, 2 and 3"]),
        (hall, "m1 ammo 1", &["units[0].ammo: storm_bolter has at most 0 counted shots"]),
        (hall, "m1 assault_cannon ammo 11", &["units[0].ammo: assault_cannon has at most 10 counted shots"]),
        (hall, "m1 heavy_flamer ammo 7", &["units[0].ammo: heavy_flamer has at most 6 counted shots"]),
        (hall, "m1 psi 1", &["units[0].psi: a trooper has at most 0 psi points"]),
        (hall, "m1 librarian psi 21", &["units[0].psi: a librarian has at most 20 psi points"]),
        (
            hall,
            "m1 overwatch guard",
            &["units[0].guard: a Marine is never on overwatch and on guard at once"],
        ),
        (
            hall,
            "m1 no_gun overwatch",
            &["units[0].overwatch: overwatch needs a storm bolter or an assault cannon"],
        ),
        (
            hall,
            "m1 heavy_flamer overwatch",
            &["units[0].overwatch: overwatch needs a storm bolter or an assault cannon"],
        ),
        (hall, "m1 assault_cannon jammed", &["units[0].jammed: only a storm bolter jams"]),
        (hall, "m1 reloaded", &["units[0].reloaded: only an assault cannon is reloaded"]),
        (hall, "m1 sergeant power_used", &["units[0].power_used: only a Librarian has powers"]),
        (
            hall,
            "m1 sustained b1",
            &["units[0].sustained_target: \"b1\" is no Genestealer and no closed door"],
        ),
        (
            hall,
            "m1 sustained 2,0",
            &["units[0].sustained_target: \"2,0\" is no Genestealer and no closed door"],
        ),
        (hall, "g1 overwatch", &[&format!("units[2]: {marines_only} genestealer")]),
        (hall, "g1 guard", &[&format!("units[2]: {marines_only} genestealer")]),
        (hall, "b1 jammed", &[&format!("units[1]: {marines_only} blip")]),
        (hall, "b1 reloaded", &[&format!("units[1]: {marines_only} blip")]),
        (hall, "g1 sustained m1", &[&format!("units[2]: {marines_only} genestealer")]),
        (hall, "b1 carries cat", &["units[1].carries: a blip carries nothing"]),
        (hall, "g1 held", &["units[2].held: only a unit in an entry area is held"]),
    ]);
}
