//! Doors, sight, range and shooting, with the maps of the test vectors.

mod bolter;
mod cannon;
mod doors;
mod flamer;
mod range;
mod shots;
mod sight;
mod sight_walk;
mod sustained;
mod vectors;
mod vectors_fire;

use crate::support::Scene;

/// A corner: (0,0) to (0,5), then (1,5) to (3,5).
const M1: &str = "a a a a
a
a
a
a
a";

/// A corridor (0,0) to (0,4) that leads into a room (-1..1, 5..7).
const M2: &str = "origin -1,0
b b b
b b b
b b b
. a
. a
. a
. a
. a

kind b room";

/// A corridor (0,0) to (0,8) of three sections.
const M4: &str = "c
b
b
b
b
a
a
a
a";

/// Open floor of one section between two corners.
fn floor((west, south): (i16, i16), (east, north): (i16, i16)) -> String {
    let row = "a ".repeat((east - west + 1) as usize);
    format!("origin {west},{south}\n{}", format!("{}\n", row.trim_end()).repeat((north - south + 1) as usize))
}

/// Open floor: all squares from (-6,-6) to (6,12).
fn m3() -> String {
    floor((-6, -6), (6, 12))
}

/// A corridor that runs north from (0,0), this many squares long.
fn corridor(length: i16) -> String {
    floor((0, 0), (0, length - 1))
}

/// A map with further lines below it.
#[track_caller]
fn on(map: &str, lines: &str) -> Scene {
    Scene::new(&format!("{map}\n\n{lines}"))
}

/// Lets an alien action pass without command points, up to the overwatch decision.
#[track_caller]
fn trigger<'a>(scene: &'a mut Scene, action: &str) -> &'a mut Scene {
    scene.play(action, &[]).asks("marine reaction");
    scene.play("pass", &[]).asks("marine overwatch");
    scene
}
