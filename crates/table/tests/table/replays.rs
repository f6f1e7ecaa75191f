//! From one moment to any other.

use game_api::Seeded;
use protocol::What;
use serde_json::Value;
use table::{Board, Code, Command, Look, People, Record, Replay, ReplayFrame, Seat, Table, Viewer};

use crate::house::{House, angel, eyes, hulk, practice};
use crate::matches::kinds;

/// Every frame, jumped to in any order, is what was on the screen when it was played.
///
/// One thing is told later than it was seen: while all choose, the screen says of a seat that it has answered
/// before the rules ask it, and a frame says it once they have. Which card it is neither of them tells.
#[test]
fn any_frame_is_what_was_seen_then() {
    let mut n_choices = 0;
    for (terms, people) in kinds() {
        let mut house = House::with(terms, 2, &people);
        let looks: Vec<Look> = house.table.seats().iter().map(|&seat| Look::Seat(seat)).collect();
        let mut live = Vec::new();
        for _ in 0..60 {
            live.push(house.table.clone());
            house.plays_on(5);
            if house.decider().is_none() {
                break;
            }
        }
        let frames = live.last().unwrap().n_frames();
        let replay = Replay::load(&Record::new(house.record.clone())).unwrap();
        let mut chance = Seeded::new(1);
        for _ in 0..60 {
            let number = chance.below(frames as u32) as usize;
            let frame = replay.frame(number, Look::Spectator).unwrap();
            // Choices that were made early are played together: nobody saw the table between them.
            let Some(then) = live.iter().find(|table| table.version() == frame.version) else {
                assert_eq!(frame.phase, "choose", "frame {number} was never on the screen");
                continue;
            };
            n_choices += usize::from(frame.phase == "choose");
            is_what_was_seen(&frame, then);
            for &look in &looks {
                let frame = replay.frame(number, look).unwrap();
                let own = matches!((look, frame.seat), (Look::Seat(seat), Some(by)) if seat == by);
                assert_eq!(frame.action.is_some(), own);
            }
        }
        assert!(replay.frame(replay.n_frames(), Look::All).is_none());
    }
    assert!(n_choices > 20, "only {n_choices} frames of the choice of cards");
}

fn is_what_was_seen(frame: &ReplayFrame, then: &Table) {
    let spectator = then.update(&Viewer::Spectator, Some(then.version() - 1), &People::default(), 0);
    let (mut told, mut seen) =
        (Value::Object(frame.view.fields()), serde_json::to_value(&spectator.view).unwrap());
    let (told_early, seen_early) = (committed(&mut told), committed(&mut seen));
    // The cards of a seat that has answered are no longer shown, either.
    let answered = seen_early.iter().filter(|team| !told_early.contains(team));
    for team in answered.filter_map(|team| team.as_str()) {
        told["hands"].as_object_mut().expect("hands").remove(team);
    }
    assert_eq!(told, seen, "frame {}", frame.number);
    assert!(told_early.iter().all(|team| seen_early.contains(team)), "{told_early:?}, {seen_early:?}");
    if frame.phase != "choose" {
        assert_eq!(told_early, seen_early);
    }
    let step = &spectator.steps[0];
    assert_eq!(frame.events, step.events);
    match &step.what {
        What::Played { seat, by } => {
            assert_eq!((frame.seat, frame.by), (Some(*seat), Some(*by)));
            assert_eq!(frame.action, None);
        }
        What::Started => assert_eq!(frame.seat, None),
        other => panic!("{other:?}"),
    }
}

/// Takes the teams that have chosen out of a view.
fn committed(view: &mut serde_json::Value) -> Vec<serde_json::Value> {
    let teams = view.as_object_mut().and_then(|view| view.remove("committed"));
    teams.and_then(|teams| teams.as_array().cloned()).unwrap_or_default()
}

