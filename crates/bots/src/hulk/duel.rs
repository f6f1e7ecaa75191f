//! Choices inside a close assault. They are few and soon over, so that every roll of the dice is played
//! with the real rules.

use game_api::{Enumerator, Game, Journal, Pending};
use space_hulk::{Action, DecisionKind, Rank, Side, SpaceHulk};

/// What is won or lost with an assault, in thousandths of a Marine.
const VICTORY: i64 = 100_000;
const MARINE: i64 = 1000;
const ALIEN: i64 = 450;
const PSI_POINT: i64 = 40;
/// All chances of a roll together: a number that any few dice divide.
const SURE: i64 = 6 * 6 * 6 * 6;
/// In games for one the aliens go on at once: whatever takes more combinations is no matter of one assault.
const MOST_COMBINATIONS: usize = 36;

/// Whether such a choice is to be made.
pub(crate) fn is_asked(kind: DecisionKind) -> bool {
    matches!(kind, DecisionKind::Parry | DecisionKind::Reroll | DecisionKind::Psi)
}

/// The place of the best answer in the legal list, of equals the last, which mostly passes; nothing if an answer has too many outcomes.
pub(crate) fn answer(world: &SpaceHulk, legal: &[Action]) -> Option<usize> {
    let mut best: Option<(usize, i64)> = None;
    for (index, action) in legal.iter().enumerate() {
        let worth = expectation(world, action)?;
        if best.is_none_or(|(_, most)| worth >= most) {
            best = Some((index, worth));
        }
    }
    best.map(|(index, _)| index)
}

/// What an answer is worth to the Marines, on the average of all rolls.
fn expectation(world: &SpaceHulk, action: &Action) -> Option<i64> {
    let (mut dice, mut sum) = (Enumerator::new(), 0);
    for _ in 0..MOST_COMBINATIONS {
        let mut after = world.clone();
        after.apply_unchecked(action, &mut dice, &mut Journal::discard());
        let chance = dice.factors().try_fold(SURE, |chance, (weight, total)| {
            let share = chance * i64::from(weight);
            (share % i64::from(total) == 0).then_some(share / i64::from(total))
        });
        sum += chance? * value(&after)?;
        if !dice.advance() {
            return Some(sum / SURE);
        }
    }
    None
}

/// What a position is worth to the Marines, who decide as long as the assault goes on.
fn value(game: &SpaceHulk) -> Option<i64> {
    let decision = match game.pending() {
        Pending::Over(outcome) => {
            return Some(
                outcome.winner.map_or(0, |side| if side == Side::Marine { VICTORY } else { -VICTORY }),
            );
        }
        Pending::Decide(_) => game.decision()?,
    };
    if is_asked(decision.kind) {
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        return legal
            .iter()
            .map(|action| expectation(game, action))
            .try_fold(i64::MIN, |best, worth| Some(best.max(worth?)));
    }
    let psi: i64 = game
        .units()
        .iter()
        .filter(|unit| unit.rank() == Rank::Librarian)
        .map(|unit| i64::from(unit.psi()))
        .sum();
    Some(
        ALIEN * i64::from(game.n_aliens_killed()) - MARINE * i64::from(game.n_marines_killed())
            + PSI_POINT * psi,
    )
}
