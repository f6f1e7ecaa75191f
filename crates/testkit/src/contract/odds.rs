//! Exact odds against actual play.

use game_api::{Branch, Enumerator, Game, Journal, Ratio, Script, Seeded, branches};

use crate::dice::Tape;
use crate::record::{Budget, Verdict, each_position, play, some_legal};

/// What [`odds_add_up`] has looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Odds {
    /// Actions whose odds were checked.
    pub checked: usize,
    /// Branches among them.
    pub branches: usize,
    /// Actions that were passed over because they have too many combinations.
    pub skipped: usize,
}

/// Checks [`game_api::branches`] for one random action of every position:
///
/// - the chances add up to 1, and no two branches are equal;
/// - playing each combination of picks by script leads to one of the branches,
///   and the chances of those that lead to a branch add up to its chance, so
///   that there is none which cannot be played;
/// - a play with random dice leads to one of them as well.
///
/// Actions with more than `limit` combinations are passed over.
///
/// # Panics
///
/// If any of this fails.
pub fn odds_add_up<G: Game>(starts: &[G], budget: Budget, limit: usize) -> Odds {
    let mut odds = Odds::default();
    each_position("odds_add_up", starts, budget, |game, dice| {
        let Some(action) = some_legal(game, dice) else {
            return Ok(());
        };
        match branches(game, &action, limit) {
            Err(_) => odds.skipped += 1,
            Ok(found) => {
                let verdict = add_up(game, &action, &found, dice);
                verdict.map_err(|what| format!("odds of {action:?}: {what}"))?;
                odds.checked += 1;
                odds.branches += found.len();
            }
        }
        Ok(())
    });
    odds
}

fn add_up<G: Game>(game: &G, action: &G::Action, found: &[Branch<G>], dice: &mut Seeded) -> Verdict {
    let total = sum(found.iter().map(|branch| branch.chance));
    if total != Ratio::ONE {
        return Err(format!("the chances add up to {total}"));
    }
    for (index, branch) in found.iter().enumerate() {
        if found[..index].iter().any(|other| other.game == branch.game) {
            return Err(format!("two branches are equal: {:?}", branch.game));
        }
    }
    let mut played = game.clone();
    play(&mut played, action, dice)?;
    index_of(&played, found)?;
    every_combination(game, action, found)
}

fn every_combination<G: Game>(game: &G, action: &G::Action, found: &[Branch<G>]) -> Verdict {
    let mut chances = vec![Ratio::ZERO; found.len()];
    let mut wheels = Enumerator::new();
    loop {
        let mut tape = Tape::new(&mut wheels);
        play(&mut game.clone(), action, &mut tape)?;
        let picks = tape.picks();
        let index = index_of(&by_script(game, action, &picks)?, found)?;
        let factors = wheels.factors();
        let chance = factors
            .fold(Ratio::ONE, |chance, (weight, total)| chance * Ratio::new(weight.into(), total.into()));
        chances[index] = chances[index] + chance;
        if !wheels.advance() {
            break;
        }
    }
    let wrong = (0..found.len()).find(|&index| chances[index] != found[index].chance);
    wrong.map_or(Ok(()), |index| {
        let (said, real) = (found[index].chance, chances[index]);
        Err(format!("branch {index} has chance {said}, but plays with {real}"))
    })
}

fn by_script<G: Game>(game: &G, action: &G::Action, picks: &[u32]) -> Result<G, String> {
    let mut played = game.clone();
    let mut script = Script::new(picks.iter().copied());
    played.apply(action, &mut script, &mut Journal::discard()).map_err(|illegal| illegal.to_string())?;
    script.finish().map_err(|error| format!("picks {picks:?}: {error}"))?;
    Ok(played)
}

fn index_of<G: Game>(played: &G, found: &[Branch<G>]) -> Result<usize, String> {
    found
        .iter()
        .position(|branch| branch.game == *played)
        .ok_or_else(|| format!("no branch leads to a game that was played: {played:?}"))
}

fn sum(chances: impl Iterator<Item = Ratio>) -> Ratio {
    chances.fold(Ratio::ZERO, |so_far, chance| so_far + chance)
}