/// A round begins where it was begun last, also after something was taken back.
#[test]
fn a_round_is_found_by_its_number() {
    let mut house = House::with(practice(angel(1)), 1, &["ann"]);
    house.plays_until(4, |house| {
        house.table.n_frames() > 0 && house.screen().turn.as_deref() == Some("2 choose")
    });
    let version = house.table.version();
    house.does("ann", Command::Undo { version });
    house.plays_until(4, |house| house.screen().turn.as_deref() == Some("2 choose"));
    let replay = Replay::load(&Record::new(house.record.clone())).unwrap();
    let last = replay.n_frames() - 1;
    assert_eq!(replay.start_of_round(2), Some(last));
    assert_eq!(replay.frame(last, Look::All).unwrap().turn, 2);
    assert_eq!(replay.start_of_round(1), Some(0));
    assert_eq!(replay.start_of_round(3), None);
}

#[test]
fn everything_lies_open_only_at_the_end() {
    let mut house = House::with(hulk("first-contact"), 1, &["ann", "bob"]);
    for _ in 0..20 {
        house.plays_on(1);
    }
    assert_eq!(house.table.replay().unwrap_err().code, Code::NotOver);
    // What a seat sees of an earlier moment is what it saw then.
    let frame = house.table.frame(&eyes("ann"), 0).unwrap();
    assert!(!frame.view.text().contains("blip_pile"));
    assert!(frame.view.fields()["units"].as_array().unwrap().iter().all(|unit| unit.get("value").is_none()));
    house.does("ann", Command::Resign { seat: Seat::Marine });
    let replay = house.table.replay().unwrap();
    let open = replay.frame(0, Look::All).unwrap();
    assert!(open.view.fields()["units"].as_array().unwrap().iter().any(|unit| unit.get("value").is_some()));
    assert!(replay.frame(5, Look::All).unwrap().action.is_some());
}

/// Whoever shows a match needs to know one form, whoever looks.
#[test]
fn what_lies_open_has_the_form_of_a_view() {
    for terms in [hulk("first-contact"), angel(2)] {
        let mut house = House::with(terms, 1, &["ann", "bob"]);
        while house.plays_on(1) {}
        let replay = house.table.replay().unwrap();
        for number in (0..replay.n_frames()).step_by(9) {
            let view = |look| replay.frame(number, look).unwrap().view.fields();
            let (open, public) = (view(Look::All), view(Look::Spectator));
            let names = public.keys();
            let missing: Vec<_> = names.filter(|name| open.get(name.as_str()).is_none()).collect();
            assert!(missing.is_empty(), "{missing:?}");
        }
    }
}

#[test]
fn what_was_taken_back_is_there_too() {
    let mut house = House::with(practice(hulk("first-contact")), 1, &["ann"]);
    house.act_do("keep");
    house.act_do("turn");
    let version = house.table.version();
    house.does("ann", Command::Undo { version });
    house.act_do("overwatch");
    let replay = Replay::load(&Record::new(house.record.clone())).unwrap();
    let frame = |number| replay.frame(number, Look::All).unwrap();
    assert_eq!(replay.n_frames(), 5);
    assert_eq!(frame(3).undone_to, Some(1));
    assert_eq!(frame(3).view, frame(1).view);
    assert_ne!(frame(2).view, frame(1).view);
    assert_eq!(frame(4).action.unwrap().fields()["do"], "overwatch");
}

#[test]
fn scenes_are_told_in_words() {
    for (terms, is_hulk) in [(hulk("first-contact"), true), (angel(2), false)] {
        let mut house = House::with(terms, 1, &["ann", "bob"]);
        while house.plays_on(1) {}
        let replay = house.table.replay().unwrap();
        let mut words = 0;
        for number in 0..replay.n_frames() {
            let scene = replay.scene(number, Look::All).unwrap();
            assert_eq!(scene.action.is_some(), number > 0);
            assert_eq!(matches!(scene.board, Board::Hulk(_)), is_hulk);
            words += scene.events.len();
            let public = replay.scene(number, Look::Spectator).unwrap();
            assert_eq!(public.action, None);
        }
        assert!(words > 50);
        assert!(replay.scene(replay.n_frames(), Look::All).is_none());
    }
}

#[test]
fn a_match_that_never_started_has_no_frames() {
    let house = House::open(angel(2), 1);
    assert_eq!(house.table.n_frames(), 0);
    assert_eq!(house.table.frame(&Viewer::Spectator, 0), None);
    assert_eq!(Table::load(&house.record).unwrap().n_frames(), 0);
}
