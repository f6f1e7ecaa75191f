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

/// A fix names bytes of the text that it came with: those of a file with other line breaks must be the same ones.
#[test]
fn a_fix_hits_its_word_in_a_file_with_carriage_returns() {
    let wrong = kit().starter.replace("\"sergeant\"", "\"sargeant\"");
    let with_returns = wrong.replace('\n', "\r\n");
    let request = SheetRequest { text: with_returns.clone(), edits: Vec::new() };
    let sheet = make_sheet(&request, MOST).expect("it can be read");
    assert_eq!(sheet.text, wrong);
    let fix = sheet.findings.iter().find_map(|found| found.fix.clone()).expect("a word is nearly right");
    for text in [with_returns, wrong] {
        let request = SheetRequest { text, edits: fix.edits.clone() };
        assert_eq!(make_sheet(&request, MOST).expect("it is mended").text, kit().starter);
    }
}

/// A mistake that takes the map away is no wish for an empty deck.
#[test]
fn a_map_that_cannot_be_read_is_not_drawn() {
    let read =
        |text: String| make_sheet(&SheetRequest { text, edits: Vec::new() }, MOST).expect("it is read");
    let starter = &kit().starter;
    assert!(read(starter.clone()).readable);
    assert!(read(starter.replace("[rounds]", "[round]")).readable, "a mistake elsewhere hides nothing");
    for (from, to) in [("rows =", "row ="), ("[[map]]", "[[mapp]]"), ("[[map]]", "[[map]]\norigin = 7")] {
        assert!(starter.contains(from));
        assert!(!read(starter.replace(from, to)).readable, "{to}");
    }
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
    assert!(balance.proposals.len() > 6, "{balance:?}");
    // Who has played more stands in front, however lucky the first games of the others were.
    let games: Vec<u32> = balance.proposals.iter().map(|proposal| proposal.games).collect();
    assert_eq!(games[..6], [500, 500, 500, 200, 200, 60], "{games:?}");
    assert!(games[6..].iter().all(|games| *games == 60), "{games:?}");
    let best = &balance.proposals[0];
    assert!((best.share.value - 0.5).abs() <= (balance.share.value - 0.5).abs() + 0.05, "{balance:?}");
    for proposal in &balance.proposals {
        let request = SheetRequest { text: text.to_owned(), edits: proposal.edits.clone() };
        assert!(make_sheet(&request, MOST).expect("it can be made").playable, "{proposal:?}");
    }
}

/// However many goals a mission has, few changes are tried, and their boards are prepared one after the other.
#[test]
fn balancing_keeps_few_boards() {
    let text = Library::source("first-contact").expect("it is there");
    let goal = |n| {
        format!(
            "\n[[goal]]\nid = \"g{n}\"\nfor = \"marine\"\nwhen.aliens_killed = 5\ntext.en = \"Kill five.\"\n"
        )
    };
    let text = (0..60).map(goal).fold(text.to_owned(), |text, goal| text + &goal);
    let mission = playable(&text, MOST).expect("it plays");
    let base = Shelf::default().games(&mission, &random());
    let work = Balancing::new(&text, &mission, &random(), base, 0.5);
    assert_eq!(work.n_tried_and_prepared(), (40, 0));
    for _ in 0..200 {
        if work.step() == Left::Nothing {
            break;
        }
        assert!(work.n_tried_and_prepared().1 <= 1);
    }
    assert!(!work.report().proposals.is_empty());
}

/// A game that does not come to an end gives its thread back.
#[test]
fn a_game_may_be_broken_off() {
    let mission = lab::hulk::Mission {
        id: "bounded".to_owned(),
        title: "Bounded".to_owned(),
        position: mission().position(),
    };
    let table = lab::hulk::PreparedMission::new(&mission);
    let longest = lab::hulk::Longest { rounds: u16::MAX, decisions: 10 };
    let [marine, alien] = ["random"; 2].map(str::to_owned);
    let record =
        lab::hulk::play_within(longest, &table, &lab::hulk::Job { mission: 0, marine, alien, seed: 1 });
    assert_eq!((record.decisions, record.reason.as_str(), record.winner), (10, "max_actions", None));
}
