//! Weights of the evaluation, from games that veterans play against each other.
//!
//! A logistic model says how likely the Marines win. Each mission has a constant of its own, which
//! is thrown away: it takes up how hard the mission is, so that the weights tell good positions
//! from bad ones of the same mission.

use std::convert::Infallible;
use std::fmt::Write;

use bots::hulk::{FACTS, Facts, Surveyor, Veteran, is_alien_turn};
use game_api::{Game, Journal, Pending, Player, Seeded, Viewer, stable_hash};
use search::Stop;
use space_hulk::{Phase, Side};

use super::game::{Mission, PreparedMission};
use crate::run::run;

/// What is fitted on.
#[derive(Clone, Debug)]
pub struct Fit {
    /// The missions that are played.
    pub missions: Vec<Mission>,
    /// The first seed.
    pub first_seed: u64,
    /// How many games are played on each mission.
    pub games: u64,
}

/// A position from a game whose end is known.
#[derive(Clone, Debug)]
struct Sample {
    mission: usize,
    is_alien_turn: bool,
    facts: Facts,
    /// 1 for a victory of the Marines, 0 for that of the aliens, half for a draw.
    result: f64,
}

/// What was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// Weights in thousandths: of the Marines' turn, and of the aliens'.
    pub weights: [Vec<i32>; 2],
    /// How many positions of either turn there were.
    pub samples: [usize; 2],
    /// The mean of the logarithm of the chance given to what happened, with the weights and with the
    /// missions' constants alone.
    pub likelihood: [(f64, f64); 2],
}

/// One game in this many belongs to the test of the fit, on which nothing is fitted.
const HELD_OUT: u64 = 5;
const STEPS: usize = 600;
/// How far a step goes; twice of it would still come to rest.
const SPEED: f64 = 0.3;
/// Pulls weights to zero, as strongly as this many positions.
const RIDGE: f64 = 20.0;

impl Fit {
    /// Plays the games and fits the weights; the number of threads changes nothing.
    pub fn run(&self, threads: usize, stop: &Stop) -> Fitted {
        let tables: Vec<PreparedMission> = self.missions.iter().map(PreparedMission::new).collect();
        let jobs: Vec<(usize, u64)> =
            (0..tables.len()).flat_map(|mission| (0..self.games).map(move |game| (mission, game))).collect();
        let mut games: Vec<Option<Vec<Sample>>> = vec![None; jobs.len()];
        let play = |&(mission, game): &(usize, u64)| {
            samples(&tables[mission], mission, self.first_seed.wrapping_add(game))
        };
        let all = run(&jobs, threads, stop, play, |index, samples| {
            games[index] = Some(samples);
            Ok::<_, Infallible>(())
        });
        let Ok(()) = all;
        let mut training: [Vec<Sample>; 2] = Default::default();
        let mut test: [Vec<Sample>; 2] = Default::default();
        for ((_, game), samples) in jobs.iter().zip(games) {
            let set = if game % HELD_OUT == 0 { &mut test } else { &mut training };
            for sample in samples.into_iter().flatten() {
                set[usize::from(sample.is_alien_turn)].push(sample);
            }
        }
        let fits = training.each_ref().map(|training| Model::fit(training, self.missions.len()));
        let likelihood =
            [0, 1].map(|turn| (fits[turn].likelihood(&test[turn]), base(&training[turn], &test[turn])));
        Fitted {
            weights: fits.map(|fit| fit.thousandths()),
            samples: training.map(|samples| samples.len()),
            likelihood,
        }
    }
}

/// A game of veterans; a position from the beginning of each action phase.
fn samples(table: &PreparedMission, mission: usize, seed: u64) -> Vec<Sample> {
    let mut dice = Seeded::new(stable_hash(&("fit", table.id(), seed)));
    let mut game = table.start().begin(&mut dice, &mut Journal::discard());
    let (mut veteran, mut surveyor) = (Veteran::new(seed), Surveyor::new());
    let (mut found, mut seen, mut legal) = (Vec::new(), None, Vec::new());
    let winner = loop {
        let side = match game.pending() {
            Pending::Over(outcome) => break outcome.winner,
            Pending::Decide(side) => side,
        };
        let now = Some((game.turn(), game.phase()));
        if now != seen && matches!(game.phase(), Phase::MarineAction | Phase::AlienAction) {
            let (facts, is_alien_turn) = (surveyor.facts(&game), is_alien_turn(&game));
            found.push(Sample { mission, is_alien_turn, facts, result: 0.5 });
        }
        seen = now;
        game.legal_actions(&mut legal);
        let index = veteran.decide(&game.view(Viewer::Seat(side)), &legal);
        game.apply_unchecked(&legal[index], &mut dice, &mut Journal::discard());
    };
    let result = match winner {
        Some(Side::Marine) => 1.0,
        Some(Side::Alien) => 0.0,
        None => 0.5,
    };
    found.iter_mut().for_each(|sample| sample.result = result);
    found
}

/// The likelihood of the missions' own shares.
fn base(training: &[Sample], test: &[Sample]) -> f64 {
    let share = |mission: usize| {
        let own = || training.iter().filter(move |sample| sample.mission == mission);
        (own().map(|sample| sample.result).sum::<f64>() + 1.0) / (own().count() as f64 + 2.0)
    };
    mean(test.iter().map(|sample| log_chance(share(sample.mission), sample.result)))
}

