//! Exact odds of one action, by playing every combination of dice.

use std::collections::BTreeMap;

use game_api::{Chance, Draw, Enumerator, Journal, Ratio, Seeded, Viewer};

use crate::failure::{Code, Failure};
use crate::game_json::{GameJson, Story};
use crate::wire::{OddsOutcome, Summary};

/// Combinations that lead to one game and tell one story.
#[derive(Clone, Debug)]
pub struct Outcome<G: GameJson> {
    /// How likely it is.
    pub chance: Ratio,
    /// The game after it.
    pub game: G,
    /// What it comes down to.
    pub summary: Summary,
    /// What happened in the first of the combinations.
    pub story: Story<G>,
}

/// Every outcome of a legal action; their chances add up to 1. Two combinations are one
/// outcome if the games after them are equal and so are their summaries: a tie and a lost
/// attack can leave the same board.
///
/// These are the odds of the game that is given, hidden things included. Whoever answers a
/// seat gives no game in which there is anything that the seat may not know.
pub fn odds<G: GameJson>(game: &G, action: &G::Action) -> Result<Vec<Outcome<G>>, Failure> {
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

/// The outcomes of the first draw of a legal action alone; what is drawn after it falls in
/// some way that does not count. For actions that set off more than can be counted, where the
/// first die says what is asked. The chances add up to 1.
pub fn first_odds<G: GameJson>(game: &G, action: &G::Action) -> Vec<Outcome<G>> {
    let mut first = Enumerator::new();
    let mut found = Vec::new();
    loop {
        let (mut after, mut story) = (game.clone(), Journal::keep());
        let mut chance = FirstOf { first: &mut first, rest: Seeded::new(0), has_drawn: false };
        after.apply_unchecked(action, &mut chance, &mut story);
        let factor = first.factors().next();
        let chance = factor.map_or(Ratio::ONE, |(weight, total)| Ratio::new(weight.into(), total.into()));
        let summary = G::summarize_first(game, action, &after, &story);
        found.push(Outcome { chance, game: after, summary, story });
        if !first.advance() {
            return found;
        }
    }
}

/// Counts through the first draw; the others are dice like any.
struct FirstOf<'a> {
    first: &'a mut Enumerator,
    rest: Seeded,
    has_drawn: bool,
}

impl Chance for FirstOf<'_> {
    fn draw(&mut self, draw: Draw<'_>) -> usize {
        match std::mem::replace(&mut self.has_drawn, true) {
            false => self.first.draw(draw),
            true => self.rest.draw(draw),
        }
    }
}

/// Outcomes as they are written, with the events that this viewer may know, or all.
pub fn write_odds<G: GameJson>(
    before: &G,
    outcomes: &[Outcome<G>],
    viewer: Option<Viewer<G::Seat>>,
) -> Vec<OddsOutcome> {
    let write = |outcome: &Outcome<G>| OddsOutcome {
        p: outcome.chance.to_string(),
        events: G::write_events(before, &outcome.game, &outcome.story, viewer),
        summary: outcome.summary.clone(),
    };
    outcomes.iter().map(write).collect()
}

fn too_large<G: GameJson>() -> Failure {
    let message = format!("there are more than {} combinations of dice", G::MOST_COMBINATIONS);
    Failure::new(Code::TooLarge, message)
}

/// Plays one combination; `None` if it is one of so many that its chance cannot be written.
fn play<G: GameJson>(before: &G, action: &G::Action, chance: &mut Enumerator) -> Option<Outcome<G>> {
    let mut game = before.clone();
    let mut story = Journal::keep();
    game.apply_unchecked(action, chance, &mut story);
    let mut factors = chance.factors().map(|(weight, total)| Ratio::new(weight.into(), total.into()));
    let chance = factors.try_fold(Ratio::ONE, Ratio::checked_mul)?;
    let summary = G::summarize(before, action, &game, &story);
    Some(Outcome { chance, game, summary, story })
}
