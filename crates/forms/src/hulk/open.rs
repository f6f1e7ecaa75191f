//! What a complete position and a view have in common.

use serde::Serialize;
use space_hulk::{BroodlordState, Phase, Position, Side, Tally};
use ts_rs::TS;

use super::fixed::FixedFields;
use super::unit::Unit;
use super::words::{Square, squares};
use crate::wire::Word;

/// What lies open before everybody, written from what is given: a blip whose value
/// is 0 has none here. Hidden things are added by those who may.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts", rename = "HulkOpen")]
pub struct Open {
    /// What the mission fixes.
    #[serde(flatten)]
    pub fixed: FixedFields,
    /// The round, from 1.
    pub turn: u16,
    /// The phase of the round.
    pub phase: Word<Phase>,
    /// The command counter of this round.
    pub command: Command,
    /// Every unit that is in play.
    pub units: Vec<Unit>,
    /// The unit whose activation is under way.
    pub active: Option<String>,
    /// Squares that burn.
    pub burning: Vec<Square>,
    /// The square of the force barrier.
    pub barrier: Option<Square>,
    /// Power-field generators.
    pub generators: Vec<Generator>,
    /// Objects that nobody carries.
    pub objects: Vec<Object>,
    /// Used blips that everybody has seen.
    pub used_blips: Vec<u8>,
    /// How often used blips may still be shuffled; null: without limit.
    pub reshuffles: Option<u8>,
    /// Whether the Broodlord takes part.
    pub broodlord: Word<BroodlordState>,
    /// What has happened so far.
    pub tally: Score,
    /// How it ended.
    pub over: Option<Ended>,
}

/// The command counter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "hulk.ts")]
pub struct Command {
    /// Command points spent in this round.
    pub spent: u8,
    /// Its value; not there for those who may not know it, null if none has been drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub drawn: Option<Option<u8>>,
}

/// A power-field generator: its square if it is whole.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
#[ts(export_to = "hulk.ts")]
pub enum Generator {
    /// A whole one.
    Whole(Square),
    /// A damaged one.
    Damaged {
        /// Where it stands.
        at: Square,
        /// Always true: whole generators are written as squares.
        damaged: bool,
    },
}

/// An object that nobody carries.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts", rename = "HulkObject")]
pub struct Object {
    /// What it is.
    pub kind: String,
    /// Where it lies.
    pub at: Square,
}

/// What has happened so far.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts", rename = "HulkTally")]
pub struct Score {
    /// How many aliens have been killed.
    pub aliens_killed: u16,
    /// Genestealers gone by an exit.
    pub aliens_exited: u16,
    /// Marines who were killed.
    pub marines_killed: Vec<String>,
    /// Marines gone by an exit.
    pub marines_exited: Vec<String>,
    /// Objects that have left the map.
    pub objects_exited: Vec<ObjectExited>,
    /// Which `once` conditions have held, in the order in which they are written.
    pub fulfilled: Vec<bool>,
}

/// An object that has left the map.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts")]
pub struct ObjectExited {
    /// What it is.
    pub object: String,
    /// The side that took it out.
    pub side: Word<Side>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts", rename = "HulkOver")]
pub struct Ended {
    /// The side that won; nothing for a draw.
    pub winner: Option<Word<Side>>,
    /// The name of a goal, or another reason.
    pub reason: String,
}

impl Open {
    /// A position is taken apart, not copied: a server writes one for everybody at every step. What the mission
    /// fixes is not asked of it.
    pub(super) fn new(fixed: FixedFields, position: Position) -> Open {
        Open {
            fixed,
            turn: position.turn,
            phase: Word(position.phase),
            command: Command { spent: position.command.spent, drawn: None },
            units: position.units.into_iter().map(Unit::from).collect(),
            active: position.active,
            burning: squares(&position.burning),
            barrier: position.barrier.map(Square),
            generators: position.generators.iter().map(generator).collect(),
            objects: position.objects.into_iter().map(object).collect(),
            used_blips: position.used_blips,
            reshuffles: position.reshuffles,
            broodlord: Word(position.broodlord),
            tally: tally(position.tally),
            over: position.over.map(ended),
        }
    }
}

pub(super) fn generator(generator: &space_hulk::GeneratorPlan) -> Generator {
    if generator.damaged {
        Generator::Damaged { at: Square(generator.at), damaged: true }
    } else {
        Generator::Whole(Square(generator.at))
    }
}

pub(super) fn object(object: space_hulk::ObjectPlan) -> Object {
    Object { kind: object.kind, at: Square(object.at) }
}

pub(super) fn ended((winner, reason): (Option<Side>, String)) -> Ended {
    Ended { winner: winner.map(Word), reason }
}

pub(super) fn tally(tally: Tally) -> Score {
    let exited = tally.objects_exited.into_iter();
    Score {
        aliens_killed: tally.aliens_killed,
        aliens_exited: tally.aliens_exited,
        marines_killed: tally.marines_killed,
        marines_exited: tally.marines_exited,
        objects_exited: exited.map(|(object, side)| ObjectExited { object, side: Word(side) }).collect(),
        fulfilled: tally.fulfilled,
    }
}
