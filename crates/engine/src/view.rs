//! What one seat may know, as JSON, built up from nothing.

use game_api::{Game, Viewer};
use serde_json::{Value, json};
use space_hulk::{Side, SpaceHulk};

use crate::args::Args;
use crate::envelope::{Failure, Fields};
use crate::{position_out, state};

/// Reads the name of a viewer.
pub(crate) fn viewer(args: Args) -> Result<Viewer<Side>, Failure> {
    match args.text("seat")?.ok_or_else(|| args.missing("seat"))? {
        "marine" => Ok(Viewer::Seat(Side::Marine)),
        "alien" => Ok(Viewer::Seat(Side::Alien)),
        "spectator" => Ok(Viewer::Spectator),
        _ => Err(args.wrong("seat", "the seats are \"marine\", \"alien\" and \"spectator\"")),
    }
}

/// What this viewer may know. The seed and the hash are never part of it: both
/// tell more than the eye sees.
pub(crate) fn write(game: &SpaceHulk, viewer: Viewer<Side>) -> Fields {
    let view = game.view(viewer);
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
