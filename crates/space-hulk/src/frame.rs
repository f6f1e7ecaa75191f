//! Work under way, as plain data on a stack. The top frame alone says who must
//! decide what; an empty stack leaves it to the phase.

use crate::geometry::Square;
use crate::unit::{UnitId, UnitSet};

/// No door.
pub(crate) const NO_DOOR: u8 = 255;

/// One piece of work that waits for an answer or for what lies above it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Frame {
    /// Blips that Marines saw at one moment (SH-AMB-30). Of several the Marine side
    /// chooses the next; `ask` makes a decision of a single one too.
    Convert { blips: UnitSet, ask: bool },
    /// May this value-3 blip be the Broodlord? (SH-BROOD-01)
    Broodlord(Reveal),
    /// Genestealers of a blip are being placed (SH-PLACE).
    Placing(Reveal),
    /// A Marine has moved or turned.
    AfterMove(AfterMove),
    /// A close assault between its roll and its result (SH-CA-10).
    Assault(Assault),
    /// A defender may turn to face the square from which it was attacked (SH-CA-07). The
    /// enemy may be gone, or stand elsewhere (SB-RUL-26).
    TurnToFace { unit: UnitId, enemy: UnitId, at: Square },
    /// Marines may react (SH-AMB-01).
    Window(Window),
}

/// A blip that has been turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Reveal {
    /// The Genestealers placed so far.
    pub placed: UnitSet,
    /// Where the blip was: a square, or an entry area as [`crate::unit::Unit::place`] has it.
    pub place: u16,
    /// How many are still to be placed.
    pub left: u8,
    /// By the alien side's own wish.
    pub voluntary: bool,
    /// They may act in this phase (SH-CONV-04, SH-CONV-06).
    pub fresh: bool,
    /// Forced to lurk (SH-LURK-05).
    pub held: bool,
    /// The one that waits for its facing.
    pub facing: UnitId,
}

/// What a Marine who has moved or turned may do free.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct AfterMove {
    pub unit: UnitId,
    /// He may fire (SH-AP-02).
    pub fires: bool,
    /// He may drop what he carries (SH-OBJ-04). Where he may act by himself he does so
    /// in his activation instead.
    pub drops: bool,
}

/// A close assault under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Assault {
    pub attacker: UnitId,
    pub defender: UnitId,
    /// The attacker's dice; 0 for a die that is not there.
    pub attack: [u8; 3],
    /// The defender's dice.
    pub defence: [u8; 3],
    /// Psi points spent on it.
    pub psi: u8,
    pub step: AssaultStep,
}

/// What comes next in a close assault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum AssaultStep {
    Parry,
    Guard,
    Psi,
    Compare,
}

/// A moment in which Marines may react.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Window {
    /// The Genestealers that acted or were placed.
    pub triggers: UnitSet,
    /// The door that was closed.
    pub door: u8,
    /// The Marine who has used command points in it.
    pub reactor: UnitId,
    pub step: WindowStep,
}

/// What comes next in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum WindowStep {
    /// Is there a witness?
    Open,
    /// One action by command points.
    Command,
    /// Who may fire on overwatch, and who has to?
    Overwatch,
    /// The Marine side names those who fire.
    Naming,
    /// All named roll.
    Fire,
}

impl Frame {
    /// The frame after unit number `gone` was taken out of the list; `None` if it
    /// has no meaning any more.
    pub fn after_removal(self, gone: u8) -> Option<Frame> {
        let shift = |unit: UnitId| match unit.0 {
            n if n == gone => UnitId::NONE,
            n if n > gone && n != UnitId::NONE.0 => UnitId(n - 1),
            _ => unit,
        };
        Some(match self {
            Frame::Convert { blips, ask } => Frame::Convert { blips: blips.after_removal(gone), ask },
            Frame::Broodlord(reveal) => Frame::Broodlord(reveal.after_removal(gone, shift)),
            Frame::Placing(reveal) => Frame::Placing(reveal.after_removal(gone, shift)),
            Frame::AfterMove(after) if after.unit.0 == gone => return None,
            Frame::AfterMove(after) => Frame::AfterMove(AfterMove { unit: shift(after.unit), ..after }),
            Frame::Assault(assault) if gone == assault.attacker.0 || gone == assault.defender.0 => {
                return None;
            }
            Frame::Assault(mut assault) => {
                assault.attacker = shift(assault.attacker);
                assault.defender = shift(assault.defender);
                Frame::Assault(assault)
            }
            Frame::TurnToFace { unit, .. } if gone == unit.0 => return None,
            Frame::TurnToFace { unit, enemy, at } => {
                Frame::TurnToFace { unit: shift(unit), enemy: shift(enemy), at }
            }
            Frame::Window(mut window) => {
                window.triggers = window.triggers.after_removal(gone);
                window.reactor = shift(window.reactor);
                Frame::Window(window)
            }
        })
    }
}

impl Reveal {
    fn after_removal(mut self, gone: u8, shift: impl Fn(UnitId) -> UnitId) -> Reveal {
        self.placed = self.placed.after_removal(gone);
        self.facing = shift(self.facing);
        self
    }

    /// The square the blip stood on.
    pub fn square(&self) -> Option<Square> {
        let mut unit = crate::unit::Unit::new(crate::unit::Kind::Blip);
        unit.place = self.place;
        unit.square()
    }
}

impl Window {
    /// A window that has not looked for witnesses yet.
    pub fn new(triggers: UnitSet, door: u8) -> Window {
        Window { triggers, door, reactor: UnitId::NONE, step: WindowStep::Open }
    }
}
