//! What somebody who looks at the board wants to know of a unit: where it can go, what it
//! sees. Both are answered from a view, so that nobody learns more than they may know.

use serde::Serialize;
use space_hulk::{Facing, Kind, SpaceHulk, SquareSet, UnitId};
use ts_rs::TS;

use super::action::{self, Action};
use super::words::{self, Square};
use crate::failure::Failure;
use crate::fields::quoted;
use crate::wire::Word;

/// A place that a unit can come to, and the cheapest way there.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts")]
pub struct ReachSpot {
    /// Where it stands then.
    pub square: Square,
    /// Which way it faces then; a blip has no facing.
    pub facing: Option<Word<Facing>>,
    /// Points in all.
    pub cost: u8,
    /// Command points among them.
    pub cp: u8,
    /// The way may end early: the enemy may react, dice are rolled, or something comes to
    /// light.
    pub risky: bool,
    /// One action after the other. A free shot that is offered on the way is declined.
    pub path: Vec<Action>,
}

/// What a unit sees from where it stands.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts")]
pub struct Sight {
    /// Floor, occupied or not.
    pub squares: Vec<Square>,
    /// Units of the other side that stand on it.
    pub targets: Vec<String>,
}

/// Where a unit can go. Nowhere unless it is the viewer's, who decides on an ordinary action.
pub fn reach(view: &space_hulk::View, unit: &str) -> Result<Vec<ReachSpot>, Failure> {
    let table = view.table();
    let id = find(table, unit)?;
    let is_blip = table.unit(id).kind() == Kind::Blip;
    let spot = |reach: space_hulk::Reach| ReachSpot {
        square: words::square(table.setup(), reach.to),
        facing: (!is_blip).then_some(Word(reach.facing)),
        cost: reach.cost,
        cp: reach.cp,
        risky: reach.is_risky,
        path: reach.route.iter().map(|step| action::write(table, step)).collect(),
    };
    Ok(view.reach(id).into_iter().map(spot).collect())
}

/// What all Marines on the board see together. Where everybody stands, and how every door does,
/// is known to all, so that this tells nobody anything new.
pub fn marines_sight(view: &space_hulk::View) -> Sight {
    let table = view.table();
    let marines = table.unit_ids().filter(|(_, unit)| unit.kind() == Kind::Marine);
    let eyes = marines.filter_map(|(_, marine)| Some((marine.square()?, marine.facing())));
    let lit = |(from, facing)| table.seen_from(from, facing).iter().chain([from]).collect::<Vec<_>>();
    let seen: SquareSet = eyes.flat_map(lit).collect();
    let is_target = |other: &space_hulk::Unit| {
        other.kind() != Kind::Marine && other.square().is_some_and(|square| seen.has(square))
    };
    let targets = table.unit_ids().filter(|(_, other)| is_target(other)).map(|(id, _)| table.name_of(id));
    Sight {
        squares: seen.iter().map(|square| words::square(table.setup(), square)).collect(),
        targets: targets.collect(),
    }
}

/// What a unit sees. Nothing if it is a blip or not on the board.
pub fn sight(view: &space_hulk::View, unit: &str) -> Result<Sight, Failure> {
    let table = view.table();
    let viewer = table.unit(find(table, unit)?);
    let Some(from) = viewer.square().filter(|_| viewer.kind() != Kind::Blip) else {
        return Ok(Sight { squares: Vec::new(), targets: Vec::new() });
    };
    let seen = table.seen_from(from, viewer.facing());
    let is_target = |other: &space_hulk::Unit| {
        other.side() != viewer.side() && other.square().is_some_and(|square| seen.has(square))
    };
    let targets = table.unit_ids().filter(|(_, other)| is_target(other)).map(|(id, _)| table.name_of(id));
    let squares = seen.iter().filter(|&square| square != from);
    Ok(Sight {
        squares: squares.map(|square| words::square(table.setup(), square)).collect(),
        targets: targets.collect(),
    })
}

fn find(table: &SpaceHulk, unit: &str) -> Result<UnitId, Failure> {
    table.find(unit).ok_or_else(|| Failure::request(format!("there is no unit {} in play", quoted(unit))))
}
