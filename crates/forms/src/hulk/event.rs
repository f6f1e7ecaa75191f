//! What happened, as it is written.

use serde::Serialize;
use space_hulk::{AssaultResult, Cause, Facing, Phase, Ranged, RollFor, Side};
use ts_rs::TS;

use super::words::{Aim, PowerUse, Square};
use crate::wire::Word;

/// Something that happened. The value of a secret is null for those who may not know it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "hulk.ts", rename = "HulkEvent")]
#[allow(missing_docs)]
pub enum Event {
    Phase {
        phase: Word<Phase>,
        turn: u16,
    },
    CommandDrawn {
        value: Option<u8>,
    },
    CommandShown {
        value: u8,
        spent: u8,
    },
    CpSpent {
        unit: String,
        points: u8,
        spent: u8,
    },
    Moved {
        unit: String,
        from: Square,
        to: Square,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        facing: Option<Word<Facing>>,
    },
    Turned {
        unit: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        facing: Option<Word<Facing>>,
    },
    Entered {
        unit: String,
        entry: String,
        to: Square,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        facing: Option<Word<Facing>>,
    },
    Exited {
        unit: String,
        from: Square,
    },
    Fell {
        unit: String,
        to: Square,
    },
    /// A blip stepped into sight and went back.
    Bounced(One),
    Deployed {
        unit: String,
        at: Square,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        facing: Option<Word<Facing>>,
    },
    DoorOpened(DoorMoved),
    DoorClosed(DoorMoved),
    DoorDestroyed {
        at: Square,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        beyond: Option<Square>,
    },
    GeneratorDamaged {
        at: Square,
    },
    Fired {
        unit: String,
        weapon: Word<Ranged>,
        sustained: bool,
        overwatch: bool,
        #[serde(flatten)]
        aim: Aim,
    },
    /// By whom is null for a door, which is named then, and for the automaton.
    Rolled {
        by: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        door: Option<Square>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        beyond: Option<Square>,
        dice: Vec<u8>,
        #[serde(rename = "for")]
        why: Word<RollFor>,
    },
    Killed {
        unit: String,
        at: Option<Square>,
        cause: Word<Cause>,
    },
    Jammed(One),
    JamCleared(One),
    Reloaded(One),
    Exploded(OneAt),
    /// The square that was aimed at, and those that burn.
    Flamed {
        unit: String,
        square: Square,
        squares: Vec<Square>,
    },
    OverwatchSet(One),
    OverwatchLost(One),
    GuardSet(One),
    GuardLost(One),
    Assaulted {
        unit: String,
        #[serde(flatten)]
        aim: Aim,
    },
    AssaultScored {
        attacker: u8,
        defender: u8,
        result: Word<AssaultResult>,
    },
    PsiSpent {
        unit: String,
        points: u8,
        left: u8,
    },
    PowerUsed {
        unit: String,
        #[serde(flatten)]
        power: PowerUse,
    },
    BlipDrawn(BlipValue),
    BlipPlaced {
        unit: String,
        entry: String,
        held: bool,
    },
    BlipDiscarded(BlipValue),
    /// In a solo game a blip was put on the board.
    Ambushed(OneAt),
    /// Why the aliens of a solo game do what follows.
    Automaton(Hint),
    /// It became part of another unit and is gone.
    Joined {
        unit: String,
        into: String,
    },
    /// How many a group or a stack has now.
    Grouped {
        unit: String,
        count: u16,
    },
    /// It moved back without an action.
    Retreated {
        unit: String,
        from: Square,
        to: Square,
    },
    PileReshuffled {
        blips: u8,
    },
    Revealed {
        unit: String,
        value: u8,
        voluntary: bool,
    },
    BroodlordAppeared(One),
    Placed(OneAt),
    /// A Genestealer went into an entry area.
    Lurks {
        unit: String,
        entry: String,
    },
    /// Models that found no place.
    Lost {
        count: u8,
    },
    PickedUp {
        unit: String,
        object: String,
    },
    Dropped(ObjectMoved),
    Handed {
        unit: String,
        target: String,
        object: String,
    },
    Pushed(ObjectMoved),
    CountersRemoved,
    GameOver {
        winner: Option<Word<Side>>,
        reason: String,
    },
}

/// It is about a unit alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "hulk.ts", rename = "UnitEvent")]
pub struct One {
    /// The name of the unit.
    pub unit: String,
}

/// It is about a unit and a square.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts", rename = "UnitAtEvent")]
pub struct OneAt {
    /// The name of the unit.
    pub unit: String,
    /// Where it happened.
    pub at: Square,
}

/// Somebody opened or closed a door.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts", optional_fields)]
pub struct DoorMoved {
    /// The name of the unit.
    pub unit: String,
    /// Where it happened.
    pub at: Square,
    /// The second one of a door on an edge.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub beyond: Option<Square>,
}

/// A blip, and its value for those who may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "hulk.ts")]
pub struct BlipValue {
    /// The name of the blip.
    pub unit: String,
    /// How many Genestealers it stands for, where the viewer may know it.
    pub value: Option<u8>,
}

/// An object came to lie on a square.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts")]
pub struct ObjectMoved {
    /// What it is.
    pub object: String,
    /// Where it lies.
    pub at: Square,
}

/// What the automaton did, and why.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts", optional_fields)]
pub struct Hint {
    /// The alien concerned, if it is one.
    #[ts(optional = false)]
    pub unit: Option<String>,
    /// The rule behind it.
    pub rule: &'static str,
    /// The reason in one sentence.
    pub why: &'static str,
    /// What it was aimed at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
    /// The square it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Square>,
    /// The entry area it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<String>,
    /// The section of a swarm test,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub section: Option<String>,
    /// and the die and the aliens together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<u8>,
    /// A number that a die had to reach.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needed: Option<u8>,
}
