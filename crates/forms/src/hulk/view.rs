//! What one seat may know, as JSON, built up from nothing.

use game_api::Viewer;
use serde_json::{Value, json};
use space_hulk::{Side, View};

use super::{position_out, state};
use crate::fields::Fields;

/// What this viewer may know. The seed and the hash are never part of it: both
/// tell more than the eye sees.
pub(super) fn write(view: &View, viewer: Viewer<Side>) -> Fields {
    let position = view.position();
    let mut out = position_out::shared(&position);
    // Where the points lie open, a view has them whoever looks.
    if (viewer == Viewer::Seat(Side::Marine) || position.command.drawn.is_some())
        && let Some(Value::Object(command)) = out.get_mut("command")
    {
        command.insert("drawn".into(), json!(position.command.drawn));
    }
    if viewer == Viewer::Seat(Side::Alien) {
        out.insert("used_unseen".into(), json!(position.used_unseen));
    }
    out.insert("n_used_unseen".into(), view.used_unseen().into());
    out.insert("pile".into(), view.pile().into());
    out.insert("decision".into(), state::decision(view.table()));
    out
}
