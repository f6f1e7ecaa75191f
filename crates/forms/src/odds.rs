//! Exact odds of one action, by playing every combination of dice.

use game_api::{Chance, Draw, Enumerator, Journal, Ratio, Seeded, Viewer, outcomes};

use crate::failure::{Code, Failure};
use crate::game_json::{GameJournal, GameJson};
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
    pub story: GameJournal<G>,
}

/// Every outcome of a legal action; their chances add up to 1. Two combinations are one
/// outcome if the games after them are equal and so are their summaries: a tie and a lost
/// attack can leave the same board.
///
/// These are the odds of the game that is given, hidden things included. An answer
/// to a seat is computed from a game without anything that the seat may not know.
pub fn odds<G: GameJson>(game: &G, action: &G::Action) -> Result<Vec<Outcome<G>>, Failure> {
    odds_within(game, action, G::MOST_COMBINATIONS)
}

/// As [`odds`], with a limit of one's own.
pub fn odds_within<G: GameJson>(
    game: &G,
    action: &G::Action,
    limit: usize,
) -> Result<Vec<Outcome<G>>, Failure> {
    let summarize = |after: &G, story: &GameJournal<G>| G::summarize(game, action, after, story);
    let found = outcomes(game, action, limit, &Journal::keep(), summarize);
    let found = found.map_err(|_| too_large::<G>())?;
    let outcome = |found: game_api::Outcome<G, Summary>| {
        let game_api::Outcome { chance, game, journal: story, key: summary } = found;
        let chance = chance.ok_or_else(too_large::<G>)?;
        Ok(Outcome { chance, game, summary, story })
    };
    found.list.into_iter().map(outcome).collect()
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
        if std::mem::replace(&mut self.has_drawn, true) {
            self.rest.draw(draw)
        } else {
            self.first.draw(draw)
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

pub(crate) fn too_large<G: GameJson>() -> Failure {
    let message = format!("there are more than {} combinations of dice", G::MOST_COMBINATIONS);
    Failure::new(Code::TooLarge, message)
}
