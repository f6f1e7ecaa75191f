//! The contract that every game keeps, for one to six players; and every well-formed action
//! either legal or refused with a rule.

use death_angel::cards::{ACTIONS, ActionCard, EVENTS, EventId};
use death_angel::{
    Action, Cell, DeathAngel, Event, Foe, Kind, Lasting, Marine, Phase, Position, Seat, Side, Symbol, Target,
    Team, Terrain, text,
};
use game_api::{Chance, Game, Journal, Pending, Seeded};
use testkit::Budget;
use testkit::contract::{Suite, Worlds};

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
    all.extend(Terrain::ALL.iter().map(|&terrain| Action::Target(Target::Terrain(terrain))));
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

/// A world that differs only in what a seat may not know. It is made from the position, not
/// from the view: a secret in the view could not hide from it.
fn twin(game: &DeathAngel, seat: Seat, chance: &mut dyn Chance) -> DeathAngel {
    let mut position = game.position();
    let scout = game.owner_of(Team::Purple) == Some(seat);
    swap_choices(game, seat, &mut position, chance);
    swap_events(game, seat, scout, &mut position, chance);
    swap_piles(&mut position, chance);
    let loaded = DeathAngel::from_position(&position, &mut Seeded::new(0), &mut Journal::discard());
    loaded.unwrap_or_else(|problems| panic!("{problems:?}\n{}", text::print(&position)))
}

/// Another card for every team of another seat that has committed itself.
fn swap_choices(game: &DeathAngel, seat: Seat, position: &mut Position, chance: &mut dyn Chance) {
    if position.phase != Phase::Choose {
        return;
    }
    let barred = |team: Team, card: &ActionCard| {
        let last = position.last.contains(&(team, card.number));
        last || (position.now == Lasting::GunJam(team) && card.kind == Kind::Attack)
    };
    for (team, number) in &mut position.chosen {
        if game.owner_of(*team) == Some(seat) {
            continue;
        }
        let fits = |card: &&ActionCard| card.team == *team && !barred(*team, card);
        let cards: Vec<u8> = ACTIONS.iter().filter(fits).map(|card| card.number).collect();
        *number = cards[chance.pick(&[1; 3][..cards.len()])];
    }
}

/// Another event in a hand that the seat does not see, and on top and at the bottom of the
/// deck.
fn swap_events(game: &DeathAngel, seat: Seat, scout: bool, position: &mut Position, chance: &mut dyn Chance) {
    let seen: Vec<EventId> = position
        .event_discard
        .iter()
        .chain(&position.event_deck)
        .chain(&position.event_bottom)
        .copied()
        .collect();
    let pool: Vec<EventId> = EVENTS
        .iter()
        .flat_map(|card| {
            let used = seen.iter().filter(|&&event| event == card.id).count();
            std::iter::repeat_n(card.id, usize::from(card.copies).saturating_sub(used))
        })
        .collect();
    if scout || pool.is_empty() {
        return;
    }
    if let Some(last) = position.resolving.last_mut()
        && game.pending() != Pending::Decide(seat)
        && (last.starts_with("scouted") || (last.starts_with("event") && last.contains("instinct")))
    {
        let mut words: Vec<&str> = last.split(' ').collect();
        // Any event whose decision would look the same from outside.
        let fits = |event: &EventId| {
            let mut other = game.position();
            let mut words = words.clone();
            words[1] = event.name();
            *other.resolving.last_mut().expect("work under way") = words.join(" ");
            DeathAngel::from_position(&other, &mut Seeded::new(0), &mut Journal::discard()).is_ok()
        };
        let fitting: Vec<EventId> = pool.iter().copied().filter(fits).collect();
        if !fitting.is_empty() {
            words[1] = fitting[chance.pick(&vec![1; fitting.len()])].name();
            *last = words.join(" ");
        }
        return;
    }
    if let Some(bottom) = position.event_bottom.last_mut() {
        *bottom = pool[chance.pick(&vec![1; pool.len()])];
    } else if let Some(top) = position.event_deck.first_mut() {
        *top = pool[chance.pick(&vec![1; pool.len()])];
    }
}

/// The unseen cards of the piles get an order, which nobody knows.
fn swap_piles(position: &mut Position, chance: &mut dyn Chance) {
    let mut left = [9u32; 4];
    let rows = position.formation.iter();
    let foes =
        rows.flat_map(|row| [&row.left, &row.right]).flat_map(|cell| cell.swarm.iter().chain(&cell.attacked));
    let mut shown: Vec<Symbol> = foes.filter_map(|foe| foe.symbol()).collect();
    shown.extend(&position.genestealer_discard);
    shown.extend(&position.genestealer_deck);
    for pile in [&position.left, &position.right] {
        shown.extend(pile.order.iter().chain(&pile.seen));
    }
    for line in &position.resolving {
        let words: Vec<&str> = line.split(' ').collect();
        if matches!(words[0], "take" | "shuffle") {
            for (symbol, count) in Symbol::ALL.iter().zip(&words[2..]) {
                shown.extend(std::iter::repeat_n(*symbol, count.parse().expect("a count")));
            }
        }
    }
    shown.iter().for_each(|symbol| left[symbol.index()] -= 1);
    for pile in [&mut position.left, &mut position.right] {
        if pile.seen.is_empty() && pile.order.is_empty() {
            for _ in 0..std::mem::take(&mut pile.unseen) {
                let pick = chance.pick(&left);
                left[pick] -= 1;
                pile.order.push(Symbol::ALL[pick]);
            }
        }
    }
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
