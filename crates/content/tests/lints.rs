//! Every warning: what triggers it, and what just does not.

use content::Level;
use content::hulk::{Report, parse, parse_file};

/// A mission that nothing is wrong with; tests change one line of it.
const PLAIN: &str = r#"
format = 1
id = "plain"
author = "A"
licence = "MIT"
difficulty = 1

[title]
en = "Plain"
[briefing]
en = "Walk."

[[map]]
rows = '''
b        d
b        d
baaaaaaaadee
b        d
'''
marks = '''
A        .
.        .
.12......+.X
.        B
'''

[[door]]
at = "+"
[[entry]]
id = "A"
at = "A"
from = "N"
[[entry]]
id = "B"
at = "B"
from = "S"
[[exit]]
at = "X"
to = "E"
[[marine]]
id = "one"
at = "1"
facing = "E"
[[marine]]
id = "two"
ranged = "heavy_flamer"
at = "2"
facing = "E"
[aliens]
starting_blips = 2
reinforcements = 1
[rounds]
limit = 10
winner = "alien"
[[goal]]
for = "marine"
id = "out"
when = { marines_exited = 2 }
"#;

fn findings(report: &Report) -> Vec<(Level, &'static str)> {
    assert_eq!(report.count(Level::Error), 0, "{:#?}", report.diagnostics);
    report.diagnostics.iter().map(|found| (found.level, found.code)).collect()
}

fn changed(changes: &[(&str, &str)]) -> String {
    changes.iter().fold(PLAIN.to_owned(), |source, (from, to)| {
        assert!(source.contains(from), "{from}");
        source.replacen(from, to, 1)
    })
}

/// The change makes exactly this warning.
#[track_caller]
fn warns(code: &str, changes: &[(&str, &str)]) {
    let report = parse(&changed(changes));
    assert_eq!(findings(&report), [(Level::Warning, code)], "{:#?}", report.diagnostics);
}

/// The change makes none.
#[track_caller]
fn is_clean(changes: &[(&str, &str)]) {
    let report = parse(&changed(changes));
    assert_eq!(findings(&report), [], "{:#?}", report.diagnostics);
}

/// Two more goals, for conditions other than that of the plain mission.
fn goal(when: &str) -> String {
    format!(
        "[rounds]\nlimit = 10\nwinner = \"alien\"\n[[goal]]\nfor = \"marine\"\nid = \"extra\"\nwhen = {when}\n"
    )
}

const ROUNDS: &str = "[rounds]\nlimit = 10\nwinner = \"alien\"\n";

#[track_caller]
fn goal_warns(code: &str, when: &str) {
    warns(code, &[(ROUNDS, &goal(when))]);
}

#[track_caller]
fn goal_is_clean(when: &str) {
    is_clean(&[(ROUNDS, &goal(when))]);
}

#[test]
fn the_plain_mission_is_clean() {
    is_clean(&[]);
}

#[test]
fn unreachable_floor() {
    warns(
        "unreachable-floor",
        &[
            ("b        d\nb        d\n", "b   zz   d\nb   zz   d\nb        d\n"),
            ("A        .\n.        .\n", "A        .\n.        .\n.        .\n"),
        ],
    );
    // Two parts, two messages.
    let report = parse(&changed(&[
        ("b        d\nb        d\n", "b y zz   d\nb   zz   d\nb        d\n"),
        ("A        .\n.        .\n", "A        .\n.        .\n.        .\n"),
    ]));
    assert_eq!(findings(&report), [(Level::Warning, "unreachable-floor"); 2]);
    // Behind a door it can be reached, and so can the square of a generator.
    is_clean(&[
        ("b        d\nb        d\n", "bz       d\nb        d\n"),
        ("[[exit]]", "[[generator]]\nat = \"1,3\"\n[[exit]]"),
    ]);
}

#[test]
fn trapped_marines_and_aliens() {
    let cut = ("b        d\nbaaaaaaaadee\n", "b        d\nb    aaaadee\n");
    let marks = (".12......+.X", ".    12..+.X");
    // The aliens of A never get to anybody.
    warns("trapped", &[cut, marks]);
    // A Marine in a part of his own.
    warns(
        "trapped",
        &[
            ("b        d\nb        d\n", "b   zz   d\nb   zz   d\nb        d\n"),
            ("A        .\n.        .\n", "A        .\n.   3.   .\n.        .\n"),
            ("[aliens]", "[[marine]]\nid = \"three\"\nat = \"3\"\nfacing = \"N\"\n[aliens]"),
        ],
    );
    // With a goal in his part he has something to do there.
    is_clean(&[
        ("b        d\nb        d\n", "b   zz   d\nb   zz   d\nb        d\n"),
        ("A        .\n.        .\n", "A        .\n.   3.   .\n.        .\n"),
        ("[aliens]", "[[marine]]\nid = \"three\"\nat = \"3\"\nfacing = \"N\"\n[aliens]"),
        (ROUNDS, &goal("{ marines_in = { count = 1, area = \"5,3\" } }")),
    ]);
    // A generator in a corridor cuts it off for good.
    warns(
        "trapped",
        &[("[[exit]]", "[[generator]]\nat = \"0,2\"\n[[exit]]"), ("[aliens]", "[aliens]\nbroodlord = true")],
    );
}

