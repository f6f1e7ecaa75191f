//! Numbers, things and victory conditions that cannot be played, each with what is
//! wrong and where.

use game_api::{Journal, Seeded};
use space_hulk::{Condition, Coord, Goal, PlacePlan, Position, SpaceHulk};

use super::on;
use crate::support::Scene;

const HALL: &str = "a:m1> a a a:g1<";

#[track_caller]
fn check(table: &[(&str, &[&str])]) {
    for (lines, expected) in table {
        assert_eq!(Scene::problems(&on(HALL, lines)), *expected, "{lines}");
    }
}

/// Proves SH-MIS-04, SH-MIS-06.
#[test]
fn mistakes_of_numbers() {
    check(&[
        ("turn 0", &["turn: 0 is no round: rounds count from 1 to 9999"]),
        ("turn 10000", &["turn: 10000 is no round: rounds count from 1 to 9999"]),
        (
            "turn 5\nround_limit 4",
            &["round_limit: round 5 cannot be played with a limit of 4; raise the limit"],
        ),
        ("turn 4\nround_limit 4", &[]),
        ("round_limit 0", &["round_limit: round 1 cannot be played with a limit of 0; raise the limit"]),
        (
            "round_limit 10000",
            &["round_limit: round 1 cannot be played with a limit of 10000; raise the limit"],
        ),
        ("command 7", &["command.drawn: the command counters show 1 to 6 (0 for none)"]),
        ("command 3 spent 4", &["command.spent: 4 points spent, but only 3 drawn"]),
        ("command none spent 1", &["command.spent: 1 points spent, but only 0 drawn"]),
        (
            "command 3 spent 100\noption cp_overspend lose_game",
            &["command.spent: 100 points spent, but only 3 drawn"],
        ),
        ("starting_blips 23", &["starting_blips: there are 22 blips in all"]),
        ("reinforcements 1 23", &["reinforcements: at most 22 blips a round, for at most 99 rounds"]),
        ("pile 3 4", &["blip_pile[1]: 4 is no blip: values are 1, 2 and 3"]),
        ("used 0", &["used_blips[0]: 0 is no blip: values are 1, 2 and 3"]),
        ("used_unseen 1 2 9", &["used_unseen[2]: 9 is no blip: values are 1, 2 and 3"]),
        (
            "pool 9 4 9\nused_unseen 1",
            &["blip_pile: 23 blips in play, in the pile and used: there are only 22"],
        ),
        (
            "pool 9 4 6\npile 3\nused 3\nat 1,0 b1\nat 2,0 b2",
            &["blip_pile: 23 blips in play, in the pile and used: there are only 22"],
        ),
        ("pool 9 4 5\npile 3\nused 3\nat 1,0 b1\nat 2,0 b2\nphase alien_action", &[]),
    ]);
    let long = format!("reinforcements{}", " 1".repeat(100));
    check(&[(&long, &["reinforcements: at most 22 blips a round, for at most 99 rounds"])]);
    let fits = format!("reinforcements{}", " 1".repeat(99));
    check(&[(&fits, &[])]);
}

