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

#[cfg(test)]
mod tests {
    use content::hulk::Library;
    use death_angel::DeathAngel;
    use game_api::{HiddenInfo, RandomPlayer, Recorder};
    use space_hulk::{SpaceHulk, Target, Verb};

    use super::*;

    fn hulk(mission: &str, seed: u64) -> SpaceHulk {
        let library = Library::built_in();
        let mission = library.find(mission).expect("it is ours");
        SpaceHulk::from_position(&mission.position(), &mut Seeded::new(seed), &mut Journal::discard())
            .expect("it can be played")
    }

    fn angel(seed: u64) -> DeathAngel {
        DeathAngel::new(1, &mut Seeded::new(seed), &mut Journal::discard()).expect("one player")
    }

    /// The first decision of games between veterans in which such an action is legal.
    fn find<G: Analyst>(
        start: impl Fn(u64) -> G,
        is_wanted: impl Fn(&G, &G::Action) -> bool,
    ) -> (G, G::Action) {
        let (mut script, mut legal) = (G::rollout(), Vec::new());
        for seed in 0..50 {
            let (mut game, mut dice) = (start(seed), Seeded::new(seed));
            script.begin(seed);
            while let Pending::Decide(seat) = game.pending() {
                game.legal_actions(&mut legal);
                if let Some(wanted) = legal.iter().find(|action| is_wanted(&game, action)) {
                    return (game, wanted.clone());
                }
                let index = script.decide(&game.view(Viewer::Seat(seat)), &legal);
                game.apply_unchecked(&legal[index], &mut dice, &mut Journal::discard());
            }
        }
        panic!("no such action in 50 games");
    }

    /// Each outcome's luck by its chance, all in all; and whether any of them has some.
    fn assert_fair<G: Analyst>((before, action): &(G, G::Action)) {
        let known = all_outcomes(before, action).expect("few outcomes");
        let mut appraiser = Appraiser::<G>::new(Arc::new(Curve::straight()));
        let lucks: Vec<(f64, i32)> = known
            .iter()
            .map(|(chance, after)| (*chance, appraiser.luck(&Draw { before, action, after }, 7)))
            .collect();
        let sum: f64 = lucks.iter().map(|(chance, luck)| chance * f64::from(*luck)).sum();
        assert!(sum.abs() <= 0.5, "{action:?}: {sum} of {lucks:?}");
        assert!(lucks.iter().any(|(_, luck)| luck.abs() > 20), "{action:?}: {lucks:?}");
    }

    #[test]
    fn a_shot_has_no_luck_on_average() {
        assert_fair(&find(
            |seed| hulk("cold-lock", seed),
            |_, action| matches!(action.verb, Verb::Fire(Target::Unit(_))),
        ));
    }

    /// Four dice, all combinations of them: most lead to the same few games.
    #[test]
    fn a_close_assault_has_no_luck_on_average() {
        let found = find(
            |seed| hulk("cold-lock", seed),
            |_, action| matches!(action.verb, Verb::Assault(Target::Unit(_))),
        );
        let combinations = outcomes(&found.0, &found.1, 10_000, &Journal::discard(), |_, _| ()).expect("few");
        assert!(combinations.combinations >= 216, "{}", combinations.combinations);
        assert_fair(&found);
    }

    /// The die lies on the table, and may be rolled again: what is compared is what veterans make of it.
    #[test]
    fn an_attack_of_death_angel_has_no_luck_on_average() {
        let is_open = |game: &DeathAngel, action: &death_angel::Action| {
            let is_attack = matches!(action, death_angel::Action::Attack { .. });
            is_attack
                && all_outcomes(game, action)
                    .is_some_and(|all| all.iter().any(|(_, after)| after.has_open_dice()))
        };
        assert_fair(&find(angel, is_open));
    }

    /// What a game is worth to somebody who understands nothing of it.
    fn absurd<G: Game>(game: &G) -> f64 {
        (game.state_hash() % 10_001) as f64
    }

    /// The luck of random games, by its absurd worth: that of actions all of whose outcomes are known, and that of
    /// others, each as a sum for every game.
    fn lucks_of_random_games<G: HiddenInfo>(
        start: impl Fn(u64) -> G,
        n_games: u64,
        most: usize,
    ) -> [Vec<f64>; 2] {
        let mut sums = [Vec::new(), Vec::new()];
        let mut legal = Vec::new();
        for seed in 0..n_games {
            let (mut game, mut player) = (start(seed), RandomPlayer::new(seed));
            let mut dice = Recorder::new(Seeded::new(stable_hash(&(seed, "real"))));
            let mut of_game = [None, None];
            for at in 0..most {
                if matches!(game.pending(), Pending::Over(_)) {
                    break;
                }
                game.legal_actions(&mut legal);
                let (before, action) = (game.clone(), legal[player.choose(legal.len())].clone());
                game.apply_unchecked(&action, &mut dice, &mut Journal::discard());
                if dice.take().is_empty() {
                    continue;
                }
                let draw = Draw { before: &before, action: &action, after: &game };
                let is_sampled = all_outcomes(&before, &action).is_none();
                let sum = of_game[usize::from(is_sampled)].get_or_insert(0.0);
                *sum += f64::from(luck(&draw, stable_hash(&(seed, at)), &mut absurd));
            }
            sums.iter_mut().zip(of_game).for_each(|(sums, sum)| sums.extend(sum));
        }
        sums
    }

    /// The mean is within three standard errors of 0, and the games are many.
    fn assert_averages_zero(sums: &[f64]) {
        let n = sums.len() as f64;
        let mean = sums.iter().sum::<f64>() / n;
        let error = (sums.iter().map(|sum| (sum - mean).powi(2)).sum::<f64>() / (n - 1.0) / n).sqrt();
        assert!(n >= 200.0 && error > 0.0 && mean.abs() < 3.0 * error, "{mean} ± {error} in {n} games");
    }

    #[test]
    fn luck_averages_zero_whatever_a_game_is_thought_worth() {
        let hulk = lucks_of_random_games(|seed| hulk("cold-lock", seed), 300, 40);
        let angel = lucks_of_random_games(angel, 300, 40);
        let [known, sampled] = [0, 1].map(|which| [&hulk[which][..], &angel[which]].concat());
        assert_averages_zero(&known);
        assert_averages_zero(&sampled);
    }
}