#[test]
fn entries_in_the_middle() {
    let rows = (
        "b        d\nb        d\nbaaaaaaaadee\nb        d\n",
        "bffffffffd\nb        d\nbaaaaaaaadee\nb        d\n",
    );
    let inside = ("at = \"B\"\nfrom = \"S\"", "at = \"B\"\nfrom = \"W\"");
    // The square west of 9,2 lies in the ring, that west of 9,0 does not.
    warns(
        "entry-inside",
        &[
            rows,
            (
                "A        .\n.        .\n.12......+.X\n.        B",
                "A         \n.        B\n.12......+.X\n.        .",
            ),
            inside,
        ],
    );
    is_clean(&[rows, inside]);
}

#[test]
fn starts_in_sight_of_an_entry() {
    let look_north = ("at = \"1\"\nfacing = \"E\"", "at = \"0,1\"\nfacing = \"N\"");
    let no_mark = (".12......", "..2......");
    warns("start-in-sight", &[look_north, no_mark]);
    is_clean(&[("at = \"1\"\nfacing = \"E\"", "at = \"0,1\"\nfacing = \"S\""), no_mark]);
    // Who is deployed may look anywhere.
    warns("start-in-sight", &[("at = \"1\"\nfacing = \"E\"", "deploy = [\"0,1\", \"1\"]")]);
    is_clean(&[("at = \"1\"\nfacing = \"E\"", "deploy = [\"1\", \"3,1\"]")]);
    // Nothing comes out of an entry area that takes nothing.
    is_clean(&[
        look_north,
        no_mark,
        ("from = \"N\"\n", "from = \"N\"\nfor = \"starting\"\n"),
        ("starting_blips = 2\n", ""),
    ]);
}

/// Proves SH-MIS-04.
#[test]
fn more_blips_than_there_are() {
    warns("reserve-short", &[("starting_blips = 2", "starting_blips = 4\nreserve = { 1 = 3 }")]);
    is_clean(&[("starting_blips = 2", "starting_blips = 3\nreserve = { 1 = 3 }")]);
    warns("reserve-short", &[("reinforcements = 1", "reinforcements = 4\nreserve = { 1 = 3 }")]);
    // 2 and ten times 1 out of 11: one is missing; shuffled once there are enough.
    warns(
        "reserve-short",
        &[("reinforcements = 1", "reinforcements = 1\nreserve = { 1 = 11 }\nreshuffles = 0")],
    );
    is_clean(&[("reinforcements = 1", "reinforcements = 1\nreserve = { 1 = 12 }\nreshuffles = 0")]);
    is_clean(&[("reinforcements = 1", "reinforcements = 1\nreserve = { 1 = 11 }\nreshuffles = 1")]);
    is_clean(&[("reinforcements = 1", "reinforcements = 1\nreserve = { 1 = 11 }")]);
}

/// Proves SH-MIS-02.
#[test]
fn blips_without_an_entry() {
    let only = |what: &str| {
        PLAIN
            .replace("from = \"N\"", &format!("from = \"N\"\nfor = \"{what}\""))
            .replace("from = \"S\"", &format!("from = \"S\"\nfor = \"{what}\""))
    };
    let codes = |source: &str| findings(&parse(source));
    assert_eq!(codes(&only("reinforcements")), [(Level::Warning, "no-entry")]);
    assert_eq!(codes(&only("starting")), [(Level::Warning, "no-entry")]);
    assert_eq!(codes(&only("both")), []);
    let opening = |a: u16, b: u16| {
        let opens = format!(
            "[special]\nentry_opens = [{{ entry = \"A\", round = {a} }}, {{ entry = \"B\", round = {b} }}]"
        );
        format!("{PLAIN}{opens}\n")
    };
    assert_eq!(codes(&opening(2, 3)), [(Level::Warning, "no-entry")], "no starting blip fits");
    assert_eq!(codes(&opening(1, 3)), []);
    let late = opening(11, 11).replace("starting_blips = 2\n", "");
    assert_eq!(codes(&late), [(Level::Warning, "no-entry")], "the game has ten rounds");
    assert_eq!(codes(&opening(11, 10).replace("starting_blips = 2\n", "")), []);
}

