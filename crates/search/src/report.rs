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

    /// Whether it is better than another one by more than one standard error of the gain in the
    /// rollouts that both have. With n differences d the mean exceeds its error exactly if the square
    /// of their sum exceeds the sum of their squares.
    pub(crate) fn clearly_beats(&self, other: &Candidate) -> bool {
        let gains = self.values.iter().zip(&other.values).map(|(own, other)| i128::from(own - other));
        let (sum, squares) = gains.fold((0, 0), |(sum, squares), gain| (sum + gain, squares + gain * gain));
        sum > 0 && sum * sum > squares
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
