//! Taking actions back.

use protocol::What;
use table::{Code, Command, Fact, People, Seat, Viewer};

use crate::house::{House, angel, eyes, hulk, hulk_with, practice, who};

fn undo(house: &mut House, person: &str) -> Result<(), Code> {
    let command = Command::Undo { version: house.table.version() };
    house.tries(&who(person), &command).map(drop).map_err(|refused| refused.code)
}

/// Each own action in turn, as far as nothing was rolled: here to the drawn counter.
#[test]
fn own_actions_are_taken_back_one_by_one() {
    let mut house = House::with(hulk("first-contact"), 1, &["ann", "bob"]);
    let mut views = vec![house.table.update(&eyes("ann"), None, &People::default(), 0).view];
    house.act_do("keep");
    for _ in 0..3 {
        views.push(house.table.update(&eyes("ann"), None, &People::default(), 0).view);
        house.act_on(|action| action["do"] == "turn" && action.get("cp").is_none());
    }
    assert_eq!(undo(&mut house, "bob"), Err(Code::NoUndo));
    while let Some(view) = views.pop() {
        let told = house.table.update(&eyes("ann"), None, &People::default(), 0).undo.unwrap();
        assert!(!told.marked);
        assert_eq!(undo(&mut house, "ann"), Ok(()));
        let update = house.table.update(&eyes("bob"), Some(house.table.version() - 1), &People::default(), 0);
        let undone = What::Undone { seat: Seat::Marine, to: told.to, marked: false };
        assert_eq!(update.steps.iter().map(|h| &h.what).collect::<Vec<_>>(), [&undone]);
        assert_eq!(house.table.update(&eyes("ann"), None, &People::default(), 0).view, view);
    }
    assert_eq!(undo(&mut house, "ann"), Err(Code::NoUndo));
}

/// Plays on, and compares for every action whether it can be taken back with what the
/// screen had said about it before, and with what happened.
#[test]
fn what_was_rolled_or_revealed_stays() {
    let mut seen = [0; 3];
    for seed in 0..6 {
        let mut house = House::with(hulk("first-contact"), seed, &["ann", "bob"]);
        for _ in 0..120 {
            let Some(table::Who::Person(person)) = house.decider() else { break };
            house.plays_on(seed.into());
            let Some(Fact::Played { picks, .. }) = house.record.last().map(|entry| &entry.fact) else {
                break;
            };
            let told = house.table.update(
                &Viewer::person(&person),
                Some(house.table.version() - 1),
                &People::default(),
                0,
            );
            let events = serde_json::to_string(&told.steps).unwrap();
            let revealed = events.contains("\"revealed\"") || events.contains("command_shown");
            let offered = told.undo.is_some();
            assert_eq!(offered, undo(&mut house.clone(), person.as_str()).is_ok());
            assert_eq!(offered, picks.is_empty() && !revealed, "{events}");
            seen[if !picks.is_empty() { 0 } else { 1 + usize::from(revealed) }] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 5), "{seen:?}");
}

/// What a seat is told about the risk of an answer is what it turns out to be, unless
/// something hidden decides.
#[test]
fn the_risk_is_told_before() {
    let mut wrong = 0;
    let mut right = [0, 0];
    for (terms, people) in
        [(hulk("first-contact"), vec!["ann", "bob"]), (angel(3), vec!["ann", "bob", "cid"])]
    {
        let mut house = House::with(terms, 2, &people);
        for _ in 0..300 {
            let legal = house.screen().legal;
            let Some(table::Who::Person(person)) = house.decider() else { break };
            let index = (house.table.version() as usize * 13) % legal.len();
            house.act(index);
            let is_free =
                house.table.update(&Viewer::person(&person), None, &People::default(), 0).undo.is_some();
            if legal[index].is_final != is_free {
                right[usize::from(is_free)] += 1;
            } else {
                wrong += 1;
            }
        }
    }
    assert!(right[0] > 50 && right[1] > 50 && wrong * 50 < right[0] + right[1], "{right:?} {wrong}");
}

#[test]
fn nobody_takes_back_behind_the_back_of_another_seat() {
    let mut house = House::with(angel(2), 1, &["ann", "bob"]);
    let first = if house.decider() == Some(who("ann")) { "ann" } else { "bob" };
    let second = if first == "ann" { "bob" } else { "ann" };
    house.act(0);
    house.act(0);
    assert_eq!(undo(&mut house, first), Err(Code::NoUndo));
    assert_eq!(undo(&mut house, second), Ok(()));
    // Now the other seat has not acted any more.
    assert_eq!(undo(&mut house, second), Err(Code::NoUndo));
    assert_eq!(undo(&mut house, first), Ok(()));
}

/// On one screen each seat is a seat of its own, unless it is practice.
#[test]
fn beyond_that_only_in_practice_and_marked() {
    for is_practice in [false, true] {
        let terms = hulk("first-contact");
        let mut house = House::with(if is_practice { practice(terms) } else { terms }, 1, &["ann"]);
        let version = house.table.version();
        house.act_do("redraw");
        house.plays_until(2, |house| house.decides() == Some(Seat::Alien));
        house.plays_on(2);
        house.plays_until(2, |house| house.decides() == Some(Seat::Marine));
        if !is_practice {
            while undo(&mut house, "ann").is_ok() {}
            assert!(house.table.version() > version + 3);
            continue;
        }
        while undo(&mut house, "ann").is_ok() {}
        let marked = |entry: &table::Entry| matches!(entry.fact, Fact::Undone { marked: true, to: 0, .. });
        assert!(house.record.iter().any(marked));
        assert!(house.table.update(&eyes("ann"), None, &People::default(), 0).undo.is_none());
        assert_eq!(house.screen().decision.unwrap().fields()["kind"], "command");
    }
}

/// The same action gives the same dice: step n draws from stream n of the seed.
#[test]
fn taking_back_never_rolls_again() {
    let solo = hulk_with("first-contact", forms::Fields::new(), Some(table::Solo::A));
    for terms in [practice(hulk("first-contact")), practice(solo), practice(angel(2))] {
        let mut house = House::with(terms, 5, &["ann"]);
        let mut rolled = 0;
        for _ in 0..200 {
            let Some(_) = house.decider() else { break };
            let index = (house.table.version() as usize * 13) % house.screen().legal.len();
            house.act(index);
            let Some(Fact::Played { picks, .. }) = house.record.last().map(|entry| entry.fact.clone()) else {
                break;
            };
            if picks.is_empty() {
                continue;
            }
            rolled += 1;
            let before = house.screen();
            undo(&mut house, "ann").unwrap();
            house.act(index);
            let Some(Fact::Played { picks: again, .. }) = house.record.last().map(|entry| &entry.fact) else {
                panic!("an action");
            };
            assert_eq!(picks, *again);
            assert_eq!(before.view, house.screen().view);
        }
        assert!(rolled > 5, "{rolled}");
    }
}

#[test]
fn nothing_is_taken_back_after_the_end() {
    let mut house = House::with(practice(angel(1)), 1, &["ann"]);
    while house.plays_on(4) {}
    assert_eq!(undo(&mut house, "ann"), Err(Code::Over));
    assert!(house.table.update(&eyes("ann"), None, &People::default(), 0).undo.is_none());
}
