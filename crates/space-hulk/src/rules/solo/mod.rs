//! Games for one player, who has the Marines: wherever the rules ask the alien side,
//! an automaton answers, and what it leaves to the player is asked of the Marine side.

pub(crate) mod a;
pub(crate) mod b;
#[cfg(test)]
pub(in crate::rules) mod checks;
mod moves;
mod search;
mod terrain;
mod way;

use super::Context;
use crate::action::{Action, Verb};
use crate::event::Event;
use crate::frame::Frame;
use crate::hint::{About, Hint, Reason};
use crate::position::Solo;
use crate::refusal::{self, No};
use crate::state::SpaceHulk;
use crate::unit::{Side, UnitId};

/// What the automaton remembers between two decisions. Nothing in it is secret.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Memory {
    /// Of variant A.
    A(a::Memory),
    /// Of variant B.
    B(b::Memory),
}

impl Memory {
    /// The memory at the start of a game, if it is a solo game.
    pub fn new(solo: Option<Solo>) -> Option<Box<Memory>> {
        match solo {
            Some(Solo::A) => Some(Box::new(Memory::A(a::Memory::default()))),
            Some(Solo::B) => Some(Box::new(Memory::B(b::Memory::default()))),
            None => None,
        }
    }

    /// The memory after unit number `gone` was taken out of the list.
    pub fn after_removal(&mut self, gone: u8) {
        match self {
            Memory::A(memory) => memory.after_removal(gone),
            Memory::B(memory) => memory.after_removal(gone),
        }
    }

    /// A drawn blip has been put at an entry area.
    pub fn note_placed(&mut self) {
        match self {
            Memory::A(memory) => memory.note_placed(),
            // Variant B puts blips outside in a way of its own.
            Memory::B(_) => {}
        }
    }

    /// A model of a blip that was revealed by choice has been put into play.
    pub fn note_model(&mut self, id: UnitId) {
        match self {
            Memory::A(memory) => memory.note_model(id),
            // Variant B reveals nothing by choice.
            Memory::B(_) => {}
        }
    }

    /// The alien turn is over.
    pub fn end_turn(&mut self) {
        match self {
            Memory::A(memory) => memory.end_turn(),
            Memory::B(memory) => memory.end_turn(),
        }
    }
}

impl SpaceHulk {
    /// Answers for the alien side; whether the player has to answer instead.
    pub(crate) fn automate(&mut self, cx: &mut Context) -> bool {
        if let Some(Frame::TurnToFace { unit, at, .. }) = self.frames.last().copied() {
            // Turning can only help it (BF-48, SB-RUL-26).
            self.frames.pop();
            self.turn_to_face(unit, at, cx);
            return false;
        }
        match self.solo.as_deref() {
            Some(Memory::A(_)) => self.automate_a(cx),
            // Variant B waits only where the player chooses.
            Some(Memory::B(_)) | None => true,
        }
    }

    /// Whether everybody knows the command points (SA-CP-01).
    pub(crate) fn has_open_command(&self) -> bool {
        self.setup.solo() == Some(Solo::A) || self.setup.content.special.command_points.is_some()
    }

    /// Rolls for the command points, openly.
    pub(crate) fn roll_command(&mut self, cx: &mut Context) {
        let value = cx.chance.d6();
        self.drawn = value;
        cx.tell(|| Event::CommandDrawn { value: Some(value) });
    }

    /// Why the player cannot do this in a solo game: nobody decides for the aliens,
    /// but for what the variant leaves to the player.
    pub(crate) fn solo_refusal(&self, action: &Action) -> Option<No> {
        self.solo.as_ref()?;
        let is_alien = action.unit != UnitId::NONE && self.units[action.unit].side() == Side::Alien;
        let left_to_player = match action.verb {
            Verb::Convert => matches!(self.frames.last(), Some(Frame::Convert { .. })),
            Verb::Reinforce { .. } => true,
            Verb::Activate => self.is_solo_b(),
            _ => false,
        };
        let refused = if self.is_solo_b() { refusal::SOLO_B_ALIENS } else { refusal::SOLO_A_ALIENS };
        (is_alien && !left_to_player).then_some(refused)
    }

    /// Says why the automaton did something.
    pub(super) fn hint(&self, unit: UnitId, why: &'static Reason, about: About, cx: &mut Context) {
        let unit = (unit != UnitId::NONE).then(|| self.tag(unit));
        cx.tell(|| Event::Automaton(Hint { unit, why, about }));
    }
}

/// What a memory is in words, and back: the rest of a `resolving` line that starts
/// with `automaton`.
pub(crate) fn print_memory(game: &SpaceHulk) -> Option<String> {
    match game.solo.as_deref()? {
        Memory::A(memory) => (*memory != a::Memory::default()).then(|| a::text::print(game, memory)),
        Memory::B(memory) => (*memory != b::Memory::default()).then(|| b::text::print(game, memory)),
    }
}

/// Reads [`print_memory`] back.
pub(crate) fn parse_memory(game: &SpaceHulk, words: &[&str]) -> Option<Memory> {
    match game.solo.as_deref()? {
        Memory::A(_) => a::text::parse(game, words).map(Memory::A),
        Memory::B(_) => b::text::parse(game, words).map(Memory::B),
    }
}
