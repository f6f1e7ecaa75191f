//! Two worlds that one seat cannot tell apart. Also used by the tests of `bots`.

use death_angel::cards::{ACTIONS, ActionCard, EVENTS, EventId};
use death_angel::{DeathAngel, Kind, Lasting, Phase, Position, Seat, Symbol, Team, text};
use game_api::{Chance, Game, Journal, Pending, Seeded};

/// A world that differs only in what a seat may not know. It is made from the position, not
/// from the view: a secret in the view could not hide from it.
pub fn twin(game: &DeathAngel, seat: Seat, chance: &mut dyn Chance) -> DeathAngel {
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
    let under_way =
        position.resolving.iter().filter(|line| !is_hidden(line)).filter_map(|line| event_of(line));
    let seen: Vec<EventId> = position
        .event_discard
        .iter()
        .chain(&position.event_deck)
        .chain(&position.event_bottom)
        .copied()
        .chain(under_way)
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
    if game.pending() != Pending::Decide(seat)
        && let Some(held) = position.resolving.iter().position(|line| is_hidden(line))
    {
        // Whatever has been chosen about it is hidden with it.
        position.resolving.truncate(held + 1);
        let words: Vec<&str> = position.resolving[held].split(' ').collect();
        let other = |event: EventId| {
            let mut words = words.clone();
            words[1] = event.name();
            words.join(" ")
        };
        // Any event whose decision would look the same from outside.
        let fits = |event: &EventId| {
            let mut world = position.clone();
            world.resolving[held] = other(*event);
            DeathAngel::from_position(&world, &mut Seeded::new(0), &mut Journal::discard()).is_ok()
        };
        let fitting: Vec<EventId> = pool.iter().copied().filter(fits).collect();
        position.resolving[held] = other(fitting[chance.pick(&vec![1; fitting.len()])]);
        return;
    }
    if let Some(bottom) = position.event_bottom.last_mut() {
        *bottom = pool[chance.pick(&vec![1; pool.len()])];
    } else if let Some(top) = position.event_deck.first_mut() {
        *top = pool[chance.pick(&vec![1; pool.len()])];
    }
}

/// The event that a line is about.
fn event_of(line: &str) -> Option<EventId> {
    let mut words = line.split(' ');
    let is_event = matches!(words.next(), Some("event" | "opening"));
    words.next().filter(|_| is_event).and_then(EventId::from_name)
}

/// Whether a line is about an event that one seat alone sees.
fn is_hidden(line: &str) -> bool {
    matches!(line.split(' ').collect::<Vec<_>>().as_slice(), ["scouted", _] | ["event", _, "instinct", _])
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
