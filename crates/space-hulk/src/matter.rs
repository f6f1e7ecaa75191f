//! What a decision inside an action is about, for those who show it. All of it lies open:
//! the work under way is known to everybody.

use crate::frame::{Frame, NO_DOOR, Reveal};
use crate::state::SpaceHulk;
use crate::unit::{Place, Unit, UnitId, UnitSet};

/// What a decision inside an action is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub enum Matter {
    /// Blips that Marines have seen.
    Convert {
        /// Those still to be converted.
        blips: UnitSet,
    },
    /// A blip that has been turned up.
    Reveal {
        /// Where it was.
        from: Place,
        /// How many Genestealers are still to be placed.
        left: u8,
        /// Whether the alien side wished it.
        voluntary: bool,
        /// The Genestealers placed so far.
        placed: UnitSet,
    },
    /// A Marine who has moved or turned.
    FreeShot { unit: UnitId },
    /// A close assault whose dice have been rolled.
    Assault {
        /// Who attacks.
        attacker: UnitId,
        /// Who is attacked.
        defender: UnitId,
        /// The scores as the dice lie now, the attacker's first.
        scores: (u8, u8),
    },
    /// A defender who may turn.
    TurnToFace {
        unit: UnitId,
        /// To whom, if the attacker is still there.
        enemy: Option<UnitId>,
    },
    /// A moment in which Marines may react.
    React {
        /// The aliens that acted or were placed.
        triggers: UnitSet,
        /// The door that was closed, by number.
        door: Option<u8>,
    },
}

impl SpaceHulk {
    /// What the pending decision is about, if it stands inside an action.
    pub fn matter(&self) -> Option<Matter> {
        if self.over.is_some() {
            return None;
        }
        Some(match *self.frames.last()? {
            Frame::Convert { blips, .. } => Matter::Convert { blips },
            Frame::Broodlord(reveal) | Frame::Placing(reveal) => Matter::of_reveal(reveal),
            Frame::AfterMove(after) => Matter::FreeShot { unit: after.unit },
            Frame::Assault(assault) => Matter::Assault {
                attacker: assault.attacker,
                defender: assault.defender,
                scores: self.assault_scores(&assault),
            },
            Frame::TurnToFace { unit, enemy, .. } => {
                Matter::TurnToFace { unit, enemy: (enemy != UnitId::NONE).then_some(enemy) }
            }
            Frame::Window(window) => Matter::React {
                triggers: window.triggers,
                door: (window.door != NO_DOOR).then_some(window.door),
            },
        })
    }
}

impl Matter {
    fn of_reveal(reveal: Reveal) -> Matter {
        let mut blip = Unit::new(crate::unit::Kind::Blip);
        blip.place = reveal.place;
        Matter::Reveal {
            from: blip.place(),
            left: reveal.left,
            voluntary: reveal.voluntary,
            placed: reveal.placed,
        }
    }
}
