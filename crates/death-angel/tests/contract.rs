//! The contract that every game keeps, for one to six players; and every well-formed action
//! either legal or refused with a rule.

mod twin;

use death_angel::{Action, Cell, DeathAngel, Event, Foe, Marine, Seat, Side, Target, Team, Terrain, text};
use game_api::{Journal, Seeded};
use testkit::Budget;
use testkit::contract::{Suite, Worlds};
use twin::twin;

fn starts() -> Vec<DeathAngel> {
    (1..=6)
        .map(|players| {
            DeathAngel::new(players, &mut Seeded::new(u64::from(players)), &mut Journal::discard())
                .expect("one to six players")
        })
        .collect()
}

fn load(text: &str) -> DeathAngel {
    let position = text::parse(text).unwrap_or_else(|problems| panic!("{problems:#?}\n{text}"));
    DeathAngel::from_position(&position, &mut Seeded::new(0), &mut Journal::discard())
        .unwrap_or_else(|problems| panic!("{problems:#?}\n{text}"))
}

/// A fact that a seat learns in this moment by right.
fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::Revealed { .. }
            | Event::Spawned { .. }
            | Event::BlipDiscarded { .. }
            | Event::EventDrawn { .. }
            | Event::EventShown { .. }
            | Event::EventHidden
            | Event::Looked { .. }
            | Event::Located { .. }
            | Event::CurrentPlayer { .. }
            | Event::DeckRenewed
    )
}

/// Every well-formed action, and some that point outside of the formation.
fn universe(_: &DeathAngel) -> Vec<Action> {
    let cells: Vec<Cell> =
        (0..13).flat_map(|row| [Side::Left, Side::Right].map(|side| Cell::new(row, side))).collect();
    let mut all = vec![Action::Reroll, Action::Keep, Action::Pass];
    all.extend(
        [Target::Top, Target::Bottom, Target::Token, Target::Roll, Target::Ability].map(Action::Target),
    );
    all.extend(Side::ALL.iter().map(|&side| Action::Target(Target::Pile(side))));
    for &terrain in Terrain::ALL {
        all.push(Action::Target(Target::Terrain(terrain)));
        all.extend((0..13).map(|count| Action::Target(Target::Share { terrain, count })));
    }
    for &team in Team::ALL {
        all.extend((0..20).map(|card| Action::Choose { team, card }));
        all.push(Action::Target(Target::Team(team)));
    }
    for &marine in Marine::ALL {
        all.extend([
            Action::Support { marine },
            Action::Turn { marine },
            Action::Target(Target::Marine(marine)),
        ]);
        all.extend((0..13).map(|position| Action::Swap { marine, position }));
        all.extend(Terrain::ALL.iter().map(|&terrain| Action::Activate { marine, terrain }));
        all.extend(cells.iter().map(|&cell| Action::Attack { marine, cell }));
    }
    for &cell in &cells {
        all.push(Action::Target(Target::Cell(cell)));
        for &foe in Foe::ALL {
            all.extend([Action::Kill { cell, foe }, Action::Target(Target::Card { cell, foe })]);
        }
    }
    all
}

#[test]
fn the_contract_holds_for_every_number_of_players() {
    let starts = starts();
    let ended = Suite::new(&starts)
        .budget(Budget::new(2, 5000, 1))
        .roundtrip(|game| text::print(&game.position()), |saved| load(saved))
        .hidden(Worlds::sampled(Seat::ALL, &reveals).with_spectator())
        .run();
    assert_eq!(ended.games, 12);
}

#[test]
fn every_action_is_legal_or_refused_with_a_rule() {
    let refused = |game: &DeathAngel, action: &Action| game.why_not(action).map(|no| no.rule.to_owned());
    testkit::contract::complete(&starts(), Budget::new(4, 5000, 7), &universe, &refused);
}

/// Its view, its legal list and what it is told are the same to a seat in two worlds that
/// differ only in what it may not know: the order of piles and decks, choices not revealed,
/// an event in another's hand.
#[test]
fn no_secret_shows() {
    let worlds = Worlds::new(Seat::ALL, &twin, &reveals);
    let twins = testkit::contract::two_worlds(&starts(), Budget::new(3, 5000, 11), &worlds);
    assert!(twins.different > 3000, "{twins:?}");
}
