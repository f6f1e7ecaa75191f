//! What a complete position and a view have in common.

use serde::Serialize;
use space_hulk::{BroodlordState, OptionValue, Options, Phase, Position, Side, Solo, SpecialRules, Tally};
use ts_rs::TS;

use super::board::Board;
use super::unit::Unit;
use super::victory::Victory;
use super::words::{Square, squares};
use crate::fields::{Fields, fields};
use crate::wire::Word;

/// What lies open before everybody, written from what is given: a blip whose value
/// is 0 has none here. Hidden things are added by those who may.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts", rename = "HulkOpen")]
pub struct Open {
    /// Which game it is.
    #[ts(type = "\"space-hulk\"")]
    pub game: &'static str,
    /// The map, with everything that stands still.
    pub board: Board,
    /// The reading of the rules: a preset, and what differs from it.
    #[ts(type = "{ preset: \"fourth\" | \"third\", [option: string]: string | number | boolean }")]
    pub options: Fields,
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
    /// Blips drawn in the setup.
    pub starting_blips: u8,
    /// Blips in each round.
    pub reinforcements: Reinforcements,
    /// Used blips that everybody has seen.
    pub used_blips: Vec<u8>,
    /// How often used blips may still be shuffled; null: without limit.
    pub reshuffles: Option<u8>,
    /// Whether the Broodlord takes part.
    pub broodlord: Word<BroodlordState>,
    /// How the game ends.
    pub victory: Victory,
    /// The last round.
    pub round_limit: Option<u16>,
    /// Where Marines are deployed.
    pub deployment: Vec<Zone>,
    /// Special rules of the mission.
    pub special: Special,
    /// The solo variant, if the rules play the aliens.
    pub solo: Option<Word<Solo>>,
    /// Marines that the victory conditions speak of.
    pub key_marines: Vec<String>,
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

/// Blips in each round: a number, or a list whose last number holds on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
#[ts(export_to = "hulk.ts")]
pub enum Reinforcements {
    /// In every round.
    Each(u8),
    /// Round by round.
    List(Vec<u8>),
}

/// Squares in which some Marines are deployed.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts")]
pub struct Zone {
    /// The Marines who are deployed.
    pub units: Vec<String>,
    /// The squares that they may be deployed on.
    pub squares: Vec<Square>,
}

/// Special rules of a mission, those with parameters only where the mission has them.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts", optional_fields)]
pub struct Special {
    /// Whether generators can be attacked.
    pub generators_break: bool,
    /// Doors that nobody can open or close.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sealed_doors: Option<Vec<Square>>,
    /// The Marines have so many command points in each round, openly.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub command_points: Option<u8>,
    /// Entry areas that take blips only from some round on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry_opens: Option<Vec<EntryOpens>>,
}

/// From when on an entry area takes blips.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "hulk.ts")]
pub struct EntryOpens {
    /// The entry area.
    pub entry: String,
    /// The first round.
    pub round: u16,
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

/// A position is taken apart, not copied: a server writes one for everybody at every step.
impl From<Position> for Open {
    fn from(position: Position) -> Open {
        Open {
            game: "space-hulk",
            board: position.board.into(),
            options: options(&position.options),
            turn: position.turn,
            phase: Word(position.phase),
            command: Command { spent: position.command.spent, drawn: None },
            units: position.units.into_iter().map(Unit::from).collect(),
            active: position.active,
            burning: squares(&position.burning),
            barrier: position.barrier.map(Square),
            generators: position.generators.iter().map(generator).collect(),
            objects: position.objects.into_iter().map(object).collect(),
            starting_blips: position.starting_blips,
            reinforcements: reinforcements(&position.reinforcements),
            used_blips: position.used_blips,
            reshuffles: position.reshuffles,
            broodlord: Word(position.broodlord),
            victory: position.victory.into(),
            round_limit: position.round_limit,
            deployment: position.deployment.into_iter().map(zone).collect(),
            special: special(position.special),
            solo: position.solo.map(Word),
            key_marines: position.key_marines,
            tally: tally(position.tally),
            over: position.over.map(ended),
        }
    }
}

/// A preset, and what differs from it.
fn options(options: &Options) -> Fields {
    let (name, preset) =
        if *options == Options::THIRD { ("third", Options::THIRD) } else { ("fourth", Options::FOURTH) };
    // What doors do follows from overwatch unless it is said.
    let follows =
        |name: &str| name == "door_close_overwatch" && options.overwatch_fire != preset.overwatch_fire;
    let mut out = fields! {"preset": name};
    for ((name, value), (_, usual)) in options.entries().zip(preset.entries()) {
        if value != usual || follows(name) {
            let value = match value {
                OptionValue::Word(word) => word.into(),
                OptionValue::Flag(flag) => flag.into(),
                OptionValue::Number(number) => number.into(),
            };
            out.insert(name.to_owned(), value);
        }
    }
    out
}

fn reinforcements(schedule: &[u8]) -> Reinforcements {
    match schedule {
        [] => Reinforcements::Each(0),
        [constant] => Reinforcements::Each(*constant),
        _ => Reinforcements::List(schedule.to_vec()),
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

fn zone(zone: space_hulk::ZonePlan) -> Zone {
    Zone { units: zone.units, squares: squares(&zone.squares) }
}

fn special(special: SpecialRules) -> Special {
    let opens = |one: space_hulk::EntryOpens| EntryOpens { entry: one.entry, round: one.round };
    let (doors, entries) = (special.sealed_doors, special.entry_opens);
    Special {
        generators_break: special.generators_break,
        sealed_doors: (!doors.is_empty()).then(|| squares(&doors)),
        command_points: special.command_points,
        entry_opens: (!entries.is_empty()).then(|| entries.into_iter().map(opens).collect()),
    }
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
