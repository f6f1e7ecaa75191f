use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use content::hulk::Library;
use protocol::MissionEdit;
use serde_json::json;

use super::balance::Balancing;
use super::games::{Players, Shelf};
use super::predict::Predict;
use super::*;
use crate::background::{Left, LongWork as _};

const MOST: usize = 256 * 1024;

fn mission() -> Mission {
    playable(&kit().starter, MOST).expect("the example plays")
}

fn random() -> Players {
    Players::new("random", "random").expect("there is such a player")
}

#[test]
fn a_file_is_changed_and_shown() {
    let set =
        MissionEdit::Set { table: "rounds".into(), index: None, field: "limit".into(), value: json!(12) };
    let request = SheetRequest { text: kit().starter.clone(), edits: vec![set] };
    let sheet = make_sheet(&request, MOST).expect("it can be changed");
    assert!(sheet.playable && sheet.readable && sheet.text.contains("limit = 12"));
    assert_eq!(sheet.squares["marine.0.at"], ["2,1"]);
    assert_eq!((sheet.levels.len(), sheet.goals.len()), (1, 2));
}

#[test]
fn what_is_too_much_is_refused() {
    let request = SheetRequest { text: " ".repeat(MOST + 1), edits: Vec::new() };
    assert_eq!(make_sheet(&request, MOST).expect_err("too long").code, Code::TooLarge);
    let edit = MissionEdit::Paint { level: 0, squares: vec![(0, 0)], section: Some("a".into()) };
    let request = SheetRequest { text: kit().starter.clone(), edits: vec![edit; 101] };
    assert_eq!(make_sheet(&request, MOST).expect_err("too many").code, Code::BadTerms);
    let edit = MissionEdit::Paint { level: 0, squares: vec![(-30_000, 0)], section: Some("a".into()) };
    let request = SheetRequest { text: kit().starter.clone(), edits: vec![edit] };
    assert_eq!(make_sheet(&request, MOST).expect_err("too wide").code, Code::BadTerms);
    assert_eq!(Players::new("scout", "nobody").expect_err("no such player").code, Code::BadTerms);
    assert_eq!(Players::new("master", "scout").expect_err("it thinks too long").code, Code::BadTerms);
}

/// Everything that a drawing can begin with can be read.
#[test]
fn the_kit_can_be_used() {
    assert!(kit().prefabs.len() > 5);
    let empty = make_sheet(&SheetRequest { text: kit().empty.clone(), edits: Vec::new() }, MOST);
    assert!(empty.is_ok_and(|sheet| sheet.readable && !sheet.playable));
    for archetype in &kit().archetypes {
        let request = GeneratedRequest { archetype: Some(archetype.clone()), size: None, seed: 3 };
        assert!(playable(&generate(&request).expect("it is made").text, MOST).is_ok(), "{archetype}");
    }
}

/// Games of the same numbers have the same dice: a mission does not differ from itself, and the same games are not
/// played twice.
#[test]
fn games_are_compared_with_the_same_dice() {
    let shelf = Shelf::default();
    let (first, again) = (shelf.games(&mission(), &random()), shelf.games(&mission(), &random()));
    assert!(Arc::ptr_eq(&first, &again));
    let mut changed = mission();
    changed.title = content::Text::new("Another title");
    assert!(Arc::ptr_eq(&first, &shelf.games(&changed, &random())), "words change no game");
    let apart = super::games::Games::new(&mission(), random());
    for number in 0..6 {
        first.play(number);
        apart.play(number);
    }
    let difference = apart.difference(&first).expect("six games each");
    assert_eq!((difference.value, difference.low, difference.high), (0.0, 0.0, 0.0));
    changed.rounds.limit = Some(1);
    let shorter = shelf.games(&changed, &random());
    assert!(!Arc::ptr_eq(&first, &shorter));
}

#[test]
fn a_prediction_ends_when_it_is_known() {
    let games = Shelf::default().games(&mission(), &random());
    let work = Predict { games, before: None, next: AtomicU64::new(0) };
    while work.step() == Left::Something {}
    let prediction = work.report().expect("games were played");
    assert!(
        prediction.games >= 200 && prediction.marine.high - prediction.marine.low <= 0.06,
        "{prediction:?}"
    );
    assert_eq!(prediction.reasons.values().sum::<u32>(), prediction.games);
}

/// Every proposal can be made, is measured with the same dice, and the best one is not farther from the wish than the
/// mission as it is.
#[test]
fn proposals_can_be_made() {
    let text = Library::source("first-contact").expect("it is there");
    let mission = playable(text, MOST).expect("it plays");
    let base = Shelf::default().games(&mission, &random());
    let work = Balancing::new(text, &mission, &random(), base, 0.5);
    while work.step() == Left::Something {}
    let balance = work.report();
    assert!(balance.proposals.len() >= 4, "{balance:?}");
    let best = &balance.proposals[0];
    assert!((best.share.value - 0.5).abs() <= (balance.share.value - 0.5).abs() + 0.05, "{balance:?}");
    for proposal in &balance.proposals {
        let request = SheetRequest { text: text.to_owned(), edits: proposal.edits.clone() };
        assert!(make_sheet(&request, MOST).expect("it can be made").playable, "{proposal:?}");
    }
}
