//! What a number of games says, and how surely.

/// A share with its 95% interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// What was seen.
    pub value: f64,
    /// The lower end of its 95% interval.
    pub low: f64,
    /// The upper end of its 95% interval.
    pub high: f64,
}

/// The 97.5% quantile of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// Wilson's score interval: sound for few games and for shares near 0 and 1.
///
/// ```
/// let share = lab::stats::share(8, 10);
/// assert!((share.low - 0.490).abs() < 0.001 && (share.high - 0.943).abs() < 0.001);
/// ```
pub fn share(count: u64, of: u64) -> Share {
    part(count as f64, of as f64)
}

/// The same where parts of one are counted, too: a draw as half a win.
pub fn part(count: f64, n: f64) -> Share {
    if n == 0.0 {
        return Share { value: 0.0, low: 0.0, high: 1.0 };
    }
    let p = count / n;
    let middle = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    // The share itself lies in its interval, whatever the rounding at 0 and 1.
    Share { value: p, low: (middle - half).clamp(0.0, p), high: (middle + half).clamp(p, 1.0) }
}

/// The mean of some numbers with its 95% interval, which is without end where one
/// number says nothing about the spread.
pub fn mean(values: &[f64]) -> Share {
    let n = values.len() as f64;
    let value = values.iter().sum::<f64>() / n.max(1.0);
    let squares: f64 = values.iter().map(|x| (x - value).powi(2)).sum();
    let half = if n > 1.0 { Z * (squares / (n - 1.0) / n).sqrt() } else { f64::INFINITY };
    Share { value, low: value - half, high: value + half }
}

/// The difference in Elo points that an expected score means. A score of 0 or 1 is
/// as far as can be.
pub fn elo(score: f64) -> f64 {
    match score {
        s if s <= 0.0 => f64::NEG_INFINITY,
        s if s >= 1.0 => f64::INFINITY,
        s => 400.0 * (s / (1.0 - s)).log10(),
    }
}

/// Pairs of games on the same dice with sides swapped, by how many of the two the
/// first player won: 0, a half, 1, one and a half, 2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs(pub [u64; 5]);

impl Pairs {
    /// Counts a pair of scores in half points each, 0 to 2.
    pub fn add(&mut self, first: u8, second: u8) {
        self.0[usize::from(first + second).min(4)] += 1;
    }

    /// How many pairs there are.
    pub fn len(&self) -> u64 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The mean score of a game, with its interval from the spread of the pairs.
    pub fn score(&self) -> Share {
        let points: f64 = (0..5).map(|half| self.0[half] as f64 * half as f64 / 4.0).sum();
        let value = if self.is_empty() { 0.5 } else { points / self.len() as f64 };
        let (n, middle, variance) = self.careful();
        let half = Z * (variance / n).sqrt();
        Share { value, low: (middle - half).max(0.0).min(value), high: (middle + half).min(1.0).max(value) }
    }

    /// The share of pairs that the first player won outright, ties counting a half.
    pub fn double_wins(&self) -> Share {
        let won = (self.0[3] + self.0[4]) as f64 + self.0[2] as f64 / 2.0;
        part(won, self.len() as f64)
    }

    /// Number, mean and variance with half a pair lost and half a pair won added: a
    /// player who has won everything so far is not yet known to win for ever.
    fn careful(&self) -> (f64, f64, f64) {
        let mut counts = self.0.map(|count| count as f64);
        counts[0] += 0.5;
        counts[4] += 0.5;
        let n: f64 = counts.iter().sum();
        let score = |half: usize| half as f64 / 4.0;
        let mean = (0..5).map(|half| counts[half] * score(half)).sum::<f64>() / n;
        let variance = (0..5).map(|half| counts[half] * (score(half) - mean).powi(2)).sum::<f64>() / n;
        (n, mean, variance)
    }

    /// The logarithm of the likelihood ratio of two expected scores, by the normal
    /// approximation to the spread of pairs.
    pub fn llr(&self, worse: f64, better: f64) -> f64 {
        let (n, score, variance) = self.careful();
        n * (better - worse) * (2.0 * score - worse - better) / (2.0 * variance)
    }
}

/// The verdict of a sequential test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The first player is at least so much better.
    Better,
    /// It is not.
    NotBetter,
    /// More games are needed.
    Open,
}

/// Wald's test with equal chances of both errors.
pub fn sprt(pairs: &Pairs, elo_worse: f64, elo_better: f64, error: f64) -> Verdict {
    let expected = |elo: f64| 1.0 / (1.0 + 10f64.powf(-elo / 400.0));
    let llr = pairs.llr(expected(elo_worse), expected(elo_better));
    let bound = ((1.0 - error) / error).ln();
    match llr {
        llr if llr >= bound => Verdict::Better,
        llr if llr <= -bound => Verdict::NotBetter,
        _ => Verdict::Open,
    }
}
