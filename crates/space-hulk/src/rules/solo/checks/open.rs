//! A step that the automaton holds open or closed is so for a player in its place.

use std::collections::BTreeSet;

use crate::action::{Action, Verb};
use crate::geometry::{Facing, Square};
use crate::position::Phase;
use crate::rules::solo::search::Search;
use crate::rules::solo::terrain::Terrain;
use crate::rules::solo::way::{Limits, Start, Walker};
use crate::state::{SpaceHulk, Stage};
use crate::text;
use crate::unit::{Kind, Place, UnitId, flag};

/// Compares the steps from every square; how many squares there were.
pub(super) fn compare(game: &SpaceHulk, id: UnitId) -> usize {
    let mover = game.units[id].kind();
    let copy = without_others(for_two(game, id), id, |kind| !game.is_solo_b() || stops_in_b(mover, kind));
    let terrain = terrain_of(game, id);
    let own = game.units[id].square();
    let squares = game.setup.board.squares().filter(|&at| Some(at) == own || !copy.solid.has(at));
    squares.map(|at| compare_at(&copy, id, at, &terrain)).count()
}

/// What the automaton holds closed, other aliens included where they stop it.
fn terrain_of(game: &SpaceHulk, id: UnitId) -> Terrain {
    if game.is_solo_b() {
        return game.terrain_b(id);
    }
    let unit = &game.units[id];
    let start = Start::Facing(unit.square().expect("on the board"), unit.facing());
    let walker = Walker { kind: unit.kind(), start, ap: unit.ap() };
    Search::new(game, walker, Limits { unseen: false, free: true, most: None }, &[]).filled
}

fn compare_at(copy: &SpaceHulk, id: UnitId, at: Square, terrain: &Terrain) {
    let mut there = copy.clone();
    there.relocate(id, at);
    let climbs = copy.setup.board.across(at).filter(|&to| !terrain.is_closed(to));
    let open: BTreeSet<Square> = terrain.steps(copy, at).map(|step| step.to).chain(climbs).collect();
    // The automaton never goes on through fire (SA-RUL-02, SB-TGT-04).
    let legal: BTreeSet<Square> = moves(&there, id).into_iter().filter(|&to| !copy.burning.has(to)).collect();
    let unlike: Vec<Square> = open.symmetric_difference(&legal).copied().collect();
    let explained = |&to: &Square| open.contains(&to) && is_limit_of_blips(&there, id, to);
    assert!(
        unlike.iter().all(explained),
        "{} on {}: {:?}\n{}",
        copy.name_of(id),
        copy.setup.board.coord(at),
        unlike.iter().map(|&to| copy.setup.board.coord(to)).collect::<Vec<_>>(),
        text::print(&there.position())
    );
}

/// Whether only what the automaton asks last keeps a blip from a step (SA-BLIP-02), or
/// what variant B does not ask (SB-RUL-11).
fn is_limit_of_blips(there: &SpaceHulk, id: UnitId, to: Square) -> bool {
    let facing = Facing::North;
    let verbs = [Verb::Move { to, facing }, Verb::Climb { to, facing }];
    let refusals = verbs.map(|verb| there.why_not(&Action { unit: id, verb, cp: 0, cost: 1 }));
    let is_limit = |rule: &str| ["SH-BLIP-03", "SH-BLIP-04"].contains(&rule);
    there.units[id].kind() == Kind::Blip
        && refusals.into_iter().flatten().any(|refusal| is_limit(refusal.rule))
}

/// Where the legal list lets a unit go.
pub(super) fn moves(game: &SpaceHulk, id: UnitId) -> BTreeSet<Square> {
    let mut legal = Vec::new();
    game.list_actions(&mut legal);
    let to = |action: &Action| match action.verb {
        Verb::Move { to, .. } | Verb::Climb { to, .. } if action.unit == id => Some(to),
        _ => None,
    };
    legal.iter().filter_map(to).collect()
}

/// The same board in a game for two, in which this alien is active and has all its points.
pub(super) fn for_two(game: &SpaceHulk, id: UnitId) -> SpaceHulk {
    let mut copy = game.clone();
    copy.solo = None;
    copy.frames.clear();
    (copy.phase, copy.stage, copy.active) = (Phase::AlienAction, Stage::Middle, id);
    copy.units[id].ap = copy.units[id].kind().allowance();
    copy.units[id].clear(flag::FINISHED);
    copy
}

/// Whether another alien stops one in variant B (SB-BLOCK).
pub(super) fn stops_in_b(mover: Kind, other: Kind) -> bool {
    mover == Kind::Broodlord || other == Kind::Broodlord
}

/// The board without the other aliens that do not stop this one.
pub(super) fn without_others(mut copy: SpaceHulk, id: UnitId, stops: impl Fn(Kind) -> bool) -> SpaceHulk {
    for other in copy.aliens().iter().filter(|&other| other != id) {
        if let Some(square) = copy.units[other].square()
            && !stops(copy.units[other].kind())
        {
            copy.units[other].set_place(Place::Hand);
            copy.solid.remove(square);
        }
    }
    if let Some(own) = copy.units[id].square() {
        copy.fill(own);
    }
    copy
}
