//! Changes of mission files keep what they do not change, and mend what they promise to mend.

use std::collections::BTreeSet;
use std::path::PathBuf;

use content::hulk::workshop::{EMPTY_DECK, Edit, FixKind, edit, layers, sheet};
use content::hulk::{Library, parse, starter};
use serde_json::{Value, json};
use space_hulk::{Coord, Options};

fn set(table: &str, index: Option<usize>, field: &str, value: Value) -> Edit {
    Edit::Set { table: table.into(), index, field: field.into(), value }
}

fn add(table: &str, fields: Value) -> Edit {
    Edit::Add { table: table.into(), fields: fields.as_object().expect("fields").clone() }
}

fn paint(squares: &[(i16, i16)], section: Option<char>) -> Edit {
    Edit::Paint { level: 0, squares: squares.to_vec(), section }
}

fn comments(text: &str) -> Vec<&str> {
    text.lines().filter_map(|line| line.split_once('#')).map(|(_, comment)| comment).collect()
}

/// A field is changed in its place; the comment behind it and everything else stay.
#[test]
fn a_change_leaves_the_rest_as_it_is_written() {
    let source = starter("mine", "Mine");
    let changed = edit(&source, &[set("", None, "difficulty", json!(4))]).expect("it can be changed");
    assert_eq!(changed, source.replace("difficulty = 2  #", "difficulty = 4  #"));
    let back = edit(&changed, &[set("", None, "difficulty", json!(2))]).expect("and back");
    assert_eq!(back, source);
}

/// Fields, tables and drawings are added, changed and taken away again.
#[test]
fn what_is_added_can_be_removed() {
    let source = starter("mine", "Mine");
    let marine = json!({"id": "third", "at": "2,0", "facing": "E"});
    let with = edit(&source, &[add("marine", marine)]).expect("a Marine more");
    let mission = parse(&with).mission.expect("it plays");
    assert_eq!(mission.marines.len(), 3);
    assert_eq!(comments(&with), comments(&source));
    let without = edit(&with, &[Edit::Remove { table: "marine".into(), index: Some(2) }]).expect("and less");
    assert_eq!(without, source);
    let armed = edit(&source, &[set("marine", Some(1), "ranged", json!("heavy_flamer"))]).expect("arms");
    assert!(armed.contains("name = \"Brother Second\"\nranged = \"heavy_flamer\"\nat = \"2\""), "{armed}");
    let unarmed = edit(&armed, &[set("marine", Some(1), "ranged", Value::Null)]).expect("none");
    assert_eq!(unarmed, source);
}

/// A map grows to every side: nothing that stands on it moves.
#[test]
fn the_map_grows_without_moving_anything() {
    let source = starter("mine", "Mine");
    let before = parse(&source).mission.expect("it plays");
    let grown = edit(&source, &[paint(&[(-2, 1), (-1, 1), (1, -1)], Some('z'))]).expect("floor");
    let after = parse(&grown).mission.expect("it plays");
    assert_eq!(after.board.levels[0].origin, Coord { x: -2, y: -1, level: 0 });
    assert_eq!(
        (&after.marines, &after.board.doors, &after.marks),
        (&before.marines, &before.board.doors, &before.marks)
    );
    let shrunk = edit(&grown, &[paint(&[(-2, 1), (-1, 1), (1, -1)], None)]).expect("less floor");
    assert_eq!(shrunk, source);
}

/// A mark by which nothing is called any more goes with the last thing that was called by it.
#[test]
fn unused_marks_are_wiped_out() {
    let source = starter("mine", "Mine");
    let moved = edit(&source, &[set("marine", Some(1), "at", json!("0,0"))]).expect("moved");
    assert!(moved.contains("..1+....+.....X"), "{moved}");
    assert!(parse(&moved).diagnostics.iter().all(|found| found.code != "unused-mark"));
}

