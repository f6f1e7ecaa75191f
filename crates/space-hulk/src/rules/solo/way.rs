//! The cheapest ways of an alien to a Marine, in action points: turns, doors and
//! ladders included.

use super::search::{NEVER, Search};
use crate::action::Verb;
use crate::geometry::{Facing, Square};
use crate::state::SpaceHulk;
use crate::unit::{Kind, UnitId};

/// Where an alien starts.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Start {
    /// On a square, with this facing.
    Facing(Square, Facing),
    /// On a square, with whatever facing is best.
    Any(Square),
    /// In an entry area.
    Entry(u8),
}

/// An alien that looks for a way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walker {
    /// A blip walks as a blip, everything else as a Genestealer.
    pub kind: Kind,
    pub start: Start,
    /// The points that it has.
    pub ap: u8,
}

/// What a way has to keep to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// It enters no square that a Marine sees.
    pub unseen: bool,
    /// Squares held by aliens are closed to it; otherwise they are avoided where a way
    /// of the same cost exists.
    pub free: bool,
    /// The most points that it may cost.
    pub most: Option<u8>,
}

/// The first action of a cheapest way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct First {
    pub verb: Verb,
    /// What this action costs.
    pub cost: u8,
    /// The step it belongs to leads into sight.
    pub seen: bool,
    /// Another alien is in its way.
    pub blocked: bool,
    /// The direction of the step, in eighths of a turn from north.
    pub direction: Option<u8>,
}

/// The cheapest ways to one target.
#[derive(Clone, Debug)]
pub(crate) struct Ways {
    /// What they cost, to the square from which the target is attacked.
    pub cost: u8,
    /// How they begin.
    pub first: Vec<First>,
    /// Some step that can be paid for now leads into sight.
    pub meets_sight: bool,
}

impl SpaceHulk {
    /// The cheapest ways to one Marine, if there are any.
    pub(crate) fn ways(&self, walker: Walker, target: UnitId, limits: Limits) -> Option<Ways> {
        let targets = [self.units[target].square()?];
        let mut search = Search::new(self, walker, limits, &targets);
        search.run();
        search.ways(0)
    }

    /// The Marines among these to whom there is a way within the limits.
    pub(crate) fn within_reach(&self, walker: Walker, marines: &[UnitId], limits: Limits) -> Vec<UnitId> {
        let on_board = |&&id: &&UnitId| self.units[id].square().is_some();
        let marines: Vec<UnitId> = marines.iter().filter(on_board).copied().collect();
        let targets: Vec<Square> = marines.iter().filter_map(|&id| self.units[id].square()).collect();
        let mut search = Search::new(self, walker, limits, &targets);
        search.run();
        let reached = |i: usize| search.best[search.goal(i) as usize] != NEVER;
        marines.into_iter().enumerate().filter(|&(i, _)| reached(i)).map(|(_, id)| id).collect()
    }
}
