//! Doors, in the narrow places between sections.

use space_hulk::{Coord, SectionKind};

use super::Site;
use crate::chance::Dice;
use crate::deck::Deck;
use crate::paths::{steps_from, steps_from_all};

/// Squares for each door.
const SQUARES_PER_DOOR: usize = 16;
/// The least distance of doors from each other, in steps.
const APART: u16 = 3;
/// The distance of doors that have to be closed from the squad, and their least one from each other, in steps.
const SEAL_FROM_SQUAD: std::ops::RangeInclusive<u16> = 7..=17;
const SEAL_APART: u16 = 6;

/// Closed doors in some of the places that suit.
pub(crate) fn choose(site: &Site, dice: &mut Dice) -> Vec<Coord> {
    let count = site.deck.len() / SQUARES_PER_DOOR;
    let wanted = dice.between(count.div_ceil(2), count + 1);
    let mut places = throats(site);
    let mut doors: Vec<Coord> = Vec::new();
    while doors.len() < wanted {
        let near = steps_from_all(&site.deck, doors.iter().chain(&site.seals).copied());
        let weight = |&(at, weight): &(Coord, u32)| if near[Deck::index(at)] >= APART { weight } else { 0 };
        let weights: Vec<u32> = places.iter().map(weight).collect();
        let Some(choice) = dice.weighted(&weights) else { break };
        doors.push(places.swap_remove(choice).0);
    }
    doors
}

/// A number of open doors to be closed; none if there are not enough places.
pub(crate) fn seals(site: &Site, count: usize, dice: &mut Dice) -> Option<Vec<Coord>> {
    let from_squad = steps_from(&site.deck, site.squad.first()?.at);
    let places = throats(site);
    let mut doors: Vec<Coord> = Vec::new();
    while doors.len() < count {
        let near = steps_from_all(&site.deck, doors.iter().copied());
        let suits = |at: Coord| {
            let place = Deck::index(at);
            SEAL_FROM_SQUAD.contains(&from_squad[place]) && near[place] >= SEAL_APART
        };
        let weight = |&(at, weight): &(Coord, u32)| if suits(at) { weight } else { 0 };
        let weights: Vec<u32> = places.iter().map(weight).collect();
        doors.push(places[dice.weighted(&weights)?].0);
    }
    Some(doors)
}

/// Squares that a door would shut, each with a weight: those before a room above all.
fn throats(site: &Site) -> Vec<(Coord, u32)> {
    let deck = &site.deck;
    let weight = |at: Coord| if is_taken(site, at) { 0 } else { suits(deck, at) };
    deck.floor().map(|at| (at, weight(at))).filter(|&(_, weight)| weight > 0).collect()
}

fn is_taken(site: &Site, at: Coord) -> bool {
    let ports = site.entries.iter().chain(&site.exit).map(|port| port.at);
    let stands = site.squad.iter().chain(&site.stranded).map(|stand| stand.at);
    ports.chain(stands).chain(site.generators.iter().copied()).chain(site.object).any(|taken| taken == at)
        || site.deck.climbed(at).is_some()
        || site.seals.contains(&at)
}

/// A door stands where a corridor passes from one section into another.
fn suits(deck: &Deck, at: Coord) -> u32 {
    let ways: Vec<_> = deck.beside(at).collect();
    let Some(own) = deck.section_at(at) else { return 0 };
    let kind = |number: usize| deck.sections[number].kind;
    let is_throat = matches!(ways[..], [(a, _), (b, _)] if a == b.back());
    let closes =
        matches!(kind(own), SectionKind::Corridor | SectionKind::TJunction | SectionKind::Crossroads);
    if !is_throat || !closes {
        return 0;
    }
    let others = ways.iter().filter_map(|&(_, to)| deck.section_at(to)).filter(|&number| number != own);
    others.map(|number| if kind(number) == SectionKind::Room { 6 } else { 1 }).max().unwrap_or(0)
}