/// Proves SH-MIS-03.
#[test]
fn mistakes_of_names() {
    let name = "a name has 1 to 24 letters, digits, '-' or '_'";
    check(&[
        ("active g1", &["active: \"g1\" is no unit that can act in phase marine_action"]),
        ("active m1\nm1 activated", &["active: \"m1\" is no unit that can act in phase marine_action"]),
        ("active m1\nphase alien_action", &["active: \"m1\" is no unit that can act in phase alien_action"]),
        (
            "active m1\nphase marine_command",
            &["active: \"m1\" is no unit that can act in phase marine_command"],
        ),
        ("marines_killed m1", &["tally: \"m1\" is in play and gone at once"]),
        ("marines_exited m1", &["tally: \"m1\" is in play and gone at once"]),
        ("retired g1", &["tally: \"g1\" is in play and gone at once"]),
        ("marines_killed m4 m5 m4", &["tally: \"m4\" is gone twice"]),
        ("marines_killed m4\nmarines_exited m4", &["tally: \"m4\" is gone twice"]),
        ("marines_exited m4\nretired m4", &["tally: \"m4\" is gone twice"]),
        ("marines_killed \"m 4\"", &[&format!("tally: {name}")]),
        ("zone m3 : 1,0", &["deployment[0]: there is no unit \"m3\""]),
        ("zone m3 : 1,0\nmarines_killed m3", &[]),
        ("zone m1 : 9,0", &["deployment[0]: 9,0 is no floor"]),
        (
            "phase setup\nhand m2 m3\nzone m2 m3 : 1,0 3,0",
            &["deployment: the zones have no square for each Marine; make them larger"],
        ),
    ]);
    let gone: Vec<String> = (0..63).map(|i| format!("x{i}")).collect();
    let lines = format!("retired {}", gone.join(" "));
    assert_eq!(Scene::problems(&on(HALL, &lines)), ["units: at most 64 names in all"]);
    assert_eq!(Scene::problems(&on("a:m1> a", &lines)), Vec::<String>::new());
}

/// Proves SH-MIS-01, SH-MIS-05.
#[test]
fn mistakes_of_things() {
    check(&[
        ("at 9,0 *", &["burning[0]: 9,0 is no floor"]),
        ("at 9,0 %", &["generators[0]: 9,0 is no floor"]),
        ("at 0,0 %", &["generators[0]: 0,0 is taken by unit \"m1\""]),
        ("at 1,0 +,%", &["generators[0]: a closed door stands in 1,0"]),
        ("at 1,0 %,%", &["generators[1]: 1,0 is filled twice"]),
        ("at 9,0 =", &["barrier: 9,0 is no floor"]),
        ("at 3,0 =", &["barrier: 3,0 is taken by unit \"g1\""]),
        ("at 1,0 +,=", &["barrier: a closed door stands in 1,0"]),
        ("at 1,0 %,=", &["barrier: 1,0 is filled twice"]),
        ("at 1,0 /,%", &[]),
        ("at 9,0 !cat", &["objects[0].at: 9,0 is no floor"]),
        ("at 1,0 %,!cat", &["objects[0].at: 1,0 is filled, nothing can lie there"]),
        ("at 1,0 =,!cat", &["objects[0].at: 1,0 is filled, nothing can lie there"]),
        ("at 1,0 !\"a b\"", &["objects[0].kind: a kind has 1 to 24 letters, digits, '-' or '_'"]),
        (
            "at 1,0 !cat\nat 2,0 !cat",
            &["objects: there are two objects \"cat\"; give each a name of its own"],
        ),
        (
            "at 1,0 !cat\nm1 carries cat",
            &["objects: there are two objects \"cat\"; give each a name of its own"],
        ),
        (
            "m1 carries cat\nobjects_exited cat alien",
            &["objects: there are two objects \"cat\"; give each a name of its own"],
        ),
    ]);
}

/// Proves SH-MIS-06.
#[test]
fn mistakes_of_victory_conditions() {
    check(&[
        (
            "win marine \"a b\" : round 2",
            &["victory[0].name: a name has 1 to 24 letters, digits, '-' or '_'"],
        ),
        ("draw x : at_least 3 (round 2) (round 3)", &["victory[0]: 3 of 2 conditions can never hold"]),
        ("draw x : at_least 2 (round 2) (round 3)", &[]),
        ("win alien x : marines_in 1 0,0 9,0", &["victory[0]: 9,0 is no floor"]),
        ("win alien x : aliens_in 1 9,0", &["victory[0]: 9,0 is no floor"]),
        ("win alien x : not (aliens_in 1)", &["victory[0]: the area has no squares"]),
        ("draw x : object_carried cat marine", &["victory[0]: there is no object \"cat\""]),
        ("draw x : object_exited cat marine", &["victory[0]: there is no object \"cat\""]),
        (
            "draw x : object_in cat 9,0",
            &["victory[0]: there is no object \"cat\"", "victory[0]: 9,0 is no floor"],
        ),
        ("draw x : once (generator_damaged 1,0)", &["victory[0]: there is no generator at 1,0"]),
        ("at 1,0 %\ndraw x : generator_damaged 0,0", &["victory[0]: there is no generator at 0,0"]),
        ("draw x : section_burns b", &["victory[0]: no square of the map belongs to section 'b'"]),
        ("draw x : doors_closed 1,0", &["victory[0]: there is no door at 1,0"]),
        ("draw x : doors_destroyed 1,0 2,0\nat 1,0 +", &["victory[0]: there is no door at 2,0"]),
        ("draw x : marine_alive m2", &["victory[0]: there is no Marine \"m2\""]),
        ("draw x : marine_dead g1", &["victory[0]: there is no Marine \"g1\""]),
        ("draw x : marine_exited m2", &["victory[0]: there is no Marine \"m2\""]),
        ("draw x : marine_exited m2\nmarines_killed m2", &[]),
        // The number is that of the order in which goals are asked.
        ("draw x : marine_dead m2\nwin alien y : round 2", &["victory[1]: there is no Marine \"m2\""]),
    ]);
}

