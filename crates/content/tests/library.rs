//! The missions that come with the program.

use space_hulk::text;

fn mission(id: &str) -> content::Mission {
    let path = format!("{}/../../missions/{id}.toml", env!("CARGO_MANIFEST_DIR"));
    let report = content::parse(&std::fs::read_to_string(path).expect("the file is there"));
    assert_eq!(report.count(content::Level::Warning), 0, "{:#?}", report.diagnostics);
    report.mission.expect("no error")
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
    for id in ["shakedown", "first-contact"] {
        let mission = mission(id);
        let printed = content::print(&mission);
        let report = content::parse(&printed);
        assert_eq!(report.mission.as_ref(), Some(&mission), "{printed}\n{:#?}", report.diagnostics);
        assert_eq!(content::print(&mission), printed);
    }
}
