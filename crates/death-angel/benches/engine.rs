//! How fast the rules run: whole random games, one decision, a copy.

use death_angel::{DeathAngel, Team};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use game_api::{Game, Journal, RandomPlayer, Seeded};

fn main() {
    divan::main();
}

const TEAMS: [Team; 3] = [Team::Green, Team::Grey, Team::Blue];

fn solo(seed: u64) -> DeathAngel {
    let mut chance = Seeded::new(seed);
    DeathAngel::with_teams(&[&TEAMS], &mut chance, &mut Journal::discard())
        .expect("three teams for one player")
}

/// Plays a random game to its end and counts the decisions.
fn playout(game: &mut DeathAngel, player: &mut RandomPlayer, chance: &mut Seeded) -> usize {
    let mut journal = Journal::discard();
    let mut legal = Vec::with_capacity(64);
    let mut n_decisions = 0;
    loop {
        game.legal_actions(&mut legal);
        if legal.is_empty() {
            return n_decisions;
        }
        let action = legal[player.choose(legal.len())];
        game.apply_unchecked(&action, chance, &mut journal);
        n_decisions += 1;
    }
}

/// One random game for one player, setup included.
#[divan::bench]
fn solo_game(bencher: Bencher) {
    let (mut player, mut chance) = (RandomPlayer::new(1), Seeded::new(2));
    bencher.counter(ItemsCount::new(1usize)).bench_local(|| {
        let teams: &[&[Team]] = &[&TEAMS];
        let mut game = DeathAngel::with_teams(teams, &mut chance, &mut Journal::discard()).expect("a game");
        playout(&mut game, &mut player, &mut chance)
    });
}

/// A hundred random games from one start, counted by decisions.
#[divan::bench]
fn decisions(bencher: Bencher) {
    let start = solo(3);
    let count = || {
        let (mut player, mut chance) = (RandomPlayer::new(1), Seeded::new(2));
        (0..100).map(|_| playout(&mut start.clone(), &mut player, &mut chance)).sum::<usize>()
    };
    bencher.counter(ItemsCount::new(count())).bench_local(count);
}

/// A copy of a game.
#[divan::bench]
fn copy(bencher: Bencher) {
    let game = solo(3);
    bencher.bench_local(|| black_box(&game).clone());
}
