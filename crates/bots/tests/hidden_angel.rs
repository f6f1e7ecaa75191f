//! Players of Death Angel decide the same in worlds that differ only in what their seat may
//! not know: the order of piles and decks, choices not revealed, events put back by another.

#[path = "../../death-angel/tests/twin/mod.rs"]
mod twin;

use bots::Level;
use bots::angel::{self, Thinker};
use death_angel::{DeathAngel, Seat};
use game_api::{Game, Journal, Pending, Player, RandomPlayer, Seeded, Viewer};
use search::Budget;
use twin::twin;

/// How many pairs of worlds every number of players is asked about; more with
/// `BLIPFALL_HIDDEN_PAIRS`.
fn n_pairs() -> usize {
    let asked = std::env::var("BLIPFALL_HIDDEN_PAIRS").ok();
    asked.map_or(40, |pairs| pairs.parse().expect("BLIPFALL_HIDDEN_PAIRS is a number"))
}

type Sitter = Box<dyn Player<DeathAngel>>;

fn cadet(seed: u64) -> Sitter {
    angel::player("cadet", seed).expect("a name of ours")
}

fn veteran(seed: u64) -> Sitter {
    angel::player("veteran", seed).expect("a name of ours")
}

/// Asks a fresh player with this seed.
fn decide(sitter: &dyn Fn(u64) -> Sitter, seed: u64, game: &DeathAngel, seat: Seat) -> usize {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    sitter(seed).decide(&game.view(Viewer::Seat(seat)), &legal)
}

/// Whether there was anything to compare.
fn compare(sitter: &dyn Fn(u64) -> Sitter, game: &DeathAngel, seat: Seat, dice: &mut Seeded) -> bool {
    let other = twin(game, seat, dice);
    if other == *game {
        return false;
    }
    assert_eq!(game.view(Viewer::Seat(seat)), other.view(Viewer::Seat(seat)));
    let seed = u64::from(dice.below(1000));
    let answers = [game, &other].map(|world| decide(sitter, seed, world, seat));
    assert_eq!(answers[0], answers[1], "as {}: {:?}", seat.name(), game.decision());
    true
}

/// Games at random; now and then the player is asked in the true world and in its twin. Every
/// seat is asked.
fn check(sitter: &dyn Fn(u64) -> Sitter, players: u8, n_pairs: usize) {
    let (mut dice, mut pairs, mut seed) = (Seeded::new(77), [0; 6], 0);
    let enough = (n_pairs / usize::from(players)).max(1);
    while pairs.iter().take(players.into()).any(|&pairs| pairs < enough) {
        let mut table = Seeded::new(seed);
        let mut game =
            DeathAngel::new(players, &mut table, &mut Journal::discard()).expect("one to six players");
        let mut random = RandomPlayer::new(seed);
        seed += 1;
        let mut legal = Vec::new();
        while let Pending::Decide(seat) = game.pending() {
            game.legal_actions(&mut legal);
            if legal.len() > 1 && pairs[seat.index()] < enough && dice.below(4) == 0 {
                pairs[seat.index()] += usize::from(compare(sitter, &game, seat, &mut dice));
            }
            let action = legal[random.choose(legal.len())];
            game.apply_unchecked(&action, &mut table, &mut Journal::discard());
        }
    }
}

#[test]
fn a_veteran_alone_does_not_know_what_is_hidden() {
    check(&veteran, 1, n_pairs());
}

#[test]
fn two_veterans_do_not_know_what_is_hidden() {
    check(&veteran, 2, n_pairs());
}

#[test]
fn four_veterans_do_not_know_what_is_hidden() {
    check(&veteran, 4, n_pairs());
}

#[test]
fn six_veterans_do_not_know_what_is_hidden() {
    check(&veteran, 6, n_pairs());
}

#[test]
fn cadets_do_not_know_what_is_hidden() {
    [1, 3].into_iter().for_each(|players| check(&cadet, players, n_pairs()));
}

/// What a player may know does not depend on how long it thinks: few rollouts make many pairs.
#[test]
fn those_who_look_ahead_do_not_know_what_is_hidden() {
    for players in [1, 3, 6] {
        let thinker = |seed| -> Sitter {
            Box::new(Thinker::new(Level::Captain, seed).with_budget(Budget::rollouts(2)))
        };
        check(&thinker, players, n_pairs() / 4);
    }
}

#[test]
fn equal_seeds_and_views_give_equal_games() {
    let play = || {
        let mut table = Seeded::new(5);
        let mut game = DeathAngel::new(2, &mut table, &mut Journal::discard()).expect("two players");
        let mut seats = [1, 2].map(|seed| angel::player("veteran", seed).expect("a name of ours"));
        let mut legal = Vec::new();
        while let Pending::Decide(seat) = game.pending() {
            game.legal_actions(&mut legal);
            let index = seats[seat.index()].decide(&game.view(Viewer::Seat(seat)), &legal);
            let action = legal[index];
            game.apply_unchecked(&action, &mut table, &mut Journal::discard());
        }
        game.state_hash()
    };
    assert_eq!(play(), play());
}
