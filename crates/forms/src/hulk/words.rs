//! The words and names of Space Hulk.

use serde::{Serialize, Serializer};
use space_hulk::{Coord, Facing, Setup, Side};
use ts_rs::TS;

use crate::wire::{Word, vocabulary};

vocabulary! { "hulk.ts":
    "One of the two players." Side = "HulkSide" by Side::name;
    "The direction a model faces." Facing = "Facing" by letter;
    "What a unit is." space_hulk::Kind = "UnitKind" by space_hulk::Kind::name;
    "What a Marine is in his squad." space_hulk::Rank = "Rank" by space_hulk::Rank::name;
    "What a Marine shoots with." space_hulk::Ranged = "Ranged" by space_hulk::Ranged::name;
    "What a Marine fights with." space_hulk::Melee = "Melee" by space_hulk::Melee::name;
    "A phase of the round." space_hulk::Phase = "HulkPhase" by space_hulk::Phase::name;
    "What a section is." space_hulk::SectionKind = "SectionKind" by space_hulk::SectionKind::name;
    "How a door stands." space_hulk::DoorState = "DoorState" by space_hulk::DoorState::name;
    "Whether the Broodlord takes part." space_hulk::BroodlordState = "BroodlordState" by space_hulk::BroodlordState::name;
    "A game for one player, who has the Marines." space_hulk::Solo = "Solo" by space_hulk::Solo::name;
    "What a decision is about." space_hulk::DecisionKind = "HulkDecisionKind" by space_hulk::DecisionKind::name;
    "What dice were rolled for." space_hulk::RollFor = "HulkRollFor" by space_hulk::RollFor::name;
    "How a unit came to die." space_hulk::Cause = "Cause" by space_hulk::Cause::name;
    "Who had the higher score in a close assault." space_hulk::AssaultResult = "AssaultResult" by space_hulk::AssaultResult::name;
}

fn letter(facing: Facing) -> &'static str {
    match facing {
        Facing::North => "N",
        Facing::East => "E",
        Facing::South => "S",
        Facing::West => "W",
    }
}

/// A square: `x,y` on the lowest level, else `x,y,level`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, TS)]
#[ts(export_to = "hulk.ts", type = "string")]
pub struct Square(#[ts(skip)] pub Coord);

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(CoordText::of(self.0).as_str())
    }
}

/// The text of a coordinate, as its `Display` has it, without the machinery of formatting and without memory of its own:
/// views are full of squares.
struct CoordText {
    bytes: [u8; CoordText::LONGEST],
    len: usize,
}

impl CoordText {
    /// "-32768,-32768,255"
    const LONGEST: usize = 17;

    fn of(coord: Coord) -> CoordText {
        let mut text = CoordText { bytes: [0; CoordText::LONGEST], len: 0 };
        let mut digits = itoa::Buffer::new();
        text.push(digits.format(coord.x));
        text.push(",");
        text.push(digits.format(coord.y));
        if coord.level != 0 {
            text.push(",");
            text.push(digits.format(coord.level));
        }
        text
    }

    fn push(&mut self, part: &str) {
        let end = self.len + part.len();
        self.bytes[self.len..end].copy_from_slice(part.as_bytes());
        self.len = end;
    }

    fn as_str(&self) -> &str {
        // Digits, commas and signs are ASCII.
        std::str::from_utf8(&self.bytes[..self.len]).unwrap_or_default()
    }
}

/// Squares in the order in which they are given.
pub(super) fn squares(coords: &[Coord]) -> Vec<Square> {
    coords.iter().copied().map(Square).collect()
}

/// A square of the board by its coordinates.
pub(super) fn square(setup: &Setup, square: space_hulk::Square) -> Square {
    Square(setup.board().coord(square))
}

/// The place of a door: its square, and the second one of a door on an edge.
pub(super) fn door(setup: &Setup, door: u8) -> (Square, Option<Square>) {
    (Square(setup.door_coord(door)), setup.door_beyond(door).map(Square))
}

/// The letter of a section.
pub(super) fn section(setup: &Setup, section: u8) -> String {
    setup.board().section_letter(section).to_string()
}

/// A psychic power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "hulk.ts")]
#[allow(missing_docs)]
pub enum Power {
    Prescience,
    ForceBarrier,
    PsychicStorm,
}

/// What is shot at, attacked, or struck by a power: one of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
#[ts(export_to = "hulk.ts", optional_fields)]
pub enum Aim {
    /// A unit as a target.
    Unit {
        /// The name of the unit.
        target: String,
    },
    /// A door as a target.
    Door {
        /// The square of the door.
        door: Square,
        /// The second one of a door on an edge.
        #[serde(skip_serializing_if = "Option::is_none")]
        beyond: Option<Square>,
    },
    /// A square, as of a generator or a fire.
    Square {
        /// The square that is aimed at.
        square: Square,
    },
}

impl Aim {
    pub(super) fn door(setup: &Setup, number: u8) -> Aim {
        let (door, beyond) = door(setup, number);
        Aim::Door { door, beyond }
    }

    pub(super) fn square(setup: &Setup, at: space_hulk::Square) -> Aim {
        Aim::Square { square: square(setup, at) }
    }
}

/// A psychic power and what it is aimed at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "hulk.ts", optional_fields)]
pub struct PowerUse {
    /// The power that is used.
    pub power: Power,
    /// The square of a barrier.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub square: Option<Square>,
    /// The unit that a storm strikes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
    /// The section that a storm strikes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub section: Option<String>,
}

impl PowerUse {
    pub(super) fn new(power: Power) -> PowerUse {
        PowerUse { power, square: None, target: None, section: None }
    }
}

/// A facing, for those that have one.
pub(super) type FacingWord = Word<Facing>;
