//! The rules themselves, a file for each chapter.

mod apply;
mod assault;
mod command;
mod conversion;
mod deployment;
mod doors;
mod explain;
mod flame;
mod legal;
mod librarian;
mod movement;
mod objects;
mod reinforcement;
mod settle;
mod shooting;
mod sight;
pub(crate) mod solo;
mod status;
mod window;

pub(crate) use movement::{marine_step_cost, stealer_step_cost};

use game_api::{Audience, Chance, Journal};

use crate::event::{Event, RollFor, Roller};
use crate::unit::Side;

/// What an `apply` works with besides the game: where chance comes from, and
/// where the story goes.
pub(crate) struct Context<'a> {
    pub chance: &'a mut dyn Chance,
    pub journal: &'a mut Journal<Side, Event>,
}

impl Context<'_> {
    /// Tells everybody.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.journal.note(Audience::All, event);
    }

    /// Tells one side one thing, and everybody else another.
    pub fn tell_apart(&mut self, side: Side, secret: impl FnOnce() -> Event, shadow: impl FnOnce() -> Event) {
        self.journal.note(Audience::Only(side), secret);
        self.journal.note(Audience::Except(side), shadow);
    }

    /// Rolls up to three dice; those that are not rolled are 0.
    pub fn roll(&mut self, count: u8, by: impl FnOnce() -> Roller, why: RollFor) -> [u8; 3] {
        let mut dice = [0; 3];
        for die in dice.iter_mut().take(count as usize) {
            *die = self.chance.d6();
        }
        self.tell(|| Event::Rolled { by: by(), dice: dice[..count as usize].to_vec(), why });
        dice
    }

    /// Rolls one die that decides about one thing alone, among others of its kind; after the
    /// last of them `end_parts` is told.
    pub fn roll_apart(&mut self, by: impl FnOnce() -> Roller, why: RollFor) -> u8 {
        self.chance.begin_part();
        self.roll_one(by, why)
    }

    /// Rolls one die.
    pub fn roll_one(&mut self, by: impl FnOnce() -> Roller, why: RollFor) -> u8 {
        self.roll(1, by, why)[0]
    }
}
