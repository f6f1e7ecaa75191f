//! Random games on every mission: each ends, and no position on the way is broken.
//!
//! The environment variable `BLIPFALL_GAMES` says how many games each mission is played;
//! `cargo test -p content --test campaign playouts -- --nocapture` shows who won them.

use std::collections::BTreeMap;

use content::Mission;
use game_api::{Game, Journal, Pending, RandomPlayer, Seeded};
use space_hulk::{Kind, Outcome, Side, SpaceHulk};

use crate::{missions, start};

/// Games for each mission where nobody asks for more.
const GAMES: u64 = 50;

/// More actions than any random game of these missions has had.
const MAX_ACTIONS: usize = 20_000;

/// Between so many actions a game is saved and loaded.
const SAVE_EVERY: usize = 100;

#[test]
fn random_games_end_without_a_broken_position() {
    let games = std::env::var("BLIPFALL_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(GAMES);
    println!("{:<16} {:>6} {:>6} {:>6} {:>8}  endings", "mission", "Marine", "alien", "draw", "actions");
    for mission in missions() {
        println!("{}", tally(mission, games));
    }
}

/// Plays a mission and says in a line how its games ended.
fn tally(mission: &Mission, games: u64) -> String {
    let mut wins = [0; 3];
    let mut endings = BTreeMap::new();
    let mut n_actions = 0;
    for seed in 1..=games {
        let (game, outcome, actions) = play(mission, seed);
        let reason = game.position().over.expect("the game is over").1;
        *endings.entry(reason).or_insert(0) += 1;
        n_actions += actions as u64;
        wins[match outcome.winner {
            Some(Side::Marine) => 0,
            Some(Side::Alien) => 1,
            None => 2,
        }] += 1;
    }
    let endings: Vec<String> = endings.iter().map(|(reason, count)| format!("{reason} {count}")).collect();
    let [marine, alien, draw] = wins;
    let mean = n_actions / games.max(1);
    format!("{:<16} {marine:>6} {alien:>6} {draw:>6} {mean:>8}  {}", mission.id, endings.join(", "))
}

fn play(mission: &Mission, seed: u64) -> (SpaceHulk, Outcome, usize) {
    let mut game = start(mission, seed);
    let mut dice = Seeded::new(seed);
    let mut player = RandomPlayer::new(seed);
    let mut legal = Vec::new();
    for step in 0..MAX_ACTIONS {
        if let Pending::Over(outcome) = game.pending() {
            check_saved(mission, &game, seed, step);
            return (game, outcome, step);
        }
        game.legal_actions(&mut legal);
        assert!(!legal.is_empty(), "{}, seed {seed}, step {step}: nothing is legal", mission.id);
        check_units(mission, &game, seed, step);
        if step % SAVE_EVERY == 0 {
            check_saved(mission, &game, seed, step);
        }
        let action = legal[player.choose(legal.len())];
        game.apply_unchecked(&action, &mut dice, &mut Journal::discard());
    }
    panic!("{}, seed {seed}: not over after {MAX_ACTIONS} actions", mission.id);
}

/// One unit a square, never more models than there are, never a round too many.
fn check_units(mission: &Mission, game: &SpaceHulk, seed: u64, step: usize) {
    let mut squares: Vec<_> = game.units().iter().filter_map(|unit| unit.square()).collect();
    let n_squares = squares.len();
    squares.sort_unstable();
    squares.dedup();
    assert_eq!(squares.len(), n_squares, "{}, seed {seed}, step {step}: two on a square", mission.id);
    let genestealers = game.units().iter().filter(|unit| unit.kind() == Kind::Genestealer).count();
    assert!(genestealers <= 22, "{}, seed {seed}, step {step}: {genestealers} Genestealers", mission.id);
    let limit = mission.rounds.limit.unwrap_or(u16::MAX);
    assert!(game.turn() <= limit, "{}, seed {seed}, step {step}: round {}", mission.id, game.turn());
}

/// A game that is written down and read is the same game.
fn check_saved(mission: &Mission, game: &SpaceHulk, seed: u64, step: usize) {
    let mut dice = Seeded::new(0);
    let saved = SpaceHulk::from_position(&game.position(), &mut dice, &mut Journal::discard())
        .unwrap_or_else(|problems| panic!("{}, seed {seed}, step {step}: {problems:#?}", mission.id));
    assert!(saved == *game, "{}, seed {seed}, step {step}: the saved game differs", mission.id);
}
