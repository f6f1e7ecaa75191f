//! What one seat may know, built up from nothing.

use game_api::{Game, Viewer};
use serde::Serialize;
use space_hulk::Side;
use ts_rs::TS;

use super::decision::{Decision, decision};
use super::fixed::FixedFields;
use super::open::Open;
use crate::wire::Word;

/// What a viewer may know. The seed and the hash are never part of it: both tell more than
/// the eye sees.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts", rename = "HulkView")]
pub struct View {
    /// What lies open before everybody.
    #[serde(flatten)]
    pub open: Open,
    /// Used blips that the Marine side has not been shown; for the alien side alone, and where
    /// everything lies open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub used_unseen: Option<Vec<u8>>,
    /// How many these are.
    pub n_used_unseen: u8,
    /// How many blips lie in the reserve.
    pub pile: u8,
    /// What is waited for; null after the end.
    pub decision: Option<Decision>,
    /// How far each goal is that counts in this game, in the order of `victory`.
    pub goals: Vec<GoalState>,
}

/// How far a goal is, as far as the viewer can tell.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts")]
pub struct GoalState {
    /// Who wins by it; null: it is a draw.
    pub winner: Option<Word<Side>>,
    /// Its name, as in `victory`.
    pub name: String,
    /// How far its condition is.
    pub progress: Progress,
}

/// How far a condition is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "hulk.ts", optional_fields)]
pub struct Progress {
    /// Whether it holds now.
    pub met: bool,
    /// How much there is of what it counts,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub have: Option<u16>,
    /// and how much is needed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub need: Option<u16>,
    /// How far the parts of a condition are that is made of others, in their order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parts: Option<Vec<Progress>>,
}

impl From<space_hulk::Progress> for Progress {
    fn from(progress: space_hulk::Progress) -> Progress {
        let (have, need) = progress.count.unzip();
        let parts: Vec<Progress> = progress.parts.into_iter().map(Progress::from).collect();
        Progress { met: progress.met, have, need, parts: (!parts.is_empty()).then_some(parts) }
    }
}

/// What this viewer may know. Everything is asked of his view, never of the game.
pub(super) fn write(view: &space_hulk::View, fixed: &FixedFields) -> View {
    let viewer = view.viewer();
    let mut position = view.shown_position();
    let drawn = position.command.drawn;
    let used_unseen = std::mem::take(&mut position.used_unseen);
    let mut open = Open::new(fixed.clone(), position);
    // Where the points lie open, a view has them whoever looks.
    if viewer == Viewer::Seat(Side::Marine) || drawn.is_some() {
        open.command.drawn = Some(drawn);
    }
    View {
        open,
        used_unseen: (viewer == Viewer::Seat(Side::Alien)).then_some(used_unseen),
        n_used_unseen: view.used_unseen(),
        pile: view.pile(),
        decision: decision(view.table()),
        goals: goals(view.table()),
    }
}

/// A game in the form of a view from which nothing is hidden.
pub(super) fn write_open(game: &space_hulk::SpaceHulk, fixed: &FixedFields) -> View {
    let mut position = game.shown_position();
    let drawn = position.command.drawn;
    let used_unseen = std::mem::take(&mut position.used_unseen);
    let mut open = Open::new(fixed.clone(), position);
    open.command.drawn = Some(drawn);
    View {
        open,
        n_used_unseen: used_unseen.len() as u8,
        used_unseen: Some(used_unseen),
        pile: game.view(Viewer::Spectator).pile(),
        decision: decision(game),
        goals: goals(game),
    }
}

fn goals(table: &space_hulk::SpaceHulk) -> Vec<GoalState> {
    let far = table.progress().into_iter();
    far.map(|far| GoalState {
        winner: far.winner.map(Word),
        name: far.goal.name.clone(),
        progress: far.progress.into(),
    })
    .collect()
}
