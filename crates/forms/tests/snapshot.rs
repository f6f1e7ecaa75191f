//! The canonical form of a game: it is complete, and changes lead from one to the next.

use forms::{GameJson, Snapshot};
use game_api::{Journal, RandomPlayer, Seeded};
use space_hulk::Solo;

/// Plays at random and compares at every decision; the number of decisions.
fn walk<G: GameJson>(mut game: G, seed: u64, most: usize) -> usize {
    let (mut player, mut dice) = (RandomPlayer::new(seed), Seeded::new(seed));
    let (mut legal, mut before, mut n_decisions) = (Vec::new(), Snapshot::empty(), 0);
    while n_decisions < most {
        let now = game.snapshot();
        let again =
            before.changed(&before.changes_to(&now)).expect("changes fit the form they were taken from");
        assert_eq!(again, now);
        let restored = game.restored(&now).unwrap_or_else(|failure| panic!("{failure:?}\n{}", now.as_str()));
        assert!(restored == game, "restored from\n{}\ngives\n{}", now.as_str(), restored.snapshot().as_str());
        game.legal_actions(&mut legal);
        if legal.is_empty() {
            break;
        }
        let action = legal[player.choose(legal.len())].clone();
        game.apply_unchecked(&action, &mut dice, &mut Journal::discard());
        (before, n_decisions) = (now, n_decisions + 1);
    }
    n_decisions
}

#[test]
fn a_snapshot_of_space_hulk_is_complete() {
    let mut n_decisions = 0;
    for mission in content::hulk::Library::built_in().entries().iter().map(|entry| &entry.mission) {
        for (seed, solo) in [None, Some(Solo::A), Some(Solo::B)].into_iter().enumerate() {
            let begin = forms::hulk::set_up(mission, None, solo, &mut Seeded::new(1), &mut Journal::keep());
            if let Ok(game) = begin {
                n_decisions += walk(game, seed as u64, 120);
            }
        }
    }
    assert!(n_decisions > 2_000, "{n_decisions} decisions");
}

#[test]
fn a_snapshot_of_death_angel_is_complete() {
    let mut n_decisions = 0;
    for players in 1..=6 {
        for seed in 0..3 {
            let game = forms::angel::set_up(players, None, &mut Seeded::new(seed), &mut Journal::keep());
            n_decisions += walk(game.expect("a game"), u64::from(players) + 10 * seed, 300);
        }
    }
    assert!(n_decisions > 500, "{n_decisions} decisions");
}
