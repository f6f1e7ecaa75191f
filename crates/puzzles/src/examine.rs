//! What every answer to a decision is worth, and whether one of them solves it.

use std::fmt;

use game_api::{FirstDraw, HiddenInfo, Journal, Pending, Seeded, Viewer, stable_hash};
use lab::solved::{Solvable, solve_for_seat};
use search::{Question, Script as _, Search, Stop, WIN};

use crate::game::Puzzling;
use crate::puzzle::{Answer, Checked, LEAD, MOST_RIGHT};
use crate::race::{Gap, Then, mean, race};

/// Positions that are looked at before an exact solution is given up.
const MOST_POSITIONS: usize = 300;
/// Decisions to the end of a game that may be solved exactly, and games of veterans that show it.
const SHORT: usize = 6;
const SHORT_GAMES: u64 = 4;
/// Rounds in which another order of the same actions is tried first, and at most.
const ORDER_ROUNDS: [usize; 4] = [64, 128, 256, 512];
/// Answers, the leader among them, that may look as good as the leader; with more of them there is hardly one solution.
const MOST_CLOSE: usize = 5;
/// Decisions within which an action may make up for another order.
const LATER: usize = 8;
/// Exact values that differ by less are the same: sums of fractions are rounded.
const SAME: f64 = 1e-9;

/// A decision with one solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Examined {
    /// Every legal answer, the best first.
    pub answers: Vec<Answer>,
    /// How they were compared.
    pub checked: Checked,
}

/// Why a decision is no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unfit {
    /// The game is over.
    Over,
    /// Somebody asked to stop.
    Stopped,
    /// Another answer is as good, or it stays unclear whether it is.
    SecondSolution,
    /// Too many answers come to the same.
    TooManyRight,
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unfit::Over => "the game is over",
            Unfit::Stopped => "it was stopped",
            Unfit::SecondSolution => "another answer is not clearly worse by 5 points",
            Unfit::TooManyRight => "too many answers come to the same",
        })
    }
}

impl std::error::Error for Unfit {}

/// Compares all answers to the pending decision, as far as its seat can know: exactly where the position is small, else
/// by rollouts to the end of the game whose worlds and dice follow from the seed.
pub fn examine<G: Puzzling>(game: &G, seed: u64, stop: &Stop) -> Result<Examined, Unfit> {
    let Pending::Decide(seat) = game.pending() else { return Err(Unfit::Over) };
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    if is_near_end(game)
        && let Some(solution) = solve_for_seat(game, MOST_POSITIONS)
    {
        let own = |value: &f64| if <G as Solvable>::is_ours(seat) { *value } else { 1.0 - *value };
        let values: Vec<f64> = solution.answers.iter().map(own).collect();
        return exact(game, &legal, &values, solution.positions);
    }
    let view = game.view(Viewer::Seat(seat));
    Rollouts { game, seat, view: &view, legal: &legal, seed: stable_hash(&(seed, "puzzle")), stop }.examine()
}

/// Whether veterans come to the end of the game in a few decisions: only then an exact solution is worth a try.
pub(crate) fn is_near_end<G: Puzzling>(game: &G) -> bool {
    let mut script = G::to_end();
    (0..SHORT_GAMES).all(|seed| {
        let (mut game, mut dice, mut legal) = (game.clone(), Seeded::new(seed), Vec::new());
        script.begin(seed);
        for _ in 0..SHORT {
            let Pending::Decide(seat) = game.pending() else { return true };
            game.legal_actions(&mut legal);
            let index = script.decide(&game.view(Viewer::Seat(seat)), &legal);
            game.apply_unchecked(&legal[index], &mut dice, &mut Journal::discard());
        }
        false
    })
}

fn exact<G: Puzzling>(
    game: &G,
    legal: &[G::Action],
    values: &[f64],
    positions: usize,
) -> Result<Examined, Unfit> {
    let best = values.iter().copied().fold(f64::MIN, f64::max);
    let is_right = |value: f64| best - value < SAME;
    if values.iter().any(|&value| !is_right(value) && best - value < f64::from(LEAD) / f64::from(WIN)) {
        return Err(Unfit::SecondSolution);
    }
    let answers = legal.iter().zip(values).map(|(action, &value)| Answer {
        is_right: is_right(value),
        chance: (value * f64::from(WIN)).round() as i32,
        error: 0,
        rollouts: 0,
        action: game.action_text(action),
    });
    in_order(answers.collect(), Checked::Exact { positions })
}

/// Whether an answer may well be as good as the leader, by what is known so far.
fn is_close(leader: &[i32], other: &[i32]) -> bool {
    Gap::between(leader, other).mean < f64::from(LEAD)
}

/// The best first; of those that are equal the earlier one.
fn in_order(mut answers: Vec<Answer>, checked: Checked) -> Result<Examined, Unfit> {
    let n_right = answers.iter().filter(|answer| answer.is_right).count();
    if n_right > MOST_RIGHT || 2 * n_right > answers.len() {
        return Err(Unfit::TooManyRight);
    }
    answers.sort_by_key(|answer| (!answer.is_right, answer.error, -answer.chance));
    let (_, wrong) = answers.split_at_mut(n_right);
    wrong.sort_by_key(|answer| -answer.chance);
    Ok(Examined { answers, checked })
}

/// A decision whose answers are played out.
struct Rollouts<'a, G: Puzzling> {
    game: &'a G,
    seat: G::Seat,
    view: &'a G::View,
    legal: &'a [G::Action],
    seed: u64,
    stop: &'a Stop,
}

