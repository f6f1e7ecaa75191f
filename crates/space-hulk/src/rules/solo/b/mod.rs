//! Solo variant B (Part V of the rules, SB): aliens share squares and form groups,
//! the player chooses their order, and everything else they do follows from the board.

mod act;
mod away;
mod distance;
mod group;
mod reinforce;
mod reveal;
pub(crate) mod text;
mod way;

pub(crate) use group::tell_death;
use smallvec::SmallVec;

use super::super::Context;
use super::terrain::Terrain;
use crate::action::Verb;
use crate::event::{RollFor, Roller};
use crate::geometry::{Facing, Square, SquareSet};
use crate::hint::{self, About};
use crate::position::{Phase, Solo};
use crate::refusal::{self, No};
use crate::state::{SpaceHulk, Stage};
use crate::unit::{Kind, Place, UnitId, UnitSet, flag};

/// The most squares that an alien can still go in one turn.
const FULL_POINTS: usize = 6;
/// A stack outside that has reached this size enters without a roll (SB-ENTRY-02),
/// and takes no further blip (SB-REINF-04).
const FULL_STACK: u16 = 3;
/// The die with which blips enter (SB-ENTRY-01).
const ENTERS: u8 = 4;
/// No entry area.
const NO_ENTRY: u8 = 255;

/// What the automaton of variant B remembers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Memory {
    /// Whom the active alien goes for.
    target: UnitId,
    /// Where he stood when its way was planned.
    aim: Square,
    /// The squares that it will go next, as far as its points can take it.
    way: SmallVec<[Square; FULL_POINTS]>,
    /// The entry area that was drawn for the next blip in hand and is full
    /// (SB-REINF-04).
    full: u8,
}

impl Default for Memory {
    fn default() -> Memory {
        Memory { target: UnitId::NONE, aim: Square::NEVER, way: SmallVec::new(), full: NO_ENTRY }
    }
}

impl Memory {
    /// The memory after unit number `gone` was taken out of the list.
    pub fn after_removal(&mut self, gone: u8) {
        self.target = match self.target {
            target if target.0 == gone => UnitId::NONE,
            target if target != UnitId::NONE && target.0 > gone => UnitId(target.0 - 1),
            target => target,
        };
    }

    /// The alien turn is over.
    pub fn end_turn(&mut self) {
        *self = Memory::default();
    }
}

impl SpaceHulk {
    /// Whether the rules of variant B play the aliens.
    #[inline]
    pub(crate) fn is_solo_b(&self) -> bool {
        self.solo.is_some() && self.setup.solo() == Some(Solo::B)
    }

    fn memory_b(&self) -> &Memory {
        match self.solo.as_deref() {
            Some(super::Memory::B(memory)) => memory,
            _ => unreachable!("only asked in variant B"),
        }
    }

    fn memory_b_mut(&mut self) -> &mut Memory {
        match self.solo.as_deref_mut() {
            Some(super::Memory::B(memory)) => memory,
            _ => unreachable!("only asked in variant B"),
        }
    }

    /// The alien turn of variant B (SB-SEQ-02): those on the board, then those
    /// outside; then groups form. Whether the player has to choose who is next.
    pub(crate) fn step_aliens_b(&mut self, cx: &mut Context) -> bool {
        if self.stage == Stage::Begin {
            self.stage = Stage::Middle;
            self.refresh_aliens();
        }
        if self.active != UnitId::NONE {
            self.act_b(cx);
            return false;
        }
        *self.memory_b_mut() = Memory::default();
        let ready = self.ready_b();
        match (ready.len(), self.stage) {
            (0, Stage::Middle) => {
                self.stage = Stage::End;
                self.stack_outside(cx);
                false
            }
            (0, _) => {
                self.form_groups(cx);
                self.enter_phase(Phase::AlienReinforcement, cx);
                false
            }
            (1, _) => {
                self.activate_b(ready.iter().next().expect("one"), cx);
                false
            }
            _ => true,
        }
    }

    /// The aliens whose turn is still to come in this step.
    pub(crate) fn ready_b(&self) -> UnitSet {
        let is_ready = |id: &UnitId| {
            let unit = &self.units[*id];
            // A Broodlord who appeared while others entered still has points to use.
            let here = unit.square().is_some() || (self.stage == Stage::End && self.can_enter_b(*id));
            here && !unit.is_finished()
        };
        self.aliens().iter().filter(is_ready).fold(UnitSet::EMPTY, |ready, id| ready.with(id))
    }

