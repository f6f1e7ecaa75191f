//! How likely a position is won on the mission that is being played.
//!
//! The evaluation of the computer players knows no mission. Some games of veterans from the start of the match show how
//! far it is off there. Their positions and ends give two numbers for the whole match: by how much its odds are raised,
//! and how much its opinion counts. Then each round gets a correction of its own, in the turns of either side, from the
//! last round back to the first: what is told of the start is the share of these games that were won.

use game_api::{Journal, Pending, Seeded, Viewer, stable_hash};
use search::{Script, Stop, WIN};

use crate::Analyst;

/// Bends an evaluation into a chance.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// The round in which the games began.
    first: u16,
    /// A curve for each round from there on, the last one for all that follow: its values at the knots. Positions of an
    /// alien turn have curves of their own.
    rounds: [Vec<Vec<i32>>; 2],
}

/// The chances between which it is a straight line.
const KNOTS: i32 = 100;
/// Rounds that have a curve of their own.
const ROUNDS: usize = 16;
/// No game is longer: the bound is for missions on which two sides cannot meet, and for a rule nobody thought of.
const MOST_DECISIONS: usize = 5_000;
/// How firmly it believes in the evaluation before it has seen a game, in positions: that its odds need not be raised,
/// and that its opinion counts.
const TRUST: [f64; 2] = [1.5, 6.0];
/// How firmly it believes that a round is like the next one, in the weight of its odds: about eight positions that
/// look even.
const LIKE_NEXT: f64 = 2.0;

impl Curve {
    /// Games from the start of a match that is analysed. This number tells the share that is won within 6 points, and
    /// takes a few seconds.
    pub const GAMES: u64 = 256;

    /// Leaves every evaluation as it is.
    pub fn straight() -> Curve {
        let rounds = vec![(0..=KNOTS).map(|knot| knot * WIN / KNOTS).collect()];
        Curve { first: 0, rounds: [rounds.clone(), rounds] }
    }

    /// Fits it to `games` games of veterans that begin in the start of a match, as far as everybody knows it; to fewer
    /// if `stop` is asked for.
    pub fn of<G: Analyst>(start: &G, games: u64, stop: &Stop) -> Curve {
        let seeds = (0..games).take_while(|_| !stop.is_asked());
        let games: Vec<Course> = seeds.map(|seed| play_course(start, seed, stop)).collect();
        Curve::fitted(start.moment().0, &games)
    }

    /// Fits it to games that began in this round.
    pub(crate) fn fitted(first: u16, games: &[Course]) -> Curve {
        let line = fit(games);
        let knot = |knot: i32, offset: f64| {
            let odds = log_odds(f64::from(knot) / f64::from(KNOTS));
            (logistic(line.at(odds) + offset) * f64::from(WIN)).round() as i32
        };
        let of_round = |offset: f64| (0..=KNOTS).map(|at| knot(at, offset)).collect();
        let of_turns =
            |is_alien_turn| offsets(games, line, is_alien_turn).into_iter().map(of_round).collect();
        Curve { first, rounds: [false, true].map(of_turns) }
    }

