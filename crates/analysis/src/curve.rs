//! How likely a position is won on the mission that is being played.
//!
//! The evaluation of the computer players knows no mission. Some games of veterans from the start of the match show how
//! far it is off there: their positions and ends give three numbers, by how much its odds are raised, how much its
//! opinion counts, and by how much its odds are raised further in the first rounds, which look alike on every mission.

use game_api::{Journal, Pending, Seeded, Viewer, stable_hash};
use search::{Script, WIN};

use crate::Analyst;

/// Bends an evaluation into a chance.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// The round in which the games began.
    first: u16,
    /// A curve for each round from there on, the last one for all that follow: its values at the knots.
    rounds: Vec<Vec<i32>>,
}

/// The chances between which it is a straight line.
const KNOTS: i32 = 100;
/// Rounds that have a curve of their own.
const ROUNDS: u16 = 16;
/// Games that are played to find it.
pub(crate) const GAMES: u64 = 64;
/// No game is longer: the bound is for a rule nobody thought of.
const MOST_DECISIONS: usize = 20_000;
/// How firmly it believes in the evaluation before it has seen a game, in positions: that its odds need not be raised, that
/// its opinion counts, and that early rounds are like late ones.
const TRUST: [f64; 3] = [1.5, 6.0, 0.5];

impl Curve {
    /// Leaves every evaluation as it is.
    pub fn straight() -> Curve {
        let rounds = vec![(0..=KNOTS).map(|knot| knot * WIN / KNOTS).collect()];
        Curve { first: 0, rounds }
    }

    /// Fits it to games of veterans that begin in the start of a match, as far as everybody knows it.
    pub fn of<G: Analyst>(start: &G) -> Curve {
        let games: Vec<Course> = (0..GAMES).map(|seed| play_course(start, seed)).collect();
        Curve::fitted(start.moment().0, &games)
    }

    /// Fits it to games that began in this round.
    pub(crate) fn fitted(first: u16, games: &[Course]) -> Curve {
        let [raise, weight, early] = fit(games);
        let knot = |knot: i32, rounds: u16| {
            let odds = log_odds(f64::from(knot) / f64::from(KNOTS));
            let chance = logistic(raise + weight * odds + early * earliness(rounds));
            (chance * f64::from(WIN)).round() as i32
        };
        let of_round = |rounds: u16| (0..=KNOTS).map(|at| knot(at, rounds)).collect();
        Curve { first, rounds: (0..ROUNDS).map(of_round).collect() }
    }

    /// The chance for an evaluation in a round.
    pub fn bend(&self, value: i32, round: u16) -> i32 {
        let since = usize::from(round.saturating_sub(self.first)).min(self.rounds.len() - 1);
        let knots = &self.rounds[since];
        let place = value.clamp(0, WIN);
        let (knot, rest) = ((place * KNOTS / WIN) as usize, place % (WIN / KNOTS));
        let low = knots[knot];
        let high = knots.get(knot + 1).copied().unwrap_or(low);
        low + (high - low) * rest / (WIN / KNOTS)
    }
}

/// A position where a rollout would end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Passed {
    /// The log odds of its evaluation.
    odds: f64,
    /// Rounds since the start of the game.
    rounds: u16,
    /// What came of the game.
    end: f64,
}

/// Such positions of a game.
pub(crate) type Course = Vec<Passed>;

/// Plays a game of veterans from the start of a match.
pub(crate) fn play_course<G: Analyst>(start: &G, seed: u64) -> Course {
    let mut script = G::rollout();
    let world = &mut Seeded::new(stable_hash(&(seed, "world")));
    let mut game = G::sample_world(&start.view(Viewer::Spectator), world);
    let mut dice = Seeded::new(stable_hash(&(seed, "dice")));
    script.begin(seed);
    let first = game.moment().0;
    let (mut root, mut passed, mut legal) = (game.clone(), Vec::new(), Vec::new());
    for _ in 0..MOST_DECISIONS {
        let seat = match game.pending() {
            Pending::Over(outcome) => {
                let end = f64::from(G::worth(&outcome)) / f64::from(WIN);
                return passed.into_iter().map(|one| Passed { end, ..one }).collect();
            }
            Pending::Decide(seat) => seat,
        };
        if script.is_leaf(&root, &game) {
            let value = script.judge(&game, game.first_marine());
            let odds = log_odds(f64::from(value) / f64::from(WIN));
            passed.push(Passed { odds, rounds: game.moment().0.saturating_sub(first), end: 0.0 });
            root = game.clone();
        }
        game.legal_actions(&mut legal);
        let index = if legal.len() == 1 { 0 } else { script.decide(&game.view(Viewer::Seat(seat)), &legal) };
        game.apply_unchecked(&legal[index], &mut dice, &mut Journal::discard());
    }
    Vec::new()
}

