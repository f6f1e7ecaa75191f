//! All choose at once: answers before the rules ask for them, kept secret until their turn comes.

use protocol::Update;
use table::{
    Choice, Code, Command, Fact, Holder, People, Record, Seat, Table, Viewer, WaitsFor, Who, verify,
};

use crate::house::{House, angel, eyes, id, who};

const PEOPLE: [&str; 3] = ["anna", "berta", "clara"];

/// Three people whose teams are taken, before their first choice.
fn three() -> House {
    let mut house = House::with(angel(3), 7, &PEOPLE);
    house.plays_until(1, is_choosing);
    house
}

fn is_choosing(house: &House) -> bool {
    update(house, "anna").turn.is_some_and(|turn| turn.ends_with("choose"))
}

fn update(house: &House, person: &str) -> Update {
    house.table.update(&eyes(person), Some(0), &People::default(), 0)
}

fn act(version: u32, index: u32) -> Command {
    Command::Act { version, choice: Choice::Index(index), turn: None }
}

/// Makes all choices of a person, each the one of this place in the list.
fn chooses(house: &mut House, person: &str, index: u32) {
    let turn = update(house, person).turn;
    while !update(house, person).legal.is_empty() && update(house, person).turn == turn {
        house.does(person, act(house.table.version(), index));
    }
}

/// Whoever is quick does not wait, in any order; nobody waits for anybody but the last.
#[test]
fn all_choose_in_any_order() {
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [2, 0, 1]] {
        let mut house = three();
        let turn = update(&house, "anna").turn;
        for (i, person) in order.map(|i| PEOPLE[i]).into_iter().enumerate() {
            let awaited: Vec<String> = house.table.awaited().into_iter().map(ToString::to_string).collect();
            let mut missing = order[i..].iter().map(|&i| PEOPLE[i].to_owned()).collect::<Vec<_>>();
            missing.sort();
            assert_eq!(awaited, missing, "lists tell all of them that it is their turn");
            assert_eq!(update(&house, person).turn, turn, "still the same choice");
            assert!(!update(&house, person).legal.is_empty(), "{person} can choose as number {i}");
            chooses(&mut house, person, 0);
        }
        assert_ne!(update(&house, "anna").turn, turn, "the cards are turned up with the last choice");
        let steps: Vec<_> = house.record.iter().rev().map(|entry| entry.fact.name()).take(6).collect();
        assert!(steps.contains(&"played"), "{steps:?}");
    }
}

/// What the rules see does not depend on who was quick: the same choices lead to the same game.
#[test]
fn the_order_changes_nothing() {
    let play = |order: [usize; 3]| {
        let mut house = three();
        order.iter().for_each(|&i| chooses(&mut house, PEOPLE[i], 1));
        let played = house.record.iter().filter_map(|entry| match &entry.fact {
            Fact::Played { seat, action, picks, hash, .. } => {
                Some((*seat, action.clone(), picks.clone(), *hash))
            }
            _ => None,
        });
        played.collect::<Vec<_>>()
    };
    assert_eq!(play([0, 1, 2]), play([2, 1, 0]));
    assert_eq!(play([0, 1, 2]), play([1, 0, 2]));
}

/// Two matches that differ in an early choice are the same to everybody else, byte for byte.
#[test]
fn nobody_learns_more_than_that_a_seat_is_ready() {
    let (mut one, mut other) = (three(), three());
    chooses(&mut one, "clara", 0);
    chooses(&mut other, "clara", 1);
    let bytes = |house: &House, viewer: &Viewer| {
        serde_json::to_string(&house.table.update(viewer, Some(0), &People::default(), 0)).unwrap()
    };
    for viewer in [eyes("anna"), eyes("berta"), Viewer::Spectator] {
        assert_eq!(bytes(&one, &viewer), bytes(&other, &viewer));
    }
    assert_ne!(bytes(&one, &eyes("clara")), bytes(&other, &eyes("clara")), "she sees her own");
    let told = update(&one, "anna").view.unwrap();
    let told: serde_json::Value = serde_json::from_str(told.text()).unwrap();
    assert_eq!(told["committed"].as_array().map(Vec::len), Some(2), "her two teams are ready");
    chooses(&mut one, "anna", 0);
    chooses(&mut other, "anna", 0);
    for viewer in [eyes("anna"), eyes("berta"), Viewer::Spectator] {
        assert_eq!(bytes(&one, &viewer), bytes(&other, &viewer), "still, with one to go");
    }
}

/// Somebody who chooses while another choice is on its way is not refused for it.
#[test]
fn a_choice_may_cross_that_of_another() {
    let mut house = three();
    let version = house.table.version();
    house.does("clara", act(version, 0));
    house.does("anna", act(version, 0));
    house.does("berta", act(version, 1));
    assert_eq!(house.refuses("berta", act(version, 0)), Code::Stale, "her own list has changed");
    let sent_again = house.tries(&who("clara"), &act(version, 0)).unwrap();
    assert!(sent_again.entries.is_empty(), "an answer that is sent again is not given twice");
}

/// An early choice can be taken back, and a new holder of the seat chooses anew.
#[test]
fn early_choices_can_be_taken_back() {
    let mut house = three();
    house.does("berta", act(house.table.version(), 0));
    let before = update(&house, "berta").legal.len();
    assert!(update(&house, "berta").undo.is_some());
    house.does("berta", Command::Undo { version: house.table.version() });
    assert!(update(&house, "berta").legal.len() > before);
    chooses(&mut house, "clara", 0);
    assert!(update(&house, "clara").legal.is_empty());
    house.does("clara", Command::Leave { seat: Seat::P3 });
    house.does("dora", Command::Take { seat: Seat::P3 });
    assert!(!update(&house, "dora").legal.is_empty());
}

