use super::{canonical, read};
use crate::geometry::Coord;
use crate::text::{parse, print};
use crate::unit::Side;
use crate::victory::Condition::{self, *};

/// Reads a condition in the form in which it is written.
fn condition(text: &str) -> Condition {
    let position = canonical(&format!("a\n\nwin marine goal : {text}\n"));
    position.victory.marine[0].when.clone()
}

#[test]
fn goals_of_both_sides() {
    let position = canonical(
        "a\n\nwin marine escape immediate : marines_exited 3\nwin marine \"hold out\" : round 9\n\
         win alien no_marines : not (marines_on_board 1)\ndraw nobody : broodlord_dead\nat_limit alien\n",
    );
    let victory = position.victory;
    assert!(victory.marine[0].immediate && !victory.marine[1].immediate);
    assert_eq!(victory.marine[1].name, "hold out");
    assert_eq!(victory.alien[0].when, Not(Box::new(MarinesOnBoard(1))));
    assert_eq!(victory.draw[0].when, BroodlordDead);
    assert_eq!(victory.at_limit, Some(Side::Alien));
}

#[test]
fn every_condition_is_read_back() {
    let (one, two) = (Coord::new(0, 0), Coord { level: 1, x: -1, y: 2 });
    let cases = [
        ("marines_exited 3", MarinesExited(3)),
        ("marines_killed 3", MarinesKilled(3)),
        ("marines_on_board 3", MarinesOnBoard(3)),
        ("aliens_killed 3", AliensKilled(3)),
        ("aliens_exited 3", AliensExited(3)),
        ("aliens_in_play 3", AliensInPlay(3)),
        ("round 3", Round(3)),
        ("generators_damaged 3", GeneratorsDamaged(3)),
        ("marines_in 2 0,0 -1,2,1", MarinesIn { count: 2, area: vec![one, two] }),
        ("aliens_in 2 0,0", AliensIn { count: 2, area: vec![one] }),
        ("generator_damaged 0,0", GeneratorDamaged(one)),
        ("section_burns b", SectionBurns('b')),
        ("section_burns \\{29}", SectionBurns(')')),
        ("doors_closed 0,0 -1,2,1", DoorsClosed(vec![one, two])),
        ("doors_destroyed", DoorsDestroyed(vec![])),
        ("object_carried cat marine", ObjectCarried { object: "cat".into(), side: Side::Marine }),
        ("object_in \"a (cat)\" 0,0", ObjectIn { object: "a (cat)".into(), area: vec![one] }),
        ("object_exited cat alien", ObjectExited { object: "cat".into(), side: Side::Alien }),
        ("marine_alive m1", MarineAlive("m1".into())),
        ("marine_dead \"m)\"", MarineDead("m)".into())),
        ("marine_exited m1", MarineExited("m1".into())),
        ("broodlord_dead", BroodlordDead),
        ("all (round 3) (broodlord_dead)", All(vec![Round(3), BroodlordDead])),
        ("any", Any(vec![])),
        ("once (marine_dead \"m)\")", Once(Box::new(MarineDead("m)".into())))),
        (
            "at_least 2 (round 1) (any) (round 2)",
            AtLeast { count: 2, of: vec![Round(1), Any(vec![]), Round(2)] },
        ),
        ("not (all (not (any (round 1))))", Not(Box::new(All(vec![Not(Box::new(Any(vec![Round(1)])))])))),
    ];
    for (text, expected) in cases {
        assert_eq!(condition(text), expected, "{text}");
    }
}

#[test]
fn parentheses_may_stand_apart_or_be_left_out() {
    let position = read("a\nwin alien x : ( not broodlord_dead )");
    assert_eq!(print(&position), "a\n\nwin alien x : not (broodlord_dead)\n");
}

#[test]
fn deep_conditions_are_refused() {
    let nested = |depth: usize| {
        let text = format!("a\n\nwin alien x : {}round 1{}\n", "not (".repeat(depth), ")".repeat(depth));
        parse(&text)
    };
    assert!(nested(60).is_ok());
    let problems = nested(5000).expect_err("too deep");
    assert!(problems[0].message.contains("characters and at most"), "{problems:?}");
    let problems = nested(500).expect_err("too deep");
    assert!(problems[0].message.contains("nested too deeply"), "{problems:?}");
}
