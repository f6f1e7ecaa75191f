//! Windows that somebody would rather not be asked about.

use protocol::{Passing, What};
use table::{By, Code, Command, Fact, People, Seat, Viewer, WaitsFor, Who};

use crate::house::{House, angel, eyes, hulk};

fn prefers(house: &mut House, passing: Passing) {
    house.does("ann", Command::Prefer { seat: Seat::Marine, passing });
}

fn passes(house: &House) -> bool {
    matches!(house.table.waits_for(), WaitsFor::Person { passes: true, .. })
}

fn pass(house: &House) -> Command {
    Command::Pass { version: house.table.version() }
}

/// A window in which passing is the only answer.
fn forced(house: &House) -> bool {
    let legal = house.screen().legal;
    legal.len() == 1 && legal[0].action.fields()["do"] == "pass"
}

fn reaction(house: &House) -> bool {
    house.screen().decision.is_some_and(|decision| decision.fields()["kind"] == "reaction")
}

/// A match that is played up to a moment that is wanted; tries several.
fn at(wanted: impl Fn(&House) -> bool, marines_wait: bool) -> House {
    for seed in 0..60 {
        let mut house = House::with(hulk("first-contact"), seed, &["ann", "bob"]);
        for _ in 0..400 {
            if wanted(&house) {
                return house;
            }
            if house.decider().is_none() {
                break;
            }
            // Marines who wait have points left when the aliens come.
            let ends =
                house.screen().legal.iter().position(|answer| answer.action.fields()["do"] == "end_turn");
            match ends.filter(|_| marines_wait && house.decides() == Some(Seat::Marine)) {
                Some(index) => house.act(index),
                None => drop(house.plays_on(seed.into())),
            }
        }
    }
    panic!("no such moment");
}

#[test]
fn the_house_passes_for_who_prefers_it() {
    let mut house = at(forced, false);
    assert!(!passes(&house));
    let command = pass(&house);
    assert_eq!(house.tries(&Who::House, &command).unwrap_err().code, Code::NotAllowed);
    prefers(&mut house, Passing::WhenForced);
    assert!(passes(&house));
    let by_hand = {
        let mut house = house.clone();
        house.act(0);
        house
    };
    house.house(pass(&house));
    let Some(Fact::Played { by, .. }) = house.record.last().map(|entry| &entry.fact) else { panic!() };
    assert_eq!(*by, By::Preference);
    // Nobody can tell which it was.
    for viewer in [eyes("bob"), Viewer::Spectator] {
        assert_eq!(
            house.table.update(&viewer, Some(0), &People::default(), 0),
            by_hand.table.update(&viewer, Some(0), &People::default(), 0)
        );
    }
}

#[test]
fn where_there_is_an_answer_the_person_is_asked() {
    let mut house = at(|house| reaction(house) && !forced(house), true);
    prefers(&mut house, Passing::WhenForced);
    assert!(!passes(&house));
    let command = pass(&house);
    assert_eq!(house.tries(&Who::House, &command).unwrap_err().code, Code::NotAllowed);
    // Unless they want no reactions this turn.
    prefers(&mut house, Passing::ThisTurn);
    assert!(passes(&house));
    let turn =
        |house: &House| house.table.frame(&Viewer::Spectator, house.table.n_frames() - 1).unwrap().turn;
    let now = turn(&house);
    house.house(pass(&house));
    // In the next turn they are asked again.
    for _ in 0..600 {
        if turn(&house) > now && reaction(&house) && !forced(&house) {
            assert!(!passes(&house));
            return;
        }
        if !house.plays_on(3) {
            return;
        }
    }
}

/// The card game has no windows for reactions: to be done with a step is a decision of its own.
#[test]
fn nothing_is_passed_in_the_card_game() {
    let mut house = House::with(angel(1), 3, &["ann"]);
    house.does("ann", Command::Prefer { seat: Seat::P1, passing: Passing::ThisTurn });
    let mut n_passes = 0;
    while house.decider().is_some() {
        n_passes +=
            usize::from(house.screen().legal.iter().any(|answer| answer.action.fields()["do"] == "pass"));
        assert!(!passes(&house));
        house.does("ann", Command::Prefer { seat: Seat::P1, passing: Passing::ThisTurn });
        house.plays_on(3);
    }
    assert!(n_passes > 5, "{n_passes}");
}

#[test]
fn a_pass_of_an_old_version_is_refused() {
    let mut house = at(forced, false);
    prefers(&mut house, Passing::WhenForced);
    let command = pass(&house);
    house.act(0);
    assert_eq!(house.tries(&Who::House, &command).unwrap_err().code, Code::Stale);
}

/// To the record it is a preference, to others a person's answer.
#[test]
fn an_automatic_pass_is_told_as_the_persons_own() {
    let mut house = at(forced, false);
    prefers(&mut house, Passing::WhenForced);
    let version = house.table.version();
    house.house(pass(&house));
    let told = house.table.update(&eyes("bob"), Some(version), &People::default(), 0).steps;
    assert!(matches!(told[0].what, What::Played { seat: Seat::Marine, by: protocol::By::Person, .. }));
}