/// Computer players choose while people think.
#[test]
fn computers_do_not_wait_for_people() {
    let mut house = House::with(angel(3), 7, &["anna", "computer random", "computer random"]);
    house.plays_until(1, is_choosing);
    while let WaitsFor::Computer { seat } = house.table.waits_for() {
        let command = house.table.computer_turn().unwrap().decide(3, std::time::Duration::ZERO);
        house.tries(&Who::Computer(seat), &command).unwrap();
    }
    let open = update(&house, "anna").seats.iter().filter(|seat| seat.decides).count();
    assert_eq!(open, 1, "only she is waited for");
    assert!(matches!(house.table.waits_for(), WaitsFor::Person { seat: Seat::P1, .. }));
    chooses(&mut house, "anna", 0);
    assert!(!is_choosing(&house));
}

/// On one screen the curtain goes round: the seats of one person are asked one after the other.
#[test]
fn one_screen_asks_one_seat_at_a_time() {
    let mut house = House::with(angel(3), 7, &["anna", "berta", "berta"]);
    house.plays_until(1, is_choosing);
    let screen = |house: &House, lifted| {
        let viewer = Viewer::Person { person: id("berta"), lifted };
        house.table.update(&viewer, None, &People::default(), 0)
    };
    assert_eq!(screen(&house, None).curtain, Some(Seat::P2));
    assert!(screen(&house, None).legal.is_empty());
    while !screen(&house, Some(Seat::P2)).legal.is_empty() {
        house.does("berta", act(house.table.version(), 0));
    }
    assert_eq!(screen(&house, Some(Seat::P2)).curtain, Some(Seat::P3));
}

/// What is stored says all of it: a match that is loaded in the middle of a choice goes on, a record
/// of it is proven, and one in which somebody plays something else than they chose is refused.
#[test]
fn early_choices_are_stored_and_proven() {
    let mut house = three();
    for round in 0..4u32 {
        for person in ["clara", "berta", "anna"] {
            if is_choosing(&house) {
                chooses(&mut house, person, round % 2);
                assert_eq!(Table::load(&house.record).unwrap(), house.table);
            }
        }
        if update(&house, "anna").over.is_none() {
            house.plays_until(2, |house| is_choosing(house) || update(house, "anna").over.is_some());
        }
    }
    assert!(house.record.iter().filter(|entry| entry.fact.name() == "answered").count() >= 8);
    for person in PEOPLE {
        let seat = house.table.seats_of(&id(person))[0];
        house.does(person, Command::Resign { seat });
    }
    let report = verify(&Record::new(house.record.clone()));
    assert!(report.is_proven(), "{report:#?}");
    let mut forged = house.record.clone();
    let answered = forged.iter().position(|entry| entry.fact.name() == "answered").unwrap();
    let Fact::Answered { action, .. } = &mut forged[answered].fact else { unreachable!() };
    let others = house.record.iter().filter_map(|entry| match &entry.fact {
        Fact::Answered { action: other, .. } if other != action => Some(other.clone()),
        _ => None,
    });
    let others: Vec<_> = others.collect();
    assert!(others.len() >= 4, "there are other choices to forge it with");
    for other in others {
        let Fact::Answered { action, .. } = &mut forged[answered].fact else { unreachable!() };
        *action = other;
        assert!(Table::load(&forged).is_err(), "{:?}", forged[answered]);
    }
}

/// A seat that nobody asked cannot answer early, nor one outside a secret choice.
#[test]
fn only_choices_in_secret_are_made_at_once() {
    let mut house = House::with(angel(3), 7, &PEOPLE);
    let waiting: Vec<&str> =
        PEOPLE.into_iter().filter(|person| update(&house, person).legal.is_empty()).collect();
    assert_eq!(waiting.len(), 2, "teams are taken one after the other");
    let version = house.table.version();
    assert_eq!(house.refuses(waiting[0], act(version, 0)), Code::NotYourDecision);
}

/// A computer player goes on for somebody who is gone, and gives the seat back.
#[test]
fn a_computer_player_goes_on_for_somebody() {
    let mut house = three();
    house.does("clara", act(house.table.version(), 0));
    house.house(Command::TakeOver { seat: Seat::P3, player: "random".into() });
    assert_eq!(house.table.holder(Seat::P3), Some(&Holder::Computer("random".into())));
    assert!(matches!(house.table.waits_for(), WaitsFor::Computer { seat: Seat::P3 }), "it chooses anew");
    assert_eq!(house.refuses("dora", Command::Take { seat: Seat::P3 }), Code::SeatTaken);
    house.does("clara", Command::Take { seat: Seat::P3 });
    assert!(!update(&house, "clara").legal.is_empty());
    let unknown = Command::TakeOver { seat: Seat::P3, player: "nobody".into() };
    assert_eq!(house.tries(&Who::House, &unknown).unwrap_err().code, Code::NotAllowed);
    assert_eq!(house.refuses("anna", unknown), Code::NotAllowed, "it is for the house to say");
    assert_eq!(Table::load(&house.record).unwrap(), house.table);
}
