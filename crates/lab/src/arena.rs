//! Which of two players is better: they meet the same chance, two games at a time.

use std::collections::BTreeMap;
use std::path::Path;

use search::Stop;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::run::run;
use crate::stats::{Pairs, Share, Verdict, elo, sprt};
use crate::store::{Store, StoreError};

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
    /// The same for each mission, or number of players.
    pub groups: BTreeMap<String, Group>,
    /// The verdict of the sequential test; [`Verdict::Open`] without one.
    pub verdict: Verdict,
}

/// What happened on one mission, or with one number of players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Group {
    /// How many pairs count.
    pub pairs: u64,
    /// Points of the first player in either game of the pairs, in halves.
    pub points_by_side: [u64; 2],
}

/// Games of a contest between two players; two in a row are a pair.
pub trait PairedGames {
    /// One game to be played.
    type Job: Clone + Sync;
    /// What is kept of a game that is over.
    type Record: Serialize + DeserializeOwned + Send;
    /// What the points of the first player in either game of a pair are called.
    const POINTS: [&'static str; 2];

    /// Every game, the two of a pair in a row.
    fn jobs(&self) -> Vec<Self::Job>;

    /// How many games there are, without listing them.
    fn n_games(&self) -> u64;

    /// A number that is equal only for equal games and rules.
    fn fingerprint(&self) -> u64;

    /// The mission, or the number of players.
    fn group(record: &Self::Record) -> String;

    /// Prepares what all games need, and returns what plays one of them.
    fn player(&self) -> impl Fn(&Self::Job) -> Self::Record + Sync;

    /// What a pair is worth to the first player, game by game, in half points.
    fn points(pair: &[Self::Record; 2]) -> [u8; 2];

    /// The test that ends the contest early, if there is one.
    fn sequential(&self) -> Option<Sequential>;

    /// Plays until all is played, the test has a verdict, or `stop` is asked for.
    /// Pairs count in their order and only up to the verdict, so the number of threads
    /// changes nothing. With a file every game is kept there as it comes, and what the file already
    /// holds is not played again. `told` is called with the standing after every pair that counts.
    fn play(
        &self,
        threads: usize,
        stop: &Stop,
        file: Option<&Path>,
        mut told: impl FnMut(&Standing),
    ) -> Result<Standing, StoreError> {
        let jobs = self.jobs();
        let (mut store, mut waiting) = match file {
            Some(path) => {
                let (store, done) = Store::open(path, self.fingerprint())?;
                (Some(store), done)
            }
            None => (None, BTreeMap::new()),
        };
        waiting.retain(|job, _| *job < jobs.len());
        let left: Vec<usize> = (0..jobs.len()).filter(|job| !waiting.contains_key(job)).collect();
        let left_jobs: Vec<_> = left.iter().map(|&job| jobs[job].clone()).collect();
        let mut standing = Standing::default();
        let mut count = |waiting: &mut BTreeMap<usize, Self::Record>| {
            while standing.verdict == Verdict::Open
                && let Some(pair) = next_pair(waiting, &standing)
            {
                standing.add(Self::points(&pair), Self::group(&pair[0]), self.sequential());
                told(&standing);
            }
            if standing.verdict != Verdict::Open {
                stop.ask();
            }
        };
        count(&mut waiting);
        run(&left_jobs, threads, stop, self.player(), |index, record| {
            if let Some(store) = &mut store {
                store.add(left[index], &record)?;
            }
            waiting.insert(left[index], record);
            count(&mut waiting);
            Ok::<_, StoreError>(())
        })?;
        Ok(standing)
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
        Standing {
            pairs: Pairs::default(),
            points_by_side: [0, 0],
            groups: BTreeMap::new(),
            verdict: Verdict::Open,
        }
    }
}

impl Standing {
    /// Counts the half points of a pair.
    fn add(&mut self, points: [u8; 2], group: String, sequential: Option<Sequential>) {
        self.pairs.add(points[0], points[1]);
        let group = self.groups.entry(group).or_default();
        group.pairs += 1;
        for sums in [&mut self.points_by_side, &mut group.points_by_side] {
            sums.iter_mut().zip(points).for_each(|(sum, points)| *sum += u64::from(points));
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
