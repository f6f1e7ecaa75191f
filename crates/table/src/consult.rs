//! What a second opinion on a pending decision needs: in practice alone.

use game_api::{Game, Viewer};

use crate::any::{AnyHistory, Look};
use crate::early::asked_game;
use crate::playable::{Playable, legal};
use crate::refused::{Code, Refused};
use crate::seat::{PersonId, Seat};
use crate::table::Table;

/// A pending decision as the seat sees it that decides, with the legal list.
#[derive(Clone, Debug)]
pub enum Consultation {
    /// Of Space Hulk.
    Hulk(Box<space_hulk::View>, Vec<space_hulk::Action>),
    /// Of Death Angel.
    Angel(Box<death_angel::View>, Vec<death_angel::Action>),
}

impl Table {
    /// The decision of this person, for somebody who gives advice on it. It is refused in every match that is no
    /// practice game: nobody gets advice during a contest.
    pub fn consult(&self, person: &PersonId, version: u32) -> Result<Consultation, Refused> {
        if !self.terms().practice {
            return Err(Refused::new(Code::NotAllowed, "there is advice in practice games alone"));
        }
        let (history, seat) = self.asked(person, version)?;
        Ok(match history {
            AnyHistory::Hulk(history) => {
                let (view, legal) = seen(&*asked_game(history, &self.early, seat), seat);
                Consultation::Hulk(Box::new(view), legal)
            }
            AnyHistory::Angel(history) => {
                let (view, legal) = seen(&*asked_game(history, &self.early, seat), seat);
                Consultation::Angel(Box::new(view), legal)
            }
        })
    }
}

/// The game as a seat sees it, and what it can answer.
pub(crate) fn seen<G: Playable>(game: &G, seat: Seat) -> (<G as Game>::View, Vec<G::Action>) {
    (game.view(Look::Seat(seat).viewer::<G>().unwrap_or(Viewer::Spectator)), legal(game))
}
