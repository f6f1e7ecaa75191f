//! What dice and draws made of an action.
//!
//! Luck is what the next game is worth, less what it was worth on average over all dice of the same action in the same
//! game. That game is the real one, with everything that lies hidden: there the weight of every outcome is known exactly,
//! so that luck averages 0 whatever the worth is. An evaluation that is wrong makes luck less telling, and never better
//! or worse than it should be.

use std::sync::Arc;

use game_api::{Game, Journal, Pending, Seeded, Viewer, outcomes, stable_hash};
use search::Script;

use crate::judgment::Bent;
use crate::{Analyst, Curve};

/// Combinations of dice that are played to know every outcome: as many as a close assault has.
const MOST_COMBINATIONS: usize = 1296;
/// Different outcomes that are judged.
const MOST_OUTCOMES: usize = 216;
/// How often an action with more of them is played.
const SAMPLES: u64 = 64;
/// How often dice that lie on the table are played on from.
const PLAYS: u64 = 4;

/// An action and what became of it.
pub(crate) struct Draw<'a, G: Game> {
    pub before: &'a G,
    pub action: &'a G::Action,
    pub after: &'a G,
}

/// The luck of an action to the Marines: `worth` says what a game is worth to them. The dice that `seed` gives, where
/// there are too many outcomes to know all, have nothing to do with the real ones; the same seed gives the same luck.
pub(crate) fn luck<G: Game>(draw: &Draw<G>, seed: u64, worth: &mut dyn FnMut(&G) -> f64) -> i32 {
    let expected = match all_outcomes(draw.before, draw.action) {
        Some(all) => all.iter().map(|(chance, game)| chance * worth(game)).sum(),
        None => {
            (0..SAMPLES).map(|n| worth(&sample(draw, stable_hash(&(seed, n, "luck"))))).sum::<f64>()
                / SAMPLES as f64
        }
    };
    (worth(draw.after) - expected).round() as i32
}

/// Every outcome with its chance; nothing if there are too many, or a chance has too many digits. It follows from the
/// game before and the action alone: whoever looked at what became of it would favor some outcomes.
fn all_outcomes<G: Game>(before: &G, action: &G::Action) -> Option<Vec<(f64, G)>> {
    let found = outcomes(before, action, MOST_COMBINATIONS, &Journal::discard(), |_, _| ()).ok()?;
    if found.list.len() > MOST_OUTCOMES {
        return None;
    }
    let known = found.list.into_iter().map(|outcome| {
        let chance = outcome.chance?;
        Some((chance.numerator() as f64 / chance.denominator() as f64, outcome.game))
    });
    known.collect()
}

/// The game after other dice.
fn sample<G: Game>(draw: &Draw<G>, seed: u64) -> G {
    let mut game = draw.before.clone();
    game.apply_unchecked(draw.action, &mut Seeded::new(seed), &mut Journal::discard());
    game
}

/// Says what a real game is worth to the Marines, and keeps what it has prepared.
pub(crate) struct Appraiser<G: Analyst> {
    script: Bent<G::Rollout>,
    legal: Vec<G::Action>,
}

impl<G: Analyst> Appraiser<G> {
    /// One that sees the mission like this.
    pub fn new(curve: Arc<Curve>) -> Appraiser<G> {
        Appraiser { script: Bent { script: G::rollout(), curve }, legal: Vec::new() }
    }

    /// What became of an action by luck.
    pub fn luck(&mut self, draw: &Draw<G>, seed: u64) -> i32 {
        luck(draw, seed, &mut |game| self.worth(game, seed))
    }

    /// What a game is worth. An evaluation does not see dice that lie on the table: veterans play on until they have
    /// done what they do, with the same dice for whatever is compared under one seed.
    fn worth(&mut self, game: &G, seed: u64) -> f64 {
        if !game.has_open_dice() {
            return self.judge(game, seed);
        }
        let played = (0..PLAYS).map(|n| {
            let seed = stable_hash(&(seed, n, "play on"));
            let end = self.play_on(game.clone(), seed);
            self.judge(&end, seed)
        });
        played.sum::<f64>() / PLAYS as f64
    }

    fn judge(&mut self, game: &G, seed: u64) -> f64 {
        if let Pending::Over(outcome) = game.pending() {
            return f64::from(G::worth(&outcome));
        }
        self.script.begin(seed);
        f64::from(self.script.judge(game, game.first_marine()))
    }

    fn play_on(&mut self, mut game: G, seed: u64) -> G {
        let mut dice = Seeded::new(stable_hash(&(seed, "dice")));
        self.script.begin(seed);
        while let Pending::Decide(seat) = game.pending()
            && game.has_open_dice()
        {
            game.legal_actions(&mut self.legal);
            let index = match self.legal.len() {
                1 => 0,
                _ => self.script.decide(&game.view(Viewer::Seat(seat)), &self.legal),
            };
            game.apply_unchecked(&self.legal[index], &mut dice, &mut Journal::discard());
        }
        game
    }
}
