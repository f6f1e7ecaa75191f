//! Who sits where.

use serde_json::json;
use table::{Code, Command, GameTerms, Holder, People, Seat, Stage, WaitsFor, Who};

use crate::house::{House, angel, eyes, hulk, id, nonce, practice, who};

const TAKE: fn(Seat) -> Command = |seat| Command::Take { seat };

#[test]
fn a_match_starts_when_everybody_sits_and_has_contributed() {
    let mut house = House::open(hulk("first-contact"), 1);
    let start = |house: &mut House| house.tries(&Who::House, &Command::Start).map_err(|refused| refused.code);
    assert_eq!(start(&mut house), Err(Code::NotReady));
    house.does("ann", TAKE(Seat::Marine));
    assert_eq!(house.refuses("bob", TAKE(Seat::Marine)), Code::SeatTaken);
    assert_eq!(house.refuses("bob", TAKE(Seat::P1)), Code::NotYourSeat);
    assert_eq!(house.refuses("bob", house.commitment("bob")), Code::NotYourSeat);
    house.does("bob", TAKE(Seat::Alien));
    house.commits("bob");
    assert_eq!(start(&mut house), Err(Code::NotReady));
    house.commits("ann");
    assert_eq!(start(&mut house), Err(Code::NotReady));
    house.reveals("ann");
    house.reveals("bob");
    assert_eq!(house.refuses("ann", Command::Start), Code::NotAllowed);
    assert_eq!(house.table.stage(), Stage::Waiting);
    assert!(house.table.update(&eyes("ann"), None, &People::default(), 0).view.is_none());
    assert!(start(&mut house).is_ok());
    assert_eq!(house.table.stage(), Stage::Playing);
    assert_eq!(start(&mut house), Err(Code::Started));
}

/// Whoever is invited is told before they sit down which teams they would lead.
#[test]
fn dealt_teams_are_known_before_the_start() {
    let teams =
        |house: &House| [Seat::P1, Seat::P2, Seat::P3].map(|seat| house.table.teams_of(seat).join(" "));
    let mut terms = angel(2);
    let dealt = json!({ "p1": ["red", "blue"], "p2": ["grey", "green"] });
    terms.game = GameTerms::DeathAngel { players: 2, teams: dealt.as_object().cloned() };
    let mut house = House::open(terms, 1);
    assert_eq!(teams(&house), ["red blue", "grey green", ""]);
    house.does("ann", TAKE(Seat::P1));
    assert_eq!(teams(&house), ["red blue", "grey green", ""]);
    assert_eq!(teams(&House::open(angel(2), 1)), ["", "", ""]);
    assert_eq!(teams(&House::open(hulk("first-contact"), 1)), ["", "", ""]);
}

/// What somebody committed to goes with them when they leave before the start.
#[test]
fn who_leaves_before_the_start_is_no_part_of_the_seed() {
    let mut house = House::open(angel(2), 1);
    house.does("ann", TAKE(Seat::P1));
    house.commits("ann");
    house.does("ann", Command::Leave { seat: Seat::P1 });
    house.does("bob", TAKE(Seat::P1));
    house.does("ann", TAKE(Seat::P2));
    house.commits("bob");
    assert_eq!(house.refuses("bob", Command::Reveal { nonce: nonce("bob") }), Code::NotReady);
}

#[test]
fn a_seat_that_was_left_is_taken_over() {
    let mut house = House::with(hulk("first-contact"), 1, &["ann", "bob"]);
    assert_eq!(house.refuses("bob", Command::Leave { seat: Seat::Marine }), Code::NotYourSeat);
    house.does("ann", Command::Leave { seat: Seat::Marine });
    assert_eq!(house.table.waits_for(), WaitsFor::Holder { seat: Seat::Marine });
    assert_eq!(house.table.update(&eyes("ann"), None, &People::default(), 0).seat, None);
    // Who knows the secrets of the aliens does not play the Marines.
    assert_eq!(house.refuses("bob", TAKE(Seat::Marine)), Code::SeatTaken);
    house.does("cid", TAKE(Seat::Marine));
    let update = house.table.update(&eyes("cid"), Some(0), &People::default(), 0);
    assert_eq!(update.seat, Some(Seat::Marine));
    assert!(!update.legal.is_empty() && update.steps.len() == update.version as usize);
    // And who left comes back if the seat is free again.
    house.does("cid", Command::Leave { seat: Seat::Marine });
    house.does("ann", TAKE(Seat::Marine));
    house.act(0);
}

