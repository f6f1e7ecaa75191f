//! What an outcome of an action comes down to.

use serde_json::Value;
use space_hulk::{AssaultResult, Cause, Event, SpaceHulk};

use super::state::is_inside;
use crate::fields::Fields;
use crate::spoken::Story;

/// The summary of an outcome that led to this game.
pub(super) fn write(game: &SpaceHulk, story: &Story<SpaceHulk>) -> Fields {
    let inside = game.decision().filter(|decision| is_inside(decision.kind));
    let mut summary = Summary { decision: inside.map(|decision| decision.kind.name()), ..Summary::default() };
    for entry in story.entries() {
        summary.note(&entry.event);
    }
    summary.write()
}

/// What applies, and nothing else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Summary {
    /// Of a shot, or of an attack on a thing: whether it destroyed something.
    killed: Option<bool>,
    /// Of a shot: whether the weapon jammed.
    jammed: Option<bool>,
    /// Of a close assault: who had the higher score.
    result: Option<AssaultResult>,
    /// The decision inside the action that comes next.
    decision: Option<&'static str>,
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
            Event::AssaultScored { result, .. } => self.result = Some(*result),
            _ => {}
        }
    }

    fn write(self) -> Fields {
        let mut out = Fields::new();
        let mut put = |key: &str, value: Option<Value>| {
            if let Some(value) = value {
                out.insert(key.to_owned(), value);
            }
        };
        put("killed", self.killed.map(Value::from));
        put("jammed", self.jammed.map(Value::from));
        put("result", self.result.map(|result| result.name().into()));
        put("decision", self.decision.map(Value::from));
        out
    }
}
