//! Solo variant B (Part V of the rules).

mod actions;
mod blocking;
mod death;
mod entry;
mod general;
mod groups;
mod losing;
mod order;
mod reinforcements;
mod reveal;
mod rulings;
mod target;
mod vectors;

use super::support::Scene;

/// The corridor of Part VI: 0,0 in the south to 0,8 in the north.
const M4: &str = "c\nb\nb\nb\nb\na\na\na\na";

/// A board of variant B: the map, then what is said about it.
#[track_caller]
fn solo(map: &str, lines: &str) -> Scene {
    Scene::new(&format!("{map}\n\nsolo b\n{lines}"))
}

/// An alien turn under way: besides what is said, two Genestealers that can go nowhere
/// wait in cells of their own, so that every activation ends with a decision.
#[track_caller]
fn turn(map: &str, lines: &str) -> Scene {
    let cells = "origin 0,0,5\nz . z\n\nat 0,0,5 g8v\nat 2,0,5 g9v\nphase alien_action";
    Scene::new(&format!("{map}\n\n{cells}\nsolo b\n{lines}"))
}

/// An open floor of 13 by 13 squares, -6,-6 to 6,6.
fn floor() -> String {
    format!("origin -6,-6\n{}", "a a a a a a a a a a a a a\n".repeat(13))
}

/// Ends the Marine turn and passes every reaction until the next Marine turn or another
/// decision; the counter drawn then is a 1. Dice must be used up.
#[track_caller]
fn end_turn(scene: &mut Scene, dice: &[u8]) {
    end_turn_with(scene, dice, &[0]);
}

/// The same with given picks, the counter among them.
#[track_caller]
fn end_turn_with(scene: &mut Scene, dice: &[u8], picks: &[usize]) {
    scene.play_with("end_turn", dice, picks);
}

/// What the last action told about how units went: `moved`, `turned`, `entered` and so
/// on, for one unit.
fn story<'a>(scene: &'a Scene, unit: &str) -> Vec<&'a str> {
    let about = |event: &&str| event.split(' ').nth(1) == Some(unit) && !event.starts_with("automaton");
    scene.events().iter().map(String::as_str).filter(about).collect()
}

/// The rules that the automaton gave as its reasons.
fn reasons(scene: &Scene) -> Vec<&str> {
    let rule = |event: &'_ String| event.starts_with("automaton");
    let words = scene.events().iter().filter(|event| rule(event)).flat_map(|event| event.split(' '));
    words.filter(|word| word.starts_with("SB-")).map(|word| word.trim_end_matches(':')).collect()
}

/// How many Genestealers or blips a unit stands for.
fn count(scene: &Scene, unit: &str) -> u16 {
    scene.game.find(unit).map_or(0, |id| scene.game.unit(id).count())
}
