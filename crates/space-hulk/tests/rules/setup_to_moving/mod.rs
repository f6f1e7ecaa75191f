//! Chapters 1 to 9: from setting up to moving and turning.

mod action_points;
mod activation;
mod command_phase;
mod command_points;
mod command_points_reactions;
mod facing;
mod moving;
mod round;
mod setup;
mod setup_components;
mod timer;

use crate::support::Scene;

/// Map M4 of the test vectors: a straight corridor from 0,0 to 0,8.
pub(crate) const M4: &str = "c\nb\nb\nb\nb\na\na\na\na\n";

/// Map M5 of the test vectors: a corridor from 0,0 to 0,8 with a branch to 2,5.
pub(crate) const M5: &str = "a . .\na . .\na . .\na b b\na . .\na . .\na . .\na . .\na . .\n";

/// Map M3 of the test vectors: open floor from -6,-6 to 6,12; and what else there is.
pub(crate) fn m3(lines: &str) -> String {
    plain(-6, -6, 13, 19, lines)
}

/// Open floor from -3,-5 to 5,6.
pub(crate) fn floor(lines: &str) -> String {
    plain(-3, -5, 9, 12, lines)
}

/// Open floor from -2,-2 to 2,2.
pub(crate) fn yard(lines: &str) -> String {
    plain(-2, -2, 5, 5, lines)
}

pub(crate) fn plain(x: i16, y: i16, width: usize, height: usize, lines: &str) -> String {
    let row = vec!["a"; width].join(" ");
    format!("origin {x},{y}\n{}\n{lines}\n", vec![row; height].join("\n"))
}

/// The aliens are to act.
#[track_caller]
pub(crate) fn alien_scene(board: &str) -> Scene {
    Scene::new(&format!("{board}\nphase alien_action"))
}

/// The only problem of a board.
#[track_caller]
pub(crate) fn problem(board: &str) -> String {
    let problems = Scene::problems(board);
    assert_eq!(problems.len(), 1, "{problems:#?}\n{board}");
    problems.into_iter().next().expect("one")
}

/// A board without a problem.
#[track_caller]
pub(crate) fn accepted(board: &str) {
    assert_eq!(Scene::problems(board), Vec::<String>::new(), "{board}");
}

/// The command counter that lies on the track, and how many points are spent.
pub(crate) fn track(scene: &Scene) -> (Option<u8>, u8) {
    let command = scene.game.position().command;
    (command.drawn, command.spent)
}

pub(crate) type Around = (&'static str, char, [&'static str; 3], [&'static str; 2], [&'static str; 3]);

/// The eight squares around 0,0 by the way a model there faces: the three in front
/// from left to right, the two sides, the three behind.
pub(crate) const AROUND: [Around; 4] = [
    ("N", '^', ["-1,1", "0,1", "1,1"], ["-1,0", "1,0"], ["-1,-1", "0,-1", "1,-1"]),
    ("E", '>', ["1,1", "1,0", "1,-1"], ["0,1", "0,-1"], ["-1,1", "-1,0", "-1,-1"]),
    ("S", 'v', ["1,-1", "0,-1", "-1,-1"], ["1,0", "-1,0"], ["1,1", "0,1", "-1,1"]),
    ("W", '<', ["-1,-1", "-1,0", "-1,1"], ["0,-1", "0,1"], ["1,-1", "1,0", "1,1"]),
];