#[test]
fn a_computer_takes_over_and_leaves_again() {
    let mut house = House::with(hulk("first-contact"), 1, &["ann", "bob"]);
    let fill = |seat, name: &str| Command::Fill { seat, holder: Holder::Computer(name.into()) };
    let taken = house.tries(&Who::House, &fill(Seat::Marine, "random")).unwrap_err();
    assert_eq!(taken.code, Code::SeatTaken);
    house.does("ann", Command::Leave { seat: Seat::Marine });
    let unknown = house.tries(&Who::House, &fill(Seat::Marine, "oracle")).unwrap_err();
    assert!(unknown.message.contains("random"), "{unknown}");
    let person = Command::Fill { seat: Seat::Marine, holder: Holder::Person(id("cid")) };
    assert_eq!(house.tries(&Who::House, &person).unwrap_err().code, Code::NotAllowed);
    house.house(fill(Seat::Marine, "random"));
    assert_eq!(house.table.waits_for(), WaitsFor::Computer { seat: Seat::Marine });
    assert!(house.plays_on(1));
    house.house(Command::Fill { seat: Seat::Marine, holder: Holder::Nobody });
    house.does("ann", TAKE(Seat::Marine));
    let not_its_own = house.table.consider(
        &Who::Computer(Seat::Marine),
        &Command::Act { version: house.table.version(), choice: table::Choice::Index(0), turn: None },
        &house.secret,
        0,
    );
    assert_eq!(not_its_own.unwrap_err().code, Code::NotYourDecision);
}

/// Nobody sits down, leaves, or is seated when the match is over.
#[test]
fn seats_stay_as_they_were_at_the_end() {
    let mut house = House::with(hulk("first-contact"), 1, &["ann", "bob"]);
    house.does("bob", Command::Leave { seat: Seat::Alien });
    house.house(Command::Abandon);
    assert_eq!(house.refuses("cid", TAKE(Seat::Alien)), Code::Over);
    assert_eq!(house.refuses("ann", Command::Leave { seat: Seat::Marine }), Code::Over);
    let passing = protocol::Passing::WhenForced;
    assert_eq!(house.refuses("ann", Command::Prefer { seat: Seat::Marine, passing }), Code::Over);
    let fill = Command::Fill { seat: Seat::Alien, holder: Holder::Computer("random".into()) };
    assert_eq!(house.tries(&Who::House, &fill).unwrap_err().code, Code::Over);
}

#[test]
fn one_person_practices_alone() {
    let mut house = House::open(practice(hulk("first-contact")), 1);
    house.does("ann", TAKE(Seat::Marine));
    assert_eq!(house.refuses("bob", TAKE(Seat::Alien)), Code::SeatTaken);
    house.does("ann", TAKE(Seat::Alien));
}

#[test]
fn the_house_and_the_guests_have_their_own_commands() {
    let mut house = House::with(hulk("first-contact"), 1, &["ann", "bob"]);
    for command in [Command::Tick, Command::Pause, Command::Resume, Command::Close, Command::Abandon] {
        assert_eq!(house.refuses("ann", command), Code::NotAllowed);
    }
    let act = Command::Act { version: house.table.version(), choice: table::Choice::Index(0), turn: None };
    assert_eq!(house.tries(&Who::House, &act).unwrap_err().code, Code::NotAllowed);
    assert_eq!(
        house.tries(&Who::Computer(Seat::Alien), &Command::Rematch).unwrap_err().code,
        Code::NotAllowed
    );
    let stranger = table::Secret::new([9; 32]);
    let wrong = house.table.consider(&who("ann"), &act, &stranger, 0).unwrap_err();
    assert_eq!(wrong.code, Code::House);
}
