//! The rules themselves, a file for each chapter.

mod announce;
mod apply;
mod attack;
mod choose;
mod defense;
mod dying;
mod event_targets;
mod explain;
mod happening;
mod instinct;
mod kills;
mod legal;
mod moving;
mod panel;
mod scouting;
mod settle;
mod spawn;
mod support;
mod swarms;
mod targets;
pub(crate) mod threat;
mod travel;

use game_api::{Audience, Chance, Draw, Journal};

use crate::card::{Face, Marine, Seat};
use crate::event::{Event, RollFor};

/// What an `apply` works with besides the game: where chance comes from, and where the
/// story goes.
pub(crate) struct Context<'a> {
    pub chance: &'a mut dyn Chance,
    pub journal: &'a mut Journal<Seat, Event>,
    /// Whether everything stops where the Genestealer Attack Phase begins.
    pub halts: bool,
}

impl<'a> Context<'a> {
    pub fn new(chance: &'a mut dyn Chance, journal: &'a mut Journal<Seat, Event>) -> Context<'a> {
        Context { chance, journal, halts: false }
    }
}

impl Context<'_> {
    /// Tells everybody.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.journal.note(Audience::All, event);
    }

    /// Tells one seat one thing, and everybody else another.
    pub fn tell_apart(&mut self, seat: Seat, secret: Event, shadow: Event) {
        self.journal.note(Audience::Only(seat), || secret);
        self.journal.note(Audience::Except(seat), || shadow);
    }

    /// Rolls the combat die (DA-COMP-02).
    pub fn roll(&mut self, why: RollFor, marine: Option<Marine>) -> Face {
        let face = Face(self.chance.draw(Draw::Die { faces: 6 }) as u8);
        self.tell(|| Event::Rolled { why, marine, face: face.number() });
        face
    }
}
