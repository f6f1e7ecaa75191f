//! Solo variant A (Part IV of the rules). A turn of the aliens is played by ending the
//! Marine turn: the dice given are those of the whole turn, the last one usually the
//! command points of the next round.

mod activation;
mod ambush;
mod attacking;
mod blips;
mod broodlord;
mod general;
mod lurking;
mod order;
mod own;
mod placement;
mod priority;
mod reveals;
mod saving;
mod swarm;
mod swarm_order;
mod targets;
mod terrain;
mod ways;

use crate::support::Scene;

/// The names of the units that moved, entered or were converted, in order, each as
/// often as somebody else came in between.
fn movers(scene: &Scene) -> Vec<String> {
    let words = scene.events().iter().map(|event| event.split(' ').collect::<Vec<_>>());
    let moved = words.filter(|words| matches!(words[0], "moved" | "entered" | "revealed"));
    let mut names: Vec<String> = moved.map(|words| words[1].to_owned()).collect();
    names.dedup();
    names
}

/// The hints of the last action: `unit rule about`, without the sentence.
fn hints(scene: &Scene) -> Vec<String> {
    let hints = scene.events().iter().filter_map(|event| event.strip_prefix("automaton "));
    hints.map(|hint| hint.split(": ").next().expect("a rule").to_owned()).collect()
}

/// The automaton had this reason for this.
#[track_caller]
fn because(scene: &Scene, hint: &str) {
    assert!(hints(scene).iter().any(|told| told == hint), "`{hint}` is missing in {:#?}", scene.events());
}
