//! What the missions offer to do: between them, everything.

use std::collections::BTreeSet;

use content::hulk::Mission;
use game_api::{Game, Journal, RandomPlayer, Seeded};
use space_hulk::{Power, Target, Verb};

use crate::purpose::Purposeful;
use crate::{missions, start};

/// Games of each mission and each kind of player.
const GAMES: u64 = 4;

/// Longer games bring nothing new.
const MAX_ACTIONS: usize = 1500;

/// Every kind of action, with what it is about where that makes a difference.
const DEEDS: [&str; 38] = [
    "assault a door",
    "assault a generator",
    "assault a unit",
    "call the Broodlord",
    "clear a jam",
    "climb",
    "close a door",
    "convert",
    "deploy",
    "draw again",
    "drop",
    "end an activation",
    "end the turn",
    "enter",
    "exit",
    "face",
    "fire at a door",
    "fire at a square",
    "fire at a unit",
    "force barrier",
    "give",
    "guard",
    "keep the counter",
    "move",
    "open a door",
    "overwatch",
    "parry",
    "pass",
    "place",
    "prescience",
    "psychic storm at a section",
    "psychic storm at a unit",
    "reinforce",
    "reload",
    "roll again",
    "spend psi points",
    "turn",
    "turn to face",
];

#[test]
fn every_kind_of_action_comes_up() {
    let mut offered = BTreeSet::new();
    for mission in missions() {
        for seed in 1..=GAMES {
            offer(mission, seed, &mut offered);
        }
    }
    let missing: Vec<&&str> = DEEDS.iter().filter(|deed| !offered.contains(*deed)).collect();
    assert!(missing.is_empty(), "never legal: {missing:?}");
}

/// Plays a game, the Marines and aliens now with a purpose, now at random, and notes what
/// is legal on the way.
fn offer(mission: &Mission, seed: u64, offered: &mut BTreeSet<&'static str>) {
    let mut game = start(mission, seed);
    let mut dice = Seeded::new(seed);
    let mut aimless = RandomPlayer::new(seed);
    let mut purposeful = Purposeful::new(mission, seed);
    let mut legal = Vec::new();
    for _ in 0..MAX_ACTIONS {
        game.legal_actions(&mut legal);
        if legal.is_empty() {
            return;
        }
        offered.extend(legal.iter().map(|action| deed(action.verb)));
        let strays = aimless.choose(10) < 2;
        let index = if strays { aimless.choose(legal.len()) } else { purposeful.choose(&game, &legal) };
        game.apply_unchecked(&legal[index], &mut dice, &mut Journal::discard());
    }
}

fn deed(verb: Verb) -> &'static str {
    match verb {
        Verb::Move { .. } => "move",
        Verb::Turn { .. } => "turn",
        Verb::Fire(Target::Unit(_)) => "fire at a unit",
        Verb::Fire(Target::Door(_)) => "fire at a door",
        Verb::Fire(Target::Square(_)) => "fire at a square",
        Verb::Assault(Target::Unit(_)) => "assault a unit",
        Verb::Assault(Target::Door(_)) => "assault a door",
        Verb::Assault(Target::Square(_)) => "assault a generator",
        Verb::Overwatch => "overwatch",
        Verb::Guard => "guard",
        Verb::ClearJam => "clear a jam",
        Verb::Reload => "reload",
        Verb::Door { open: true, .. } => "open a door",
        Verb::Door { open: false, .. } => "close a door",
        Verb::Enter { .. } => "enter",
        Verb::Exit { .. } => "exit",
        Verb::Climb { .. } => "climb",
        Verb::Give { .. } => "give",
        Verb::Drop { .. } => "drop",
        Verb::Convert => "convert",
        Verb::Psi(Power::Prescience) => "prescience",
        Verb::Psi(Power::ForceBarrier(_)) => "force barrier",
        Verb::Psi(Power::StormTarget(_)) => "psychic storm at a unit",
        Verb::Psi(Power::StormSection(_)) => "psychic storm at a section",
        Verb::Deploy { .. } => "deploy",
        Verb::Reinforce { .. } => "reinforce",
        Verb::Place { .. } => "place",
        Verb::Face { .. } => "face",
        Verb::Parry { .. } => "parry",
        Verb::Reroll { .. } => "roll again",
        Verb::SpendPsi { .. } => "spend psi points",
        Verb::TurnToFace => "turn to face",
        Verb::Broodlord => "call the Broodlord",
        // Only asked in solo variant B.
        Verb::Activate => "activate",
        Verb::EndActivation => "end an activation",
        Verb::Redraw => "draw again",
        Verb::Keep => "keep the counter",
        Verb::Pass => "pass",
        Verb::EndTurn => "end the turn",
    }
}
