//! Chapters 10 to 16: doors, sight, range and shooting.

mod assault_cannon;
mod doors;
mod heavy_flamer;
mod line_of_sight;
mod line_of_sight_walk;
mod range;
mod shooting;
mod storm_bolter;
mod sustained_fire;

use crate::support::Scene;

/// A corner: (0,0) to (0,5), then (1,5) to (3,5).
pub(crate) const M1: &str = "a a a a
a
a
a
a
a";

/// A corridor (0,0) to (0,4) that leads into a room (-1..1, 5..7).
pub(crate) const M2: &str = "origin -1,0
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
pub(crate) const M4: &str = "c
b
b
b
b
a
a
a
a";

/// Open floor of one section between two corners.
pub(crate) fn floor((west, south): (i16, i16), (east, north): (i16, i16)) -> String {
    let row = "a ".repeat((east - west + 1) as usize);
    format!("origin {west},{south}\n{}", format!("{}\n", row.trim_end()).repeat((north - south + 1) as usize))
}

/// Open floor: all squares from (-6,-6) to (6,12).
pub(crate) fn m3() -> String {
    floor((-6, -6), (6, 12))
}

/// A corridor that runs north from (0,0), this many squares long.
pub(crate) fn corridor(length: i16) -> String {
    floor((0, 0), (0, length - 1))
}

/// A map with further lines below it.
#[track_caller]
pub(crate) fn on(map: &str, lines: &str) -> Scene {
    Scene::new(&format!("{map}\n\n{lines}"))
}

/// Lets an alien action pass without command points, up to the overwatch decision.
#[track_caller]
pub(crate) fn trigger<'a>(scene: &'a mut Scene, action: &str) -> &'a mut Scene {
    scene.play(action, &[]).asks("marine reaction");
    scene.play("pass", &[]).asks("marine overwatch");
    scene
}
