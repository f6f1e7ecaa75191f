//! Positions with exact values, and the evaluation that is fitted to games.

use death_angel::DeathAngel;
use game_api::Pending;
use lab::Stop;
use lab::hulk::Fit;
use lab::solved::{Known, Solvable, built_in, loss, print, solve_position, spread};
use space_hulk::SpaceHulk;

use crate::support::mission;

/// Larger positions are solved again by `blipfall solve`.
const SMALL: usize = 500;

fn check<G: Solvable>(positions: &[Known<G>]) -> usize {
    let mut n_solved = 0;
    for known in positions {
        let mut legal = Vec::new();
        known.game.legal_actions(&mut legal);
        assert_eq!(legal.len(), known.answers.len(), "{}", known.name);
        assert!(matches!(known.game.pending(), Pending::Decide(_)), "{}", known.name);
        if known.positions > SMALL {
            continue;
        }
        let found = solve_position(&known.game, SMALL + 1).expect("it is small");
        assert!((found.value - known.value).abs() < 1e-6, "{}: {}", known.name, found.value);
        let all_same = found.answers.iter().zip(&known.answers).all(|(a, b)| (a - b).abs() < 1e-6);
        assert!(all_same, "{}", known.name);
        n_solved += 1;
    }
    n_solved
}

#[test]
fn the_values_of_the_collection_are_those_of_the_rules() {
    let (hulk, angel) = built_in();
    assert!(hulk.len() >= 40 && angel.len() >= 10, "{} and {}", hulk.len(), angel.len());
    let differ = hulk.iter().filter(|known| spread(&known.answers) > 0.02).count();
    assert!(differ >= 40, "answers differ in {differ} positions");
    let solved = [check::<SpaceHulk>(&hulk), check::<DeathAngel>(&angel)];
    assert!(solved[0] >= 5, "{solved:?} were small enough");
}

#[test]
fn a_collection_is_written_as_it_is_read() {
    let (hulk, _) = built_in();
    let text = print("# head\n", &hulk);
    assert_eq!(text.matches("\n== ").count(), hulk.len());
    assert!(text.contains(&hulk[0].game.write()));
}

/// A player at random loses something somewhere, and nobody loses less than nothing.
#[test]
fn losses_are_measured_against_the_best_answer() {
    let (hulk, _) = built_in();
    let losses: Vec<f64> = hulk.iter().filter_map(|known| loss(known, "random", 1)).collect();
    assert_eq!(losses.len(), hulk.len());
    assert!(losses.iter().all(|&loss| loss >= 0.0));
    assert!(losses.iter().sum::<f64>() > 0.0);
}

#[test]
fn the_number_of_threads_does_not_change_a_fit() {
    let fit = Fit { missions: vec![mission("shakedown")], first_seed: 1, games: 10 };
    let run = |threads| fit.run(threads, &Stop::default());
    let one = run(1);
    assert_eq!(one, run(3));
    assert!(one.samples[0] > 10);
    assert!(one.file(&fit, "2026-11-17").contains("marine-progress"));
}
