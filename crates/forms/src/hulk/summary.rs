//! What an outcome of an action comes down to.

use serde::Serialize;
use space_hulk::{AssaultResult, Cause, DecisionKind, Event, SpaceHulk};
use ts_rs::TS;

use super::decision::is_inside;
use crate::game_json::Story;
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
pub(super) fn write(game: &SpaceHulk, story: &Story<SpaceHulk>) -> Summary {
    let inside = game.decision().filter(|decision| is_inside(decision.kind));
    let mut summary = Summary { decision: inside.map(|decision| Word(decision.kind)), ..Summary::default() };
    for entry in story.entries() {
        summary.note(&entry.event);
    }
    summary
}

impl Summary {
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
