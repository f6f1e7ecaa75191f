//! An alien's plan is a shortest way on the board as it is, found by taking legal
//! actions in a game for two.

use std::collections::{BTreeMap, BTreeSet};

use super::open::{for_two, moves, stops_in_b, without_others};
use crate::action::{Action, Verb};
use crate::geometry::{Facing, Square, bits};
use crate::rules::solo::way::{First, Start, Walker};
use crate::state::SpaceHulk;
use crate::text;
use crate::unit::{Kind, Unit, UnitId};

/// Costs by what they lead to, the least first.
struct Queue<T>(BTreeSet<(u16, T)>);

impl<T: Ord + Clone> Queue<T> {
    fn new(start: T) -> Queue<T> {
        Queue([(0, start)].into())
    }
}

/// A model of variant A, with what has changed on the board.
type State = (Square, Facing, u64);

/// Variant A: the first action is part of a cheapest way.
pub(super) fn check_first(game: &SpaceHulk, id: UnitId, target: UnitId, first: &First) {
    let unit = game.units[id];
    let (Some(at), Some(aim)) = (unit.square(), game.units[target].square()) else { return };
    let walker = Walker { kind: unit.kind(), start: Start::Facing(at, unit.facing()), ap: unit.ap() };
    let ignores_sight = game.ignores_sight(id);
    let Some((ways, limits)) = game.ways_from(walker, target, ignores_sight) else { return };
    let copy = without_others(for_two(game, id), id, |_| limits.free);
    let start = (at, unit.facing(), game.closed);
    let least = cheapest(&copy, id, aim, start, limits.unseen);
    let board = || text::print(&game.position());
    assert_eq!(
        least,
        Some(ways.cost.into()),
        "{} to {}\n{}",
        game.name_of(id),
        game.name_of(target),
        board()
    );
    let next = state_after(start, first.verb);
    let rest = cheapest(&copy, id, aim, next, limits.unseen);
    let whole = rest.map(|rest| rest + u16::from(first.cost));
    // Behind an open door another may be opened at once, so it can only become less.
    assert!(
        whole.is_some() && whole <= least,
        "{} {:?}: {whole:?}, not {least:?}\n{}",
        game.name_of(id),
        first.verb,
        board()
    );
}

/// The cheapest way to stand before a Marine.
fn cheapest(copy: &SpaceHulk, id: UnitId, aim: Square, start: State, unseen: bool) -> Option<u16> {
    let mut queue = Queue::new(start);
    let mut done: BTreeSet<State> = BTreeSet::new();
    while let Some((cost, state)) = queue.0.pop_first() {
        if !done.insert(state) {
            continue;
        }
        let here = at_state(copy, id, state);
        if here.is_in_front(state.0, state.1, aim) {
            return Some(cost);
        }
        let mut legal = Vec::new();
        here.list_actions(&mut legal);
        let own = |action: &&Action| action.unit == id;
        for action in legal.iter().filter(own) {
            let next = state_after(state, action.verb);
            let cost = cost + u16::from(action.cost);
            match action.verb {
                Verb::Turn { .. } => drop(queue.0.insert((cost, next))),
                Verb::Move { .. } | Verb::Climb { .. } if is_allowed(copy, id, next, unseen) => {
                    queue.0.insert((cost, next));
                }
                Verb::Door { open: true, .. } if !unseen || !is_seen(copy, id, next) => {
                    let behind = steps_through(copy, id, next, &moves(&here, id), aim);
                    let allowed =
                        behind.into_iter().filter(|(_, after)| is_allowed(copy, id, *after, unseen));
                    queue.0.extend(allowed.map(|(more, after)| (cost + more, after)));
                }
                _ => {}
            }
        }
    }
    None
}

/// What follows a door that has been opened at once: a step that it barred (BF-43), or
/// the attack on a Marine behind it.
fn steps_through(
    copy: &SpaceHulk,
    id: UnitId,
    opened: State,
    before: &BTreeSet<Square>,
    aim: Square,
) -> Vec<(u16, State)> {
    let here = at_state(copy, id, opened);
    let mut legal = Vec::new();
    here.list_actions(&mut legal);
    let steps = legal.iter().filter(|action| action.unit == id).filter_map(|action| match action.verb {
        Verb::Move { to, .. } if !before.contains(&to) => {
            Some((action.cost.into(), state_after(opened, action.verb)))
        }
        _ => None,
    });
    let attack = here.is_in_front(opened.0, opened.1, aim).then_some((0, opened));
    steps.chain(attack).collect()
}

fn is_allowed(copy: &SpaceHulk, id: UnitId, state: State, unseen: bool) -> bool {
    let own = copy.units[id].square() == Some(state.0);
    (own || !copy.burning.has(state.0)) && !(unseen && is_seen(copy, id, state))
}

fn is_seen(copy: &SpaceHulk, id: UnitId, state: State) -> bool {
    let there = at_state(copy, id, state);
    there.any_marine_sees(state.0, &there.obstructed())
}

