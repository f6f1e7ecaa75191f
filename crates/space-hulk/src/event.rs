//! What happens in a game, for those who tell it.

use game_api::named;

use crate::action::Power;
use crate::geometry::{Facing, Square};
use crate::hint::Hint;
use crate::position::Phase;
use crate::unit::{Ranged, Side, Tag};

/// What was shot at or attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// A unit.
    Unit(Tag),
    /// A door, by number.
    Door(u8),
    /// A square.
    Square(Square),
}

named! {
    /// What dice were rolled for.
    RollFor {
        /// A shot.
        Shot = "shot",
        /// A close assault.
        Assault = "assault",
        /// A die that is rolled again because of a parry.
        Parry = "parry",
        /// A die that is rolled again on guard.
        Guard = "guard",
        /// A flamer's area.
        Flame = "flame",
        /// An exploding cannon.
        Explosion = "explosion",
        /// A psychic storm.
        Storm = "psychic_storm",
        /// A fall from a ladder.
        Ladder = "ladder",
        /// Where a blip of a solo game comes in.
        Placement = "placement",
        /// The swarm test of a solo game.
        Swarm = "swarm",
        /// Whether the Broodlord comes, in a solo game.
        Broodlord = "broodlord",
        /// Whether what lurks enters, in a solo game.
        Entry = "entry",
    }
}

named! {
    /// How a unit came to die.
    Cause {
        /// A shot.
        Shot = "shot",
        /// A close assault.
        Assault = "assault",
        /// Fire.
        Flame = "flame",
        /// An exploding cannon.
        Explosion = "explosion",
        /// A psychic storm.
        Storm = "psychic_storm",
        /// A fall.
        Fall = "fall",
        /// A closing door.
        Door = "door",
    }
}

named! {
    /// Who had the higher score in a close assault.
    AssaultResult {
        /// The one who attacked.
        Attacker = "attacker",
        /// The one who was attacked.
        Defender = "defender",
        /// Nobody.
        Tie = "tie",
    }
}

/// Whose dice were rolled: a unit's own, or those for a thing without a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Roller {
    /// By, or for, a unit.
    Unit(Tag),
    /// For a door, by number.
    Door(u8),
    /// By the automaton of a solo game.
    Automaton,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Event {
    /// A new phase of the round.
    Phase {
        phase: Phase,
        turn: u16,
    },
    /// The counter was drawn; its value for those who may know it.
    CommandDrawn {
        value: Option<u8>,
    },
    /// The counter is shown at the end of the round.
    CommandShown {
        value: u8,
        spent: u8,
    },
    CpSpent {
        unit: Tag,
        points: u8,
        spent: u8,
    },
    Moved {
        unit: Tag,
        from: Square,
        to: Square,
        facing: Facing,
    },
    Turned {
        unit: Tag,
        facing: Facing,
    },
    Entered {
        unit: Tag,
        entry: u8,
        to: Square,
        facing: Facing,
    },
    Exited {
        unit: Tag,
        from: Square,
    },
    Fell {
        unit: Tag,
        to: Square,
    },
    /// A blip stepped into sight and went back.
    Bounced {
        unit: Tag,
    },
    Deployed {
        unit: Tag,
        at: Square,
        facing: Facing,
    },
    DoorOpened {
        door: u8,
        by: Tag,
    },
    DoorClosed {
        door: u8,
        by: Tag,
    },
    DoorDestroyed {
        door: u8,
    },
    GeneratorDamaged {
        at: Square,
    },
    Fired {
        unit: Tag,
        weapon: Ranged,
        at: Aim,
        sustained: bool,
        overwatch: bool,
    },
    Rolled {
        by: Roller,
        dice: Vec<u8>,
        why: RollFor,
    },
    Killed {
        unit: Tag,
        at: Option<Square>,
        cause: Cause,
    },
    Jammed {
        unit: Tag,
    },
    JamCleared {
        unit: Tag,
    },
    Reloaded {
        unit: Tag,
    },
    Exploded {
        unit: Tag,
        at: Square,
    },
    Flamed {
        by: Tag,
        target: Square,
        squares: Vec<Square>,
    },
    OverwatchSet {
        unit: Tag,
    },
    OverwatchLost {
        unit: Tag,
    },
    GuardSet {
        unit: Tag,
    },
    GuardLost {
        unit: Tag,
    },
    Assaulted {
        unit: Tag,
        at: Aim,
    },
    AssaultScored {
        attacker: u8,
        defender: u8,
        result: AssaultResult,
    },
    PsiSpent {
        unit: Tag,
        points: u8,
        left: u8,
    },
    PowerUsed {
        unit: Tag,
        power: PowerUse,
    },
    /// A blip was drawn; its value for those who may know it.
    BlipDrawn {
        blip: Tag,
        value: Option<u8>,
    },
    BlipPlaced {
        blip: Tag,
        entry: u8,
        held: bool,
    },
    /// A blip fitted nowhere; its value for those who may know it.
    BlipDiscarded {
        blip: Tag,
        value: Option<u8>,
    },
    /// In a solo game a blip was put on the board, out of sight.
    Ambushed {
        blip: Tag,
        at: Square,
    },
    /// The automaton of a solo game did something, and why.
    Automaton(Hint),
    /// The used blips became the new pile.
    PileReshuffled {
        blips: u8,
    },
    Revealed {
        blip: Tag,
        value: u8,
        voluntary: bool,
    },
    BroodlordAppeared {
        unit: Tag,
    },
    Placed {
        unit: Tag,
        at: Square,
    },
    /// A Genestealer went into an entry area.
    Lurks {
        unit: Tag,
        entry: u8,
    },
    /// A unit became part of another and is gone.
    Joined {
        unit: Tag,
        into: Tag,
    },
    /// The number of members of a group or stack has changed.
    Grouped {
        unit: Tag,
        count: u16,
    },
    /// The rest of a group, or blips that it pushed, moved back without an action.
    Retreated {
        unit: Tag,
        from: Square,
        to: Square,
    },
    /// Models that found no place, or no model left.
    Lost {
        count: u8,
    },
    PickedUp {
        unit: Tag,
        object: u8,
    },
    Dropped {
        object: u8,
        at: Square,
    },
    Handed {
        unit: Tag,
        to: Tag,
        object: u8,
    },
    Pushed {
        object: u8,
        to: Square,
    },
    /// Overwatch, guard, jams, flames and barrier are gone.
    CountersRemoved,
    GameOver {
        winner: Option<Side>,
        reason: String,
    },
}

/// A power with what it was aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum PowerUse {
    Prescience,
    ForceBarrier(Square),
    StormTarget(Tag),
    StormSection(u8),
}

impl PowerUse {
    /// The name of the power.
    pub const fn name(self) -> &'static str {
        match self {
            PowerUse::Prescience => "prescience",
            PowerUse::ForceBarrier(_) => "force_barrier",
            PowerUse::StormTarget(_) | PowerUse::StormSection(_) => "psychic_storm",
        }
    }

    /// The power as it was chosen, with the unit's lasting name.
    pub(crate) fn new(power: Power, tag: impl FnOnce(crate::unit::UnitId) -> Tag) -> PowerUse {
        match power {
            Power::Prescience => PowerUse::Prescience,
            Power::ForceBarrier(square) => PowerUse::ForceBarrier(square),
            Power::StormTarget(unit) => PowerUse::StormTarget(tag(unit)),
            Power::StormSection(section) => PowerUse::StormSection(section),
        }
    }
}