    /// Why the player cannot let this alien act next.
    pub(crate) fn activate_refusal(&self, id: UnitId) -> Option<No> {
        if !self.is_solo_b() {
            return Some(refusal::NOT_A_DECISION);
        }
        let now = self.phase == Phase::AlienAction && self.active == UnitId::NONE && self.frames.is_empty();
        (!now || !self.ready_b().has(id)).then_some(refusal::SOLO_B_ORDER)
    }

    /// An alien begins; it completes all its actions before the next (SB-ORDER-01).
    pub(crate) fn activate_b(&mut self, id: UnitId, cx: &mut Context) {
        if self.units[id].entry().is_none() {
            self.active = id;
            return;
        }
        if !self.passes_entry(id, cx) {
            self.units[id].set(flag::FINISHED);
            return;
        }
        self.active = id;
        // Nothing is forced to lurk (SB-ENTRY-03).
        self.units[id].clear(flag::HELD);
        let facing = match (self.units[id].kind(), self.units[id].entry()) {
            (Kind::Genestealer | Kind::Broodlord, Some(entry)) => self.setup.entries[entry as usize].inward,
            _ => Facing::North,
        };
        self.do_b(id, Verb::Enter { facing }, 1, cx);
    }

    /// One roll for each stack outside (SB-ENTRY-01, SB-RUL-01); three blips enter
    /// without one (SB-ENTRY-02).
    fn passes_entry(&mut self, id: UnitId, cx: &mut Context) -> bool {
        let unit = self.units[id];
        if unit.kind() == Kind::Blip && unit.count() >= FULL_STACK {
            self.hint(id, hint::B_ENTER_FULL, About::Nothing, cx);
            return true;
        }
        let enters = cx.roll_one(|| Roller::Unit(unit.tag()), RollFor::Entry) >= ENTERS;
        let why = if enters { hint::B_ENTER } else { hint::B_STAY };
        self.hint(id, why, About::Needed(ENTERS), cx);
        enters
    }

    /// Whether the entry square lets an alien in: a Marine on it does not, aliens do
    /// (SB-RUL-23), and nothing else restricts entry (SB-ENTRY-03).
    fn can_enter_b(&self, id: UnitId) -> bool {
        let unit = &self.units[id];
        let Some(entry) = unit.entry() else { return false };
        !self.terrain_b(id).is_closed(self.setup.entries[entry as usize].square)
    }

    /// What an alien cannot pass (SB-BLOCK, SB-RUL-02): everything that fills a square
    /// but other aliens, closed doors included. The Broodlord and other aliens do not pass
    /// each other. A blip enters no square with an object in this variant too (SH-BLIP-05).
    pub(super) fn terrain_b(&self, id: UnitId) -> Terrain {
        let mover = &self.units[id];
        let mut solid = match mover.kind() {
            Kind::Broodlord => self.solid,
            _ => self.solid.without(&self.passable_squares()),
        };
        if let Some(own) = mover.square() {
            solid.remove(own);
        }
        Terrain::new(self, mover.kind(), solid)
    }

    /// What stops the Broodlord where no other alien counts.
    fn terrain_past_aliens(&self) -> Terrain {
        Terrain::new(self, Kind::Broodlord, self.solid_but_aliens())
    }

    /// Squares that only Genestealers and blips fill.
    fn passable_squares(&self) -> SquareSet {
        let shares = |id: &UnitId| self.units[*id].kind() != Kind::Broodlord;
        self.aliens().iter().filter(shares).filter_map(|id| self.units[id].square()).collect()
    }

    /// What fills squares besides aliens.
    fn solid_but_aliens(&self) -> SquareSet {
        let aliens: SquareSet = self.aliens().iter().filter_map(|id| self.units[id].square()).collect();
        self.solid.without(&aliens)
    }

    /// Whether anything but this unit stands on a square.
    pub(crate) fn is_shared(&self, square: Square, with: UnitId) -> bool {
        self.unit_ids().any(|(id, unit)| id != with && unit.square() == Some(square))
    }

    /// The aliens at a place that may share it: no Broodlord.
    fn together(&self, place: Place, kind: Kind) -> UnitSet {
        let there = |id: &UnitId| self.units[*id].kind() == kind && self.units[*id].place() == place;
        self.aliens().iter().filter(there).fold(UnitSet::EMPTY, |found, id| found.with(id))
    }
}
