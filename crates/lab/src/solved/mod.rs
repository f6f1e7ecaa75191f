//! Positions whose exact values are known: an absolute ruler for players who estimate.
//!
//! A position is solved with everything open. It is in the collection only if its values are the same
//! in every world that the seat to decide cannot tell from the real one, so that whoever sees only his
//! view could know them, too.

mod collection;
mod position;

use bots::ComputerPlayers;
use game_api::{Journal, Pending, Seeded, Viewer};
use search::{Solution, SolveError, solve};

pub use collection::{Known, built_in, print};
pub use position::Solvable;

/// Worlds in which a position must have the same values.
const WORLDS: u64 = 3;
/// Values that differ by less are the same: sums of fractions are rounded.
const SAME: f64 = 1e-9;

/// The value of a position to those whom [`Solvable::is_ours`] names, and of every answer.
pub fn solve_position<G: Solvable>(game: &G, most_positions: usize) -> Result<Solution, SolveError> {
    solve(game, &|_, outcome| G::worth(outcome), &G::is_ours, most_positions)
}

/// The same, if it does not depend on anything that the seat to decide does not know.
pub fn solve_for_seat<G: Solvable>(game: &G, most_positions: usize) -> Option<Solution> {
    let Pending::Decide(seat) = game.pending() else { return None };
    let solution = solve_position(game, most_positions).ok()?;
    let view = game.view(Viewer::Seat(seat));
    for seed in 0..WORLDS {
        let world = G::sample_world(&view, &mut Seeded::new(seed));
        let other = solve_position(&world, most_positions).ok()?;
        let is_same = |(a, b): (&f64, &f64)| (a - b).abs() < SAME;
        if !solution.answers.iter().zip(&other.answers).all(is_same) {
            return None;
        }
    }
    Some(solution)
}

/// How much the worst answer is behind the best: a position that forgives everything measures nothing.
pub fn spread(answers: &[f64]) -> f64 {
    let best = answers.iter().copied().fold(f64::MIN, f64::max);
    let worst = answers.iter().copied().fold(f64::MAX, f64::min);
    best - worst
}

/// What a player loses against the best answer.
pub fn loss<G: Solvable + ComputerPlayers>(known: &Known<G>, player: &str, seed: u64) -> Option<f64> {
    let Pending::Decide(seat) = known.game.pending() else { return None };
    let mut legal = Vec::new();
    known.game.legal_actions(&mut legal);
    let index = G::player(player, seed)?.decide(&known.game.view(Viewer::Seat(seat)), &legal);
    let best = known.answers.iter().copied().reduce(if G::is_ours(seat) { f64::max } else { f64::min })?;
    Some((best - known.answers.get(index)?).abs())
}

/// Looks for positions in a game of veterans: the earliest of those before its end that can be solved
/// and in which answers differ.
pub fn harvest<G: Solvable + ComputerPlayers>(
    start: G,
    seed: u64,
    most_positions: usize,
) -> Option<Known<G>> {
    let (mut game, mut dice) = (start, Seeded::new(seed));
    let mut players: Vec<(G::Seat, bots::AnyPlayer<G>)> = Vec::new();
    let (mut seen, mut legal) = (Vec::new(), Vec::new());
    while let Pending::Decide(seat) = game.pending() {
        game.legal_actions(&mut legal);
        if players.iter().all(|(own, _)| *own != seat) {
            players.push((seat, G::player("veteran", seed)?));
        }
        let player = players.iter_mut().find(|(own, _)| *own == seat).map(|(_, player)| player)?;
        let index = player.decide(&game.view(Viewer::Seat(seat)), &legal);
        if legal.len() > 1 {
            seen.push(game.clone());
        }
        game.apply_unchecked(&legal[index], &mut dice, &mut Journal::discard());
    }
    let mut found = None;
    for game in seen.into_iter().rev() {
        let Some(solution) = solve_for_seat(&game, most_positions) else { break };
        if spread(&solution.answers) > LEAST_SPREAD {
            let Solution { value, answers, positions } = solution;
            found = Some(Known { name: String::new(), game, value, answers, positions });
        }
    }
    found
}

/// Answers must differ by this much of a win.
const LEAST_SPREAD: f64 = 0.02;
