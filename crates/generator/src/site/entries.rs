//! Where aliens come from.

use std::collections::BTreeSet;

use space_hulk::{Coord, SectionKind};

use crate::chance::Dice;
use crate::deck::{Deck, Port};
use crate::grow::Grower;
use crate::paths::{squares_from_all, steps_from, steps_from_all};
use crate::sight::could_see;
use crate::size::Measure;

/// Marines closer than this would hold reinforcements back from the first round on (SH-LURK-04).
const FROM_SQUAD: u16 = 7;
/// The least distance of entry areas from each other, in steps.
const APART: u16 = 6;
/// Their least distance from the way out, in steps.
const FROM_EXIT: u16 = 4;
/// What an entry area at the end of a corridor is worth over one at a room, in steps.
const AT_CORRIDOR: u16 = 4;

/// Chooses entry areas all over the border, away from the squad and out of its sight; none if there are too few.
pub(crate) fn choose(
    deck: &mut Deck,
    grower: &Grower<'_>,
    stands: &[Coord],
    exit: Option<Port>,
    not_in: &BTreeSet<usize>,
    measure: &Measure,
    dice: &mut Dice,
) -> Option<Vec<Port>> {
    let mut ports = candidates(deck, stands, exit, not_in);
    let wanted = dice.between(*measure.entries.start(), *measure.entries.end());
    let mut chosen: Vec<Port> = Vec::new();
    while chosen.len() < wanted {
        let Some(port) = best(deck, stands, &chosen, &ports, dice) else { break };
        ports.retain(|&other| other != port);
        let port = extend(deck, grower, port, dice);
        if deck.leads_out(port) && is_hidden(deck, stands, port) {
            chosen.push(port);
        }
    }
    // What was added may have come to lie before another one.
    let open = chosen.iter().chain(&exit).all(|&port| deck.leads_out(port));
    (open && chosen.len() >= *measure.entries.start()).then_some(chosen)
}

fn candidates(deck: &Deck, stands: &[Coord], exit: Option<Port>, not_in: &BTreeSet<usize>) -> Vec<Port> {
    let squares = squares_from_all(deck, stands.iter().copied());
    let from_exit = exit.map(|exit| steps_from(deck, exit.at));
    let suits = |port: &&Port| {
        let place = Deck::index(port.at);
        deck.section_at(port.at).is_some_and(|number| !not_in.contains(&number))
            && squares[place] >= FROM_SQUAD
            && from_exit.as_ref().is_none_or(|steps| steps[place] >= FROM_EXIT)
            && deck.leads_out(**port)
            && is_hidden(deck, stands, **port)
    };
    deck.open.iter().filter(suits).copied().collect()
}

fn is_hidden(deck: &Deck, stands: &[Coord], port: Port) -> bool {
    !stands.iter().any(|&at| could_see(deck, at, port.at))
}

/// The one that lies farthest from the squad and from those chosen before.
fn best(deck: &Deck, stands: &[Coord], chosen: &[Port], ports: &[Port], dice: &mut Dice) -> Option<Port> {
    let steps = steps_from_all(deck, stands.iter().copied().chain(chosen.iter().map(|port| port.at)));
    let far = |port: Port| steps[Deck::index(port.at)];
    let at_corridor = |port: Port| {
        deck.section_at(port.at).is_some_and(|number| deck.sections[number].kind != SectionKind::Room)
    };
    let mut rated: Vec<(u16, Port)> = Vec::new();
    for &port in ports.iter().filter(|&&port| far(port) >= APART && deck.open.contains(&port)) {
        let bonus = if at_corridor(port) { AT_CORRIDOR } else { 0 };
        rated.push((far(port) + bonus + dice.below(5) as u16, port));
    }
    rated.into_iter().max().map(|(_, port)| port)
}

/// Adds an end piece at a connector at the border where one fits; the connector that then leads off the map.
pub(crate) fn extend(deck: &mut Deck, grower: &Grower<'_>, port: Port, dice: &mut Dice) -> Port {
    for _ in 0..4 {
        if let Some(number) = grower.join(deck, port, SectionKind::EndPiece, dice) {
            let onward = deck.sections[number].ports.iter().find(|other| other.side == port.side);
            return onward.copied().unwrap_or(port);
        }
    }
    port
}
