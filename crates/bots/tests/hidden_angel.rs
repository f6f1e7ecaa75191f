//! Players of Death Angel decide the same in worlds that differ only in what their seat may
//! not know: the order of piles and decks, choices not revealed, events put back by another.

#[path = "../../death-angel/tests/twin/mod.rs"]
mod twin;

use bots::angel;
use death_angel::{DeathAngel, Seat};
use game_api::{Game, Journal, Pending, RandomPlayer, Seeded, Viewer};
use twin::twin;

/// How many pairs of worlds every number of players is asked about; more with
/// `BLIPFALL_HIDDEN_PAIRS`.
fn n_pairs() -> usize {
    let asked = std::env::var("BLIPFALL_HIDDEN_PAIRS").ok();
    asked.map_or(40, |pairs| pairs.parse().expect("BLIPFALL_HIDDEN_PAIRS is a number"))
}

/// Asks a fresh player with this seed.
fn decide(name: &str, seed: u64, game: &DeathAngel, seat: Seat) -> usize {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let mut player = angel::player(name, seed).expect("a name of ours");
    player.decide(&game.view(Viewer::Seat(seat)), &legal)
}

/// Whether there was anything to compare.
fn compare(name: &str, game: &DeathAngel, seat: Seat, dice: &mut Seeded) -> bool {
    let other = twin(game, seat, dice);
    if other == *game {
        return false;
    }
    assert_eq!(game.view(Viewer::Seat(seat)), other.view(Viewer::Seat(seat)));
    let seed = u64::from(dice.below(1000));
    let answers = [game, &other].map(|world| decide(name, seed, world, seat));
    assert_eq!(answers[0], answers[1], "{name} as {}: {:?}", seat.name(), game.decision());
    true
}

/// Games at random; now and then the player is asked in the true world and in its twin. Every
/// seat is asked.
fn check(name: &str, players: u8) {
    let (mut dice, mut pairs, mut seed) = (Seeded::new(77), [0; 6], 0);
    let enough = n_pairs() / usize::from(players);
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
                pairs[seat.index()] += usize::from(compare(name, &game, seat, &mut dice));
            }
            let action = legal[random.choose(legal.len())];
            game.apply_unchecked(&action, &mut table, &mut Journal::discard());
        }
    }
}

#[test]
fn a_veteran_alone_does_not_know_what_is_hidden() {
    check("veteran", 1);
}

#[test]
fn two_veterans_do_not_know_what_is_hidden() {
    check("veteran", 2);
}

#[test]
fn four_veterans_do_not_know_what_is_hidden() {
    check("veteran", 4);
}

#[test]
fn six_veterans_do_not_know_what_is_hidden() {
    check("veteran", 6);
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