impl<G: Puzzling> Rollouts<'_, G> {
    fn examine(&self) -> Result<Examined, Unfit> {
        let all: Vec<usize> = (0..self.legal.len()).collect();
        let mut search = Search::new(G::to_end);
        // Another answer that is near the leader ends it, unless it can be the same in another order.
        let is_hopeless = |values: &[Vec<i32>], leader: usize| {
            let near = (0..values.len()).filter(|&at| at != leader).filter(|&at| {
                let gap = Gap::between(&values[leader], &values[at]);
                !gap.is_same && gap.is_near(2.0) && values[at].len() == values[leader].len()
            });
            let open = near.filter(|&at| !self.leaves_choice(at)).count();
            let close = (0..values.len()).filter(|&at| is_close(&values[leader], &values[at])).count();
            open > 0 && values[leader].len() >= 128 || close > MOST_CLOSE
        };
        let values = race(&mut search, &self.question(&all), self.stop, is_hopeless).ok_or(Unfit::Stopped)?;
        let best = all.iter().copied().max_by_key(|&at| (values[at].len(), mean(&values[at]) as i64));
        let best = best.ok_or(Unfit::Over)?;
        let is_other_order = self.other_orders(best, &values)?;
        let mut answers = Vec::new();
        for (at, action) in self.legal.iter().enumerate() {
            let gap = Gap::between(&values[best], &values[at]);
            let is_right = at == best || gap.is_same || is_other_order[at];
            if !is_right && !gap.is_wrong(2.0) {
                return Err(Unfit::SecondSolution);
            }
            answers.push(self.answer(is_right, at == best, &gap, &values[at], &values[best], action));
        }
        let rollouts = values.iter().map(Vec::len).sum();
        in_order(answers, Checked::Rollouts { rollouts })
    }

    fn question<'a>(&'a self, candidates: &'a [usize]) -> Question<'a, G> {
        Question { seat: self.seat, view: self.view, legal: self.legal, candidates, seed: self.seed }
    }

    /// A right answer is worth what the best is: it comes to the same.
    fn answer(
        &self,
        is_right: bool,
        is_best: bool,
        gap: &Gap,
        own: &[i32],
        best: &[i32],
        action: &G::Action,
    ) -> Answer {
        let chance = if is_right { mean(best) } else { mean(best) - gap.mean };
        Answer {
            is_right,
            chance: (chance.round() as i32).clamp(0, WIN),
            error: if is_best { 0 } else { gap.error.round().max(1.0) as i32 },
            rollouts: own.len(),
            action: self.game.action_text(action),
        }
    }

    /// Which answers are as good if the best one, or one that is as good, follows as soon as it can: the same in another
    /// order. Where chance has a say in it, or somebody else, it is a second solution.
    fn other_orders(&self, best: usize, values: &[Vec<i32>]) -> Result<Vec<bool>, Unfit> {
        let is_near = |at: &usize| !Gap::between(&values[best], &values[*at]).is_wrong(2.0);
        let near = (0..self.legal.len()).filter(|at| *at != best).filter(is_near);
        let then: Vec<(G::Action, usize)> =
            [best].into_iter().chain(near).map(|at| (self.legal[at].clone(), self.window(at))).collect();
        let mut search = Search::new(move || Then::new(G::to_end(), then.clone()));
        let mut found = vec![false; self.legal.len()];
        for at in (0..self.legal.len()).filter(|&at| at != best) {
            if !self.is_as_good(&mut search, at, &values[best])? {
                continue;
            }
            if !self.leaves_choice(at) {
                return Err(Unfit::SecondSolution);
            }
            found[at] = true;
            if found.iter().filter(|&&is_order| is_order).count() >= MOST_RIGHT {
                return Err(Unfit::TooManyRight);
            }
        }
        Ok(found)
    }

    /// Decisions in which an action is looked for later. One that names no unit, such as passing, means
    /// something else when somebody else is asked.
    fn window(&self, at: usize) -> usize {
        if self.game.action_text(&self.legal[at]).contains(' ') { LATER } else { 1 }
    }

    fn is_as_good(
        &self,
        search: &mut Search<Then<G::ToEnd, G::Action>>,
        at: usize,
        best: &[i32],
    ) -> Result<bool, Unfit> {
        let mut values: Vec<i32> = Vec::new();
        for rounds in ORDER_ROUNDS {
            let rounds = rounds.min(best.len());
            let played = search.play(&self.question(&[at]), values.len()..rounds, self.stop);
            if values.len() + played.len() < rounds {
                return Err(Unfit::Stopped);
            }
            values.extend(played.into_iter().flatten());
            let gap = Gap::between(best, &values);
            if gap.is_wrong(2.0) {
                return Ok(false);
            }
            if gap.is_near(2.0) {
                return Ok(true);
            }
        }
        Err(Unfit::SecondSolution)
    }

    /// Whether an answer decides nothing by chance and leaves its seat the next choice.
    fn leaves_choice(&self, at: usize) -> bool {
        let mut world = G::sample_world(self.view, &mut Seeded::new(self.seed));
        let mut chance = FirstDraw::default();
        world.apply_unchecked(&self.legal[at], &mut chance, &mut Journal::discard());
        !game_api::Chance::is_spent(&chance) && world.pending() == Pending::Decide(self.seat)
    }
}

/// Whether the text of a game gives the same game back.
pub(crate) fn is_written_whole<G: Solvable + HiddenInfo>(game: &G) -> bool {
    G::read(&game.write()).is_ok_and(|again| again == *game)
}
