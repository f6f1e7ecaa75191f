//! The game between two decisions: small, plain, cheap to copy.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use smallvec::SmallVec;

use crate::frame::Frame;
use crate::geometry::{Square, SquareSet};
use crate::position::{BroodlordState, Phase};
use crate::rules::solo::Memory;
use crate::setup::Setup;
use crate::unit::{Kind, Side, Tag, Unit, UnitId, UnitSet, flag};

/// How many units can be in play: 15 Marines, 22 Genestealers, the Broodlord, 22 blips.
pub const MAX_UNITS: usize = 60;
/// How many Marines a position may have.
pub const MAX_MARINES: usize = 15;
/// How many doors a board may have.
pub const MAX_DOORS: usize = 64;
/// How many objects a game may have.
pub const MAX_OBJECTS: usize = 8;
/// SH-SETUP-03.
pub const GENESTEALER_MODELS: usize = 22;
/// SH-SETUP-04.
pub const BLIP_COUNTERS: usize = 22;

/// The units in play, in the order that area effects follow. Behind `len` every
/// slot is blank, so that equal games are equal byte for byte.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Units {
    list: [Unit; MAX_UNITS],
    len: u8,
}

const BLANK: Unit = Unit::new(Kind::Blip);

impl Units {
    pub const EMPTY: Units = Units { list: [BLANK; MAX_UNITS], len: 0 };

    #[inline]
    pub fn as_slice(&self) -> &[Unit] {
        &self.list[..self.len as usize]
    }

    /// Adds a unit; the limits on models and counters keep the list from overflowing.
    pub fn push(&mut self, unit: Unit) -> UnitId {
        let id = UnitId(self.len);
        self.list[id.index()] = unit;
        self.len += 1;
        id
    }

    pub fn remove(&mut self, id: UnitId) {
        let len = self.len as usize;
        self.list.copy_within(id.index() + 1..len, id.index());
        self.len -= 1;
        self.list[len - 1] = BLANK;
    }
}

impl std::ops::Index<UnitId> for Units {
    type Output = Unit;
    #[inline]
    fn index(&self, id: UnitId) -> &Unit {
        &self.list[id.index()]
    }
}

impl std::ops::IndexMut<UnitId> for Units {
    #[inline]
    fn index_mut(&mut self, id: UnitId) -> &mut Unit {
        &mut self.list[id.index()]
    }
}

impl std::fmt::Debug for Units {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

/// Overwatch shots that have been named and not fired yet, in that order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Volley {
    /// Marine and target: a unit, or 64 plus a door.
    shots: [(u8, u8); MAX_MARINES],
    len: u8,
}

impl Volley {
    pub fn iter(&self) -> impl Iterator<Item = (UnitId, crate::unit::Target)> + '_ {
        use crate::unit::Target;
        self.shots[..self.len as usize].iter().map(|&(marine, target)| {
            let target = match target {
                door @ 64.. => Target::Door(door - 64),
                unit => Target::Unit(UnitId(unit)),
            };
            (UnitId(marine), target)
        })
    }

    pub fn push(&mut self, marine: UnitId, target: crate::unit::Target) {
        use crate::unit::Target;
        let target = match target {
            Target::Door(door) => door + 64,
            Target::Unit(unit) => unit.0,
            Target::Square(_) => return,
        };
        if let Some(shot) = self.shots.get_mut(self.len as usize) {
            *shot = (marine.0, target);
            self.len += 1;
        }
    }

    pub fn names(&self, marine: UnitId) -> bool {
        self.shots[..self.len as usize].iter().any(|&(named, _)| named == marine.0)
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

/// The reserve of blips: a known top, and an unknown rest that is drawn by weight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Reserve {
    /// Values with two bits each, the top one lowest.
    known: u64,
    n_known: u8,
    /// How many of value 1, 2, 3 lie beneath, in no order.
    pub pool: [u8; 3],
    /// Used blips that everybody has seen.
    pub used: [u8; 3],
    /// Used blips that the Marine side has not been shown.
    pub used_unseen: [u8; 3],
    /// How often the used ones may still become a new pile; 255 without limit.
    pub reshuffles: u8,
}

