//! Solo variant A (Part IV of the rules, SA).

pub(crate) mod text;

use super::super::Context;
use crate::state::SpaceHulk;
use crate::unit::{UnitId, UnitSet};

/// What the automaton of variant A remembers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Memory {
    /// Sections that have been tested in this alien turn, as bits (SA-RUL-11).
    tested: [u64; 4],
    /// Aliens under the swarm effect.
    swarm: UnitSet,
    /// Aliens for which a test has been made in this turn.
    tried: UnitSet,
    /// Whom the active alien goes for.
    target: UnitId,
    /// How many blips of value 3 have been revealed (SA-BROOD-01).
    threes: u8,
    /// The models being placed come under the swarm effect.
    joins: bool,
    /// The player chooses where the next blip in hand goes (SA-BLP-02).
    player_places: bool,
}

impl Default for Memory {
    fn default() -> Memory {
        Memory {
            tested: [0; 4],
            swarm: UnitSet::EMPTY,
            tried: UnitSet::EMPTY,
            target: UnitId::NONE,
            threes: 0,
            joins: false,
            player_places: false,
        }
    }
}

impl Memory {
    pub fn after_removal(&mut self, gone: u8) {
        self.swarm = self.swarm.after_removal(gone);
        self.tried = self.tried.after_removal(gone);
        self.target = match self.target {
            target if target.0 == gone => UnitId::NONE,
            target if target != UnitId::NONE && target.0 > gone => UnitId(target.0 - 1),
            target => target,
        };
    }

    /// Swarm tests hold for one alien turn.
    pub fn end_turn(&mut self) {
        *self = Memory { threes: self.threes, ..Memory::default() };
    }
}

impl SpaceHulk {
    pub(super) fn automate_a(&mut self, cx: &mut Context) -> bool {
        self.end_turn(cx);
        false
    }
}
