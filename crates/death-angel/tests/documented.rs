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

/// Every line that a printed position can have is in the table.
#[test]
fn it_has_every_line() {
    let lines = [
        "players",
        "team",
        "round",
        "current",
        "phase",
        "location",
        "location-tokens",
        "ahead",
        "spawn",
        "blips-left",
        "blips-right",
        "deck",
        "discard",
        "slain-lords",
        "events",
        "events-known",
        "events-bottom",
        "events-discard",
        "chosen",
        "last",
        "resolved",
        "activated",
        "artefact",
        "now",
        "coming",
        "limited",
        "led",
        "door-tokens",
        "resolving",
        "over",
        "row",
    ];
    for line in lines {
        assert!(DOCUMENT.contains(&format!("`{line}`")) || DOCUMENT.contains(&format!("`{line} ")), "{line}");
        // And each of them is known to the reader.
        let problems = text::parse(&format!("players 1\n{line} ???")).err().unwrap_or_default();
        assert!(problems.iter().all(|problem| !problem.message.contains("no part of a position")), "{line}");
    }
    let unknown = text::parse("players 1\nnonsense 1").expect_err("no such line");
    assert_eq!(unknown[0].to_string(), "line 2: \"nonsense\" is no part of a position");
}
