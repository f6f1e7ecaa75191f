//! Random games on every mission: each ends, and no position on the way is broken.
//!
//! The environment variable `BLIPFALL_GAMES` says how many games each mission is played;
//! `cargo test -p content --test campaign playouts -- --nocapture` shows who won them.

use std::collections::BTreeMap;

use content::hulk::{Mission, Series};
use game_api::{Game, Journal, Pending, RandomPlayer, Seeded};
use space_hulk::{Action, Kind, Outcome, Side, SpaceHulk};

use crate::purpose::Purposeful;
use crate::{missions, start};

/// Random games for each mission where nobody asks for more.
const RANDOM_GAMES: u64 = 50;

/// Games with a purpose: each takes longer and says more.
const PURPOSEFUL_GAMES: u64 = 20;

/// More actions than any random game of these missions has had.
const MAX_ACTIONS: usize = 20_000;

/// Between so many actions a game is saved and loaded.
const SAVE_EVERY: usize = 100;

/// Picks the index of an action.
type Choose<'a> = Box<dyn FnMut(&SpaceHulk, &[Action]) -> usize + 'a>;

#[test]
fn random_games_end_without_a_broken_position() {
    println!("{}", head("random"));
    for mission in missions() {
        let tally = Tally::of(mission, games(RANDOM_GAMES), |seed| {
            let mut player = RandomPlayer::new(seed);
            Box::new(move |_, legal| player.choose(legal.len()))
        });
        println!("{}", tally.line(mission));
    }
}

/// Random players seldom get anywhere. Players who walk to their goals show that each side
/// can win each mission of the campaign, and that tutorials are kind to the pupil.
#[test]
fn each_side_can_win_each_mission() {
    println!("{}", head("with a purpose"));
    let mut one_sided = Vec::new();
    for mission in missions() {
        let tally = Tally::of(mission, games(PURPOSEFUL_GAMES), |seed| {
            let mut player = Purposeful::new(mission, seed);
            Box::new(move |game, legal| player.choose(game, legal))
        });
        println!("{}", tally.line(mission));
        let [marine, alien, _] = tally.wins;
        let is_fair = match (mission.series, mission.lesson.map(|lesson| lesson.side)) {
            (Series::Tutorial, Some(Side::Alien)) => alien > marine,
            (Series::Tutorial, _) => marine > alien,
            _ => marine > 0 && alien > 0,
        };
        if !is_fair {
            one_sided.push(&mission.id);
        }
    }
    assert!(one_sided.is_empty(), "one side always wins: {one_sided:?}");
}

fn games(unless_asked: u64) -> u64 {
    std::env::var("BLIPFALL_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(unless_asked)
}

fn head(players: &str) -> String {
    format!("{players:<16} {:>6} {:>6} {:>6} {:>8}  endings", "Marine", "alien", "draw", "actions")
}

/// How the games of a mission ended.
struct Tally {
    /// Marines, aliens, nobody.
    wins: [u64; 3],
    endings: BTreeMap<String, u64>,
    n_actions: u64,
}

impl Tally {
    fn of<'a>(mission: &'a Mission, games: u64, player: impl Fn(u64) -> Choose<'a>) -> Tally {
        let mut tally = Tally { wins: [0; 3], endings: BTreeMap::new(), n_actions: 0 };
        for seed in 1..=games {
            let (game, outcome, n_actions) = play(mission, seed, player(seed));
            let reason = game.position().over.expect("the game is over").1;
            *tally.endings.entry(reason).or_insert(0) += 1;
            tally.n_actions += n_actions as u64;
            tally.wins[match outcome.winner {
                Some(Side::Marine) => 0,
                Some(Side::Alien) => 1,
                None => 2,
            }] += 1;
        }
        tally
    }

    fn line(&self, mission: &Mission) -> String {
        let endings: Vec<String> =
            self.endings.iter().map(|(reason, count)| format!("{reason} {count}")).collect();
        let [marine, alien, draw] = self.wins;
        let mean = self.n_actions / (marine + alien + draw).max(1);
        format!("{:<16} {marine:>6} {alien:>6} {draw:>6} {mean:>8}  {}", mission.id, endings.join(", "))
    }
}

fn play(mission: &Mission, seed: u64, mut choose: Choose<'_>) -> (SpaceHulk, Outcome, usize) {
    let mut game = start(mission, seed);
    let mut dice = Seeded::new(seed);
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
        let action = legal[choose(&game, &legal)];
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