fn log_chance(chance: f64, result: f64) -> f64 {
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    result * chance.ln() + (1.0 - result) * (1.0 - chance).ln()
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (n, sum) = values.fold((0.0, 0.0), |(n, sum), value| (n + 1.0, sum + value));
    sum / f64::max(n, 1.0)
}

/// A logistic model with a constant for each mission.
struct Model {
    weights: Vec<f64>,
    constants: Vec<f64>,
    /// The mean of each fact, and what the rest is divided by, so that all of them spread alike.
    scales: Vec<(f64, f64)>,
}

impl Model {
    fn fit(samples: &[Sample], n_missions: usize) -> Model {
        let scales = (0..FACTS.len()).map(|fact| spread(samples, fact)).collect();
        let mut model = Model { weights: vec![0.0; FACTS.len()], constants: vec![0.0; n_missions], scales };
        let (mut speed_of_weights, mut speed_of_constants) = (vec![0.0; FACTS.len()], vec![0.0; n_missions]);
        for _ in 0..STEPS {
            let (weights, constants) = model.slope(samples);
            step(&mut model.weights, &mut speed_of_weights, &weights);
            step(&mut model.constants, &mut speed_of_constants, &constants);
        }
        model
    }

    fn sum(&self, sample: &Sample) -> f64 {
        let sum: f64 = self.scaled(sample).zip(&self.weights).map(|(fact, weight)| fact * weight).sum();
        sum + self.constants[sample.mission]
    }

    fn scaled(&self, sample: &Sample) -> impl Iterator<Item = f64> {
        sample
            .facts
            .iter()
            .zip(&self.scales)
            .map(|(&fact, (middle, spread))| (f64::from(fact) - middle) / spread)
    }

    fn chance(&self, sample: &Sample) -> f64 {
        1.0 / (1.0 + (-self.sum(sample)).exp())
    }

    /// In which direction the weights and constants give more likelihood.
    fn slope(&self, samples: &[Sample]) -> (Vec<f64>, Vec<f64>) {
        let n = (samples.len() as f64).max(1.0);
        let mut weights: Vec<f64> = self.weights.iter().map(|weight| -weight * RIDGE / n).collect();
        let mut constants: Vec<f64> = self.constants.iter().map(|constant| -constant / n).collect();
        for sample in samples {
            let error = (sample.result - self.chance(sample)) / n;
            weights.iter_mut().zip(self.scaled(sample)).for_each(|(slope, fact)| *slope += error * fact);
            constants[sample.mission] += error;
        }
        (weights, constants)
    }

    fn likelihood(&self, samples: &[Sample]) -> f64 {
        mean(samples.iter().map(|sample| log_chance(self.chance(sample), sample.result)))
    }

    /// The weights of facts as they are told. The first fact is the same everywhere: its weight is the
    /// mean of all constants, which stands for every mission.
    fn thousandths(&self) -> Vec<i32> {
        let own = || self.weights.iter().zip(&self.scales);
        let shift: f64 = own().map(|(weight, (middle, spread))| weight * middle / spread).sum();
        let mut weights: Vec<i32> =
            own().map(|(weight, (_, spread))| (weight / spread * 1e6).round() as i32).collect();
        weights[0] = ((mean(self.constants.iter().copied()) - shift) * 1000.0).round() as i32;
        weights
    }
}

/// The mean of a fact and its standard deviation; 1 for one that never changes.
fn spread(samples: &[Sample], fact: usize) -> (f64, f64) {
    let values = || samples.iter().map(move |sample| f64::from(sample.facts[fact]));
    let middle = mean(values());
    let spread = mean(values().map(|value| (value - middle).powi(2))).sqrt();
    (middle, if spread > 1e-9 { spread } else { 1.0 })
}

/// A step uphill that keeps some of its speed.
fn step(values: &mut [f64], speeds: &mut [f64], slopes: &[f64]) {
    for ((value, speed), slope) in values.iter_mut().zip(speeds).zip(slopes) {
        *speed = 0.9 * *speed + slope;
        *value += SPEED * *speed;
    }
}

impl Fitted {
    /// The file that the players read, with where it comes from.
    pub fn file(&self, fit: &Fit, date: &str) -> String {
        let missions: Vec<&str> = fit.missions.iter().map(|mission| mission.id.as_str()).collect();
        let mut text = format!(
            "# Weights of the evaluation of Space Hulk, in thousandths: in the Marines' turn, in the aliens' turn.\n\
             # Written by `blipfall lab fit` of Blipfall {} on {date}: {} games of veterans on each of\n# {},\n\
             # seeds from {}; every fifth game is for the test alone. Positions: {} and {}.\n",
            crate::version(),
            fit.games,
            missions.join(", "),
            fit.first_seed,
            self.samples[0],
            self.samples[1],
        );
        for (turn, (own, base)) in ["Marines'", "aliens'"].iter().zip(self.likelihood) {
            // Writing to a string cannot fail.
            let _ = writeln!(
                text,
                "# Log-likelihood on the test, {turn} turn: {own:.4}; of the missions' shares alone {base:.4}."
            );
        }
        for (fact, name) in FACTS.iter().enumerate() {
            let _ = writeln!(text, "{name} {} {}", self.weights[0][fact], self.weights[1][fact]);
        }
        text
    }
}