/// The mission of the document is drawn from nothing, and is the mission of its file.
#[test]
fn a_mission_is_drawn_from_nothing() {
    let document = std::fs::read_to_string("../../docs/formats/mission.md").expect("it is there");
    let file = document.split("```mission\n").nth(1).and_then(|rest| rest.split("```").next());
    let expected = parse(file.expect("an example")).mission.expect("it plays");
    let row = |y: i16, xs: std::ops::Range<i16>| xs.map(move |x| (x, y)).collect::<Vec<_>>();
    let room: Vec<_> = (0..3).flat_map(|y| row(y, 0..3)).collect();
    let shaft: Vec<_> = (2..6).map(|y| (7, y)).collect();
    let mut edits = vec![
        paint(&room, Some('a')),
        paint(&row(1, 3..7), Some('b')),
        paint(&row(1, 7..12), Some('c')),
        paint(&shaft, Some('d')),
        set("sections", None, "a", json!("room")),
        set("", None, "id", json!("the-long-way")),
        set("title", None, "en", json!("The Long Way")),
        set("briefing", None, "en", json!("Two Marines have to cross the deck.")),
        add("door", json!({"at": "3,1"})),
        add("entry", json!({"id": "north", "at": "7,5", "from": "N"})),
        add("exit", json!({"at": "11,1", "to": "E"})),
    ];
    edits.extend([
        add(
            "marine",
            json!({"id": "orso", "name": "Sergeant Orso", "rank": "sergeant",
            "melee": "power_sword", "at": "2,1", "facing": "E"}),
        ),
        add("marine", json!({"id": "dario", "at": "1,1", "facing": "E"})),
        set("aliens", None, "starting_blips", json!(1)),
        set("aliens", None, "reinforcements", json!(1)),
        set("rounds", None, "limit", json!(8)),
        set("rounds", None, "winner", json!("alien")),
        add(
            "goal",
            json!({"for": "marine", "id": "across", "immediate": true,
            "text": {"en": "Both Marines leave in the east."}, "when": {"marines_exited": 2}}),
        ),
    ]);
    let drawn = edit(EMPTY_DECK, &edits).expect("every change can be made");
    let report = parse(&drawn);
    let mut mission = report.mission.unwrap_or_else(|| panic!("{:#?}\n{drawn}", report.diagnostics));
    // Marks are names in a file, and change nothing on the board.
    mission.marks = expected.marks.clone();
    assert_eq!(mission, expected, "{drawn}");
    assert_eq!(mission.position(), expected.position());
}

/// Every mission of the library is opened, changed and changed back: text, position and comments are the same.
#[test]
fn the_library_survives_being_edited() {
    for entry in Library::built_in().entries() {
        let id = &entry.mission.id;
        let source = Library::source(id).expect("it has a file");
        assert_eq!(edit(source, &[]).as_deref(), Ok(source), "{id}");
        let level = &entry.mission.board.levels[0];
        let beyond = (level.origin.x - 3, level.origin.y - 2);
        let there = edit(source, &[paint(&[beyond], Some('z')), set("", None, "author", json!("X"))]);
        let there = there.unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(comments(&there), comments(source), "{id}");
        let author = json!(entry.mission.author);
        let back = edit(&there, &[paint(&[beyond], None), set("", None, "author", author)]).expect("back");
        let read = parse(&back).mission.expect("it plays");
        assert_eq!(read, entry.mission, "{id}");
        assert_eq!(comments(&back), comments(source), "{id}");
    }
}

/// What is written on the lines of its key can be changed, too.
#[test]
fn inline_tables_can_be_changed() {
    let source = "format = 1\ntitle = { en = \"A\" } # why\ngoal = [{ for = \"marine\", id = \"x\", when = { round = 2 } }]\n";
    let edits = [
        set("title", None, "sk", json!("B")),
        set("goal", Some(0), "immediate", json!(true)),
        add("goal", json!({"for": "alien", "id": "y", "when": {"round": 3}})),
    ];
    let changed = edit(source, &edits).expect("it can be changed");
    assert!(changed.contains("title = { en = \"A\", sk = \"B\" } # why"), "{changed}");
    assert!(changed.contains("immediate = true") && changed.contains("id = \"y\""), "{changed}");
}

/// A text that is no TOML is not touched, and still says what is wrong where.
#[test]
fn a_damaged_text_is_left_alone() {
    let damaged = starter("mine", "Mine").replace("[rounds]", "[rounds");
    assert!(edit(&damaged, &[paint(&[(0, 0)], Some('a'))]).is_err());
    let shown = sheet(&damaged);
    assert!(shown.mission.is_none());
    assert!(shown.findings.iter().any(|found| found.code == "syntax" && found.start.0 > 60));
}

/// Findings have their squares, and their fixes mend them.
#[test]
fn fixes_mend_their_findings() {
    let source = starter("mine", "Mine").replace("rank = \"sergeant\"", "rank = \"sargeant\"");
    let mended = |source: &str, code: &str| {
        let shown = sheet(source);
        let found = shown.findings.iter().find(|found| found.code == code);
        let found = found.unwrap_or_else(|| panic!("no {code} in {:?}", shown.findings));
        let fix = found.fix.clone().unwrap_or_else(|| panic!("no fix in {found:?}"));
        let text = edit(source, &fix.edits).expect("the fix can be made");
        assert!(sheet(&text).findings.iter().all(|found| found.code != code), "{text}");
        (text, fix.kind, found.squares.clone())
    };
    let (text, kind, squares) = mended(&source, "bad-value");
    assert_eq!((text, kind), (starter("mine", "Mine"), FixKind::Word("sergeant".into())));
    assert_eq!(squares, [Coord { x: 2, y: 1, level: 0 }]);
    let island = edit(&starter("mine", "Mine"), &[paint(&[(20, 1), (21, 1)], Some('y'))]).expect("floor");
    let (text, kind, _) = mended(&island, "unreachable-floor");
    assert_eq!((text, kind), (starter("mine", "Mine"), FixKind::TakeFloor(2)));
    let marked = starter("mine", "Mine").replace("..1+", "Q.1+").replace(".21+....", "Q21+....");
    assert_eq!(mended(&marked, "unused-mark").1, FixKind::WipeMark('Q'));
}

