//! The rulings of Part III, and below them our own (docs/rulings).

mod adjacency;
mod assault;
mod conversion;
mod doors;
mod fire;
mod ladders;
mod lurking;
mod models;
mod objects;
mod own;
mod own_fire;
mod placing;
mod points;
mod sight;
mod sustained;
mod weapons;
mod windows;

use crate::support::Scene;

/// A board with some more lines.
#[track_caller]
fn scene(board: &str, lines: &str) -> Scene {
    Scene::new(&format!("{board}\n\n{lines}"))
}