/// Proves SH-MIS-06, SH-VIC-01.
#[test]
fn goals_that_are_true_already() {
    goal_warns("goal-true-at-start", "{ marines_on_board = 2 }");
    goal_warns("goal-true-at-start", "{ not = { marines_killed = 1 } }");
    goal_warns("goal-true-at-start", "{ once = { doors_closed = \"+\" } }");
    goal_warns("goal-true-at-start", "{ any = [{ round = 1 }, { marines_exited = 1 }] }");
    goal_is_clean("{ all = [{ round = 2 }, { not = { marines_killed = 1 } }] }");
    goal_is_clean("{ doors_destroyed = \"+\" }");
    goal_is_clean("{ marines_in = { count = 1, area = \"X\" } }");
    goal_warns("goal-true-at-start", "{ marines_in = { count = 1, area = \"1\" } }");
}

/// Proves SH-MIS-06, SH-VIC-04.
#[test]
fn goals_that_can_never_be_true() {
    for (never, possible) in [
        ("{ marines_exited = 3 }", "{ marines_exited = 1 }"),
        ("{ marines_killed = 3 }", "{ marines_killed = 2 }"),
        ("{ round = 11 }", "{ round = 10 }"),
        ("{ broodlord_dead = true }", "{ aliens_killed = 40 }"),
        (
            "{ all = [{ marine_dead = \"one\" }, { marine_exited = \"one\" }] }",
            "{ all = [{ marine_dead = \"one\" }, { marine_exited = \"two\" }] }",
        ),
        (
            "{ all = [{ marines_killed = 1 }, { marines_exited = 2 }] }",
            "{ all = [{ marines_killed = 1 }, { marines_exited = 1 }] }",
        ),
        (
            "{ all = [{ round = 5 }, { not = { round = 4 } }] }",
            "{ all = [{ round = 4 }, { not = { round = 5 } }] }",
        ),
        (
            "{ all = [{ marine_dead = \"one\" }, { not = { marine_dead = \"one\" } }] }",
            "{ all = [{ marine_dead = \"one\" }, { not = { marine_dead = \"two\" } }] }",
        ),
        (
            "{ marines_in = { count = 2, area = \"X\" } }",
            "{ marines_in = { count = 2, area = [\"X\", \"10,1\"] } }",
        ),
        (
            "{ at_least = { count = 2, of = [{ round = 3 }, { broodlord_dead = true }] } }",
            "{ at_least = { count = 2, of = [{ round = 3 }, { marines_killed = 1 }] } }",
        ),
    ] {
        goal_warns("goal-never-true", never);
        goal_is_clean(possible);
    }
    // Where there is another way the goal is only half in vain.
    goal_warns("goal-never-true", "{ any = [{ round = 3 }, { broodlord_dead = true }] }");
}

#[test]
fn what_goals_ask_about_the_forces() {
    is_clean(&[(ROUNDS, &goal("{ broodlord_dead = true }")), ("[aliens]", "[aliens]\nbroodlord = true")]);
    // A flamer is needed, and shots in it.
    goal_is_clean("{ section_burns = \"e\" }");
    warns(
        "goal-never-true",
        &[(ROUNDS, &goal("{ section_burns = \"e\" }")), ("ranged = \"heavy_flamer\"\n", "")],
    );
    warns(
        "goal-never-true",
        &[(ROUNDS, &goal("{ section_burns = \"e\" }")), ("heavy_flamer\"", "heavy_flamer\"\nammo = 0")],
    );
    // As many aliens as the reserve has, and no more.
    let few = ("reinforcements = 1", "reinforcements = 1\nreserve = { 3 = 12 }\nreshuffles = 0");
    is_clean(&[few, (ROUNDS, &goal("{ aliens_killed = 36 }"))]);
    warns("goal-never-true", &[few, (ROUNDS, &goal("{ aliens_killed = 37 }"))]);
    // Generators break only where the mission says so.
    let generator = ("[[exit]]", "[[generator]]\nat = \"0,0\"\n[[exit]]");
    let broken = goal("{ generator_damaged = \"0,0\" }");
    warns("goal-never-true", &[generator, (ROUNDS, &broken)]);
    is_clean(&[
        generator,
        (ROUNDS, &broken.replace("[rounds]", "[special]\ngenerators_break = true\n[rounds]")),
    ]);
    warns(
        "goal-never-true",
        &[("at = \"+\"", "at = \"+\"\nstate = \"destroyed\""), (ROUNDS, &goal("{ doors_closed = \"+\" }"))],
    );
    is_clean(&[("at = \"+\"", "at = \"+\"\nstate = \"open\""), (ROUNDS, &goal("{ doors_closed = \"+\" }"))]);
}