impl Reserve {
    pub fn new(known: &[u8], pool: [u8; 3], reshuffles: Option<u8>) -> Reserve {
        let packed = known.iter().rev().fold(0, |packed, &value| packed << 2 | u64::from(value));
        Reserve {
            known: packed,
            n_known: known.len() as u8,
            pool,
            reshuffles: reshuffles.unwrap_or(u8::MAX),
            ..Reserve::default()
        }
    }

    /// What a viewer knows of a reserve: the used blips, and of those that were not
    /// shown the ones it has seen itself.
    pub fn public(of: &Reserve, used_unseen: [u8; 3]) -> Reserve {
        Reserve { used: of.used, used_unseen, reshuffles: of.reshuffles, ..Reserve::default() }
    }

    /// The known top of the pile, top first.
    pub fn known(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.n_known).map(|i| (self.known >> (2 * i) & 3) as u8)
    }

    /// How many blips lie in the pile.
    pub fn len(&self) -> u8 {
        self.n_known + self.pool.iter().sum::<u8>()
    }

    pub fn pop_known(&mut self) -> Option<u8> {
        if self.n_known == 0 {
            return None;
        }
        let value = (self.known & 3) as u8;
        self.known >>= 2;
        self.n_known -= 1;
        Some(value)
    }

    /// How many used blips there are.
    pub fn n_used(&self) -> u8 {
        self.used.iter().chain(&self.used_unseen).sum()
    }
}

/// Where an object is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ObjectPlace {
    On(Square),
    With(UnitId),
    Gone(Side),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// A goal of the mission, by its number in [`crate::Victory::goals`].
    Goal(u8),
    /// The last round is over.
    RoundLimit,
    /// More command points were spent than drawn (SH-CMD-06).
    Overspent,
    /// No unit is left.
    NoUnits,
    /// Nobody can do anything any more.
    Stalemate,
    /// No Marine is left, in a solo game that the player loses by that (SB-RUL-19).
    NoMarines,
    /// The Marines' victory conditions can no longer be met (SB-RUL-19).
    OutOfReach,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct Outcome {
    /// Who won, if anybody.
    pub winner: Option<Side>,
    pub ending: Ending,
}

/// A game of Space Hulk between two decisions.
#[derive(Debug)]
pub struct SpaceHulk {
    pub(crate) setup: Arc<Setup>,
    pub(crate) units: Units,
    /// The Marines among the units; kept in step by `spawn` and `sweep`.
    pub(crate) marines: UnitSet,
    /// The Genestealers, the Broodlord included.
    pub(crate) stealers: UnitSet,
    pub(crate) blips: UnitSet,
    /// Squares (and doors on edges) that are filled: units, closed doors,
    /// generators, the barrier.
    pub(crate) solid: SquareSet,
    pub(crate) burning: SquareSet,
    pub(crate) frames: SmallVec<[Frame; 4]>,
    pub(crate) volley: Volley,
    pub(crate) closed: u64,
    pub(crate) destroyed: u64,
    pub(crate) objects: [ObjectPlace; MAX_OBJECTS],
    /// Marines who were killed, by their number among the names.
    pub(crate) killed: u64,
    /// Marines who left by an exit.
    pub(crate) exited: u64,
    pub(crate) reserve: Reserve,
    pub(crate) fulfilled: u32,
    pub(crate) aliens_killed: u16,
    pub(crate) aliens_exited: u16,
    pub(crate) turn: u16,
    pub(crate) damaged: u16,
    pub(crate) barrier: Square,
    pub(crate) phase: Phase,
    /// What the phase does next.
    pub(crate) stage: Stage,
    pub(crate) active: UnitId,
    /// The command counter's value; 0 if none has been drawn.
    pub(crate) drawn: u8,
    pub(crate) spent: u8,
    pub(crate) broodlord: BroodlordState,
    pub(crate) next_genestealer: u8,
    pub(crate) next_blip: u8,
    pub(crate) over: Option<Outcome>,
    /// What the automaton of a solo game remembers; a game of two players has none.
    pub(crate) solo: Option<Box<Memory>>,
    /// Units are dead and not swept yet; never between decisions.
    pub(crate) unswept: bool,
    /// Something changed that sight or goals depend on, and they have not been asked
    /// since.
    pub(crate) stale: bool,
    /// Some Marine may have a target of sustained fire; most of the time none has.
    pub(crate) aiming: bool,
}

