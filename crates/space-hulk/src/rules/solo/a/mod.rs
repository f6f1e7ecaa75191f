//! Solo variant A (Part IV of the rules, SA).
//!
//! The automaton does one thing at a time: it places one blip, begins one activation,
//! takes one action, makes one swarm test. In between the game settles, so that the
//! Marine side reacts to an alien's actions as it does in a game for two.

mod activation;
mod blips;
mod order;
mod placing;
mod priority;
mod reinforcement;
mod swarm;
pub(crate) mod text;

use crate::frame::Frame;
use crate::position::Phase;
use crate::rules::Context;
use crate::state::SpaceHulk;
use crate::unit::{UnitId, UnitSet};

/// What the automaton of variant A remembers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Memory {
    /// Sections that have been tested in this alien turn, as bits (SA-RUL-11).
    tested: [u64; 4],
    /// Aliens under the swarm effect.
    swarm: UnitSet,
    /// For each blip that revealed itself in its own activation its models: in a later
    /// test they count as the blip they were (SA-RUL-12).
    broods: Vec<UnitSet>,
    /// Whom the active alien, or the models being placed by choice, go for.
    target: UnitId,
    /// The active alien has chosen its target to attack him (SA-RUL-17).
    attacks: bool,
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
            broods: Vec::new(),
            target: UnitId::NONE,
            attacks: false,
            threes: 0,
            joins: false,
            player_places: false,
        }
    }
}

impl Memory {
    pub fn after_removal(&mut self, gone: u8) {
        self.swarm = self.swarm.after_removal(gone);
        for brood in &mut self.broods {
            *brood = brood.after_removal(gone);
        }
        self.broods.retain(|brood| !brood.is_empty());
        self.attacks &= self.target.0 != gone;
        self.target = match self.target {
            target if target.0 == gone => UnitId::NONE,
            target if target != UnitId::NONE && target.0 > gone => UnitId(target.0 - 1),
            target => target,
        };
    }

    pub fn note_placed(&mut self) {
        self.player_places = false;
    }

    /// Another model of the blip that is being revealed by choice.
    pub fn note_model(&mut self, id: UnitId) {
        if self.joins {
            self.swarm = self.swarm.with(id);
        } else if let Some(brood) = self.broods.last_mut() {
            *brood = brood.with(id);
        }
    }

    /// Swarm tests hold for one alien turn.
    pub fn end_turn(&mut self) {
        *self = Memory { threes: self.threes, ..Memory::default() };
    }
}

impl SpaceHulk {
    /// Answers for the alien side; whether the player has to answer instead.
    pub(super) fn automate_a(&mut self, cx: &mut Context) -> bool {
        match self.frames.last().copied() {
            Some(Frame::Broodlord(reveal)) => self.roll_for_broodlord(reveal, cx),
            Some(Frame::Placing(reveal)) => self.place_or_face(reveal, cx),
            Some(_) => return true,
            None if self.phase == Phase::AlienAction => self.go_on(cx),
            None => return self.place_blip(cx),
        }
        false
    }

    fn memory(&self) -> &Memory {
        match self.solo.as_deref() {
            Some(super::Memory::A(memory)) => memory,
            _ => unreachable!("only variant A asks"),
        }
    }

    fn memory_mut(&mut self) -> &mut Memory {
        match self.solo.as_deref_mut() {
            Some(super::Memory::A(memory)) => memory,
            _ => unreachable!("only variant A asks"),
        }
    }
}

/// One of several, by chance; nothing is drawn where there is no choice.
fn draw<T: Copy>(from: &[T], cx: &mut Context) -> T {
    match from {
        [only] => *only,
        _ => from[cx.chance.pick(&vec![1; from.len()])],
    }
}
