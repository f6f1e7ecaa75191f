//! Every shot that could be fired in the middle of an action: random play seldom takes it.

use game_api::{Chance, Draw, Game, Journal};
use space_hulk::{Action, SpaceHulk, Target, Verb};

/// Dice that hit without doubles, and of all else the first that is possible.
struct Hits(usize);

impl Chance for Hits {
    fn draw(&mut self, draw: Draw<'_>) -> usize {
        match draw {
            Draw::Die { .. } => {
                self.0 += 1;
                [5, 4, 3][(self.0 - 1) % 3]
            }
            Draw::Pick { weights } => weights.iter().position(|&weight| weight > 0).expect("a possible pick"),
        }
    }
}

/// The shots at units that are legal inside an action, with the games that a hit leads to.
pub fn shots(game: &SpaceHulk) -> impl Iterator<Item = (Action, SpaceHulk)> + '_ {
    let mut legal = Vec::new();
    if game.matter().is_some() {
        game.legal_actions(&mut legal);
    }
    legal.retain(|action| matches!(action.verb, Verb::Fire(Target::Unit(_))));
    legal.into_iter().map(|action| {
        let mut after = game.clone();
        after.apply_unchecked(&action, &mut Hits(0), &mut Journal::discard());
        (action, after)
    })
}
