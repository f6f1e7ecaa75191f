//! How fast the rules are: `cargo bench -p space-hulk`.

use divan::{Bencher, black_box};
use game_api::{Chance, Game, Journal, Pending, RandomPlayer, Seeded};
use space_hulk::{Action, Kind, SpaceHulk, Square, text};

fn main() {
    divan::main();
}

fn mission() -> SpaceHulk {
    let position = text::parse(include_str!("../../content/tests/shakedown.txt")).expect("a board");
    SpaceHulk::from_position(&position, &mut Seeded::new(1), &mut Journal::discard()).expect("sound")
}

/// Plays a game at random; `visit` sees every position on the way.
fn play(start: &SpaceHulk, seed: u64, mut visit: impl FnMut(&SpaceHulk)) -> u32 {
    let (mut game, mut journal) = (start.clone(), Journal::discard());
    let (mut dice, mut player) = (Seeded::new(seed), RandomPlayer::new(seed));
    let mut legal: Vec<Action> = Vec::new();
    let mut decisions = 0;
    while let Pending::Decide(_) = game.pending() {
        game.legal_actions(&mut legal);
        let action = legal[player.choose(legal.len())];
        game.apply_unchecked(&action, &mut dice, &mut journal);
        visit(&game);
        decisions += 1;
    }
    decisions
}

/// Positions from the middle of random games.
fn middles() -> Vec<SpaceHulk> {
    let (start, mut found) = (mission(), Vec::new());
    for seed in 0..20 {
        let mut n = 0;
        play(&start, seed, |game| {
            n += 1;
            if n % 37 == 0 && game.decision().is_some() {
                found.push(game.clone());
            }
        });
    }
    found
}

#[divan::bench]
fn random_playout(bencher: Bencher) {
    let start = mission();
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        play(&start, seed, |_| {})
    });
}

#[divan::bench]
fn legal_actions(bencher: Bencher) {
    let (games, mut legal, mut at) = (middles(), Vec::new(), 0);
    bencher.bench_local(|| {
        at = (at + 1) % games.len();
        games[at].legal_actions(&mut legal);
        legal.len()
    });
}

#[divan::bench]
fn everything_one_marine_sees(bencher: Bencher) {
    let games = middles();
    let viewers: Vec<(&SpaceHulk, Square, _)> = games
        .iter()
        .flat_map(|game| game.units().iter().map(move |unit| (game, unit)))
        .filter(|(_, unit)| unit.kind() == Kind::Marine)
        .filter_map(|(game, unit)| Some((game, unit.square()?, unit.facing())))
        .collect();
    let mut at = 0;
    bencher.bench_local(|| {
        at = (at + 1) % viewers.len();
        let (game, square, facing) = viewers[at];
        black_box(game.seen_from(square, facing))
    });
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let (games, mut at) = (middles(), 0);
    bencher.bench_local(|| {
        at = (at + 1) % games.len();
        games[at].clone()
    });
}

#[divan::bench]
fn state_hash(bencher: Bencher) {
    let (games, mut at) = (middles(), 0);
    bencher.bench_local(|| {
        at = (at + 1) % games.len();
        games[at].state_hash()
    });
}

#[divan::bench]
fn a_die(bencher: Bencher) {
    let mut dice = Seeded::new(1);
    bencher.bench_local(|| dice.d6());
}
