//! The options of Part II: every value in play, the same board for both.

mod aliens;
mod assault;
mod doors;
mod edge_doors;
mod edge_fire;
mod movement;
mod overwatch;
mod overwatch_doors;
mod points;
mod reveal;
mod sight;
mod sustained;
mod third;

use crate::support::Scene;

/// A board with some more lines.
#[track_caller]
fn scene(board: &str, lines: &str) -> Scene {
    Scene::new(&format!("{board}\n\n{lines}"))
}
