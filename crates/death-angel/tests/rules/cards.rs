//! Components: the facts on the cards (DA-COMP), and their checksums.

use crate::support::solo;
use death_angel::cards::{
    ACTIONS, Arrow, EVENTS, GENESTEALERS, LOCATIONS, LORD_SYMBOLS, MARINES, Movement, Size, TERRAIN, TOKENS,
    Tier, Trigger,
};
use death_angel::{Color, Face, Kind, Marine, Side, Symbol, Team, Terrain};

/// Proves DA-COMP-01.
#[test]
fn the_box_holds_128_cards() {
    let events: u8 = EVENTS.iter().map(|card| card.copies).sum();
    let counts = [
        ACTIONS.len(),
        GENESTEALERS.iter().map(|&n| usize::from(n)).sum(),
        LORD_SYMBOLS.len(),
        events.into(),
        LOCATIONS.len(),
        MARINES.len(),
        TERRAIN.len(),
    ];
    assert_eq!(counts, [18, 36, 2, 30, 22, 12, 8]);
    assert_eq!(counts.iter().sum::<usize>(), 128);
    assert_eq!((TOKENS, Team::ALL.len()), (12, 6));
}

/// Proves DA-COMP-02.
#[test]
fn the_die_has_six_faces_and_three_skulls() {
    let faces: Vec<(u8, bool)> =
        (0..6).filter_map(Face::new).map(|face| (face.number(), face.has_skull())).collect();
    assert_eq!(faces, [(0, false), (1, true), (2, true), (3, true), (4, false), (5, false)]);
    assert_eq!(Face::new(6), None);
    let scene = solo(
        "yellow grey blue",
        "phase resolve\nchosen 13 18\nrow deino < | tail tail |\nrow claudio < | head |",
    );
    assert_eq!(scene.chance("attack deino 1L", |scene| scene.heard("slain 1L")), "1/2");
}

/// Proves DA-COMP-03.
#[test]
fn a_team_is_two_marines_and_a_card_of_each_type() {
    for &team in Team::ALL {
        assert_eq!(Marine::ALL.iter().filter(|marine| marine.team() == team).count(), 2);
        let kinds: Vec<Kind> =
            ACTIONS.iter().filter(|card| card.team == team).map(|card| card.kind).collect();
        assert_eq!(kinds, [Kind::Support, Kind::Move, Kind::Attack]);
    }
    let numbers: Vec<u8> = ACTIONS.iter().map(|card| card.number).collect();
    assert_eq!(numbers, (1..=18).collect::<Vec<u8>>());
    assert_eq!(Marine::Calistarius.team(), Team::Grey);
}

/// Proves DA-COMP-04.
#[test]
fn marines_have_range_and_arrows() {
    let ranges: Vec<u8> = MARINES.iter().map(|card| card.range).collect();
    assert_eq!(ranges, [0, 2, 3, 2, 1, 2, 0, 2, 2, 2, 2, 2]);
    assert!(MARINES.iter().all(|card| card.left_arrow == Arrow::Down && card.right_arrow == Arrow::Up));
    assert!(MARINES.iter().zip(Marine::ALL).all(|(card, &marine)| card.marine == marine));
}

/// Proves DA-COMP-05, DA-COMP-06, DA-COMP-07, DA-TV-30.
#[test]
fn the_checksums_of_the_cards_hold() {
    assert_eq!(GENESTEALERS, [9; 4]);
    assert_eq!(LORD_SYMBOLS, [[Symbol::Head, Symbol::Tail], [Symbol::Claw, Symbol::Tongue]]);
    let copies = |wanted: &dyn Fn(&death_angel::cards::EventCard) -> usize| -> usize {
        EVENTS.iter().map(|card| usize::from(card.copies) * wanted(card)).sum()
    };
    assert_eq!((copies(&|_| 1), copies(&|card| card.instinct.into())), (30, 19));
    let boxes = |color: Color| copies(&|card| card.boxes.iter().filter(|b| b.color == color).count());
    assert_eq!([Color::Red, Color::Orange, Color::Yellow, Color::Green].map(boxes), [24, 18, 12, 6]);
    let sizes = |size: Size| copies(&|card| card.boxes.iter().filter(|b| b.size == size).count());
    assert_eq!([sizes(Size::Major), sizes(Size::Minor)], [28, 32]);
    for &symbol in Symbol::ALL {
        assert_eq!(copies(&|card| (card.movement == Some(Movement::Adjacent(symbol))).into()), 5);
        assert_eq!(copies(&|card| (card.movement == Some(Movement::Flank(symbol))).into()), 2);
    }
    assert_eq!(copies(&|card| card.movement.is_none().into()), 2);
    for &tier in Tier::ALL {
        let count = LOCATIONS.iter().filter(|card| card.tier == tier).count();
        assert_eq!(count, if tier == Tier::Start { 4 } else { 3 });
    }
    for card in &LOCATIONS {
        let mut terrain: Vec<Terrain> = card.terrain.iter().map(|spot| spot.terrain).collect();
        terrain.sort();
        terrain.dedup();
        assert_eq!(terrain.len(), 4, "{:?}", card.id);
        assert!(card.terrain.iter().all(|spot| (spot.side == Side::Left) == (spot.arrow == Arrow::Down)));
        assert_eq!(card.tier == Tier::Start, card.trigger == Trigger::Nothing);
    }
}
