//! Generated missions are played at random to their end.

use game_api::{Game, Journal, Pending, RandomPlayer, Seeded};
use generator::{Archetype, Order, Size};
use space_hulk::{Ending, SpaceHulk};

/// Games for each archetype and size.
const GAMES: u64 = 5;

#[test]
fn random_games_come_to_an_end() {
    for archetype in Archetype::ALL {
        for size in Size::ALL {
            for seed in 0..GAMES {
                play(Order { archetype, size, seed: 1000 + seed });
            }
        }
    }
}

fn play(order: Order) {
    let position = order.generate().position();
    let mut dice = Seeded::new(order.seed);
    let mut game = SpaceHulk::from_position(&position, &mut dice, &mut Journal::discard())
        .unwrap_or_else(|problems| panic!("{}: {problems:?}", order.id()));
    let mut player = RandomPlayer::new(order.seed);
    let mut legal = Vec::new();
    loop {
        game.legal_actions(&mut legal);
        if legal.is_empty() {
            break;
        }
        let action = legal[player.choose(legal.len())];
        game.apply(&action, &mut dice, &mut Journal::discard()).expect("a legal action");
    }
    let Pending::Over(outcome) = game.pending() else { panic!("{}: nothing to do", order.id()) };
    assert!(!matches!(outcome.ending, Ending::Stalemate), "{}: {outcome:?}", order.id());
    assert!(game.turn() <= position.round_limit.expect("a limit") + 1, "{}", order.id());
}
