//! What a mission fixes, as every position and every view has it.

use std::sync::Arc;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use space_hulk::{DoorState, OptionValue, Options, Position, Solo, SpaceHulk, SpecialRules};
use ts_rs::{Config, TS, TypeVisitor};

use super::board::Board;
use super::victory::Victory;
use super::words::{Square, squares};
use crate::fields::{Fields, fields};
use crate::wire::{Entries, Text, Word};

/// What a mission fixes. Only the doors of the map change in the course of a game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts", rename = "HulkFixed")]
pub struct Fixed {
    /// Which game it is.
    #[ts(type = "\"space-hulk\"")]
    pub game: &'static str,
    /// The map, with everything that stands still.
    pub board: Board,
    /// The reading of the rules: a preset, and what differs from it.
    #[ts(type = "{ preset: \"fourth\" | \"third\", [option: string]: string | number | boolean }")]
    pub options: Fields,
    /// Blips drawn in the setup.
    pub starting_blips: u8,
    /// Blips in each round.
    pub reinforcements: Reinforcements,
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
    /// The number of command points that the Marines have in each round, openly.
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

impl Fixed {
    /// Takes its part out of a position.
    fn take(position: &mut Position) -> Fixed {
        use std::mem::take;
        Fixed {
            game: "space-hulk",
            board: take(&mut position.board).into(),
            options: options(&position.options),
            starting_blips: position.starting_blips,
            reinforcements: reinforcements(&position.reinforcements),
            victory: take(&mut position.victory).into(),
            round_limit: position.round_limit,
            deployment: take(&mut position.deployment).into_iter().map(zone).collect(),
            special: special(take(&mut position.special)),
            solo: position.solo.map(Word),
            key_marines: take(&mut position.key_marines),
        }
    }
}

/// The fields of [`Fixed`], each as its text. A match writes a view for everybody after every action, and
/// these are most of it: they are written once, and again when a door moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FixedFields {
    /// How the doors stood when it was written.
    doors: Vec<DoorState>,
    fields: Arc<Entries<Text>>,
}

impl FixedFields {
    /// Writes them for a game.
    pub(super) fn of_game(game: &SpaceHulk) -> FixedFields {
        FixedFields::of_position(&mut game.position())
    }

    /// Writes them for a position, which loses them.
    pub(super) fn of_position(position: &mut Position) -> FixedFields {
        let doors = position.board.doors.iter().map(|door| door.state).collect();
        let written = Text::of(&Fixed::take(position));
        let fields: Written =
            serde_json::from_str(written.as_str()).expect("an object that has just been written can be read");
        FixedFields { doors, fields: Arc::new(Entries(fields.0)) }
    }

    /// Whether they would be written the same for another game of the same match.
    pub(super) fn hold_for(&self, game: &SpaceHulk) -> bool {
        let doors = (0..game.setup().n_doors()).map(|door| game.door_state(door));
        doors.eq(self.doors.iter().copied())
    }
}

impl Serialize for FixedFields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.fields.serialize(serializer)
    }
}

/// To TypeScript the fields are what they were written from.
impl TS for FixedFields {
    type WithoutGenerics = FixedFields;
    type OptionInnerType = FixedFields;

    fn name(cfg: &Config) -> String {
        Fixed::name(cfg)
    }

    fn inline(cfg: &Config) -> String {
        Fixed::inline(cfg)
    }

    fn inline_flattened(cfg: &Config) -> String {
        Fixed::inline_flattened(cfg)
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Fixed::visit_dependencies(visitor);
    }
}

/// The fields of an object in their order.
#[derive(Default)]
struct Written(Vec<(String, Text)>);

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Written, D::Error> {
        struct InOrder;
        impl<'de> Visitor<'de> for InOrder {
            type Value = Written;

            fn expecting(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                out.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Written, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Written(fields))
            }
        }
        deserializer.deserialize_map(InOrder)
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
