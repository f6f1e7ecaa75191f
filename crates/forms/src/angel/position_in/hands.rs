//! Action cards: chosen now, used in the round before, and still held.

use death_angel::cards::{ACTIONS, ActionCard};
use death_angel::{Position, Seat, Team};

use crate::scope::{Item, Scope};

type Card = &'static ActionCard;

pub(super) fn read(scope: &Scope, position: &mut Position) {
    position.chosen = cards(scope, position, "chosen").iter().map(|card| (card.team, card.number)).collect();
    position.last = cards(scope, position, "last").iter().map(|card| (card.team, card.number)).collect();
    let held = cards(scope, position, "hands");
    for &team in Team::ALL {
        if held.iter().any(|card| card.team == team) {
            settle_hand(scope, position, team, &held);
        }
    }
}

/// Cards by number or name: a list of them, or an object with what each team or seat has.
fn cards(scope: &Scope, position: &Position, key: &str) -> Vec<Card> {
    let Some(item) = scope.item(key) else { return Vec::new() };
    if item.value.is_array() {
        return item.list().iter().filter_map(card).collect();
    }
    let Some(owners) = item.scope() else { return Vec::new() };
    let mut all = Vec::new();
    for name in owners.fields.keys() {
        let Some(teams) = teams_of(name, position) else {
            owners.notes.add(owners.path(name), "name a team, or a seat that has teams");
            continue;
        };
        let items = owners.item(name).map(Item::list_or_one).unwrap_or_default();
        for item in items {
            match card(&item) {
                Some(card) if !teams.contains(&card.team) => {
                    item.wrong::<()>(format!("{} is a card of the {} team", card.number, card.team.name()));
                }
                read => all.extend(read),
            }
        }
    }
    all
}

fn teams_of(name: &str, position: &Position) -> Option<Vec<Team>> {
    let of_seat = |seat: Seat| position.teams.get(seat.index()).cloned();
    Team::from_name(name).map(|team| vec![team]).or_else(|| Seat::from_name(name).and_then(of_seat))
}

fn card(item: &Item) -> Option<Card> {
    let value = item.value;
    let same =
        |card: &&ActionCard| value.as_u64() == Some(card.number.into()) || value.as_str() == Some(card.name);
    ACTIONS
        .iter()
        .find(same)
        .or_else(|| item.wrong("an action card has a number from 1 to 18, or a name as in \"block\""))
}

/// A card that is neither held nor chosen was used in the round before.
fn settle_hand(scope: &Scope, position: &mut Position, team: Team, held: &[Card]) {
    let (mut gone, path) = (Vec::new(), format!("{}.{}", scope.path("hands"), team.name()));
    let played: Vec<u8> = position.chosen.iter().chain(&position.last).map(|&(_, card)| card).collect();
    for card in ACTIONS.iter().filter(|card| card.team == team) {
        let copies = held.iter().filter(|own| own.number == card.number).count();
        match (copies, played.contains(&card.number)) {
            (1, false) | (0, true) => {}
            (0, false) => gone.push(card.number),
            (1, true) => {
                scope.notes.add(&path, format!("{} is held, but also chosen or used last", card.number));
            }
            _ => scope.notes.add(&path, format!("{} is held twice", card.number)),
        }
    }
    let has_last = position.last.iter().any(|(own, _)| *own == team);
    match gone.as_slice() {
        [] => {}
        [card] if !has_last => position.last.push((team, *card)),
        _ => scope.notes.add(&path, format!("{gone:?} are neither held nor chosen nor used last")),
    }
}
