//! Keeps `docs/formats/text-board.md` true.

use super::{mistakes, parse, print, read};
use crate::text::{condition, details, lines::KINDS};

const DOCUMENT: &str = include_str!("../../../../../docs/formats/text-board.md");

/// The blocks of the document that are marked so.
fn blocks(mark: &str) -> Vec<&'static str> {
    let opening = format!("\n```{mark}\n");
    let starts = DOCUMENT.split(&opening).skip(1);
    starts.map(|rest| rest.split("\n```\n").next().expect("a block ends")).collect()
}

#[test]
fn its_boards_can_be_read() {
    let boards = blocks("board");
    assert!(boards.len() >= 5);
    for board in boards {
        let position = read(board);
        assert_eq!(parse(&print(&position)), Ok(position));
    }
}

#[test]
fn its_mistakes_give_these_messages() {
    let mistakes = blocks("mistake");
    assert_eq!(mistakes.len(), 3);
    mistakes.into_iter().for_each(mistakes::check);
}

#[test]
fn it_has_every_word() {
    for kind in KINDS {
        assert!(DOCUMENT.contains(&format!("`{}`", kind.example)), "{}", kind.example);
    }
    for word in condition::words().chain(details::words()) {
        let is_there = [format!("`{word}`"), format!("`{word} ")].iter().any(|form| DOCUMENT.contains(form));
        assert!(is_there, "{word}");
    }
}
