//! Exact odds of one action, by playing every combination of dice.

use std::collections::BTreeMap;

use game_api::{Enumerator, Journal, Ratio};
use serde_json::{Value, json};

use crate::envelope::{Answer, Code, Failure, Fields, fields};
use crate::spoken::{Spoken, Story};

/// Combinations that lead to one game and tell one story.
struct Outcome<G: Spoken> {
    chance: Ratio,
    game: G,
    summary: Fields,
    story: Story<G>,
}

/// Every outcome of an action. Two combinations are one outcome if the games after
/// them are equal and so are their summaries: a tie and a lost attack can leave the
/// same board.
pub(crate) fn answer<G: Spoken>(game: &G, action: &G::Action) -> Answer {
    let outcomes = enumerate(game, action)?;
    let list = outcomes.iter().map(|outcome| {
        json!({
            "p": outcome.chance.to_string(),
            "events": G::write_events(game, &outcome.game, &outcome.story),
            "summary": outcome.summary,
        })
    });
    Ok(fields! {"outcomes": list.collect::<Vec<Value>>()})
}

fn enumerate<G: Spoken>(game: &G, action: &G::Action) -> Result<Vec<Outcome<G>>, Failure> {
    let mut chance = Enumerator::new();
    let mut found: Vec<Outcome<G>> = Vec::new();
    let mut by_hash: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    for _ in 0..G::MOST_COMBINATIONS {
        let outcome = play(game, action, &mut chance).ok_or_else(too_large::<G>)?;
        let same = by_hash.entry(outcome.game.state_hash()).or_default();
        let equal = |&&i: &&usize| found[i].summary == outcome.summary && found[i].game == outcome.game;
        match same.iter().find(equal) {
            Some(&i) => {
                let sum = found[i].chance.checked_add(outcome.chance);
                found[i].chance = sum.ok_or_else(too_large::<G>)?;
            }
            None => {
                same.push(found.len());
                found.push(outcome);
            }
        }
        if !chance.advance() {
            return Ok(found);
        }
    }
    Err(too_large::<G>())
}

fn too_large<G: Spoken>() -> Failure {
    let message = format!("there are more than {} combinations of dice", G::MOST_COMBINATIONS);
    Failure::new(Code::TooLarge, message)
}

/// Plays one combination; `None` if it is one of so many that its chance cannot be written.
fn play<G: Spoken>(before: &G, action: &G::Action, chance: &mut Enumerator) -> Option<Outcome<G>> {
    let mut game = before.clone();
    let mut story = Journal::keep();
    game.apply_unchecked(action, chance, &mut story);
    let mut factors = chance.factors().map(|(weight, total)| Ratio::new(weight.into(), total.into()));
    let chance = factors.try_fold(Ratio::ONE, Ratio::checked_mul)?;
    let summary = G::summarize(before, action, &game, &story);
    Some(Outcome { chance, game, summary, story })
}
