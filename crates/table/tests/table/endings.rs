//! Matches that end before their time, and those that come after.

use table::{
    Code, Command, Holder, How, MOST_MOMENTS, MOST_OTHER_ENTRIES, MOST_ROUNDS, People, Seat, Stage, Table,
    WaitsFor, Who,
};

use crate::house::{House, angel, eyes, hulk, hulk_with, id, practice};

fn resign(seat: Seat) -> Command {
    Command::Resign { seat }
}

#[test]
fn who_resigns_loses() {
    let mut house = House::with(hulk("first-contact"), 1, &["ann", "bob"]);
    assert_eq!(house.refuses("ann", resign(Seat::Alien)), Code::NotYourSeat);
    house.does("bob", resign(Seat::Alien));
    let ending = house.table.ending().unwrap();
    assert_eq!((ending.how, ending.winner.as_deref()), (How::Resigned, Some("marine")));
    assert_eq!(house.table.stage(), Stage::Over);
    assert_eq!(house.refuses("ann", resign(Seat::Marine)), Code::Over);
    // Said twice it is still so.
    assert!(house.tries(&crate::house::who("bob"), &resign(Seat::Alien)).unwrap().entries.is_empty());
}

#[test]
fn alone_against_the_automaton_the_aliens_win() {
    let terms = hulk_with("first-contact", forms::Fields::new(), Some(table::Solo::A));
    let mut house = House::with(terms, 1, &["ann"]);
    house.does("ann", resign(Seat::Marine));
    assert_eq!(house.table.ending().unwrap().winner.as_deref(), Some("alien"));
}

#[test]
fn who_plays_together_gives_up_together() {
    let mut house = House::with(angel(3), 1, &["ann", "bob", "computer random"]);
    house.does("ann", resign(Seat::P1));
    assert_eq!(house.table.stage(), Stage::Playing);
    assert!(house.table.update(&eyes("bob"), None, &People::default(), 0).seats[0].resigned);
    house.does("bob", resign(Seat::P2));
    let ending = house.table.ending().unwrap();
    assert_eq!((ending.how, &ending.winner), (How::Resigned, &None));
}

#[test]
fn a_draw_needs_both() {
    let mut house = House::with(hulk("first-contact"), 1, &["ann", "bob"]);
    assert_eq!(house.refuses("bob", Command::DeclineDraw), Code::NoDraw);
    assert_eq!(house.refuses("bob", Command::AcceptDraw), Code::NoDraw);
    house.does("ann", Command::OfferDraw);
    assert!(house.table.update(&eyes("bob"), None, &People::default(), 0).seats[0].draw);
    house.does("bob", Command::DeclineDraw);
    assert!(!house.table.update(&eyes("bob"), None, &People::default(), 0).seats[0].draw);
    assert_eq!(house.refuses("ann", Command::OfferDraw), Code::NoDraw);
    house.act(0);
    house.does("ann", Command::OfferDraw);
    house.does("bob", Command::AcceptDraw);
    let ending = house.table.ending().unwrap();
    assert_eq!((ending.how, &ending.winner), (How::Agreed, &None));
}

/// Whoever plays on instead of answering has answered.
#[test]
fn an_offer_is_gone_when_the_other_plays_on() {
    let mut house = House::with(hulk("first-contact"), 1, &["ann", "bob"]);
    house.does("bob", Command::OfferDraw);
    house.act(0);
    assert!(!house.table.update(&eyes("ann"), None, &People::default(), 0).seats[1].draw);
    house.does("ann", Command::OfferDraw);
    assert_eq!(house.table.stage(), Stage::Playing);
    // Who offers and plays on does not take the offer back.
    house.act(0);
    assert!(house.table.update(&eyes("bob"), None, &People::default(), 0).seats[0].draw);
}

#[test]
fn there_is_no_draw_with_a_computer_nor_among_friends() {
    for (terms, people) in [(hulk("first-contact"), ["ann", "computer random"]), (angel(2), ["ann", "bob"])] {
        let mut house = House::with(terms, 1, &people);
        assert_eq!(house.refuses("ann", Command::OfferDraw), Code::NoDraw);
    }
    let mut alone = House::with(hulk("first-contact"), 1, &["ann"]);
    alone.does("ann", Command::OfferDraw);
    assert_eq!(alone.table.ending().unwrap().how, How::Agreed);
}