/// Proves SH-MIS-06.
#[test]
fn too_many_victory_conditions() {
    let goals = |n: usize| (0..n).map(|i| format!("draw d{i} : round 9\n")).collect::<String>();
    let any = |n: usize, part: &str| format!("draw x : any{}", format!(" ({part})").repeat(n));
    check(&[
        (&goals(64), &[]),
        (&goals(65), &["victory: at most 64 conditions"]),
        (&any(32, "once (round 9)"), &[]),
        (&any(33, "once (round 9)"), &["victory: 33 conditions have to be remembered (once): at most 32"]),
    ]);
    // In one line there is room for less than so many.
    let lines = |n: usize| format!("{}\n", any(n - 1, "round 9").replace("x", "y")).repeat(2);
    check(&[(&lines(250), &[]), (&lines(251), &["victory: at most 500 conditions in all"])]);
}

/// Proves SH-ACT-04.
#[test]
fn work_under_way_must_fit_the_board() {
    let misfit = "resolving: the work under way does not fit the units and the phase";
    for (work, problem) in [
        ("dance", "resolving[0]: \"dance\" is not work that this position can have".to_owned()),
        ("free_shot m9", "resolving[0]: \"free_shot m9\" is not work that this position can have".to_owned()),
        ("free_shot g1", misfit.to_owned()),
        ("convert g1 false", misfit.to_owned()),
        ("broodlord 1,0 3 false true false none none", misfit.to_owned()),
        ("assault m1 m1 1+0+0 1+0+0 0 psi", misfit.to_owned()),
        ("assault m1 g1 0+0+0 1+0+0 0 psi", misfit.to_owned()),
        ("window command m1 none none", misfit.to_owned()),
        ("window command g1 none g1", misfit.to_owned()),
        // A shot that was named has a Genestealer on the board or a closed door as its target.
        ("named m1>m1", misfit.to_owned()),
    ] {
        assert_eq!(Scene::problems(&on(HALL, &format!("resolving \"{work}\""))), [problem], "{work}");
    }
    let door = |state: &str| {
        Scene::problems(&on(&format!("a:m1> a:{state} a a:g1<"), "resolving \"named m1>door0\""))
    };
    assert_eq!(door("/"), [misfit]);
    assert_eq!(door("+"), Vec::<String>::new());
    for fits in ["free_shot m1", "free_shot m1 drop", "free_drop m1", "named m1>g1"] {
        assert_eq!(
            Scene::problems(&on(HALL, &format!("resolving \"{fits}\""))),
            Vec::<String>::new(),
            "{fits}"
        );
    }
}

/// Proves SH-MIS-01.
#[test]
fn all_problems_are_reported_at_once() {
    let lines = "turn 0\nm1 ap 9\nat 9,9 *\nwin marine x : marine_dead m7\ncommand 7";
    let expected = [
        "units[0].ap: a marine has at most 4 action points",
        "turn: 0 is no round: rounds count from 1 to 9999",
        "command.drawn: the command counters show 1 to 6 (0 for none)",
        "burning[0]: 9,9 is no floor",
        "victory[0]: there is no Marine \"m7\"",
    ];
    assert_eq!(Scene::problems(&on(HALL, lines)), expected);
}

