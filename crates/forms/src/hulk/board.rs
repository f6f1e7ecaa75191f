//! The map as it is written.

use serde::Serialize;
use space_hulk::{
    BoardPlan, Coord, DoorPlan, DoorState, EntryPlan, ExitPlan, Facing, LevelPlan, SectionKind, Side,
};
use ts_rs::TS;

use super::words::Square;
use crate::wire::{Entries, Word};

/// The map and what is built into it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts")]
pub struct Board {
    /// The drawn maps.
    pub levels: Vec<Level>,
    /// What the sections are, by their letter; default: a corridor.
    pub kinds: Entries<Word<SectionKind>>,
    /// Wall edges between two neighboring squares.
    pub walls: Vec<(Square, Square)>,
    /// Doors, and how they stand.
    pub doors: Vec<Door>,
    /// Where aliens come in.
    pub entries: Vec<EntryArea>,
    /// Ways off the map.
    pub exits: Vec<Exit>,
    /// Ladders: upper end, lower end.
    pub ladders: Vec<(Square, Square)>,
}

/// One drawn map.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts")]
pub struct Level {
    /// The square of the last row's first character.
    pub origin: Square,
    /// The rows, the northernmost first: a space is no floor, other characters name sections.
    pub rows: Vec<String>,
}

/// A door, and how it stands.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts", optional_fields)]
pub struct Door {
    /// The square it stands in, or the first of the two it stands between.
    pub at: Square,
    /// The second one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub beyond: Option<Square>,
    /// How it stands.
    pub state: Word<DoorState>,
}

/// An entry area.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts", optional_fields)]
pub struct EntryArea {
    /// The name of the entry area.
    pub id: String,
    /// Its entry square.
    pub at: Square,
    /// The side of that square on which it lies.
    pub from: Word<Facing>,
    /// Which blips it takes, if not all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub takes: Option<Vec<Takes>>,
}

/// Which blips an entry area takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "hulk.ts")]
pub enum Takes {
    /// Those of the setup.
    Starting,
    /// Those of the rounds.
    Reinforcements,
}

/// A way off the map.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts", optional_fields)]
pub struct Exit {
    /// The last square.
    pub at: Square,
    /// The direction that leads off the map.
    pub to: Word<Facing>,
    /// Who may use it, if only one side may.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Word<Side>>,
}

impl From<BoardPlan> for Board {
    fn from(board: BoardPlan) -> Board {
        let pairs = |pairs: &[(Coord, Coord)]| pairs.iter().map(|&(a, b)| (Square(a), Square(b))).collect();
        let level = |level: LevelPlan| Level { origin: Square(level.origin), rows: level.rows };
        Board {
            levels: board.levels.into_iter().map(level).collect(),
            kinds: board.kinds.iter().map(|(letter, kind)| (letter.to_string(), Word(*kind))).collect(),
            walls: pairs(&board.walls),
            doors: board.doors.iter().map(door).collect(),
            entries: board.entries.into_iter().map(entry).collect(),
            exits: board.exits.iter().map(exit).collect(),
            ladders: pairs(&board.ladders),
        }
    }
}

fn door(door: &DoorPlan) -> Door {
    Door { at: Square(door.at), beyond: door.beyond.map(Square), state: Word(door.state) }
}

fn entry(entry: EntryPlan) -> EntryArea {
    let takes = [(entry.starting, Takes::Starting), (entry.reinforcements, Takes::Reinforcements)];
    let takes: Vec<Takes> = takes.into_iter().filter(|(does, _)| *does).map(|(_, takes)| takes).collect();
    EntryArea {
        id: entry.id,
        at: Square(entry.at),
        from: Word(entry.from),
        takes: (takes.len() < 2).then_some(takes),
    }
}

fn exit(exit: &ExitPlan) -> Exit {
    Exit { at: Square(exit.at), to: Word(exit.to), side: exit.side.map(Word) }
}
