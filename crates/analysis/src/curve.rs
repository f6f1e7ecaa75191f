//! How likely a position is won on the mission that is being played.
//!
//! The evaluation of the computer players knows no mission. Some games of veterans from the start of the match show how
//! far it is off there: their positions and ends give two numbers, by how much its odds are raised, and how much its
//! opinion counts.

use game_api::{Journal, Pending, Seeded, Viewer, stable_hash};
use search::{Script, WIN};

use crate::Analyst;

/// Bends an evaluation into a chance.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve(Vec<i32>);

/// The chances between which it is a straight line.
const KNOTS: i32 = 100;
/// Games that are played to find it.
const GAMES: u64 = 64;
/// No game is longer: the bound is for a rule nobody thought of.
const MOST_DECISIONS: usize = 20_000;
/// How firmly it believes in the evaluation before it has seen a game, in positions.
const TRUST: f64 = 6.0;

impl Curve {
    /// Leaves every evaluation as it is.
    pub fn straight() -> Curve {
        Curve((0..=KNOTS).map(|knot| knot * WIN / KNOTS).collect())
    }

    /// Fits it to games of veterans that begin in the start of a match, as far as everybody knows it.
    pub fn of<G: Analyst>(start: &G) -> Curve {
        let view = start.view(Viewer::Spectator);
        let mut script = G::rollout();
        let games: Vec<Vec<(f64, f64)>> =
            (0..GAMES).map(|seed| play::<G>(&view, &mut script, seed)).collect();
        fit(&games)
    }

    /// The chance for an evaluation.
    pub fn bend(&self, value: i32) -> i32 {
        let place = value.clamp(0, WIN);
        let (knot, rest) = ((place * KNOTS / WIN) as usize, place % (WIN / KNOTS));
        let low = self.0[knot];
        let high = self.0.get(knot + 1).copied().unwrap_or(low);
        low + (high - low) * rest / (WIN / KNOTS)
    }
}

/// The positions of a game where rollouts would end, each with its evaluation and with what came of it.
fn play<G: Analyst>(view: &G::View, script: &mut G::Rollout, seed: u64) -> Vec<(f64, f64)> {
    let mut game = G::sample_world(view, &mut Seeded::new(stable_hash(&(seed, "world"))));
    let mut dice = Seeded::new(stable_hash(&(seed, "dice")));
    script.begin(seed);
    let (mut root, mut values, mut legal) = (game.clone(), Vec::new(), Vec::new());
    for _ in 0..MOST_DECISIONS {
        let seat = match game.pending() {
            Pending::Over(outcome) => {
                let end = f64::from(G::worth(&outcome)) / f64::from(WIN);
                return values.into_iter().map(|value| (value, end)).collect();
            }
            Pending::Decide(seat) => seat,
        };
        if script.is_leaf(&root, &game) {
            let value = script.judge(&game, game.first_marine());
            values.push(log_odds(f64::from(value) / f64::from(WIN)));
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

/// The most likely line `raise + weight · log odds`, by Newton's method. Every game counts once, however many positions
/// it has, since they share their end.
fn fit(games: &[Vec<(f64, f64)>]) -> Curve {
    let (mut raise, mut weight) = (0.0, 1.0);
    for _ in 0..20 {
        // The gradient and the curvature of the likelihood, with the trust in the evaluation.
        let (mut slope, mut curvature) =
            ([-TRUST * raise / 4.0, -TRUST * (weight - 1.0)], [TRUST / 4.0, 0.0, TRUST]);
        for game in games {
            let share = 1.0 / (game.len().max(1) as f64).sqrt();
            for &(odds, end) in game {
                let chance = logistic(raise + weight * odds);
                let spread = share * chance * (1.0 - chance);
                slope[0] += share * (end - chance);
                slope[1] += share * (end - chance) * odds;
                curvature[0] += spread;
                curvature[1] += spread * odds;
                curvature[2] += spread * odds * odds;
            }
        }
        let [a, b, c] = curvature;
        let determinant = a * c - b * b;
        raise += ((c * slope[0] - b * slope[1]) / determinant).clamp(-1.0, 1.0);
        weight += ((a * slope[1] - b * slope[0]) / determinant).clamp(-0.5, 0.5);
    }
    let weight = weight.clamp(0.2, 3.0);
    let knot = |knot: i32| {
        let chance = logistic(raise + weight * log_odds(f64::from(knot) / f64::from(KNOTS)));
        (chance * f64::from(WIN)).round() as i32
    };
    Curve((0..=KNOTS).map(knot).collect())
}

fn logistic(sum: f64) -> f64 {
    1.0 / (1.0 + (-sum).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_straight_curve_changes_nothing() {
        assert!((0..=WIN).all(|value| Curve::straight().bend(value) == value));
    }

    /// Positions that look even and are won three times in four are raised; the curve still rises.
    #[test]
    fn a_curve_follows_the_games() {
        let games: Vec<_> = (0..400).map(|game| vec![(0.0, f64::from(u8::from(game % 4 > 0)))]).collect();
        let curve = fit(&games);
        assert!((7200..7550).contains(&curve.bend(WIN / 2)), "{}", curve.bend(WIN / 2));
        assert!((0..WIN).all(|value| curve.bend(value) <= curve.bend(value + 1)));
    }
}
