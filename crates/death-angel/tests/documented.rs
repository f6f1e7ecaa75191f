//! Keeps `docs/formats/text-formation.md` true.

use death_angel::{DeathAngel, text};
use game_api::{Journal, Seeded};

const DOCUMENT: &str = include_str!("../../../docs/formats/text-formation.md");

#[test]
fn its_formations_can_be_read_and_played() {
    let formations: Vec<&str> = DOCUMENT.split("\n```formation\n").skip(1).collect();
    assert_eq!(formations.len(), 2);
    for rest in formations {
        let lines = rest.split("\n```\n").next().expect("a block ends");
        let position = text::parse(lines).unwrap_or_else(|problems| panic!("{problems:?}"));
        assert_eq!(text::parse(&text::print(&position)), Ok(position.clone()));
        let game = DeathAngel::from_position(&position, &mut Seeded::new(1), &mut Journal::discard());
        assert!(game.is_ok(), "{game:?}");
    }
}

/// The first column of the table of lines, and the row that has a section of its own.
fn documented_lines() -> Vec<String> {
    let (rows, rest) = DOCUMENT.split_once("\n## Lines\n").expect("a section about lines");
    let head = rows.lines().find_map(|line| line.strip_prefix("`row ")).map(|_| "row".to_owned());
    let firsts = rest.lines().filter_map(|line| line.strip_prefix("| `")?.split_once(" | "));
    let lines = firsts.flat_map(|(first, _)| first.split(", ")).map(|line| line.trim_matches('`').to_owned());
    lines.chain(head).collect()
}

/// The table has every line that the reader and the printer know, and no other.
#[test]
fn it_has_every_line() {
    let mut documented = documented_lines();
    documented.sort();
    let mut known: Vec<String> = text::Line::ALL.iter().map(|line| line.name().to_owned()).collect();
    known.sort();
    assert_eq!(documented, known);
    let unknown = text::parse("players 1\nnonsense 1").expect_err("no such line");
    assert_eq!(unknown[0].to_string(), "line 2: \"nonsense\" is no part of a position");
}
