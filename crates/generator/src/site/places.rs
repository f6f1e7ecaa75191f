//! Where the squad starts, what it has to reach, and the way out.

use space_hulk::{Coord, Facing};

use super::outside;
use crate::archetype::{Exit, Needs, Start, Targets};
use crate::chance::Dice;
use crate::deck::{Deck, Port};
use crate::grow::rooms;
use crate::paths::{FAR, steps_from_all};
use crate::size::Measure;

/// A square and the way somebody faces on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stand {
    pub at: Coord,
    pub facing: Facing,
}

/// The places of a task.
pub(crate) struct Places {
    /// The number of the room in which the squad starts.
    pub start: usize,
    /// The numbers of the rooms that the task is about.
    pub targets: Vec<usize>,
    /// The connector at which the way out lies.
    pub exit: Option<Port>,
    /// The number of the room farthest from the squad.
    pub far: usize,
}

/// How many rooms are tried as the squad's own.
const TRIES: usize = 8;
/// Squares of a room that a task names: a fight for them needs space.
const TARGET_SQUARES: usize = 9;
/// The least distance of rooms that a task names from each other, in steps.
const APART: u16 = 6;
/// The distance of a near way out from the squad, in steps.
const NEAR: std::ops::RangeInclusive<u16> = 2..=16;
/// The longest way to something and out with it, in steps.
const THERE_AND_BACK: u16 = 28;
/// The squares of a room that is held, and its ways in.
const HELD_SQUARES: usize = 8;
const HELD_WAYS: std::ops::RangeInclusive<usize> = 2..=4;

/// Chooses places that suit the task; none if the map has none.
pub(crate) fn choose(
    deck: &Deck,
    needs: Needs,
    measure: &Measure,
    marines: usize,
    dice: &mut Dice,
) -> Option<Places> {
    let mut starts: Vec<usize> =
        rooms(deck).filter(|(_, floor)| floor.len() >= marines).map(|(i, _)| i).collect();
    if needs.start == Start::InTarget {
        starts.retain(|&room| can_be_held(deck, room));
    }
    dice.shuffle(&mut starts);
    starts.into_iter().take(TRIES).find_map(|start| from(deck, needs, measure, start, dice))
}

fn can_be_held(deck: &Deck, room: usize) -> bool {
    deck.sections[room].floor.len() >= HELD_SQUARES && HELD_WAYS.contains(&outside(deck, room).len())
}

fn from(deck: &Deck, needs: Needs, measure: &Measure, start: usize, dice: &mut Dice) -> Option<Places> {
    let steps = steps_to(deck, start);
    let reach = |number: usize| distance(deck, &steps, number);
    let (far, farthest) = rooms(deck).map(|(i, _)| (i, reach(i))).max_by_key(|&(i, steps)| (steps, i))?;
    if farthest < *measure.distance.start() {
        return None;
    }
    let targets = match (needs.start, needs.targets) {
        (Start::InTarget, _) => vec![start],
        (_, Targets::None) => Vec::new(),
        (_, Targets::One) => targets(deck, &steps, start, 1, measure, dice)?,
        (_, Targets::BySize) => targets(deck, &steps, start, measure.targets, measure, dice)?,
    };
    let named: Vec<usize> = targets.iter().copied().chain([start]).collect();
    let from_target = targets.first().map(|&target| steps_to(deck, target));
    let to_target = targets.first().map_or(0, |&target| reach(target));
    let suits = |at: Coord| {
        let (near, far) =
            (steps[Deck::index(at)], from_target.as_ref().map_or(0, |steps| steps[Deck::index(at)]));
        match needs.exit {
            Exit::None => false,
            Exit::Near => NEAR.contains(&near) && to_target + far <= THERE_AND_BACK,
            Exit::Far => measure.distance.contains(&near),
            Exit::FarFromTarget => measure.distance.contains(&far),
        }
    };
    let exit = match needs.exit {
        Exit::None => None,
        _ => Some(way_out(deck, suits, &named, dice)?),
    };
    Some(Places { start, targets, exit, far })
}

fn steps_to(deck: &Deck, room: usize) -> Vec<u16> {
    steps_from_all(deck, deck.sections[room].floor.iter().copied())
}

fn distance(deck: &Deck, steps: &[u16], room: usize) -> u16 {
    deck.sections[room].floor.iter().map(|&at| steps[Deck::index(at)]).min().unwrap_or(FAR)
}

/// Rooms at a good distance from the squad and from each other, the farthest preferred.
fn targets(
    deck: &Deck,
    steps: &[u16],
    start: usize,
    count: usize,
    measure: &Measure,
    dice: &mut Dice,
) -> Option<Vec<usize>> {
    let (low, high) = (*measure.distance.start(), *measure.distance.end());
    let mut chosen: Vec<usize> = Vec::new();
    while chosen.len() < count {
        // Only the first one has to lie far out; otherwise all would lie in one corner.
        let low = if chosen.is_empty() { low } else { low / 2 };
        let near = steps_from_all(deck, chosen.iter().flat_map(|&room| deck.sections[room].floor.clone()));
        let suits = |room: usize| {
            let far = distance(deck, steps, room);
            let apart = distance(deck, &near, room);
            room != start && (low..=high).contains(&far) && (chosen.is_empty() || apart >= APART)
        };
        let large = rooms(deck).filter(|(_, floor)| floor.len() >= TARGET_SQUARES).map(|(i, _)| i);
        let fitting: Vec<usize> = large.filter(|&room| suits(room)).collect();
        let weight = |&room: &usize| u32::from(distance(deck, steps, room) - low / 2);
        let weights: Vec<u32> = fitting.iter().map(weight).collect();
        chosen.push(fitting[dice.weighted(&weights)?]);
    }
    Some(chosen)
}

/// A connector that leads off the map where it suits, not in a room that the task is about.
fn way_out(deck: &Deck, suits: impl Fn(Coord) -> bool, not_in: &[usize], dice: &mut Dice) -> Option<Port> {
    let is_elsewhere = |at: Coord| deck.section_at(at).is_some_and(|number| !not_in.contains(&number));
    let fits = |port: &&Port| suits(port.at) && is_elsewhere(port.at) && deck.leads_out(**port);
    let ports: Vec<Port> = deck.open.iter().filter(fits).copied().collect();
    (!ports.is_empty()).then(|| *dice.one_of(&ports))
}

/// Squares of a room for a number of Marines: those nearest to where they have to go. All face the way that the
/// first one has to take; `outward` says that each faces his own nearest way out instead.
pub(crate) fn stands(deck: &Deck, room: usize, count: usize, goal: &[u16], outward: bool) -> Vec<Stand> {
    let steps = |at: Coord| goal[Deck::index(at)];
    let mut squares: Vec<Coord> = deck.sections[room].floor.clone();
    squares.sort_by_key(|&at| (steps(at), at));
    squares.truncate(count);
    let ahead = |at: Coord| {
        let nearest = deck.beside(at).min_by_key(|&(side, to)| (steps(to), side));
        nearest.map_or(Facing::North, |(side, _)| side)
    };
    let lead = squares.first().map_or(Facing::North, |&at| ahead(at));
    let facing = |at: Coord| if outward { ahead(at) } else { lead };
    squares.into_iter().map(|at| Stand { at, facing: facing(at) }).collect()
}
