//! Why a decision was made.

/// What was found out about one candidate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Its place in the legal list.
    pub index: usize,
    /// The worth of each rollout, from 0 to [`WIN`](crate::WIN); candidates share the order of
    /// worlds and dice.
    pub values: Vec<i32>,
}

impl Candidate {
    /// How often it was played out.
    pub fn visits(&self) -> usize {
        self.values.len()
    }

    fn sum(&self) -> i64 {
        self.values.iter().map(|&value| i64::from(value)).sum()
    }

    /// The mean worth of its rollouts; 0 without any.
    pub fn mean(&self) -> f64 {
        self.sum() as f64 / self.visits().max(1) as f64
    }

    /// The standard error of the mean; without end where one rollout says nothing about the spread.
    pub fn error(&self) -> f64 {
        let n = self.visits() as f64;
        let mean = self.mean();
        let squares: f64 = self.values.iter().map(|&value| (f64::from(value) - mean).powi(2)).sum();
        if n > 1.0 { (squares / (n - 1.0) / n).sqrt() } else { f64::INFINITY }
    }

    /// Compares means by whole numbers. Candidates with equal means are equal.
    pub(crate) fn compare(&self, other: &Candidate) -> std::cmp::Ordering {
        let of = |a: &Candidate, b: &Candidate| i128::from(a.sum()) * b.visits().max(1) as i128;
        of(self, other).cmp(&of(other, self))
    }

    /// What it gains over another one in the rollouts that both have.
    pub(crate) fn gain_over(&self, other: &Candidate) -> Gain {
        let gains = self.values.iter().zip(&other.values).map(|(own, other)| i128::from(own - other));
        gains.fold(Gain::default(), |all, gain| Gain {
            sum: all.sum + gain,
            squares: all.squares + gain * gain,
            n: all.n + 1,
        })
    }
}

/// Differences between two candidates in the same worlds with the same dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Gain {
    sum: i128,
    squares: i128,
    n: i128,
}

impl Gain {
    /// Whether it passes a gate. With n differences d the mean exceeds k of its errors exactly if the
    /// square of their sum exceeds k² times the sum of their squares.
    pub fn passes(self, gate: Gate) -> bool {
        let (errors, least) = (i128::from(gate.errors), i128::from(gate.least));
        let is_clear = 100 * self.sum * self.sum > errors * errors * self.squares;
        self.sum > 0 && is_clear && self.sum >= least * self.n
    }

    /// Whether it is a loss of more than one error, or nothing at all.
    pub fn is_hopeless(self) -> bool {
        self.sum < 0 && self.sum * self.sum > self.squares || self.squares == 0
    }
}

/// What another answer must gain to be chosen in place of the script's own move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gate {
    /// Standard errors of the mean gain, in tenths.
    pub errors: u32,
    /// The mean gain itself, of a [`WIN`](crate::WIN): what is less may come from a wrong evaluation.
    pub least: i32,
}

impl Default for Gate {
    fn default() -> Gate {
        Gate { errors: 10, least: 0 }
    }
}

/// What a decision is based on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The place of the decision in the legal list.
    pub chosen: usize,
    /// Every candidate; the script's own move is the first.
    pub candidates: Vec<Candidate>,
    /// Whether the time was over, or somebody asked to stop, before all rollouts were played.
    pub is_cut_short: bool,
}

impl Report {
    /// How many rollouts were played.
    pub fn rollouts(&self) -> usize {
        self.candidates.iter().map(Candidate::visits).sum()
    }

    /// A line for each candidate, the chosen one marked: place in the legal list, rollouts, and mean
    /// worth with twice its error, in percent of a win.
    pub fn explain(&self) -> String {
        let percent = |value: f64| 100.0 * value / f64::from(crate::WIN);
        let line = |candidate: &Candidate| {
            let mark = if candidate.index == self.chosen { '*' } else { ' ' };
            let (index, visits) = (candidate.index, candidate.visits());
            let (mean, error) = (percent(candidate.mean()), 2.0 * percent(candidate.error()));
            format!("{mark} {index:>3} {visits:>5} {mean:>5.1} ± {error:.1}\n")
        };
        self.candidates.iter().map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gain(differences: &[i32]) -> Gain {
        let candidate = |values: Vec<i32>| Candidate { index: 0, values };
        candidate(differences.to_vec()).gain_over(&candidate(vec![0; differences.len()]))
    }

    #[test]
    fn a_gate_asks_for_a_clear_gain_and_for_one_that_matters() {
        let gate = |errors, least| Gate { errors, least };
        // A mean of 10 with an error of about 2.
        let small = gain(&[4, 16, 4, 16, 10, 10]);
        assert!(small.passes(gate(10, 0)) && small.passes(gate(10, 10)) && !small.passes(gate(10, 11)));
        // Three of four rollouts are won instead of lost: 1.7 errors by the sum of squares.
        let noisy = gain(&[100, 100, 100, -100, 0, 0]);
        assert!(noisy.passes(gate(9, 0)) && !noisy.passes(gate(20, 0)));
        assert!(!gain(&[-5, -5]).passes(gate(0, 0)));
    }

    #[test]
    fn what_loses_clearly_or_changes_nothing_is_hopeless() {
        assert!(gain(&[-10, -10, -9, 1]).is_hopeless());
        assert!(gain(&[0, 0, 0]).is_hopeless());
        assert!(!gain(&[-10, 9, 0, 0]).is_hopeless());
        assert!(!gain(&[1, 1]).is_hopeless());
    }
}