/// Where a phase stands between its steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Stage {
    /// Its first step is still to come.
    Begin,
    /// It waits for decisions, or has its middle step to do.
    Middle,
    /// Its last step is still to come.
    End,
}

impl Clone for SpaceHulk {
    /// What owns something comes first, so that all the rest is copied straight to
    /// where it belongs: a search does this more often than anything else.
    #[inline]
    fn clone(&self) -> Self {
        let setup = Arc::clone(&self.setup);
        let frames = SmallVec::from_slice(&self.frames);
        let solo = self.solo.clone();
        SpaceHulk { setup, frames, solo, ..*self }
    }
}

impl PartialEq for SpaceHulk {
    fn eq(&self, other: &Self) -> bool {
        (Arc::ptr_eq(&self.setup, &other.setup) || self.setup == other.setup)
            && self.units == other.units
            && self.fields() == other.fields()
    }
}

impl Eq for SpaceHulk {}

impl Hash for SpaceHulk {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.setup.hash.hash(hasher);
        self.units.as_slice().hash(hasher);
        self.fields().hash(hasher);
    }
}

impl SpaceHulk {
    /// Everything but the setup and the units, for equality and hash. Taking the
    /// value apart makes the compiler ask about every new field.
    fn fields(&self) -> impl PartialEq + Hash + '_ {
        let SpaceHulk {
            setup: _,
            units: _,
            // Follow from the units.
            marines: _,
            stealers: _,
            blips: _,
            solid,
            burning,
            frames,
            volley,
            closed,
            destroyed,
            objects,
            killed,
            exited,
            reserve,
            fulfilled,
            aliens_killed,
            aliens_exited,
            turn,
            damaged,
            barrier,
            phase,
            stage,
            active,
            drawn,
            spent,
            broodlord,
            next_genestealer,
            next_blip,
            over,
            solo,
            // Nothing is left to do of this at a decision.
            unswept: _,
            stale: _,
            // Saves looking at the Marines, and says nothing else.
            aiming: _,
        } = self;
        (
            (solid, burning, frames.as_slice(), volley, closed, destroyed, objects, killed),
            (exited, reserve, fulfilled, aliens_killed, aliens_exited, turn, damaged, barrier),
            (phase, stage, active, drawn, spent, broodlord, next_genestealer, next_blip),
            (over, solo),
        )
    }

    /// The mission as it was set up.
    pub fn setup(&self) -> &Arc<Setup> {
        &self.setup
    }

    /// All units in play.
    pub fn units(&self) -> &[Unit] {
        self.units.as_slice()
    }

    /// One unit.
    #[inline]
    pub fn unit(&self, id: UnitId) -> &Unit {
        &self.units[id]
    }

    /// All units with their numbers.
    pub fn unit_ids(&self) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.units().iter().enumerate().map(|(i, unit)| (UnitId(i as u8), unit))
    }

    /// The name of a unit in play.
    pub fn name_of(&self, id: UnitId) -> String {
        self.setup.name(self.units[id].tag())
    }

    /// The unit of this name, if it is in play.
    pub fn find(&self, name: &str) -> Option<UnitId> {
        let tag = self.setup.tag_of(name);
        self.unit_ids().find(|(_, unit)| tag == Some(unit.tag())).map(|(id, _)| id)
    }

    /// The round, from 1.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// The phase of the round.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The unit whose activation is under way.
    pub fn active(&self) -> Option<UnitId> {
        (self.active != UnitId::NONE).then_some(self.active)
    }

    /// Command points spent in this round.
    pub fn command_spent(&self) -> u8 {
        self.spent
    }

    #[inline]
    pub(crate) fn tag(&self, id: UnitId) -> Tag {
        self.units[id].tag()
    }

    /// Adds a unit to the list; where it stands is filled by `occupy`.
    pub(crate) fn spawn(&mut self, unit: Unit) -> UnitId {
        let id = self.units.push(unit);
        match unit.kind() {
            Kind::Marine => self.marines = self.marines.with(id),
            Kind::Blip => self.blips = self.blips.with(id),
            _ => self.stealers = self.stealers.with(id),
        }
        if let Some(square) = unit.square() {
            self.fill(square);
        }
        id
    }

    /// Something solid comes to a square, or a door on an edge closes.
    #[inline]
    pub(crate) fn fill(&mut self, square: Square) {
        self.solid.insert(square);
        self.stale = true;
    }

    /// A square is free again.
    #[inline]
    pub(crate) fn clear(&mut self, square: Square) {
        self.solid.remove(square);
        self.stale = true;
    }

    /// A unit leaves its square; in solo variant B others may still fill it.
    #[inline]
    pub(crate) fn vacate(&mut self, id: UnitId) {
        let Some(square) = self.units[id].square() else { return };
        if self.is_solo_b() && self.is_shared(square, id) {
            self.stale = true;
        } else {
            self.clear(square)
        }
    }

    /// Takes a unit off the board at once; its slot is swept before the next decision.
    pub(crate) fn take_off(&mut self, id: UnitId) {
        self.vacate(id);
        let unit = &mut self.units[id];
        unit.set_place(crate::unit::Place::Hand);
        unit.set(flag::DEAD);
        self.unswept = true;
        self.marines = self.marines.without(id);
        self.stealers = self.stealers.without(id);
        self.blips = self.blips.without(id);
        if self.active == id {
            self.active = UnitId::NONE;
        }
    }

    /// Closes the gaps that dead units left, and every reference to them.
    #[inline]
    pub(crate) fn sweep(&mut self) {
        if self.unswept {
            self.sweep_dead();
        }
    }

    fn sweep_dead(&mut self) {
        self.unswept = false;
        let mut at = 0;
        while at < self.units.as_slice().len() {
            if self.units[UnitId(at as u8)].is_alive() {
                at += 1;
            } else {
                self.forget(UnitId(at as u8))
            }
        }
    }

    fn forget(&mut self, gone: UnitId) {
        self.units.remove(gone);
        self.marines = self.marines.after_removal(gone.0);
        self.stealers = self.stealers.after_removal(gone.0);
        self.blips = self.blips.after_removal(gone.0);
        if self.active != UnitId::NONE && self.active > gone {
            self.active.0 -= 1;
        }
        for marine in self.marines.iter() {
            let aimed = &mut self.units[marine].sustained;
            match *aimed {
                unit if unit == gone.0 => *aimed = crate::unit::NO_TARGET,
                unit if unit < 64 && unit > gone.0 => *aimed -= 1,
                _ => {}
            }
        }
        for place in &mut self.objects {
            match place {
                ObjectPlace::With(carrier) if *carrier > gone => carrier.0 -= 1,
                _ => {}
            }
        }
        if let Some(memory) = &mut self.solo {
            memory.after_removal(gone.0);
        }
        let frames = std::mem::take(&mut self.frames);
        self.frames = frames.into_iter().filter_map(|frame| frame.after_removal(gone.0)).collect();
    }

    /// The unit that stands on a square; where several aliens share it, the first.
    pub fn unit_at(&self, square: Square) -> Option<UnitId> {
        if !self.solid.has(square) {
            return None;
        }
        self.unit_ids().find(|(_, unit)| unit.square() == Some(square)).map(|(id, _)| id)
    }

    #[inline]
    pub(crate) fn is_closed(&self, door: u8) -> bool {
        self.closed >> door & 1 != 0
    }

    #[inline]
    pub(crate) fn is_destroyed(&self, door: u8) -> bool {
        self.destroyed >> door & 1 != 0
    }

    /// Everything that obstructs sight (SH-LOS-05).
    #[inline]
    pub(crate) fn obstructed(&self) -> SquareSet {
        self.solid.or(&self.burning)
    }
}

#[cfg(test)]
mod tests {
    use super::SpaceHulk;

    #[test]
    fn a_game_is_small() {
        assert!(size_of::<SpaceHulk>() <= 1024, "{}", size_of::<SpaceHulk>());
    }
}
