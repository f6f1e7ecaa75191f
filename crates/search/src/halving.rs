//! Candidates are played out together, and the worse half is dropped again and again.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use game_api::HiddenInfo;

use crate::budget::{Budget, Deadline, Stop};
use crate::report::{Candidate, Gate, Report};
use crate::rollout::compare;
use crate::script::Script;

/// What is to be decided.
#[derive(Clone, Copy)]
pub struct Question<'a, G: HiddenInfo> {
    /// Whose decision it is.
    pub seat: G::Seat,
    /// What this seat may know.
    pub view: &'a G::View,
    /// All answers.
    pub legal: &'a [G::Action],
    /// The places of those answers that are tried; the script's own move is the first.
    pub candidates: &'a [usize],
    /// What worlds and dice follow from.
    pub seed: u64,
}

/// Plays rollouts. It keeps its scripts, one for each thread, with what they have prepared.
pub struct Search<S> {
    make: Box<dyn Fn() -> S + Send>,
    scripts: Vec<S>,
    gate: Gate,
}

impl<S: Send> Search<S> {
    /// A search whose scripts are made like this.
    pub fn new(make: impl Fn() -> S + Send + 'static) -> Search<S> {
        Search { make: Box::new(make), scripts: Vec::new(), gate: Gate::default() }
    }

    /// The same with another gate.
    pub fn with_gate(self, gate: Gate) -> Search<S> {
        Search { gate, ..self }
    }

    /// Chooses one of the candidates.
    ///
    /// # Panics
    /// If there is no candidate.
    pub fn decide<G>(&mut self, question: &Question<G>, budget: &Budget, stop: &Stop) -> Report
    where
        G: HiddenInfo,
        S: Script<G>,
        G::View: Sync,
        G::Action: Sync,
        G::Seat: Sync,
    {
        let threads = budget.threads.max(1);
        self.provide(threads);
        let until = budget.time.map(|time| Instant::now() + time);
        let deadline = Deadline { stop, until };
        let blank = |&index: &usize| Candidate { index, values: Vec::new() };
        let mut candidates: Vec<Candidate> = question.candidates.iter().map(blank).collect();
        let mut left: Vec<usize> = (0..candidates.len()).collect();
        let n_heats = heats(candidates.len());
        let mut is_cut_short = false;
        for heat in 0..n_heats {
            let rounds = rounds_in(budget.rollouts, n_heats, left.len());
            let first = candidates[left[0]].visits();
            let places: Vec<usize> = left.iter().map(|&at| candidates[at].index).collect();
            let scripts = &mut self.scripts[..threads];
            let worth = play_heat(scripts, question, &places, first..first + rounds, &deadline);
            is_cut_short |= worth.len() < rounds;
            for values in worth {
                left.iter().zip(values).for_each(|(&at, value)| candidates[at].values.push(value));
            }
            if is_cut_short {
                break;
            }
            if heat + 1 < n_heats {
                drop_hopeless(&mut left, &candidates);
                drop_worse_half(&mut left, &candidates);
            }
            if left.len() == 1 {
                break;
            }
        }
        Report { chosen: choose(&candidates, &left, self.gate), candidates, is_cut_short }
    }

    /// Plays all candidates out in these rounds, without dropping any: their worth, round by round, up to the first
    /// round that was not played because somebody asked to stop. A round has the same world and the same dice whenever
    /// it is played, and in whatever company.
    pub fn play<G>(
        &mut self,
        question: &Question<G>,
        rounds: std::ops::Range<usize>,
        stop: &Stop,
    ) -> Vec<Vec<i32>>
    where
        G: HiddenInfo,
        S: Script<G>,
        G::View: Sync,
        G::Action: Sync,
        G::Seat: Sync,
    {
        self.provide(1);
        let deadline = Deadline { stop, until: None };
        play_heat(&mut self.scripts[..1], question, question.candidates, rounds, &deadline)
    }

    /// Makes sure that there is a script for each thread.
    fn provide(&mut self, threads: usize) {
        while self.scripts.len() < threads {
            self.scripts.push((self.make)());
        }
    }
}

/// How often the candidates are compared before one is left beside the script's own.
fn heats(n_candidates: usize) -> usize {
    (n_candidates.max(2) - 1).ilog2() as usize + 1
}

/// Rollouts of each candidate in one heat: all heats cost the same.
fn rounds_in(rollouts: u32, n_heats: usize, n_left: usize) -> usize {
    (rollouts as usize / n_heats / n_left.max(1)).max(1)
}

/// Drops what is clearly worse than the script's own move, and what comes to the same in every rollout.
fn drop_hopeless(left: &mut Vec<usize>, candidates: &[Candidate]) {
    let own = left[0];
    left.retain(|&at| at == own || !candidates[at].gain_over(&candidates[own]).is_hopeless());
}

/// Keeps the script's own move, and as many others as make half of all.
fn drop_worse_half(left: &mut Vec<usize>, candidates: &[Candidate]) {
    let keep = left.len().div_ceil(2).max(2);
    let mut others = left.split_off(1);
    // The sort is stable: of equals the earlier candidates stay.
    others.sort_by(|&a, &b| candidates[b].compare(&candidates[a]));
    left.extend(others.into_iter().take(keep - 1));
}

/// The best that is left, if its gain over the script's own move passes the gate.
fn choose(candidates: &[Candidate], left: &[usize], gate: Gate) -> usize {
    let own = &candidates[0];
    let better = left.iter().map(|&at| &candidates[at]).filter(|other| other.gain_over(own).passes(gate));
    let best = better.reduce(|best, other| if other.compare(best).is_gt() { other } else { best });
    best.unwrap_or(own).index
}

/// The worth of every candidate in each round, in order, up to the first round that was not played.
fn play_heat<G, S>(
    scripts: &mut [S],
    question: &Question<G>,
    places: &[usize],
    rounds: std::ops::Range<usize>,
    deadline: &Deadline,
) -> Vec<Vec<i32>>
where
    G: HiddenInfo,
    S: Script<G>,
    G::View: Sync,
    G::Action: Sync,
    G::Seat: Sync,
{
    let next = AtomicUsize::new(rounds.start);
    let work = |script: &mut S| {
        let mut done = Vec::new();
        while !deadline.is_over() {
            let round = next.fetch_add(1, Ordering::Relaxed);
            if round >= rounds.end {
                break;
            }
            done.push((round, compare(script, question, places, round)));
        }
        done
    };
    let mut done: Vec<(usize, Vec<i32>)> = match scripts {
        [script] => work(script),
        scripts => thread::scope(|scope| {
            let workers: Vec<_> = scripts.iter_mut().map(|script| scope.spawn(|| work(script))).collect();
            let join = |worker: thread::ScopedJoinHandle<'_, _>| {
                worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            };
            workers.into_iter().flat_map(join).collect()
        }),
    };
    done.sort_unstable_by_key(|(round, _)| *round);
    let in_order = done.into_iter().zip(rounds).take_while(|((round, _), wanted)| round == wanted);
    in_order.map(|((_, values), _)| values).collect()
}