    /// The chance for an evaluation in a round, in the turn of either side.
    pub fn bend(&self, value: i32, round: u16, is_alien_turn: bool) -> i32 {
        let rounds = &self.rounds[usize::from(is_alien_turn)];
        let since = usize::from(round.saturating_sub(self.first)).min(rounds.len() - 1);
        let knots = &rounds[since];
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
    /// Whether it is the aliens' turn, for which the evaluation has weights of its own.
    is_alien_turn: bool,
    /// What came of the game.
    end: f64,
}

/// Such positions of a game.
pub(crate) type Course = Vec<Passed>;

/// Plays a game of veterans from the start of a match. A rollout ends a round after the decision that it is about, in
/// the turn of the same side: so there are positions of both turns, each a round after the one before. A game that is not
/// over when `stop` is asked for has nothing to say.
pub(crate) fn play_course<G: Analyst>(start: &G, seed: u64, stop: &Stop) -> Course {
    let mut script = G::rollout();
    let world = &mut Seeded::new(stable_hash(&(seed, "world")));
    let mut game = G::sample_world(&start.view(Viewer::Spectator), world);
    let mut dice = Seeded::new(stable_hash(&(seed, "dice")));
    script.begin(seed);
    let first = game.moment().0;
    let mut roots: [Option<G>; 2] = [None, None];
    let (mut passed, mut legal) = (Vec::new(), Vec::new());
    for _ in 0..MOST_DECISIONS {
        if stop.is_asked() {
            break;
        }
        let seat = match game.pending() {
            Pending::Over(outcome) => {
                let end = f64::from(G::worth(&outcome)) / f64::from(WIN);
                return passed.into_iter().map(|one| Passed { end, ..one }).collect();
            }
            Pending::Decide(seat) => seat,
        };
        let is_alien_turn = game.is_alien_turn();
        let root = &mut roots[usize::from(is_alien_turn)];
        let is_leaf = root.as_ref().is_some_and(|root| script.is_leaf(root, &game));
        if is_leaf {
            let value = script.judge(&game, game.first_marine());
            let odds = log_odds(f64::from(value) / f64::from(WIN));
            let rounds = game.moment().0.saturating_sub(first);
            passed.push(Passed { odds, rounds, is_alien_turn, end: 0.0 });
        }
        if is_leaf || root.is_none() {
            *root = Some(game.clone());
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

/// What is the same in all rounds.
#[derive(Clone, Copy)]
struct LinearFit {
    raise: f64,
    weight: f64,
}

impl LinearFit {
    fn at(self, odds: f64) -> f64 {
        self.raise + self.weight * odds
    }
}

/// The most likely line, by Newton's method. Every game counts once, however many positions it has, since they share
/// their end.
fn fit(games: &[Course]) -> LinearFit {
    let mut found = [0.0, 1.0];
    for _ in 0..20 {
        // The gradient and the curvature of the likelihood, with the trust in the evaluation.
        let mut slope = [-TRUST[0] * found[0], -TRUST[1] * (found[1] - 1.0)];
        let [mut a, mut b, mut c] = [TRUST[0], 0.0, TRUST[1]];
        for game in games {
            let share = 1.0 / game.len().max(1) as f64;
            for passed in game {
                let chance = logistic(found[0] + found[1] * passed.odds);
                let spread = share * chance * (1.0 - chance);
                slope[0] += share * (passed.end - chance);
                slope[1] += share * (passed.end - chance) * passed.odds;
                a += spread;
                b += spread * passed.odds;
                c += spread * passed.odds * passed.odds;
            }
        }
        let determinant = a * c - b * b;
        found[0] += ((c * slope[0] - b * slope[1]) / determinant).clamp(-1.0, 1.0);
        found[1] += ((a * slope[1] - b * slope[0]) / determinant).clamp(-0.5, 0.5);
    }
    LinearFit { raise: found[0], weight: found[1].clamp(0.2, 3.0) }
}

/// By how much the odds are raised in each round, from the last one back: each takes after the next, of which fewer
/// games tell, and follows its own games as far as there are some. With many games the mean of what is told in a
/// round is the share of them that were won.
fn offsets(games: &[Course], line: LinearFit, is_alien_turn: bool) -> Vec<f64> {
    let mut cells: Vec<Vec<Counted>> = vec![Vec::new(); ROUNDS];
    for game in games {
        let mut of_game: Vec<Vec<&Passed>> = vec![Vec::new(); ROUNDS];
        for passed in game.iter().filter(|passed| passed.is_alien_turn == is_alien_turn) {
            of_game[usize::from(passed.rounds).min(ROUNDS - 1)].push(passed);
        }
        for (cell, of_game) in cells.iter_mut().zip(of_game) {
            // A game that is long in the last cell counts once there, too.
            let share = 1.0 / of_game.len().max(1) as f64;
            let counted = |passed: &&Passed| Counted { odds: line.at(passed.odds), end: passed.end, share };
            cell.extend(of_game.iter().map(counted));
        }
    }
    let mut found = vec![0.0; ROUNDS];
    let mut next = 0.0;
    for (offset, cell) in found.iter_mut().zip(&cells).rev() {
        next = offset_of(cell, next);
        *offset = next;
    }
    found
}

/// A position of a round.
#[derive(Clone, Copy)]
struct Counted {
    odds: f64,
    end: f64,
    share: f64,
}

/// The offset of a round with these positions, before a round with this one: by Newton's method.
fn offset_of(cell: &[Counted], next: f64) -> f64 {
    let mut offset = next;
    for _ in 0..20 {
        let (mut slope, mut curvature) = (LIKE_NEXT * (next - offset), LIKE_NEXT);
        for one in cell {
            let chance = logistic(one.odds + offset);
            slope += one.share * (one.end - chance);
            curvature += one.share * chance * (1.0 - chance);
        }
        offset += (slope / curvature).clamp(-1.0, 1.0);
    }
    offset
}

fn logistic(sum: f64) -> f64 {
    1.0 / (1.0 + (-sum).exp())
}

#[cfg(test)]
mod tests {
    use content::hulk::Library;
    use space_hulk::SpaceHulk;

    use super::*;

    #[test]
    fn a_straight_curve_changes_nothing() {
        assert!((0..=WIN).all(|value| Curve::straight().bend(value, 3, value % 2 == 0) == value));
    }

    /// Positions that look even and are won three times in four are raised; the curve still rises.
    #[test]
    fn a_curve_follows_the_games() {
        let end = |game: u32| f64::from(u8::from(!game.is_multiple_of(4)));
        let passed = |game: u32| Passed { odds: 0.0, rounds: 9, is_alien_turn: false, end: end(game) };
        let games: Vec<Course> = (0..400).map(|game| vec![passed(game)]).collect();
        let curve = Curve::fitted(1, &games);
        let even = curve.bend(WIN / 2, 10, false);
        assert!((7400..7550).contains(&even), "{even}");
        assert!((0..WIN).all(|value| curve.bend(value, 10, false) <= curve.bend(value + 1, 10, false)));
    }

    /// What looks even in the first round, and is lost two times in three, is told as it ended, however surely later
    /// positions tell the same end.
    #[test]
    fn the_first_round_tells_what_is_won() {
        let passed = |rounds: u16, end: f64| Passed { odds: 0.0, rounds, is_alien_turn: false, end };
        let game = |number: u32| {
            let end = f64::from(u8::from(number.is_multiple_of(3)));
            // All games are alike at first, and one side is ahead later.
            vec![passed(1, end), Passed { odds: 4.0 * end - 2.0, ..passed(8, end) }]
        };
        let games: Vec<Course> = (0..300).map(game).collect();
        let early = Curve::fitted(1, &games).bend(WIN / 2, 2, false);
        assert!((3250..3450).contains(&early), "{early}");
    }

    /// The turns of the two sides are fitted apart.
    #[test]
    fn the_turns_of_the_aliens_have_a_curve_of_their_own() {
        let game = |number: u32| {
            let end = f64::from(number % 2);
            let passed = |odds, is_alien_turn| Passed { odds, rounds: 3, is_alien_turn, end };
            // The evaluation is right in one turn, and too hopeful in the other.
            vec![passed(0.0, false), passed(1.5, true)]
        };
        let games: Vec<Course> = (0..300).map(game).collect();
        let curve = Curve::fitted(1, &games);
        for (value, is_alien_turn) in [(5000, false), (8176, true)] {
            let told = curve.bend(value, 4, is_alien_turn);
            assert!((4800..5200).contains(&told), "{told} {is_alien_turn}");
        }
    }

    /// What is told of the first positions that a rollout ends in is, on average, what came of those games: on missions
    /// that look better than they are, and on such that look worse.
    #[test]
    fn the_start_is_told_what_veterans_win() {
        for id in ["tutorial-1", "the-well"] {
            let library = Library::built_in();
            let mission = library.find(id).expect("it is ours");
            let start =
                SpaceHulk::from_position(&mission.position(), &mut Seeded::new(1), &mut Journal::discard())
                    .expect("a mission of ours can be played");
            let games: Vec<Course> =
                (0..96).map(|seed| play_course(&start, seed, &Stop::default())).collect();
            let (first, curve) = (start.turn(), Curve::fitted(start.turn(), &games));
            let is_first = |one: &&Passed| one.rounds == 1 && !one.is_alien_turn;
            let firsts: Vec<&Passed> = games.iter().filter_map(|game| game.iter().find(is_first)).collect();
            assert!(firsts.len() > 80, "{id}: {} games have come so far", firsts.len());
            let mean = |value: &dyn Fn(&Passed) -> f64| {
                firsts.iter().map(|one| value(one)).sum::<f64>() / firsts.len() as f64
            };
            let value = |one: &Passed| (logistic(one.odds) * f64::from(WIN)).round() as i32;
            let told = mean(&|one| f64::from(curve.bend(value(one), first + 1, false)));
            let won = mean(&|one| f64::from(WIN) * one.end);
            assert!((told - won).abs() < 200.0, "{id}: {told:.0} is told, {won:.0} were won");
        }
    }
}
