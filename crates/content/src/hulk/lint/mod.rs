//! What is legal and suspicious.

mod board;
mod contradiction;
mod forces;
mod goals;
mod names;
mod places;
mod possible;
pub(super) mod reach;

use game_api::Path;
use space_hulk::{Coord, SpaceHulk, Square};

use crate::diagnostic::{Diagnostic, Level, Notes, Span};
use crate::hulk::model::Mission;
use crate::hulk::read::Draft;
use reach::Reach;

/// A mission without errors, and what follows from it.
pub(super) struct Lint<'a> {
    pub draft: &'a Draft,
    pub mission: &'a Mission,
    pub game: SpaceHulk,
    pub reach: Reach,
    pub notes: &'a Notes,
}

/// Notes everything suspicious about a mission that has no errors.
pub(crate) fn lint(draft: &Draft, game: SpaceHulk, stem: Option<&str>, notes: &Notes) {
    let mission = &draft.mission;
    let reach = Reach::of(mission, &game);
    let lint = Lint { draft, mission, game, reach, notes };
    lint.board();
    lint.forces();
    lint.goals();
    lint.names(stem);
}

impl Lint<'_> {
    fn add(&self, level: Level, code: &'static str, path: impl Into<Path>, message: String, advice: &str) {
        let span = self.draft.places.find(path).unwrap_or(0..1);
        self.add_at(level, code, span, message, advice);
    }

    fn add_at(&self, level: Level, code: &'static str, span: Span, message: String, advice: &str) {
        let advice = advice.to_owned();
        self.notes.add(Diagnostic { level, code, span, message, advice, related: Vec::new() });
    }

    fn warn(&self, code: &'static str, path: impl Into<Path>, message: String, advice: &str) {
        self.add(Level::Warning, code, path, message, advice);
    }

    fn square(&self, coord: Coord) -> Square {
        self.game.setup().board().square(coord).expect("the rules have checked it")
    }
}
