//! Looks for the weights by which a veteran of Death Angel judges positions.
//!
//! ```text
//! cargo run --release -p bots --example angel_weights -- PLAYERS GAMES PASSES SEED > weights.rs
//! ```
//!
//! In every pass veterans with the weights found so far play so many games; every position
//! before an attack is a row, and whether its game was won is what the facts should tell.
//! A logistic regression over all rows gives the weights of the next pass. What comes out
//! is the source of the weights.

use bots::angel::Veteran;
use bots::angel::judge::{COMMON, Facts, OWN, Weights, facts, weights};
use death_angel::{DeathAngel, Phase, Seat, Team, teams_per_player};
use game_api::{Game, Journal, Pending, Player, RandomPlayer, Seeded, Viewer};

/// A position and whether its game was won.
type Row = (Facts, bool);

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).map(|word| word.parse().expect("a number")).collect();
    let [players, games, passes, seed] = numbers[..] else { panic!("PLAYERS GAMES PASSES SEED") };
    let players = u8::try_from(players).expect("one to six players");
    let mut found = weights().clone();
    let mut rows = Vec::new();
    for pass in 0..passes {
        let (new, wins) = play(players, games, seed + pass * games, &found);
        rows.extend(new);
        let loss = fit(&rows, &mut found);
        eprintln!("pass {pass}: {wins} of {games} won, {} rows, loss {loss:.4}", rows.len());
    }
    print(&found);
}

/// Plays on two threads; the rows, and how many games were won.
fn play(players: u8, games: u64, seed: u64, weights: &Weights) -> (Vec<Row>, usize) {
    let share = |thread: u64| {
        let seeds = (seed..seed + games).filter(move |seed| seed % 2 == thread);
        seeds.map(|seed| one_game(players, seed, weights)).collect::<Vec<_>>()
    };
    let games: Vec<Vec<Row>> = std::thread::scope(|scope| {
        let threads = [0, 1].map(|thread| scope.spawn(move || share(thread)));
        threads.into_iter().flat_map(|thread| thread.join().expect("no panic")).collect()
    });
    let wins = games.iter().filter(|rows| rows.first().is_some_and(|(_, won)| *won)).count();
    (games.into_iter().flatten().collect(), wins)
}

fn one_game(players: u8, seed: u64, weights: &Weights) -> Vec<Row> {
    let mut chance = Seeded::new(seed);
    let mut game = begin(players, seed, &mut chance);
    let seats = Seat::ALL.iter().take(players.into());
    let mut seats: Vec<Veteran> =
        seats.map(|&seat| Veteran::with_weights(seed * 8 + seat as u64, weights.clone())).collect();
    let (mut legal, mut told) = (Vec::new(), Vec::new());
    while let Pending::Decide(seat) = game.pending() {
        game.legal_actions(&mut legal);
        let index = seats[seat.index()].decide(&game.view(Viewer::Seat(seat)), &legal);
        if game.phase() < Phase::Attack {
            let mut ahead = game.clone();
            if ahead.look_ahead(&legal[index], &mut chance.clone()) {
                told.push(facts(&ahead));
            }
        }
        game.apply_unchecked(&legal[index], &mut chance, &mut Journal::discard());
    }
    let won = game.outcome().is_some_and(|outcome| outcome.is_won());
    told.into_iter().map(|facts| (facts, won)).collect()
}

/// In every other game the teams are drawn: every Marine and card has to be seen.
fn begin(players: u8, seed: u64, chance: &mut Seeded) -> DeathAngel {
    let journal = &mut Journal::discard();
    if (seed / 2).is_multiple_of(2) {
        return DeathAngel::new(players, chance, journal).expect("one to six players");
    }
    let (mut teams, mut dice) = (Team::ALL.to_vec(), RandomPlayer::new(seed));
    (1..teams.len()).rev().for_each(|last| teams.swap(last, dice.choose(last + 1)));
    let hands: Vec<&[Team]> = teams.chunks(teams_per_player(players).into()).take(players.into()).collect();
    DeathAngel::with_teams(&hands, chance, journal).expect("teams for everybody")
}

/// How strongly a weight is held to zero, in rows.
const RIDGE: f64 = 3.0;
const STEPS: i32 = 300;

/// All weights in one list, those of every stage one after another, in whole units.
fn as_list(weights: &Weights) -> Vec<f64> {
    let own = weights.own.iter().flatten();
    weights.common.iter().chain(own).map(|&weight| f64::from(weight) / 1000.0).collect()
}

fn from_list(list: &[f64], weights: &mut Weights) {
    let rounded = list.iter().map(|weight| (weight * 1000.0).round().clamp(-32_000.0, 32_000.0) as i16);
    for (weight, value) in weights.common.iter_mut().chain(weights.own.iter_mut().flatten()).zip(rounded) {
        *weight = value;
    }
}

/// The places in the list that a row touches, with its facts.
fn touched(facts: &Facts) -> impl Iterator<Item = (usize, f64)> + '_ {
    let own = facts.own.iter().enumerate().map(|(i, fact)| (COMMON + facts.stage * OWN + i, fact));
    let all = facts.common.iter().enumerate().chain(own);
    all.filter(|(_, fact)| **fact != 0).map(|(place, &fact)| (place, f64::from(fact) / 1000.0))
}

/// Moves the weights to where the rows are likeliest (by the method called Adam); the mean loss.
fn fit(rows: &[Row], weights: &mut Weights) -> f64 {
    let mut list = as_list(weights);
    let (mut speed, mut spread) = (vec![0.0; list.len()], vec![0.0; list.len()]);
    let mut loss = 0.0;
    for step in 1..=STEPS {
        let mut slope: Vec<f64> = list.iter().map(|weight| RIDGE * weight).collect();
        loss = 0.0;
        for (facts, won) in rows {
            let sum: f64 = touched(facts).map(|(place, fact)| fact * list[place]).sum();
            let chance = 1.0 / (1.0 + (-sum).exp());
            loss -= if *won { chance } else { 1.0 - chance }.max(1e-9).ln();
            let error = chance - f64::from(u8::from(*won));
            touched(facts).for_each(|(place, fact)| slope[place] += error * fact);
        }
        let rate = 0.05 / (1.0 + f64::from(step) / 100.0);
        for place in 0..list.len() {
            let slope = slope[place] / rows.len() as f64;
            speed[place] = 0.9 * speed[place] + 0.1 * slope;
            spread[place] = 0.99 * spread[place] + 0.01 * slope * slope;
            let (a, b) = (1.0 - 0.9f64.powi(step), 1.0 - 0.99f64.powi(step));
            list[place] -= rate * (speed[place] / a) / ((spread[place] / b).sqrt() + 1e-9);
        }
    }
    from_list(&list, weights);
    loss / rows.len() as f64
}

/// The source of the weights.
fn print(found: &Weights) {
    println!(
        "//! The weights of all facts. They are written by `examples/angel_weights.rs`: change nothing\n\
         //! here by hand.\n\nuse super::judge::Weights;\n\n#[rustfmt::skip]\n\
         pub(super) const WEIGHTS: Weights = Weights {{\n    common: {:?},\n    own: [",
        found.common
    );
    found.own.iter().for_each(|stage| println!("        {stage:?},"));
    println!("    ],\n}};");
}
