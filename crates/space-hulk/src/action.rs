//! What a player can do.

use crate::geometry::{Facing, Square};
use crate::unit::{Target, UnitId};

/// A psychic power (SH-LIB).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Power {
    /// SH-LIB-07.
    Prescience,
    /// SH-LIB-08, on this square.
    ForceBarrier(Square),
    /// SH-LIB-10, at this unit.
    StormTarget(UnitId),
    /// SH-LIB-11, on this section.
    StormSection(u8),
}

impl Power {
    /// What it costs in psi points.
    pub const fn price(self) -> u8 {
        match self {
            Power::Prescience => 1,
            Power::ForceBarrier(_) => 2,
            Power::StormTarget(_) | Power::StormSection(_) => 3,
        }
    }
}

/// What is done. Doors, entries, exits, objects and sections are meant by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Verb {
    Move { to: Square, facing: Facing },
    Turn { facing: Facing },
    Fire(Target),
    Assault(Target),
    Overwatch,
    Guard,
    ClearJam,
    Reload,
    Door { door: u8, open: bool },
    Enter { facing: Facing },
    Exit { exit: u8 },
    Climb { to: Square, facing: Facing },
    Give { target: UnitId, object: u8 },
    Drop { object: u8 },
    Convert,
    Activate,
    Psi(Power),
    Deploy { at: Square, facing: Facing },
    Reinforce { entry: u8 },
    Place { at: Square },
    Face { facing: Facing },
    Parry { die: u8 },
    Reroll { die: u8 },
    SpendPsi { points: u8 },
    TurnToFace,
    Broodlord,
    EndActivation,
    Redraw,
    Keep,
    Pass,
    EndTurn,
}

/// One answer to a decision.
///
/// The order is the order of every legal list: by unit, then by what it does,
/// then by how it is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action {
    /// Who does it; [`UnitId::NONE`] where no unit does.
    pub unit: UnitId,
    /// What is done.
    pub verb: Verb,
    /// How many of its points are command points.
    pub cp: u8,
    /// What it costs in all. It follows from the rest.
    pub cost: u8,
}

impl Action {
    /// An action of nobody in particular.
    pub const fn plain(verb: Verb) -> Action {
        Action { unit: UnitId::NONE, verb, cp: 0, cost: 0 }
    }

    /// An action of a unit that costs nothing.
    pub const fn free(unit: UnitId, verb: Verb) -> Action {
        Action { unit, verb, cp: 0, cost: 0 }
    }
}
