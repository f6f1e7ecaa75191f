//! One line of play from a candidate to its end.

use game_api::{Game, HiddenInfo, Journal, Pending, Seeded, Viewer, stable_hash};

use crate::halving::Question;
use crate::script::{Script, WIN};

/// A rollout that lasts longer is worth half a win: a rule nobody thought of must not hang a player.
const MOST_DECISIONS: usize = 20_000;

/// The worth of several candidates in one world with the same dice; `round` tells this world and
/// these dice from others.
pub(crate) fn compare<G: HiddenInfo, S: Script<G>>(
    script: &mut S,
    question: &Question<G>,
    candidates: &[usize],
    round: usize,
) -> Vec<i32> {
    let world = G::sample_world(question.view, &mut Seeded::new(seed(question.seed, round, "world")));
    let play = |&index: &usize| {
        let mut dice = Seeded::new(seed(question.seed, round, "dice"));
        script.begin(seed(question.seed, round, "script"));
        let mut game = world.clone();
        game.apply_unchecked(&question.legal[index], &mut dice, &mut Journal::discard());
        play_on(script, &world, game, question.seat, &mut dice)
    };
    candidates.iter().map(play).collect()
}

fn seed(seed: u64, round: usize, what: &str) -> u64 {
    stable_hash(&(seed, round, what))
}

fn play_on<G: Game, S: Script<G>>(
    script: &mut S,
    root: &G,
    mut game: G,
    seat: G::Seat,
    dice: &mut Seeded,
) -> i32 {
    let mut legal = Vec::new();
    for _ in 0..MOST_DECISIONS {
        let owner = match game.pending() {
            Pending::Over(outcome) => return script.payoff(&outcome, seat),
            Pending::Decide(owner) => owner,
        };
        if script.is_leaf(root, &game) {
            return script.judge(&game, seat);
        }
        game.legal_actions(&mut legal);
        let index = if legal.len() == 1 { 0 } else { script.decide(&game.view(Viewer::Seat(owner)), &legal) };
        game.apply_unchecked(&legal[index], dice, &mut Journal::discard());
    }
    WIN / 2
}
