//! Locations, piles and decks.

use death_angel::cards::{EventId, LocationId, Tier};
use death_angel::{Ahead, Foe, PilePlan, Position, Symbol, setup_card};

use super::words;
use crate::scope::{Item, Scope};

pub(super) fn read(scope: &Scope, position: &mut Position) {
    let players = position.players;
    position.location = scope.item("location").and_then(|item| location(&item, players));
    position.location_tokens = scope.number("location_tokens", 0..=12).unwrap_or(0);
    position.location_deck = scope
        .item("location_deck")
        .map(|item| item.list().iter().filter_map(|item| ahead(item, players)).collect());
    read_spawn(scope, position);
    read_blips(scope, position);
    position.genestealer_deck = words(scope, "genestealer_deck", Symbol::ALL, Symbol::name);
    position.genestealer_discard = words(scope, "genestealer_discard", Symbol::ALL, Symbol::name);
    position.slain_lords = words(scope, "slain_lords", &[Foe::LordA, Foe::LordB], Foe::name);
    position.event_deck = words(scope, "event_deck", EventId::ALL, EventId::name);
    position.event_known = scope.flag("event_known");
    position.event_bottom = words(scope, "event_bottom", EventId::ALL, EventId::name);
    position.event_discard = words(scope, "event_discard", EventId::ALL, EventId::name);
}

/// The spawn values; one that is left out is that of the setup card.
fn read_spawn(scope: &Scope, position: &mut Position) {
    let (major, minor) = (scope.number("major", 0..=12), scope.number("minor", 0..=12));
    if major.is_some() || minor.is_some() {
        let card = setup_card(position.players);
        position.spawn = Some((major.unwrap_or(card.major), minor.unwrap_or(card.minor)));
    }
}

/// The blip piles; one that is left out is as large as the location says.
fn read_blips(scope: &Scope, position: &mut Position) {
    let site = position.location.unwrap_or(setup_card(position.players).location);
    let blips = scope.item("blips").and_then(|item| item.scope());
    let [left, right] = [("left", 0), ("right", 1)].map(|(side, i)| {
        let given = blips.as_ref().and_then(|blips| blips.item(side)).map(|item| pile(&item));
        let printed = PilePlan { unseen: site.card().blips[i], ..PilePlan::default() };
        given.map_or(printed, Option::unwrap_or_default)
    });
    (position.left, position.right) = (left, right);
}

/// A location. Which of the setup cards the Void Lock is follows from the players.
fn location(item: &Item, players: u8) -> Option<LocationId> {
    match item.text()? {
        "void-lock" => Some(setup_card(players).location),
        _ => item.word(LocationId::ALL, LocationId::name),
    }
}

/// A card of the location deck: a location, or one of a tier that nobody has seen.
fn ahead(item: &Item, players: u8) -> Option<Ahead> {
    match Tier::from_name(item.text()?) {
        Some(tier) => Some(Ahead::Tier(tier)),
        None => location(item, players).map(Ahead::Known),
    }
}

/// A blip pile: a number of unseen cards, a list of cards in order, or an object.
fn pile(item: &Item) -> Option<PilePlan> {
    let symbols =
        |items: Vec<Item>| items.iter().filter_map(|item| item.word(Symbol::ALL, Symbol::name)).collect();
    if item.value.is_array() {
        return Some(PilePlan { order: symbols(item.list()), ..PilePlan::default() });
    }
    if item.value.is_number() {
        return Some(PilePlan { unseen: item.number(0..=36)?, ..PilePlan::default() });
    }
    let Some(fields) = item.value.as_object().and_then(|_| item.scope()) else {
        return item.wrong("expected a number of cards, a list of symbols, or an object");
    };
    Some(PilePlan {
        order: symbols(fields.list("order")),
        seen: symbols(fields.list("seen")),
        unseen: fields.number("unseen", 0..=36).unwrap_or(0),
        under: fields.number("under", 0..=36).unwrap_or(0),
        known: symbols(fields.list("known")),
        counted: fields.flag("counted"),
    })
}
