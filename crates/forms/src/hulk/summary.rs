//! What an outcome of an action comes down to.

use serde::Serialize;
use space_hulk::{AssaultResult, Cause, DecisionKind, Event, Setup, SpaceHulk};
use ts_rs::TS;

use super::decision::is_inside;
use crate::game_json::GameJournal;
use crate::parts::{Mark, MarkKind, Marks};
use crate::wire::Word;

/// What applies, and nothing else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "hulk.ts", rename = "HulkSummary", optional_fields)]
pub struct Summary {
    /// Of a shot, or of an attack on a thing: whether it destroyed something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub killed: Option<bool>,
    /// Of a shot: whether the weapon jammed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub jammed: Option<bool>,
    /// Of a close assault: who had the higher score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Word<AssaultResult>>,
    /// The decision inside the action that comes next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decision: Option<Word<DecisionKind>>,
}

/// The summary of an outcome that led to this game.
pub(super) fn write(game: &SpaceHulk, story: &GameJournal<SpaceHulk>) -> Summary {
    let inside = game.decision().filter(|decision| is_inside(decision.kind));
    let mut summary = Summary { decision: inside.map(|decision| Word(decision.kind)), ..Summary::default() };
    for entry in story.entries() {
        summary.note(&entry.event);
    }
    summary
}

/// What a story says about single units, doors and generators.
pub(super) fn marks(game: &SpaceHulk, story: &GameJournal<SpaceHulk>) -> Marks {
    let mut marks = Marks::new();
    for mark in story.entries().iter().filter_map(|entry| mark_of(game.setup(), &entry.event)) {
        *marks.entry(mark).or_default() += 1;
    }
    marks
}

fn mark_of(setup: &Setup, event: &Event) -> Option<Mark> {
    let (kind, name) = match event {
        Event::Killed { unit, cause: Cause::Shot | Cause::Flame, .. } => {
            (MarkKind::Killed, setup.name(*unit))
        }
        Event::Killed { unit, .. } => (MarkKind::Lost, setup.name(*unit)),
        Event::DoorDestroyed { door } => (MarkKind::Killed, setup.door_text(*door)),
        Event::GeneratorDamaged { at } => (MarkKind::Killed, setup.board().coord(*at).to_string()),
        Event::Jammed { unit } => (MarkKind::Jammed, setup.name(*unit)),
        _ => return None,
    };
    Some(Mark { kind, name })
}

impl Summary {
    /// The same with marks of some kinds, whatever is to be decided next.
    pub(super) fn with_marks(self, has: impl Fn(MarkKind) -> bool) -> Summary {
        Summary {
            killed: self.killed.map(|_| has(MarkKind::Killed)),
            jammed: self.jammed.map(|_| has(MarkKind::Jammed)),
            result: self.result,
            decision: None,
        }
    }

    fn note(&mut self, event: &Event) {
        match event {
            Event::Fired { .. } | Event::Flamed { .. } => {
                self.killed.get_or_insert(false);
                self.jammed.get_or_insert(false);
            }
            Event::Assaulted { at: space_hulk::Aim::Door(_) | space_hulk::Aim::Square(_), .. } => {
                self.killed.get_or_insert(false);
            }
            Event::Killed { cause: Cause::Shot | Cause::Flame, .. }
            | Event::DoorDestroyed { .. }
            | Event::GeneratorDamaged { .. } => {
                // A step into the fire kills too, but there was no shot.
                self.killed = self.killed.map(|_| true);
            }
            Event::Jammed { .. } => self.jammed = Some(true),
            Event::AssaultScored { result, .. } => self.result = Some(Word(*result)),
            _ => {}
        }
    }
}
