//! The table as a viewer sees it, field by field.

use game_api::Viewer;

use super::eyes::Eyes;
use crate::card::{Seat, Symbol, Team};
use crate::cards::EventId;
use crate::frame::Frames;
use crate::pile::{Deck, EventDeck, EventList, Pile};
use crate::state::{Ahead, DeathAngel, HIDDEN, Phase};

/// The table as a viewer sees it.
pub(super) fn seen_table(
    game: &DeathAngel,
    eyes: Eyes,
    frames: Frames,
    hidden: Option<EventId>,
) -> DeathAngel {
    let (piles, deck, unseen) = public_piles(game);
    DeathAngel {
        fresh: game.fresh,
        spent: game.spent,
        piles,
        deck,
        unseen,
        discard: game.discard,
        events: public_events(&game.events, eyes.purple, hidden),
        frames,
        column: game.column,
        place: game.place,
        tokens: game.tokens,
        alive: game.alive,
        right: game.right,
        n_marines: game.n_marines,
        terrain: game.terrain,
        activated: game.activated,
        door_tokens: game.door_tokens,
        site_tokens: game.site_tokens,
        supply: game.supply,
        site: game.site,
        ahead: public_ahead(game),
        n_ahead: game.n_ahead,
        major: game.major,
        minor: game.minor,
        n_players: game.n_players,
        owner: game.owner,
        chosen: public_choices(game, eyes.viewer),
        last: game.last,
        resolved: game.resolved,
        current: game.current,
        round: game.round,
        phase: game.phase,
        stage: game.stage,
        now: game.now,
        coming: game.coming,
        limited: game.limited,
        appeared: game.appeared,
        led: game.led,
        slain_lords: game.slain_lords,
        over: game.over,
    }
}

/// Piles and deck without an order: what lies in them is among the unseen cards. Cards that
/// everybody has counted stay, in an order that says nothing.
fn public_piles(game: &DeathAngel) -> ([Pile; 2], Deck, [u8; 4]) {
    let mut unseen = game.unseen;
    let mut counted = counted_cards(&game.piles);
    game.deck.order.iter().for_each(|symbol| unseen[symbol.index()] += 1);
    let piles = game.piles.map(|pile| {
        if pile.counted {
            let mut shown = pile;
            shown.recount(|| first_of(&mut counted));
            shown
        } else {
            pile.public(&mut unseen)
        }
    });
    (piles, Deck { order: Default::default(), unseen: game.deck.len() }, unseen)
}

/// The cards that lay in the piles when the deck was renewed, and still do.
pub(super) fn counted_cards(piles: &[Pile; 2]) -> [u8; 4] {
    let mut cards = [0; 4];
    for symbol in piles.iter().filter(|pile| pile.counted).flat_map(|pile| pile.order.iter()) {
        cards[symbol.index()] += 1;
    }
    cards
}

fn first_of(cards: &mut [u8; 4]) -> Symbol {
    let first = cards.iter().position(|&count| count > 0).unwrap_or(0);
    cards[first] -= 1;
    Symbol::ALL[first]
}

/// The event deck: what the viewer does not know of it lies among the unseen cards, and so does
/// an event in somebody's hand.
fn public_events(events: &EventDeck, scout: bool, hidden: Option<EventId>) -> EventDeck {
    let mut pool = events.pool;
    hidden.into_iter().for_each(|event| pool.add(event));
    let mut top = EventList::default();
    for (i, event) in events.top.iter().enumerate() {
        if i == 0 && events.top_known && scout { top.push_back(event) } else { pool.add(event) }
    }
    let bottom = if scout { events.bottom } else { EventList::default() };
    if !scout {
        events.bottom.iter().for_each(|event| pool.add(event));
    }
    EventDeck { pool, discard: events.discard, top, bottom, top_known: events.top_known && scout }
}

/// The location deck by tiers: nobody has seen the cards.
fn public_ahead(game: &DeathAngel) -> [Ahead; 4] {
    game.ahead.map(|ahead| match ahead {
        Ahead::Known(location) => Ahead::Tier(location.card().tier),
        tier => tier,
    })
}

/// Choices not yet revealed are seen by their owners alone.
fn public_choices(game: &DeathAngel, viewer: Viewer<Seat>) -> [u8; 6] {
    let mut chosen = game.chosen;
    if game.phase == Phase::Choose {
        for &team in Team::ALL {
            let own = game.owner_of(team).is_some_and(|seat| viewer == Viewer::Seat(seat));
            if chosen[team as usize] != 0 && !own {
                chosen[team as usize] = HIDDEN;
            }
        }
    }
    chosen
}
