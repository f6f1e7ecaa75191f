//! Two players against each other, on the same dice with sides swapped.

use std::collections::BTreeMap;
use std::convert::Infallible;

use crate::game::{Job, Mission, Table, play};
use crate::record::Record;
use crate::run::{Stop, run};
use crate::stats::{Pairs, Share, Verdict, elo, sprt};

/// A contest between two players.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The missions that are played.
    pub missions: Vec<Mission>,
    /// The players: the first is the one whose score is told.
    pub players: [String; 2],
    /// The first seed.
    pub first_seed: u64,
    /// How many pairs of games there are on each mission, at most.
    pub pairs: u64,
    /// Where a sequential test ends the contest early.
    pub sequential: Option<Sequential>,
}

/// A sequential test: is the first player better by so many Elo points?
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
    /// Points of the first player as Marines and as aliens, in halves.
    pub points_by_side: [u64; 2],
    /// The verdict of the sequential test; [`Verdict::Open`] without one.
    pub verdict: Verdict,
}

impl Contest {
    /// Every game; two in a row are a pair. All missions are played on a seed before
    /// the next one, so that an early end is fair to each.
    pub fn jobs(&self) -> Vec<Job> {
        let mut jobs = Vec::new();
        for pair in 0..self.pairs {
            for mission in 0..self.missions.len() {
                for [marine, alien] in [[0, 1], [1, 0]] {
                    jobs.push(Job {
                        mission,
                        marine: self.players[marine].clone(),
                        alien: self.players[alien].clone(),
                        seed: self.first_seed.wrapping_add(pair),
                    });
                }
            }
        }
        jobs
    }

    /// Plays until all is played, the test has a verdict, or somebody asks to stop.
    /// Pairs count in their order and only up to the verdict, so the number of threads
    /// changes nothing. `told` is called with the standing after every pair that counts.
    pub fn play(&self, threads: usize, stop: &Stop, told: impl FnMut(&Standing)) -> Standing {
        let tables: Vec<Table> = self.missions.iter().map(Table::new).collect();
        let play = |job: &Job| play(&tables[job.mission], job);
        play_pairs(&self.jobs(), threads, stop, play, points, self.sequential, told)
    }
}

/// Plays jobs of which two in a row are a pair; `points` says what a pair is worth to the
/// first player.
pub(crate) fn play_pairs<J: Sync, R: Send>(
    jobs: &[J],
    threads: usize,
    stop: &Stop,
    play: impl Fn(&J) -> R + Sync,
    points: impl Fn(&[R; 2]) -> [u8; 2],
    sequential: Option<Sequential>,
    mut told: impl FnMut(&Standing),
) -> Standing {
    let mut standing = Standing::default();
    let mut waiting: BTreeMap<usize, R> = BTreeMap::new();
    let mut next = 0;
    let played = run(jobs, threads, stop, play, |index, record| {
        waiting.insert(index, record);
        while standing.verdict == Verdict::Open
            && waiting.contains_key(&next)
            && waiting.contains_key(&(next + 1))
        {
            let pair = [next, next + 1].map(|index| waiting.remove(&index).expect("asked above"));
            standing.add(points(&pair), sequential);
            told(&standing);
            next += 2;
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

/// The game in which the first player had the Marines, and the other one.
fn points([as_marine, as_alien]: &[Record; 2]) -> [u8; 2] {
    [half_points(as_marine, "marine"), half_points(as_alien, "alien")]
}

/// What a game is worth to whoever had this side: 2 for a win, 1 for a draw.
fn half_points(record: &Record, side: &str) -> u8 {
    match record.winner.as_deref() {
        None => 1,
        Some(winner) if winner == side => 2,
        Some(_) => 0,
    }
}