#[test]
fn a_rematch_changes_the_seats() {
    let mut house = House::with(hulk("first-contact"), 1, &["ann", "bob"]);
    assert_eq!(house.refuses("ann", Command::Rematch), Code::NotOver);
    house.does("ann", resign(Seat::Marine));
    house.does("ann", Command::Rematch);
    assert_eq!(house.table.rematch(), None);
    let link = Command::LinkRematch { id: id("match-2") };
    assert_eq!(house.tries(&Who::House, &link).unwrap_err().code, Code::NotReady);
    house.does("bob", Command::Rematch);
    let rematch = house.table.rematch().unwrap();
    assert_eq!(rematch.terms, *house.table.terms());
    let person = |name| Holder::Person(id(name));
    assert_eq!(rematch.holders, [(Seat::Marine, person("bob")), (Seat::Alien, person("ann"))]);
    house.house(link.clone());
    assert!(house.tries(&Who::House, &link).unwrap().entries.is_empty());
    assert_eq!(
        house.table.update(&eyes("ann"), None, &People::default(), 0).next_match.as_deref(),
        Some("match-2")
    );
    assert_eq!(Table::load(&house.record).unwrap(), house.table);
}

#[test]
fn six_people_move_one_seat_on() {
    let mut house = House::with(angel(3), 1, &["ann", "bob", "computer random"]);
    house.house(Command::Abandon);
    house.does("ann", Command::Rematch);
    house.does("bob", Command::Rematch);
    let holders: Vec<Holder> = house.table.rematch().unwrap().holders.into_iter().map(|(_, h)| h).collect();
    let computer = Holder::Computer("random".into());
    assert_eq!(holders, [computer, Holder::Person(id("ann")), Holder::Person(id("bob"))]);
}

#[test]
fn an_abandoned_match_has_no_winner() {
    for starts in [false, true] {
        let terms = hulk("first-contact");
        let mut house = if starts { House::with(terms, 1, &["ann", "bob"]) } else { House::open(terms, 1) };
        house.house(Command::Abandon);
        let ending = house.table.ending().unwrap();
        assert_eq!((ending.how, &ending.winner), (How::Abandoned, &None));
        assert_eq!(Table::load(&house.record).unwrap(), house.table);
        assert!(house.tries(&Who::House, &Command::Abandon).unwrap().entries.is_empty());
    }
}

/// A crash between the last action and the end that belongs to it loses nothing.
#[test]
fn an_end_that_was_not_written_down_is_written_down_later() {
    let mut house = House::with(angel(1), 1, &["ann"]);
    while house.plays_on(4) {}
    let closed = house.record.pop().unwrap();
    let mut torn = House { table: Table::load(&house.record).unwrap(), ..house };
    assert_eq!(torn.table.waits_for(), WaitsFor::Closing);
    torn.house(Command::Close);
    assert_eq!(torn.record.last(), Some(&closed));
}

/// Two sides behind walls, in a game without a last round: each ends its turn as soon as it can.
const APART: &str = r#"
format = 1
id = "apart"
author = "Blipfall"
licence = "MIT OR Apache-2.0"
difficulty = 1

[title]
en = "Apart"

[briefing]
en = "Nobody meets anybody."

[[map]]
rows = '''
aaa bbb
'''
marks = '''
..1 ..A
'''

[[entry]]
id = "A"
at = "A"
from = "E"

[[marine]]
id = "m1"
name = "Doria"
at = "1"
facing = "E"

[aliens]
reserve = { 1 = 0, 2 = 0, 3 = 0 }

[[blip]]
entry = "A"
value = 1

[[goal]]
for = "marine"
id = "cleansed"
text = { en = "Nothing moves any more." }
when = { not = { aliens_in_play = 1 } }

[[goal]]
for = "alien"
id = "silence"
text = { en = "No Marine is left." }
when = { not = { marines_on_board = 1 } }
"#;