/// What a Marine sees and how far he has to go, on a map that can be counted by hand.
#[test]
fn layers_of_a_small_map() {
    let mission = parse(&starter("mine", "Mine")).mission.expect("it plays");
    let at = |x, y| Coord { x, y, level: 0 };
    let found = layers(&mission, Some(at(4, 1))).expect("it plays");
    assert!(found.seen.contains(&at(7, 1)) && !found.seen.contains(&at(12, 1)), "a closed door is between");
    assert_eq!((found.distances[&at(4, 1)], found.distances[&at(7, 1)]), (0, 3));
    // Into the side passage he turns once, or steps round the corner.
    assert!((3..=5).contains(&found.distances[&at(7, 2)]));
    // The door costs a point.
    assert_eq!(found.distances[&at(9, 1)], 6);
    assert!(found.entries_seen.is_empty() && found.unreachable.is_empty());
    assert!(layers(&mission, Some(at(7, 2))).expect("it plays").entries_seen.contains(&"A".to_owned()));
}

/// The file that a test of the page makes by hand alone has every field of the format and every condition; the marks of a
/// map are only other names of squares.
#[test]
fn the_page_makes_every_construct() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../ui/tests/e2e/fixtures/everything.toml");
    let source = std::fs::read_to_string(path).expect("the fixture");
    let shown = sheet(&source);
    assert!(shown.mission.is_some(), "{:?}", shown.findings);
    let mut found = std::collections::BTreeSet::new();
    collect(&shown.fields, &mut found);
    for form in content::hulk::schema::ALL {
        for field in form.fields.iter().filter(|field| !["marks", "walls", "between", "read"].contains(field))
        {
            assert!(found.contains(*field), "{} has no `{field}`", form.name);
        }
    }
    assert!(found.contains("walls"));
}

fn collect(value: &Value, found: &mut std::collections::BTreeSet<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| collect(item, found)),
        Value::Object(fields) => {
            for (key, inner) in fields {
                found.insert(key.clone());
                collect(inner, found);
            }
        }
        _ => {}
    }
}

/// Every code that the readers and the linter of missions write, as the sources have them.
fn codes() -> BTreeSet<String> {
    const OPENINGS: [&str; 7] =
        [".error(", ".wrong(", ".warn(", "Level::Note,", "Level::Warning,", "Level::Error,", "code:"];
    let src = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
    let mut folders = vec![PathBuf::from(src)];
    let mut codes = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path())
        {
            let other = ["angel", "campaign", "guide"].iter().any(|name| path.ends_with(name));
            if path.is_dir() && !other {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let source = std::fs::read_to_string(&path).expect("a source");
                let literals = OPENINGS.iter().flat_map(|opening| source.split(*opening).skip(1));
                codes.extend(
                    literals
                        .filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next())
                        .filter(|code| code.chars().all(|c| c.is_ascii_lowercase() || c == '-'))
                        .map(str::to_owned),
                );
            }
        }
    }
    codes
}

/// The workshop tells every finding in the language of the page, and has no words for others.
#[test]
fn every_kind_of_finding_has_words() {
    let codes = codes();
    let seen = |text: &str| sheet(text).findings.into_iter().map(|found| found.code).collect::<Vec<_>>();
    for text in ["[rounds", "format = 9", "format = 1\nid = 3\nwrong = 1", EMPTY_DECK] {
        let seen = seen(text);
        assert!(!seen.is_empty() && seen.iter().all(|code| codes.contains(*code)), "{seen:?}");
    }
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../ui/locales/space-hulk/workshop-findings");
    for language in ["en", "sk", "hu", "it", "de"] {
        let words = std::fs::read_to_string(format!("{folder}/{language}.ftl")).expect("a file of words");
        let told: BTreeSet<String> = words
            .lines()
            .filter_map(|line| Some(line.strip_prefix("workshop-finding-")?.split_once(" = ")?.0.to_owned()))
            .filter(|code| code != "squares")
            .collect();
        assert_eq!(told, codes, "{language}");
    }
}

/// The options of the rules and their values are told in the language of the page.
#[test]
fn every_option_of_the_rules_has_words() {
    for language in ["en", "sk", "hu", "it", "de"] {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../ui/locales/space-hulk");
        let words = std::fs::read_to_string(format!("{path}/{language}.ftl")).expect("a file of words");
        let has = |key: &str| words.lines().any(|line| line.starts_with(&format!("{key} = ")));
        for (name, allowed) in Options::allowed().filter(|(name, _)| *name != "timer_seconds") {
            assert!(
                has(&format!("option-{name}")) && has(&format!("option-{name}-about")),
                "{language}: {name}"
            );
            let values = allowed.split_whitespace().filter(|value| value.parse::<u32>().is_err());
            for value in values.filter(|value| !["true", "false"].contains(value)) {
                assert!(has(&format!("value-{value}")), "{language}: {name}: {value}");
            }
        }
    }
}
