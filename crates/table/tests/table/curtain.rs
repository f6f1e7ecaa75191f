//! One screen for several seats.

use table::{People, Seat, Terms, Viewer};

use crate::house::{House, angel, eyes, hulk, id};

fn lifted(seat: Seat) -> Viewer {
    Viewer::Person { person: id("ann"), lifted: Some(seat) }
}

/// What the curtain shows is what everybody may know.
#[test]
fn the_curtain_is_down_until_it_is_lifted() {
    let mut house = House::with(hulk("first-contact"), 1, &["ann"]);
    let (down, public) = (
        house.table.update(&eyes("ann"), Some(0), &People::default(), 0),
        house.table.update(&Viewer::Spectator, Some(0), &People::default(), 0),
    );
    assert_eq!((down.seat, down.curtain), (None, Some(Seat::Marine)));
    assert_eq!((&down.view, &down.steps), (&public.view, &public.steps));
    assert!(down.legal.is_empty() && down.decision.is_none());
    let up = house.table.update(&lifted(Seat::Marine), Some(0), &People::default(), 0);
    assert_eq!((up.seat, up.curtain), (Some(Seat::Marine), None));
    assert_ne!(up.view, public.view);
    assert!(!up.legal.is_empty());
    // Lifted for the other seat it does not show this one.
    assert_eq!(
        house.table.update(&lifted(Seat::Alien), None, &People::default(), 0).curtain,
        Some(Seat::Marine)
    );
    // It falls when the secrets of the other seat come up.
    house.plays_until(3, |house| house.decides() == Some(Seat::Alien));
    assert_eq!(
        house.table.update(&lifted(Seat::Marine), None, &People::default(), 0).curtain,
        Some(Seat::Alien)
    );
    assert_eq!(house.table.update(&lifted(Seat::Alien), None, &People::default(), 0).seat, Some(Seat::Alien));
    assert!(house.table.can_lift(&id("ann"), Seat::Alien) && !house.table.can_lift(&id("bob"), Seat::Alien));
}

#[test]
fn open_hands_need_no_curtain() {
    let terms = Terms { open_hands: true, ..hulk("first-contact") };
    let mut house = House::with(terms, 1, &["ann"]);
    for _ in 0..100 {
        let update = house.table.update(&eyes("ann"), None, &People::default(), 0);
        assert_eq!((update.seat, update.curtain), (house.decides(), None));
        house.plays_on(1);
    }
}

#[test]
fn who_holds_one_seat_has_no_curtain() {
    let mut house = House::with(hulk("first-contact"), 1, &["ann", "bob"]);
    for _ in 0..100 {
        for (person, seat) in [("ann", Seat::Marine), ("bob", Seat::Alien)] {
            let update = house.table.update(&eyes(person), None, &People::default(), 0);
            assert_eq!((update.seat, update.curtain), (Some(seat), None));
        }
        house.plays_on(1);
    }
}

/// In the card game only a seat with secrets of its own needs one, or one that makes them:
/// a card is chosen in secret.
#[test]
fn a_seat_without_secrets_needs_no_curtain() {
    let mut house = House::with(angel(2), 1, &["ann"]);
    let (mut curtains, mut open) = (0, 0);
    for _ in 0..400 {
        let Some(seat) = house.decides() else { break };
        let update = house.table.update(&eyes("ann"), None, &People::default(), 0);
        match update.curtain {
            Some(hidden) => {
                assert_eq!((hidden, update.seat), (seat, None));
                curtains += 1;
            }
            None => {
                assert_eq!(update.seat, Some(seat));
                assert_eq!(
                    update.view,
                    house.table.update(&Viewer::Spectator, None, &People::default(), 0).view
                );
                open += 1;
            }
        }
        house.plays_on(9);
    }
    assert!(curtains > 5 && open > 20, "{curtains} {open}");
}

/// While cards are chosen the curtain falls once for each player, before the first card,
/// and not again for somebody who has just looked.
#[test]
fn who_chooses_several_cards_lifts_the_curtain_once() {
    for players in [2, 3] {
        let mut house = House::with(angel(players), 1, &["ann"]);
        house.plays_until(3, chooses);
        let (mut looks, mut lifts) = (None, Vec::new());
        while chooses(&house) {
            let seat = house.decides().expect("somebody chooses");
            let viewer = Viewer::Person { person: id("ann"), lifted: looks };
            if let Some(behind) = house.table.update(&viewer, None, &People::default(), 0).curtain {
                assert_eq!(behind, seat);
                lifts.push(seat);
            }
            looks = Some(seat);
            house.plays_on(3);
        }
        assert_eq!(lifts, house.table.seats(), "{players} players");
    }
}

fn chooses(house: &House) -> bool {
    house.screen().decision.is_some_and(|decision| decision.text().contains("\"choose\""))
}
