//! Answers are played out together to the end of the game, until it is clear which of them are worse.

use game_api::{Game, HiddenInfo};
use search::{Question, Script, Search, Stop};

use crate::puzzle::LEAD;

/// Rounds after which answers are compared.
const HEATS: [usize; 6] = [32, 64, 128, 256, 512, 1024];
/// An answer that may still be right is played out this often at least.
const LEAST: usize = 256;
/// Rollouts of all answers together at least: ten times those of the search that finds positions.
const LEAST_IN_ALL: usize = 640;

/// How an answer stands against the leader in the rounds that both have.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Gap {
    /// What it is behind.
    pub mean: f64,
    /// The standard error of that.
    pub error: f64,
    /// It comes to the same in every round.
    pub is_same: bool,
}

impl Gap {
    pub fn between(leader: &[i32], other: &[i32]) -> Gap {
        let gaps: Vec<f64> = leader.iter().zip(other).map(|(a, b)| f64::from(a - b)).collect();
        let n = gaps.len().max(1) as f64;
        let mean = gaps.iter().sum::<f64>() / n;
        let squares: f64 = gaps.iter().map(|gap| (gap - mean).powi(2)).sum();
        let error = if n > 1.0 { (squares / (n - 1.0) / n).sqrt() } else { f64::INFINITY };
        // A few rounds without a difference leave room for one: as if the next round were the first.
        let floor = 10_000.0 / (n + 1.0) / n.sqrt();
        Gap { mean, error: error.max(floor), is_same: gaps.iter().all(|&gap| gap == 0.0) }
    }

    /// It is behind by more than the lead of a right answer.
    pub fn is_wrong(self, errors: f64) -> bool {
        self.mean > f64::from(LEAD) + errors * self.error
    }

    /// It is not behind by that much.
    pub fn is_near(self, errors: f64) -> bool {
        self.mean + errors * self.error < f64::from(LEAD)
    }
}

/// The worth of every candidate of a question, round by round; those that fall behind have fewer rounds. It ends early
/// where `is_over` says so of what is known.
pub(crate) fn race<G, S>(
    search: &mut Search<S>,
    question: &Question<G>,
    stop: &Stop,
    is_over: impl Fn(&[Vec<i32>], usize) -> bool,
) -> Option<Vec<Vec<i32>>>
where
    G: HiddenInfo<View: Sync, Action: Sync, Seat: Sync>,
    S: Script<G>,
{
    let mut values: Vec<Vec<i32>> = vec![Vec::new(); question.candidates.len()];
    let mut live: Vec<usize> = (0..values.len()).collect();
    for heat in HEATS {
        let from = values[live[0]].len();
        extend(search, question, &mut values, &live, from..heat, stop)?;
        let leader = leader(&values, &live);
        let gap = |at: usize| Gap::between(&values[leader], &values[at]);
        let (kept, _): (Vec<usize>, Vec<usize>) =
            live.iter().partition(|&&at| at == leader || !gap(at).is_wrong(3.0));
        let is_settled = |&at: &usize| at == leader || gap(at).is_same || gap(at).is_wrong(2.0);
        let is_enough = heat >= LEAST && values.iter().map(Vec::len).sum::<usize>() >= LEAST_IN_ALL;
        if is_enough && live.iter().all(is_settled) || is_over(&values, leader) {
            break;
        }
        // Two stay, so that the leader has somebody to be compared with.
        if kept.len() > 1 || heat >= LEAST {
            live = kept;
        }
    }
    Some(values)
}

/// Plays some of the candidates on.
fn extend<G, S>(
    search: &mut Search<S>,
    question: &Question<G>,
    values: &mut [Vec<i32>],
    live: &[usize],
    rounds: std::ops::Range<usize>,
    stop: &Stop,
) -> Option<()>
where
    G: HiddenInfo<View: Sync, Action: Sync, Seat: Sync>,
    S: Script<G>,
{
    let candidates: Vec<usize> = live.iter().map(|&at| question.candidates[at]).collect();
    let question = Question { candidates: &candidates, ..*question };
    let n_rounds = rounds.len();
    let played = search.play(&question, rounds, stop);
    if played.len() < n_rounds {
        return None;
    }
    for round in played {
        live.iter().zip(round).for_each(|(&at, value)| values[at].push(value));
    }
    Some(())
}

/// The candidate with the highest mean among those that are still played.
fn leader(values: &[Vec<i32>], live: &[usize]) -> usize {
    live.iter().copied().max_by(|&a, &b| mean(&values[a]).total_cmp(&mean(&values[b]))).unwrap_or(0)
}

/// The mean worth.
pub(crate) fn mean(values: &[i32]) -> f64 {
    values.iter().map(|&value| f64::from(value)).sum::<f64>() / values.len().max(1) as f64
}

/// A script that makes up for another order: one of some actions is played as soon as it is legal after the
/// candidate.
pub(crate) struct Then<S, A> {
    script: S,
    /// Each with the number of decisions in which it is looked for.
    then: Vec<(A, usize)>,
    /// Decisions since the candidate; nothing once one of the actions has been played.
    n_decisions: Option<usize>,
}

impl<S, A> Then<S, A> {
    pub fn new(script: S, then: Vec<(A, usize)>) -> Then<S, A> {
        Then { script, then, n_decisions: Some(0) }
    }
}

impl<G: Game, S: Script<G>> Script<G> for Then<S, G::Action>
where
    G::Action: Send,
{
    fn begin(&mut self, seed: u64) {
        self.n_decisions = Some(0);
        self.script.begin(seed);
    }

    fn decide(&mut self, view: &G::View, legal: &[G::Action]) -> usize {
        let own = self.script.decide(view, legal);
        let Some(number) = self.n_decisions else { return own };
        let due = self.then.iter().filter(|(_, window)| number < *window);
        let found = due.filter_map(|(action, _)| legal.binary_search(action).ok()).next();
        self.n_decisions = found.is_none().then_some(number + 1);
        found.unwrap_or(own)
    }

    fn is_leaf(&mut self, root: &G, game: &G) -> bool {
        self.script.is_leaf(root, game)
    }

    fn judge(&mut self, game: &G, seat: G::Seat) -> i32 {
        self.script.judge(game, seat)
    }

    fn payoff(&self, outcome: &G::Outcome, seat: G::Seat) -> i32 {
        self.script.payoff(outcome, seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gap_needs_more_than_luck() {
        let gap = |a: &[i32], b: &[i32]| Gap::between(a, b);
        let won = vec![10_000; 400];
        let lost: Vec<i32> = (0..400).map(|round| if round % 10 == 0 { 0 } else { 10_000 }).collect();
        let (same, clear) = (gap(&won, &won), gap(&won, &lost));
        assert!(same.is_same && same.is_near(2.0) && !same.is_wrong(2.0));
        assert!(clear.is_wrong(2.0) && !clear.is_same, "{clear:?}");
        // The same share of few rounds is not clear.
        let few = gap(&won[..20], &lost[..20]);
        assert!(!few.is_wrong(2.0) && !few.is_near(2.0), "{few:?}");
    }
}
