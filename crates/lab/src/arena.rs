//! Which of two players is better: they meet the same chance, two games at a time.

use std::collections::BTreeMap;
use std::convert::Infallible;

use crate::run::{Stop, run};
use crate::stats::{Pairs, Share, Verdict, elo, sprt};

/// A sequential test: is the first player better by a number of Elo points?
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sequential {
    /// Not better if it is no more than this.
    pub worse: f64,
    /// Better if it is as much as this.
    pub better: f64,
}

/// The chance of either error of a sequential test.
pub const ERROR: f64 = 0.05;

/// How a contest ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The pairs that count.
    pub pairs: Pairs,
    /// Points of the first player in either game of the pairs, in halves.
    pub points_by_side: [u64; 2],
    /// The verdict of the sequential test; [`Verdict::Open`] without one.
    pub verdict: Verdict,
}

/// Games of a contest between two players; two in a row are a pair.
pub trait PairedGames {
    /// One game to be played.
    type Job: Sync;
    /// What is kept of a game that is over.
    type Record: Send;
    /// What the points of the first player in either game of a pair are called.
    const POINTS: [&'static str; 2];

    /// Every game, the two of a pair in a row.
    fn jobs(&self) -> Vec<Self::Job>;

    /// How many games there are, without listing them.
    fn n_games(&self) -> u64;

    /// Prepares what all games need, and returns what plays one of them.
    fn player(&self) -> impl Fn(&Self::Job) -> Self::Record + Sync;

    /// What a pair is worth to the first player, game by game, in half points.
    fn points(pair: &[Self::Record; 2]) -> [u8; 2];

    /// The test that ends the contest early, if there is one.
    fn sequential(&self) -> Option<Sequential>;

    /// Plays until all is played, the test has a verdict, or `stop` is asked for.
    /// Pairs count in their order and only up to the verdict, so the number of threads
    /// changes nothing. `told` is called with the standing after every pair that counts.
    fn play(&self, threads: usize, stop: &Stop, mut told: impl FnMut(&Standing)) -> Standing {
        let mut standing = Standing::default();
        let mut waiting = BTreeMap::new();
        let played = run(&self.jobs(), threads, stop, self.player(), |index, record| {
            waiting.insert(index, record);
            while standing.verdict == Verdict::Open
                && let Some(pair) = next_pair(&mut waiting, &standing)
            {
                standing.add(Self::points(&pair), self.sequential());
                told(&standing);
            }
            if standing.verdict != Verdict::Open {
                stop.ask();
            }
            Ok::<_, Infallible>(())
        });
        match played {
            Ok(()) => standing,
        }
    }
}

/// Takes the first pair that does not count yet, if both of its games are over.
fn next_pair<R>(waiting: &mut BTreeMap<usize, R>, standing: &Standing) -> Option<[R; 2]> {
    let first = 2 * standing.pairs.len() as usize;
    if !waiting.contains_key(&(first + 1)) {
        return None;
    }
    let own = waiting.remove(&first)?;
    Some([own, waiting.remove(&(first + 1))?])
}

impl Default for Standing {
    fn default() -> Self {
        Standing { pairs: Pairs::default(), points_by_side: [0, 0], verdict: Verdict::Open }
    }
}

impl Standing {
    /// Counts the half points of a pair.
    fn add(&mut self, points: [u8; 2], sequential: Option<Sequential>) {
        self.pairs.add(points[0], points[1]);
        for (sum, points) in self.points_by_side.iter_mut().zip(points) {
            *sum += u64::from(points);
        }
        if let Some(Sequential { worse, better }) = sequential {
            self.verdict = sprt(&self.pairs, worse, better, ERROR);
        }
    }

    /// The first player's advantage in Elo points, with its interval.
    pub fn elo(&self) -> Share {
        let score = self.pairs.score();
        Share { value: elo(score.value), low: elo(score.low), high: elo(score.high) }
    }
}
