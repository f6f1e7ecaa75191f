//! How good predictions and proposals are, measured as the workshop makes them: `blipfall bench --workshop`.
//!
//! The missions are generated ones, from seeds that nothing was tuned on. A prediction is compared with games of other
//! numbers, and so of other dice; a balanced mission is verified in the same way.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use content::hulk::workshop::edit;
use content::hulk::{Mission, parse, print};
use generator::Order;
use protocol::Proposal;

use super::balance::Balancing;
use super::from_wire;
use super::games::{Games, Players};
use super::predict::Predict;
use crate::background::{Left, LongWork};

/// What is measured.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct Trial {
    /// Both sides are played by it.
    pub player: String,
    /// The seed of the first mission; the others follow.
    pub seed: u64,
    /// Missions whose prediction is compared.
    pub missions: u32,
    /// Games that it is compared with.
    pub games: u64,
    /// Missions that are balanced.
    pub balanced: u32,
    /// Games that verify what came of it.
    pub fresh: u64,
    pub threads: usize,
}

/// The numbers of games that no prediction plays.
const FRESH: u64 = 1_000_000;
/// How far behind the first mission the first one lies that may be balanced.
const BALANCED_FROM: u64 = 1_000;
/// A mission that is worse than this is balanced.
const UNFAIR: f64 = 0.25;
/// What counts as balanced.
const FAIR: std::ops::RangeInclusive<f64> = 0.4..=0.6;
const STEPS: usize = 3;

impl Trial {
    /// Measures, and tells line by line.
    pub fn run(&self, mut tell: impl FnMut(String)) -> Result<(), String> {
        let players = Players::new(&self.player, &self.player).map_err(|refused| refused.message)?;
        self.predictions(&players, &mut tell);
        self.balances(&players, &mut tell);
        Ok(())
    }

    fn predictions(&self, players: &Players, tell: &mut impl FnMut(String)) {
        let mut inside = 0;
        let mut times: [Vec<Duration>; 2] = Default::default();
        for seed in (self.seed..).take(self.missions as usize) {
            let games = Arc::new(Games::new(&generated(seed), players.clone()));
            let reached = self.predict(&games);
            for (times, time) in times.iter_mut().zip(reached) {
                times.extend(time);
            }
            let (n_games, share) = games.marine_share();
            let truth = self.measure(&generated(seed), players, self.games);
            let is_inside = (share.low..=share.high).contains(&truth);
            inside += u32::from(is_inside);
            let (low, high) = (100.0 * share.low, 100.0 * share.high);
            let [ten, three] = reached.map(seconds);
            tell(format!(
                "seed {seed}: predicted {:.1}% ({low:.1} to {high:.1}) in {n_games} games, ±10 after {ten}, ±3 after \
                 {three}; {} games: {:.1}%{}",
                100.0 * share.value,
                self.games,
                100.0 * truth,
                if is_inside { "" } else { ", outside" }
            ));
        }
        let [ten, three] = times.map(median);
        tell(format!(
            "{inside} of {} predictions hold; median time to ±10 points {}, to ±3 points {}, on {} threads",
            self.missions,
            seconds(ten),
            seconds(three),
            self.threads
        ));
    }

    /// Predicts as the server does, and says when it was known to 10 and to 3 points.
    fn predict(&self, games: &Arc<Games>) -> [Option<Duration>; 2] {
        let work = Predict { games: Arc::clone(games), before: None, next: AtomicU64::new(0) };
        let began = Instant::now();
        let mut reached = [None, None];
        std::thread::scope(|scope| {
            let all: Vec<_> = (0..self.threads).map(|_| scope.spawn(|| finish(&work))).collect();
            while all.iter().any(|thread| !thread.is_finished()) {
                std::thread::sleep(Duration::from_millis(5));
                note(games, began, &mut reached);
            }
        });
        note(games, began, &mut reached);
        reached
    }

    /// The part of fresh games that the Marines win.
    fn measure(&self, mission: &Mission, players: &Players, n_games: u64) -> f64 {
        let games = Games::new(mission, players.clone());
        let next = AtomicU64::new(0);
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    while let Some(number) =
                        Some(next.fetch_add(1, Ordering::Relaxed)).filter(|number| *number < n_games)
                    {
                        games.play(FRESH + number);
                    }
                });
            }
        });
        games.marine_share().1.value
    }

    fn balances(&self, players: &Players, tell: &mut impl FnMut(String)) {
        let mut n_balanced = 0;
        let mut found = 0;
        for seed in self.seed.saturating_add(BALANCED_FROM).. {
            if found == self.balanced {
                break;
            }
            let mission = generated(seed);
            let before = self.measure(&mission, players, 300);
            if (UNFAIR..=1.0 - UNFAIR).contains(&before) {
                continue;
            }
            found += 1;
            let (text, steps) = self.balance(print(&mission), players);
            let after =
                parse(&text).mission.map_or(before, |after| self.measure(&after, players, self.fresh));
            let is_fair = FAIR.contains(&after);
            n_balanced += u32::from(is_fair);
            tell(format!(
                "seed {seed}: {:.0}% before, {:.1}% in {} fresh games after {}{}",
                100.0 * before,
                100.0 * after,
                self.fresh,
                if steps.is_empty() { "no step".to_owned() } else { steps.join(", ") },
                if is_fair { "" } else { ": not balanced" }
            ));
        }
        tell(format!("{n_balanced} of {found} missions are balanced in {STEPS} steps"));
    }

    /// Takes the best proposal, at most three times.
    fn balance(&self, mut text: String, players: &Players) -> (String, Vec<String>) {
        let mut steps = Vec::new();
        for _ in 0..STEPS {
            let Some(mission) = parse(&text).mission else { break };
            let base = Arc::new(Games::new(&mission, players.clone()));
            let work = Balancing::new(&text, &mission, players, base, 0.5);
            std::thread::scope(|scope| {
                for _ in 0..self.threads {
                    scope.spawn(|| finish(&work));
                }
            });
            let report = work.report();
            let distance = |share: f64| (share - 0.5).abs();
            let best = report.proposals.first();
            let best = best.filter(|best| distance(best.share.value) < distance(report.share.value));
            let Some(best) = best else { break };
            let edits = best.edits.iter().map(from_wire).collect::<Result<Vec<_>, _>>();
            let Some(after) = edits.ok().and_then(|edits| edit(&text, &edits).ok()) else { break };
            text = after;
            steps.push(told(best));
            if distance(best.share.value) < 0.05 {
                break;
            }
        }
        (text, steps)
    }
}

fn generated(seed: u64) -> Mission {
    Order::of_seed(seed, None, None).generate()
}

fn finish(work: &impl LongWork) {
    while work.step() == Left::Something {}
}

fn note(games: &Games, began: Instant, reached: &mut [Option<Duration>; 2]) {
    let (n_games, share) = games.marine_share();
    for (reached, width) in reached.iter_mut().zip([0.1, 0.03]) {
        if reached.is_none() && n_games >= 20 && share.high - share.low <= 2.0 * width {
            *reached = Some(began.elapsed());
        }
    }
}

fn told(proposal: &Proposal) -> String {
    let place = proposal.square.as_deref().map_or(String::new(), |square| format!(" {square}"));
    format!("{:?} {:+}{place} ({:.0}%)", proposal.kind, proposal.amount, 100.0 * proposal.share.value)
}

fn seconds(time: Option<Duration>) -> String {
    time.map_or("never".to_owned(), |time| format!("{:.2} s", time.as_secs_f64()))
}

fn median(mut times: Vec<Duration>) -> Option<Duration> {
    times.sort();
    times.get(times.len() / 2).copied()
}
