//! Chapters 23 to 33: from reinforcements to victory, and positions that cannot be played.

mod blips;
mod broodlord;
mod conversion;
mod entry;
mod ladders;
mod lurking;
mod mission_status;
mod missions;
mod objects;
mod placing;
mod position_mistakes;
mod position_problems;
mod reinforcement;
mod victory;
mod victory_conditions;

use crate::support::Scene;

/// The corner of Part VI.
pub(crate) const M1: &str = "a a a a
                  a
                  a
                  a
                  a
                  a";

/// The straight corridor of Part VI, in three sections.
pub(crate) const M4: &str = "c
                  b
                  b
                  b
                  b
                  a
                  a
                  a
                  a";

/// The junction of Part VI.
pub(crate) const M5: &str = "a
                  a
                  a
                  a a a
                  a
                  a
                  a
                  a
                  a";

/// The open floor of Part VI.
pub(crate) fn m3() -> String {
    format!("origin -6,-6\n{}", "a a a a a a a a a a a a a\n".repeat(19))
}

/// A room, and north of it so many Genestealers in cells of their own, from g1 on.
pub(crate) fn beside_crowd(room: &str, number: usize) -> String {
    let cells: Vec<String> = (1..=number).map(|i| format!("z:g{i}v")).collect();
    format!("{}\n-\n{room}", cells.join(" . "))
}

/// A board: the map, then what is said about it.
pub(crate) fn on(map: &str, lines: &str) -> String {
    format!("{map}\n\n{lines}")
}

#[track_caller]
pub(crate) fn scene(map: &str, lines: &str) -> Scene {
    Scene::new(&on(map, lines))
}

/// What the position says behind a word: `pile` gives `3 1 2`. Nothing if it says nothing.
pub(crate) fn line(scene: &Scene, word: &str) -> String {
    let board = scene.board();
    let found = board.lines().find_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
    found.unwrap_or_default().to_owned()
}

/// The legal actions that begin with these words.
pub(crate) fn legal(scene: &Scene, start: &str) -> Vec<String> {
    scene.legal().into_iter().filter(|action| action.starts_with(start)).collect()
}

/// How many events begin with these words.
pub(crate) fn count(scene: &Scene, start: &str) -> usize {
    scene.events().iter().filter(|event| event.starts_with(start)).count()
}