/// A match that would never end by its rules is a draw after its last round, and its record says so.
#[test]
fn a_match_ends_in_a_draw_after_its_last_round() {
    let mission = APART.to_owned();
    let game = table::GameTerms::SpaceHulk { mission, options: Default::default(), solo: None };
    let terms = table::Terms { game, clock: None, practice: false, open_hands: false, lesson: None };
    let mut house = House::with(terms, 1, &["ann", "bob"]);
    for _ in 0..MOST_MOMENTS {
        if house.table.waits_for() == WaitsFor::Closing {
            break;
        }
        let legal = house.screen().legal;
        let ends = legal.iter().position(|legal| legal.action.text().contains("end_turn"));
        house.act(ends.unwrap_or(legal.len() - 1));
    }
    assert_eq!(house.table.waits_for(), WaitsFor::Closing, "it goes on and on");
    house.house(Command::Close);
    let ending = house.table.ending().unwrap();
    assert_eq!((ending.how, &ending.winner), (How::Limit, &None));
    assert!(ending.reason.contains(&MOST_ROUNDS.to_string()), "{}", ending.reason);
    assert!(table::verify(&table::Record::new(house.record)).is_proven());
}

/// Taking back counts too: a practice game cannot go to and fro for ever.
#[test]
fn a_match_ends_in_a_draw_after_its_last_action() {
    let mut house = House::with(practice(hulk("first-contact")), 1, &["ann"]);
    let begun = house.record.len();
    house.act(0);
    house.does("ann", Command::Undo { version: house.table.version() });
    let to_and_fro = house.record[begun..].to_vec();
    for _ in 1..MOST_MOMENTS / 2 {
        assert_ne!(house.table.waits_for(), WaitsFor::Closing);
        house.record.extend(to_and_fro.iter().cloned());
        to_and_fro.iter().for_each(|entry| house.table.absorb(entry).unwrap());
    }
    assert_eq!(house.table.waits_for(), WaitsFor::Closing, "it goes on and on");
    assert_eq!(house.refuses("ann", Command::Undo { version: house.table.version() }), Code::Full);
    house.house(Command::Close);
    assert_eq!(house.table.ending().unwrap().how, How::Limit);
    assert_eq!(Table::load(&house.record).unwrap(), house.table);
}

/// Repeats the last entries until a match has as many besides its actions as it may have.
fn repeat(house: &mut House, n: usize) {
    let last = house.record[house.record.len() - n..].to_vec();
    for entry in last.iter().cycle() {
        if house.table.n_entries() >= MOST_OTHER_ENTRIES {
            break;
        }
        house.table.absorb(entry).unwrap();
        house.record.push(entry.clone());
    }
}

/// Nobody can write a match full by sitting down and getting up: whoever sits there can still leave.
#[test]
fn a_match_that_waits_takes_in_an_end_of_changes() {
    let mut house = House::open(hulk("first-contact"), 9);
    let seats = house.table.seats().to_vec();
    house.does("bob", Command::Take { seat: seats[1] });
    house.does("ann", Command::Take { seat: seats[0] });
    house.does("ann", Command::Leave { seat: seats[0] });
    repeat(&mut house, 2);
    assert_eq!(house.refuses("ann", Command::Take { seat: seats[0] }), Code::Full);
    assert_eq!(house.refuses("bob", house.commitment("bob")), Code::Full);
    house.does("bob", Command::Leave { seat: seats[1] });
    house.house(Command::Abandon);
    assert_eq!(house.table.stage(), Stage::Over);
    assert_eq!(Table::load(&house.record).unwrap(), house.table);
}

/// A match that is played goes on and ends, whatever was changed around it.
#[test]
fn a_match_that_is_full_of_wishes_is_played_on() {
    let mut house = House::with(hulk("first-contact"), 1, &["ann", "bob"]);
    let seat = house.table.seats()[0];
    let wish = |passing| Command::Prefer { seat, passing };
    house.does("ann", wish(protocol::Passing::WhenForced));
    house.does("ann", wish(protocol::Passing::Never));
    repeat(&mut house, 2);
    assert_eq!(house.refuses("ann", wish(protocol::Passing::ThisTurn)), Code::Full);
    house.act(0);
    house.does("ann", Command::Resign { seat });
    assert_eq!(house.table.ending().unwrap().how, How::Resigned);
}
