//! A second level above the first, reached by shafts.

use space_hulk::{Coord, SectionKind};

use crate::chance::Dice;
use crate::deck::{Deck, Port, Section};
use crate::grow::{Grower, loose_ends};
use crate::link::{close_loops, join_up};
use crate::paths::steps_from;

/// How many connectors are tried for each shaft.
const TRIES: usize = 8;
/// Shafts closer to each other than this are no second way.
const APART: u16 = 10;

/// Adds a level of about this number of squares, with one or two shafts; whether there was a place for it.
pub(crate) fn add_upper(deck: &mut Deck, grower: &Grower<'_>, squares: usize, dice: &mut Dice) -> bool {
    let mut ports = loose_ends(deck, 0);
    if ports.is_empty() {
        ports.clone_from(&deck.open);
    }
    dice.shuffle(&mut ports);
    ports.truncate(TRIES);
    let Some(ladder) = ports.into_iter().find_map(|port| sink(deck, grower, port, dice)) else {
        return false;
    };
    grower.grow(deck, 1, squares, dice);
    close_loops(deck, 1, 1 + squares / 50, dice);
    add_second(deck, grower, ladder, dice);
    true
}

/// Lays a shaft on the lower level and its other end right above.
fn sink(deck: &mut Deck, grower: &Grower<'_>, port: Port, dice: &mut Dice) -> Option<Coord> {
    let mut trial = deck.clone();
    let number = grower.join(&mut trial, port, SectionKind::Shaft, dice)?;
    let above = raised(&trial.sections[number]);
    let lower = trial.sections[number].ladder?;
    let upper = above.ladder?;
    if !trial.fits(&above) {
        return None;
    }
    trial.lay(above);
    trial.ladders.push((upper, lower));
    *deck = trial;
    Some(lower)
}

fn raised(section: &Section) -> Section {
    let up = |at: Coord| Coord { level: at.level + 1, ..at };
    Section {
        kind: section.kind,
        floor: section.floor.iter().copied().map(up).collect(),
        ports: section.ports.iter().map(|port| Port { at: up(port.at), ..*port }).collect(),
        ladder: section.ladder.map(up),
    }
}

/// Adds another shaft far from the first, so that nobody can hold the only way up.
fn add_second(deck: &mut Deck, grower: &Grower<'_>, first: Coord, dice: &mut Dice) {
    let steps = steps_from(deck, first);
    let mut ports: Vec<Port> = deck.open.iter().copied().filter(|port| port.at.level == 0).collect();
    ports.retain(|port| steps[Deck::index(port.at)] >= APART);
    dice.shuffle(&mut ports);
    for port in ports.into_iter().take(TRIES) {
        let mut trial = deck.clone();
        if sink(&mut trial, grower, port, dice).is_none() {
            continue;
        }
        let above: Vec<Port> = trial.sections.last().map(|section| section.ports.clone()).unwrap_or_default();
        if above.into_iter().any(|port| join_up(&mut trial, port)) {
            *deck = trial;
            return;
        }
    }
}
