//! Generators, and what has to be fetched.

use std::collections::BTreeSet;

use space_hulk::Coord;

use super::{Site, outside};
use crate::archetype::Archetype;
use crate::chance::Dice;
use crate::deck::{Deck, step};
use crate::paths::steps_from_all;

/// A room of this number of squares has a place for a second generator.
const ROOM_FOR_TWO: usize = 12;

/// Puts down what the task needs; none if there is no place for it.
pub(crate) fn place(site: &mut Site, archetype: Archetype, dice: &mut Dice) -> Option<()> {
    match archetype {
        Archetype::Sabotage => place_generators(site, dice),
        Archetype::Retrieve => {
            let steps = steps_from_all(&site.deck, site.squad.iter().map(|stand| stand.at));
            let room = site.deck.sections[*site.targets.first()?].floor.iter().copied();
            site.object = room.max_by_key(|&at| (steps[Deck::index(at)], at));
            site.object.map(|_| ())
        }
        _ => Some(()),
    }
}

fn place_generators(site: &mut Site, dice: &mut Dice) -> Option<()> {
    for (i, &room) in site.targets.iter().enumerate() {
        let two = i == 0 && site.deck.sections[room].floor.len() >= ROOM_FOR_TWO;
        for _ in 0..=usize::from(two) {
            let places = generator_places(&site.deck, room, &site.generators);
            if places.is_empty() {
                return None;
            }
            site.generators.push(*dice.one_of(&places));
        }
    }
    Some(())
}

/// Squares of a room that can be filled: not before a way in, and the rest of the room stays in one piece.
fn generator_places(deck: &Deck, room: usize, filled: &[Coord]) -> Vec<Coord> {
    let floor = &deck.sections[room].floor;
    let ways_in = outside(deck, room);
    let is_clear = |at: Coord| ways_in.iter().all(|way| way.range_to(at) > Some(1));
    let free =
        |at: Coord| floor.iter().copied().filter(|&other| other != at && !filled.contains(&other)).collect();
    let suits = |at: Coord| !filled.contains(&at) && is_clear(at) && is_whole(&free(at));
    floor.iter().copied().filter(|&at| suits(at)).collect()
}

fn is_whole(floor: &BTreeSet<Coord>) -> bool {
    let mut reached: BTreeSet<Coord> = floor.first().copied().into_iter().collect();
    let mut queue: Vec<Coord> = reached.iter().copied().collect();
    while let Some(at) = queue.pop() {
        for to in space_hulk::Facing::ALL.into_iter().map(|side| step(at, side)) {
            if floor.contains(&to) && reached.insert(to) {
                queue.push(to);
            }
        }
    }
    reached.len() == floor.len()
}