#[test]
fn goals_that_nobody_can_get_to() {
    let island = [
        ("b        d\nb        d\n", "b   zz   d\nb   zz   d\nb        d\n"),
        ("A        .\n.        .\n", "A        .\n.   I.   .\n.        .\n"),
    ];
    let with = |when: &str, thing: &str| {
        let mut source = changed(&island).replace(ROUNDS, &goal(when));
        source = source.replace("[[exit]]", &format!("{thing}\n[[exit]]"));
        let report = parse(&source);
        let codes: Vec<&str> = report.diagnostics.iter().map(|found| found.code).collect();
        assert_eq!(report.count(Level::Error), 0, "{:#?}", report.diagnostics);
        codes.contains(&"unreachable-goal")
    };
    assert!(with("{ marines_in = { count = 1, area = \"I\" } }", ""));
    assert!(with(
        "{ object_carried = { object = \"cat\", side = \"marine\" } }",
        "[[object]]\nkind = \"cat\"\nat = \"I\""
    ));
    assert!(with(
        "{ object_exited = { object = \"cat\", side = \"marine\" } }",
        "[[object]]\nkind = \"cat\"\nat = \"I\""
    ));
    assert!(with("{ section_burns = \"z\" }", ""));
    assert!(with("{ doors_destroyed = \"I\" }", "[[door]]\nat = \"I\""));
    let generator = "[special]\ngenerators_break = true\n[[generator]]\nat = \"I\"";
    assert!(with("{ generator_damaged = \"I\" }", generator));
    assert!(with("{ generators_damaged = 1 }", generator));
    assert!(!with(
        "{ object_carried = { object = \"cat\", side = \"marine\" } }",
        "[[object]]\nkind = \"cat\"\nat = \"10,1\"\n[[door]]\nat = \"I\""
    ));
    // An exit for aliens is none for Marines.
    warns("unreachable-goal", &[("to = \"E\"", "to = \"E\"\nside = \"alien\"")]);
    is_clean(&[("to = \"E\"", "to = \"E\"\nside = \"marine\"")]);
}

/// Proves SH-MIS-06.
#[test]
fn a_side_without_a_goal() {
    warns("no-goal", &[("winner = \"alien\"\n", "")]);
    warns("no-goal", &[("for = \"marine\"", "for = \"alien\"")]);
    // Where no alien ever comes nobody plays that side.
    is_clean(&[("winner = \"alien\"\n", ""), ("starting_blips = 2\nreinforcements = 1\n", "")]);
}

#[test]
fn marks_that_nobody_uses() {
    warns("unused-mark", &[(".12......", ".12..Q...")]);
    is_clean(&[(".12......", ".12..Q..."), ("[[door]]", "[[area]]\nid = \"q\"\nsquares = \"Q\"\n[[door]]")]);
}

#[test]
fn translations_begun_and_not_ended() {
    let report = parse(&changed(&[("en = \"Plain\"", "en = \"Plain\"\nsk = \"Holá\"")]));
    assert_eq!(findings(&report), [(Level::Note, "missing-translation")]);
    is_clean(&[
        ("en = \"Plain\"", "en = \"Plain\"\nsk = \"Holá\""),
        ("en = \"Walk.\"", "en = \"Walk.\"\nsk = \"Choď.\""),
    ]);
}

#[test]
fn files_that_are_called_otherwise() {
    assert_eq!(findings(&parse_file(PLAIN, Some("other"))), [(Level::Warning, "file-name")]);
    assert_eq!(findings(&parse_file(PLAIN, Some("plain"))), []);
}

/// Proves SH-SETUP-02.
#[test]
fn models_that_the_box_does_not_have() {
    let note = [(Level::Note, "roster")];
    let second = changed(&[("id = \"one\"", "id = \"one\"\nranged = \"heavy_flamer\"")]);
    assert_eq!(findings(&parse(&second)), note);
    let odd =
        changed(&[("id = \"one\"", "id = \"one\"\nranged = \"assault_cannon\"\nmelee = \"force_axe\"")]);
    assert_eq!(findings(&parse(&odd)), note);
    is_clean(&[("id = \"one\"", "id = \"one\"\nranged = \"assault_cannon\"")]);
    let squares = ["3,1", "4,1", "5,1", "6,1", "7,1", "8,1", "0,0", "0,1", "10,1", "9,0", "9,2"];
    let more: String = squares
        .iter()
        .enumerate()
        .map(|(i, at)| format!("[[marine]]\nid = \"x{i}\"\nat = \"{at}\"\nfacing = \"S\"\n"))
        .collect();
    let many = parse(&changed(&[("[aliens]", &format!("{more}[aliens]"))]));
    assert_eq!(many.diagnostics.iter().filter(|found| found.code == "roster").count(), 1);
}