fn log_odds(chance: f64) -> f64 {
    let chance = chance.clamp(0.0003, 0.9997);
    (chance / (1.0 - chance)).ln()
}

/// How much a position is one of the first: 1 at the start, and less with every round.
fn earliness(rounds: u16) -> f64 {
    1.0 / (1.0 + f64::from(rounds))
}

/// The most likely numbers of `raise + weight · log odds + early · earliness`, by Newton's method. Every game counts once,
/// however many positions it has, since they share their end.
fn fit(games: &[Course]) -> [f64; 3] {
    let mut found = [0.0, 1.0, 0.0];
    for _ in 0..20 {
        // The gradient and the curvature of the likelihood, with the trust in the evaluation.
        let mut slope = [-TRUST[0] * found[0], -TRUST[1] * (found[1] - 1.0), -TRUST[2] * found[2]];
        let mut curvature = [[TRUST[0], 0.0, 0.0], [0.0, TRUST[1], 0.0], [0.0, 0.0, TRUST[2]]];
        for game in games {
            let share = 1.0 / (game.len().max(1) as f64).sqrt();
            for passed in game {
                let facts = [1.0, passed.odds, earliness(passed.rounds)];
                let chance = logistic((0..3).map(|i| found[i] * facts[i]).sum());
                let spread = share * chance * (1.0 - chance);
                for i in 0..3 {
                    slope[i] += share * (passed.end - chance) * facts[i];
                    for j in 0..3 {
                        curvature[i][j] += spread * facts[i] * facts[j];
                    }
                }
            }
        }
        let step = solved(curvature, slope);
        for (value, (step, most)) in found.iter_mut().zip(step.into_iter().zip([1.0, 0.5, 1.0])) {
            *value += step.clamp(-most, most);
        }
    }
    found[1] = found[1].clamp(0.2, 3.0);
    found
}

/// The solution of three linear equations whose matrix is symmetric and positive.
fn solved(mut matrix: [[f64; 3]; 3], mut right: [f64; 3]) -> [f64; 3] {
    for at in 0..3 {
        for below in at + 1..3 {
            let factor = matrix[below][at] / matrix[at][at];
            let above = matrix[at];
            for (value, above) in matrix[below].iter_mut().zip(above).skip(at) {
                *value -= factor * above;
            }
            right[below] -= factor * right[at];
        }
    }
    for at in (0..3).rev() {
        let known: f64 = (at + 1..3).map(|column| matrix[at][column] * right[column]).sum();
        right[at] = (right[at] - known) / matrix[at][at];
    }
    right
}

fn logistic(sum: f64) -> f64 {
    1.0 / (1.0 + (-sum).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_straight_curve_changes_nothing() {
        assert!((0..=WIN).all(|value| Curve::straight().bend(value, 3) == value));
    }

    /// Positions that look even and are won three times in four are raised; the curve still rises.
    #[test]
    fn a_curve_follows_the_games() {
        let end = |game: u32| f64::from(u8::from(!game.is_multiple_of(4)));
        let passed = |game: u32| Passed { odds: 0.0, rounds: 9, end: end(game) };
        let games: Vec<Course> = (0..400).map(|game| vec![passed(game)]).collect();
        let curve = Curve::fitted(1, &games);
        let even = curve.bend(WIN / 2, 10);
        assert!((7200..7550).contains(&even), "{even}");
        assert!((0..WIN).all(|value| curve.bend(value, 10) <= curve.bend(value + 1, 10)));
    }

    /// What looks even in the first round and is always lost from there is lowered there, and not later.
    #[test]
    fn the_first_rounds_have_a_say_of_their_own() {
        let passed = |rounds: u16, end: f64| Passed { odds: 0.0, rounds, end };
        let game = |number: u32| {
            let end = f64::from(number % 2);
            // All games are alike at first, and one side is ahead later.
            vec![passed(1, end), Passed { odds: 4.0 * end - 2.0, ..passed(8, end) }]
        };
        let mostly_lost = |number: u32| if number.is_multiple_of(3) { game(1) } else { game(0) };
        let games: Vec<Course> = (0..300).map(mostly_lost).collect();
        let curve = Curve::fitted(1, &games);
        let (early, late) = (curve.bend(WIN / 2, 2), curve.bend(WIN / 2, 12));
        assert!((2600..4200).contains(&early) && late > early, "{early} {late}");
    }
}
