//! From a position to JSON.

use death_angel::cards::{ACTIONS, LocationId, Tier};
use death_angel::{
    Ahead, CellPlan, DeathAngel, Ending, Foe, Lasting, Outcome, PilePlan, Position, Row, Seat, Symbol, Team,
    Terrain,
};
use serde_json::{Value, json};

use super::winner;
use crate::fields::{Fields, fields};
use crate::spoken::Spoken;

/// The complete position, hidden things included: reading it gives an equal one.
pub(super) fn write(position: &Position) -> Fields {
    let mut out = shared(position);
    out.extend(fields! {
        "blips": json!({"left": pile(&position.left), "right": pile(&position.right)}),
        "genestealer_deck": symbols(&position.genestealer_deck),
        "event_known": position.event_known,
        "hands": hands(position, |_| true),
    });
    out
}

/// What a complete position and a view have in common, written from what is given.
pub(super) fn shared(position: &Position) -> Fields {
    let (major, minor) = position.spawn.unzip();
    let ahead = position.location_deck.iter().flatten();
    let mut out = fields! {
        "game": DeathAngel::NAME,
        "players": position.players,
        "teams": teams(position),
        "turn": position.round,
        "phase": position.phase.name(),
        "stage": position.stage.name(),
        "current": position.current.name(),
        "formation": position.formation.iter().map(|row| write_row(row, position)).collect::<Vec<_>>(),
        "location": position.location.map(location),
        "location_tokens": position.location_tokens,
        "location_deck": ahead.map(write_ahead).collect::<Vec<_>>(),
        "major": major,
        "minor": minor,
        "genestealer_discard": symbols(&position.genestealer_discard),
        "slain_lords": foes(&position.slain_lords),
        "event_deck": position.event_deck.iter().map(|event| event.name()).collect::<Vec<_>>(),
        "event_bottom": position.event_bottom.iter().map(|event| event.name()).collect::<Vec<_>>(),
        "event_discard": position.event_discard.iter().map(|event| event.name()).collect::<Vec<_>>(),
    };
    out.extend(round(position));
    out
}

/// What belongs to the round under way.
fn round(position: &Position) -> Fields {
    let limited = position.limited;
    fields! {
        "chosen": cards(&position.chosen),
        "last": cards(&position.last),
        "resolved": position.resolved,
        "activated": position.activated.iter().map(|terrain| terrain.name()).collect::<Vec<_>>(),
        "artefact": position.artefact.map(Seat::name),
        "now": lasting(position.now),
        "coming": lasting(position.coming),
        "limited": limited.map(|(terrain, appeared)| json!({"terrain": terrain.name(), "appeared": appeared})),
        "led": position.led,
        "resolving": position.resolving,
        "over": position.over.map(over),
    }
}

fn teams(position: &Position) -> Fields {
    let names = |teams: &Vec<Team>| teams.iter().map(|team| team.name()).collect();
    Seat::ALL.iter().zip(&position.teams).map(|(seat, teams)| (seat.name().into(), names(teams))).collect()
}

fn write_row(row: &Row, position: &Position) -> Value {
    json!({
        "marine": row.marine.name(),
        "facing": row.facing.name(),
        "tokens": row.tokens,
        "left": cell(&row.left, position.door_tokens),
        "right": cell(&row.right, position.door_tokens),
    })
}

fn cell(cell: &CellPlan, door_tokens: u8) -> Value {
    let terrain = cell.terrain.iter().map(|&terrain| {
        let tokens = if terrain == Terrain::Door { door_tokens } else { 0 };
        json!({"id": terrain.name(), "tokens": tokens})
    });
    let mut out = fields! {"swarm": foes(&cell.swarm), "terrain": terrain.collect::<Vec<_>>()};
    if !cell.attacked.is_empty() {
        out.insert("attacked".into(), foes(&cell.attacked));
    }
    if cell.shielded {
        out.insert("shielded".into(), true.into());
    }
    out.into()
}

fn foes(foes: &[Foe]) -> Value {
    foes.iter().map(|foe| foe.name()).collect()
}

pub(super) fn symbols(symbols: &[Symbol]) -> Value {
    symbols.iter().map(|symbol| symbol.name()).collect()
}

/// The name of a location; the four setup cards have one.
pub(super) fn location(location: LocationId) -> &'static str {
    if location.card().tier == Tier::Start { "void-lock" } else { location.name() }
}

fn write_ahead(ahead: &Ahead) -> &'static str {
    match ahead {
        Ahead::Known(known) => location(*known),
        Ahead::Tier(tier) => tier.name(),
    }
}

/// A number or a list where nothing more is to be said.
fn pile(pile: &PilePlan) -> Value {
    let unseen = PilePlan { unseen: pile.unseen, ..PilePlan::default() };
    let in_order = PilePlan { order: pile.order.clone(), ..PilePlan::default() };
    if *pile == unseen {
        return pile.unseen.into();
    }
    if *pile == in_order {
        return symbols(&pile.order);
    }
    json!({
        "order": symbols(&pile.order),
        "seen": symbols(&pile.seen),
        "unseen": pile.unseen,
        "under": pile.under,
        "known": symbols(&pile.known),
        "counted": pile.counted,
    })
}

fn cards(cards: &[(Team, u8)]) -> Fields {
    cards.iter().map(|&(team, card)| (team.name().into(), card.into())).collect()
}

/// What each living team still holds, as far as the viewer can tell.
pub(super) fn hands(position: &Position, is_known: impl Fn(Team) -> bool) -> Fields {
    let played = |number: u8| position.chosen.iter().chain(&position.last).any(|&(_, card)| card == number);
    let alive = |team: Team| position.formation.iter().any(|row| row.marine.team() == team);
    let hand = |team: Team| {
        let own = ACTIONS.iter().filter(|card| card.team == team && !played(card.number));
        own.map(|card| card.number).collect::<Value>()
    };
    let teams = Team::ALL.iter().copied().filter(|&team| alive(team) && is_known(team));
    teams.map(|team| (team.name().into(), hand(team))).collect()
}

fn lasting(lasting: Lasting) -> Value {
    match lasting {
        Lasting::Nothing => Value::Null,
        Lasting::EnterFormation => json!({"event": "enter-formation"}),
        Lasting::Evasion => json!({"event": "evasion"}),
        Lasting::GunJam(team) => json!({"event": "gun-jam", "team": team.name()}),
        Lasting::SecondWind(marine) => json!({"event": "second-wind", "marine": marine.name()}),
    }
}

fn over(ending: Ending) -> Value {
    json!({"winner": winner(Outcome { ending }), "reason": ending.name()})
}