/// The problems of a position that no text board can hold.
fn problems_of(change: impl FnOnce(&mut Position)) -> Vec<String> {
    let mut position = space_hulk::text::parse(HALL).expect("a board");
    change(&mut position);
    let loaded = SpaceHulk::from_position(&position, &mut Seeded::new(0), &mut Journal::discard());
    loaded.err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

/// Proves SH-MIS-01.
#[test]
fn boards_out_of_all_bounds_are_refused() {
    let rows = |position: &mut Position, rows: Vec<String>| {
        position.board.levels[0].rows = rows;
        position.units.clear();
    };
    let none: Vec<String> = Vec::new();
    let size = "board.levels[0].rows: at most 200 rows of 200 squares";
    assert_eq!(problems_of(|position| rows(position, vec!["a".into(); 200])), none);
    assert_eq!(problems_of(|position| rows(position, vec!["a".into(); 201])), [size]);
    assert_eq!(problems_of(|position| rows(position, vec![" ".repeat(801)])), [size]);
    let square = |side: usize, rest: usize| {
        let mut rows = vec!["a".repeat(side); side];
        rows.push("a".repeat(rest));
        rows
    };
    // As large as can be, but in single squares, since sight takes its time.
    let apart: Vec<String> = (0..60).map(|row| ["a ", "  "][row % 2].repeat(17)).collect();
    assert_eq!(problems_of(|position| rows(position, apart.clone())), none);
    let many = problems_of(|position| rows(position, square(22, 511 - 484)));
    assert_eq!(many, ["board.levels: 511 squares and doors: at most 510"]);
    let letters: String = (0..129).map(|i| char::from_u32(0x100 + i).expect("a letter")).collect();
    let sections = problems_of(|position| rows(position, vec![letters.clone()]));
    assert_eq!(sections, ["board.levels: 129 sections: at most 128"]);
    let strange = problems_of(|position| rows(position, vec!["a\ta".into()]));
    assert_eq!(strange, ["board.levels: '\\t' at 1,0 cannot name a section; use a letter"]);
    let walls = problems_of(|position| {
        let (a, b) = (Coord { x: 0, y: 0, level: 0 }, Coord { x: 1, y: 0, level: 0 });
        position.board.walls = vec![(a, b); 2001];
    });
    assert_eq!(walls, ["board.walls: 2001 of them: at most 2000"]);
    let far = problems_of(|position| position.board.levels[0].origin.x = Coord::LIMIT - 2);
    let out =
        format!("board.levels: {},0 lies too far out: coordinates go to {}", Coord::LIMIT + 1, Coord::LIMIT);
    assert_eq!(far, [out]);
}

/// Proves SH-MIS-03.
#[test]
fn units_out_of_all_bounds_are_refused() {
    let twice = problems_of(|position| position.units[1].id = "m1".into());
    assert_eq!(twice, ["units[1].id: there is another unit \"m1\""]);
    let lost = problems_of(|position| position.units[1].place = PlacePlan::Entry("Z".into()));
    assert_eq!(lost, ["units[1].entry: there is no entry area \"Z\""]);
    let crowd = |number: usize| {
        problems_of(|position| {
            let unit = position.units[0].clone();
            position.units = vec![unit; number];
        })
    };
    assert_eq!(crowd(201), ["units: 201 units: at most 60"]);
    // More than a hundred problems are not listed.
    assert_eq!(crowd(200).len(), 100);
    let nested = problems_of(|position| {
        let mut when = Condition::Round(9);
        for _ in 0..17 {
            when = Condition::Not(Box::new(when));
        }
        position.victory.draw = vec![Goal { name: "x".into(), when, immediate: false }];
    });
    assert_eq!(nested, ["victory[0]: conditions are nested more than 16 deep"]);
    let stack = problems_of(|position| position.resolving = vec!["free_shot m1".into(); 201]);
    assert_eq!(stack, ["resolving: at most 200 pieces of work"]);
}