fn at_state(copy: &SpaceHulk, id: UnitId, (at, facing, closed): State) -> SpaceHulk {
    let mut there = copy.clone();
    for door in bits(there.closed & !closed) {
        there.clear(there.setup.board.doors()[door as usize].block);
    }
    there.closed = closed;
    there.relocate(id, at);
    there.units[id].set_facing(facing);
    there
}

fn state_after((at, facing, closed): State, verb: Verb) -> State {
    match verb {
        Verb::Move { to, facing } | Verb::Climb { to, facing } => (to, facing, closed),
        Verb::Turn { facing } => (at, facing, closed),
        Verb::Door { door, open: true } => (at, facing, closed & !(1 << door)),
        _ => (at, facing, closed),
    }
}

/// Variant B: the squares are a shortest way, or the beginning of one.
pub(super) fn check_way(game: &SpaceHulk, id: UnitId, target: UnitId, way: &[Square]) {
    let (Some(at), Some(aim)) = (game.units[id].square(), game.units[target].square()) else { return };
    let floor = Floor::new(game, id);
    let Some(least) = floor.length(at, aim) else { return };
    let mut length = 0;
    let mut from = at;
    let mut is_open = true;
    for &to in way {
        let stride = floor.strides(from).into_iter().find(|&(_, next)| next == to);
        is_open &= stride.is_some();
        length += stride.map_or(0, |(stride, _)| stride);
        from = to;
    }
    let whole = floor.length(from, aim).map(|rest| rest + length);
    let coords: Vec<String> = way.iter().map(|&to| game.setup.board.coord(to).to_string()).collect();
    assert!(
        is_open && whole == Some(least),
        "{} to {} over {coords:?}: {whole:?}, not {least}\n{}",
        game.name_of(id),
        game.name_of(target),
        text::print(&game.position())
    );
}

/// The board as a Genestealer in a game for two could walk it.
struct Floor {
    id: UnitId,
    game: SpaceHulk,
    /// Closed doors that can be opened.
    doors: Vec<u8>,
    /// Where a blip may not go.
    objects: Vec<Square>,
}

impl Floor {
    fn new(game: &SpaceHulk, id: UnitId) -> Floor {
        let unit = game.units[id];
        let mut copy = without_others(for_two(game, id), id, |kind| stops_in_b(unit.kind(), kind));
        let is_blip = unit.kind() == Kind::Blip;
        if is_blip {
            let mut model = Unit::new(Kind::Genestealer);
            model.set_place(unit.place());
            copy.units[id] = model;
            copy.blips = copy.blips.without(id);
            copy.stealers = copy.stealers.with(id);
        }
        let stuck = |door: u8| game.setup.sealed >> door & 1 != 0 || game.is_held_by_fire(door);
        let doors = bits(game.closed).filter(|&door| !stuck(door)).collect();
        let objects = if is_blip { game.lying_objects().iter().collect() } else { Vec::new() };
        Floor { id, game: copy, doors, objects }
    }

    /// The steps from a square with their lengths: 2 through a door.
    fn strides(&self, from: Square) -> Vec<(u16, Square)> {
        let plain = self.moves(from, None);
        let through = self.doors.iter().flat_map(|&door| {
            let opened = self.moves(from, Some(door));
            opened.into_iter().filter(move |&to| self.leads(door, from, to))
        });
        let doored = through.filter(|to| !plain.contains(to)).map(|to| (2, to));
        let all = plain.iter().map(|&to| (1, to)).chain(doored);
        all.filter(|(_, to)| !self.game.burning.has(*to) && !self.objects.contains(to)).collect()
    }

    /// Where a step leads, with one door open.
    fn moves(&self, from: Square, door: Option<u8>) -> BTreeSet<Square> {
        let mut there = self.game.clone();
        if let Some(door) = door {
            there.closed &= !(1 << door);
            there.clear(there.setup.board.doors()[door as usize].block);
        }
        there.relocate(self.id, from);
        moves(&there, self.id)
    }

    fn leads(&self, door: u8, from: Square, to: Square) -> bool {
        let spot = self.game.setup.board.doors()[door as usize];
        match spot.sides {
            None => spot.block == to,
            Some((a, b)) => [a, b].contains(&from) && [a, b].contains(&to),
        }
    }

    /// The length of the shortest way into contact with something on a square.
    fn length(&self, start: Square, aim: Square) -> Option<u16> {
        let mut queue = Queue::new(start);
        let mut done: BTreeMap<Square, u16> = BTreeMap::new();
        while let Some((length, at)) = queue.0.pop_first() {
            if done.contains_key(&at) {
                continue;
            }
            if Facing::ALL.into_iter().any(|facing| self.game.is_in_front(at, facing, aim)) {
                return Some(length);
            }
            done.insert(at, length);
            queue.0.extend(self.strides(at).into_iter().map(|(stride, to)| (length + stride, to)));
        }
        None
    }
}
