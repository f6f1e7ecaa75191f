//! The missions that come with the program.

use content::Level;
use content::hulk::library::Origin;
use content::hulk::{Library, Series};
use space_hulk::text;

fn mission(id: &str) -> content::hulk::Mission {
    Library::built_in().find(id).expect("it is there").clone()
}

/// The linter has nothing against them.
#[test]
fn every_mission_is_sound() {
    for entry in Library::built_in().entries() {
        let id = entry.mission.id.as_str();
        let source = Library::source(id).expect("the file is called as the mission");
        let report = content::hulk::parse_file(source, Some(id));
        let shown = content::render(id, source, &report, false);
        assert_eq!((report.count(Level::Error), report.count(Level::Warning)), (0, 0), "{shown}");
        assert_eq!(report.mission.as_ref(), Some(&entry.mission), "{id}");
    }
}

#[test]
fn the_library_is_sorted_and_has_each_id_once() {
    let mut library = Library::built_in().clone();
    let path = std::path::PathBuf::from("own.toml");
    let twice = library.add(mission("shakedown"), Origin::File(path.clone()));
    assert_eq!(twice.expect_err("there is one").id, "shakedown");
    let mut own = mission("shakedown");
    (own.id, own.series, own.chapter) = ("own".into(), Series::Tutorial, Some(1));
    library.add(own, Origin::File(path)).expect("a new id");
    let order: Vec<_> = library
        .entries()
        .iter()
        .map(|entry| (entry.mission.series, entry.mission.chapter, entry.mission.id.clone()))
        .collect();
    assert!(order.is_sorted());
    assert!(library.find("own").is_some() && library.find("nowhere").is_none());
}

/// What people read, with the words made from a condition where nothing is given.
#[test]
fn an_overview_tells_forces_goals_and_map() {
    let mut mission = mission("shakedown");
    mission.goals[0].text = None;
    let page = content::hulk::overview(&mission, content::Language::Sk);
    for part in [
        "Skúška ohňom",
        "Varga                sergeant, storm bolter, power sword; at 2,6 facing E",
        "2 blips in each round",
        "The Marines win at once: 3 Marines have left the map.",
        "The aliens win after round 12.",
        "   6  MMM+..........+....+........+...X",
    ] {
        assert!(page.contains(part), "{part}\n{page}");
    }
}

/// The mission to begin with can be played as it is.
#[test]
fn the_starter_has_no_findings() {
    let source = content::hulk::starter("my-own", "My \"Own\"");
    let report = content::hulk::parse_file(&source, Some("my-own"));
    assert!(report.diagnostics.is_empty(), "{:#?}", report.diagnostics);
    assert_eq!(report.mission.expect("no error").title.get(content::Language::De), "My \"Own\"");
    assert_eq!(content::hulk::format(&source).expect("TOML"), source);
}

/// `blipfall bench` plays it: its figures stay comparable only with this position.
#[test]
fn shakedown_is_the_position_that_the_bench_has_always_played() {
    let board = include_str!("shakedown.txt");
    assert_eq!(mission("shakedown").position(), text::parse(board).expect("a board"));
}

#[test]
fn first_contact_is_the_position_of_the_protocol_tests() {
    let board = include_str!("first-contact.txt");
    assert_eq!(mission("first-contact").position(), text::parse(board).expect("a board"));
}

#[test]
fn what_is_printed_is_read_back() {
    for entry in Library::built_in().entries() {
        let mission = entry.mission.clone();
        let printed = content::hulk::print(&mission);
        let report = content::hulk::parse(&printed);
        assert_eq!(report.mission.as_ref(), Some(&mission), "{printed}\n{:#?}", report.diagnostics);
        assert_eq!(content::hulk::print(&mission), printed);
    }
}
